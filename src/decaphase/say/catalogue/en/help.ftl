# What --help says: a command, and each of its parameters.

help = The card game of ten phases: its rulebooks as data, and a referee for its games.
help-version = Print the version.

help-bench = Measure how fast things are, in CPU time on one core.
help-bench-area = What to measure; none for a list.
help-bench-only = Only figures whose names begin so; once for each.
help-bench-seconds = How long the repeats of one figure take.
help-bench-as-json = Print one JSON object, for programs.

help-check = Replay records and say whether every move was legal. Ends with 0 if all hold, 1 if an action is illegal or an expectation fails, 2 if a file is not a record.
help-check-files = Records to check; - is standard input.
help-check-as-json = Print one JSON object a line for each file, for programs.

help-rules = List the editions, show the options of one, or show what differs between two.
help-rules-editions = None for the list of editions, one to see its options, two to see what differs.
help-rules-option = Change an option, as in pickup=must-play; once for each.
help-rules-as-json = Print JSON, for programs.

help-sample = Write games of random legal players, who lay and hit most of the time, as records with the outcome.
help-sample-out = The folder to write to; it is made if need be.
help-sample-edition = An edition; “decaphase rules” lists them.
help-sample-option = Change an option, as in pickup=must-play; once for each.
help-sample-players = How many play: 2 to 6.
help-sample-games = How many games.
help-sample-seed = The same seed gives the same files.
