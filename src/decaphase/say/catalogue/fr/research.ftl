### Pour les programmes qui apprennent.

problem-research-players = On ne peut pas jouer à { $players } ; choisis de 2 à 6 joueurs.
problem-research-games = On ne peut pas jouer { $games } parties à la fois ; choisis-en au moins 1.
problem-research-reset = Aucune partie n’a encore commencé ; appelle d’abord reset.
problem-research-unknown = « { $asked } » n’existe pas ; choisis parmi { $known }.
problem-research-phase = Personne ne peut commencer ici par la phase { $phase } ; choisis parmi { $known }.
