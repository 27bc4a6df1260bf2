### What comes after a hand and after a game in the browser: the score sheet, the replay, the rulebook, the proof of the deal.

## The game, hand by hand

web-story-chart = Durchgang für Durchgang
web-story-chart-of = Was die Kurven zeigen
web-story-chart-points = Punkte nach jedem Durchgang
web-story-chart-phases = Geschaffte Phasen nach jedem Durchgang
web-story-chart-label = { $about }, als Kurven gezeichnet. Die Zahlen stehen darunter, bei „Alle Durchgänge“.
web-story-sheet = Alle Durchgänge
web-story-game = Partie
web-story-hand = Durchgang
web-story-out = war alle Karten los
web-story-more = Mehr über diese Partie
web-story-record = Mitschrift herunterladen
web-story-to-table = Zum Tisch

## Replay

web-replay-none-yet = Noch ist kein Durchgang vorbei; komm nach dem ersten wieder.
web-replay-controls = Schritt für Schritt
web-replay-first = Anfang
web-replay-back = Zurück
web-replay-play = Start
web-replay-pause = Pause
web-replay-next = Weiter
web-replay-last = Ende
web-replay-still = Du willst, dass sich nichts von selbst bewegt; geh also Schritt für Schritt.
web-replay-turn = Zug
web-replay-deal = Das Geben
web-replay-eyes = Karten
web-replay-all-cards = Alle Karten offen
web-replay-as-seat = Wie { $player } es sah
web-replay-pace = Tempo
web-replay-pace-slow = Langsam
web-replay-pace-calm = Ruhig
web-replay-pace-quick = Flott
web-replay-step = Schritt { $step } von { $steps }
web-replay-place = Schritt { $step }, Zug { $turn }: { $player }
web-replay-keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende zum Anfang und zum Ende, die Leertaste spielt ab und hält an.

## Rulebook

web-rules-edition = Welches Regelheft
web-rules-print = Drucken

## Is the deal fair? The server’s secret is told as a number in a sealed envelope, the commitment as its seal.

web-proof-how-sealed = Vor jedem Durchgang denkt sich der Server eine geheime Zahl aus, steckt sie sozusagen in einen Umschlag und zeigt allen das Siegel.
web-proof-how-shuffled = Erst dann wirft dein Browser eine eigene zufällige Zahl dazu, und die der anderen auch. Wie die Karten liegen, folgt aus all diesen Zahlen zusammen.
web-proof-how-all-sealed = Dein Browser macht das Gleiche mit einer eigenen zufälligen Zahl, und die der anderen auch. Erst wenn alle Siegel da sind, werden diese Zahlen geöffnet. Wie die Karten liegen, folgt aus all diesen Zahlen zusammen.
web-proof-how-opened = Nach dem Durchgang wird der Umschlag geöffnet. Dein Browser kann dann alles selbst noch einmal ausrechnen und vergleichen.
web-proof-scheme = { $scheme ->
        [1] Diese Durchgänge wurden nach Verfahren 1 gegeben: Die Zahlen vom Tisch waren nicht versiegelt.
       *[2] Diese Durchgänge wurden nach Verfahren 2 gegeben: Alle Zahlen waren versiegelt, bevor eine geöffnet wurde.
    }
web-proof-none-yet = Noch ist kein Durchgang vorbei. Nach dem ersten kannst du ihn hier prüfen.
web-proof-verify-all = Alle Durchgänge prüfen
web-proof-verify = Diesen Durchgang prüfen
web-proof-all-proved = { $count ->
        [one] Der Durchgang war fair gegeben, und deine eigene Zahl ist dabei.
       *[other] Alle { $count } Durchgänge waren fair gegeben, und deine eigenen Zahlen sind dabei.
    }
web-proof-some-proved = Nichts spricht dagegen. Bewiesen: { $count } von { $hands }; bei den anderen steht, was fehlt.
web-proof-some-differ = { $count ->
        [one] Ein Durchgang stimmt nicht! Unten steht, was falsch ist.
       *[other] { $count } Durchgänge stimmen nicht! Unten steht, was falsch ist.
    }
web-proof-commitment = Siegel
web-proof-seal-of = Siegel von { $player }
web-proof-secret = Die geheime Zahl des Servers
web-proof-no-secret = nicht geöffnet
web-proof-part-of = Dazugeworfen von { $player }
web-proof-no-part = nichts
web-proof-short-proved = fair
web-proof-short-follows = stimmt
web-proof-short-alone = beweist nichts
web-proof-short-withheld = ein Siegel blieb zu
web-proof-short-unproved = kein Beweis
web-proof-short-differs = stimmt nicht
web-proof-verdict-proved = Fair: Der Server hatte seine Zahl versiegelt, bevor er deine kannte, und die Karten folgen aus allen Zahlen zusammen.
web-proof-verdict-proved-sealed = Fair: Alle Zahlen waren versiegelt, bevor die erste geöffnet wurde, und die Karten folgen aus allen zusammen.
web-proof-verdict-follows = Die Karten folgen aus diesen Zahlen. Aber nichts, was dieser Browser vor dem Geben notiert hat, bindet den Server daran.
web-proof-verdict-alone = Niemand hat eine Zahl dazugeworfen, also hat der Server allein entschieden: Das beweist nichts.
web-proof-verdict-withheld = Ein Siegel wurde nicht geöffnet. Mit Hilfe des Servers ließ sich so zwischen zwei Stapeln wählen: Das beweist nichts.
web-proof-verdict-unproved = Es gibt nichts, womit sich dieser Durchgang prüfen lässt.
web-proof-verdict-differs = Das stimmt nicht: Es sind nicht die Karten, die versprochen waren.
web-proof-check-commitment = { $found ->
        [fits] Die geheime Zahl ist die, die unter dem Siegel war.
        [differs] Die geheime Zahl gehört nicht zum Siegel.
       *[none] Die geheime Zahl fehlt.
    }
web-proof-check-seals = { $found ->
        [fits] Jede Zahl vom Tisch ist die, die unter ihrem Siegel war.
        [differs] Eine Zahl oder ein Siegel ist nicht das, was versiegelt wurde, oder nicht das, was dieser Browser notiert hat.
       *[none] Die Zahlen vom Tisch waren nicht versiegelt.
    }
web-proof-check-deck = { $found ->
        [fits] Alle 108 Karten lagen genau so, wie die Zahlen es sagen.
        [differs] Die Karten lagen anders, als die Zahlen es sagen.
       *[none] Wie die Karten lagen, ist nicht bekannt.
    }
web-proof-check-reshuffles = { $found ->
        [fits] Als der Ziehstapel leer war, wurde genau so neu gemischt, wie die Zahlen es sagen.
        [differs] Als der Ziehstapel leer war, wurde anders gemischt, als die Zahlen es sagen.
       *[none] Der Ziehstapel wurde nicht leer.
    }
web-proof-check-noted = { $found ->
        [fits] Das Siegel ist das, das dieser Browser vor dem Geben notiert hat.
        [differs] Das Siegel ist nicht das, das dieser Browser vor dem Geben notiert hat.
       *[none] Dieser Browser hat vor diesem Geben nichts notiert.
    }
web-proof-check-part = { $found ->
        [fits] Die Zahl, die dieser Browser dazugeworfen hat, ist dabei.
        [differs] Der Server hat die Zahl dieses Browsers angenommen, aber sie ist nicht dabei.
       *[none] Die Zahl dieses Browsers kam zu spät und zählte nicht.
    }
web-proof-check-cards = { $found ->
        [fits] Die Karten, die du bekommen hast, kamen aus diesem Stapel.
        [differs] Die Karten, die du bekommen hast, kamen nicht aus diesem Stapel.
       *[none] Welche Karten du bekommen hast, ist nicht notiert.
    }
web-proof-proves = Was das beweist
web-proof-proves-about = Wenn alles stimmt und deine eigene Zahl dabei ist, konnte niemand die Karten aussuchen: nicht der Server, der seine Zahl versiegelt hatte, bevor er deine kannte, und nicht die anderen ohne den Server.
web-proof-proves-sealed = Wenn alles stimmt und deine eigene Zahl dabei ist, konnte niemand die Karten aussuchen: nicht der Server, nicht die anderen am Tisch und auch nicht beide zusammen. Alle Zahlen waren versiegelt, bevor die erste geöffnet wurde.
web-proof-proves-not = Was es nicht beweist
web-proof-not-noted = Etwas über einen Durchgang, vor dem dieser Browser nichts notiert hat, etwa weil du zugeschaut oder auf einem anderen Gerät gespielt hast.
web-proof-not-league = Dass der Server und jemand am Tisch nicht unter einer Decke steckten: Wer das Geheimnis kennt und als Letztes etwas dazuwirft, kann so lange probieren, bis die Karten gefallen.
web-proof-not-withheld = Etwas über einen Durchgang, in dem ein Siegel zu blieb: Mit Hilfe des Servers ließ sich so zwischen zwei Stapeln wählen. Das steht dort, und dieser Sitz kann drei Durchgänge lang nichts versiegeln.
web-proof-not-looked = Dass niemand hingesehen hat: Der Server kennt alle Karten, denn er muss sie geben.
web-proof-not-alone = Etwas über einen Durchgang, zu dem niemand eine Zahl geworfen hat.
web-proof-other-ways = Du musst dieser Seite nicht glauben: Lad die Mitschrift herunter, und „decaphase verify“ prüft sie auf deinem eigenen Computer.
