### Pour les programmes qui apprennent.

problem-research-players = On ne peut pas jouer à { $players } ; choisis de 2 à 6 joueurs.
problem-research-unknown = « { $asked } » n’existe pas ; choisis parmi { $known }.
problem-research-phase = Personne ne peut commencer ici par la phase { $phase } ; choisis parmi { $known }.
problem-research-range = { $name } ne peut pas valoir { $asked } ; choisis de { $least } à { $most }.
