# Drucken von der Seite im Browser aus.

web-print-title = Drucken
    .about = Was man auf Papier braucht, genau für diese Regeln.
web-print-what = Was möchtest du drucken?
web-print-rules = Regeln
web-print-of-table = Die Regeln dieses Tisches
web-print-paper = Papier
    .a4 = A4
    .letter = US Letter
web-print-language = Sprache
web-print-large = Großdruck
web-print-size = Format
    .card = Scheckkarte, sechs auf einem Bogen
    .a5 = A5, zwei für den Tisch
web-print-players = Spieler
web-print-aces = Auch Etiketten für die Asse
web-print-packs = Mit gewöhnlichen Kartenspielen: Bube ist 11, Dame ist 12, der König ersetzt, der Joker lässt aussetzen
web-print-labels = Bogen Etiketten
    .size = { $width } mal { $height } mm
    .round = rund, { $width } mm
web-print-shift = Liegen die Rahmen der Testseite neben den Etiketten, verschiebe sie:
    .right = Millimeter nach rechts
    .down = Millimeter nach unten
web-print-look = So wird es aussehen
web-print-pages = { $pages ->
        [one] Eine Seite.
       *[other] { $pages } Seiten; das sind die ersten { $shown }.
    }
web-print-all-pages = { $pages ->
        [one] Eine Seite.
       *[other] { $pages } Seiten.
    }
web-print-page = Seite { $page } von { $title }
web-print-get = PDF herunterladen
web-print-emboss = Für einen Brailledrucker (BRF)
    .labels = Etiketten der Karten
    .reference = Übersicht
    .rulebook = Regelheft
web-print-deck = Das ganze Kartenspiel
    .about = Alle 108 Karten zum Drucken und Ausschneiden, mit Rückseiten.
web-print-reference = Übersichtskarten
    .about = Die Phasen in Worten, Buchstaben und Bildern, und die vier Schritte eines Zuges.
web-print-sheet = Punkteblatt
    .about = Mit einem Kreuz je Phase; schon ausgefüllt, wenn eine Partie läuft.
web-print-pause = Zettel für eine Partie, die wartet
    .about = Wie es steht und wer als Nächstes gibt; zum Weglegen mit den Karten.
web-print-stickers = Etiketten
    .about = Damit werden zwei gewöhnliche Kartenspiele zu diesem Spiel.
web-print-rulebook = Regelheft
    .about = Alle Regeln, mit Beispielen.
web-print-braille = Braille
    .about = Ein Etikett für jede Karte: Blinde und Sehende spielen mit denselben Karten.
