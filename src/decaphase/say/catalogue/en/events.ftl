### What happens in a game, as it is told to a player. `$own`: whether it is the listener who did it. Each has a
### brief form, a normal one and a full one; where only the first stands, one form is enough.
### `$card` and `$group` come with their articles: “the green 5”, “a wild”, “your run from 3 to 6”.

## A hand begins

event-hand-dealt = Hand { $hand }. { $own ->
        [yes] You deal
       *[no] { $player } deals
    }, and turn{ $own ->
        [yes] { "" }
       *[no] s
    } up { $card }.
    .brief = Hand { $hand }: { $card } is up.
    .full = Hand { $hand }. { $own ->
        [yes] You deal everybody ten cards and turn up
       *[no] { $player } deals everybody ten cards and turns up
    } { $card } for the discard pile.
event-replay-dealt = The tie is played off: everybody tied tries the last phase once more. { $card } is turned up.
    .brief = Play-off: { $card } is up.
event-turn-began = { $own ->
        [yes] Your turn.
       *[no] { $player } is next.
    }
    .brief = { $own ->
        [yes] Your turn.
       *[no] { $player }:
    }

## Drawing

event-drew = { $own ->
        [yes] You draw
       *[no] { $player } draws
    } { $card }.
    .brief = { $own ->
        [yes] Drawn:
       *[no] { $player } draws
    } { $card }.
    .full = { $own ->
        [yes] You draw
       *[no] { $player } draws
    } { $card } from the deck.
event-drew-hidden = { $player } draws.
    .full = { $player } draws a card from the deck.
event-took = { $own ->
        [yes] You take
       *[no] { $player } takes
    } { $card }.
    .full = { $own ->
        [yes] You take
       *[no] { $player } takes
    } { $card } from the discard pile.
event-reshuffled = The discard pile is shuffled and becomes the new deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    .brief = New deck: { $count }.

## Laying and hitting

event-laid-down = { $own ->
        [yes] You lay
       *[no] { $player } lays
    } phase { $phase }: { $groups }.
    .brief = { $own ->
        [yes] You are
       *[no] { $player } is
    } down with phase { $phase }.
event-group-set = { $numbers }: { $cards }
event-group-run = run { $low } to { $high }: { $cards }
event-group-colour = { $colour }: { $cards }
event-wild-as = { $card } for { $number }
event-groups = { $one }; { $more }
event-hit = { $own ->
        [yes] You hit
       *[no] { $player } hits
    } { $group } with { $card }.
    .brief = { $own ->
        [yes] You:
       *[no] { $player }:
    } { $card } on { $group }.
    .full = { $own ->
        [yes] You hit
       *[no] { $player } hits
    } { $group } with { $card }{ $end ->
        [low] , at the low end
        [high] , at the high end
       *[none] { "" }
    }.

## Discarding, skips and knocking

event-discarded = { $own ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }.
    .brief = { $own ->
        [yes] You throw
       *[no] { $player } throws
    } { $card }.
event-skipped = { $own ->
        [yes] You skip
       *[no] { $player } skips
    } { $victim ->
        [you] you
       *[other] { $victim }
    }.
    .full = { $own ->
        [yes] You play
       *[no] { $player } plays
    } { $card }: { $victim ->
        [you] you miss your next turn
       *[other] { $victim } misses the next turn
    }.
event-sat-out = { $own ->
        [yes] You miss this turn.
       *[no] { $player } misses this turn.
    }
event-claim-opened = { $own ->
        [yes] You may knock for { $card }, or pass.
       *[no] The others may knock for { $card }.
    }
event-knocked = { $own ->
        [yes] You knock and take
       *[no] { $player } knocks and takes
    } { $card }.
event-passed = { $own ->
        [yes] You pass.
       *[no] { $player } passes.
    }

## The end of a hand, and of the game

event-hand-ended = { $own ->
        [yes] You go out.
        [no] { $player } goes out.
       *[nobody] Nothing is left to draw; the hand is over.
    } { $scores }
    .brief = { $own ->
        [yes] You are out.
        [no] { $player } is out.
       *[nobody] Hand over.
    } { $scores }
event-score-line = { $own ->
        [yes] You get
       *[no] { $player } gets
    } { $points ->
        [one] one point
       *[other] { $points } points
    }, { $score } in all.
    .brief = { $own ->
        [yes] You
       *[no] { $player }
    }: { $score }.
event-tie-to-replay = { $players } are tied and play it off.
event-place-taken = { $own ->
        [yes] You take
       *[no] { $players } { $count ->
            [one] takes
           *[other] share
        }
    } place { $place }.
event-game-ended = { $own ->
        [yes] You win the game!
        [shared] You share the win: { $players }.
       *[no] { $count ->
            [one] { $players } wins the game.
           *[other] { $players } share the win.
        }
    }
