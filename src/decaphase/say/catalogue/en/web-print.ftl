# Printing from the page in the browser.

web-print-title = Print
    .about = Things to put on paper, for exactly these rules.
web-print-what = What to print
web-print-rules = Rules
web-print-of-table = The rules of this table
web-print-paper = Paper
    .a4 = A4
    .letter = US Letter
web-print-language = Language
web-print-large = Large print
web-print-size = Size
    .card = Credit card, six on a sheet
    .a5 = A5, two for the table
web-print-players = Players
web-print-aces = Stickers for the aces too
web-print-packs = With ordinary packs: the jack is an 11, the queen a 12, the king is wild, the joker skips
web-print-labels = Sheet of labels
    .size = { $width } by { $height } mm
    .round = round, { $width } mm
web-print-shift = When the frames of the calibration page lie beside the labels, move them:
    .right = Millimetres to the right
    .down = Millimetres down
web-print-look = What it will look like
web-print-pages = { $pages ->
        [one] One page.
       *[other] { $pages } pages; these are the first { $shown }.
    }
web-print-all-pages = { $pages ->
        [one] One page.
       *[other] { $pages } pages.
    }
web-print-page = Page { $page } of { $title }
web-print-get = Download the PDF
web-print-emboss = For an embosser (BRF)
    .labels = Labels of the cards
    .reference = Reference
    .rulebook = Rulebook
web-print-deck = The whole deck
    .about = All 108 cards to print and cut, with backs.
web-print-reference = Reference cards
    .about = The phases in words, letters and pictures, and the four steps of a turn.
web-print-sheet = Score sheet
    .about = With a cross for each phase; filled in for a game that is being played.
web-print-pause = Slip for a game put away
    .about = How it stands, and who deals next; to put away with the cards.
web-print-stickers = Stickers
    .about = Labels that turn two ordinary packs into a deck.
web-print-rulebook = Rulebook
    .about = All the rules, with examples.
web-print-braille = Braille
    .about = A label for each card, so that blind and sighted play from one deck.
