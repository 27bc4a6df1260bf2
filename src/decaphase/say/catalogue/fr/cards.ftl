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

## Numbers by their names: alone, several of them, one of them, the ends of a run (de l’as au valet), and what a
## wild in it stands for (pour la dame)

rank-colours = { $number }
    .several = { $number }
    .a = un { $number }
    .from = de { $number }
    .to = à { $number }
    .as = le { $number }
rank-packs = { $number ->
        [1] as
        [11] valet
        [12] dame
       *[other] { $number }
    }
    .several = { $number ->
        [1] as
        [11] valets
        [12] dames
       *[other] { $number }
    }
    .a = { $number ->
        [1] un as
        [11] un valet
        [12] une dame
       *[other] un { $number }
    }
    .from = { $number ->
        [1] de l’as
        [11] du valet
        [12] de la dame
       *[other] du { $number }
    }
    .to = { $number ->
        [1] à l’as
        [11] au valet
        [12] à la dame
       *[other] au { $number }
    }
    .as = { $number ->
        [1] l’as
        [11] le valet
        [12] la dame
       *[other] le { $number }
    }

## Groups on the table: all feminine, so that “à” can stand before them; no “de” before a name (d’Anna).
## “à la suite de 3” would mean “after 3”, and “une série de 5” five cards, hence the brackets and “des”

table-set = { $own ->
    [yes] ta série des { $numbers }
    [theirs] sa propre série des { $numbers }
   *[no] la série des { $numbers } posée par { $player }
}
table-run = { $own ->
    [yes] ta suite ({ $low } { $high })
    [theirs] sa propre suite ({ $low } { $high })
   *[no] la suite posée par { $player } ({ $low } { $high })
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
