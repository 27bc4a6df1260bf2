### Pour les programmes qui apprennent.

problem-research-players = On ne peut pas jouer à { $players } ; choisis de 2 à 6 joueurs.
problem-research-games = On ne peut pas jouer { $games } parties à la fois ; choisis-en au moins 1.
problem-research-reset = Aucune partie n’a encore commencé ; appelle d’abord reset.
problem-research-unknown = « { $asked } » n’existe pas ; choisis parmi { $known }.
problem-research-phase = Personne ne peut commencer ici par la phase { $phase } ; choisis parmi { $known }.
problem-research-no-action = L’action { $action } n’existe pas ; les actions vont de 0 à { $last }.
problem-research-illegal = La place { $seat } ne peut pas choisir l’action { $action } maintenant ; choisis-en une pour laquelle le masque d’actions vaut 1.
problem-research-over = L’épisode est terminé ; commence le suivant avec reset.
problem-research-opponents = { $count ->
        [one] Un adversaire est nommé
       *[other] { $count } adversaires sont nommés
    }, mais il en faut { $needed } ; nomme un seul bot pour toutes les places, ou un pour chacune.
problem-research-seat = Il n’y a pas de place { $seat } ici ; choisis une place de 1 à { $players }.
problem-research-bot-erred = Le bot { $bot } a voulu jouer « { $action } », ce qui est interdit, donc l’épisode ne peut pas continuer ; préviens ses auteurs.
problem-research-range = { $name } ne peut pas valoir { $asked } ; choisis de { $least } à { $most }.

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
