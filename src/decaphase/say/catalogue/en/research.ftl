### For programs that learn.

problem-research-players = { $players } cannot play; choose 2 to 6 players.
problem-research-games = { $games } games cannot be played at once; choose at least 1.
problem-research-reset = No game has begun yet; call reset first.
problem-research-unknown = There is no “{ $asked }”; choose one of { $known }.
problem-research-phase = Nobody can begin with phase { $phase } here; choose one of { $known }.
