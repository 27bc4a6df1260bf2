### Les cartes à imprimer et à découper.

paper-deck-title = { $cards ->
    [packs] 108 cartes ordinaires à imprimer et à découper
   *[colours] 108 cartes à imprimer et à découper
}
paper-deck-stiff = Prends du papier épais, de 200 à 300 grammes, qui ne laisse rien voir au travers.
paper-deck-flip-long = Imprime recto verso, en retournant sur le bord long.
paper-deck-flip-short = Imprime recto verso, en retournant sur le bord court.
paper-deck-flip-none = Ces pages n’ont que les faces des cartes : imprime d’un seul côté, sur du papier au dos coloré ou pour des cartes à glisser dans des étuis.
paper-deck-check = Essaie d’abord avec cette feuille seule : devant la lumière, les croix des deux côtés doivent se superposer.
paper-deck-check-back = Tiens cette feuille devant la lumière : cette croix doit se superposer à celle de l’autre côté.
paper-deck-cut = Coupe d’un repère à l’autre, à travers toute la feuille : une carte mesure { $width } sur { $height } millimètres. La couleur dépasse un peu les repères, une coupe légèrement à côté n’est donc pas grave.

## Ce que contient le paquet

paper-deck-contents = Ce qu’il y a
paper-deck-cards = cartes
paper-deck-each = de chaque
paper-deck-together = en tout
paper-deck-from-to = { $first } à { $last }

## Ce que dit --help

help-print-deck = Les 108 cartes à imprimer et à découper, faces et dos sur des pages alternées ; avec cards=packs, elles ressemblent à des cartes ordinaires.
help-print-deck-large = En gros caractères.
help-print-deck-flip = Le bord (long, ou short : court) sur lequel l’imprimante retourne le papier pour les dos ; none pour les faces seulement.
