# What --help says: a command, and each of its parameters.

help = Le jeu de cartes aux dix phases : ses livrets de règles sous forme de données, et un arbitre pour ses parties.
help-version = Affiche la version.
help-lang = La langue du programme : en, nl, fr ou de. Par défaut, celle que donne DECAPHASE_LANG, ou sinon le système.


help-check = Rejoue des parties notées et dit si chaque coup était permis. Se termine avec 0 si tout est bon, 1 si une action n’est pas permise ou si le résultat n’est pas celui attendu, 2 si un fichier n’est pas une partie notée.
help-check-files = Les parties notées à vérifier ; - est l’entrée standard.
help-check-as-json = Affiche un objet JSON par ligne et par fichier, pour les programmes.

help-verify = Recalcule les paquets de parties notées à partir des secrets du serveur et des contributions des joueurs, et dit ce que cela prouve et ce que cela ne prouve pas. Se termine avec 0 si chaque manche finie est prouvée, 1 si quelque chose ne colle pas ou si un coup n’était pas permis, 2 si un fichier n’est pas une partie notée ou si une preuve manque.
help-verify-files = Les parties notées à vérifier ; - est l’entrée standard.
help-verify-seen = Un fichier avec ce que tu as noté en jouant, sous la forme de [meta.fair], à comparer aussi (pour une seule partie notée).
help-verify-commitment = Un engagement qu’on t’a montré en jouant, à comparer aussi (pour une seule partie notée) ; à répéter pour chacun.
help-verify-as-json = Affiche un objet JSON par ligne et par fichier, pour les programmes.

help-rules = Donne la liste des éditions, montre les options de l’une d’elles, écrit son livret, ou montre ce qui change entre deux.
help-rules-editions = Aucune pour la liste des éditions, une pour voir ses options, deux pour voir ce qui change.
help-rules-option = Change une option, comme pickup=must-play ; une fois pour chacune.
help-rules-as-json = Affiche du JSON, pour les programmes.
help-rules-book = Écrit plutôt le livret de cette table : une édition (classic-en si aucune n’est nommée) avec ses changements, en phrases complètes.
help-rules-html = Avec --book : en page web qui n’a besoin de rien d’autre.

help-sample = Écrit des parties notées, avec leur résultat, de joueurs qui jouent au hasard des coups permis, et qui le plus souvent posent et ajoutent.
help-sample-out = Le dossier où écrire ; il est créé au besoin.
help-sample-edition = Une édition ; « decaphase rules » en donne la liste.
help-sample-option = Change une option, comme pickup=must-play ; une fois pour chacune.
help-sample-players = Combien de joueurs : de 2 à 6.
help-sample-games = Combien de parties.
help-sample-seed = La même graine donne les mêmes fichiers.

help-arena = Fait jouer deux bots l’un contre l’autre, avec des sièges équilibrés et les mêmes cartes pour les deux, et dit lequel est le meilleur et à quel point c’est sûr.
help-arena-a = Le premier camp, comme steady ou beginner:slips=40.
help-arena-b = Le deuxième camp.
help-arena-players = Combien de joueurs à la table : de 2 à 6.
help-arena-games = Combien de parties, ou combien au plus avec --until-settled ; elles vont par deux.
help-arena-seed = La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-arena-edition = Une édition ; « decaphase rules » en donne la liste.
help-arena-option = Change une option, comme pickup=must-play ; une fois pour chacune.
help-arena-until-settled = S’arrête dès qu’il est établi qui est le meilleur.
help-arena-error = Avec --until-settled : la part des matchs entre bots de même force où un verdict peut tomber quand même.
help-arena-out = Écrit chaque partie comme une ligne de ce nouveau fichier : .csv ou .parquet.
help-arena-records = Écrit chaque partie comme partie notée dans ce dossier, créé au besoin ; cela prend plus de temps.
help-arena-decisions = Écrit chaque décision comme une ligne de ce nouveau tableau : .parquet.
help-arena-jobs = Combien de processus jouent ; par défaut, autant qu’il y a de cœurs.
help-arena-ray = Joue sur la grappe Ray à cette adresse ; « local » veut dire deux processus sur cette machine.
help-arena-as-json = Affiche un objet JSON, pour les programmes.

help-decisions = Écrit les décisions de parties notées dans un tableau, pour les programmes qui apprennent : ce qu’on voyait, ce qu’on pouvait faire, ce qu’on a fait et ce qui en est sorti.
help-decisions-files = Des parties notées, ou des dossiers qui en contiennent ; toutes avec les mêmes règles et autant de joueurs.
help-decisions-out = Le nouveau tableau : .parquet.

help-ladder = Fait jouer tous les bots à des tables mélangées, et leur donne une cote d’après leurs places.
help-ladder-bots = Les bots ; aucun pour tous ceux qui sont fournis.
help-ladder-players = Combien de joueurs à une table : de 2 à 6, chacun un bot différent ; 4 par défaut.
help-ladder-games = Combien de parties ; arrondi vers le haut pour que chacun occupe chaque siège.
help-ladder-seed = La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-ladder-edition = Une édition ; « decaphase rules » en donne la liste.
help-ladder-option = Change une option, comme pickup=must-play ; une fois pour chacune.
help-ladder-jobs = Combien de processus jouent ; par défaut, autant qu’il y a de cœurs.
help-ladder-chart = Dessine les cotes dans ce fichier : .svg ou .png ; s’il existe déjà, il est remplacé.
help-ladder-as-json = Affiche un objet JSON, pour les programmes.

help-hint = Dit quel est le meilleur coup dans une partie notée pour le joueur dont c’est le tour, et pourquoi, d’après ce qu’il peut voir.
help-hint-record = Une partie notée qui n’est pas finie ; - est l’entrée standard.
help-hint-seat = Pour quel siège donner le conseil, quand plusieurs peuvent répondre ; par défaut, celui dont c’est le tour.
help-hint-every = Montre tout ce qu’on peut faire, le mieux d’abord.
help-hint-as-json = Affiche un objet JSON, pour les programmes.

help-odds = Dit à quelle distance une main est d’une phase, quelles cartes l’aident, et la chance exacte de la compléter ; ou, avec --dealt, la chance de recevoir chaque phase déjà complète.
help-odds-hand = Les cartes que tu tiens, comme "r5 g5 b12 w s" : la lettre d’une couleur (r rouge, b bleu, g vert, y jaune) et un nombre, w pour un joker (il remplace n’importe quelle carte), s pour un passe-tour.
help-odds-phase = La phase à regarder ; par défaut toutes, une par ligne.
help-odds-draws = Combien de tirages prévoir ; 8 par défaut.
help-odds-seen = Les autres cartes que tu as vues, et qu’on ne peut plus tirer.
help-odds-dealt = Regarde les cartes distribuées du paquet entier, au lieu d’une main.
help-odds-cards = Avec --dealt : combien de cartes sont distribuées, de 1 à 108 ; 10 par défaut.
help-odds-edition = Une édition ; « decaphase rules » en donne la liste.
help-odds-option = Change une option, comme naturals=per-group ; une fois pour chacune.
help-odds-as-json = Affiche un objet JSON, pour les programmes.

help-play = Joue dans le terminal, en solo avec des bots ou à plusieurs au même clavier. Tout est gardé au fur et à mesure.
help-play-names = Qui joue, comme Ann Bea ; « Bea:fr » entend du français. Sans rien, on te le demande.
help-play-bots = Les bots qui jouent aussi : un nombre, ou des noms, comme "2 sharp, greedy".
help-play-edition = Une édition ; « decaphase rules » en donne la liste.
help-play-option = Change une option, comme pickup=must-play ; une fois pour chacune.
help-play-dealer = Qui distribue en premier : un nom, ou lot pour tirer au sort.
help-play-fullness = Combien on en dit : brief (bref), normal ou full (complet).
help-play-plain = Pas de couleurs, même si le terminal en est capable.
help-play-aloud = Lit chaque ligne à voix haute avec espeak-ng ou spd-say.
help-play-seed = La même graine distribue les mêmes cartes.

help-resume = Donne la liste des parties mises de côté et en reprend une.
help-resume-file = La partie notée à reprendre ; sans rien, on te le demande.
help-resume-only-list = Donne seulement la liste.
help-resume-fullness = Combien on en dit : brief (bref), normal ou full (complet).
help-resume-plain = Pas de couleurs, même si le terminal en est capable.
help-resume-aloud = Lit chaque ligne à voix haute avec espeak-ng ou spd-say.

help-replay = Parcourt une partie notée pas à pas, dans les deux sens, comme l’a vue un spectateur ou l’un des joueurs. Se termine par 1 si une action n’est pas permise, par 2 si le fichier n’est pas une partie notée.
help-replay-file = Une partie notée ; - est l’entrée standard.
help-replay-seat = Par les yeux de qui regarder : le numéro d’un siège ou le nom d’un joueur. Par défaut, ceux d’un spectateur.
help-replay-every-card = Montre les cartes de tout le monde.
help-replay-begin = Où commencer : 3 pour la manche 3, 3.12 pour son action 12.
help-replay-fullness = Comment raconter : brief (en bref), normal ou full (en détail).
help-replay-all-steps = Raconte tout d’un coup, sans rien demander ; c’est aussi le cas quand personne ne peut taper.
help-replay-plain = Sans couleurs.
help-replay-speak = Lit aussi tout à voix haute.

help-keep = Tient la feuille de score d’une partie avec de vraies cartes : phases cochées, points et classement selon les règles de votre table.
help-keep-name = La feuille à reprendre, par son nom ou son fichier ; aucune pour en choisir une ou en commencer une nouvelle.
help-keep-edition = Commence une nouvelle feuille avec cette édition ; « decaphase rules » en donne la liste.
help-keep-option = Commence une nouvelle feuille avec une option changée, comme selection=first-5 ; une fois pour chacune.
help-keep-players = Commence une nouvelle feuille pour ces joueurs, comme "Ann,Bob,Cas", dans l’ordre où ils sont assis.
help-keep-export = Écrit la feuille (la dernière, sauf si tu en nommes une) dans ce fichier, .csv ou .txt, et s’arrête ; s’il existe déjà, il est remplacé.
help-keep-list-all = Montre toutes les feuilles et s’arrête.
help-keep-plain = Montre la feuille en phrases plutôt qu’en tableau.
help-keep-aloud = Lit tout à haute voix avec la synthèse vocale du système.

help-serve = Ouvre des tables sur le réseau, pour jouer à distance ; il n’y a rien à préparer.
help-serve-host = L’adresse où écouter ; 0.0.0.0 laisse entrer les autres machines.
help-serve-port = Le port où écouter ; 0 pour n’importe quel port libre.
help-serve-database = Où garder les tables et les comptes : sqlite:///CHEMIN ou postgresql://… ; sans indication, un fichier à toi. Une adresse avec un mot de passe se met dans DECAPHASE_DATABASE.
help-serve-origin = Une page web qui peut s’en servir en plus de celle du serveur, comme https://play.example ; une fois pour chacune.
help-serve-proxy = Un proxy que l’on croit quand il dit pour qui il demande, par son adresse ; une fois pour chacun.
help-serve-open-page = Montre la page dans un navigateur dès qu’elle est prête. Prend un autre port si 8010 est occupé, et ne note que ce qui tourne mal.
help-serve-network = Laisse entrer les autres du même réseau, et dit à quelle adresse ils te trouvent.

help-connect = Joue à une table sur un serveur, avec les mêmes touches que dans ton terminal. La première fois, seul un nom est demandé.
help-connect-url = L’adresse d’un serveur, le lien d’une table, ou une invitation.
help-connect-name = Ton nom sur le serveur ; sans rien, on te le demande la première fois.
help-connect-new = Ouvre tout de suite une nouvelle table.
help-connect-edition = Une édition ; « decaphase rules » en donne la liste.
help-connect-option = Change une option, comme pickup=must-play ; une fois pour chacune.
help-connect-players = Combien de sièges a une nouvelle table : de 2 à 6 ; sans rien, 4, ou autant que les bots en demandent.
help-connect-bots = Combien de bots s’installent à une nouvelle table.
help-connect-login = Ouvre une session avec un identifiant et un mot de passe, pour jouer sous le nom que tu as ailleurs.
help-connect-leave-server = Termine ta session sur ce serveur et l’oublie ici.
help-connect-fullness = Combien on en dit : brief (bref), normal ou full (complet).
help-connect-plain = Pas de couleurs, même si le terminal en est capable.
help-connect-aloud = Lit chaque ligne à voix haute avec espeak-ng ou spd-say.
