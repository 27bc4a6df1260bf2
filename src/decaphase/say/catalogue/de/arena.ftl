### What `decaphase arena` and `decaphase ladder` print.

## decaphase arena

arena-starting = Gleich geht es los
arena-so-far = { $a } gewinnt { $share }
arena-about = { $a } gegen { $b }: { $games } Partien mit je { $players } Spielern, Regeln { $rules }{ $options ->
    [none] {""}
   *[other] {" "}mit { $options }
}, Startwert { $seed }.
arena-pairs = Gespielt wurde in Paaren ({ $pairs }): zweimal mit denselben Karten, beim zweiten Mal mit vertauschten Sitzen der beiden Seiten.
arena-rounded = Gewünscht waren { $asked } Partien; es wurden { $games }, weil sie in Paaren gespielt werden.
arena-interrupted = { $games ->
    [0] Es wurde abgebrochen, bevor die ersten Partien zu Ende waren; darum gibt es nichts zu berichten.
   *[other] Es wurde abgebrochen, bevor alle { $asked } Partien gespielt waren; hier steht, was bis dahin herauskam.
}
arena-share = { $a } gewinnt { $share } der Partien.
arena-interval = { $kind ->
    [fixed] Der wahre Anteil liegt mit { $confidence } Sicherheit zwischen { $low } und { $high }; der Standardfehler ist { $stderr }.
   *[any-time] Der wahre Anteil liegt mit { $confidence } Sicherheit zwischen { $low } und { $high }, ganz gleich, wann man aufhört; der Standardfehler ist { $stderr }.
}
arena-one-pair = Ein einziges Paar Partien sagt nicht, wie sicher das ist; lass mehr spielen.
arena-clear = { $better ->
    [none] Damit bleibt offen, wer besser ist: Gleich stark hieße 50 %, und das liegt in diesem Bereich. Mehr Partien würden ihn enger machen.
   *[other] Also ist { $better } besser: Gleich stark hieße 50 %, und das liegt außerhalb dieses Bereichs.
}
arena-settled = { $better ->
    [none] Es steht noch nicht fest, wer besser ist.
   *[other] Es steht fest, dass { $better } besser ist; zwischen gleich Starken kommt so ein Urteil in höchstens { $error } der Vergleiche vor.
}
arena-figure = Ergebnis
arena-wins = gewonnene Partien
arena-points = Punkte je Durchgang
arena-laid = Durchgänge mit ausgelegter Phase
arena-phase = Phase { $phase } geschafft, je Versuch
arena-lengths = Eine Partie hatte im Schnitt { $hands } Durchgänge, ein Durchgang { $turns } Züge, alle Spieler zusammengezählt.
arena-time = { $decisions } Entscheidungen in { $seconds } Sekunden.
arena-unended = { $count ->
    [one] Eine Partie wurde nach { $most } Entscheidungen beendet, weil sie sich endlos im Kreis drehte; sie zählt so, wie sie da stand.
   *[other] { $count } Partien wurden nach { $most } Entscheidungen beendet, weil sie sich endlos im Kreis drehten; sie zählen so, wie sie da standen.
}
arena-written = Jede Partie ist eine Zeile in { $file }.
arena-recorded = Jede Partie steht als Mitschrift in { $folder }.
arena-decided = Jede Entscheidung ist eine Zeile in { $file }.

## decaphase ladder

ladder-so-far = Es wird gespielt
ladder-about = { $games } Partien mit je { $players } Spielern, Regeln { $rules }{ $changed ->
    [0] {""}
    [one] {" "}mit einer geänderten Option
   *[other] {" "}mit { $changed } geänderten Optionen
}, Startwert { $seed }
ladder-rounded = Gewünscht waren { $asked } Partien; es wurden { $games }, damit alle auf jedem Sitz gespielt haben.
ladder-interrupted = Es wurde abgebrochen, bevor alle Partien gespielt waren; hier steht, was bis dahin herauskam.
ladder-bot = Bot
ladder-rating = Wertung
ladder-uncertainty = Unsicherheit
ladder-win-rate = gewonnene Partien
ladder-place = mittlerer Platz
ladder-games = Partien
ladder-reading = Je höher die Wertung, desto besser; die Unsicherheit ist eine Standardabweichung. Wären alle gleich stark, würde jeder Bot { $share } seiner Partien gewinnen.
ladder-drawn = Das Diagramm steht in { $file }.
ladder-chart-title = Wie stark die Bots sind
ladder-chart-axis = OpenSkill-Wertung, mehr ist besser; die Linien zeigen 95 % Sicherheit

## What can be wrong

problem-missing-package = Dafür fehlt das Paket { $package }; du bekommst es, wenn du decaphase[{ $extra }] installierst.
problem-jobs-count = { $count } Prozesse gehen nicht; wähle 1 bis { $most }.
problem-jobs-and-ray = Wie viele Worker es gibt, bestimmt bei --ray der Cluster; lass --jobs also weg.
problem-no-such-cluster = Unter { $address } antwortet kein Ray-Cluster; starte ihn, oder nimm --ray local für zwei Worker auf diesem Rechner.
problem-worker-ended = Ein Prozess, der Partien spielte, hörte auf, bevor sie gespielt waren; falls er etwas dazu gesagt hat, steht es weiter oben. Versuch es noch einmal, bei knappem Speicher mit weniger Prozessen.
problem-bot-erred = Der Bot { $bot } hat „{ $action }“ versucht, und das ist nicht erlaubt ({ $code }); darum ist der Vergleich hier zu Ende. Sag bitte den Leuten Bescheid, die den Bot gemacht haben.
problem-results-suffix = { $file } ist weder CSV noch Parquet; der Name muss auf eine dieser Endungen enden: { $suffixes }.
problem-results-exist = { $file } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen, oder räum die Datei beiseite.
problem-results-broke-off = { $file } konnte nicht bis zum Ende geschrieben werden: { $why }.
problem-chart-suffix = { $file } lässt sich nicht zeichnen; der Name muss auf eine dieser Endungen enden: { $suffixes }.
problem-bot-twice = { $bot } ist zweimal genannt; in der Rangliste steht jeder Bot nur einmal.
problem-few-bots = { $count ->
    [one] Ein Bot reicht
   *[other] { $count } Bots reichen
} nicht für einen Tisch mit { $players } Sitzen, denn niemand sitzt auf zweien; nenn mehr Bots oder weniger Spieler.
problem-many-bots = { $count } Bots sind zu viele für eine Rangliste; nenn höchstens { $most }.
