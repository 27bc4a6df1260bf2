### What goes on at a table online around the game itself, as it is told to somebody there. `$own`: whether it is the
### listener. Each may have a brief form, a normal one and a full one; where only the first stands, one is enough.

# Whoever sat in a seat whose name nobody remembers.
live-somebody = Iemand (stoel { $seat })

## Seats

live-table-opened = De tafel is open: { $edition }, { $seats } stoelen.
    .brief = { $edition }, { $seats } stoelen.
live-table-changed = Aan deze tafel geldt nu: { $edition }, { $seats } stoelen.
    .brief = Nu { $edition }, { $seats } stoelen.
live-seat-taken = { $own ->
        [yes] Je gaat
       *[no] { $player } gaat
    } op stoel { $seat } zitten.
    .brief = { $own ->
        [yes] Jij
       *[no] { $player }
    }: stoel { $seat }.
live-seat-left = { $own ->
        [yes] Je gaat
       *[no] { $player } gaat
    } van tafel.
live-seat-offered = { $own ->
        [yes] Je biedt je stoel aan; hij is vergeven zodra die ander erop gaat zitten.
       *[no] { $player } biedt je stoel { $seat } aan; ga erop zitten om verder te spelen.
    }
live-seat-handed-over = { $own ->
        [yes] Je neemt
       *[no] { $player } neemt
    } stoel { $seat } over.
live-bot-seated = De bot { $player } ({ $bot }) gaat op stoel { $seat } zitten.
    .brief = Bot { $player } ({ $bot }): stoel { $seat }.
live-bot-removed = De bot op stoel { $seat } is weggestuurd.
live-bot-minds = { $own ->
        [yes] Een bot past op je stoel tot je terug bent.
       *[no] { $player } is even weg; een bot past op de stoel.
    }
live-seat-back = { $own ->
        [yes] Je zit weer op je stoel.
       *[no] { $player } is terug.
    }
live-kick-voted = { $role ->
        [target] Iemand heeft gestemd om je weg te sturen.
        [voter] Je stemt om { $player } weg te sturen.
       *[none] Iemand stemt om { $player } weg te sturen.
    }
live-kicked = { $own ->
        [yes] De anderen hebben je van deze tafel weggestemd.
       *[no] { $player } is van deze tafel weggestemd.
    }

## Playing

live-said-ready = { $own ->
        [yes] Je bent klaar.
       *[no] { $player } is klaar.
    }
live-took-ready-back = { $own ->
        [yes] Je bent toch nog niet klaar.
       *[no] { $player } is toch nog niet klaar.
    }
# How the deal is kept fair is said to who wants to hear everything; the table notes and checks it for all.
# `$short`: the first few characters of what binds the server to its secret.
live-committed = Ronde { $hand } wordt geschud.
    .brief = Er wordt geschud.
    .full = Ronde { $hand } wordt geschud; de server ligt vast op { $short }.
live-sealed = { "" }
    .full = { $own ->
        [yes] Je verzegelt je eigen toeval voor het schudden.
       *[no] { $player } verzegelt toeval voor het schudden.
    }
live-seals-closed = { "" }
    .full = Alle zegels zijn binnen; nu gaan ze open.
live-contributed = { "" }
    .full = Je doet je eigen toeval bij het schudden.
live-secret-revealed = { "" }
    .full = Het geheim van de server voor ronde { $hand } is nu bekend, zodat iedereen het delen kan nagaan.
live-answered = { $knock ->
        [yes] Je klopt; nu zijn de anderen aan de beurt om te antwoorden.
       *[no] Je laat hem liggen; nu zijn de anderen aan de beurt om te antwoorden.
    }
    .brief = { $knock ->
        [yes] Je klopt.
       *[no] Je laat hem liggen.
    }
live-took-back = { $own ->
        [yes] Je neemt het terug.
       *[no] { $player } neemt de laatste zet terug.
    }
live-timed-out = { $own ->
        [yes] Je tijd is om; een bot maakt deze beurt voor je af.
       *[no] De tijd van { $player } is om; een bot maakt de beurt af.
    }
live-paused = { $own ->
        [yes] Je legt het potje stil; er loopt geen klok.
       *[no] { $player } legt het potje stil; er loopt geen klok.
    }
    .brief = { $own ->
        [yes] Jij pauzeert.
       *[no] { $player } pauzeert.
    }
live-resumed = { $own ->
        [yes] Je hervat het potje.
       *[no] { $player } hervat het potje.
    }
live-rematch-wanted = { $own ->
        [yes] Je wilt nog een potje.
       *[no] { $player } wil nog een potje.
    }
live-rematch-began = Er begint een nieuw potje.

## Talk. `$text`: what was said, or a reaction

live-said = { $own ->
        [yes] Jij
       *[no] { $player }
    }: { $text }
live-reaction-bravo = Goed gespeeld!
live-reaction-thanks = Dank je!
live-reaction-oops = Oeps!
live-reaction-wow = Wauw!
live-reaction-laugh = Haha!
live-reaction-hurry = Schiet eens op, jij bent!
live-reaction-sorry = Sorry!
live-reaction-hello = Hallo!
live-reaction-goodbye = Tot ziens!
live-muted = Van deze speler hoor je niets meer.
live-unmuted = Deze speler hoor je weer.

## Time, and the end

live-server-started = De server is opnieuw gestart; de tijd ertussen telt voor niemand.
    .brief = Server opnieuw gestart.
live-entries-lost = De database van de server is { $count ->
        [one] de laatste stap
       *[other] de laatste { $count } stappen
    } van deze tafel kwijt; het spel gaat verder vanaf het moment daarvoor.
live-closed = De tafel is voorgoed opgeruimd.
