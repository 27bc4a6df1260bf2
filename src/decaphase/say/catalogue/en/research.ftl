### For programs that learn.

problem-research-players = { $players } cannot play; choose 2 to 6 players.
problem-research-unknown = There is no “{ $asked }”; choose one of { $known }.
problem-research-phase = Nobody can begin with phase { $phase } here; choose one of { $known }.
problem-research-range = { $name } cannot be { $asked }; choose { $least } to { $most }.
