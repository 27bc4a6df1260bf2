### A game at the terminal: sitting down, prompts, answers, and putting it away.

## Sitting down

play-welcome = Decaphase, das Kartenspiel mit den zehn Phasen. Drück einfach Enter, wenn dir passt, was in Klammern steht.
# A noun and not “you”: it stands in sentences about a player.
play-usual-name = Gast
play-ask-people = Dein Name, oder mehrere Namen mit Kommas dazwischen ({ $name }):
play-ask-bots = Welche Bots spielen mit? Eine Zahl, oder Namen wie „2 sharp, greedy“. Es gibt { $names }. ({ $usual })
play-edition = { $title }. { $about }
play-which-rules = Nach welchen Regeln?
play-which-dealer = Wer gibt zuerst?
play-by-lot = Das Los entscheidet
play-dealer = { $lot ->
        [yes] Das Los hat entschieden: { $player } gibt zuerst.
       *[no] { $player } gibt zuerst.
    }

## Prompts. `$choices`: numbered, as in “1 ziehen, 2 die grüne 1 nehmen”

play-prompt = { $choices }:
play-prompt-brief = { $stage ->
        [draw] Ziehen?
        [claim] Klopfen?
       *[play] Spielen?
    }
play-prompt-choice = { $number } { $choice }
play-choice-draw = ziehen
play-choice-take = { $card } nehmen
play-choice-knock = um { $card } klopfen
play-choice-pass = passen
play-choice-lay = auslegen
play-choice-hit = anlegen
play-choice-discard = abwerfen
play-choice-undo = zurücknehmen
play-hand-over = Die Tastatur geht an { $player }. { $player }, drück Enter, wenn sonst niemand hinsieht:
play-next-hand = Mit Enter kommt der nächste Durchgang ({ $scores }: Punktestand, { $leave }: speichern und aufhören):
play-who-knocks = Klopft jemand um { $card }?
play-nobody = Niemand
play-look-first = Erst in meine Karten schauen
play-who-looks = Wessen Karten?
play-hide = Mit Enter verdeckst du sie wieder:
play-which-hit = Was legst du an?
play-where-hit = An welche Gruppe?
play-which-discard = Welche Karte wirfst du ab?
play-which-victim = Wer soll aussetzen?
play-which-lay = { $count ->
        [one] Das kannst du auslegen:
       *[other] Eins davon kannst du auslegen:
    }
play-lay-own = Selbst zusammenstellen
play-which-phase = Welche Phase?
play-phase-choice = Phase { $phase }: { $groups }
play-which-cards = { $group }: Welche Karten? (Enter: zurück)
play-which-meaning = Was soll es sein?
play-meaning-run = eine Folge von { $low } bis { $high }
play-meaning-set = lauter { $numbers }

## Answers

play-top = Auf dem Ablagestapel findest du { $card }; { $count ->
        [0] der Ziehstapel ist leer
        [one] im Ziehstapel ist noch eine Karte
       *[other] im Ziehstapel sind noch { $count } Karten
    }.
play-top-none = Der Ablagestapel ist leer; { $count ->
        [0] der Ziehstapel auch
        [one] im Ziehstapel ist noch eine Karte
       *[other] im Ziehstapel sind noch { $count } Karten
    }.
play-turn = { $own ->
        [yes] Du bist dran{ $stage ->
            [draw] : Nimm eine Karte.
            [claim] : Klopf oder passe.
           *[play] : auslegen, anlegen oder abwerfen.
        }
       *[no] { $player } ist dran.
    }
play-has-skip = { $own ->
        [yes] Du setzt das nächste Mal aus.
       *[no] { $player } setzt das nächste Mal aus.
    }
play-aim = Du sammelst für Phase { $phase }: { $groups } ({ $letters }).
play-aim-down = Deine Phase { $phase } liegt aus.
play-aim-any = { $count ->
        [one] Dir fehlt nur noch Phase { $phases }.
       *[other] Dir fehlen noch diese Phasen, in beliebiger Reihenfolge: { $phases }.
    }
play-list-line = Phase { $phase }: { $groups } ({ $letters })
play-progress = { $own ->
        [yes] Du
       *[no] { $player }
    }: Phase { $phase }, { $groups }{ $down ->
        [yes] , liegt aus
       *[no] {""}
    }; { $done ->
        [0] noch keine Phase geschafft
        [one] eine Phase geschafft
       *[other] { $done } Phasen geschafft
    }.
play-progress-any = { $own ->
        [yes] Du
       *[no] { $player }
    }: { $done ->
        [0] noch keine Phase geschafft
        [one] eine Phase geschafft
       *[other] { $done } Phasen geschafft
    }.
play-not-playing = { $own ->
        [yes] Du spielst
       *[no] { $player } spielt
    } in diesem Durchgang nicht mit; { $done ->
        [0] noch keine Phase geschafft
        [one] eine Phase geschafft
       *[other] { $done } Phasen geschafft
    }.
play-table-empty = Auf dem Tisch liegt noch nichts.
play-group = { $group }: { $cards }.
play-count = { $own ->
        [yes] Du
       *[no] { $player }
    }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }.
play-deck-count = Ziehstapel: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }.
play-score = { $place }. { $own ->
        [yes] Du
       *[no] { $player }
    }: { $done ->
        [0] keine Phase
        [one] eine Phase
       *[other] { $done } Phasen
    }{ $points ->
        [points] , { $score ->
            [one] ein Punkt
           *[other] { $score } Punkte
        }
       *[none] {""}
    }.
play-hand = { $count ->
        [one] Du hast eine Karte: { $cards }.
       *[other] Du hast { $count } Karten: { $cards }.
    }
play-no-more-events = Das war der Anfang dieses Durchgangs.
play-no-later-events = Das war das Letzte, was passiert ist.
play-nothing-said = Es wurde noch nichts gesagt.
play-undone = Du nimmst das zurück.
play-bot-replaced = Der Bot von { $player } ist ausgefallen; steady spielt an seiner Stelle weiter.

## Order of the cards, and how much is said. The first word is shown; all of them can be typed

play-order = In welcher Reihenfolge?
play-order-colour = Farbe f colour c
play-order-number = Zahl z number n
play-order-need = Bedarf b phase need
play-order-own = selbst eigene own mine
play-words = Wie viel soll gesagt werden?
play-words-brief = kurz k brief b
    .set = Ab jetzt in aller Kürze.
play-words-normal = normal n
    .set = Ab jetzt so viel wie üblich.
play-words-full = ausführlich a ausfuehrlich full f
    .set = Ab jetzt alles ausführlich.

## Help. `$keys`: each key with what it does, as in “l legt deine Phase aus; a legt an”

play-help-key = { $key } { $about }
play-help-keys = { $one }; { $more }
play-help-moves = Spielen: { $keys }.
play-help-questions = Fragen: { $keys }.
play-help-others = Außerdem: { $keys }.
play-help-table = Am Tisch: { $keys }.
play-help-cards = Karten: r5 ist die rote 5; b, g und e sind Blau, Grün und Gelb, j ist ein Joker, a eine Aussetzkarte. „rote 5“ geht auch.
play-help-typing = Beispiele: „w r5“ wirft die rote 5 ab, „a r5“ legt sie an, „l r5 g5 b5 / e7 r7 j“ legt zwei Drillinge aus, „u r5 1“ steckt die rote 5 ganz nach vorn. Eine Zahl wählt eine der Möglichkeiten, die vor dem Doppelpunkt stehen.

## Putting away and taking up

play-put-away = Die Partie ist gespeichert; mit „decaphase resume“ geht sie weiter.
play-put-away-elsewhere = Die Partie konnte nicht gespeichert werden, wo sie hingehört; sie liegt jetzt in { $file }. Mit „decaphase resume { $file }“ geht sie weiter.
play-not-kept = Das Spiel geht weiter, und nach jedem Zug wird wieder versucht, es zu speichern.
play-printed = Das ist die Partie; kopiere sie in eine Datei, dann geht sie mit „decaphase resume DATEI“ weiter:
play-final = Die Partie ist zu Ende.
play-kept-over = Die Mitschrift der Partie steht in { $file }; „decaphase replay“ zeigt sie noch einmal.
play-resumed = { $players }: Durchgang { $hands } geht weiter.
play-nothing-saved = Es ist keine Partie gespeichert; „decaphase play“ beginnt eine.
play-which-game = Welche Partie?
play-saved = { $players }, Durchgang { $hands }, { $rules } ({ $name })
play-save-broken = Mit { $file } geht es nicht weiter; die Datei bleibt, wie sie ist. { $reason }

## What cannot be done

problem-nothing-typed = Du hast nichts getippt; { $help } zeigt, was du tippen kannst.
problem-no-such-choice = { $count ->
        [one] Zur Wahl steht nur 1; { $help } zeigt, was du sonst tippen kannst.
       *[other] Zur Wahl steht 1 bis { $count }; { $help } zeigt, was du sonst tippen kannst.
    }
problem-not-a-command = „{ $text }“ sagt mir nichts; { $help } zeigt, was du tippen kannst.
problem-card-without-verb = Was soll mit der Karte geschehen? „{ $discard } { $code }“ wirft sie ab, „{ $hit } { $code }“ legt sie an.
problem-between-hands = „{ $text }“ geht nur während eines Durchgangs; drück Enter, um zu geben, oder tippe { $leave }, um die Partie zu speichern und aufzuhören.
problem-no-such-victim = „{ $name }“ kannst du jetzt nicht aussetzen lassen; zur Wahl: { $names }.
problem-no-such-place = Deine Hand hat die Plätze 1 bis { $count }.
problem-not-one-of = „{ $text }“ ist nicht dabei; zur Wahl: { $words }.
problem-you-do-not-hold = Dafür bräuchtest du { $card }; die Karte hast du nicht, oder nicht so oft.
problem-one-discard = Du wirfst nur eine einzige Karte ab.
problem-fits-nowhere = Für { $card } liegt keine passende Gruppe auf dem Tisch.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen: Was du aus- oder anlegst, kannst du zurücknehmen, bis du abwirfst, eine gezogene Karte nie.
problem-phase-not-complete = Deine Phase ist noch nicht komplett.
problem-not-this-group = Diese Karten ergeben nicht, was hier gebraucht wird: { $group }.
problem-groups-apart = Phase { $phase } ({ $words }) hat { $groups ->
        [one] eine Gruppe
       *[other] { $groups } Gruppen; setz / dazwischen
    }.
problem-too-many-people = { $count } Leute sind zu viele; höchstens { $most } können mitspielen.
problem-same-name = Zwei am Tisch heißen { $name }; gib einem davon einen anderen Namen.
problem-too-many-bots = Das sind zu viele Bots; höchstens { $most } können mitspielen.
problem-table-size = { $count ->
        [one] Einer allein ist zu wenig
       *[other] Das wären { $count } am Tisch
    }; spielen können 2 bis { $most }.
problem-no-such-dealer = „{ $name }“ spielt nicht mit, nur { $names }; mit „lot“ entscheidet das Los.
problem-no-such-fullness = { $asked } sagt nicht, wie viel gesagt werden soll; es gibt { $known }.
problem-nobody-plays = In dieser Partie spielen nur Bots, also kann niemand sie fortsetzen.
problem-one-card-to-a-place = Steck immer nur eine Karte auf einmal an einen Platz.
