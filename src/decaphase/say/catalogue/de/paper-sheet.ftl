### Punkteblätter zum Ausfüllen, und der Zettel, der zu den Karten gelegt wird.

paper-sheet-title = Punkteblatt
paper-sheet-done = geschafft
paper-date = Datum:
paper-rules = { $edition }
paper-rules-changed = { $edition }; geändert: { $options }
paper-example = zum Beispiel { $cards }

## Spalten

paper-head-player = Name
paper-head-phases = Phasen
paper-head-before = Vorher
paper-head-points = Punkte
paper-head-total = Gesamt
paper-head-place = Platz
paper-head-number = Phase
paper-head-words = Du legst aus
paper-head-letters = In Buchstaben
paper-head-card = Karte auf der Hand
paper-head-rank = Nr.
paper-head-done = Phasen
paper-head-coming = Sammelt für

## Der Zettel

paper-pause-title = Bis zum nächsten Mal
paper-pause-how = Schneide an der gestrichelten Linie und falte zweimal an den Strichen: Dann ist der Zettel so groß wie eine Karte.
paper-pause-done = { $done } von { $count }
paper-pause-phase = Phase { $phase }: { $groups }
paper-pause-open = { $count ->
    [one] Phase { $phases }
   *[other] eine der Phasen { $phases }
}
paper-pause-waits = spielt im nächsten Durchgang nicht mit
paper-pause-seats = So sitzt ihr, im Uhrzeigersinn: { $players }.
paper-pause-unfinished = Durchgang { $hand } wurde nicht zu Ende gespielt; gebt ihn noch einmal.
paper-pause-dealer = { $player } gibt Durchgang { $hand }.
paper-pause-any-dealer = Macht aus, wer Durchgang { $hand } gibt.

## Was --help sagt

help-print-sheet = Ein Punkteblatt für 2 bis 6 Leute, leer oder aus einer Partie ausgefüllt.
help-print-sheet-players = Wie viele mitspielen, oder ihre Namen mit Kommas dazwischen.
help-print-sheet-record = Fülle es aus dieser Mitschrift aus.
help-print-sheet-kept = Fülle es aus einem Blatt aus, das schon geführt wird: seinem Namen („decaphase keep --list“ zeigt sie) oder seiner Datei.
help-print-pause = Ein Zettel, der zu den Karten gelegt wird: der Stand, die Phase von allen, wer als Nächstes gibt.
help-print-pause-record = Aus dieser Mitschrift.
help-print-pause-kept = Aus einem Blatt, das schon geführt wird: seinem Namen oder seiner Datei. Ohne Angabe aus dem zuletzt geschriebenen.

problem-print-two-games = Du nennst eine Mitschrift und ein geführtes Blatt; lass eins von beiden weg.
problem-print-whose-rules = Die Partie hat schon ihre eigenen Regeln und Namen; lass --rules, --option und --players weg.
problem-print-no-score = Es gibt noch kein Blatt; nenne eine Mitschrift mit --record, oder fang eins an mit „decaphase keep“.
