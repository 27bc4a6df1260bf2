### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = On t’invite
web-who-sits = { $free ->
        [0] À table : { $players } ; aucun siège n’est libre.
        [one] À table : { $players } ; un siège est libre.
       *[other] À table : { $players } ; { $free } sièges sont libres.
    }
web-already-playing = La partie a déjà commencé. Tu peux regarder, et prendre un siège qui se libère.
web-your-name = Ton nom
web-name-needed = Dis-nous comment tu t’appelles.
web-take-seat = Prendre un siège
web-look-on = Juste regarder

## Opening a table

web-rulebook = Règles
web-other-rulebooks = Règles d’ailleurs
web-seats = Sièges
web-of-them-bots = Dont bots
web-bots-later = Tu pourras inviter du monde et ajouter des bots à table.
web-open-table = Ouvrir la table
web-use-rules = Jouer comme ça
web-variants = Variantes
web-rules-one-by-one = Les règles une par une

web-time = Temps
web-clock = Pendule
web-clock-none = Aucune
    .about = Chacun prend son temps, même des jours.
web-clock-relaxed = Tranquille
    .about = Une minute par tour, et cinq minutes de réserve.
web-clock-brisk = Rapide
    .about = Vingt secondes par tour, et une minute de réserve.
web-pausing = Pauses
web-pausing-always = Quand quelqu’un en a besoin
web-pausing-between-hands = Seulement entre deux manches
web-knocking = Toquer
web-window = Temps pour toquer
web-window-seconds = { $seconds ->
        [0] jusqu’à ce que tous aient répondu
       *[other] { $seconds } secondes
    }
web-claims-nearest = La carte va à qui est assis le plus près
web-claims-fastest = La carte va à qui est le plus rapide
web-talk-and-guests = Parler et venir
web-talk-chat = Tout le monde peut écrire
web-talk-reactions = Seulement de petits mots
web-talk-off = On ne parle pas
web-who-may-come = Qui peut venir
web-private = Seulement avec le lien
web-listed = Tout le monde : la table est sur la page d’accueil

## Settings

web-settings-about = Gardés dans ce navigateur, et visibles tout de suite.
web-look = Ce que tu vois et entends
web-fullness = Ce qui est dit
web-fullness-brief = Court.
web-fullness-normal = Normal.
web-fullness-full = Complet.
web-example = « { $text } »
web-colours = Couleurs
web-colours-auto = Comme mon appareil
web-colours-light = Clair
web-colours-dark = Sombre
web-colours-contrast = Contraste élevé
web-size = Taille des cartes
web-size-small = Petites
web-size-normal = Normales
web-size-large = Grandes, avec un texte plus grand
web-faces = Dessin des cartes
web-faces-table = Comme chaque table joue
web-faces-colours = Couleurs
web-faces-packs = Jeux ordinaires
web-sample = Quelques cartes telles qu’elles sont maintenant
web-pace = Vitesse des actions des autres
web-pace-instant = Tout de suite
web-pace-quick = Vite
web-pace-calm = Calmement
web-pace-slow = Lentement
web-motion = Mouvement
web-motion-auto = Comme mon appareil
web-motion-off = Aucun
web-sound = Son
web-sound-on = Des sons pour ce qui se passe
web-listen = Écouter
web-keys = Touches
web-show-keys = Voir et changer les touches
web-keys-how = Choisis une commande, puis appuie sur sa nouvelle touche.
web-key = Touche
web-no-key = aucune
web-press = Appuie sur une touche …
web-change-key = Changer la touche : { $command }
web-press-key = Appuie sur la nouvelle touche pour : { $command }. Échap garde l’ancienne.
web-key-set = { $key } est maintenant pour : { $command }.
web-key-kept = Ça reste { $key }.
web-key-taken = { $key } est déjà pour : { $command }. Appuie sur une autre touche.
web-key-unfit = Cette touche sert à autre chose ; appuie sur une lettre, un chiffre ou un signe.
web-reset-keys = Toutes les touches comme avant
web-keys-reset = Toutes les touches sont comme avant.

## The account

web-account = Ton compte
web-no-account = Tu n’as pas encore de compte ici. Il se crée tout seul quand tu joues pour la première fois ; un nom suffit. Si tu en as un avec un identifiant, connecte-toi.
web-save-name = Garder ce nom
web-name-kept = Le nom est gardé ; aux tables où tu es déjà, tu gardes l’ancien.
web-player-code-about = Il sert à quelqu’un qui veut te donner son siège.
web-keep-account = Garder ce compte
web-keep-account-about = Avec un identifiant et un mot de passe, tu retrouves tes parties sur tout appareil. Il n’y a pas d’adresse e-mail, donc un mot de passe oublié est perdu.
web-change-login = Identifiant et mot de passe
web-signs-in-as = Tu te connectes comme { $login }.
web-login = Identifiant
web-password = Mot de passe
web-new-password = Nouveau mot de passe
web-current-password = Mot de passe actuel
web-password-how = Huit caractères au moins.
web-keep-login = Garder
web-login-kept = C’est gardé. Sur les autres appareils, il faut se reconnecter.
web-sign-in = Se connecter
web-sign-in-instead = Continue ici avec un compte qui a un identifiant. Ce que cet invité a joué reste aux tables, mais tu ne pourras plus y revenir comme cet invité.
web-signed-in = Te voilà de retour.
web-sign-out = Se déconnecter
web-sign-out-sure = Tu peux te reconnecter à tout moment. Se déconnecter ?
web-sign-out-lost = Ce compte n’a pas d’identifiant : plus personne ne pourra y revenir. Se déconnecter quand même ?
web-signed-out-now = La session est terminée.
web-sign-out-elsewhere = Déconnecter les autres appareils
web-signed-out-elsewhere = Il n’y a plus que cet appareil.
web-your-data = Ce qu’on garde sur toi
web-your-data-about = Un fichier avec tout ce que ce serveur a gardé sur toi.
web-download = Télécharger
web-delete-account = Supprimer le compte
web-delete-account-about = Ton compte disparaît, avec ton nom, ton identifiant, tes statistiques et tes feuilles de score ; tu quittes toutes les tables. On ne peut pas revenir en arrière.
web-delete-account-sure = Vraiment tout supprimer ?
web-account-deleted = Ton compte est supprimé.

## Statistics

web-no-games = Ici, tu verras comment tes parties se sont passées. Joues-en d’abord une jusqu’au bout !
web-games = Parties
web-wins = Gagnées
web-average-place = Place moyenne
web-phases-made = Phases faites
web-hands-total = Manches jouées
web-places = Combien de fois à quelle place
# `$counts`: how often first, second and so on
web-places-chart = Premières, deuxièmes places et suivantes : { $counts }
web-last-games = Les dernières parties
web-date = Date
web-hands = Manches
web-place-of = { $place } sur { $players }

## What this is

web-about-game = Decaphase, c’est le jeu de cartes aux dix phases, en entier : selon six livrets, en quatre langues, contre des bots qui jouent bien et avec des gens au loin, pour qui voit les cartes et pour qui ne les voit pas.
web-about-unofficial = Ce n’est pas officiel, et n’a aucun lien avec les éditeurs de Phase 10. Phase 10 est une marque de son propriétaire ; elle n’est citée que pour dire quelles règles on joue.
web-about-kept = Ce qu’on garde sur toi
web-about-kept-account = Ton nom, ta langue, et un identifiant avec un mot de passe si tu veux ; le mot de passe de façon que personne ne puisse le lire.
web-about-kept-games = Les parties que tu joues, avec ce qui s’est dit à table.
web-about-kept-sheets = Les feuilles de score que tu remplis, tant que tu les gardes.
web-about-kept-browser = Tes réglages, dans ton propre navigateur.
web-about-kept-nothing-else = Pas d’adresse e-mail, pas de publicité, pas de pistage, rien qui vienne d’autres sites.
web-about-kept-where = Tout télécharger, ou tout supprimer
web-about-fair = La donne est-elle honnête ?
web-about-fair-how = Avant chaque manche, le serveur s’engage sur un secret, et chaque appareil à table scelle son propre hasard ; les cartes viennent de tout cela. Après la manche, tout est ouvert, et chaque table a une page où tu peux le vérifier.
web-about-arrows = De carte en carte ; avec Maj, la carte vient avec
web-about-licence = Libre
web-about-licence-words = Decaphase est un logiciel libre sous licence MIT : sers-t’en, change-le, donne-le. Tous les textes, les cartes et les sons sont les siens.
web-version = Version { $version }
