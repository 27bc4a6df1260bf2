### Etiketten, die aus zwei gewöhnlichen Kartenspielen alle Karten des Spiels machen.

paper-stickers-title = Etiketten für zwei gewöhnliche Kartenspiele

## Die Karten

paper-stickers-cards = Die Karten
paper-stickers-packs = Nimm zwei gewöhnliche Kartenspiele mit je { $pack } Karten und { $jokers } Jokern: Zusammen sind das die { $all } Karten des Spiels. Mit gleicher Rückseite mischen sie sich am besten.
paper-stickers-take-out = Nimm heraus, was übrig ist: einen dritten Joker, leere Karten, Werbung.
paper-stickers-put-in = Hat ein Kartenspiel weniger als { $jokers } Joker, dann leg für jeden fehlenden eine leere oder übrige Karte dazu und gib ihr die Etiketten einer Aussetzkarte.
paper-stickers-card = Karte
paper-stickers-becomes = im Spiel
paper-stickers-count = Karten
paper-stickers-needed = Etiketten
paper-stickers-together = zusammen
paper-stickers-king = König
paper-stickers-joker = Joker
paper-stickers-wild = steht für eine andere Karte
paper-stickers-skip = Aussetzkarte
paper-stickers-on = { $sign }, für { $card }

## Die Etiketten

paper-stickers-labels = Die Etiketten
paper-stickers-sheet = { $shape ->
    [round] Diese Seiten sind für Bögen mit { $count } runden Etiketten von { $width } Millimetern.
    [cut] Diese Seiten sind für Bögen mit { $count } Etiketten von { $width } mal { $height } Millimetern. Sie sind zu breit für eine Karte: Schneide jedes entlang der gestrichelten Linie in { $pieces } Teile.
   *[whole] Diese Seiten sind für Bögen mit { $count } Etiketten von { $width } mal { $height } Millimetern.
}
paper-stickers-calibrate = Drucke die nächste Seite auf gewöhnliches Papier, leg sie auf einen Bogen Etiketten und halte beide gegen das Licht. Liegen die Rahmen neben den Etiketten, sieh nach, um wie viele Millimeter, und drucke noch einmal, um so viel nach rechts und nach unten verschoben (--shift-x und --shift-y, oder die Felder der Druckseite).
paper-stickers-print = Drucke dann die anderen Seiten auf die Etiketten. Ist ein Bogen schon angefangen, sagt --first, bei welchem Etikett es losgeht, Reihe für Reihe gezählt.
paper-stickers-stick = { $each ->
    [one] Kleb jedes Etikett über das Zeichen oben links auf seiner Karte.
   *[other] Jede Karte bekommt zwei: Kleb eins über das Zeichen oben links und eins, auf dem Kopf, über das Zeichen unten rechts. So liest du sie im Fächer, wie herum du sie auch hältst.
}
paper-stickers-calibration = Zum Einstellen des Druckers
paper-stickers-frames = Jeder Rahmen muss auf einem Etikett liegen. Die zwei Lineale zählen Millimeter ab einer Ecke des ersten und des letzten Rahmens: Dort siehst du, wie weit die Etiketten daneben liegen.

## Was sich nicht drucken lässt

problem-labels-unknown = Etiketten namens „{ $asked }“ gibt es für { $paper } nicht; wähle eins von diesen: { $known }. Oder beschreib deinen eigenen Bogen als Spalten,Reihen,Breite,Höhe,links,oben,Schritt zur Seite,Schritt nach unten in Millimetern.
problem-labels-unreadable = „{ $asked }“ ist kein Bogen Etiketten; dazu gehören acht Zahlen, Spalten,Reihen,Breite,Höhe,links,oben,Schritt zur Seite,Schritt nach unten, in Millimetern, mit „,round“ dahinter für runde Etiketten.
problem-labels-do-not-fit = Die Etiketten „{ $asked }“ passen nicht auf { $paper } oder liegen aufeinander; miss noch einmal, wie groß sie sind und wie weit es zum nächsten ist.
problem-labels-first = Ein Etikett { $first } hat dieser Bogen nicht; er hat die Etiketten 1 bis { $most }.
problem-labels-shift = Etiketten lassen sich um höchstens { $most } Millimeter verschieben; fehlt mehr, wähle einen anderen Bogen.

## Was --help sagt

help-print-stickers = Etiketten, die aus zwei gewöhnlichen Kartenspielen alle Karten des Spiels machen: 11 für Buben, 12 für Damen, Zeichen für Könige und Joker; mit einer Seite zum Einstellen des Druckers und dem, was man herausnimmt und dazulegt.
help-print-stickers-labels = Die Etiketten: für a4 38x21, 25x10, 36x17, 46x21, 70x36 oder 70x37, für letter 44x13, 25x10, 38x13, 67x25, round-16 oder round-19; oder ein eigener Bogen als Spalten,Reihen,Breite,Höhe,links,oben,Schritt zur Seite,Schritt nach unten in Millimetern.
help-print-stickers-aces = Druckt auch eine 1 für jedes Ass.
help-print-stickers-each = Wie viele Etiketten jede Karte bekommt.
help-print-stickers-first = Das Etikett, mit dem es losgeht, auf einem angefangenen Bogen.
help-print-stickers-shift-x = Druckt so viele Millimeter weiter rechts.
help-print-stickers-shift-y = Druckt so viele Millimeter weiter unten.
