### Der Server: was er von sich sagt, und was mit einer Anfrage nicht stimmen kann.

serve-ready = Decaphase ist bereit unter { $address } (Strg-C beendet es).
serve-running = Decaphase läuft schon, unter { $address }.
serve-nearby = Andere im selben Netz kommen über { $address } dazu.
serve-nobody-near = Dieser Rechner hängt an keinem Netz, also kann sonst niemand kommen.
serve-no-browser = Öffne diese Adresse in einem Browser, um zu spielen.
server-about = Mit Decaphase spielst du mit deinen Freunden das Kartenspiel der zehn Phasen. Es ist inoffiziell: Phase 10 ist eine Marke ihres Inhabers und wird nur genannt, um zu sagen, nach welchen Regeln gespielt wird.
server-without-page = Dieser Server wurde ohne seine Seite für den Browser installiert.
    .terminal = Spielen kannst du hier trotzdem, von einem Terminal aus: { $command }
    .mend = Wer den Server betreibt, bekommt die Seite, wenn Decaphase noch einmal ohne DECAPHASE_NO_WEB installiert wird.

## Starten

problem-serve-port-taken = Port { $port } wird schon von einem anderen Programm benutzt; wähl mit --port einen anderen, oder 0 für irgendeinen freien.
problem-serve-port-forbidden = Port { $port } darfst du auf diesem Rechner nicht benutzen; wähl mit --port einen ab 1024.
problem-serve-no-address = Unter { $host }, Port { $port } lässt sich niemand bedienen; wähl mit --host eine Adresse dieses Rechners.
problem-serve-bad-origin = { $origin } ist keine Herkunft einer Webseite; schreib sie wie https://play.example.
problem-serve-bad-proxy = { $proxy } ist keine Adresse eines Proxys; schreib sie wie 10.0.0.7 oder 10.0.0.0/24.

## Wer fragt

problem-server-sign-in = Ich weiß nicht, wer du bist; fang ein Konto an oder melde dich zuerst an.
problem-server-wrong-login = Dieser Anmeldename und dieses Passwort gehören nicht zusammen; versuch es noch einmal.
problem-server-wrong-password = Das ist nicht das Passwort dieses Kontos; versuch es noch einmal.
problem-server-foreign-page = Das kam von einer Seite eines anderen Anbieters, darum ist nichts passiert; nimm die Seite des Servers selbst.
problem-server-foreign-host = Dieser Name gehört nicht zu diesem Server; öffne die Adresse, die er beim Start anzeigt.
problem-server-figures = Die Zahlen sind nur für die Leute da, die diesen Server betreiben.
problem-server-too-often = Das war zu oft; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-server-over-budget = { $of ->
        [account] Du hast in kurzer Zeit zu viel gespeichert.
        [address] Aus deinem Netz wurde in kurzer Zeit zu viel gespeichert.
        [changes] Du änderst in kurzer Zeit zu viel.
       *[table] An diesem Tisch ist in kurzer Zeit zu viel passiert.
    } Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-server-connections = Du hast schon { $most } Verbindungen offen; schließ zuerst eine davon.

## Was gefragt wird

problem-server-no-page = Unter dieser Adresse gibt es nichts; sieh nach, ob sie richtig geschrieben ist.
problem-server-wrong-method = So lässt sich das nicht erfragen; wie es geht, steht in /api/openapi.json.
problem-server-too-big = Das ist zu viel auf einmal; schick höchstens { $most } Bytes.
problem-server-cookies-too-big = Die Cookies, die dein Browser hierher schickt, sind größer als { $most } Bytes; lösch die Cookies dieser Seite und versuch es noch einmal.
problem-server-not-json = Schick das bitte als JSON (content-type: application/json).
problem-server-unreadable = Was du geschickt hast, ist nicht zu lesen; wie es aussehen soll, steht in /api/openapi.json.
problem-server-missing-field = Das Feld { $field } fehlt; ergänze es.
problem-server-unknown-field = Ein Feld { $field } gibt es hier nicht; lass es weg.
problem-server-bad-field = So kann das Feld { $field } nicht sein; was erlaubt ist, steht in /api/openapi.json.
problem-server-no-invite = Diese Einladung gilt nicht oder nicht mehr; bitte um eine neue.
problem-server-no-sheet = So ein Blatt hast du hier nicht; in der Liste deiner Blätter stehen alle.

## Der Server selbst

problem-server-busy = Gerade sind zu viele Leute dabei; versuch es gleich noch einmal.
problem-server-cannot-write = Der Server kann gerade nichts speichern ({ $reason }). Versuch es gleich noch einmal.
problem-server-no-store = Der Server kommt gerade nicht an seine Tische; versuch es gleich noch einmal.
problem-server-failed = Im Server ging etwas schief, und er hat aufgeschrieben, was; versuch es später noch einmal.
