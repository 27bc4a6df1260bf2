### Advice: what a player can do, why, and what `decaphase hint` prints around it.

## What `decaphase hint` prints

hint-plays-for = { $player } plays for phase { $phase } ({ $groups }) and { $missing ->
    [0] has it complete.
    [one] misses one card.
   *[other] misses { $missing } cards.
}
hint-any-order = { $player } does best to play for phase { $phase } ({ $groups }) and { $missing ->
    [0] has it complete.
    [one] misses one card.
   *[other] misses { $missing } cards.
}
hint-down = { $player }’s phase is on the table; { $count ->
    [one] one card is left.
   *[other] { $count } cards are left.
}
hint-best = Best: { $action }
hint-or = Or: { $action }
hint-against = But: { $sentence }
hint-more = { $count ->
    [one] There is one more possibility; --all shows it.
   *[other] There are { $count } more possibilities; --all shows them.
}

problem-hint-between-hands = { $hands ->
    [0] No hand has been dealt yet, so there is nothing to advise.
   *[other] The last hand of this record is over and the next has not been dealt, so there is nothing to advise.
}
problem-hint-not-their-turn = It is not for { $player } to do anything now, but for { $turn }.

## What to do

advice-draw-deck = Draw from the deck.
advice-draw-discard = Take { $card } from the discard pile.
advice-knock = Knock for { $card }.
advice-pass = Pass on { $card }.
advice-lay = Lay phase { $phase }: { $groups }.
advice-lay-group = { $cards }{ $said ->
    [none] {""}
   *[other] {" "}(as { $said })
}
advice-hit = Add { $card } to { $group }{ $end ->
    [low] , at the low end
    [high] , at the high end
   *[none] {""}
}.
advice-discard = Discard { $card }.
advice-discard-on = Play { $card } on { $player }.

## Why: for it

reason-can-follow = { $count ->
    [one] One of the cards you keep fits the table then.
   *[other] { $count } of the cards you keep fit the table then.
}
reason-can-hit = You can add it to { $group }.
reason-complete = Your phase is complete already.
reason-completes = With it your phase is complete.
reason-dearest = None of the cards you can spare is dearer: { $points } points.
reason-ends-hand = Then there is nothing left to draw, and the hand ends without anybody going out.
reason-goes-out = You go out.
reason-largest-phase = Of the phases you could lay it takes the most cards.
reason-lays-phase = Phase { $phase } is done with it.
reason-leaves = You keep { $count ->
    [one] one card
   *[other] { $count } cards
}{ $points ->
    [0] {""}
   *[other] , { $points } points
}.
reason-live = { $count ->
    [0] None
    [one] One
   *[other] { $count }
} of the { $unseen } cards you have not seen would bring you nearer to your phase.
reason-live-hits = { $count ->
    [0] None
    [one] One
   *[other] { $count }
} of the { $unseen } cards you have not seen would fit the table.
reason-makes-room = { $count ->
    [one] Then { $cards } fits too.
   *[other] Then { $cards } fit too.
}
reason-more-live = { $count } of the cards you have not seen would then bring you nearer to your phase; now it is { $before ->
    [0] none
   *[other] { $before }
}.
reason-must-play = It has to be on the table before your turn ends.
reason-nearer = It brings you nearer to your phase: { $missing ->
    [one] one card is missing then.
   *[other] { $missing } cards are missing then.
}
reason-next-anyway = If nobody knocks, you can still take it when you draw.
reason-next-let-go = { $player }, who draws next, has thrown or left { $number } before.
reason-not-needed = Your phase does not need it.
reason-nothing-else = There is nothing else to draw.
reason-only-victim = Nobody else can be skipped now.
reason-passes-over = It is your turn at once, and { $count ->
    [one] one player is
   *[other] { $count } players are
} passed over.
reason-pile-empty = The discard pile is empty.
reason-plays-again = { $player } sits out, and you play again.
reason-plays-taken = You took it, so it has to reach the table.
reason-sheds = That is { $points } points less to be caught with.
reason-skips = { $player } sits out.
reason-top-barred = You may not take { $card }: it could not reach the table in this turn.
reason-top-fits-nothing = On the discard pile lies { $card }, which fits nothing on the table.
reason-top-is-common = Taking { $card } would bring you nearer to your phase, but cards that do are easy to come by.
reason-top-is-skip = { $cards ->
        [packs] A joker
       *[colours] A skip
    } lies on the discard pile, and nobody takes that.
reason-top-no-nearer = Taking { $card } would bring you no nearer to your phase.
reason-turns-to = With it you do best to play for phase { $phase }.
reason-uses-wilds = It takes { $cards ->
    [packs] { $count ->
        [one] one king
       *[other] { $count } kings
    }
   *[colours] { $count ->
        [one] one wild
       *[other] { $count } wilds
    }
}.
reason-victim-fewest-cards = Nobody you could name holds fewer cards: { $count }.
reason-victim-fewest-points = Nobody you could name has fewer points: { $count }.
reason-victim-most-phases = Nobody you could name has done more phases: { $count }.
reason-victim-not-down = { $player }’s phase is not on the table yet.
reason-victim-next = It would be { $player }’s turn next.

## Why not

reason-could-hit = You could first add { $cards } to the table.
reason-could-lay = You could lay your phase first.
reason-fits-nothing = It fits nothing on the table.
reason-fits-table = When your phase is down, you could add it to { $group }.
reason-nearly-fits = It is one card short of fitting a run on the table.
reason-needed = { $kind ->
    [set] It is one of your { $count } { $numbers }
    [run] Your run needs it
    [colour] Your phase needs { $colour }
   *[any] Your phase needs it
}: without it { $missing ->
    [one] one card is missing.
   *[other] { $missing } cards are missing.
}
reason-next-can-hit = { $player }, who draws next, can add it to the table.
reason-next-collects = { $player }, who draws next, has taken { $number } before.
reason-next-collects-colour = { $player }, who draws next and needs one colour, has taken { $colour } before.
reason-no-nearer = It brings you no nearer to your phase.
reason-one-of-several = You hold { $count } { $numbers }, which may become a set.
reason-others-collect = { $player } has taken { $number } before, so it may fit their phase later.
reason-skips-nobody = There is nobody it may be played on.
reason-top-helps = You could have { $card }, which helps you.
reason-wild-spent = { $cards ->
        [packs] Another card fits too, and a king fits anywhere.
       *[colours] A number card fits too, and a wild fits anywhere.
    }
reason-wild-thrown = { $cards ->
        [packs] A king
       *[colours] A wild
    } stands for any card; throw it last.

advice-count = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
