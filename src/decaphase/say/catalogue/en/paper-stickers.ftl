### Labels that turn two ordinary packs into a deck.

paper-stickers-title = Labels for two ordinary packs

## The cards

paper-stickers-cards = The cards
paper-stickers-packs = Take two ordinary packs, each with { $pack } cards and { $jokers } jokers: together they are the { $all } cards of the game. They shuffle best with the same back.
paper-stickers-take-out = Take out whatever is left over: a third joker, blank cards, advertisements.
paper-stickers-put-in = Where a pack has fewer than { $jokers } jokers, put in a blank or a spare card for each one that is missing, and give it the labels of a skip.
paper-stickers-card = card
paper-stickers-becomes = in the game
paper-stickers-count = cards
paper-stickers-needed = labels
paper-stickers-together = together
paper-stickers-king = king
paper-stickers-joker = joker
paper-stickers-wild = wild
paper-stickers-skip = skip
paper-stickers-on = { $sign }, for { $card }

## The labels

paper-stickers-labels = The labels
paper-stickers-sheet = { $shape ->
    [round] These pages are for sheets of { $count } round labels, { $width } millimetres across.
    [cut] These pages are for sheets of { $count } labels of { $width } by { $height } millimetres. They are too wide for a card: cut each along the dashed line into { $pieces }.
   *[whole] These pages are for sheets of { $count } labels of { $width } by { $height } millimetres.
}
paper-stickers-calibrate = Print the next page on plain paper, lay it on a sheet of labels and hold both against the light. Where the frames lie beside the labels, see by how many millimetres, and print again, moved by as much to the right and down (--shift-x and --shift-y, or the boxes of the print page).
paper-stickers-print = Then print the other pages on the labels. On a sheet that has been begun, --first says at which label to start, counted row by row.
paper-stickers-stick = { $each ->
    [one] Stick each label over the sign at the upper left of its card.
   *[other] Every card takes two: stick one over the sign at the upper left and one, upside down, over the sign at the lower right. So it can be read in a fanned hand, whichever way up it is held.
}
paper-stickers-calibration = To calibrate the printer
paper-stickers-frames = Every frame has to lie on a label. The two rulers count millimetres from a corner of the first and of the last frame: there you see how far the labels are off.

## What cannot be printed

problem-labels-unknown = There are no labels called “{ $asked }” for { $paper }; choose one of these: { $known }. Or tell your own sheet as columns,rows,width,height,left,top,across,down in millimetres.
problem-labels-unreadable = “{ $asked }” is no sheet of labels; it takes eight numbers, columns,rows,width,height,left,top,across,down, in millimetres, with “,round” behind them for round labels.
problem-labels-do-not-fit = The labels “{ $asked }” do not fit on { $paper }, or lie on each other; measure again how large they are and how far it is from one to the next.
problem-labels-first = There is no label { $first } on this sheet; it has labels 1 to { $most }.
problem-labels-shift = Labels can be moved by { $most } millimetres at most; if they are farther off, choose another sheet of labels.

## What --help says

help-print-stickers = Labels that turn two ordinary packs into a deck: 11 for jacks, 12 for queens, signs for kings and jokers; with a page to calibrate the printer, and what to take out and put in.
help-print-stickers-labels = The labels: for a4 38x21, 25x10, 36x17, 46x21, 70x36 or 70x37, for letter 44x13, 25x10, 38x13, 67x25, round-16 or round-19; or a sheet of your own as columns,rows,width,height,left,top,across,down in millimetres.
help-print-stickers-aces = Also print a 1 for each ace.
help-print-stickers-each = How many labels each card takes.
help-print-stickers-first = The label to start with, on a sheet that has been begun.
help-print-stickers-shift-x = Print so many millimetres further to the right.
help-print-stickers-shift-y = Print so many millimetres further down.
