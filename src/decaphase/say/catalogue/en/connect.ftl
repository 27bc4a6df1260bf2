### A table on a server, from the terminal: coming in, the seats, what to do next, and what can go wrong.

## Coming in

connect-ask-name = Your name ({ $name }):
connect-ask-login = Your login:
connect-ask-password = Your password (it is not shown):
connect-signed-in = Welcome back, { $name }.
connect-known-no-more = { $server } does not know you any more, so you begin anew.
connect-signed-out-now = You are signed out of { $server }.
connect-which-table = Which table?
connect-new-table = Open a new one
# `$stage`: lobby, dealing, playing, between (hands) or over; `$free`: open seats.
connect-listed = { $players }: { $edition }, { $stage ->
        [lobby] not begun
        [over] over after hand { $hand }
       *[other] hand { $hand }
    }{ $free ->
        [0] {""}
        [one] , one free seat
       *[other] , { $free } free seats
    }

## Seats

connect-table = The table plays by { $edition }, with { $seats } seats:
# `$state`: ready, away (a bot plays), left (a bot plays on), or none of these.
connect-seat = { $seat }. { $who ->
        [you] You
        [bot] { $player }, a bot ({ $bot })
        [open] Free
       *[person] { $player }
    }{ $opener ->
        [yes] , opened the table
       *[no] {""}
    }{ $state ->
        [ready] , ready
        [away] , away; a bot plays
        [left] , playing on for somebody who left
       *[none] {""}
    }.
connect-rise-sure = A bot will play on for you, and somebody else may take the seat. Give it up? (y or n)
connect-invite = With this link others come to your table: { $link }
connect-which-reaction = What do you want to say?

## What comes next

connect-prompt-open = { $bot } fills a seat, { $invite } gives a link for others ({ $help } help):
connect-prompt-deal = Enter when you are ready to be dealt cards ({ $help } help, { $leave } leaves):
connect-prompt-ready = Waiting for the others ({ $help } help):
connect-prompt-over = { $rematch } for another game, { $leave } to leave:
connect-prompt-dealing = The cards are being shuffled:
connect-prompt-claim = Waiting for who knocks:
connect-prompt-playing = { $own ->
        [yes] A bot finishes your turn ({ $help } help):
       *[no] It is { $player }’s turn ({ $help } help):
    }
connect-prompt-paused = Paused; { $resume } goes on:
connect-prompt-away = A bot minds your seat; { $key } takes it back:
connect-prompt-looking = You are looking on; { $sit } takes a seat ({ $help } help):
connect-prompt-closed = The table has been put away ({ $leave } leaves):

## Time, and the record

connect-time = { $own ->
        [yes] There { $seconds ->
            [one] is one second
           *[other] are { $seconds } seconds
        } left.
       *[no] { $player } has { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        } left.
    }
connect-no-clock = No clock runs just now.
connect-record = The record of the game is { $file }; “decaphase replay” shows it again.

## The connection

connect-lost = The connection was lost; trying to get it back.
connect-back = Connected again.
connect-missed = Meanwhile:
connect-gone = You can no longer look at this table.
connect-left = The table goes on; “decaphase connect { $link }” brings you back.

## What cannot be done

problem-connect-code-alone = A code alone does not say where the table is; give the whole link.
problem-connect-bad-address = { $text } is no address of a server, a table or an invitation; it should look like http://127.0.0.1:8010.
problem-connect-no-server = { $server } does not answer; check the address, and whether the server is running.
problem-connect-not-a-server = { $server } answers, but it is no Decaphase server; check the address.
problem-connect-server-says = The server says: { $words }
problem-connect-signed-out = You have been signed out of this server; connect again to begin anew, or with --login.
problem-connect-not-signed-in = You are not signed in at { $server }.
problem-connect-not-there = There is no table to see yet; wait a moment and try again.
problem-connect-which-seat = “{ $text }” is no seat; give its number, as in 2.
problem-connect-no-free-seat = All seats are taken; you can look on until one becomes free.
problem-connect-not-now = “{ $text }” cannot be done just now; { $help } shows what you can type.
problem-connect-cards-do-not-fit = The cards you saw in hand { $hand } do not follow from the server’s secret and what the players added: this deal was not fair.
problem-connect-no-part = Hand { $hand } was dealt without your own part in the shuffle, so this terminal cannot vouch for it.
problem-connect-withheld = Hand { $hand }: { $players } did not open what they had sealed. If the server helped them, they could choose between two decks.
