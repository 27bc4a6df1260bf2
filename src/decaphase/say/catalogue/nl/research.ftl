### Voor programma’s die leren.

problem-research-players = { $players } kan niet; kies 2 tot 6 spelers.
problem-research-unknown = “{ $asked }” bestaat niet; kies uit { $known }.
problem-research-phase = Met fase { $phase } kan hier niemand beginnen; kies uit { $known }.
problem-research-range = { $name } kan niet { $asked } zijn; kies { $least } tot en met { $most }.
