### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Tafel
web-table-gone = Je volgt deze tafel niet meer.
web-hand = Ronde { $hand }
web-you = Jij
web-nobody = Niemand

## The others

web-others = De andere spelers
web-players = De spelers
web-has-turn = Is aan zet:
# One player in one breath: { $facts } are how they stand.
web-seat-told = { $turn ->
        [yes] { $player } is aan de beurt
       *[no] { $player }
    }: { $facts }
web-away = even weg
web-phase = Fase { $phase }
web-phases-done = { $count ->
        [0] nog geen fase
        [one] 1 fase gehaald
       *[other] { $count } fases gehaald
    }
web-is-down = ligt op tafel
web-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-skip-waits = slaat een beurt over
web-may-knock = mag kloppen
web-not-in-hand = doet deze ronde niet mee

## The table and the piles

web-on-the-table = Op tafel
web-table-empty = Er ligt nog geen fase op tafel.
web-hit-here = { $card } aanleggen bij { $group }
# What a card that was just chosen fits.
web-fits = Past bij { $groups }.
web-piles = Stapels
web-deck = Pakstapel: { $count }
web-discard-pile = Aflegstapel: { $card }
web-discard-pile-empty = Aflegstapel: leeg
web-discard-short = Aflegstapel
# What a pile is, and what one can do there now.
web-pile-use = { $pile }; { $use }
web-take-card = { $card } pakken
web-take-it = pakken
web-discard-card = { $card } weggooien

## The hand

web-your-hand = Je hand, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-your-cards = Je kaarten
web-no-cards = Je hebt geen kaarten.
web-new-card = nieuw
web-in-a-group = ligt al in een groep
web-sort = Volgorde van je kaarten
web-order = { $order ->
        [colour] Op kleur
        [number] Op getal
        [need] Wat ik nodig heb eerst
       *[own] Mijn eigen volgorde
    }
web-sorted = { $order ->
        [colour] Je kaarten liggen nu op kleur.
        [number] Je kaarten liggen nu op getal.
        [need] Wat je voor je fase nodig hebt, ligt nu vooraan.
       *[own] Je kaarten blijven liggen zoals jij ze legt.
    }

## Whose turn, and what to do next

web-turn-of = { $player } is aan de beurt
web-prompt-draw = Jouw beurt: pak een kaart.
web-prompt-draw-or-take = Jouw beurt: pak een kaart, of pak { $card }.
web-prompt-lay = Je kunt je fase leggen.
web-prompt-hit = Kies een groep waar de kaart bij past, of gooi weg.
web-prompt-hit-or-discard = Leg aan, of kies een kaart om weg te gooien.
web-prompt-discard = Kies een kaart om weg te gooien.
web-prompt-claim = Wil je { $card }? Klop, of laat liggen.
web-others-may-knock = De anderen mogen kloppen voor { $card }.
web-wait-for-answers = Jij hebt gekozen; nu de anderen nog.
web-paused = Het spel staat op pauze.
web-your-phase = Jouw fase { $phase }: { $groups }
web-your-phase-down = Je fase { $phase } ligt op tafel.
web-any-phase = Leg een fase die je nog niet hebt gehaald.
web-you-sit-out = Je slaat je volgende beurt over.
web-looking-on = Je kijkt mee.
web-dealing = De kaarten worden geschud …
web-time-left = Nog { $time } tijd
web-time-short = Nog { $seconds } seconden.
web-pause = Pauze
web-resume = Verder spelen
web-bot-minds-you = Een bot speelt even voor jou.
web-come-back = Ik ben er weer
web-connected-again = Weer verbonden.

## Moves

web-your-moves = Jouw zetten
web-draw = Een kaart pakken
web-lay = Leggen
web-lay-phase = { $phase ->
        [0] Een fase leggen
       *[other] Fase { $phase } leggen
    }
web-hit = Aanleggen
web-discard = Weggooien
web-knock = Kloppen voor { $card }
web-pass = Laten liggen
web-undo = Terugnemen
web-hint = Tip
web-do-it = Doen
web-next-hint = Iets anders?
web-which-victim = Wie moet er een beurt overslaan?
web-where-hit = Waar leg je { $card } aan?
web-hit-choice = { $end ->
        [low] { $group }, aan de lage kant
        [high] { $group }, aan de hoge kant
       *[none] { $group }
    }

## Putting a phase together

web-proposals = Leg hem zo
web-lay-these = Leggen: { $groups }
web-build = Zelf samenstellen
web-or-build = Of stel hem zelf samen
web-build-how = Kies kaarten in je hand, en daarna de groep waar ze bij horen.
web-which-phase = Welke fase?
web-of-cards = { $count } van { $size }
web-group-filled = { $group }: { $count } van { $size } kaarten.
web-put-here = { $count ->
        [0] Hier neerleggen
        [one] 1 kaart hier neerleggen
       *[other] { $count } kaarten hier neerleggen
    }
web-take-out = { $card } er weer uit halen
web-what-wild = { $about ->
        [run] Welke reeks?
        [set] Welk getal zijn de keuzekaarten?
       *[colour] Welke kleur zijn de keuzekaarten?
    }
web-from-to = { $low } tot en met { $high }
web-choose = Kies …

## What cannot be done now

web-cannot-draw = Een kaart pakken kan aan het begin van je beurt.
web-cannot-take = Je kunt de bovenste kaart nu niet pakken.
web-cannot-knock = Er valt nu niets te kloppen.
web-cannot-lay-now = Je fase leggen kan in je beurt, nadat je een kaart hebt gepakt.
web-cannot-lay-twice = Je fase ligt al op tafel; nu kun je aanleggen.
web-cannot-hit = Geen van je kaarten past nu bij een groep.
web-choose-to-hit = Kies eerst de kaart die je wilt aanleggen.
web-fits-nowhere = Deze kaart past bij geen enkele groep op tafel.
web-cannot-discard = Weggooien kan in je beurt, nadat je een kaart hebt gepakt.
web-choose-to-discard = Kies eerst die ene kaart die weg mag.
web-cannot-discard-this = Deze kaart kun je nu niet weggooien.
web-cannot-undo = Er is niets terug te nemen: wat je legt of aanlegt, kun je terugnemen tot je weggooit.
web-no-hint-now = Een tip krijg je als je aan de beurt bent.
web-do-not-hold = Die kaart heb je niet.
web-not-understood = “{ $text }” begrijp ik niet; typ bijvoorbeeld “w r5” om de rode 5 weg te gooien.

## Beside the table

web-beside = Naast de tafel
web-last = Laatst:
web-history = Wat er gebeurde
web-no-history = Er is nog niets gebeurd.
web-no-earlier = Dat was het begin.
web-no-later = Dat was het laatste wat er gebeurde.
web-scores = Stand
web-player = Speler
web-phases = Fases
web-points = Punten
web-typing = Een zet typen
web-command = Zet
web-command-how = “w r5” gooit de rode 5 weg, “a r5” legt hem aan, “l r5 g5 b5 / e7 r7 k” legt je fase; losse letters werken als toetsen.
web-do = Doen
web-about-table = Over deze tafel
web-fair = Is er eerlijk gedeeld?
web-fair-broken = Ronde { $hand } is niet gedeeld uit wat je browser heeft verzegeld en gezien. Bij “Is er eerlijk gedeeld?” staat wat er mis is.
web-fair-left-out = Ronde { $hand } is gedeeld zonder het getal dat je browser had geopend: het kwam te laat, of de server heeft het weggelaten.
web-fair-withheld = Ronde { $hand }: { $players } opende een zegel niet. Met hulp van de server was er keus uit twee pakken.

## Questions, as buttons

web-asking = Vragen
web-ask-hand = Mijn kaarten
web-ask-aim = Mijn fase
web-ask-list = Alle fases
web-ask-phases = Wie gaat waarvoor
web-ask-top = Bovenste kaart
web-ask-turn = Wie is er aan zet
web-ask-groups = Groepen op tafel
web-ask-counts = Hoeveel kaarten
web-ask-scores = Stand
web-ask-events = Wat er eerder gebeurde
web-ask-later = Wat er daarna gebeurde
web-ask-repeat = Nog eens zeggen
web-ask-words = Meer of minder woorden
web-ask-help = Alle toetsen
web-words-now = { $fullness ->
        [brief] Voortaan in weinig woorden.
        [full] Voortaan met alle details.
       *[normal] Voortaan in gewone woorden.
    }
# A key, and what it does.
web-key-does = { $key }: { $does }
web-space-bar = Spatie

## Before the game: the seats

web-lobby = Wie doen er mee?
web-seat = Stoel { $seat }
web-open-seat = vrije stoel
web-that-is-you = dat ben jij
web-a-bot = bot · { $strength }
web-is-ready = klaar
web-not-ready-yet = nog niet klaar
web-sit-down = Hier zitten
web-add-bot = Bot erbij
web-remove-bot = Wegsturen
web-ready = Ik ben er klaar voor
web-not-ready = Toch nog niet
web-deal = Kaarten delen
web-drop-seats = Met { $count } spelen
web-next-sit = Je kijkt mee. Neem een vrije stoel om mee te doen.
web-next-fill = { $free ->
        [one] Er is nog één stoel vrij: nodig iemand uit, zet er een bot neer, of speel zonder.
       *[other] Er zijn nog { $free } stoelen vrij: nodig mensen uit, zet er bots neer, of speel zonder.
    }
web-next-wait-seats = { $free ->
        [one] Er is nog één stoel vrij. Zodra die bezet is en iedereen klaar is, worden de kaarten gedeeld.
       *[other] Er zijn nog { $free } stoelen vrij. Zodra die bezet zijn en iedereen klaar is, worden de kaarten gedeeld.
    }
web-next-deal = Iedereen is er. De kaarten worden gedeeld zodra jij wilt.
web-next-ready = Iedereen is er. Zodra iedereen klaar is, worden de kaarten gedeeld.
web-next-wait = Je bent klaar. De kaarten worden gedeeld zodra dit ook geldt voor { $players }.
web-table-closed = Deze tafel is opgeruimd.
web-with-own-rules = Met hier en daar een eigen regel.
web-read-rules = Regels lezen
web-change-rules = Regels veranderen
web-close-table = Tafel opruimen
web-close-table-sure = De tafel is dan voor iedereen weg. Opruimen?

## Inviting

web-invite = Uitnodigen
web-invite-about = Wie deze link heeft, kan bij je tafel komen.
web-invite-make = Link maken
web-invite-link = Link van de uitnodiging
web-invite-until = De link werkt tot en met { $date }.
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-yourself = De link is geselecteerd; kopieer hem met je toetsenbord of door hem ingedrukt te houden.
web-share = Delen
web-share-text = Kom je een potje meespelen?
web-qr = QR-code
web-qr-about = QR-code van de link; richt er de camera van een andere telefoon op

## Talk

web-talk = Praten
web-said = Wat er gezegd is
web-nothing-said = Er is nog niets gezegd.
web-say-something = Zeg iets
web-say = Zeggen
web-quick-words = Snel gezegd
web-only-seated-talk = Neem een stoel om mee te praten.

## The people at the table

web-people = Mensen
web-no-other-people = Er zitten geen andere mensen aan deze tafel.
web-only-seated = Neem een stoel om hier iets te doen.
web-mute = Niets meer horen van { $player }
web-unmute = { $player } weer horen
web-muted = niet te horen
web-report = { $player } melden
web-report-why = Wat is er gebeurd? De mensen van deze server lezen het.
web-report-send = Melding versturen
web-reported = Dank je; de mensen van deze server kijken ernaar.
web-vote = Stemmen om { $player } weg te sturen
web-vote-sure = Als de meeste anderen ook zo stemmen, moet { $player } van tafel. Stemmen?
web-votes = { $count ->
        [one] 1 stem om te gaan
       *[other] { $count } stemmen om te gaan
    }
web-your-seat = Jouw stoel
web-step-away = Even een bot laten spelen
web-offer = Mijn stoel aanbieden
web-offer-how = Geef de spelerscode van wie jouw stoel krijgt; die staat in hun instellingen. De stoel is van hen zodra ze erop gaan zitten.
web-player-code = Spelerscode
web-offered = Je stoel is aangeboden.
web-take-over = De stoel van { $player } overnemen
web-leave-seat = Mijn stoel opgeven
web-leave-seat-sure = Iemand anders kan dan op je stoel gaan zitten. Opgeven?
web-leave-game-sure = Een bot speelt voor je verder, en iemand anders kan je stoel nemen. Opgeven?

## After a hand and after the game

web-hand-over = De ronde is voorbij
web-next-hand = Volgende ronde
# `$button`: what its button says.
web-when-ready = Als je klaar bent: “{ $button }”.
web-rematch = Nog een potje
web-place = Plaats
web-total = Totaal
web-this-hand = Deze ronde
web-marks-done = { $count ->
        [0] Nog geen fase gehaald.
        [one] Gehaald: fase { $phases }.
       *[other] Gehaald: fase { $phases }.
    }
web-marks-playing = Gaat voor fase { $phase }.
web-placed = is klaar
web-phase-made = Fase { $phase } gehaald
web-nothing-new = niets nieuws
web-went-out = { $own ->
        [yes] Je bent uit.
       *[no] { $player } is uit.
    }
web-nobody-out = Er was niets meer te pakken; de ronde eindigt zonder winnaar.
web-next-dealer = { $own ->
        [yes] Jij deelt de volgende ronde.
       *[no] { $player } deelt de volgende ronde.
    }
web-play-off = { $players } spelen nu een beslissingsronde.
web-ready-people = Klaar: { $players }.
web-rematch-people = Nog een potje graag: { $players }.
web-rematch-wait = Je wilt nog een potje. Het begint zodra dat ook geldt voor { $players }.
web-you-win = Je hebt gewonnen!
web-winners = { $count ->
        [one] { $players } wint!
       *[other] { $players } winnen samen!
    }
web-hands-played = Het potje duurde { $count ->
        [one] 1 ronde.
       *[other] { $count } rondes.
    }
web-stop-here = Je kunt hier stoppen: de tafel wacht tot je terugkomt.
