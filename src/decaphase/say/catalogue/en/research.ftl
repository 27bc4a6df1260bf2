### For programs that learn.

problem-research-players = { $players } cannot play; choose 2 to 6 players.
problem-research-games = { $games } games cannot be played at once; choose at least 1.
problem-research-reset = No game has begun yet; call reset first.
problem-research-unknown = There is no “{ $asked }”; choose one of { $known }.
problem-research-phase = Nobody can begin with phase { $phase } here; choose one of { $known }.
problem-research-no-action = There is no action { $action }; actions go from 0 to { $last }.
problem-research-illegal = Seat { $seat } may not choose action { $action } now; choose one for which the action mask is 1.
problem-research-over = The episode is over; begin another with reset.
problem-research-opponents = { $count ->
        [one] One opponent is named
       *[other] { $count } opponents are named
    }, but { $needed } must be; name one bot for all seats, or one for each.
problem-research-seat = There is no seat { $seat } here; choose a seat from 1 to { $players }.
problem-research-bot-erred = The bot { $bot } tried “{ $action }”, which is not legal, so the episode cannot go on; tell its authors.
problem-research-range = { $name } cannot be { $asked }; choose { $least } to { $most }.

## Tables of decisions

decisions-starting = Reading games
decisions-written = { $count ->
    [one] One decision was
   *[other] { $number } decisions were
} written to { $file }.
problem-decisions-suffix = { $file } is not a Parquet file; let its name end in .parquet.
problem-decisions-nothing = There is no decision in these records, so no table was written; name records of games, or folders of them.
problem-decisions-no-game = { $file } is not a game that can be played again; “decaphase check” says why.
problem-decisions-mixed = { $file } is played by other rules or by another number of players than the games before it; a table holds one kind, so make another for it.
problem-decisions-no-table = { $file } is not a table of decisions that can be read here; make one with “decaphase arena --decisions” or “decaphase decisions”.
