### For programs that learn.

problem-research-players = { $players } cannot play; choose 2 to 6 players.
problem-research-unknown = There is no “{ $asked }”; choose one of { $known }.
problem-research-phase = Nobody can begin with phase { $phase } here; choose one of { $known }.

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
