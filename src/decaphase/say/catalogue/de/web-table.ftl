### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Tisch
web-table-gone = Du folgst diesem Tisch nicht mehr.
web-hand = Durchgang { $hand }
web-you = Du
web-nobody = Niemand

## The others

web-others = Die anderen
web-players = Wer spielt
web-has-turn = Ist dran:
# One player in one breath: { $facts } are how they stand.
web-seat-told = { $turn ->
        [yes] { $player } ist dran
       *[no] { $player }
    }: { $facts }
web-away = kurz weg
web-phase = Phase { $phase }
web-phases-done = { $count ->
        [0] noch keine Phase
        [one] 1 Phase geschafft
       *[other] { $count } Phasen geschafft
    }
web-is-down = liegt aus
web-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-skip-waits = setzt aus
web-may-knock = darf klopfen
web-not-in-hand = spielt in diesem Durchgang nicht mit

## The table and the piles

web-on-the-table = Auf dem Tisch
web-table-empty = Noch liegt keine Phase aus.
web-hit-here = { $card } an { $group } anlegen
# What a card that was just chosen fits.
web-fits = Passt an { $groups }.
web-piles = Stapel
web-deck = Ziehstapel: { $count }
web-discard-pile = Ablagestapel: { $card }
web-discard-pile-empty = Ablagestapel: leer
web-discard-short = Ablagestapel
# What a pile is, and what one can do there now.
web-pile-use = { $pile }; { $use }
web-take-card = { $card } nehmen
web-take-it = nehmen
web-discard-card = { $card } abwerfen

## The hand

web-your-hand = Deine Hand, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-your-cards = Deine Karten
web-no-cards = Du hast keine Karten.
web-new-card = neu
web-in-a-group = liegt schon in einer Gruppe
web-sort = Reihenfolge deiner Karten
web-order = { $order ->
        [colour] Nach Farbe
        [number] Nach Zahl
        [need] Brauchbares zuerst
       *[own] Meine Reihenfolge
    }
web-sorted = { $order ->
        [colour] Deine Karten sind nach Farbe sortiert.
        [number] Deine Karten sind nach Zahl sortiert.
        [need] Was du für deine Phase brauchst, steht vorn.
       *[own] Deine Karten bleiben, wie du sie steckst.
    }

## Whose turn, and what to do next

web-turn-of = { $player } ist dran
web-prompt-draw = Du bist dran: Zieh eine Karte.
web-prompt-draw-or-take = Du bist dran: Zieh, oder nimm { $card }.
web-prompt-lay = Du kannst deine Phase auslegen.
web-prompt-hit = Wähl eine Gruppe, an die die Karte passt, oder wirf ab.
web-prompt-hit-or-discard = Leg an, oder wähl eine Karte zum Abwerfen.
web-prompt-discard = Wähl eine Karte zum Abwerfen.
web-prompt-claim = Willst du { $card }? Klopf, oder pass.
web-others-may-knock = Die anderen dürfen um { $card } klopfen.
web-wait-for-answers = Du hast geantwortet; jetzt die anderen.
web-paused = Die Partie macht Pause.
web-your-phase = Deine Phase { $phase }: { $groups }
web-your-phase-down = Deine Phase { $phase } liegt aus.
web-any-phase = Leg irgendeine Phase aus, die dir noch fehlt.
web-you-sit-out = Du setzt beim nächsten Mal aus.
web-looking-on = Du schaust zu.
web-dealing = Die Karten werden gemischt …
web-time-left = Noch { $time } Zeit
web-time-short = Noch { $seconds } Sekunden.
web-pause = Pause
web-resume = Weiter
web-bot-minds-you = Ein Bot spielt gerade für dich.
web-come-back = Ich bin wieder da
web-connected-again = Wieder verbunden.

## Moves

web-your-moves = Was du tun kannst
web-draw = Ziehen
web-lay = Auslegen
web-lay-phase = { $phase ->
        [0] Eine Phase auslegen
       *[other] Phase { $phase } auslegen
    }
web-hit = Anlegen
web-discard = Abwerfen
web-knock = Um { $card } klopfen
web-pass = Passen
web-undo = Zurücknehmen
web-hint = Tipp
web-do-it = Machen
web-next-hint = Etwas anderes?
web-which-victim = Wer soll aussetzen?
web-where-hit = Wo legst du { $card } an?
web-hit-choice = { $end ->
        [low] { $group }, unten
        [high] { $group }, oben
       *[none] { $group }
    }

## Putting a phase together

web-proposals = So kannst du sie auslegen
web-lay-these = Auslegen: { $groups }
web-build = Selbst zusammenstellen
web-or-build = Oder stell sie selbst zusammen
web-build-how = Wähl Karten auf deiner Hand, dann die Gruppe, zu der sie gehören.
web-which-phase = Welche Phase?
web-of-cards = { $count } von { $size }
web-group-filled = { $group }: { $count } von { $size } Karten.
web-put-here = { $count ->
        [0] Hierher
        [one] 1 Karte hierher
       *[other] { $count } Karten hierher
    }
web-take-out = { $card } wieder herausnehmen
web-what-wild = { $about ->
        [run] Welche Folge?
        [set] Für welche Zahl stehen die Joker?
       *[colour] Für welche Farbe stehen die Joker?
    }
web-from-to = { $low } bis { $high }
web-choose = Wähl …

## What cannot be done now

web-cannot-draw = Ziehen kannst du am Anfang deines Zuges.
web-cannot-take = Die oberste Karte kannst du jetzt nicht nehmen.
web-cannot-knock = Es gibt gerade nichts zu klopfen.
web-cannot-lay-now = Deine Phase kannst du in deinem Zug auslegen, nach dem Ziehen.
web-cannot-lay-twice = Deine Phase liegt schon aus; jetzt kannst du anlegen.
web-cannot-hit = Keine deiner Karten passt gerade an eine Gruppe.
web-choose-to-hit = Wähl zuerst die Karte, die du anlegen willst.
web-fits-nowhere = Diese Karte passt an keine Gruppe auf dem Tisch.
web-cannot-discard = Abwerfen kannst du in deinem Zug, nach dem Ziehen.
web-choose-to-discard = Wähl zuerst die eine Karte, die du abwerfen willst.
web-cannot-discard-this = Diese Karte kannst du jetzt nicht abwerfen.
web-cannot-undo = Es gibt nichts zurückzunehmen: Was du auslegst oder anlegst, kannst du zurücknehmen, bis du abwirfst.
web-no-hint-now = Einen Tipp bekommst du, wenn du dran bist.
web-do-not-hold = Diese Karte hast du nicht.
web-not-understood = „{ $text }“ verstehe ich nicht; tipp zum Beispiel „w r5“, um die rote 5 abzuwerfen.

## Beside the table

web-beside = Neben dem Tisch
web-last = Zuletzt:
web-history = Was geschah
web-no-history = Noch ist nichts geschehen.
web-no-earlier = Das war der Anfang.
web-no-later = Das war das Letzte, was geschah.
web-scores = Punktestand
web-player = Wer
web-phases = Phasen
web-points = Punkte
web-typing = Einen Befehl tippen
web-command = Befehl
web-command-how = „w r5“ wirft die rote 5 ab, „a r5“ legt sie an, „l r5 g5 b5 / e7 r7 j“ legt aus; einzelne Buchstaben gehen auch als Tasten.
web-do = Los
web-about-table = Über diesen Tisch
web-fair = Ist fair gegeben?
web-fair-broken = Durchgang { $hand } wurde nicht aus dem gegeben, was dein Browser versiegelt und gesehen hat. Unter „Ist fair gegeben?“ steht, was falsch ist.
web-fair-left-out = Durchgang { $hand } wurde ohne die Zahl gegeben, die dein Browser geöffnet hatte: Sie kam zu spät, oder der Server hat sie weggelassen.
web-fair-withheld = Durchgang { $hand }: Ein Siegel blieb zu, und zwar bei { $players }. Mit Hilfe des Servers ließ sich so zwischen zwei Stapeln wählen.

## Questions, as buttons

web-asking = Fragen
web-ask-hand = Meine Karten
web-ask-aim = Meine Phase
web-ask-list = Alle Phasen
web-ask-phases = Wer sammelt wofür
web-ask-top = Oberste Karte
web-ask-turn = Wer ist dran
web-ask-groups = Gruppen auf dem Tisch
web-ask-counts = Wie viele Karten
web-ask-scores = Punktestand
web-ask-events = Was davor geschah
web-ask-later = Was danach geschah
web-ask-repeat = Noch einmal sagen
web-ask-words = Mehr oder weniger Worte
web-ask-help = Alle Tasten
web-words-now = { $fullness ->
        [brief] Ab jetzt mit wenigen Worten.
        [full] Ab jetzt mit allen Einzelheiten.
       *[normal] Ab jetzt mit den üblichen Worten.
    }
# A key, and what it does.
web-key-does = { $key }: { $does }
web-space-bar = Leertaste

## Before the game: the seats

web-lobby = Wer spielt mit?
web-seat = Sitz { $seat }
web-open-seat = freier Sitz
web-that-is-you = das bist du
web-a-bot = Bot · { $strength }
web-is-ready = ist so weit
web-not-ready-yet = noch nicht so weit
web-sit-down = Hier sitzen
web-add-bot = Bot dazu
web-remove-bot = Wegschicken
web-ready = Ich bin so weit
web-not-ready = Doch noch nicht
web-deal = Karten geben
web-drop-seats = Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    } spielen
web-next-sit = Du schaust zu. Nimm einen freien Sitz, um mitzuspielen.
web-next-fill = { $free ->
        [one] Ein Sitz ist noch frei: Lad jemanden ein, setz einen Bot hin, oder spiel ohne.
       *[other] { $free } Sitze sind noch frei: Lad Leute ein, setz Bots hin, oder spiel ohne.
    }
web-next-wait-seats = { $free ->
        [one] Ein Sitz ist noch frei. Die Karten werden gegeben, sobald er besetzt ist und alle so weit sind.
       *[other] { $free } Sitze sind noch frei. Die Karten werden gegeben, sobald sie besetzt und alle so weit sind.
    }
web-next-deal = Alle sind da. Die Karten werden gegeben, sobald du willst.
web-next-ready = Alle sind da. Die Karten werden gegeben, sobald alle so weit sind.
web-next-wait = Du bist so weit. Die Karten werden gegeben, sobald das auch für { $players } gilt.
web-table-closed = Dieser Tisch ist weggeräumt.
web-with-own-rules = Mit ein paar eigenen Regeln.
web-read-rules = Regeln lesen
web-change-rules = Regeln ändern
web-close-table = Tisch wegräumen
web-close-table-sure = Der Tisch ist dann für alle weg. Wegräumen?

## Inviting

web-invite = Einladen
web-invite-about = Wer diesen Link hat, kann an deinen Tisch kommen.
web-invite-make = Link machen
web-invite-link = Link der Einladung
web-invite-until = Der Link gilt bis { $date }.
web-copy = Kopieren
web-copied = Kopiert
web-copy-yourself = Der Link ist markiert; kopier ihn mit der Tastatur oder durch langes Drücken.
web-share = Teilen
web-share-text = Komm und spiel mit!
web-qr = QR-Code
web-qr-about = QR-Code des Links; halt die Kamera eines anderen Handys darauf

## Talk

web-talk = Reden
web-said = Was gesagt wurde
web-nothing-said = Noch hat niemand etwas gesagt.
web-say-something = Sag etwas
web-say = Sagen
web-quick-words = Schnell gesagt
web-only-seated-talk = Nimm einen Sitz, um mitzureden.

## The people at the table

web-people = Leute
web-no-other-people = Sonst sitzt niemand an diesem Tisch.
web-only-seated = Nimm einen Sitz, um hier etwas zu tun.
web-mute = Nichts mehr von { $player } hören
web-unmute = { $player } wieder hören
web-muted = stumm
web-report = { $player } melden
web-report-why = Was ist passiert? Die Leute, die den Server betreiben, lesen es.
web-report-send = Meldung schicken
web-reported = Danke; die Leute, die den Server betreiben, sehen es sich an.
web-vote = Dafür stimmen, dass { $player } geht
web-vote-sure = Wenn die meisten anderen auch so stimmen, muss { $player } vom Tisch. Abstimmen?
web-votes = { $count ->
        [one] 1 Stimme fürs Gehen
       *[other] { $count } Stimmen fürs Gehen
    }
web-your-seat = Dein Sitz
web-step-away = Einen Bot für mich spielen lassen
web-offer = Meinen Sitz anbieten
web-offer-how = Gib den Spielcode der Person an, die deinen Sitz bekommen soll; er steht in ihren Einstellungen. Der Sitz gehört ihr, sobald sie sich daraufsetzt.
web-player-code = Spielcode
web-offered = Dein Sitz ist angeboten.
web-take-over = Den Sitz von { $player } übernehmen
web-leave-seat = Meinen Sitz aufgeben
web-leave-seat-sure = Jemand anders kann dann deinen Sitz nehmen. Aufgeben?
web-leave-game-sure = Ein Bot spielt für dich weiter, und jemand anders kann deinen Sitz nehmen. Aufgeben?

## After a hand and after the game

web-hand-over = Der Durchgang ist vorbei
web-next-hand = Nächster Durchgang
# `$button`: what its button says.
web-when-ready = Wenn du so weit bist: „{ $button }“.
web-rematch = Noch eine Partie
web-place = Platz
web-total = Gesamt
web-this-hand = Durchgang
web-marks-done = { $count ->
        [0] Noch keine Phase geschafft.
        [one] Geschafft: Phase { $phases }.
       *[other] Geschafft: Phase { $phases }.
    }
web-marks-playing = Sammelt für Phase { $phase }.
web-placed = ist fertig
web-phase-made = Phase { $phase } geschafft
web-nothing-new = nichts Neues
web-went-out = { $own ->
        [yes] Du bist alle Karten los.
       *[no] { $player } ist alle Karten los.
    }
web-nobody-out = Es war nichts mehr zu ziehen; in diesem Durchgang gewinnt niemand.
web-next-dealer = { $own ->
        [yes] Du gibst im nächsten Durchgang.
       *[no] { $player } gibt im nächsten Durchgang.
    }
web-play-off = Jetzt kommt das Stechen: { $players }.
web-ready-people = So weit: { $players }.
web-rematch-people = Gern noch eine Partie: { $players }.
web-rematch-wait = Du möchtest noch eine Partie. Sie beginnt, sobald das auch für { $players } gilt.
web-you-win = Du hast gewonnen!
web-winners = { $count ->
        [one] { $players } hat gewonnen!
       *[other] { $players } teilen sich den Sieg!
    }
web-hands-played = Die Partie hatte { $count ->
        [one] 1 Durchgang.
       *[other] { $count } Durchgänge.
    }
web-stop-here = Du kannst hier aufhören: Der Tisch wartet, bis du wiederkommst.
