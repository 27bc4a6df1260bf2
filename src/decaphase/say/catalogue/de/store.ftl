### Was mit dem Ort nicht stimmen kann, an dem Tische und Konten aufbewahrt werden.

problem-store-bad-url = Das ist keine Adresse einer Datenbank; schreib sqlite:///PFAD oder postgresql://BENUTZER@RECHNER/NAME.
problem-store-cannot-open = { $store } lässt sich nicht öffnen; gibt es den Ordner, und darfst du dort schreiben?
problem-store-in-use = { $store } wird gerade von einem anderen Programm benutzt; beende das zuerst, oder nimm PostgreSQL, um mehrere Server laufen zu lassen.
problem-store-damaged = { $store } ist beschädigt oder keine Datenbank von Decaphase; setz eine Sicherung an die Stelle.
problem-store-newer = Die Datenbank wurde von einem neueren Decaphase geschrieben (ihr Schema ist { $found }, dieses kennt { $known }); bring Decaphase auf den neuesten Stand.
problem-store-no-entry = { $store } lässt dich nicht hinein; prüf Benutzer, Passwort und Namen der Datenbank in der Adresse.
problem-store-unreachable = { $store } antwortet nicht; sieh nach, ob es läuft, und versuch es dann noch einmal.
problem-store-outcome-unknown = Die Datenbank antwortet nicht, darum ist noch unklar, ob das geschehen ist; frag noch einmal nach, dann zeigt es sich.
problem-store-full = Für { $store } ist kein Platz mehr, darum wurde nichts geschrieben; mach etwas Platz und versuch es noch einmal.
problem-store-read-only = { $store } darf nur gelesen werden, darum wurde nichts geschrieben; erlaub das Schreiben und versuch es noch einmal.
problem-store-failed = In der Datenbank ging etwas schief ({ $reason }), darum wurde nichts geschrieben; sieh in ihrem Protokoll nach.
problem-store-busy = Es wartet zu viel darauf, geschrieben zu werden; versuch es gleich noch einmal.
problem-store-closed = Die Datenbank ist geschlossen; starte den Server neu.

problem-store-no-table = Den Tisch { $table } gibt es nicht.
problem-store-table-exists = Den Tisch { $table } gibt es schon; wähl einen anderen Namen.
problem-store-moved-on = Am Tisch { $table } ging es schon weiter, bis zum Eintrag { NUMBER($last_seq, useGrouping: 0) }; hol das nach und versuch es noch einmal.
problem-store-snapshot-ahead = So weit reicht das Protokoll von Tisch { $table } noch nicht; heb nur den Stand von dem auf, was geschrieben ist.
problem-store-bad-id = Eine Kennung hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen aus ASCII, ohne Leerzeichen.
problem-store-bad-seq = Die Nummer eines Eintrags ist eine ganze Zahl ab 0.
problem-store-bad-limit = Frag nach 1 bis { $most } auf einmal.
problem-store-bad-append = { $count ->
        [0] Es gibt nichts zu schreiben; gib mindestens einen Eintrag.
       *[other] { $count } Einträge sind zu viele auf einmal; höchstens { $most } dürfen es sein.
    }
problem-store-too-big = { $size } Bytes sind zu viel für ein Stück; höchstens { $most } dürfen es sein.
problem-store-move-twice = Zwei dieser Züge haben dieselbe Kennung; gib jedem eine eigene.

problem-login-taken = Der Anmeldename { $login } ist nicht verfügbar; wähl einen anderen.
problem-store-exists = Das gibt es schon; nimm eine andere Kennung.
problem-store-no-account = Dieses Konto gibt es nicht mehr; fang ein neues an oder melde dich noch einmal an.
problem-store-bad-name = Ein Name hat 1 bis { $most } Zeichen, nicht nur Leerzeichen, und steht auf einer Zeile.
problem-store-bad-login = Ein Anmeldename hat 1 bis { $most } sichtbare Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen.
problem-store-bad-language = Das ist kein Kürzel einer Sprache; schreib etwa de oder nl-BE.
problem-store-bad-hash = Das ist kein Hash, der sich aufbewahren lässt; gib den SHA-256 eines Geheimnisses oder den Hash eines Passworts als Text.
problem-store-bad-time = Ein Zeitpunkt ist eine ganze Zahl von Millisekunden seit 1970.
problem-store-bad-report = Erzähl in 1 bis { $most } Zeichen, was passiert ist.
problem-store-bad-result = Eine Zahl in diesem Ergebnis ist zu groß oder kleiner als null; berichtige sie.
problem-store-many-results = { $count } Ergebnisse sind zu viele auf einmal; höchstens { $most } dürfen es sein.
problem-store-bad-revision = Die Revision eines Blatts ist eine ganze Zahl, 0, solange nichts gespeichert ist.
problem-store-bad-sheet = Das ist kein Blatt, das sich speichern lässt; schick es als Text.
problem-sheet-newer = Dieses Blatt wurde inzwischen anderswo geändert (Revision { $revision }); sieh dir das andere zuerst an und wähle dann, welches von beiden bleibt.
problem-sheet-gone = Dieses Blatt ist nicht mehr auf dem Server; speichere es als neues, oder lösch es hier auch.
problem-sheets-full = Du hast schon { $most } Blätter gespeichert; lösch eins, das du nicht mehr brauchst.
