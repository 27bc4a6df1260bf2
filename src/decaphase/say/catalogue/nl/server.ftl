### De server: wat hij van zichzelf vertelt, en wat er mis kan zijn met wat je hem vraagt.

serve-ready = Decaphase staat klaar op { $address } (stoppen met Ctrl-C).
serve-running = Decaphase draait al, op { $address }.
serve-nearby = Anderen op hetzelfde netwerk gaan naar { $address }.
serve-nobody-near = Deze computer zit niet op een netwerk, dus er kan niemand anders bij.
serve-no-browser = Open dit adres in een browser om te spelen.
server-about = Met Decaphase speel je met je vrienden het kaartspel van de tien fases. Het is niet officieel: Phase 10 is een merk van de eigenaar ervan, en staat hier alleen om te zeggen van welk spel de regels zijn.
server-without-page = Deze server is geïnstalleerd zonder de pagina voor de browser.
    .terminal = Vanuit een terminal kun je hier toch gewoon spelen: { $command }
    .mend = Wie de server draait, krijgt de pagina door Decaphase opnieuw te installeren, zonder DECAPHASE_NO_WEB.

## Starten

problem-serve-port-taken = Een ander programma gebruikt poort { $port } al; kies een andere met --port, of 0 voor een die vrij is.
problem-serve-port-forbidden = Poort { $port } mag je op deze computer niet gebruiken; kies er een vanaf 1024 met --port.
problem-serve-no-address = Op { $host }, poort { $port } kan niemand terecht; kies met --host een adres van deze computer.
problem-serve-bad-origin = { $origin } is geen herkomst van een webpagina; schrijf die als https://play.example.
problem-serve-bad-proxy = { $proxy } is geen adres van een proxy; schrijf het als 10.0.0.7 of 10.0.0.0/24.

## Wie het vraagt

problem-server-sign-in = Ik weet niet wie je bent; begin een account of log eerst in.
problem-server-wrong-login = Deze inlognaam en dit wachtwoord horen niet bij elkaar; probeer het nog eens.
problem-server-wrong-password = Dat is niet het wachtwoord van dit account; probeer het nog eens.
problem-server-foreign-page = Dit werd gevraagd door een pagina van een andere website en is dus niet gedaan; gebruik de pagina van de server zelf.
problem-server-foreign-host = Deze naam hoort niet bij deze server; open het adres dat de server toont als hij start.
problem-server-figures = De cijfers zijn alleen voor wie deze server beheert.
problem-server-too-often = Dat was te vaak; probeer het over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } nog eens.
problem-server-over-budget = { $of ->
        [account] Je hebt in korte tijd te veel opgeslagen.
        [address] Vanaf jouw netwerk is in korte tijd te veel opgeslagen.
        [changes] Je verandert in korte tijd te veel.
       *[table] Aan deze tafel is in korte tijd te veel gebeurd.
    } Probeer het over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } nog eens.
problem-server-connections = Je hebt al { $most } verbindingen open; sluit er eerst een.

## Wat er gevraagd wordt

problem-server-no-page = Op dit adres is niets te vinden; kijk na hoe je het geschreven hebt.
problem-server-wrong-method = Zo kun je dit niet vragen; in /api/openapi.json staat hoe wel.
problem-server-too-big = Dat is te veel in één keer; stuur hoogstens { $most } bytes.
problem-server-cookies-too-big = De cookies die je browser hierheen stuurt, zijn groter dan { $most } bytes; verwijder de cookies van deze site en probeer het opnieuw.
problem-server-not-json = Stuur dit als JSON (content-type: application/json).
problem-server-unreadable = Wat je stuurt is niet te lezen; in /api/openapi.json staat hoe het eruit moet zien.
problem-server-missing-field = Het veld { $field } ontbreekt; zet het erbij.
problem-server-unknown-field = Een veld { $field } is er hier niet; laat het weg.
problem-server-bad-field = Zo kan het veld { $field } niet zijn; in /api/openapi.json staat wat er mag.
problem-server-no-invite = Deze uitnodiging geldt niet, of niet meer; vraag om een nieuwe.
problem-server-no-sheet = Zo’n scoreblad heb je hier niet; in de lijst van je bladen staan ze allemaal.

## De server zelf

problem-server-busy = Er zijn net te veel mensen bezig; probeer het zo nog eens.
problem-server-cannot-write = De server kan op dit moment niets opslaan ({ $reason }). Probeer het zo nog eens.
problem-server-no-store = De server kan even niet bij zijn tafels; probeer het zo nog eens.
problem-server-failed = Er ging iets mis in de server, en hij heeft opgeschreven wat; probeer het later nog eens.
