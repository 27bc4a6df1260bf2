### A table online: why something is not for you, or not now, and what you can do.

## Who may

problem-table-closed = This table has been put away; open a new one.
problem-table-not-for-you = This is not for you to do at this table.
problem-table-not-seated = You are looking on; take a seat to join in.
problem-table-opener-only = Only whoever opened the table can do this; ask them.
problem-table-not-your-seat = You play seat { $seat } and no other; begin your move with { $seat }.

## Seats

problem-table-no-such-seat = There is no such seat here: choose one from 1 to { $seats }.
problem-table-seat-taken = { $player } sits in seat { $seat }; choose another one.
problem-table-seated-already = You already have a seat here; leave it first if you want another.
problem-table-invitation-needed = This table is private; ask somebody who sits there for an invitation.
problem-table-name-alike = Your name looks like the name of { $player }, who sits here already. Change your name, then sit down.
problem-table-kicked = The others voted you away from this table; you can open or join another one.
problem-table-saw-cards = You have seen another player’s cards in this hand; take this seat when the hand is over.
problem-table-nobody-to-offer = Your seat cannot go to this person; offer it to somebody who does not sit here yet.
problem-table-no-bot = There is no bot in seat { $seat }; choose a seat that has one.
problem-table-too-few-seats = { $taken ->
        [one] One seat is
       *[other] { $taken } seats are
    } taken already; keep at least as many.
problem-table-no-other-person = There is no other person in seat { $seat }; choose somebody else’s seat.
problem-table-voted-already = You have already voted about this person; now it is up to the others.

## Playing

problem-table-game-runs = That has to wait until the game is over.
problem-table-game-over = The game is over; ask for another one instead.
problem-table-no-game-yet = No game has been played here yet; say that you are ready for the first.
problem-table-no-such-game = There is no game { $game } at this table; ask for one up to { $games }.
problem-table-hand-runs = The next hand can only be dealt when this one is over.
problem-table-no-hand = No hand is being played just now; wait for the deal.
problem-table-away = A bot is minding your seat; say first that you are back.
problem-table-turn-minded = Your time ran out, so a bot is finishing this turn; the next one is yours again.
problem-table-answered-already = You have already knocked or passed for this card; wait for the others.
problem-table-nothing-to-take-back = There is nothing to take back: only what you laid or hit in a turn that is still yours.
problem-table-not-dealing = Nothing is being shuffled just now; wait for the next hand.
problem-table-nonce-size = What you add to the shuffle has to be { $least } to { $most } bytes long.
problem-table-contributed-already = You have already added to this shuffle; once is enough.
problem-table-seals-not-closed = Your part in this shuffle is opened when all seals are in; until then it stays sealed.
problem-table-seals-closed = The seals of this shuffle are in already, so yours came too late; you can take part in the next.
problem-table-sealed-already = You have already sealed your part in this shuffle; once is enough.
problem-table-seal-barred = You left a seal unopened, so you can add nothing to the next { $hands } shuffles; you play on as usual.
problem-table-seal-differs = This is not what you sealed for this shuffle.

## Pauses

problem-table-entries-lost = The server’s database lost the last steps of this table; see how it stands now, then go on.
problem-table-paused = The game is paused; resume it first.
problem-table-not-paused = The game is not paused; just go on.
problem-table-nothing-to-pause = There is nothing to pause just now.
problem-table-pause-between-hands = At this table you can only pause between hands; play this one to its end.

## Talking

problem-table-chat-off = At this table this kind of talk is turned off.
problem-table-line-length = Please write something, in at most { $most } characters.
problem-table-line-unprintable = Please write this on one line, without control characters.
problem-table-no-such-reaction = There is no such reaction; these there are: { $reactions }.
problem-table-reported-enough = You’ve reported this player { $most } times at this table. The people who run the server will read it; mute the player if you don’t want to hear from them.
problem-table-slow-down = That is a lot at once: at most { $most } messages in { $seconds } seconds; wait a moment.

## Settings, and the log

problem-table-setting-choice = The setting { $setting } has to be one of these: { $choices }.
problem-table-setting-range = The setting { $setting } has to be from { $least } to { $most }.
problem-table-bad-entry = An entry of this table’s log cannot be read; restore the log from a backup.
problem-table-unknown-entry = This table’s log has an entry of the kind { $kind } (version { $version }), which a newer release wrote; update the server.
problem-table-log-start = This table’s log is not in order; restore it from a backup.
