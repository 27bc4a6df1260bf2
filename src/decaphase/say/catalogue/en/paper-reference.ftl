### Reference cards: the phases, and what one does in a turn.

paper-reference-title = Reference cards
paper-reference-cut = Cut the cards out along the lines; laminated they last longest.
paper-reference-points = Points
paper-head-example = For example

## What differs from table to table, in a few words

paper-reference-any-order = Lay your phases in any order, one in each hand.
paper-reference-every-hand = After each hand everybody goes on to the next phase.
paper-reference-wild = { $cards ->
    [packs] A king
   *[colours] A wild
} stands for any card but a skip{ $naturals ->
    [per-phase] ; each phase needs one number card.
    [per-group] ; each group needs one number card.
   *[none] ; a phase needs no number card.
}
paper-reference-skip = { $cards ->
    [packs] Joker
   *[colours] Skip
}: { $style ->
    [choose] discard it and name who misses a turn.
    [lay-before] lay it before somebody in place of a discard; they miss a turn.
   *[next] discard it, and the next player misses a turn.
}
paper-reference-must-play = Take a discard only to play it in this turn; a card alone on the pile is free.
paper-reference-knocking = Knock for the card somebody has just discarded: take it and play a turn; play goes on from you.

## What --help says

help-print-reference = Reference cards with the phases in words, letters and pictures, and the steps of a turn on the back.
help-print-reference-size = card: as large as a bank card, six for six players; a5: two for the table.
help-print-reference-large = With large print: cards of half a sheet, or with a5 of a whole one.
help-print-reference-flip = The edge about which the printer turns the paper for the backs.
