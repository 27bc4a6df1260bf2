### The score sheet in the browser, for a game with real cards.

## All sheets

web-keep-title = Score sheets
web-keep-lead = You play with real cards? Write down each hand here: the sheet adds up, knows the phases and says who leads. It works without a connection, too.
web-keep-new = New sheet
web-keep-none = There is no sheet yet.
web-keep-yours = Your sheets
web-keep-hands = { $hands ->
        [0] no hand yet
        [one] 1 hand
       *[other] { $hands } hands
    }
web-keep-summary = { $hands }, { $day }{ $over ->
        [yes] , finished
       *[no] { "" }
    }

## A new sheet

web-keep-who = Who plays?
web-keep-who-about = In the order you sit, clockwise.
web-keep-name = Player { $seat }
web-keep-add = One more player
web-keep-leave-out = Leave out { $name }
web-keep-by-what = Which rules do you play by?
web-keep-otherwise = What do you play differently?
web-keep-otherwise-about = Only what matters for the score.
web-keep-setting = { $option }: { $value }
web-keep-dealer = Who deals the first hand?
web-keep-no-dealer = We don’t keep track
web-keep-begin = Begin

## A sheet

web-keep-sheet = Score sheet
web-keep-gone = This sheet is not here. It was deleted, or it is on another device.
web-keep-all = All sheets
web-keep-on-device = Kept on this device
web-keep-on-server = Kept on the server
web-keep-nowhere = This browser keeps nothing: leave the page open, or write the sheet down.
web-keep-refused = The server did not take it: { $words }
web-keep-coming = Hand { $hand }{ $dealer ->
        [none] { "." }
       *[other] { ": " }{ $dealer } deals.
    }
web-keep-write = Write down hand { $hand }
web-keep-standing = How it stands
web-keep-leads = { $count ->
        [one] { $players } leads.
       *[other] { $players } lead together.
    }
web-keep-won = { $count ->
        [one] { $players } has won.
       *[other] { $players } have won together.
    }
web-keep-place = Place { $place }
web-keep-plays-for = Phase { $phase }: { $groups }
web-keep-any-phase = Any open phase
web-keep-not-in-hand = Sits this one out
web-keep-by-hand = Hand by hand
web-keep-hand-head = Hand
web-keep-change-hand = Hand { $hand }: change it
web-keep-crossed = phase { $phase }
web-keep-chart = How the points grew
web-keep-chart-phases = How the phases were made
web-keep-chart-about = { $points ->
        [yes] Each line is a player, from the first hand to the last; the lower, the better.
       *[no] Each line is a player, from the first hand to the last; the higher, the better.
    }
web-keep-chart-table = The same as a table
web-keep-after = After hand { $hand }
web-keep-undo = Take back hand { $hand }
web-keep-ask-undo = Take back hand { $hand }?
web-keep-yes-undo = Take it back
web-keep-file = Take it along to the terminal
web-keep-delete = Delete this sheet
web-keep-ask-delete = Delete this sheet, here and on the server? It cannot be brought back.
web-keep-yes-delete = Delete it
web-keep-leave-it = Leave it

## The same sheet, changed elsewhere

web-keep-conflict = This sheet was changed elsewhere
web-keep-conflict-about = Both had the same beginning. Which one is right?
web-keep-conflict-gone = This sheet was deleted elsewhere
web-keep-conflict-gone-about = Here it has been written on since. Should it stay?
web-keep-this-one = On this device: { $hands }, { $time }
web-keep-other-one = On the server: { $hands }, { $time }
web-keep-keep-ours = Keep the one here
web-keep-take-other = Take the one on the server
web-keep-keep-both = Keep both
web-keep-keep-it = Keep it
web-keep-both-kept = Both are kept. This is the one that was on this device.

## Writing down a hand

web-keep-hand = Hand { $hand }
web-keep-step = Question { $step } of { $count }
web-keep-next = Next
web-keep-drop = Don’t write it down
web-keep-drop-change = Leave it as it was
web-keep-ask-out = Who went out?
web-keep-nobody-out = Nobody: there was nothing left to draw
web-keep-ask-made = Who made their phase?
web-keep-made-by-out = { $player } went out, so has made it.
web-keep-maker = { $player }, { $phase ->
        [0] any open phase
       *[other] phase { $phase }
    }
web-keep-which-phase = Which phase did { $player } make?
web-keep-name-phase = Say which phase it was.
web-keep-ask-order = Who laid the last phase first?
web-keep-ask-order-about = Tap them in the order in which they laid.
web-keep-name-all = Tap all of them, one after the other.
web-keep-in-order = { $place }. { $player }
web-keep-ask-left = What does { $player } still hold?
web-keep-way = How do you count?
web-keep-way-points = Points
web-keep-way-cards = Cards
web-keep-pad = Points of { $player }
web-keep-rub-out = Rub out the last digit
web-keep-add-card = { $card }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-keep-take-away = Take away: { $card }
web-keep-no-cards-yet = Tap the cards that are left.
web-keep-held = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-keep-right = Is this right?
web-keep-told-made = { $player } made phase { $phase }: { $groups }.
web-keep-yes-write = Write it down
web-keep-yes-change = Change it
web-keep-cannot-be = This cannot stand on the sheet; go back and look at it again.
web-keep-change-of = What changes
web-keep-meanwhile = The sheet was changed elsewhere meanwhile, so this hand was not written down; look at the sheet first.
