### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = Du bist eingeladen
web-who-sits = { $free ->
        [0] Am Tisch: { $players }; kein Sitz ist frei.
        [one] Am Tisch: { $players }; ein Sitz ist frei.
       *[other] Am Tisch: { $players }; { $free } Sitze sind frei.
    }
web-already-playing = Die Partie läuft schon. Du kannst zuschauen und einen Sitz nehmen, der frei wird.
web-your-name = Dein Name
web-name-needed = Sag bitte, wie du heißt.
web-take-seat = Mitspielen
web-look-on = Nur zuschauen

## Opening a table

web-rulebook = Regeln
web-other-rulebooks = Regeln von anderswo
web-seats = Sitze
web-of-them-bots = Davon Bots
web-bots-later = Leute einladen und Bots dazusetzen kannst du auch am Tisch.
web-open-table = Tisch aufmachen
web-use-rules = So spielen
web-variants = Varianten
web-rules-one-by-one = Die Regeln im Einzelnen

web-time = Zeit
web-clock = Uhr
web-clock-none = Keine
    .about = Alle nehmen sich Zeit, und seien es Tage.
web-clock-relaxed = Gemütlich
    .about = Eine Minute pro Zug, und fünf Minuten Reserve.
web-clock-brisk = Flott
    .about = Zwanzig Sekunden pro Zug, und eine Minute Reserve.
web-pausing = Pausen
web-pausing-always = Wann immer jemand eine braucht
web-pausing-between-hands = Nur zwischen zwei Durchgängen
web-knocking = Klopfen
web-window = Zeit zum Klopfen
web-window-seconds = { $seconds ->
        [0] bis alle geantwortet haben
       *[other] { $seconds } Sekunden
    }
web-claims-nearest = Die Karte bekommt, wer am nächsten sitzt
web-claims-fastest = Die Karte bekommt, wer am schnellsten ist
web-talk-and-guests = Reden und Gäste
web-talk-chat = Alle dürfen schreiben
web-talk-reactions = Nur schnelle Worte
web-talk-off = Kein Reden
web-who-may-come = Wer kommen darf
web-private = Nur wer den Link hat
web-listed = Alle: Der Tisch steht auf der Startseite

## Settings

web-settings-about = In diesem Browser gespeichert, und sofort zu sehen.
web-look = Wie es aussieht und klingt
web-fullness = Wie viel gesagt wird
web-fullness-brief = Knapp.
web-fullness-normal = Normal.
web-fullness-full = Ausführlich.
web-example = „{ $text }“
web-colours = Farben
web-colours-auto = Wie auf meinem Gerät
web-colours-light = Hell
web-colours-dark = Dunkel
web-colours-contrast = Hoher Kontrast
web-size = Größe der Karten
web-size-small = Klein
web-size-normal = Normal
web-size-large = Groß, mit größerer Schrift
web-faces = Bilder auf den Karten
web-faces-table = Wie am jeweiligen Tisch
web-faces-colours = Farben
web-faces-packs = Gewöhnliche Spielkarten
web-sample = Ein paar Karten, wie sie jetzt aussehen
web-pace = Wie schnell du siehst, was andere tun
web-pace-instant = Sofort
web-pace-quick = Flott
web-pace-calm = In Ruhe
web-pace-slow = Langsam
web-motion = Bewegung
web-motion-auto = Wie auf meinem Gerät
web-motion-off = Keine
web-sound = Ton
web-sound-on = Töne zu dem, was geschieht
web-listen = Anhören
web-keys = Tasten
web-show-keys = Tasten ansehen und ändern
web-keys-how = Wähl einen Befehl und drück dann seine neue Taste.
web-key = Taste
web-no-key = keine
web-press = Drück eine Taste …
web-change-key = Taste ändern: { $command }
web-press-key = Drück die neue Taste für: { $command }. Mit Escape bleibt es, wie es war.
web-key-set = { $key } ist jetzt für: { $command }.
web-key-kept = Es bleibt bei { $key }.
web-key-taken = { $key } ist schon für: { $command }. Drück eine andere Taste.
web-key-unfit = Diese Taste wird für anderes gebraucht; drück einen Buchstaben, eine Ziffer oder ein Zeichen.
web-reset-keys = Alle Tasten wie am Anfang
web-keys-reset = Alle Tasten sind wieder wie am Anfang.

## The account

web-account = Dein Konto
web-no-account = Du hast hier noch kein Konto. Es entsteht von selbst, wenn du zum ersten Mal spielst; ein Name genügt. Wenn du eins mit Anmeldenamen hast, melde dich an.
web-save-name = Namen speichern
web-name-kept = Der Name ist gespeichert; an Tischen, an denen du schon sitzt, behältst du den alten.
web-player-code-about = Den braucht, wer dir einen Sitz überlassen will.
web-keep-account = Dieses Konto behalten
web-keep-account-about = Mit Anmeldenamen und Passwort kommst du von jedem Gerät zu deinen Partien zurück. Eine E-Mail-Adresse gibt es nicht; ein vergessenes Passwort ist also verloren.
web-change-login = Anmeldename und Passwort
web-signs-in-as = Du meldest dich als { $login } an.
web-login = Anmeldename
web-password = Passwort
web-new-password = Neues Passwort
web-current-password = Bisheriges Passwort
web-password-how = Mindestens acht Zeichen.
web-keep-login = Speichern
web-login-kept = Gespeichert. Andere Geräte müssen sich neu anmelden.
web-sign-in = Anmelden
web-sign-in-instead = Mach hier mit einem Konto weiter, das einen Anmeldenamen hat. Was dieser Gast gespielt hat, bleibt an den Tischen, aber als dieser Gast kommst du nicht mehr hin.
web-signed-in = Du bist angemeldet.
web-sign-out = Abmelden
web-sign-out-sure = Du kannst dich jederzeit wieder anmelden. Abmelden?
web-sign-out-lost = Dieses Konto hat keinen Anmeldenamen; niemand kommt je wieder hinein. Trotzdem abmelden?
web-signed-out-now = Du bist abgemeldet.
web-sign-out-elsewhere = Andere Geräte abmelden
web-signed-out-elsewhere = Nur dieses Gerät ist noch angemeldet.
web-your-data = Was über dich gespeichert ist
web-your-data-about = Eine Datei mit allem, was dieser Server über dich gespeichert hat.
web-download = Herunterladen
web-delete-account = Konto löschen
web-delete-account-about = Dein Konto verschwindet, mit Namen, Anmeldenamen, Statistik und Punkteblättern; du gehst von allen Tischen weg. Das lässt sich nicht rückgängig machen.
web-delete-account-sure = Wirklich alles löschen?
web-account-deleted = Dein Konto ist gelöscht.

## Statistics

web-no-games = Hier siehst du bald, wie deine Partien liefen. Spiel erst einmal eine zu Ende!
web-games = Partien
web-wins = Gewonnen
web-average-place = Platz im Schnitt
web-phases-made = Phasen geschafft
web-hands-total = Durchgänge gespielt
web-places = Wie oft auf welchem Platz
# `$counts`: how often first, second and so on
web-places-chart = Erste, zweite und weitere Plätze: { $counts }
web-last-games = Die letzten Partien
web-date = Datum
web-hands = Durchgänge
web-place-of = { $place } von { $players }

## What this is

web-about-game = Decaphase ist das Kartenspiel der zehn Phasen, ganz: nach sechs Regelheften, in vier Sprachen, gegen Bots, die gut spielen, und mit Leuten in der Ferne, für alle, die die Karten sehen, und alle, die sie nicht sehen.
web-about-unofficial = Es ist inoffiziell und hat nichts mit dem Verlag von Phase 10 zu tun. Phase 10 ist eine Marke ihres Inhabers; sie wird hier nur genannt, um zu sagen, welche Regeln gespielt werden.
web-about-kept = Was über dich gespeichert ist
web-about-kept-account = Dein Name, deine Sprache, und wenn du willst ein Anmeldename mit Passwort; das Passwort so, dass niemand es lesen kann.
web-about-kept-games = Die Partien, die du spielst, mit dem, was am Tisch gesagt wurde.
web-about-kept-sheets = Die Punkteblätter, die du ausfüllst, solange du sie behältst.
web-about-kept-browser = Deine Einstellungen, in deinem eigenen Browser.
web-about-kept-nothing-else = Keine E-Mail-Adresse, keine Werbung, kein Nachverfolgen, nichts von anderen Seiten.
web-about-kept-where = Alles herunterladen oder löschen
web-about-fair = Ist fair gegeben?
web-about-fair-how = Vor jedem Durchgang legt sich der Server auf ein Geheimnis fest, und jedes Gerät am Tisch versiegelt eigenen Zufall; aus alldem folgen die Karten. Nach dem Durchgang ist alles offen, und zu jedem Tisch gehört eine Seite, auf der du nachrechnen kannst.
web-about-arrows = Von Karte zu Karte; mit der Umschalttaste kommt die Karte mit
web-about-licence = Frei zu benutzen
web-about-licence-words = Decaphase ist freie Software unter der MIT-Lizenz: Benutz es, änder es, gib es weiter. Alle Texte, Karten und Töne sind eigene.
web-version = Version { $version }
