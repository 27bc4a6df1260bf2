### The page in the browser: all the cards, on a page of their own.

web-gallery = Les cartes
    .about = Chaque couleur a sa forme et sa lettre : personne n’a besoin de distinguer les couleurs. Un joker posé sur la table montre ce qu’il remplace.
    .back = dos
web-gallery-faces = { $faces ->
        [packs] Jeux ordinaires
       *[colours] Quatre couleurs
    }
    .about = { $faces ->
        [packs] Cœur, pique, trèfle et carreau sont les couleurs. Le valet vaut 11, la dame 12 ; les rois remplacent n’importe quelle carte, les jokers servent de passe-tours.
       *[colours] Les nombres vont de 1 à 12 ; le 6 et le 9 sont soulignés. L’étoile est un joker, l’anneau barré un passe-tour.
    }
web-gallery-look = { $look ->
        [large] Gros caractères
        [contrast] Contraste fort
       *[other] { $width } pixels de large
    }

web-engine = Le moteur dans ce navigateur
    .about = Quatre bots identiques jouent en arrière-plan ; voici à quelle vitesse ils décident.
web-engine-speed = { $speed } décisions par seconde
web-engine-time = { $milliseconds } ms par décision
web-engine-playing = Partie en cours…
web-engine-done = Terminé.
