### The page in the browser: its frame, the first page, and words that stand on many pages.

web-name = Decaphase
web-skip = Aller au contenu
web-menu = Menu
web-home = Accueil
web-play = Jouer
web-keep = Noter les scores
web-statistics = Statistiques
web-about = À propos
web-settings = Réglages
web-rules = Règles
web-language = Langue
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-language-de = Deutsch
web-guest = Invité
web-close = Fermer
web-back = Retour
web-no = Non
web-loading = Un instant …
web-try-again = Réessayer
web-unreachable = Le serveur ne répond pas pour l’instant ; vérifie ta connexion et réessaie.
web-connecting = Connexion …
web-reconnecting = Connexion perdue ; on réessaie …
web-signed-out = Ta session est terminée ; recharge la page.
web-no-server = Le serveur ne répond pas
web-no-server-about = Tu n’as peut-être pas de réseau. Tu peux quand même noter les scores d’une partie avec de vraies cartes ; pour jouer ici, il faut le serveur.
web-not-found = Cette page n’existe pas
web-not-found-about = Le lien est peut-être ancien, ou il y manque une lettre.

## The first page

web-tagline = Le jeu de cartes aux dix phases : réunis des séries et des suites, pose ta phase, et fais les dix avant les autres.
web-play-now = Jouer tout de suite
web-playing-against = { $many ->
        [one] Contre un bot · { $strength }
       *[other] Contre { $count } bots · { $strength }
    }
web-change-bots = D’autres bots
web-bots = Bots
web-strength = Leur façon de jouer
web-new-table = Nouvelle table
web-new-table-about = Avec tes amis et ta famille, tout près ou au loin. Des bots prennent les sièges vides.
web-join = Rejoindre une table
web-join-about = On t’a envoyé un lien ?
web-join-field = Lien ou code
web-join-go = Rejoindre
web-join-bad = Ce n’est pas une invitation ; colle le lien entier, ou le code qui le termine.
web-join-elsewhere = Ce lien mène à un autre serveur ; ouvre-le dans la barre d’adresse de ton navigateur.
web-more = Et aussi
web-keep-about = Pour une partie avec de vraies cartes, à ta table.
web-statistics-about = Comment tes parties se sont passées.
web-about-about = Ce que c’est, et ce qu’on garde sur toi.
web-print = Imprimer
web-print-about = Cartes, feuilles de score, étiquettes, braille et plus, sur papier.
web-rules-about = Comment on joue, selon chaque livret.

## Lists of tables. `$players`: who sits there, `$free`: open seats, `$hand`: how many hands were begun

web-your-tables = Tes tables
web-open-tables = Tables ouvertes à tous
web-finished-tables = Parties finies
web-alone = Personne d’autre pour l’instant
web-table-state = { $stage ->
        [lobby] Pas commencée
        [over] Finie après la manche { $hand }
        [closed] Rangée après la manche { $hand }
       *[other] Manche { $hand }
    }{ $free ->
        [0] {""}
        [one] , un siège libre
       *[other] , { $free } sièges libres
    }
web-list-your-turn = À toi de jouer
web-list-turn-of = Au tour de { $player }
web-replay = Revoir
web-more-tables = En voir plus

## Bots: how strong they are, and how they play

web-bot-beginner = Débutant
    .about = joue comme un enfant qui vient d’apprendre
web-bot-greedy = Tranquille
    .about = prend ce qui l’aide tout de suite, sans voir plus loin
web-bot-steady = Habitué
    .about = joue bien, comme quelqu’un qui joue souvent
web-bot-sharp = Redoutable
    .about = réfléchit longtemps à chaque carte
web-bot-random = Au hasard
    .about = joue n’importe quel coup permis
