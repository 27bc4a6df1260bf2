# What --help says: a command, and each of its parameters.

help = The card game of ten phases: its rulebooks as data, and a referee for its games.
help-version = Print the version.
help-lang = The language to speak: en, nl, fr or de. Without it, the one that DECAPHASE_LANG or the system names.


help-check = Replay records and say whether every move was legal. Ends with 0 if all hold, 1 if an action is illegal or an expectation fails, 2 if a file is not a record.
help-check-files = Records to check; - is standard input.
help-check-as-json = Print one JSON object a line for each file, for programs.

help-verify = Recompute the decks of records from the server’s secrets and the players’ contributions in them, and say what that proves and what not. Ends with 0 if every hand that is over is proved, 1 if something does not agree or a move was illegal, 2 if a file is not a record or a proof is missing.
help-verify-files = Records to verify; - is standard input.
help-verify-seen = A file with what you noted while playing, in the form of [meta.fair], to be compared too (for one record).
help-verify-commitment = A commitment that you were shown while playing, to be compared too (for one record); repeat it for each.
help-verify-as-json = Print one JSON object a line for each file, for programs.

help-rules = List the editions, show the options of one, write its rulebook, or show what differs between two.
help-rules-editions = None for the list of editions, one to see its options, two to see what differs.
help-rules-option = Change an option, as in pickup=must-play; once for each.
help-rules-as-json = Print JSON, for programs.
help-rules-book = Write the rulebook of this table instead: an edition (classic-en unless named) with its changes, in full sentences.
help-rules-html = With --book: as a web page that needs nothing else.

help-sample = Write games of random legal players, who lay and hit most of the time, as records with the outcome.
help-sample-out = The folder to write to; it is made if need be.
help-sample-edition = An edition; “decaphase rules” lists them.
help-sample-option = Change an option, as in pickup=must-play; once for each.
help-sample-players = How many play: 2 to 6.
help-sample-games = How many games.
help-sample-seed = The same seed gives the same files.

help-arena = Play two bots against each other, with balanced seats and the same cards for both, and say which is better and how sure that is.
help-arena-a = The first side, as in steady or beginner:slips=40.
help-arena-b = The second side.
help-arena-players = How many sit at the table: 2 to 6.
help-arena-games = How many games, or at most how many with --until-settled; they go in pairs.
help-arena-seed = The same seed gives the same games, with any number of jobs or workers.
help-arena-edition = An edition; “decaphase rules” lists them.
help-arena-option = Change an option, as in pickup=must-play; once for each.
help-arena-until-settled = Stop as soon as it is settled who is better.
help-arena-error = With --until-settled: in what share of matches between equals a verdict may come all the same.
help-arena-out = Write each game as a row of this new file: .csv or .parquet.
help-arena-records = Write each game as a record into this folder, which is made if need be; that takes more time.
help-arena-decisions = Write each decision as a row of this new table: .parquet.
help-arena-jobs = How many processes play; as many as there are cores unless said.
help-arena-ray = Play on the Ray cluster at this address; “local” is two workers on this machine.
help-arena-as-json = Print one JSON object, for programs.

help-decisions = Write the decisions of recorded games as a table, for programs that learn: what was seen, possible and done, and what came of it.
help-decisions-files = Records, or folders of them; all by the same rules and with as many players.
help-decisions-out = The new table: .parquet.

help-ladder = Seat all bots at mixed tables, and rate them by the places they take.
help-ladder-bots = The bots; none for all that are built in.
help-ladder-players = How many sit at a table: 2 to 6, each a different bot; 4 unless said.
help-ladder-games = How many games; rounded up until everybody sat in every seat.
help-ladder-seed = The same seed gives the same games, with any number of jobs.
help-ladder-edition = An edition; “decaphase rules” lists them.
help-ladder-option = Change an option, as in pickup=must-play; once for each.
help-ladder-jobs = How many processes play; as many as there are cores unless said.
help-ladder-chart = Draw the ratings into this file: .svg or .png; one that is there is replaced.
help-ladder-as-json = Print one JSON object, for programs.

help-hint = Say what whoever is to move in a record does best, and why, by what they can see.
help-hint-record = A record that is not over; - is standard input.
help-hint-seat = Whose advice is wanted, where several may answer; whoever is to move unless said.
help-hint-every = Show everything that can be done, the best first.
help-hint-as-json = Print one JSON object, for programs.

help-odds = Say how far a hand is from a phase, which cards help, and the exact chance to complete it; or, with --dealt, how often each phase is dealt complete.
help-odds-hand = The cards you hold, as in "r5 g5 b12 w s": a colour’s letter (r, b, g, y) and a number, w for a wild, s for a skip.
help-odds-phase = The phase to look at; all of them, a line each, unless said.
help-odds-draws = How many draws to look ahead; 8 unless said.
help-odds-seen = Further cards you have seen, which cannot be drawn any more.
help-odds-dealt = Ask about cards dealt from the whole deck instead of a hand.
help-odds-cards = With --dealt: how many cards are dealt, 1 to 108; 10 unless said.
help-odds-edition = An edition; “decaphase rules” lists them.
help-odds-option = Change an option, as in naturals=per-group; once for each.
help-odds-as-json = Print one JSON object, for programs.

help-play = Play at the terminal, alone with bots or with others at the same keyboard. Everything is kept as it goes.
help-play-names = Who plays, as in Ann Bea; “Bea:fr” hears French. Asked for unless given.
help-play-bots = The bots that play too: a number, or names, as in "2 sharp, greedy".
help-play-edition = An edition; “decaphase rules” lists them.
help-play-option = Change an option, as in pickup=must-play; once for each.
help-play-dealer = Who deals first: a name, or lot.
help-play-fullness = How much is said: brief, normal or full.
help-play-plain = No colours, whatever the terminal can do.
help-play-aloud = Say every line through espeak-ng or spd-say.
help-play-seed = The same seed deals the same cards.

help-resume = List the games that were put away and go on with one.
help-resume-file = The record of a game to go on with; asked for unless given.
help-resume-only-list = Only list them.
help-resume-fullness = How much is said: brief, normal or full.
help-resume-plain = No colours, whatever the terminal can do.
help-resume-aloud = Say every line through espeak-ng or spd-say.

help-replay = Step through a record, forth and back, as a spectator or one of its players saw it. Ends with 1 if an action is illegal, 2 if the file is not a record.
help-replay-file = A record; - is standard input.
help-replay-seat = Whose eyes to look through: a seat’s number or a player’s name. Without it, a spectator’s.
help-replay-every-card = Show everybody’s cards.
help-replay-begin = Where to begin: 3 for hand 3, 3.12 for its action 12.
help-replay-fullness = How much is told: brief, normal or full.
help-replay-all-steps = Tell everything at once, without asking; so it is too where nobody can type.
help-replay-plain = No colours.
help-replay-speak = Read everything aloud too.

help-keep = Keep the score of a game with real cards: crosses, points and standings by the rules of your table.
help-keep-name = The sheet to go on with, by its name or file; none to choose one or begin a new one.
help-keep-edition = Begin a new sheet by this edition; “decaphase rules” lists them.
help-keep-option = Begin a new sheet with an option changed, as in selection=first-5; once for each.
help-keep-players = Begin a new sheet for these players, as in "Ann,Bob,Cas", in the order they sit.
help-keep-export = Write the sheet (the last one unless named) to this file, .csv or .txt, and stop; one that is there is replaced.
help-keep-list-all = List all sheets and stop.
help-keep-plain = Show the sheet as sentences instead of a table.
help-keep-aloud = Read everything aloud through the speech program of the system.

help-serve = Serve tables over the network, for people far apart; nothing has to be set up first.
help-serve-host = The address to listen at; 0.0.0.0 lets in other machines.
help-serve-port = The port to listen at; 0 for any that is free.
help-serve-database = Where to keep tables and accounts: sqlite:///PATH or postgresql://…; a file of your own unless said. An address with a password goes into DECAPHASE_DATABASE.
help-serve-origin = A web page, beside the server’s own, that may use it, as in https://play.example; once for each.
help-serve-proxy = A proxy that is believed when it says for whom it asks, by its address; once for each.
help-serve-open-page = Show the page in a browser as soon as it is ready. Takes another port if 8010 is in use, and keeps the log to what goes wrong.
help-serve-network = Let others on the same network in, and say at which address they find you.

help-connect = Play at a table on a server, with the same keys as at your own terminal. At the first visit only a name is asked for.
help-connect-url = The address of a server, the link of a table, or an invitation.
help-connect-name = Your name on the server; asked for at the first visit unless given.
help-connect-new = Open a new table at once.
help-connect-edition = An edition; “decaphase rules” lists them.
help-connect-option = Change an option, as in pickup=must-play; once for each.
help-connect-players = How many seats a new table has: 2 to 6; 4, or as many as the bots need, unless said.
help-connect-bots = How many bots sit down at a new table.
help-connect-login = Sign in with a login and its password, to come back as somebody you are elsewhere.
help-connect-leave-server = Sign out of this server and forget it here.
help-connect-fullness = How much is said: brief, normal or full.
help-connect-plain = No colours, whatever the terminal can do.
help-connect-aloud = Say every line through espeak-ng or spd-say.
