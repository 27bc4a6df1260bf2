### What happens in a game, as it is told to a player. `$own`: whether it is the listener who did it. Each has a
### brief form, a normal one and a full one; where only the first stands, one form is enough.
### `$card` and `$group` come with their articles, in the accusative: “die grüne 5”, “einen Joker”, “deine Folge von 3 bis 6”.

## A hand begins

event-hand-dealt = Durchgang { $hand }. { $own ->
        [yes] Du gibst und deckst
       *[no] { $player } gibt und deckt
    } { $card } auf.
    .brief = Durchgang { $hand }: Oben haben wir { $card }.
    .full = Durchgang { $hand }. { $own ->
        [yes] Du gibst allen zehn Karten und deckst
       *[no] { $player } gibt allen zehn Karten und deckt
    } für den Ablagestapel { $card } auf.
event-replay-dealt = Jetzt kommt das Stechen: Wer gleichauf liegt, spielt die letzte Phase noch einmal. Oben haben wir { $card }.
    .brief = Stechen: Oben haben wir { $card }.
event-turn-began = { $own ->
        [yes] Du bist dran.
       *[no] { $player } ist dran.
    }
    .brief = { $own ->
        [yes] Du bist dran.
       *[no] { $player }:
    }

## Drawing

event-drew = { $own ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $card }.
    .brief = { $own ->
        [yes] Für dich
       *[no] { $player } zieht
    } { $card }.
    .full = { $own ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $card } vom Ziehstapel.
event-drew-hidden = { $player } zieht.
    .full = { $player } zieht eine Karte vom Ziehstapel.
event-took = { $own ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $card }.
    .full = { $own ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $card } vom Ablagestapel.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Ziehstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .brief = Neuer Ziehstapel: { $count }.

## Laying and hitting

event-laid-down = { $own ->
        [yes] Du legst
       *[no] { $player } legt
    } Phase { $phase } aus. { $groups }.
    .brief = { $own ->
        [yes] Du legst
       *[no] { $player } legt
    } Phase { $phase } aus.
event-group-set = { $numbers }: { $cards }
event-group-run = Folge { $low } bis { $high }: { $cards }
event-group-colour = { $colour }: { $cards }
event-wild-as = { $card } als { $number }
event-groups = { $one }; { $more }
event-hit = { $own ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card } an { $group } an.
    .brief = { $own ->
        [yes] Du:
       *[no] { $player }:
    } { $card } an { $group }.
    .full = { $own ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card }{ $end ->
        [low] { " " }unten
        [high] { " " }oben
       *[none] { "" }
    } an { $group } an.

## Discarding, skips and knocking

event-discarded = { $own ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } { $card } ab.
    .brief = { $own ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } { $card } ab.
event-skipped = { $own ->
        [yes] Du lässt
       *[no] { $player } lässt
    } { $victim ->
        [you] dich
       *[other] { $victim }
    } aussetzen.
    .full = { $own ->
        [yes] Du spielst
       *[no] { $player } spielt
    } { $card }: { $victim ->
        [you] Du setzt das nächste Mal aus
       *[other] { $victim } setzt das nächste Mal aus
    }.
event-sat-out = { $own ->
        [yes] Du setzt diesmal aus.
       *[no] { $player } setzt diesmal aus.
    }
event-claim-opened = { $own ->
        [yes] Du darfst um { $card } klopfen oder passen.
       *[no] Die anderen dürfen um { $card } klopfen.
    }
event-knocked = { $own ->
        [yes] Du klopfst und nimmst
       *[no] { $player } klopft und nimmt
    } { $card }.
event-passed = { $own ->
        [yes] Du passt.
       *[no] { $player } passt.
    }

## The end of a hand, and of the game

event-hand-ended = { $own ->
        [yes] Du bist alle Karten los.
        [no] { $player } ist alle Karten los.
       *[nobody] Es gibt nichts mehr zu ziehen; der Durchgang ist zu Ende.
    } { $scores }
    .brief = { $own ->
        [yes] Du: alle Karten los.
        [no] { $player }: alle Karten los.
       *[nobody] Durchgang zu Ende.
    } { $scores }
event-score-line = { $own ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $points ->
        [0] keine Punkte
        [one] einen Punkt
       *[other] { $points } Punkte
    }, insgesamt { $score }.
    .brief = { $own ->
        [yes] Du
       *[no] { $player }
    }: { $score }.
event-tie-to-replay = Gleichstand, also gibt es ein Stechen: { $players }.
event-place-taken = { $own ->
        [yes] Du kommst auf Platz { $place }.
       *[no] { $count ->
            [one] { $players } kommt auf Platz { $place }.
           *[other] Platz { $place } teilen sich { $players }.
        }
    }
event-game-ended = { $own ->
        [yes] Du gewinnst die Partie!
        [shared] Ihr teilt euch den Sieg: { $players }.
       *[no] { $count ->
            [one] { $players } gewinnt die Partie.
           *[other] Den Sieg teilen sich { $players }.
        }
    }
