### What `decaphase arena` and `decaphase ladder` print.

## decaphase arena

arena-starting = On se prépare
arena-so-far = { $a } gagne { $share }
arena-about = { $a } contre { $b } : { $games } parties à { $players } joueurs, règles { $rules }{ $options ->
    [none] {""}
   *[other] {" "}avec { $options }
}, graine { $seed }.
arena-pairs = Les paquets de { $pairs } parties ont été joués deux fois chacun, la deuxième fois en échangeant les sièges des deux camps.
arena-rounded = { $asked } parties étaient demandées ; { $games } ont été jouées, car elles vont par deux.
arena-interrupted = { $games ->
    [0] Le match a été interrompu avant la fin des premières parties : il n’y a rien à en dire.
   *[other] Le match a été interrompu avant la fin des { $asked } parties ; voici ce qui a été joué jusque-là.
}
arena-share = { $a } gagne { $share } des parties.
arena-interval = { $kind ->
    [fixed] Sa vraie part est entre { $low } et { $high }, avec une confiance de { $confidence } ; l’erreur type est de { $stderr }.
   *[any-time] Sa vraie part est entre { $low } et { $high }, avec une confiance de { $confidence } quel que soit le moment où l’on s’arrête ; l’erreur type est de { $stderr }.
}
arena-one-pair = Deux parties ne suffisent pas pour savoir à quel point c’est sûr ; joues-en plus.
arena-clear = { $better ->
    [none] On ne sait donc pas encore qui est le meilleur : l’égalité, 50 %, est dans cet intervalle. Avec plus de parties, il serait plus étroit.
   *[other] Le meilleur est donc { $better } : l’égalité, 50 %, est en dehors de cet intervalle.
}
arena-settled = { $better ->
    [none] On ne peut pas encore dire qui est le meilleur.
   *[other] C’est établi : le meilleur est { $better } ; entre deux bots de même force, un tel verdict tombe dans { $error } des matchs au plus.
}
arena-figure = mesure
arena-wins = parties gagnées
arena-points = points par manche
arena-laid = manches avec une phase posée
arena-phase = phase { $phase } réussie quand elle est visée
arena-lengths = En moyenne, une partie a duré { $hands } manches, et une manche { $turns } tours, tous joueurs confondus.
arena-time = { $decisions } décisions en { $seconds } secondes.
arena-unended = { $count ->
    [1] Une partie a été arrêtée après { $most } décisions, car elle tournait en rond ; elle compte dans l’état où elle était.
   *[other] { $count } parties ont été arrêtées après { $most } décisions, car elles tournaient en rond ; elles comptent dans l’état où elles étaient.
}
arena-written = Chaque partie est une ligne de { $file }.
arena-recorded = Chaque partie est notée dans { $folder }.
arena-decided = Chaque décision est une ligne de { $file }.

## decaphase ladder

ladder-so-far = Les bots jouent
ladder-about = { $games } parties à { $players } joueurs, règles { $rules }{ $changed ->
    [0] {""}
    [one] {" "}avec une option changée
   *[other] {" "}avec { $changed } options changées
}, graine { $seed }
ladder-rounded = { $asked } parties étaient demandées ; { $games } ont été jouées, pour que chacun occupe chaque siège.
ladder-interrupted = On s’est arrêté avant la fin de toutes les parties ; voici ce qui a été joué jusque-là.
ladder-bot = bot
ladder-rating = cote
ladder-uncertainty = incertitude
ladder-win-rate = parties gagnées
ladder-place = place moyenne
ladder-games = parties
ladder-reading = Plus la cote est haute, mieux c’est ; l’incertitude est un écart type. Entre bots de même force, chacun gagnerait { $share } de ses parties.
ladder-drawn = Le graphique est dans { $file }.
ladder-chart-title = La force des bots
ladder-chart-axis = Cote OpenSkill (plus haut, c’est mieux) et intervalle de confiance à 95 %

## What can be wrong

problem-missing-package = Il faut pour cela le module { $package }, qui n’est pas installé ; installe decaphase[{ $extra }] pour l’avoir.
problem-jobs-count = On ne peut pas lancer { $count } processus ; demandes-en de 1 à { $most }.
problem-jobs-and-ray = Avec --ray, c’est Ray qui fixe le nombre de processus : enlève --jobs.
problem-no-such-cluster = Aucune grappe Ray ne répond à l’adresse { $address } ; démarre-la, ou utilise --ray local pour deux processus sur cette machine.
problem-worker-ended = Un processus qui jouait des parties s’est arrêté avant la fin ; s’il a dit pourquoi, c’est écrit plus haut. Essaie encore, avec moins de processus si la mémoire manque.
problem-bot-erred = Le bot { $bot } a tenté « { $action } », ce qui n’est pas permis ({ $code }) : le match a été arrêté. Préviens ses auteurs.
problem-results-suffix = { $file } n’est ni du CSV ni du Parquet ; choisis un nom qui finit comme ceci : { $suffixes }.
problem-results-exist = { $file } existe déjà, et rien n’y a été changé ; choisis un autre nom, ou déplace le fichier.
problem-results-broke-off = { $file } n’a pas pu être écrit jusqu’au bout : { $why }.
problem-chart-suffix = On ne peut rien dessiner dans { $file } ; choisis un nom qui finit comme ceci : { $suffixes }.
problem-bot-twice = { $bot } est nommé deux fois ; ici, chaque bot ne figure qu’une fois.
problem-few-bots = { $count ->
    [one] Un seul bot ne peut pas
   *[other] { $count } bots ne peuvent pas
} remplir une table de { $players } sans qu’un bot occupe deux sièges ; nomme plus de bots, ou demande moins de joueurs.
problem-many-bots = { $count } bots, c’est trop pour un classement ; nommes-en { $most } au plus.
