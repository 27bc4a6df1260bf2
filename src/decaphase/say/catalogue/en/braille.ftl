### Under the fingers: labels for the cards, reference and rulebook in braille

braille-contents = { $heading }, page { $page }
braille-reference = In short: { $edition }
braille-on-cards = On the cards
braille-labels = Braille labels: { $edition }
braille-labels-size = The dots are as large and as far apart as on a box of medicine (Marburg Medium); the small grey points only mark the places of the others.
braille-labels-turn = Emboss each label at the upper left of the card’s face, give the card half a turn on the table, and emboss it at the upper left again: then it can be read whichever way the card is held.
braille-label = { $card }: “{ $ink }”, dots { $dots }
braille-column-card = Card
braille-column-copies = Number
braille-column-ink = In letters
braille-column-cells = Braille
braille-column-dots = Dots

## The command

help-print-braille = Braille: labels for the cards, the reference or the whole rulebook, as a table, for an embosser (BRF), or as dots on paper.
help-print-braille-what = What to make: the labels of the cards, the short reference, or the rulebook.
help-print-braille-form = How: labels as a table (table, csv, markdown), for an embosser (brf) or as dots in true size (pdf); the others for an embosser only. Left out: as the file’s name ends (.csv, .md, .brf, .pdf), else table for the labels and brf for the others.
help-print-braille-each = A label for each of the 108 cards instead of one for each kind (brf).
help-print-braille-cells = How many cells a line of the embosser holds (brf).
help-print-braille-lines = How many lines a page of the embosser holds (brf).

## What cannot be done

problem-no-louis = To put text into braille, install liblouis (Debian and Ubuntu: apt install liblouis20; Mac: brew install liblouis), or name its library in { $variable }; labels as a table need none.
problem-no-louis-table = The liblouis that is installed here has no usable table { $table }; install its tables too (Debian and Ubuntu: apt install liblouis-data).
problem-braille-cells = A line of { $cells } cells cannot be set; choose { $least } to { $most }.
problem-braille-lines = A page of { $lines } lines cannot be set; choose { $least } to { $most }.
problem-braille-each = Only labels as brf are made for each card; leave out --each, or add --as brf.
problem-braille-over-other = { $file } is there already and holds something else; choose another name with -o.
