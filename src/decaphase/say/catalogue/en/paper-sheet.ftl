### Score sheets to write on, and the slip that is put away with the cards.

paper-sheet-title = Score sheet
paper-sheet-done = done
paper-date = Date:
paper-rules = { $edition }
paper-rules-changed = { $edition }; changed: { $options }
paper-example = for example { $cards }

## Columns

paper-head-player = Player
paper-head-phases = Phases
paper-head-before = Before
paper-head-points = Points
paper-head-total = Total
paper-head-place = Place
paper-head-number = Phase
paper-head-words = You lay
paper-head-letters = In letters
paper-head-card = Card in hand
paper-head-rank = No.
paper-head-done = Phases
paper-head-coming = Plays for

## The slip

paper-pause-title = Until next time
paper-pause-how = Cut along the dashed line and fold twice at the marks: the slip is then as large as a card.
paper-pause-done = { $done } of { $count }
paper-pause-phase = phase { $phase }: { $groups }
paper-pause-open = { $count ->
    [one] phase { $phases }
   *[other] one of the phases { $phases }
}
paper-pause-waits = does not play in the next hand
paper-pause-seats = You sit like this, clockwise: { $players }.
paper-pause-unfinished = Hand { $hand } was not played to its end; deal it again.
paper-pause-dealer = { $player } deals hand { $hand }.
paper-pause-any-dealer = Agree on who deals hand { $hand }.

## What --help says

help-print-sheet = A score sheet for 2 to 6 players, blank or filled in from a game.
help-print-sheet-players = How many play, or their names with commas between them.
help-print-sheet-record = Fill it in from this record.
help-print-sheet-kept = Fill it in from a score sheet that was kept: its name (“decaphase keep --list” shows them) or its file.
help-print-pause = A slip to put away with the cards: how the game stands, everybody’s phase, who deals next.
help-print-pause-record = From this record.
help-print-pause-kept = From a score sheet that was kept: its name or its file. Without either, the one written last.

problem-print-two-games = Both a record and a kept score sheet are named; leave one of the two out.
problem-print-whose-rules = The game has its own rules and players already; leave --rules, --option and --players out.
problem-print-no-score = There is no score sheet yet; name a record with --record, or begin a sheet with “decaphase keep”.
