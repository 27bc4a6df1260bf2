### Cards and what lies on the table, as people name them.

## Cards in four colours

card-colours = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $number }
    .the = the { card-colours }
card-colours-wild = wild
    .the = a wild
card-colours-skip = skip
    .the = a skip
card-colours-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
}

## Ordinary packs: suits are colours, kings are wild, jokers are skips

card-packs = { $number ->
    [1] ace
    [11] jack
    [12] queen
   *[other] { $number }
} of { card-packs-colour }
    .the = the { card-packs }
card-packs-wild = king
    .the = a king
card-packs-skip = joker
    .the = a joker
card-packs-colour = { $colour ->
    [r] hearts
    [b] spades
    [g] clubs
   *[y] diamonds
}

## Groups on the table

table-set = { $own ->
    [yes] your set of { $number }s
    [theirs] their own set of { $number }s
   *[no] { $player }’s set of { $number }s
}
table-run = { $own ->
    [yes] your run from { $low } to { $high }
    [theirs] their own run from { $low } to { $high }
   *[no] { $player }’s run from { $low } to { $high }
}
table-colour = { $own ->
    [yes] your { $colour }
    [theirs] their own { $colour }
   *[no] { $player }’s { $colour }
}
