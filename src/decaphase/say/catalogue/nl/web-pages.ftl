### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = Je bent uitgenodigd
web-who-sits = { $free ->
        [0] Aan tafel: { $players }; er is geen stoel vrij.
        [one] Aan tafel: { $players }; één stoel is vrij.
       *[other] Aan tafel: { $players }; { $free } stoelen zijn vrij.
    }
web-already-playing = Ze zijn al aan het spelen. Je kunt meekijken, en een stoel nemen die vrijkomt.
web-your-name = Je naam
web-name-needed = Zeg even hoe je heet.
web-take-seat = Aanschuiven
web-look-on = Alleen meekijken

## Opening a table

web-rulebook = Spelregels
web-other-rulebooks = Regels van elders
web-seats = Stoelen
web-of-them-bots = Waarvan bots
web-bots-later = Mensen uitnodigen en bots erbij zetten kan ook aan tafel.
web-open-table = Tafel openen
web-use-rules = Zo spelen
web-variants = Varianten
web-rules-one-by-one = De regels een voor een

web-time = Tijd
web-clock = Klok
web-clock-none = Geen
    .about = Iedereen neemt de tijd, al is het dagen.
web-clock-relaxed = Rustig
    .about = Een minuut per beurt, en vijf minuten extra.
web-clock-brisk = Vlot
    .about = Twintig seconden per beurt, en één minuut extra.
web-pausing = Pauzes
web-pausing-always = Wanneer iemand er een nodig heeft
web-pausing-between-hands = Alleen tussen twee rondes
web-knocking = Kloppen
web-window = Tijd om te kloppen
web-window-seconds = { $seconds ->
        [0] tot iedereen heeft gekozen
       *[other] { $seconds } seconden
    }
web-claims-nearest = De kaart is voor wie het dichtst bij zit
web-claims-fastest = De kaart is voor wie het snelst is
web-talk-and-guests = Praten en gasten
web-talk-chat = Iedereen mag schrijven
web-talk-reactions = Alleen snelle woorden
web-talk-off = Niet praten
web-who-may-come = Wie er mag komen
web-private = Alleen wie de link heeft
web-listed = Iedereen: de tafel staat op de beginpagina

## Settings

web-settings-about = Bewaard in deze browser, en meteen te zien.
web-look = Hoe het eruitziet en klinkt
web-fullness = Hoeveel er gezegd wordt
web-fullness-brief = Kort.
web-fullness-normal = Gewoon.
web-fullness-full = Uitgebreid.
web-example = “{ $text }”
web-colours = Kleuren
web-colours-auto = Zoals op mijn apparaat
web-colours-light = Licht
web-colours-dark = Donker
web-colours-contrast = Hoog contrast
web-size = Grootte van de kaarten
web-size-small = Klein
web-size-normal = Gewoon
web-size-large = Groot, met grotere letters
web-faces = Plaatjes op de kaarten
web-faces-table = Zoals elke tafel speelt
web-faces-colours = Kleuren
web-faces-packs = Gewone speelkaarten
web-sample = Een paar kaarten zoals ze er nu uitzien
web-pace = Hoe snel je zetten van anderen ziet
web-pace-instant = Meteen
web-pace-quick = Vlot
web-pace-calm = Rustig
web-pace-slow = Langzaam
web-motion = Beweging
web-motion-auto = Zoals op mijn apparaat
web-motion-off = Geen
web-sound = Geluid
web-sound-on = Geluidjes bij wat er gebeurt
web-listen = Luisteren
web-keys = Toetsen
web-show-keys = Toetsen bekijken en veranderen
web-keys-how = Kies een opdracht, en druk dan op de nieuwe toets.
web-key = Toets
web-no-key = geen
web-press = Druk op een toets …
web-change-key = Toets veranderen: { $command }
web-press-key = Druk op de nieuwe toets voor: { $command }. Met Escape blijft het zoals het was.
web-key-set = { $key } is nu voor: { $command }.
web-key-kept = Het blijft { $key }.
web-key-taken = { $key } is al voor: { $command }. Druk op een andere toets.
web-key-unfit = Die toets is voor andere dingen nodig; druk op een letter, een cijfer of een teken.
web-reset-keys = Alle toetsen zoals eerst
web-keys-reset = Alle toetsen zijn weer zoals eerst.

## The account

web-account = Je account
web-no-account = Je hebt hier nog geen account. Dat komt vanzelf als je voor het eerst speelt; een naam is genoeg. Heb je er een met een inlognaam, log dan in.
web-save-name = Naam bewaren
web-name-kept = De naam is bewaard; aan tafels waar je al zit, houd je de oude.
web-player-code-about = Die heeft iemand nodig die jou een stoel wil geven.
web-keep-account = Dit account houden
web-keep-account-about = Met een inlognaam en een wachtwoord kom je op elk apparaat terug bij je potjes. Er is geen e-mailadres bij, dus een vergeten wachtwoord is niet te herstellen.
web-change-login = Inlognaam en wachtwoord
web-signs-in-as = Je logt in als { $login }.
web-login = Inlognaam
web-password = Wachtwoord
web-new-password = Nieuw wachtwoord
web-current-password = Wachtwoord tot nu toe
web-password-how = Minstens acht tekens.
web-keep-login = Bewaren
web-login-kept = Bewaard. Op andere apparaten moet je opnieuw inloggen.
web-sign-in = Inloggen
web-sign-in-instead = Ga hier verder met een account dat een inlognaam heeft. Wat deze gast speelde blijft aan de tafels, maar als deze gast kun je er niet meer bij.
web-signed-in = Je bent ingelogd.
web-sign-out = Uitloggen
web-sign-out-sure = Je kunt altijd weer inloggen. Uitloggen?
web-sign-out-lost = Dit account heeft geen inlognaam, dus niemand kan er ooit nog bij. Toch uitloggen?
web-signed-out-now = Je bent uitgelogd.
web-sign-out-elsewhere = Op andere apparaten uitloggen
web-signed-out-elsewhere = Alleen dit apparaat is nu nog ingelogd.
web-your-data = Wat er over je wordt bewaard
web-your-data-about = Een bestand met alles wat deze server over je heeft bewaard.
web-download = Downloaden
web-delete-account = Account verwijderen
web-delete-account-about = Je account verdwijnt, met je naam, inlognaam, statistieken en scorebladen; je gaat van alle tafels weg. Dit is niet terug te draaien.
web-delete-account-sure = Echt alles verwijderen?
web-account-deleted = Je account is verwijderd.

## Statistics

web-no-games = Hier zie je straks hoe je potjes gingen. Speel er eerst eens een uit!
web-games = Potjes
web-wins = Gewonnen
web-average-place = Gemiddelde plaats
web-phases-made = Fases gehaald
web-hands-total = Rondes gespeeld
web-places = Hoe vaak op welke plaats
# `$counts`: how often first, second and so on
web-places-chart = Eerste, tweede en verdere plaatsen: { $counts }
web-last-games = De laatste potjes
web-date = Datum
web-hands = Rondes
web-place-of = { $place } van { $players }

## What this is

web-about-game = Decaphase is het kaartspel met tien fases, helemaal: volgens zes regelboekjes, in vier talen, tegen bots die goed spelen en met mensen ver weg, voor wie de kaarten ziet en voor wie ze niet ziet.
web-about-unofficial = Het is niet officieel, en heeft niets te maken met de makers van Phase 10. Phase 10 is een merk van de eigenaar; de naam staat hier alleen om te zeggen welke regels worden gespeeld.
web-about-kept = Wat er over je wordt bewaard
web-about-kept-account = Je naam, je taal, en als je wilt een inlognaam met wachtwoord; het wachtwoord zo dat niemand het kan lezen.
web-about-kept-games = De potjes die je speelt, met wat er aan tafel gezegd is.
web-about-kept-sheets = De scorebladen die je invult, zolang je ze bewaart.
web-about-kept-browser = Je instellingen, in je eigen browser.
web-about-kept-nothing-else = Geen e-mailadres, geen reclame, geen volgsoftware, niets van andere sites.
web-about-kept-where = Alles downloaden of verwijderen
web-about-fair = Is er eerlijk gedeeld?
web-about-fair-how = Voor elke ronde legt de server zich vast op een geheim, en elk apparaat aan tafel verzegelt er eigen toeval bij; de kaarten volgen uit alles samen. Na de ronde is alles open, en bij elke tafel hoort een pagina waarop je het kunt narekenen.
web-about-arrows = Van kaart naar kaart; met Shift gaat de kaart mee
web-about-licence = Vrij te gebruiken
web-about-licence-words = Decaphase is vrije software met de MIT-licentie: gebruik het, verander het, geef het door. Alle teksten, kaarten en geluiden zijn eigen werk.
web-version = Versie { $version }
