### Cards and what lies on the table, as people name them.

## Cards in four colours

card-colours = { $colour ->
    [r] rode
    [b] blauwe
    [g] groene
   *[y] gele
} { $number }
    .the = de { card-colours }
card-colours-wild = keuzekaart
    .the = een keuzekaart
card-colours-skip = pestkaart
    .the = een pestkaart
# table-colour and odds-any-colour choose by these words.
card-colours-colour = { $colour ->
    [r] rood
    [b] blauw
    [g] groen
   *[y] geel
}

## Ordinary packs: suits are colours, kings are wild, jokers are skips

card-packs = { card-packs-colour }{ $number ->
    [1] aas
    [11] boer
    [12] vrouw
   *[other] {" "}{ $number }
}
    .the = de { card-packs }
card-packs-wild = heer
    .the = een heer
card-packs-skip = joker
    .the = een joker
card-packs-colour = { $colour ->
    [r] harten
    [b] schoppen
    [g] klaver
   *[y] ruiten
}

## Numbers by their names: alone, several of them, one of them, the ends of a run, and what a wild in it stands for

rank-colours = { $number }
    .several = { $number ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
        [10] tienen
        [11] elven
       *[12] twaalven
    }
    .a = een { $number }
    .from = { $number }
    .to = { $number }
    .as = { $number }
rank-packs = { $number ->
        [1] aas
        [11] boer
        [12] vrouw
       *[other] { $number }
    }
    .several = { $number ->
        [1] azen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
        [10] tienen
        [11] boeren
       *[12] vrouwen
    }
    .a = { $number ->
        [1] een aas
        [11] een boer
        [12] een vrouw
       *[other] een { $number }
    }
    .from = { $number ->
        [1] aas
        [11] boer
        [12] vrouw
       *[other] { $number }
    }
    .to = { $number ->
        [1] aas
        [11] boer
        [12] vrouw
       *[other] { $number }
    }
    .as = { $number ->
        [1] aas
        [11] boer
        [12] vrouw
       *[other] { $number }
    }

## Groups on the table

table-set = { $own ->
    [yes] je set { $numbers }
    [theirs] de eigen set { $numbers }
   *[no] de set { $numbers } van { $player }
}
table-run = { $own ->
    [yes] je reeks { $low } tot en met { $high }
    [theirs] de eigen reeks { $low } tot en met { $high }
   *[no] de reeks { $low } tot en met { $high } van { $player }
}
table-colour = { $own ->
    [yes] je
    [theirs] de eigen
   *[no] de
} { $colour ->
    [rood] rode kaarten
    [blauw] blauwe kaarten
    [groen] groene kaarten
    [geel] gele kaarten
    [klaver] klaveren
   *[other] { $colour }
}{ $own ->
    [yes] {""}
    [theirs] {""}
   *[no] {" "}van { $player }
}
