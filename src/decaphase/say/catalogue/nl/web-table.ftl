### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Tafel
web-table-gone = Je volgt deze tafel niet meer.
web-hand = Ronde { $hand }
web-you = Jij
web-nobody = Niemand

## The others

web-others = De andere spelers
web-has-turn = Is aan zet:
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
web-group = { $group }: { $cards }
web-hit-here = Hier aanleggen met { $card }: { $group }
web-piles = Stapels
web-deck = Pakstapel, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-deck-short = Pakken { $count }
web-draw-from-deck = Een kaart pakken van de pakstapel, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-discard-pile = Aflegstapel: { $card }
web-discard-pile-empty = Aflegstapel, leeg
web-discard-short = Aflegstapel
web-take-card = { $card } pakken
web-discard-card = { $card } weggooien

## The hand

web-your-hand = Je hand, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-your-cards = Je kaarten
web-no-cards = Je hebt geen kaarten.
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
web-now-you = Jij bent aan de beurt.
web-prompt-draw = Jouw beurt: pak een kaart.
web-prompt-draw-or-take = Jouw beurt: pak een kaart, of pak { $card }.
web-prompt-lay = Je kunt je fase leggen.
web-prompt-hit = Kies een groep die oplicht, of gooi weg.
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
web-pause = Pauze
web-resume = Verder spelen
web-bot-minds-you = Een bot speelt even voor jou.
web-come-back = Ik ben er weer

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
web-talk = Praten
web-typing = Een zet typen
web-command = Zet
web-command-how = “w r5” gooit de rode 5 weg, “a r5” legt hem aan, “l r5 g5 b5 / e7 r7 k” legt je fase; losse letters werken als toetsen.
web-do = Doen
web-about-table = Over deze tafel
web-fair = Is er eerlijk gedeeld?

## Before and after

web-lobby = Wie doen er mee?
web-open-seat = vrije stoel
web-ready = Ik ben er klaar voor
web-hand-over = De ronde is voorbij
web-game-over = Het potje is uit
web-next-hand = Volgende ronde
web-rematch = Nog een potje
