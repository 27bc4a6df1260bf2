### What a hand can do: “decaphase odds”.

odds-dealt = { $cards ->
    [one] De kans dat één kaart, gedeeld uit het hele pak, al een fase is, precies berekend:
   *[other] De kans dat er in { $cards } kaarten, gedeeld uit het hele pak, al een fase zit, precies berekend:
}
odds-phase = fase
odds-needs = nodig
odds-percent = procent
odds-not-counted = berekenen duurt te lang

## How far a hand is from a phase, and what helps

odds-laid-now = Fase { $phase }, { $needs }: die kun je nu leggen.
odds-missing = Fase { $phase }, { $needs }: { $missing ->
        [one] je mist nog één kaart.
       *[other] je mist nog { $missing } kaarten.
    }
odds-outs = { $helping ->
        [0] Van de { $unseen } ongeziene kaarten helpt er geen.
        [one] Van de { $unseen } ongeziene kaarten helpt er één meteen:
       *[other] Van de { $unseen } ongeziene kaarten helpen er { $helping } meteen:
    }
odds-out = { "  " }{ $which }: nog { $count }
odds-any-natural = { $cards ->
    [packs] elke kaart van aas tot en met vrouw
   *[colours] elke getalkaart
}
odds-any-colour = elke { $cards ->
    [packs] { $colour }kaart
   *[colours] { $colour ->
        [rood] rode
        [blauw] blauwe
        [groen] groene
        [geel] gele
       *[other] { $colour }
    } kaart
}
odds-any-number = elke { $others ->
    [yes] andere{" "}
   *[no] {""}
}{ $cards ->
    [packs] { $number ->
        [1] aas
        [11] boer
        [12] vrouw
       *[other] { $number }
    }
   *[colours] { $number }
}

## Chances

odds-chances = De kans dat je de fase compleet krijgt als je steeds een ongeziene kaart pakt:
odds-after = { "  " }na { $draws ->
        [one] één keer
       *[other] { $draws } keer
    } pakken: { $chance }
odds-exactly = { $percent }%
odds-under = minder dan { $percent }%
odds-over = meer dan { $percent }%
odds-line = Fase { $phase }, { $needs }: je mist nog { $missing ->
        [one] 1 kaart
       *[other] { $missing } kaarten
    }; van de { $unseen } ongeziene kaarten { $helping ->
        [0] helpt er geen
        [one] helpt er 1
       *[other] helpen er { $helping }
    } meteen; { $counted ->
        [no] de kans berekenen duurt te lang.
       *[yes] de kans is { $chance } na { $draws ->
            [one] één keer
           *[other] { $draws } keer
        } pakken.
    }
odds-kept = Hier telt het alsof je elke kaart houdt die je pakt. Aan tafel gooi je elke beurt een kaart weg, dus als je van de pakstapel pakt, wordt je kans niet beter dan dit.

## What can be wrong

problem-chance-too-hard = De kans op “{ $phase }” precies berekenen duurt te lang, omdat kleuren en getallen daarbij samen geteld moeten worden; vraag naar minder kaarten.
problem-phase-not-listed = { $count ->
    [one] Er is geen fase { $number }: de lijst heeft maar één fase.
   *[other] Er is geen fase { $number }: de lijst heeft fase 1 tot en met { $count }.
}
problem-too-many-draws = { $draws } keer pakken gaat niet: { $most ->
    [0] er is geen ongeziene kaart meer om te pakken.
    [one] er is maar één ongeziene kaart om te pakken.
   *[other] kies 1 tot en met { $most }, want zoveel kaarten zijn er ongezien.
}
problem-cards-dealt = { $count } kaarten delen gaat niet: kies 1 tot en met { $most }, het hele pak.
problem-odds-of-what = Zeg welke kaarten je in je hand hebt, zoals: decaphase odds "r5 g5 w" --phase 3; of vraag met --dealt hoe vaak je elke fase compleet gedeeld krijgt.
problem-odds-hand-or-dealt = --dealt gaat over kaarten recht uit het hele pak, dus laat de hand weg, of laat --dealt weg.
problem-odds-hand-size = Een hand heeft 1 tot en met { $most } kaarten; { $count ->
    [0] hier staat er geen.
    [one] hier staat er één.
   *[other] hier staan er { $count }.
}
problem-odds-not-with-dealt = { $option } gaat over een hand en betekent niets samen met --dealt; laat een van de twee weg.
problem-odds-only-with-dealt = { $option } kan alleen samen met --dealt; voor een hand zeg je met --draws hoeveel kaarten je pakt.
