### The page in the browser: its frame, the first page, and words that stand on many pages.

web-name = Decaphase
web-skip = Zum Inhalt
web-menu = Menü
web-home = Start
web-play = Spielen
web-keep = Punkte aufschreiben
web-statistics = Statistik
web-about = Über Decaphase
web-settings = Einstellungen
web-rules = Regeln
web-language = Sprache
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-language-de = Deutsch
web-guest = Gast
web-close = Schließen
web-back = Zurück
web-no = Nein
web-loading = Einen Augenblick …
web-try-again = Noch einmal versuchen
web-unreachable = Der Server ist gerade nicht zu erreichen; sieh nach deiner Verbindung und versuch es noch einmal.
web-connecting = Verbindung wird aufgebaut …
web-reconnecting = Verbindung verloren; wir versuchen es wieder …
web-signed-out = Du bist abgemeldet; lade die Seite neu.
web-no-server = Der Server ist nicht zu erreichen
web-no-server-about = Vielleicht bist du offline. Die Punkte einer Partie mit echten Karten kannst du trotzdem aufschreiben; um hier zu spielen, braucht es den Server.
web-not-found = Diese Seite gibt es nicht
web-not-found-about = Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.

## The first page

web-tagline = Das Kartenspiel der zehn Phasen: Sammle Gleiche und Folgen, leg deine Phase aus und schaff als Erstes alle zehn.
web-play-now = Gleich spielen
web-playing-against = { $many ->
        [one] Gegen einen Bot · { $strength }
       *[other] Gegen { $count } Bots · { $strength }
    }
web-change-bots = Andere Bots
web-bots = Bots
web-strength = Wie gut sie spielen
web-new-table = Neuer Tisch
web-new-table-about = Mit Freunden und Familie, nah oder fern. Leere Sitze füllst du mit Bots.
web-join = Einem Tisch beitreten
web-join-about = Hat dir jemand einen Link geschickt?
web-join-field = Link oder Code
web-join-go = Beitreten
web-join-bad = Das ist keine Einladung; füg den ganzen Link ein, oder den Code an seinem Ende.
web-join-elsewhere = Dieser Link führt zu einem anderen Server; öffne ihn in der Adresszeile deines Browsers.
web-more = Mehr
web-keep-about = Für eine Partie mit echten Karten an deinem eigenen Tisch.
web-statistics-about = Wie deine Partien liefen.
web-about-about = Was das hier ist, und was über dich gespeichert wird.
web-print = Drucken
web-print-about = Karten, Punkteblätter, Etiketten, Braille und mehr, auf Papier.
web-rules-about = Wie gespielt wird, nach jedem Regelheft.

## Lists of tables. `$players`: who sits there, `$free`: open seats, `$hand`: how many hands were begun

web-your-tables = Deine Tische
web-open-tables = Tische für alle
web-finished-tables = Beendete Partien
web-alone = Noch niemand sonst
web-table-state = { $stage ->
        [lobby] Noch nicht begonnen
        [over] Zu Ende nach Durchgang { $hand }
        [closed] Weggeräumt nach Durchgang { $hand }
       *[other] Durchgang { $hand }
    }{ $free ->
        [0] {""}
        [one] , ein freier Sitz
       *[other] , { $free } freie Sitze
    }
web-list-your-turn = Du bist dran
web-list-turn-of = { $player } ist dran
web-replay = Noch einmal ansehen
web-more-tables = Mehr zeigen

## Bots: how strong they are, and how they play

web-bot-beginner = Anfänger
    .about = spielt wie ein Kind, das es gerade gelernt hat
web-bot-greedy = Gemütlich
    .about = nimmt, was sofort hilft, und denkt nicht voraus
web-bot-steady = Geübt
    .about = spielt gut, wie jemand, der oft spielt
web-bot-sharp = Scharf
    .about = überlegt sich jede Karte genau
web-bot-random = Reiner Zufall
    .about = spielt irgendetwas, was erlaubt ist
