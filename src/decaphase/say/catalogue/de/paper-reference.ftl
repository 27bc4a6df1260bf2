### Übersichtskarten: die Phasen, und was man in einem Zug macht.

paper-reference-title = Übersichtskarten
paper-reference-cut = Schneide die Karten an den Linien aus; laminiert halten sie am längsten.
paper-reference-points = Punkte
paper-head-example = Zum Beispiel

## Was von Tisch zu Tisch anders ist, in wenigen Worten

paper-reference-any-order = Lege deine Phasen in beliebiger Reihenfolge aus, in jedem Durchgang eine.
paper-reference-every-hand = Nach jedem Durchgang gehen alle zur nächsten Phase weiter.
paper-reference-wild = { $cards ->
    [packs] Ein König
   *[colours] Ein Joker
} steht für jede Karte außer einer Aussetzkarte{ $naturals ->
    [per-phase] ; in jeder Phase liegt mindestens eine Zahlenkarte.
    [per-group] ; in jeder Gruppe liegt mindestens eine Zahlenkarte.
   *[none] ; eine Phase geht auch ohne Zahlenkarte.
}
paper-reference-skip = { $cards ->
    [packs] Joker
   *[colours] Aussetzkarte
}: { $style ->
    [choose] Wirf sie ab und sag, wer aussetzt.
    [lay-before] Lege sie vor jemanden, statt eine Karte abzuwerfen; wer sie bekommt, setzt aus.
   *[next] Wirf sie ab; wer als Nächstes dran wäre, setzt aus.
}
paper-reference-must-play = Nimm vom Ablagestapel nur, was du in diesem Zug spielst; liegt dort eine einzige Karte, ist sie frei.
paper-reference-knocking = Klopfe für die eben abgeworfene Karte: Nimm sie und spiele einen Zug; danach geht es bei dir weiter.

## Was --help sagt

help-print-reference = Übersichtskarten mit den Phasen in Worten, Buchstaben und Bildern, und hinten den Schritten eines Zugs.
help-print-reference-size = card: so groß wie eine Bankkarte, sechs für sechs Leute; a5: zwei für den ganzen Tisch.
help-print-reference-large = In großer Schrift: Karten von einem halben Blatt, oder mit a5 von einem ganzen.
help-print-reference-flip = Die Kante, um die der Drucker das Papier für die Rückseiten wendet.
