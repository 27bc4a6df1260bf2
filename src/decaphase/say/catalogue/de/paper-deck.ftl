### Die Karten zum Drucken und Ausschneiden.

paper-deck-title = { $cards ->
    [packs] 108 gewöhnliche Spielkarten zum Drucken und Ausschneiden
   *[colours] 108 Karten zum Drucken und Ausschneiden
}
paper-deck-stiff = Nimm festes Papier mit 200 bis 300 Gramm, durch das niemand hindurchsieht.
paper-deck-flip-long = Drucke beidseitig und lass über die lange Kante wenden.
paper-deck-flip-short = Drucke beidseitig und lass über die kurze Kante wenden.
paper-deck-flip-none = Diese Seiten haben nur Vorderseiten: Drucke einseitig, auf Papier mit farbiger Rückseite oder für Karten, die in Hüllen kommen.
paper-deck-check = Versuch es erst mit diesem Blatt allein: Gegen das Licht gehalten müssen die Kreuze beider Seiten aufeinanderliegen.
paper-deck-check-back = Halte dieses Blatt gegen das Licht: Dieses Kreuz muss auf dem der anderen Seite liegen.
paper-deck-cut = Schneide von Marke zu Marke, quer durch das ganze Blatt: Eine Karte ist { $width } mal { $height } Millimeter groß. Die Farbe geht über die Marken ein wenig hinaus, ein leicht schiefer Schnitt schadet also nicht.

## Was dabei ist

paper-deck-contents = Was es gibt
paper-deck-cards = Karten
paper-deck-each = von jeder
paper-deck-together = zusammen
paper-deck-from-to = { $first } bis { $last }

## Was --help sagt

help-print-deck = Alle 108 Karten zum Drucken und Ausschneiden, Vorder- und Rückseiten im Wechsel; mit cards=packs sehen sie aus wie gewöhnliche Spielkarten.
help-print-deck-large = In Großdruck.
help-print-deck-flip = Die Kante (long ist lang, short ist kurz), über die der Drucker das Papier für die Rückseiten wendet; none für Vorderseiten allein.
