### Les aide-mémoire : les phases, et ce qu’on fait à son tour.

paper-reference-title = Aide-mémoire
paper-reference-cut = Découpe les cartes le long des lignes ; plastifiées, elles durent plus longtemps.
paper-reference-points = Points
paper-head-example = Par exemple

## Ce qui change d’une table à l’autre, en quelques mots

paper-reference-any-order = Pose tes phases dans l’ordre que tu veux, une par manche.
paper-reference-every-hand = Après chaque manche, tout le monde passe à la phase suivante.
paper-reference-wild = { $cards ->
    [packs] Un roi
   *[colours] Un joker
} remplace toute carte, sauf un passe-tour{ $naturals ->
    [per-phase] { " " }; chaque phase a au moins une carte numérotée.
    [per-group] { " " }; chaque groupe a au moins une carte numérotée.
   *[none] { " " }; une phase peut se passer de carte numérotée.
}
paper-reference-skip = { $cards ->
    [packs] Joker
   *[colours] Passe-tour
} : { $style ->
    [choose] jette-le et dis qui passe son tour.
    [lay-before] pose-le devant quelqu’un au lieu de jeter une carte ; cette personne passe son tour.
   *[next] jette-le ; la personne suivante passe son tour.
}
paper-reference-must-play = Ne prends une carte jetée que pour la jouer à ce tour ; seule sur la défausse, elle est libre.
paper-reference-knocking = Toque pour la carte qui vient d’être jetée : prends-la et joue un tour ; on continue après toi.

## Ce que dit --help

help-print-reference = Des aide-mémoire avec les phases en mots, en lettres et en images, et au dos les étapes d’un tour.
help-print-reference-size = card : de la taille d’une carte bancaire, six pour six personnes ; a5 : deux pour toute la table.
help-print-reference-large = En gros caractères : des cartes d’une demi-feuille, ou avec a5 d’une feuille entière.
help-print-reference-flip = Le bord autour duquel l’imprimante retourne le papier pour les dos.
