# What --help says: a command, and each of its parameters.

help = Het kaartspel met tien fases: de regelboekjes als gegevens, en een scheidsrechter voor elk potje.
help-version = Toon het versienummer.
help-lang = De taal waarin alles wordt gezegd: en, nl, fr of de. Standaard die van DECAPHASE_LANG, of anders die van het systeem.


help-check = Speel verslagen na en zeg of elke zet mocht. De afsluitcode is 0 als alles klopt, 1 als een zet ongeldig is of een verwachting niet uitkomt, 2 als een bestand geen verslag is.
help-check-files = Verslagen om te controleren; - is standaardinvoer.
help-check-as-json = Toon voor elk bestand een regel met één JSON-object, voor programma’s.

help-verify = Reken na of de kaarten van verslagen volgen uit de geheimen van de server en de bijdragen van de spelers, en zeg wat dat bewijst en wat niet. De afsluitcode is 0 als elke afgelopen ronde is bewezen, 1 als er iets niet klopt of een zet ongeldig was, 2 als een bestand geen verslag is of een bewijs ontbreekt.
help-verify-files = Verslagen om na te rekenen; - is standaardinvoer.
help-verify-seen = Een bestand met wat je tijdens het spelen hebt genoteerd, in de vorm van [meta.fair], om mee te vergelijken (bij één verslag).
help-verify-commitment = Een vastlegging die je tijdens het spelen hebt gezien, om mee te vergelijken (bij één verslag); herhaal dit voor elke vastlegging.
help-verify-as-json = Toon voor elk bestand een regel met één JSON-object, voor programma’s.

help-rules = Toon alle edities, de opties of het regelboekje van één editie, of wat er tussen twee verschilt.
help-rules-editions = Geen voor de lijst van edities, één voor de opties daarvan, twee voor de verschillen.
help-rules-option = Wijzig een optie, zoals pickup=must-play; herhaal dit voor elke optie.
help-rules-as-json = Toon JSON, voor programma’s.
help-rules-book = Schrijf in plaats daarvan het regelboekje van deze tafel: een editie (zonder naam classic-en) met de wijzigingen, in hele zinnen.
help-rules-html = Met --book: als webpagina die verder niets nodig heeft.

help-sample = Schrijf potjes van spelers die willekeurig kiezen wat mag, maar meestal leggen en aanleggen, als verslagen met de uitslag.
help-sample-out = De map waar ze in komen; die wordt zo nodig gemaakt.
help-sample-edition = Een editie; “decaphase rules” toont ze.
help-sample-option = Wijzig een optie, zoals pickup=must-play; herhaal dit voor elke optie.
help-sample-players = Hoeveel er meespelen: 2 tot en met 6.
help-sample-games = Hoeveel potjes.
help-sample-seed = Hetzelfde startgetal geeft dezelfde bestanden.

help-arena = Laat twee bots tegen elkaar spelen, met eerlijk verdeelde stoelen en voor allebei dezelfde kaarten, en zeg welke beter is en hoe zeker dat is.
help-arena-a = De eerste kant, zoals steady of beginner:slips=40.
help-arena-b = De tweede kant.
help-arena-players = Hoeveel er aan tafel zitten: 2 tot en met 6.
help-arena-games = Hoeveel potjes, of met --until-settled hoeveel er hooguit; ze gaan in paren.
help-arena-seed = Hetzelfde startgetal geeft dezelfde potjes, met hoeveel processen of werkprocessen ook.
help-arena-edition = Een editie; “decaphase rules” toont ze.
help-arena-option = Wijzig een optie, zoals pickup=must-play; herhaal dit voor elke optie.
help-arena-until-settled = Stop zodra vaststaat wie er beter is.
help-arena-error = Met --until-settled: in welk deel van de wedstrijden er toch een uitspraak mag komen als beide kanten even sterk zijn.
help-arena-out = Schrijf elk potje als een rij in dit nieuwe bestand: .csv of .parquet.
help-arena-records = Schrijf elk potje als verslag in deze map, die zo nodig wordt gemaakt; dat kost meer tijd.
help-arena-decisions = Schrijf elke beslissing als een rij in deze nieuwe tabel: .parquet.
help-arena-jobs = Hoeveel processen er spelen; standaard zoveel als er kernen zijn.
help-arena-ray = Speel op het Ray-cluster op dit adres; “local” is twee werkprocessen op deze computer.
help-arena-as-json = Toon één JSON-object, voor programma’s.

help-decisions = Schrijf de beslissingen uit verslagen als tabel, voor programma’s die leren: wat er te zien was, wat er kon, wat er gedaan werd en wat ervan kwam.
help-decisions-files = Verslagen, of mappen ermee; allemaal met dezelfde regels en evenveel spelers.
help-decisions-out = De nieuwe tabel: .parquet.

help-ladder = Zet alle bots aan gemengde tafels, en geef ze een rating naar de plaatsen die ze halen.
help-ladder-bots = De bots; laat ze weg voor alle ingebouwde.
help-ladder-players = Hoeveel er aan een tafel zitten: 2 tot en met 6, allemaal verschillende bots; standaard 4.
help-ladder-games = Hoeveel potjes; naar boven afgerond, tot iedereen op elke stoel heeft gezeten.
help-ladder-seed = Hetzelfde startgetal geeft dezelfde potjes, met hoeveel processen ook.
help-ladder-edition = Een editie; “decaphase rules” toont ze.
help-ladder-option = Wijzig een optie, zoals pickup=must-play; herhaal dit voor elke optie.
help-ladder-jobs = Hoeveel processen er spelen; standaard zoveel als er kernen zijn.
help-ladder-chart = Teken de ratings in dit bestand: .svg of .png; een bestand dat er al is, wordt vervangen.
help-ladder-as-json = Toon één JSON-object, voor programma’s.

help-hint = Zeg wat degene die in een verslag aan zet is het best kan doen, en waarom, uitgaande van wat die zelf kan zien.
help-hint-record = Een verslag van een potje dat nog bezig is; - is standaardinvoer.
help-hint-seat = Voor welke stoel de tip is, als er meer mogen antwoorden; standaard wie er aan zet is.
help-hint-every = Toon alles wat kan, het beste eerst.
help-hint-as-json = Toon één JSON-object, voor programma’s.

help-odds = Zeg hoever een hand van een fase af is, welke kaarten helpen en wat precies de kans is om de fase compleet te krijgen; of, met --dealt, hoe vaak je elke fase compleet gedeeld krijgt.
help-odds-hand = De kaarten in je hand, zoals "r5 g5 b12 w s": de letter van een kleur (r, b, g, y) en een getal, w voor een keuzekaart, s voor een pestkaart.
help-odds-phase = De fase waar het om gaat; standaard allemaal, elk op een regel.
help-odds-draws = Hoeveel keer pakken er vooruit wordt gekeken; standaard 8.
help-odds-seen = Andere kaarten die je hebt gezien, en die je dus niet meer kunt pakken.
help-odds-dealt = Vraag naar kaarten die uit het hele pak worden gedeeld, in plaats van naar een hand.
help-odds-cards = Met --dealt: hoeveel kaarten er worden gedeeld, 1 tot en met 108; standaard 10.
help-odds-edition = Een editie; “decaphase rules” toont ze.
help-odds-option = Wijzig een optie, zoals naturals=per-group; herhaal dit voor elke optie.
help-odds-as-json = Toon één JSON-object, voor programma’s.

help-play = Speel aan de terminal, alleen met bots of met anderen aan hetzelfde toetsenbord. Alles wordt onderweg bewaard.
help-play-names = Wie er meespelen, zoals Ann Bea; “Bea:fr” hoort Frans. Laat je ze weg, dan wordt ernaar gevraagd.
help-play-bots = De bots die meedoen: een getal, of namen, zoals "2 sharp, greedy".
help-play-edition = Een editie; “decaphase rules” toont ze.
help-play-option = Wijzig een optie, zoals pickup=must-play; herhaal dit voor elke optie.
help-play-dealer = Wie er als eerste deelt: een naam, of lot om te loten.
help-play-fullness = Hoeveel er wordt gezegd: brief (kort), normal (gewoon) of full (uitgebreid).
help-play-plain = Geen kleuren, ook als de terminal ze heeft.
help-play-aloud = Spreek elke regel uit met espeak-ng of spd-say.
help-play-seed = Hetzelfde startgetal deelt dezelfde kaarten.

help-resume = Toon de bewaarde potjes en speel er een verder.
help-resume-file = Het verslag van het potje waarmee je verdergaat; laat je het weg, dan wordt ernaar gevraagd.
help-resume-only-list = Toon ze alleen.
help-resume-fullness = Hoeveel er wordt gezegd: brief (kort), normal (gewoon) of full (uitgebreid).
help-resume-plain = Geen kleuren, ook als de terminal ze heeft.
help-resume-aloud = Spreek elke regel uit met espeak-ng of spd-say.

help-replay = Loop stap voor stap door een verslag, heen en terug, zoals een toeschouwer of een van de spelers het zag. Eindigt met 1 als een zet niet mag, met 2 als het bestand geen verslag is.
help-replay-file = Een verslag; - is standaardinvoer.
help-replay-seat = Door wiens ogen je kijkt: het nummer van een stoel of de naam van een speler. Standaard die van een toeschouwer.
help-replay-every-card = Toon de kaarten van iedereen.
help-replay-begin = Waar je begint: 3 voor ronde 3, 3.12 voor zet 12 daarvan.
help-replay-fullness = Hoeveel er wordt verteld: brief (kort), normal (gewoon) of full (uitgebreid).
help-replay-all-steps = Vertel alles achter elkaar, zonder te vragen; zo gaat het ook als er niemand kan typen.
help-replay-plain = Geen kleuren.
help-replay-speak = Lees alles ook voor.

help-keep = Houd de score bij van een potje met echte kaarten: kruisjes, punten en de stand volgens de regels van jullie tafel.
help-keep-name = Het scoreblad om mee verder te gaan, bij naam of bestand; laat het weg om er een te kiezen of een nieuw te beginnen.
help-keep-edition = Begin een nieuw blad met deze editie; “decaphase rules” toont ze.
help-keep-option = Begin een nieuw blad met een gewijzigde optie, zoals selection=first-5; herhaal dit voor elke optie.
help-keep-players = Begin een nieuw blad voor deze spelers, zoals "Ann,Bob,Cas", in de volgorde waarin ze zitten.
help-keep-export = Schrijf het blad (het laatste, tenzij je er een noemt) naar dit bestand, .csv of .txt, en stop; een bestand dat er al is wordt vervangen.
help-keep-list-all = Toon alle scorebladen en stop.
help-keep-plain = Toon het blad als zinnen in plaats van als tabel.
help-keep-aloud = Lees alles voor met het spraakprogramma van het systeem.

help-serve = Zet tafels op het netwerk, voor mensen die ver van elkaar zitten; je hoeft niets in te stellen.
help-serve-host = Het adres om op te luisteren; met 0.0.0.0 kunnen andere computers erbij.
help-serve-port = De poort om op te luisteren; 0 voor een die vrij is.
help-serve-database = Waar tafels en accounts worden bewaard: sqlite:///PAD of postgresql://…; zonder opgave een eigen bestand. Een adres met een wachtwoord hoort in DECAPHASE_DATABASE.
help-serve-origin = Een webpagina die hem naast die van de server zelf mag gebruiken, zoals https://play.example; één keer per pagina.
help-serve-proxy = Een proxy die wordt geloofd als hij zegt voor wie hij vraagt, met zijn adres; één keer per proxy.
help-serve-open-page = Toon de pagina in een browser zodra ze er is. Neemt een andere poort als 8010 bezet is, en zet alleen in het log wat misgaat.
help-serve-network = Laat anderen op hetzelfde netwerk toe, en zeg op welk adres ze je vinden.

help-connect = Speel aan een tafel op een server, met dezelfde toetsen als aan je eigen terminal. De eerste keer wordt alleen een naam gevraagd.
help-connect-url = Het adres van een server, de link van een tafel, of een uitnodiging.
help-connect-name = Je naam op de server; laat je hem weg, dan wordt er de eerste keer naar gevraagd.
help-connect-new = Open meteen een nieuwe tafel.
help-connect-edition = Een editie; “decaphase rules” toont ze.
help-connect-option = Wijzig een optie, zoals pickup=must-play; herhaal dit voor elke optie.
help-connect-players = Hoeveel stoelen een nieuwe tafel heeft: 2 tot en met 6; zonder opgave 4, of zoveel als de bots nodig hebben.
help-connect-bots = Hoeveel bots er aan een nieuwe tafel gaan zitten.
help-connect-login = Log in met een inlognaam en wachtwoord, om te spelen als wie je elders al bent.
help-connect-leave-server = Log uit bij deze server en vergeet hem hier.
help-connect-fullness = Hoeveel er wordt gezegd: brief (kort), normal (gewoon) of full (uitgebreid).
help-connect-plain = Geen kleuren, ook als de terminal ze heeft.
help-connect-aloud = Spreek elke regel uit met espeak-ng of spd-say.
