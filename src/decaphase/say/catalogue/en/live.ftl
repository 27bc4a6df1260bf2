### What goes on at a table online around the game itself, as it is told to somebody there. `$own`: whether it is the
### listener. Each may have a brief form, a normal one and a full one; where only the first stands, one is enough.

# Whoever sat in a seat whose name nobody remembers.
live-somebody = Somebody (seat { $seat })

## Seats

live-table-opened = The table is open: { $edition }, { $seats } seats.
    .brief = { $edition }, { $seats } seats.
live-table-changed = The table now plays by { $edition }, with { $seats } seats.
    .brief = Now { $edition }, { $seats } seats.
live-seat-taken = { $own ->
        [yes] You sit down
       *[no] { $player } sits down
    } in seat { $seat }.
    .brief = { $own ->
        [yes] You
       *[no] { $player }
    }: seat { $seat }.
live-seat-left = { $own ->
        [yes] You leave
       *[no] { $player } leaves
    } the table.
live-seat-offered = { $own ->
        [yes] You offer your seat; it goes over as soon as they sit down in it.
       *[no] { $player } offers you seat { $seat }; sit down in it to play on.
    }
live-seat-handed-over = { $own ->
        [yes] You take over
       *[no] { $player } takes over
    } seat { $seat }.
live-bot-seated = The bot { $player } ({ $bot }) sits down in seat { $seat }.
    .brief = Bot { $player } ({ $bot }): seat { $seat }.
live-bot-removed = The bot is sent away from seat { $seat }.
live-bot-minds = { $own ->
        [yes] A bot minds your seat until you come back.
       *[no] { $player } is away; a bot minds the seat.
    }
live-seat-back = { $own ->
        [yes] You are back in your seat.
       *[no] { $player } is back.
    }
live-kick-voted = { $role ->
        [target] Somebody has voted to send you away.
        [voter] You vote to send { $player } away.
       *[none] Somebody votes to send { $player } away.
    }
live-kicked = { $own ->
        [yes] The others have voted you away from this table.
       *[no] { $player } was voted away from this table.
    }

## Playing

live-said-ready = { $own ->
        [yes] You are ready.
       *[no] { $player } is ready.
    }
live-took-ready-back = { $own ->
        [yes] You are not ready after all.
       *[no] { $player } is not ready after all.
    }
# How the deal is kept fair is said to who wants to hear everything; the table notes and checks it for all.
# `$short`: the first few characters of what binds the server to its secret.
live-committed = Hand { $hand } is being shuffled.
    .brief = Shuffling.
    .full = Hand { $hand } is being shuffled; the server is bound to { $short }.
live-sealed = { "" }
    .full = { $own ->
        [yes] You seal your own chance for the shuffle.
       *[no] { $player } seals a chance for the shuffle.
    }
live-seals-closed = { "" }
    .full = All seals are in; now they are opened.
live-contributed = { "" }
    .full = You add your own chance to the shuffle.
live-secret-revealed = { "" }
    .full = The server’s secret for hand { $hand } is open now, so that everybody can verify the deal.
live-answered = { $knock ->
        [yes] You knock; now the others answer.
       *[no] You let it go; now the others answer.
    }
    .brief = { $knock ->
        [yes] You knock.
       *[no] You let it go.
    }
live-took-back = { $own ->
        [yes] You take it back.
       *[no] { $player } takes the last move back.
    }
live-timed-out = { $own ->
        [yes] Your time is up; a bot finishes this turn for you.
       *[no] The time of { $player } is up; a bot finishes the turn.
    }
live-paused = { $own ->
        [yes] You pause the game; no clock runs.
       *[no] { $player } pauses the game; no clock runs.
    }
    .brief = { $own ->
        [yes] You pause.
       *[no] { $player } pauses.
    }
live-resumed = { $own ->
        [yes] You resume the game.
       *[no] { $player } resumes the game.
    }
live-rematch-wanted = { $own ->
        [yes] You ask for another game.
       *[no] { $player } would like another game.
    }
live-rematch-began = A new game begins.

## Talk. `$text`: what was said, or a reaction

live-said = { $own ->
        [yes] You
       *[no] { $player }
    }: { $text }
live-reaction-bravo = Well played!
live-reaction-thanks = Thank you!
live-reaction-oops = Oops!
live-reaction-wow = Wow!
live-reaction-laugh = Ha ha!
live-reaction-hurry = Come on, your turn!
live-reaction-sorry = Sorry!
live-reaction-hello = Hello!
live-reaction-goodbye = Goodbye!
live-muted = You will hear nothing more from this person.
live-unmuted = You hear this person again.

## Time, and the end

live-server-started = The server was restarted; the time in between counts for nobody.
    .brief = Server restarted.
live-entries-lost = The server’s database lost { $count ->
        [one] the last step
       *[other] the last { $count } steps
    } of this table; the game continues from before.
live-closed = The table has been put away for good.
