# Imprimer depuis la page du navigateur.

web-print-title = Imprimer
    .about = De quoi mettre sur papier, exactement pour ces règles.
web-print-what = Que veux-tu imprimer ?
web-print-rules = Règles
web-print-of-table = Les règles de cette table
web-print-paper = Papier
    .a4 = A4
    .letter = US Letter
web-print-language = Langue
web-print-large = Gros caractères
web-print-size = Format
    .card = Carte bancaire, six par feuille
    .a5 = A5, deux pour la table
web-print-players = Joueurs
web-print-aces = Des étiquettes pour les as aussi
web-print-packs = Avec des jeux ordinaires : le valet est un 11, la dame un 12, le roi remplace, le joker fait passer
web-print-labels = Planche d’étiquettes
    .size = { $width } sur { $height } mm
    .round = rondes, { $width } mm
web-print-shift = Si les cadres de la page de réglage tombent à côté des étiquettes, déplace-les :
    .right = Millimètres vers la droite
    .down = Millimètres vers le bas
web-print-look = Voilà ce que ça donnera
web-print-pages = { $pages ->
        [one] Une page.
       *[other] { $pages } pages ; voici les { $shown } premières.
    }
web-print-all-pages = { $pages ->
        [one] Une page.
       *[other] { $pages } pages.
    }
web-print-page = Page { $page } de { $title }
web-print-get = Télécharger le PDF
web-print-emboss = Pour une embosseuse (BRF)
    .labels = Étiquettes des cartes
    .reference = Aide-mémoire
    .rulebook = Livret de règles
web-print-deck = Le jeu complet
    .about = Les 108 cartes à imprimer et à découper, dos compris.
web-print-reference = Aide-mémoire
    .about = Les phases en mots, en lettres et en images, et les quatre étapes d’un tour.
web-print-sheet = Feuille de score
    .about = Avec une croix par phase ; déjà remplie si une partie est en cours.
web-print-pause = Fiche pour une partie rangée
    .about = Où en est la partie et qui donne ensuite, à ranger avec les cartes.
web-print-stickers = Étiquettes
    .about = De quoi faire ce jeu avec deux jeux ordinaires.
web-print-rulebook = Livret de règles
    .about = Toutes les règles, avec des exemples.
web-print-braille = Braille
    .about = Une étiquette par carte : aveugles et voyants jouent avec le même jeu.
