### The deck to print and cut.

paper-deck-title = { $cards ->
    [packs] 108 ordinary cards to print and cut
   *[colours] 108 cards to print and cut
}
paper-deck-stiff = Take stiff paper, of 200 to 300 grams, that nobody can see through.
paper-deck-flip-long = Print on both sides and flip on the long edge.
paper-deck-flip-short = Print on both sides and flip on the short edge.
paper-deck-flip-none = These pages have fronts only: print on one side, on paper with a coloured back or for cards that go into sleeves.
paper-deck-check = Try it with this sheet alone: held against the light, the crosses of both sides have to lie on each other.
paper-deck-check-back = Hold this sheet against the light: this cross has to lie on the one of the other side.
paper-deck-cut = Cut from mark to mark, right through the sheet: a card is { $width } by { $height } millimetres. The colour goes on a little past the marks, so a cut that is slightly off does no harm.

## What it holds

paper-deck-contents = What there is
paper-deck-cards = cards
paper-deck-each = of each
paper-deck-together = together
paper-deck-from-to = { $first } to { $last }

## What --help says

help-print-deck = All 108 cards to print and cut, fronts and backs on alternate pages; with cards=packs they look like ordinary cards.
help-print-deck-large = With large print.
help-print-deck-flip = The edge about which the printer turns the paper for the backs; none for fronts only.
