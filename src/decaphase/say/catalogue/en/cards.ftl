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

## Numbers by their names: alone, several of them, one of them, the ends of a run, and what a wild in it stands for

rank-colours = { $number }
    .several = { $number }s
    .a = { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }
    .from = { $number }
    .to = { $number }
    .as = { $number }
rank-packs = { $number ->
        [1] ace
        [11] jack
        [12] queen
       *[other] { $number }
    }
    .several = { $number ->
        [1] aces
        [11] jacks
        [12] queens
       *[other] { $number }s
    }
    .a = { $number ->
        [1] an ace
        [8] an 8
        [11] a jack
        [12] a queen
       *[other] a { $number }
    }
    .from = { $number ->
        [1] ace
        [11] jack
        [12] queen
       *[other] { $number }
    }
    .to = { $number ->
        [1] ace
        [11] jack
        [12] queen
       *[other] { $number }
    }
    .as = { $number ->
        [1] ace
        [11] jack
        [12] queen
       *[other] { $number }
    }

## Groups on the table

table-set = { $own ->
    [yes] your set of { $numbers }
    [theirs] their own set of { $numbers }
   *[no] { $player }’s set of { $numbers }
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
