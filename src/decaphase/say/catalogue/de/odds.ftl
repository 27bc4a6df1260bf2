### What a hand can do: “decaphase odds”.

odds-dealt = { $cards ->
    [one] Die Chance, dass eine einzige Karte aus dem vollen Stapel eine Phase ergibt, genau ausgezählt:
   *[other] Die Chance, dass in { $cards } Karten aus dem vollen Stapel eine Phase steckt, genau ausgezählt:
}
odds-phase = Phase
odds-needs = dafür nötig
odds-percent = Prozent
odds-not-counted = dauert zu lange

## How far a hand is from a phase, and what helps

odds-laid-now = Phase { $phase }, { $needs }: Du kannst sie jetzt auslegen.
odds-missing = Phase { $phase }, { $needs }: { $missing ->
        [one] Es fehlt eine Karte.
       *[other] Es fehlen { $missing } Karten.
    }
odds-outs = { $helping ->
        [0] Von den { $unseen } ungesehenen Karten hilft keine.
        [one] Von den { $unseen } ungesehenen Karten hilft eine sofort:
       *[other] Von den { $unseen } ungesehenen Karten helfen { $helping } sofort:
    }
odds-out = { "  " }{ $which }: noch { $count }
odds-any-natural = { $cards ->
    [packs] jede Karte von Ass bis Dame
   *[colours] jede Zahlenkarte
}
odds-any-colour = { $cards ->
    [packs] jede { $colour }-Karte
   *[colours] jede Karte in { $colour }
}
odds-any-number = { $cards ->
    [packs] { $number ->
        [1] { $others ->
            [yes] jedes andere Ass
           *[no] jedes Ass
        }
        [11] { $others ->
            [yes] jeder andere Bube
           *[no] jeder Bube
        }
        [12] { $others ->
            [yes] jede andere Dame
           *[no] jede Dame
        }
       *[other] { $others ->
            [yes] jede andere { $number }
           *[no] jede { $number }
        }
    }
   *[colours] { $others ->
        [yes] jede andere { $number }
       *[no] jede { $number }
    }
}

## Chances

odds-chances = Die Chance auf die komplette Phase, wenn du ungesehene Karten ziehst:
odds-after = { "  " }nach { $draws ->
        [one] einer Karte
       *[other] { $draws } Karten
    }: { $chance }
odds-exactly = { $percent } %
odds-under = unter { $percent } %
odds-over = über { $percent } %
odds-line = Phase { $phase }, { $needs }: { $missing ->
        [one] 1 Karte fehlt
       *[other] { $missing } Karten fehlen
    }; { $helping ->
        [0] keine
       *[other] { $helping }
    } von { $unseen } ungesehenen Karten { $helping ->
        [0] hilft
        [one] hilft
       *[other] helfen
    } sofort; { $counted ->
        [no] die Chance auszuzählen dauert zu lange.
       *[yes] { $chance } nach { $draws ->
            [one] einer gezogenen Karte
           *[other] { $draws } gezogenen Karten
        }.
    }
odds-kept = Gerechnet wird so, als würdest du jede gezogene Karte behalten. Am Tisch wirfst du in jedem Zug eine ab; mit Karten vom Ziehstapel ist die Chance also nie besser als hier.

## What can be wrong

problem-chance-too-hard = Die genaue Chance für „{ $phase }“ auszuzählen dauert zu lange, weil Farben und Zahlen zusammen gezählt werden müssen; frag nach weniger Karten.
problem-phase-not-listed = { $count ->
    [one] Phase { $number } gibt es nicht: Die Liste hat nur eine Phase.
   *[other] Phase { $number } gibt es nicht: Die Liste hat die Phasen 1 bis { $count }.
}
problem-too-many-draws = Mit { $draws ->
    [1] einer gezogenen Karte
   *[other] { $draws } gezogenen Karten
} lässt sich hier nicht rechnen: { $most ->
    [0] Es ist keine ungesehene Karte mehr da.
    [one] Es ist nur eine ungesehene Karte da.
   *[other] Wähle 1 bis { $most }, denn so viele Karten sind ungesehen.
}
problem-cards-dealt = { $count } Karten lassen sich nicht geben: Wähle 1 bis { $most }, das ist der volle Stapel.
problem-odds-of-what = Sag, welche Karten du auf der Hand hast, zum Beispiel: decaphase odds "r5 g5 w" --phase 3; oder frag mit --dealt, wie oft jede Phase schon beim Geben komplett ist.
problem-odds-hand-or-dealt = --dealt fragt nach Karten frisch vom Stapel; lass also die Hand weg oder --dealt.
problem-odds-hand-size = Eine Hand hat 1 bis { $most } Karten; { $count ->
    [0] hier ist keine genannt.
   *[other] hier sind { $count } genannt.
}
problem-odds-not-with-dealt = Bei { $option } geht es um eine Hand, das passt nicht zu --dealt; lass eins von beiden weg.
problem-odds-only-with-dealt = { $option } gibt es nur zusammen mit --dealt; für eine Hand sagst du mit --draws, wie viele Karten gezogen werden.
