### Records: what the referee prints, and why a file is not a record.

## What `decaphase check` prints (a record that holds is “FILE: ok”)

check-illegal = { $file }: hand { $hand }, action { $action }, “{ $text }”: { $code }: { $message }
check-wrong = { $file }: { $code }: { $message }
check-at = { $place }: { $sentence }
check-place-hand = hand { $hand }
check-place-in-hand = hand { $hand }, { $inside }
check-place-seat = { $field } of seat { $seat }
check-place-item = { $field }, number { $item }

problem-expectation-failed = { $field ->
    [refused] The record should have been refused, but it is a valid one.
    [illegal] { $found ->
        [legal] This action should have been illegal, but it is legal.
       *[other] Action { $expected } of the last hand should have been illegal, but the number of actions in that hand is { $found }.
    }
    [legal] “{ $expected }” should have been legal, but it is not ({ $found }).
    [not_legal] “{ $expected }” should not have been legal, but it is.
   *[other] { $field } should have come out as { $expected }, but it is { $found }.
}

## Files

problem-no-such-file = There is no such file; is its name spelt right?
problem-is-a-folder = This is a folder; name the record files in it.
problem-may-not-read = This file may not be read by you; ask its owner, or change its permissions.
problem-cannot-open = This file cannot be opened.
problem-file-exists = { $file } is there already and says something else; it was left alone. Choose another folder, or move the file away.
problem-cannot-write = { $file } cannot be written; does its folder exist, and may you write there?
problem-too-big = This is too big for a record, which has at most { $most } megabytes.
problem-not-utf-8 = Line { NUMBER($line, useGrouping: 0) } is not UTF-8 text; save the file as UTF-8.
problem-not-toml = Line { NUMBER($line, useGrouping: 0) }{ $column ->
    [0] {""}
   *[other] , column { NUMBER($column, useGrouping: 0) }
} cannot be read as TOML: { $hint ->
    [unclosed-list] a comma is missing before this, or the ] that ends the list.
    [unclosed-text] a text is not closed; put a quotation mark (") at its end.
    [bad-character] there is a character here that may not stand there.
    [backslash] a backslash begins a special character in a text; write \\ for a backslash itself.
    [no-equals] after a name comes = and a value.
    [one-a-line] something follows that belongs on a line of its own.
    [bad-value] this is no value; texts stand in quotation marks, lists in [ ].
    [twice] this name is given twice.
   *[other] this fits nothing that could stand here.
}
problem-too-deep = There are more than { $most } tables within each other, or brackets without end; no record needs that.
problem-number-too-long = There is a number of more than { $most } digits; no record needs that.
problem-not-a-record = This is TOML, but not a record: a record begins with decaphase = { $format }.
problem-unknown-format = Records of format { $version } are not known here, only those of format { $format }.
problem-cannot-be-written = { $kind ->
    [surrogate] There is half a character in a text, which cannot be written.
   *[other] TOML has no way to write a value of the kind { $kind }.
}

## Fields

problem-unknown-field = { $nearest ->
    [none] There is no field “{ $field }”; leave it out, or put what you like into a [meta] table.
   *[other] There is no field “{ $field }”; did you mean { $nearest }?
}
problem-missing-field = { $field } is missing.
problem-wrong-kind = { $wanted ->
    [number] A whole number is wanted here, not “{ $value }”.
    [text] A text in quotation marks is wanted here, not “{ $value }”.
    [list] A list in [ ] is wanted here, not “{ $value }”.
    [table] A table is wanted here, not “{ $value }”.
   *[yes-or-no] true or false is wanted here, not “{ $value }”.
}
problem-out-of-range = { $value } is out of range; this is { $least } to { $most }.
problem-no-such-seat-here = There is no seat { $seat }; the seats are 1 to { $players }, one for each player.
problem-unknown-word = “{ $value }” is not one of: { $values }.
problem-not-one-each = { $count ->
    [one] This list has 1 item, but there are { $players } players; it takes one for each, in the order of the seats.
   *[other] This list has { $count } items, but there are { $players } players; it takes one for each, in the order of the seats.
}
problem-named-twice = { $number } is named twice; once is enough.
problem-bad-card = “{ $card }” is not a card; cards are r, b, g or y with a number from 1 to 12, w for a wild and s for a skip, with spaces between them.
problem-bad-skipped = “{ $value }” cannot be read; write “3 by 1” where seat 3 was skipped by seat 1.
problem-deck-and-position = This hand has a deck, so it cannot have { $field }: a hand begins with a whole deck or from a position, not both.
problem-no-beginning = This hand has neither a deck nor a position; give deck = "..." with all 108 cards, or turn, holding and phases.
problem-position-not-first = Only the first hand of a record can begin from a position; the later ones are dealt from a deck.
problem-refused-stands-alone = refused = true stands alone: nothing can come out of a record that is refused, so leave out { $field }, or refused.
problem-game-is-over = This game is over; there is nothing to play on.

## Actions and lines of the table that cannot be read

problem-bad-action = { $why ->
    [seat] “{ $part }” is not a seat at this table; an action begins with the number of the seat that acts, as in “1 draw deck”.
    [verb] “{ $part }” is not something to do; it is draw, lay, hit, discard, knock or pass.
    [card] “{ $part }” is not a card; cards are r, b, g or y with a number from 1 to 12, w for a wild and s for a skip.
    [group] “{ $part }” is not a group; a group is named by its seat and its number there, as in “1 hit g5 on 2.1”.
    [stands-for] “{ $part }” does not say what a group stands for; that is = and a number from 1 to 12, or a colour’s letter r, b, g or y.
    [phase] “{ $part }” is not a phase’s number, which is written like “1 lay 4: r1 b2 ...”.
   *[form] This cannot be read as an action; actions are written like “1 draw deck”, “1 lay r5 g5 b5 / y7 r7 w”, “1 hit g5 on 2.1”, “1 discard b2”, “1 discard s > 3”, “3 knock” and “2 pass”.
}
problem-bad-table-line = { $why ->
    [seat] “{ $part }” is not a seat at this table.
    [card] “{ $part }” is not a card; cards are r, b, g or y with a number from 1 to 12, w for a wild and s for a skip.
    [stands-for] “{ $part }” does not say what a group stands for; that is = and a number from 1 to 12, or a colour’s letter r, b, g or y.
    [phase] “{ $part }” is not a phase’s number, which is written like “2 lay 4: r1 b2 ...”.
   *[form] “{ $line }” cannot be read; a phase on the table is written like “2: r3 b3 g3 / y1 w g3 b4”.
}
problem-no-reshuffle = The deck is empty here, so the discard pile is shuffled into a new one, but the hand does not say in which order; add reshuffles = ["..."] with its cards, the top one first.

## What `decaphase sample` prints

sample-playing = Playing
sample-written = { $count ->
    [one] 1 game was written to { $folder }.
   *[other] { $count } games were written to { $folder }.
}
problem-games-count = { $count } games cannot be played; ask for 1 to { $most }.
problem-cannot-make-folder = The folder { $folder } cannot be made; is there a file of that name, and may you write there?

## Decks, positions and hands that cannot be

problem-wrong-deck-size = A deck has 108 cards, this one has { $count }.
problem-too-many = { $card } is there { $count } times, but a deck has only { $most } of it.
problem-wrong-dealer = { $expected ->
    [0] Seat { $dealer } cannot deal this hand, because it does not play in it.
   *[other] Seat { $dealer } cannot deal this hand; the deal has passed to seat { $expected }.
}
problem-hand-cannot-follow = { $stage ->
    [game-over] No hand can follow: the game is over.
   *[other] This hand cannot follow, because the one before it is not finished.
}
problem-seat-not-playing = Seat { $seat } does not play in this hand.
problem-seat-twice = Seat { $seat } is there twice; once is enough.
problem-one-for-each-player = This list has { $count ->
    [one] 1 item
   *[other] { $count } items
}, but there are { $players } players; it takes one for each.
problem-score-out-of-range = { $score } points cannot be; a total is 0 to { $most }.
problem-places-without-play-on = Places are taken during a game only where the table plays on (play_on = true).
problem-placed-still-plays = Somebody who has a place already cannot be playing.
problem-placed-but-not-finished = Seat { $seat } has a place, but has not done every phase.
problem-playing-is-not-the-rest = Everybody who has no place yet plays, unless the hand replays a tie; leave playing out, or add replay = true.
problem-too-few-playing = At least two have to play in a hand.
problem-no-replay-here = There is no tie to replay: these rules settle ties otherwise, or a place has been taken already.
problem-done-needed = With order = any a position says which phases are crossed off: done = [[4, 7], [], ...].
problem-phases-with-any-order = With order = any nobody plays for a certain phase; leave phases out and give done.
problem-phases-needed = A position says which phase each seat plays for: phases = [2, 2, ...].
problem-phase-not-in-game = Phase { $phase }, given for seat { $seat }, is not one of the phases of this game.
problem-replay-is-for-the-last-phase = Seat { $seat } has to play for phase { $phase }: a tie is replayed for the last phase.
problem-replay-before-finishing = Seat { $seat } cannot be in the replay of a tie without having done every phase.
problem-finished-already = Seat { $seat } has done every phase, so the game would be over.
problem-done-does-not-fit = Seat { $seat } cannot be playing for phase { $phase } with these phases done.
problem-every-hand-one-phase = With advance = every-hand everybody plays for the same phase.
problem-holding-but-not-playing = Seat { $seat } does not play in this hand, so it holds no cards; write "".
problem-wrong-hand-size = { $count ->
    [0] Seat { $seat } holds no cards, so the hand would be over; somebody who plays holds 1 to { $most }.
   *[other] Seat { $seat } holds { $count } cards; somebody who plays holds 1 to { $most }.
}
problem-table-does-not-fit = What lies before seat { $seat } does not fit phase { $phase }: { $reason ->
    [wrong-groups] it has another number of groups.
    [too-few-cards] a group has too few cards.
    [skip-in-phase] there is a skip in it, which is never part of a phase.
    [not-a-set] a set has different numbers.
    [not-a-run] a run does not go up one by one; write it from low to high.
    [run-past-the-end] a run goes below 1 or beyond 12.
    [not-one-colour] a colour group has more than one colour.
    [say-what-it-is] a group is all wilds and does not say what it stands for; write = and what it is after its cards, such as =7.
    [not-what-was-said] a group is not what it says after the =.
    [natural-needed] it is all wilds, but these rules ask for a number card.
    [natural-in-each-group] a group is all wilds, but these rules ask for a number card in each group.
   *[other] { $reason }.
}
problem-table-wrong-phase = Seat { $seat } plays for phase { $phase }, so no other can lie before it.
problem-table-names-no-phase = With order = any the phase is named: write “{ $seat } lay 4: ...” for seat { $seat }.
problem-table-phase-done = Seat { $seat } had crossed off phase { $phase } before this hand, so it cannot lie there again.
problem-skipped-themselves = Seat { $seat } cannot have skipped themselves.
problem-knocked-without-knocking = Nobody can have knocked: these rules have no knocking (knocking = true).
problem-discarded-without-claim = discarded belongs to stage = "claim" alone.
problem-taken-before-play = taken belongs to stage = "play" alone: the card has to be taken before it can be played.
problem-stage-not-for-position = A position cannot begin at the stage { $stage }; it is draw, play or claim.
problem-skipped-but-playing = Seat { $seat } has a skip against it, so it cannot be in the middle of its turn.
problem-nothing-to-take = { $card } need not be played: that is so only for a number card or a wild taken from the discard pile, with pickup = must-play.
problem-taken-not-held = Seat { $seat } does not hold { $card }.
problem-taken-cannot-be-played = Seat { $seat } has no way to play { $card }, so it cannot have taken it.
problem-claim-without-knocking = There is no claim stage: these rules have no knocking (knocking = true).
problem-claim-needs-discarded = In the claim stage discarded says who discarded the card, such as discarded = 1.
problem-claim-needs-a-card = There is nothing to claim: the discard pile is empty, or a skip lies on top.
problem-nobody-to-ask = Nobody may claim the card here; give the stage draw instead.
problem-claim-wrong-turn = It is for seat { $expected } to answer first, not for seat { $turn }.
