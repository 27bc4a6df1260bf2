### What comes after a hand and after a game in the browser: the score sheet, the replay, the rulebook, the proof of the deal.

## The game, hand by hand

web-story-chart = Ronde voor ronde
web-story-chart-of = Wat de grafiek laat zien
web-story-chart-points = Punten na elke ronde
web-story-chart-phases = Gehaalde fases na elke ronde
web-story-chart-label = { $about }, getekend als lijnen. De getallen staan eronder, bij “Alle rondes”.
web-story-sheet = Alle rondes
web-story-game = Potje
web-story-hand = Ronde
web-story-out = was uit
web-story-more = Meer over dit potje
web-story-record = Verslag downloaden
web-story-to-table = Naar de tafel

## Replay

web-replay-none-yet = Er is nog geen ronde voorbij; kom na de eerste terug.
web-replay-controls = Stap voor stap
web-replay-first = Begin
web-replay-back = Terug
web-replay-play = Start
web-replay-pause = Pauze
web-replay-next = Verder
web-replay-last = Einde
web-replay-still = Je wilt niets vanzelf laten bewegen, dus ga stap voor stap.
web-replay-turn = Beurt
web-replay-deal = Het delen
web-replay-eyes = Kaarten
web-replay-all-cards = Alle kaarten open
web-replay-as-seat = Zoals { $player } het zag
web-replay-pace = Tempo
web-replay-pace-slow = Langzaam
web-replay-pace-calm = Rustig
web-replay-pace-quick = Vlot
web-replay-step = Stap { $step } van { $steps }
web-replay-place = Stap { $step }, beurt { $turn }: { $player }
web-replay-keys = Toetsen: ← en → gaan een stap, Home en End naar begin en einde, de spatiebalk speelt af en pauzeert.

## Rulebook

web-rules-edition = Welk regelboekje
web-rules-print = Afdrukken

## Is the deal fair? The server’s secret is told as a number in a sealed envelope, the commitment as its seal.

web-proof-how-sealed = Vóór elke ronde bedenkt de server een geheim getal, stopt het als het ware in een envelop en laat iedereen het zegel zien.
web-proof-how-shuffled = Pas daarna gooit jouw browser er zelf een willekeurig getal bij, net als die van de anderen. Hoe de kaarten liggen, volgt uit al die getallen samen.
web-proof-how-all-sealed = Je browser doet hetzelfde met een eigen willekeurig getal, en die van de anderen ook. Pas als alle zegels er zijn, gaan de getallen van de spelers open. Hoe de kaarten liggen, volgt uit al die getallen samen.
web-proof-how-opened = Na de ronde gaat de envelop open. Je browser kan dan alles zelf opnieuw uitrekenen en vergelijken.
web-proof-scheme = { $scheme ->
        [1] Deze rondes zijn gedeeld volgens schema 1: de getallen van de spelers waren niet verzegeld.
       *[2] Deze rondes zijn gedeeld volgens schema 2: alle getallen waren verzegeld voordat er een openging.
    }
web-proof-none-yet = Er is nog geen ronde voorbij. Na de eerste kun je die hier controleren.
web-proof-verify-all = Alle rondes controleren
web-proof-verify = Deze ronde controleren
web-proof-all-proved = { $count ->
        [one] De ronde is eerlijk gedeeld, met je eigen getal erin.
       *[other] Alle { $count } rondes zijn eerlijk gedeeld, met je eigen getallen erin.
    }
web-proof-some-proved = Niets spreekt ertegen. Bewezen: { $count } van de { $hands }; bij de andere staat wat er ontbreekt.
web-proof-some-differ = { $count ->
        [one] Eén ronde klopt niet! Hieronder staat wat er mis is.
       *[other] { $count } rondes kloppen niet! Hieronder staat wat er mis is.
    }
web-proof-commitment = Zegel
web-proof-seal-of = Zegel van { $player }
web-proof-secret = Het geheime getal van de server
web-proof-no-secret = niet geopend
web-proof-part-of = Erbij gegooid door { $player }
web-proof-no-part = niets
web-proof-short-proved = eerlijk
web-proof-short-follows = klopt
web-proof-short-alone = bewijst niets
web-proof-short-withheld = een zegel bleef dicht
web-proof-short-unproved = geen bewijs
web-proof-short-differs = klopt niet
web-proof-verdict-proved = Eerlijk: de server had zijn getal verzegeld voordat hij het jouwe kende, en de kaarten volgen uit alle getallen samen.
web-proof-verdict-proved-sealed = Eerlijk: alle getallen waren verzegeld voordat het eerste openging, en de kaarten volgen uit alle getallen samen.
web-proof-verdict-follows = De kaarten volgen uit deze getallen. Maar deze browser heeft vóór het delen niets genoteerd waar de server aan vastzit.
web-proof-verdict-alone = Niemand gooide er een getal bij, dus de server besliste alleen: dat bewijst niets.
web-proof-verdict-withheld = Een speler heeft een zegel niet geopend. Met hulp van de server kon die uit twee pakken kiezen: dit bewijst niets.
web-proof-verdict-unproved = Er is niets waarmee deze ronde te controleren is.
web-proof-verdict-differs = Dit klopt niet: dit zijn niet de kaarten die beloofd waren.
web-proof-check-commitment = { $found ->
        [fits] Het geheime getal is het getal dat onder het zegel zat.
        [differs] Het geheime getal hoort niet bij het zegel.
       *[none] Het geheime getal is er niet.
    }
web-proof-check-seals = { $found ->
        [fits] Het getal van elke speler is het getal dat onder het zegel zat.
        [differs] Een getal of een zegel is niet wat er was verzegeld, of niet wat deze browser heeft genoteerd.
       *[none] De getallen van de spelers waren niet verzegeld.
    }
web-proof-check-deck = { $found ->
        [fits] Alle 108 kaarten lagen precies zoals de getallen zeggen.
        [differs] De kaarten lagen anders dan de getallen zeggen.
       *[none] Hoe de kaarten lagen, is niet bekend.
    }
web-proof-check-reshuffles = { $found ->
        [fits] Toen de pakstapel op was, is er opnieuw geschud precies zoals de getallen zeggen.
        [differs] Toen de pakstapel op was, is er anders geschud dan de getallen zeggen.
       *[none] De pakstapel raakte niet op.
    }
web-proof-check-noted = { $found ->
        [fits] Het zegel is het zegel dat deze browser vóór het delen heeft genoteerd.
        [differs] Het zegel is niet het zegel dat deze browser vóór het delen heeft genoteerd.
       *[none] Deze browser heeft vóór dit delen niets genoteerd.
    }
web-proof-check-part = { $found ->
        [fits] Het getal dat deze browser erbij gooide, zit erin.
        [differs] De server nam het getal van deze browser aan, maar het zit er niet in.
       *[none] Het getal van deze browser kwam te laat en telde niet mee.
    }
web-proof-check-cards = { $found ->
        [fits] De kaarten die je kreeg, kwamen van deze stapel.
        [differs] De kaarten die je kreeg, kwamen niet van deze stapel.
       *[none] Welke kaarten je kreeg, is niet genoteerd.
    }
web-proof-proves = Wat dit bewijst
web-proof-proves-about = Als alles klopt en je eigen getal erin zit, kon niemand de kaarten kiezen: de server niet, want die had zijn getal verzegeld voordat hij het jouwe kende, en de andere spelers ook niet zonder de server.
web-proof-proves-sealed = Als alles klopt en je eigen getal erin zit, kon niemand de kaarten kiezen: de server niet, de andere spelers niet, en ook niet allebei samen. Alle getallen waren verzegeld voordat het eerste openging.
web-proof-proves-not = Wat het niet bewijst
web-proof-not-noted = Iets over een ronde waarvoor deze browser niets heeft genoteerd, bijvoorbeeld omdat je meekeek of op een ander apparaat speelde.
web-proof-not-league = Dat de server en een speler niet samenspanden: wie het geheim kent en als laatste iets erbij gooit, kan net zo lang proberen tot de kaarten bevallen.
web-proof-not-withheld = Iets over een ronde waarin een speler een zegel niet opende: met hulp van de server kon die uit twee pakken kiezen. Dat staat erbij, en die speler kan drie rondes lang niets verzegelen.
web-proof-not-looked = Dat niemand keek: de server kent alle kaarten, want die moet ze delen.
web-proof-not-alone = Iets over een ronde waar niemand een getal bij gooide.
web-proof-other-ways = Je hoeft deze pagina niet op haar woord te geloven: download het verslag, en “decaphase verify” controleert het op je eigen computer.
