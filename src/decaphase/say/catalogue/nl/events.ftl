### What happens in a game, as it is told to a player. `$own`: whether it is the listener who did it. Each has a
### brief form, a normal one and a full one; where only the first stands, one form is enough.
### `$card` and `$group` come with their articles: “de groene 5”, “een keuzekaart”, “je reeks 3 tot en met 6”.

## A hand begins

event-hand-dealt = Ronde { $hand }. { $own ->
        [yes] Jij deelt
       *[no] { $player } deelt
    } en draait { $card } om.
    .brief = Ronde { $hand }: { $card } ligt open.
    .full = Ronde { $hand }. { $own ->
        [yes] Jij deelt
       *[no] { $player } deelt
    } iedereen tien kaarten en draait { $card } om voor de aflegstapel.
event-replay-dealt = Beslissingsronde: wie gelijkstaat, gaat nog één keer voor de laatste fase. Open ligt { $card }.
    .brief = Beslissingsronde: { $card } ligt open.
event-turn-began = { $own ->
        [yes] Jij bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
    .brief = { $own ->
        [yes] Jouw beurt.
       *[no] { $player }:
    }

## Drawing: from the deck “een kaart”, from the discard pile the card itself

event-drew = { $own ->
        [yes] Je pakt
       *[no] { $player } pakt
    } een kaart: { $card }.
    .brief = { $own ->
        [yes] Gepakt:
       *[no] { $player } pakt een kaart:
    } { $card }.
    .full = { $own ->
        [yes] Je pakt
       *[no] { $player } pakt
    } een kaart van de pakstapel: { $card }.
event-drew-hidden = { $player } pakt een kaart.
    .full = { $player } pakt een kaart van de pakstapel.
event-took = { $own ->
        [yes] Je pakt
       *[no] { $player } pakt
    } { $card }.
    .full = { $own ->
        [yes] Je pakt
       *[no] { $player } pakt
    } { $card } van de aflegstapel.
event-reshuffled = De aflegstapel wordt geschud en is nu de pakstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
    .brief = Nieuwe pakstapel: { $count }.

## Laying and hitting

event-laid-down = { $own ->
        [yes] Je legt
       *[no] { $player } legt
    } fase { $phase } met { $groups }.
    .brief = { $own ->
        [yes] Je legt
       *[no] { $player } legt
    } fase { $phase }.
event-group-set = een set { $numbers }: { $cards }
event-group-run = een reeks van { $low } tot en met { $high }: { $cards }
event-group-colour = { $colour }: { $cards }
event-wild-as = { $card } als { $number }
event-groups = { $one }; { $more }
event-hit = { $own ->
        [yes] Je legt
       *[no] { $player } legt
    } { $card } aan bij { $group }.
    .brief = { $own ->
        [yes] Jij:
       *[no] { $player }:
    } { $card } bij { $group }.
    .full = { $own ->
        [yes] Je legt
       *[no] { $player } legt
    } { $card } aan bij { $group }{ $end ->
        [low] , aan de lage kant
        [high] , aan de hoge kant
       *[none] {""}
    }.

## Discarding, skips and knocking

event-discarded = { $own ->
        [yes] Je gooit
       *[no] { $player } gooit
    } { $card } weg.
    .brief = { $own ->
        [yes] Jij:
       *[no] { $player }:
    } { $card } weg.
event-skipped = { $own ->
        [yes] Je laat
       *[no] { $player } laat
    } { $victim ->
        [you] jou
       *[other] { $victim }
    } een beurt overslaan.
    .full = { $own ->
        [yes] Je speelt
       *[no] { $player } speelt
    } { $card }: { $victim ->
        [you] jij slaat je volgende beurt over
       *[other] { $victim } slaat de volgende beurt over
    }.
event-sat-out = { $own ->
        [yes] Je slaat deze beurt over.
       *[no] { $player } slaat deze beurt over.
    }
event-claim-opened = { $own ->
        [yes] Je mag kloppen voor { $card }, of die laten liggen.
       *[no] De anderen mogen kloppen voor { $card }.
    }
event-knocked = { $own ->
        [yes] Je klopt en pakt
       *[no] { $player } klopt en pakt
    } { $card }.
event-passed = { $own ->
        [yes] Je laat de kaart liggen.
       *[no] { $player } laat de kaart liggen.
    }

## The end of a hand, and of the game

event-hand-ended = { $own ->
        [yes] Je bent uit.
        [no] { $player } is uit.
       *[nobody] Er valt niets meer te pakken; de ronde is voorbij.
    } { $scores }
    .brief = { $own ->
        [yes] Je bent uit.
        [no] { $player } is uit.
       *[nobody] Ronde voorbij.
    } { $scores }
event-score-line = { $own ->
        [yes] Je krijgt
       *[no] { $player } krijgt
    } { $points ->
        [0] geen punten en blijft op
        [one] één punt en komt op
       *[other] { $points } punten en komt op
    } { $score }.
    .brief = { $own ->
        [yes] Jij:
       *[no] { $player }:
    } { $score }.
event-tie-to-replay = Gelijke stand: { $players }. Er komt een beslissingsronde.
event-place-taken = Plaats { $place } { $own ->
        [yes] is voor jou.
       *[no] { $count ->
            [one] is voor { $players }.
           *[other] wordt gedeeld door { $players }.
        }
    }
event-game-ended = { $own ->
        [yes] Jij wint het potje!
        [shared] Jullie winnen samen: { $players }.
       *[no] { $count ->
            [one] { $players } wint het potje.
           *[other] Ze winnen samen: { $players }.
        }
    }
