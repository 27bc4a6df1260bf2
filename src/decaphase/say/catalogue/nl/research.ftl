### Voor programma’s die leren.

problem-research-players = { $players } kan niet; kies 2 tot 6 spelers.
problem-research-games = { $games } spellen tegelijk kan niet; kies er minstens 1.
problem-research-reset = Er is nog geen spel begonnen; roep eerst reset aan.
problem-research-unknown = “{ $asked }” bestaat niet; kies uit { $known }.
problem-research-phase = Met fase { $phase } kan hier niemand beginnen; kies uit { $known }.
