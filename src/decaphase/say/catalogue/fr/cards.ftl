### Cards and what lies on the table, as people name them.

## Cards in four colours

card-colours = { $number } { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
    .the = le { card-colours }
card-colours-wild = joker
    .the = un joker
card-colours-skip = passe-tour
    .the = un passe-tour
card-colours-colour = { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}

## Ordinary packs: suits are colours, kings are wild, jokers are skips.
## The article depends on the card (l’as, la dame, le 7), so the bare names have it too; that reads well in a list.

card-packs = { $number ->
    [1] l’as
    [11] le valet
    [12] la dame
   *[other] le { $number }
} de { card-packs-colour }
    .the = { card-packs }
card-packs-wild = un roi
    .the = un roi
card-packs-skip = un joker
    .the = un joker
card-packs-colour = { $colour ->
    [r] cœur
    [b] pique
    [g] trèfle
   *[y] carreau
}

## Groups on the table: all feminine, so that “à” can stand before them; no “de” before a name (d’Anna).
## “à la suite de 3” would mean “after 3”, and “une série de 5” five cards, hence the brackets and “des”

table-set = { $own ->
    [yes] ta série des { $number }
    [theirs] sa propre série des { $number }
   *[no] la série des { $number } posée par { $player }
}
table-run = { $own ->
    [yes] ta suite (de { $low } à { $high })
    [theirs] sa propre suite (de { $low } à { $high })
   *[no] la suite posée par { $player } (de { $low } à { $high })
}
# The plural: rouges, cœurs, but carreaux.
table-colour = { $own ->
    [yes] ta série de { $colour ->
        [carreau] carreaux
       *[other] { $colour }s
    }
    [theirs] sa propre série de { $colour ->
        [carreau] carreaux
       *[other] { $colour }s
    }
   *[no] la série de { $colour ->
        [carreau] carreaux
       *[other] { $colour }s
    } posée par { $player }
}
