# Afdrukken vanaf de pagina in de browser.

web-print-title = Afdrukken
    .about = Dingen voor op papier, precies voor deze regels.
web-print-what = Wat wil je afdrukken?
web-print-rules = Regels
web-print-of-table = De regels van deze tafel
web-print-paper = Papier
    .a4 = A4
    .letter = US Letter
web-print-language = Taal
web-print-large = Grote letters
web-print-size = Formaat
    .card = Bankpasje, zes op een vel
    .a5 = A5, twee voor op tafel
web-print-players = Spelers
web-print-aces = Ook stickers voor de azen
web-print-packs = Met gewone kaartspellen: de boer is een 11, de vrouw een 12, de heer is de keuzekaart, de joker slaat iemand over
web-print-labels = Vel etiketten
    .size = { $width } bij { $height } mm
    .round = rond, { $width } mm
web-print-shift = Liggen de kaders van de testpagina naast de etiketten, schuif ze dan op:
    .right = Millimeter naar rechts
    .down = Millimeter naar beneden
web-print-look = Zo ziet het eruit
web-print-pages = { $pages ->
        [one] Eén bladzijde.
       *[other] { $pages } bladzijden; dit zijn de eerste { $shown }.
    }
web-print-all-pages = { $pages ->
        [one] Eén bladzijde.
       *[other] { $pages } bladzijden.
    }
web-print-page = Bladzijde { $page } van { $title }
web-print-get = Download de pdf
web-print-emboss = Voor een brailleprinter (BRF)
    .labels = Etiketten van de kaarten
    .reference = Overzicht
    .rulebook = Spelregelboekje
web-print-deck = Het hele spel kaarten
    .about = Alle 108 kaarten om af te drukken en uit te snijden, met achterkant.
web-print-reference = Overzichtskaarten
    .about = De fases in woorden, letters en plaatjes, en de vier stappen van een beurt.
web-print-sheet = Scoreblad
    .about = Met een kruisje per fase; al ingevuld als er een potje bezig is.
web-print-pause = Briefje bij een potje dat wacht
    .about = Hoe het staat en wie er geeft; voor bij de kaarten in het doosje.
web-print-stickers = Stickers
    .about = Etiketten die van twee gewone kaartspellen dit spel maken.
web-print-rulebook = Spelregelboekje
    .about = Alle regels, met voorbeelden.
web-print-braille = Braille
    .about = Een etiket voor elke kaart, zodat blind en ziend met hetzelfde spel spelen.
