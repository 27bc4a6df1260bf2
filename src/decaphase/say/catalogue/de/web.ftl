### The page in the browser: its frame, and words that stand on many pages.

web-name = Decaphase
web-skip = Zum Inhalt
web-home = Start
web-guest = Gast
web-close = Schließen
web-settings = Einstellungen
web-rules = Regeln
web-play-now = Gleich spielen
web-unreachable = Der Server ist gerade nicht zu erreichen; sieh nach deiner Verbindung und versuch es noch einmal.
web-connecting = Verbindung wird aufgebaut …
web-reconnecting = Verbindung verloren; wir versuchen es wieder …
web-signed-out = Du bist abgemeldet; lade die Seite neu.
