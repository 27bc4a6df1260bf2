### The page in the browser: its frame, the first page, and words that stand on many pages.

web-name = Decaphase
web-skip = Naar de inhoud
web-menu = Menu
web-home = Begin
web-play = Spelen
web-keep = Score bijhouden
web-statistics = Statistieken
web-about = Over Decaphase
web-settings = Instellingen
web-rules = Spelregels
web-language = Taal
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-language-de = Deutsch
web-guest = Gast
web-close = Sluiten
web-back = Terug
web-no = Nee
web-loading = Een ogenblik …
web-try-again = Nog eens proberen
web-unreachable = De server is nu niet te bereiken; kijk of je verbinding hebt en probeer het nog eens.
web-connecting = Verbinding maken …
web-reconnecting = Verbinding kwijt; we proberen het opnieuw …
web-signed-out = Je bent uitgelogd; laad de pagina opnieuw.
web-no-server = De server is niet te bereiken
web-no-server-about = Misschien heb je geen internet. De score van een potje met echte kaarten kun je gewoon bijhouden; om hier te spelen is de server nodig.
web-not-found = Deze pagina bestaat niet
web-not-found-about = Misschien is de link oud, of mist er een letter.

## The first page

web-tagline = Het kaartspel met tien fases: verzamel sets en reeksen, leg je fase en haal ze als eerste alle tien.
web-play-now = Meteen spelen
web-playing-against = { $many ->
        [one] Tegen één bot · { $strength }
       *[other] Tegen { $count } bots · { $strength }
    }
web-change-bots = Andere bots
web-bots = Bots
web-strength = Hoe goed ze spelen
web-new-table = Nieuwe tafel
web-new-table-about = Met vrienden en familie, dichtbij of ver weg. Lege stoelen vul je met bots.
web-join = Meedoen
web-join-about = Heb je een link gekregen?
web-join-field = Link of code
web-join-go = Meedoen
web-join-bad = Dit is geen uitnodiging; plak de hele link, of de code aan het eind ervan.
web-join-elsewhere = Deze link hoort bij een andere server; open hem in de adresbalk van je browser.
web-more = Meer
web-keep-about = Voor een potje met echte kaarten aan je eigen tafel.
web-statistics-about = Hoe je potjes gingen.
web-about-about = Wat dit is, en wat er over je wordt bewaard.
web-print = Afdrukken
web-print-about = Kaarten, scorebladen, stickers, braille en meer, op papier.
web-rules-about = Hoe je het speelt, volgens elk regelboekje.

## Lists of tables. `$players`: who sits there, `$free`: open seats, `$hand`: how many hands were begun

web-your-tables = Jouw tafels
web-open-tables = Tafels voor iedereen
web-finished-tables = Afgelopen potjes
web-alone = Nog niemand anders
web-table-state = { $stage ->
        [lobby] Nog niet begonnen
        [over] Afgelopen na ronde { $hand }
        [closed] Opgeruimd na ronde { $hand }
       *[other] Ronde { $hand }
    }{ $free ->
        [0] {""}
        [one] , één vrije stoel
       *[other] , { $free } vrije stoelen
    }
web-list-your-turn = Jij bent aan de beurt
web-list-turn-of = { $player } is aan de beurt
web-replay = Terugkijken
web-more-tables = Meer tonen

## Bots: how strong they are, and how they play

web-bot-beginner = Beginner
    .about = speelt als een kind dat het net heeft geleerd
web-bot-greedy = Gemoedelijk
    .about = pakt wat nu helpt, en kijkt nooit vooruit
web-bot-steady = Ervaren
    .about = speelt goed, als iemand die het vaak doet
web-bot-sharp = Scherp
    .about = denkt bij elke kaart diep na
web-bot-random = Puur toeval
    .about = doet zomaar iets dat mag
