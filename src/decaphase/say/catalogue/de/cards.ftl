### Cards and what lies on the table, as people name them.

# In German, .the is the accusative: “Nimm { $card } vom Ablagestapel.” No sentence begins with it.

## Cards in four colours

card-colours = { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $number }
    .the = die { card-colours }
card-colours-wild = Joker
    .the = einen Joker
card-colours-skip = Aussetzkarte
    .the = eine Aussetzkarte
card-colours-colour = { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
   *[y] Gelb
}

## Ordinary packs: suits are colours, kings are wild, jokers are skips

# Without an article, as card players say it: “Wirf Herz-Bube ab.”
card-packs = { card-packs-colour }{ $number ->
    [1] -Ass
    [11] -Bube
    [12] -Dame
   *[other] {" "}{ $number }
}
    .the = { card-packs }
card-packs-wild = König
    .the = einen König
card-packs-skip = Joker
    .the = einen Joker
card-packs-colour = { $colour ->
    [r] Herz
    [b] Pik
    [g] Kreuz
   *[y] Karo
}

## Numbers by their names: alone, several of them, one of them (accusative), the ends of a run, and what a wild in
## it stands for

rank-colours = { $number }
    .several = { $number }er
    .a = eine { $number }
    .from = { $number }
    .to = { $number }
    .as = { $number }
rank-packs = { $number ->
        [1] Ass
        [11] Bube
        [12] Dame
       *[other] { $number }
    }
    .several = { $number ->
        [1] Asse
        [11] Buben
        [12] Damen
       *[other] { $number }er
    }
    .a = { $number ->
        [1] ein Ass
        [11] einen Buben
        [12] eine Dame
       *[other] eine { $number }
    }
    .from = { $number ->
        [1] Ass
        [11] Bube
        [12] Dame
       *[other] { $number }
    }
    .to = { $number ->
        [1] Ass
        [11] Bube
        [12] Dame
       *[other] { $number }
    }
    .as = { $number ->
        [1] Ass
        [11] Bube
        [12] Dame
       *[other] { $number }
    }

## Groups on the table

# Each is the same in the nominative and in the accusative.
table-set = { $own ->
    [yes] deine { $numbers }
    [theirs] die eigenen { $numbers }
   *[no] die { $numbers } von { $player }
}
table-run = { $own ->
    [yes] deine Folge von { $low } bis { $high }
    [theirs] die eigene Folge von { $low } bis { $high }
   *[no] die Folge { $low } bis { $high } von { $player }
}
table-colour = { $own ->
    [yes] deine Karten in { $colour }
    [theirs] die eigenen Karten in { $colour }
   *[no] die Karten in { $colour } von { $player }
}
