### Pour les programmes qui apprennent.

problem-research-players = On ne peut pas jouer à { $players } ; choisis de 2 à 6 joueurs.
problem-research-unknown = « { $asked } » n’existe pas ; choisis parmi { $known }.
problem-research-phase = Personne ne peut commencer ici par la phase { $phase } ; choisis parmi { $known }.

## Tableaux de décisions

decisions-starting = Lecture des parties
decisions-written = { $count ->
    [one] { $number } décision a été écrite
   *[other] { $number } décisions ont été écrites
} dans { $file }.
problem-decisions-suffix = { $file } n’est pas un fichier Parquet ; fais finir son nom par .parquet.
problem-decisions-nothing = Il n’y a aucune décision dans ces parties notées, donc aucun tableau n’a été écrit ; indique des parties jouées, ou des dossiers qui en contiennent.
problem-decisions-no-game = { $file } n’est pas une partie qu’on peut rejouer ; « decaphase check » dit pourquoi.
problem-decisions-mixed = { $file } se joue avec d’autres règles ou un autre nombre de joueurs que les parties précédentes ; un tableau n’en contient qu’une sorte, fais-en un autre pour elle.
problem-decisions-no-table = { $file } n’est pas un tableau de décisions lisible ici ; fais-en un avec « decaphase arena --decisions » ou « decaphase decisions ».
