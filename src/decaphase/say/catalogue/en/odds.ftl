### What a hand can do: “decaphase odds”.

odds-dealt = { $cards ->
    [one] The chance that one card dealt from the whole deck holds a phase, counted exactly:
   *[other] The chance that { $cards } cards dealt from the whole deck hold a phase, counted exactly:
}
odds-phase = phase
odds-needs = needs
odds-percent = percent
odds-not-counted = takes too long to count

## How far a hand is from a phase, and what helps

odds-laid-now = Phase { $phase }, { $needs }: it can be laid now.
odds-missing = Phase { $phase }, { $needs }: { $missing ->
        [one] one card is missing.
       *[other] { $missing } cards are missing.
    }
odds-outs = { $helping ->
        [0] None of the { $unseen } unseen cards helps.
        [one] Of the { $unseen } unseen cards, one helps at once:
       *[other] Of the { $unseen } unseen cards, { $helping } help at once:
    }
odds-out = { "  " }{ $which }: { $count } left
odds-any-natural = { $cards ->
    [packs] any card from ace to queen
   *[colours] any number card
}
odds-any-colour = { $cards ->
    [packs] any of the { $colour }
   *[colours] any { $colour } card
}
odds-any-number = { $others ->
    [yes] any other
   *[no] any
} { $cards ->
    [packs] { $number ->
        [1] ace
        [11] jack
        [12] queen
       *[other] { $number }
    }
   *[colours] { $number }
}

## Chances

odds-chances = The chance to have it, drawing from the unseen cards:
odds-after = { "  " }after { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }: { $chance }
odds-exactly = { $percent }%
odds-under = under { $percent }%
odds-over = over { $percent }%
odds-line = Phase { $phase }, { $needs }: { $missing ->
        [one] 1 card
       *[other] { $missing } cards
    } missing; { $helping } of { $unseen } unseen cards { $helping ->
        [one] helps
       *[other] help
    } at once; { $counted ->
        [no] the chance takes too long to count.
       *[yes] { $chance } after { $draws ->
            [one] one draw
           *[other] { $draws } draws
        }.
    }
odds-kept = Every card drawn is counted as kept. At the table one is discarded each turn, so drawing from the deck gives no better chance than this.

## What can be wrong

problem-chance-too-hard = The exact chance for “{ $phase }” takes too long to count, because its colours and numbers have to be counted together; ask for fewer cards.
problem-phase-not-listed = { $count ->
    [one] There is no phase { $number }: the list has only one phase.
   *[other] There is no phase { $number }: the list has phases 1 to { $count }.
}
problem-too-many-draws = { $draws ->
    [1] 1 draw
   *[other] { $draws } draws
} cannot be looked at: { $most ->
    [0] there is no unseen card left to draw.
    [one] there is only one unseen card to draw.
   *[other] choose 1 to { $most }, for so many cards are unseen.
}
problem-cards-dealt = { $count } cards cannot be dealt: choose 1 to { $most }, the whole deck.
problem-odds-of-what = Say which cards you hold, as in: decaphase odds "r5 g5 w" --phase 3; or ask with --dealt how often each phase is dealt complete.
problem-odds-hand-or-dealt = --dealt asks about cards straight from the deck, so leave out the hand, or leave out --dealt.
problem-odds-hand-size = A hand has 1 to { $most } cards; { $count ->
    [0] none is named here.
   *[other] { $count } are named here.
}
problem-odds-not-with-dealt = { $option } is about a hand and has no meaning with --dealt; leave one of the two out.
problem-odds-only-with-dealt = { $option } goes only with --dealt; for a hand, say with --draws how many cards are drawn.
