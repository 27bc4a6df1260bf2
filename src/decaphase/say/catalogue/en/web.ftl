### The page in the browser: its frame, the first page, and words that stand on many pages.

web-name = Decaphase
web-skip = Skip to the content
web-menu = Menu
web-home = Home
web-play = Play
web-keep = Keep score
web-statistics = Statistics
web-about = About
web-settings = Settings
web-rules = Rules
web-language = Language
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-language-de = Deutsch
web-guest = Guest
web-close = Close
web-back = Back
web-no = No
web-loading = One moment …
web-try-again = Try again
web-unreachable = The server cannot be reached just now; check your connection and try again.
web-connecting = Connecting …
web-reconnecting = Connection lost; trying again …
web-signed-out = You have been signed out; load the page again.
web-no-server = The server cannot be reached
web-no-server-about = Perhaps you are offline. You can still keep score of a game with real cards; to play here, the server is needed.
web-not-found = There is no such page
web-not-found-about = The link may be old, or a letter of it is missing.

## The first page

web-tagline = The card game of ten phases: collect sets and runs, lay your phase, and be the first to make all ten.
web-play-now = Play now
web-playing-against = { $many ->
        [one] Against one bot · { $strength }
       *[other] Against { $count } bots · { $strength }
    }
web-change-bots = Other bots
web-bots = Bots
web-strength = How well they play
web-new-table = New table
web-new-table-about = With friends and family, near or far. Bots fill the empty seats.
web-join = Join a table
web-join-about = Did somebody send you a link?
web-join-field = Link or code
web-join-go = Join
web-join-bad = This is no invitation; paste the whole link, or the code at its end.
web-join-elsewhere = This link leads to another server; open it in your browser’s address bar.
web-more = More
web-keep-about = For a game with real cards on your own table.
web-statistics-about = How your games went.
web-about-about = What this is, and what is kept about you.
web-print = Print
web-print-about = Cards, score sheets, stickers, braille and more, on paper.
web-rules-about = How the game is played, by each rulebook.

## Lists of tables. `$players`: who sits there, `$free`: open seats, `$hand`: how many hands were begun

web-your-tables = Your tables
web-open-tables = Tables open to all
web-finished-tables = Finished games
web-alone = Nobody else yet
web-table-state = { $stage ->
        [lobby] Not begun
        [over] Over after hand { $hand }
        [closed] Put away after hand { $hand }
       *[other] Hand { $hand }
    }{ $free ->
        [0] {""}
        [one] , one free seat
       *[other] , { $free } free seats
    }
web-list-your-turn = Your turn
web-list-turn-of = { $player }’s turn
web-replay = Replay
web-more-tables = Show more

## Bots: how strong they are, and how they play

web-bot-beginner = Beginner
    .about = plays like a child who has just learned it
web-bot-greedy = Easy-going
    .about = takes what helps at once, and never looks ahead
web-bot-steady = Steady
    .about = plays well, like somebody who plays often
web-bot-sharp = Sharp
    .about = thinks hard about every card
web-bot-random = Pure chance
    .about = plays anything that is allowed
