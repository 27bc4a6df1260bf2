### A record stepped through: `decaphase replay`.

replay-welcome = { $hands ->
        [0] No hand was played in this record.
        [one] A record of one hand. Enter goes on; ? tells what else can be typed.
       *[other] A record of { $hands } hands. Enter goes on; ? tells what else can be typed.
    }
replay-prompt = { $hand }.{ $action } >
replay-place = Hand { $hand }, action { $action }:
replay-position = { $own ->
        [yes] The record begins in the middle of a hand; it is your turn.
        [no] The record begins in the middle of a hand; it is { $player }’s turn.
       *[nobody] The record begins in the middle of a game.
    }
replay-over = The record ends here.
replay-left = You have left the record.
replay-illegal = Hand { $hand }, action { $action }, “{ $text }”, is not legal. { $reason }
replay-not-a-command = That is no command here: press Enter to go on, or type ? for help or 3.12 to go to hand 3, action 12.
replay-help = { $words }: { $does }

## What can be asked

replay-holds = { $own ->
        [yes] You hold
       *[no] { $player } holds
    }{ $count ->
        [0] { " " }no cards.
       *[other] : { $cards }.
    }
replay-no-hand = A spectator sees nobody’s cards; start with --seat to see those of one seat, or with --all.

## What can be typed, with commas between, and what it does; no word may stand for two commands

replay-word-forward = f, forward
    .does = one step on, like Enter; “f 10”: ten steps on
replay-word-back = b, back
    .does = one step back; “b 10”: ten steps back
replay-word-next-hand = n, next, next hand
    .does = to the next hand
replay-word-previous-hand = v, previous, previous hand
    .does = to the beginning of this hand, or to the one before
replay-word-go = go, go to
    .does = somewhere else: “go 3” or just “3” for hand 3, “3.12” for its action 12
replay-word-again = r, repeat, again
    .does = the last step once more
replay-word-hand = h, hand, cards
    .does = the cards in the hand that is shown
replay-word-table = g, groups, table
    .does = the groups on the table
replay-word-top = c, top, top card
    .does = the top card of the discard pile
replay-word-scores = s, scores, score
    .does = everybody’s points
replay-word-phases = p, phases, phase
    .does = everybody’s phases
replay-word-end = e, end
    .does = to the end of the record
replay-word-help = ?, help
    .does = this list
replay-word-quit = q, quit, exit
    .does = leave the record

## What can be wrong

problem-replay-no-more = { $name ->
        [back] This is where the record begins.
        [previous-hand] This is where the record begins.
       *[next-hand] There is no further hand in this record.
    }
problem-replay-no-such-hand = There is no hand { $hand }: the record has { $hands ->
        [0] no hands.
        [one] one hand.
       *[other] hands 1 to { $hands }.
    }
problem-replay-no-such-action = Hand { $hand } has no action { $action }: { $actions ->
        [0] nothing was done in it.
       *[other] the last one in it is { $actions }.
    }
problem-replay-no-seat = { $found ->
        [0] Nobody called “{ $asked }” sits at this table; choose a seat from 1 to { $most }, or the name of a player.
       *[other] “{ $asked }” is the name of { $found } players; choose a seat from 1 to { $most }.
    }
problem-replay-no-place = “{ $text }” is no place in a record; write it like 3 for hand 3, or 3.12 for its action 12.
problem-replay-no-fullness = “{ $asked }” is no way of telling; choose one of these: { $known }.
