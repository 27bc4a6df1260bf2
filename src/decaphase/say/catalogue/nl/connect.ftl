### A table on a server, from the terminal: coming in, the seats, what to do next, and what can go wrong.

## Coming in

connect-ask-name = Je naam ({ $name }):
connect-ask-login = Je inlognaam:
connect-ask-password = Je wachtwoord (dat zie je niet staan):
connect-signed-in = Welkom terug, { $name }.
connect-known-no-more = { $server } kent je niet meer, dus je begint opnieuw.
connect-signed-out-now = Je bent uitgelogd bij { $server }.
connect-which-table = Welke tafel?
connect-new-table = Een nieuwe openen
# `$stage`: lobby, dealing, playing, between (hands) or over; `$free`: open seats.
connect-listed = { $players }: { $edition }, { $stage ->
        [lobby] nog niet begonnen
        [over] afgelopen na ronde { $hand }
       *[other] ronde { $hand }
    }{ $free ->
        [0] {""}
        [one] , één stoel vrij
       *[other] , { $free } stoelen vrij
    }

## Seats

connect-table = Aan deze tafel geldt: { $edition }, { $seats } stoelen:
# `$state`: ready, away (a bot plays), left (a bot plays on), or none of these.
connect-seat = { $seat }. { $who ->
        [you] Jij
        [bot] { $player }, een bot ({ $bot })
        [open] Vrij
       *[person] { $player }
    }{ $opener ->
        [yes] , heeft de tafel geopend
       *[no] {""}
    }{ $state ->
        [ready] , klaar
        [away] , even weg; een bot speelt
        [left] , speelt door voor iemand die wegging
       *[none] {""}
    }.
connect-rise-sure = Een bot speelt voor je door en iemand anders mag op je stoel gaan zitten. Sta je op? (j of n)
connect-invite = Met deze link komen anderen aan je tafel: { $link }
connect-which-reaction = Wat wil je zeggen?

## What comes next

connect-prompt-open = { $bot } vult een stoel, { $invite } geeft een link voor anderen ({ $help } uitleg):
connect-prompt-deal = Enter als er voor jou gedeeld mag worden ({ $help } uitleg, { $leave } gaat weg):
connect-prompt-ready = Even wachten op de anderen ({ $help } uitleg):
connect-prompt-over = { $rematch } voor nog een potje, { $leave } om weg te gaan:
connect-prompt-dealing = De kaarten worden geschud:
connect-prompt-claim = Even wachten wie er klopt:
connect-prompt-playing = { $own ->
        [yes] Een bot maakt je beurt af ({ $help } uitleg):
       *[no] { $player } is aan de beurt ({ $help } uitleg):
    }
connect-prompt-paused = Het potje ligt stil; { $resume } gaat verder:
connect-prompt-away = Een bot past op je stoel; { $key } en je speelt weer zelf:
connect-prompt-looking = Je kijkt toe; { $sit } neemt een stoel ({ $help } uitleg):
connect-prompt-closed = De tafel is opgeruimd ({ $leave } gaat weg):

## Time, and the record

connect-time = { $own ->
        [yes] Er { $seconds ->
            [one] is nog één seconde.
           *[other] zijn nog { $seconds } seconden.
        }
       *[no] { $player } heeft nog { $seconds ->
            [one] één seconde.
           *[other] { $seconds } seconden.
        }
    }
connect-no-clock = Er loopt nu geen klok.
connect-record = Het verslag van het potje staat in { $file }; “decaphase replay” laat het weer zien.

## The connection

connect-lost = De verbinding is weg; we proberen haar terug te krijgen.
connect-back = Er is weer verbinding.
connect-missed = Intussen:
connect-gone = Je kunt deze tafel niet meer zien.
connect-left = De tafel gaat door; met “decaphase connect { $link }” kom je terug.

## What cannot be done

problem-connect-code-alone = Een code alleen zegt niet waar de tafel staat; geef de hele link.
problem-connect-bad-address = { $text } is geen adres van een server, een tafel of een uitnodiging; het moet lijken op http://127.0.0.1:8010.
problem-connect-no-server = { $server } geeft geen antwoord; kijk of het adres klopt en of de server draait.
problem-connect-not-a-server = { $server } geeft antwoord, maar is geen server van Decaphase; kijk of het adres klopt.
problem-connect-server-says = De server zegt: { $words }
problem-connect-signed-out = Je bent bij deze server uitgelogd; maak opnieuw verbinding om opnieuw te beginnen, of met --login.
problem-connect-not-signed-in = Je bent niet ingelogd bij { $server }.
problem-connect-not-there = Er is nog geen tafel te zien; wacht even en probeer het opnieuw.
problem-connect-which-seat = “{ $text }” is geen stoel; geef het nummer, zoals 2.
problem-connect-no-free-seat = Alle stoelen zijn bezet; je kunt toekijken tot er een vrijkomt.
problem-connect-not-now = “{ $text }” kan nu niet; { $help } laat zien wat je kunt typen.
problem-connect-cards-do-not-fit = De kaarten die je in ronde { $hand } zag, volgen niet uit het geheim van de server en wat de spelers eraan toevoegden: er is niet eerlijk gedeeld.
problem-connect-no-part = Ronde { $hand } is gedeeld zonder jouw eigen deel in het schudden, dus deze terminal kan er niet voor instaan.
problem-connect-withheld = Ronde { $hand }: niet geopend wat er was verzegeld: { $players }. Met hulp van de server kon er uit twee pakken worden gekozen.
