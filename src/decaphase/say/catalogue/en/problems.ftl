# Why a move is not legal: what was tried, why it cannot be, what can be done instead.

## Whose turn it is, and for what

problem-no-such-seat = There is no seat { $seat }: this table has seats 1 to { $players }.
problem-game-over-already = The game is over; nothing more can be played.
problem-hand-over-already = This hand is over; the next one has to be dealt first.
problem-not-playing = { $player } does not play in this hand.
problem-not-your-turn = It is not { $player }’s turn but { $turn }’s.
problem-draw-first = { $player } has to draw a card before anything else.
problem-already-drawn = { $player } has already drawn in this turn; now lay, hit or discard.
problem-claim-first = The card just discarded can still be knocked for; first everybody who was asked knocks or passes.

## Drawing

problem-deck-empty = The deck is empty and there is nothing under the top discard to make a new one of; take the top discard.
problem-discard-empty = The discard pile is empty; draw from the deck.
problem-skip-from-discard = { $cards ->
        [packs] A joker
       *[colours] A skip
    } is never taken from the discard pile; draw from the deck.
problem-wrong-reshuffle = The new deck must hold exactly the cards under the top discard.

## Laying a phase

problem-already-down = { $player } has already laid a phase in this hand; one a hand is all.
problem-wrong-phase = { $player } cannot lay phase { $phase } in this hand; { $own ->
        [0] the replay is for the last phase.
       *[other] it is phase { $own } that { $player } plays for.
    }
problem-phase-not-played = Phase { $phase } is not one of the phases played for at this table.
problem-wrong-groups = Phase { $phase } is made of { $groups ->
        [one] one group
       *[other] { $groups } groups
    }, but { $laid ->
        [one] one was
       *[other] { $laid } were
    } laid; extra cards go into these groups, not into further ones.
problem-too-few-cards = Group { $group } of phase { $phase } needs at least { $need } cards; { $count ->
        [one] one was
       *[other] { $count } were
    } laid.
problem-skip-in-phase = { $cards ->
        [packs] A joker
       *[colours] A skip
    } is never part of a phase.
problem-not-a-set = Group { $group } has to be a set: { $cards ->
        [packs] cards of the same rank, or kings
       *[colours] cards with the same number, or wilds
    }.
problem-not-a-run = Group { $group } has to be a run: { $cards ->
        [packs] cards one after the other from ace to queen, written low to high, kings in the gaps
       *[colours] numbers one after the other, written low to high, wilds in the gaps
    }.
problem-run-past-the-end = Group { $group } { $cards ->
        [packs] would run below the ace or above the queen; there is no step from queen to ace
       *[colours] would run below 1 or above 12; there is no step from 12 to 1
    }.
problem-not-one-colour = Group { $group } has to be of { $cards ->
        [packs] one suit, kings apart
       *[colours] one colour, wilds apart
    }.
problem-say-what-it-is = Group { $group } is all { $cards ->
        [packs] kings
       *[colours] wilds
    }, so say what it stands for: “=7” for a set of sevens or a run that begins with 7, “=r” for { $cards ->
        [packs] hearts
       *[colours] red
    }.
problem-not-what-was-said = Group { $group } does not stand for what was said after “=”.
problem-not-in-hand = { $player } does not hold { $card }.

## Hitting

problem-lay-first = { $player } may hit only when their own phase is on the table.
problem-skip-is-not-hit = { $cards ->
        [packs] A joker
       *[colours] A skip
    } is never added to a phase.
problem-no-such-group = There is no group { $owner }.{ $group } on the table.
problem-does-not-fit = { $card } does not fit group { $owner }.{ $group } as it lies.
problem-run-is-full = Group { $owner }.{ $group } runs { $cards ->
        [packs] from ace to queen
       *[colours] from 1 to 12
    } and is full.
problem-which-end = Group { $owner }.{ $group } is open at both ends, so say where the { $cards ->
        [packs] king
       *[colours] wild
    } goes: low or high.
problem-wrong-end = { $card } does not go to that end of group { $owner }.{ $group }.

## Discarding, and whom a skip is played on

problem-victim-without-skip = Only a { $cards ->
        [packs] joker
       *[colours] skip
    } names somebody; { $card } is just discarded.
problem-name-a-victim = Say who sits out, as in “discard s > 2”.
problem-last-skip-names-nobody = { $cards ->
        [packs] A joker
       *[colours] A skip
    } that is the last card names nobody: it is just discarded.
problem-skip-yourself = Nobody skips themselves; name somebody else.
problem-victim-not-playing = { $victim } does not play in this hand; name somebody who does.
problem-victim-has-a-skip = { $victim } has a turn to sit out already; name somebody else.
