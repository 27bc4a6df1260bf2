### A table on a server, from the terminal: coming in, the seats, what to do next, and what can go wrong.

## Coming in

connect-ask-name = Dein Name ({ $name }):
connect-ask-login = Dein Anmeldename:
connect-ask-password = Dein Passwort (es wird nicht angezeigt):
connect-signed-in = Schön, dass du wieder da bist, { $name }.
connect-known-no-more = { $server } kennt dich nicht mehr, darum fängst du neu an.
connect-signed-out-now = Du bist bei { $server } abgemeldet.
connect-which-table = Welcher Tisch?
connect-new-table = Einen neuen aufmachen
# `$stage`: lobby, dealing, playing, between (hands) or over; `$free`: open seats.
connect-listed = { $players }: { $edition }, { $stage ->
        [lobby] noch nicht angefangen
        [over] zu Ende nach Durchgang { $hand }
       *[other] Durchgang { $hand }
    }{ $free ->
        [0] {""}
        [one] , ein Sitz frei
       *[other] , { $free } Sitze frei
    }

## Seats

connect-table = An diesem Tisch gilt: { $edition }, { $seats } Sitze:
# `$state`: ready, away (a bot plays), left (a bot plays on), or none of these.
connect-seat = { $seat }. { $who ->
        [you] Du
        [bot] { $player }, ein Bot ({ $bot })
        [open] Frei
       *[person] { $player }
    }{ $opener ->
        [yes] , hat den Tisch aufgemacht
       *[no] {""}
    }{ $state ->
        [ready] , bereit
        [away] , kurz weg; ein Bot spielt
        [left] , spielt für jemanden weiter, der gegangen ist
       *[none] {""}
    }.
connect-rise-sure = Ein Bot spielt für dich weiter, und jemand anders darf sich auf deinen Sitz setzen. Gibst du ihn auf? (j oder n)
connect-invite = Mit diesem Link kommen andere an deinen Tisch: { $link }
connect-which-reaction = Was möchtest du sagen?

## What comes next

connect-prompt-open = { $bot } besetzt einen Sitz, { $invite } gibt dir einen Link für andere ({ $help } Hilfe):
connect-prompt-deal = Enter, wenn du Karten haben willst ({ $help } Hilfe, { $leave } geht weg):
connect-prompt-ready = Warten auf die anderen ({ $help } Hilfe):
connect-prompt-over = { $rematch } für noch eine Partie, { $leave } zum Gehen:
connect-prompt-dealing = Die Karten werden gemischt:
connect-prompt-claim = Warten, wer klopft:
connect-prompt-playing = { $own ->
        [yes] Ein Bot spielt deinen Zug zu Ende ({ $help } Hilfe):
       *[no] { $player } ist dran ({ $help } Hilfe):
    }
connect-prompt-paused = Die Partie ruht; { $resume } setzt sie fort:
connect-prompt-away = Ein Bot vertritt dich; { $key } und du spielst wieder selbst:
connect-prompt-looking = Du schaust zu; { $sit } nimmt einen Sitz ({ $help } Hilfe):
connect-prompt-closed = Der Tisch ist weggeräumt ({ $leave } geht weg):

## Time, and the record

connect-time = { $own ->
        [yes] Es { $seconds ->
            [one] ist noch eine Sekunde
           *[other] sind noch { $seconds } Sekunden
        } Zeit.
       *[no] { $player } hat noch { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        } Zeit.
    }
connect-no-clock = Gerade läuft keine Uhr.
connect-record = Die Mitschrift der Partie liegt in { $file }; „decaphase replay“ zeigt sie wieder.

## The connection

connect-lost = Die Verbindung ist weg; wir versuchen, sie wiederzubekommen.
connect-back = Die Verbindung ist wieder da.
connect-missed = Inzwischen:
connect-gone = Du kannst diesen Tisch nicht mehr sehen.
connect-left = Der Tisch spielt weiter; „decaphase connect { $link }“ bringt dich zurück.

## What cannot be done

problem-connect-code-alone = Ein Code allein sagt nicht, wo der Tisch steht; gib den ganzen Link an.
problem-connect-bad-address = { $text } ist keine Adresse eines Servers, eines Tischs oder einer Einladung; sie sieht etwa so aus: http://127.0.0.1:8010.
problem-connect-no-server = { $server } antwortet nicht; prüfe die Adresse und ob der Server läuft.
problem-connect-not-a-server = { $server } antwortet, ist aber kein Decaphase-Server; prüfe die Adresse.
problem-connect-server-says = Der Server sagt: { $words }
problem-connect-signed-out = Du bist bei diesem Server abgemeldet; verbinde dich noch einmal, um neu anzufangen, oder mit --login.
problem-connect-not-signed-in = Du bist bei { $server } nicht angemeldet.
problem-connect-not-there = Es ist noch kein Tisch zu sehen; warte einen Moment und versuch es noch einmal.
problem-connect-which-seat = „{ $text }“ ist kein Sitz; gib seine Nummer an, etwa 2.
problem-connect-no-free-seat = Alle Sitze sind besetzt; du kannst zuschauen, bis einer frei wird.
problem-connect-not-now = „{ $text }“ geht gerade nicht; { $help } zeigt, was du tippen kannst.
problem-connect-cards-do-not-fit = Die Karten, die du in Durchgang { $hand } gesehen hast, ergeben sich nicht aus dem Geheimnis des Servers und dem, was alle dazugegeben haben: Hier wurde nicht ehrlich gegeben.
problem-connect-no-part = Durchgang { $hand } wurde ohne deinen eigenen Beitrag zum Mischen gegeben, darum kann dieses Terminal nicht dafür bürgen.
problem-connect-withheld = Durchgang { $hand }: Nicht geöffnet wurde, was versiegelt war: { $players }. Mit Hilfe des Servers ließ sich so zwischen zwei Stapeln wählen.
