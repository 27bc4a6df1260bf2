### What goes on at a table online around the game itself, as it is told to somebody there. `$own`: whether it is the
### listener. Each may have a brief form, a normal one and a full one; where only the first stands, one is enough.

# Whoever sat in a seat whose name nobody remembers.
live-somebody = Jemand (Sitz { $seat })

## Seats

live-table-opened = Der Tisch ist offen: { $edition }, { $seats } Sitze.
    .brief = { $edition }, { $seats } Sitze.
live-table-changed = An diesem Tisch gilt jetzt: { $edition }, { $seats } Sitze.
    .brief = Jetzt { $edition }, { $seats } Sitze.
live-seat-taken = { $own ->
        [yes] Du setzt dich
       *[no] { $player } setzt sich
    } auf Sitz { $seat }.
    .brief = { $own ->
        [yes] Du
       *[no] { $player }
    }: Sitz { $seat }.
live-seat-left = { $own ->
        [yes] Du verlässt
       *[no] { $player } verlässt
    } den Tisch.
live-seat-offered = { $own ->
        [yes] Du bietest deinen Sitz an; er ist vergeben, sobald sich die andere Person daraufsetzt.
       *[no] { $player } bietet dir Sitz { $seat } an; setz dich darauf, um weiterzuspielen.
    }
live-seat-handed-over = { $own ->
        [yes] Du übernimmst
       *[no] { $player } übernimmt
    } Sitz { $seat }.
live-bot-seated = Der Bot { $player } ({ $bot }) setzt sich auf Sitz { $seat }.
    .brief = Bot { $player } ({ $bot }): Sitz { $seat }.
live-bot-removed = Der Bot auf Sitz { $seat } wird weggeschickt.
live-bot-minds = { $own ->
        [yes] Ein Bot vertritt dich, bis du wieder da bist.
       *[no] { $player } ist kurz weg; ein Bot springt ein.
    }
live-seat-back = { $own ->
        [yes] Du sitzt wieder auf deinem Sitz.
       *[no] { $player } ist wieder da.
    }
live-kick-voted = { $role ->
        [target] Jemand hat dafür gestimmt, dich wegzuschicken.
        [voter] Du stimmst dafür, { $player } wegzuschicken.
       *[none] Jemand stimmt dafür, { $player } wegzuschicken.
    }
live-kicked = { $own ->
        [yes] Die anderen haben dich von diesem Tisch weggewählt.
       *[no] { $player } wurde von diesem Tisch weggewählt.
    }

## Playing

live-said-ready = { $own ->
        [yes] Du bist bereit.
       *[no] { $player } ist bereit.
    }
live-took-ready-back = { $own ->
        [yes] Du bist doch noch nicht bereit.
       *[no] { $player } ist doch noch nicht bereit.
    }
# How the deal is kept fair is said to who wants to hear everything; the table notes and checks it for all.
# `$short`: the first few characters of what binds the server to its secret.
live-committed = Durchgang { $hand } wird gemischt.
    .brief = Es wird gemischt.
    .full = Durchgang { $hand } wird gemischt; der Server hat sich auf { $short } festgelegt.
live-sealed = { "" }
    .full = { $own ->
        [yes] Du versiegelst deinen eigenen Zufall für das Mischen.
       *[no] Von { $player } kommt ein versiegelter Zufall für das Mischen.
    }
live-seals-closed = { "" }
    .full = Alle Siegel sind da; jetzt werden sie geöffnet.
live-contributed = { "" }
    .full = Du gibst deinen eigenen Zufall zum Mischen dazu.
live-secret-revealed = { "" }
    .full = Das Geheimnis des Servers für Durchgang { $hand } liegt jetzt offen, damit alle das Geben prüfen können.
live-answered = { $knock ->
        [yes] Du klopfst; jetzt antworten die anderen.
       *[no] Du passt; jetzt antworten die anderen.
    }
    .brief = { $knock ->
        [yes] Du klopfst.
       *[no] Du passt.
    }
live-took-back = { $own ->
        [yes] Du nimmst es zurück.
       *[no] { $player } nimmt die letzte Aktion zurück.
    }
live-timed-out = { $own ->
        [yes] Deine Zeit ist um; ein Bot spielt diesen Zug für dich zu Ende.
       *[no] Die Zeit von { $player } ist um; ein Bot spielt den Zug zu Ende.
    }
live-paused = { $own ->
        [yes] Du unterbrichst die Partie; keine Uhr läuft.
       *[no] { $player } unterbricht die Partie; keine Uhr läuft.
    }
    .brief = { $own ->
        [yes] Du unterbrichst.
       *[no] { $player } unterbricht.
    }
live-resumed = { $own ->
        [yes] Du setzt die Partie fort.
       *[no] { $player } setzt die Partie fort.
    }
live-rematch-wanted = { $own ->
        [yes] Du wünschst dir noch eine Partie.
       *[no] { $player } wünscht sich noch eine Partie.
    }
live-rematch-began = Eine neue Partie beginnt.

## Talk. `$text`: what was said, or a reaction

live-said = { $own ->
        [yes] Du
       *[no] { $player }
    }: { $text }
live-reaction-bravo = Gut gespielt!
live-reaction-thanks = Danke!
live-reaction-oops = Hoppla!
live-reaction-wow = Wow!
live-reaction-laugh = Haha!
live-reaction-hurry = Los, du bist dran!
live-reaction-sorry = Tut mir leid!
live-reaction-hello = Hallo!
live-reaction-goodbye = Tschüss!
live-muted = Von dieser Person hörst du nichts mehr.
live-unmuted = Diese Person hörst du wieder.

## Time, and the end

live-server-started = Der Server wurde neu gestartet; die Zeit dazwischen zählt für niemanden.
    .brief = Server neu gestartet.
live-entries-lost = Die Datenbank des Servers hat { $count ->
        [one] den letzten Schritt
       *[other] die letzten { $count } Schritte
    } an diesem Tisch verloren; es geht an der Stelle davor weiter.
live-closed = Der Tisch ist endgültig weggeräumt.
