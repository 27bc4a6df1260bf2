### Keeping the score of a game with real cards.

## The words that are commands: the one that is shown first, its letter, and others that are understood.

keep-word-undo = undo u
    .about = take back the last hand, or drop the one being asked for
keep-word-edit = edit e change
    .about = ask for a past hand again, as in “edit 3”
keep-word-sheet = sheet s show
    .about = show the sheet
keep-word-standings = standings t ranking
    .about = who leads
keep-word-export = export x
    .about = write the sheet to a file, .csv or .txt
keep-word-help = help h ?
    .about = say this again
keep-word-quit = quit q stop exit
    .about = put the sheet away until the next time
keep-word-nobody = nobody none no-one -
keep-word-everybody = all everybody everyone
keep-word-list = list options

## Which sheet

keep-which-sheet = Which sheet?
keep-listed = { $name }: { $players }, { $hands ->
        [0] no hand yet
        [one] 1 hand
       *[other] { $hands } hands
    }, { $day }{ $over ->
        [yes] , finished
       *[no] { "" }
    }
keep-a-new-one = Begin a new sheet
keep-none = There are no sheets yet; “decaphase keep” begins one.
keep-damaged = { $file } cannot be read and was left as it is: { $reason }
keep-not-begun = No sheet was begun.
problem-keep-old-and-new = The sheet “{ $name }” has its players and rules already; leave --rules, --option and --players out, or leave its name out to begin a new one.
problem-keep-damaged = { keep-damaged }
problem-keep-no-such-sheet = There is no sheet “{ $name }”; “decaphase keep --list” shows those there are.
problem-keep-nothing-to-export = There is no sheet to export yet; “decaphase keep” begins one.

## Who plays, and by what

keep-names-before = Who played before: { $names }.
keep-ask-players = Who plays? Names with commas between them, in the order you sit, clockwise{ $known ->
        [no] { ":" }
       *[yes] { " " }(Enter: { $default }):
    }
keep-which-edition = Which rules do you play by?
keep-edition = { $title }. { $about }
keep-ask-option = Do you play anything differently? One option a line, such as selection=first-5 (“{ $word }” shows them all; Enter: no more):
keep-ask-more = Another option? (Enter: no more)
keep-option = { $name }: { $about } ({ $values })
keep-ask-dealer = Who deals the first hand? ({ $players }; Enter: leave that out)
keep-help-before = Just answer the question; “{ $quit }” stops.
problem-keep-name-players = Type at least two names, such as Ann, Bob.
problem-keep-yes-or-no = Please type y for yes or n for no.
problem-keep-not-a-choice = Please type a number from 1 to { $count }.

## The main question

keep-welcome = After each hand, press Enter and write it down; “{ $help }” says what else there is.
keep-ask-hand = Hand { $hand }{ $known ->
        [no] { "." }
       *[yes] , { $dealer } deals.
    } Enter when it is over:
keep-ask-over = The game is over. Enter or “{ $quit }” puts the sheet away:
problem-keep-no-such-word = Press Enter to { $over ->
        [yes] put the sheet away
       *[no] write down a hand
    }, or type one of: { $words }.
keep-help = Press Enter when a hand is over. You are asked who went out, who else made their phase, and what the others still hold.
keep-help-left = What is left is typed as points, such as 35, or as cards, such as { $example }. A number alone means points, unless no cards cost that: 12 alone is the card 12.
keep-help-word = { $words }: { $about }.

## What came out of a hand

keep-ask-out = Who went out? ({ $players }; Enter: { $known ->
        [no] nobody
       *[yes] { $default }
    })
keep-ask-made = { $out ->
        [yes] Who else made their phase?
       *[no] Who made their phase?
    } (names or numbers, “all”; Enter: { $known ->
        [no] nobody
       *[yes] { $default }
    })
keep-ask-order = Who laid first? Name { $players } in the order in which they laid the last phase:
keep-ask-phase = Which phase did { $player } lay? ({ $phases }{ $default ->
        [0] { "" }
       *[other] ; Enter: { $default }
    })
keep-ask-left = What does { $player } still hold? (points, or cards like { $example }{ $default ->
        [none] { "" }
       *[other] ; Enter: { $default }
    })
problem-keep-who = Nobody here is called “{ $typed }”; type a name or a number: { $players }.
problem-keep-which = “{ $typed }” could be { $players }; type more of the name, or the number.
problem-keep-not-asked = { $player } is not asked for here; type one of { $players }.
problem-keep-name-all = Name all of them, each once: { $players }.
problem-keep-open-phases = Type the number of an open phase: { $phases }.
problem-keep-left-how = Type the points, or the cards with spaces between them.
problem-keep-not-a-number = “{ $typed }” is no card: numbers go from 1 to 12. Points are typed as one number.

## Written down, taken back, changed

keep-written = Hand { $hand } is written down.
keep-dropped = { $known ->
        [yes] Hand { $hand } is left as it was.
       *[no] Hand { $hand } is not written down.
    }
keep-finish-first = First finish this hand, or type “{ $undo }” to drop it.
keep-ask-undo = Take back hand { $hand }? (y/n)
keep-undone = Hand { $hand } is taken back.
keep-edit-which = { $count ->
        [0] There is no hand to change yet.
        [one] Only hand 1 can be changed: “{ $edit } 1”.
       *[other] Say which hand, 1 to { $count }, as in “{ $edit } { $count }”.
    }
keep-does-not-fit = That cannot be, because of hand { $hand }: { $reason } Nothing was changed.
keep-nothing-changed = Hand { $hand } stays as it was.
keep-was = { $player } before: { $parts }.
keep-is = { $player } now: { $parts }.
keep-ask-edit = Change hand { $hand } so? (y/n)
keep-edited = Hand { $hand } is changed.
keep-told-hand = Hand { $hand }.
keep-told-out = { $nobody ->
        [yes] Nobody went out.
       *[no] { $player } went out.
    }
keep-told-made = { $player } made phase { $phase }.
keep-told-left = { $player } got { $points } points{ $cards ->
        [none] { "." }
       *[other] { " " }({ $cards }).
    }

## The sheet

keep-title = { $players }. { $edition }{ $options ->
        [none] { "." }
       *[other] , changed: { $options }.
    }
keep-head-player = player
keep-head-phases = phases
keep-head-points = { $first ->
        [1] points
       *[other] points of hands { $first } to { $last }
    }
keep-head-total = total
keep-head-next = next
keep-head-hand = hand { $hand }
keep-head-place = place
keep-cell-next = { $phase ->
        [0] any
       *[other] phase { $phase }
    }
keep-line = { $player }: { $parts }.
keep-part-done = { $count ->
        [0] no phase yet
        [one] phase { $phases } done
       *[other] phases { $phases } done
    }
keep-part-points = { $total ->
        [one] 1 point
       *[other] { $total } points
    }
keep-part-next = { $phase ->
        [0] next one of { $open }
       *[other] next phase { $phase }
    }
keep-part-place = place { $place }
keep-standings = Standings:
keep-standing = { $place }. { $player }: { $parts }
keep-phases-count = { $count ->
        [0] no phase
        [one] 1 phase
       *[other] { $count } phases
    }
keep-tied = { $players } are tied: they play phase { $phase } once more, and whoever goes out wins.

## Files

keep-elsewhere = The file of this sheet was changed by somebody else meanwhile and was left alone; this sheet goes on as { $name }.
keep-not-written = The sheet is not on disk now. Just go on: it is tried again after each hand, and nothing is forgotten meanwhile.
keep-written-again = Now the sheet is on disk, with all hands.
keep-ask-export = Which file? It ends in .csv or .txt (Enter: none):
keep-ask-replace = { $file } is there already. Replace it? (y/n)
keep-exported = The sheet stands in { $file }.
keep-ask-place = The sheet is not on disk. Name another file for it (Enter: show it here):
keep-taken = { $file } is there already; name another one.
keep-lost = The sheet could not be kept. Copy these lines into a file whose name ends in .toml; “decaphase keep” with that name goes on with it.
keep-kept = The sheet is kept. Go on with it any time: { $command }
problem-keep-export-ending = { $file }: a sheet is exported to a name that ends in .csv or .txt.

## What cannot stand on a sheet

problem-not-a-sheet = This is no score sheet: a sheet begins with decaphase-sheet = { $format }.
problem-sheet-unknown-format = This sheet has format { $version }, but only format { $format } can be read here; a newer Decaphase may know it.
problem-sheet-no-such-player = Nobody on this sheet is called “{ $player }”.
problem-sheet-phases-count = made names { $made }, but phases has { $count } numbers; each that made a phase has one.
problem-sheet-same-name = Two players are called { $name }; add a letter to tell them apart.
problem-sheet-is-over = The game is over by then; nothing more can be written down.
problem-sheet-no-such-hand = { $count ->
        [0] No hand is written down yet.
       *[other] There is no hand { $number }; hands 1 to { $count } are written down.
    }
problem-sheet-out-without-phase = { $player } cannot have gone out without making the phase.
problem-sheet-out-with-cards = { $player } went out, so has no cards left.
problem-sheet-holds-nothing = { $player } did not go out, so must still hold at least one card.
problem-sheet-no-points-here = No points are written down for { $player } in this hand.
problem-sheet-bad-points = { $points } points cannot be: cards cost 5, 10, 15 or more each, so it is 5, 10, 15 and so on, up to { $most }.
problem-sheet-too-many-cards = { $count } cards are too many: { $player } holds at most { $most }.
problem-sheet-too-many-alike = { $card ->
        [w] { $count } { $cards ->
            [packs] kings
           *[colours] wilds
        } are too many: there are only { $most }.
        [s] { $count } { $cards ->
            [packs] jokers
           *[colours] skips
        } are too many: there are only { $most }.
       *[other] { $count } cards “{ $card }” are too many: there are only { $most }.
    }
problem-sheet-already-down = { $player } is named twice.
problem-sheet-name-the-phase = Say which phase { $player } laid: they go in any order here.
problem-sheet-wrong-phase = { $player } does not play for phase { $phase } in this hand.
problem-sheet-phase-done = { $player } has already crossed off phase { $phase }.
