### A record stepped through: `decaphase replay`.

replay-welcome = { $hands ->
        [0] In dieser Mitschrift wurde noch nicht gespielt.
        [one] Eine Mitschrift von einem Durchgang. Mit Enter geht es weiter; ? sagt, was du sonst tippen kannst.
       *[other] Eine Mitschrift von { $hands } Durchgängen. Mit Enter geht es weiter; ? sagt, was du sonst tippen kannst.
    }
replay-prompt = { $hand }.{ $action } >
replay-place = Durchgang { $hand }, Aktion { $action }:
replay-position = { $own ->
        [yes] Die Mitschrift beginnt mitten im Durchgang; du bist dran.
        [no] Die Mitschrift beginnt mitten im Durchgang; { $player } ist dran.
       *[nobody] Die Mitschrift beginnt mitten in der Partie.
    }
replay-over = Hier endet die Mitschrift.
replay-left = Du hast die Mitschrift verlassen.
replay-illegal = Durchgang { $hand }, Aktion { $action }, „{ $text }“, ist nicht erlaubt. { $reason }
replay-not-a-command = Das geht hier nicht: Drück Enter, um weiterzugehen, oder tippe ? für Hilfe oder 3.12 für Durchgang 3, Aktion 12.
replay-help = { $words }: { $does }

## What can be asked

replay-holds = { $own ->
        [yes] Du hast
       *[no] { $player } hat
    }{ $count ->
        [0] { " " }keine Karten.
       *[other] { " " }auf der Hand: { $cards }.
    }
replay-no-hand = Wer nur zuschaut, sieht keine Hand; mit --seat siehst du die eines Sitzes, mit --all alle.

## What can be typed, with commas between, and what it does; no word may stand for two commands

replay-word-forward = v, vor, vorwärts, weiter
    .does = ein Schritt weiter, wie Enter; „v 10“: zehn Schritte weiter
replay-word-back = z, zurück
    .does = ein Schritt zurück; „z 10“: zehn Schritte zurück
replay-word-next-hand = n, nächster, nächster Durchgang
    .does = zum nächsten Durchgang
replay-word-previous-hand = d, voriger, voriger Durchgang, davor
    .does = zum Anfang dieses Durchgangs, oder zu dem davor
replay-word-go = gehe, geh, gehe zu, geh zu
    .does = woandershin: „geh 3“ oder einfach „3“ für Durchgang 3, „3.12“ für dessen Aktion 12
replay-word-again = w, wiederholen, noch mal, nochmal
    .does = der letzte Schritt noch einmal
replay-word-hand = h, hand, karten
    .does = die Karten auf der Hand, die zu sehen ist
replay-word-table = g, gruppen, tisch
    .does = die Gruppen auf dem Tisch
replay-word-top = o, oben, oberste, oberste Karte
    .does = die oberste Karte vom Ablagestapel
replay-word-scores = s, stand, punkte
    .does = die Punkte von allen
replay-word-phases = p, phasen, phase
    .does = die Phasen von allen
replay-word-end = e, ende
    .does = zum Ende der Mitschrift
replay-word-help = ?, hilfe
    .does = diese Liste
replay-word-quit = q, schluss, verlassen
    .does = die Mitschrift verlassen

## What can be wrong

problem-replay-no-more = { $name ->
        [back] Hier beginnt die Mitschrift.
        [previous-hand] Hier beginnt die Mitschrift.
       *[next-hand] In dieser Mitschrift kommt kein Durchgang mehr.
    }
problem-replay-no-such-hand = Durchgang { $hand } gibt es nicht: Die Mitschrift hat { $hands ->
        [0] keinen.
        [one] nur einen.
       *[other] Durchgang 1 bis { $hands }.
    }
problem-replay-no-such-action = In Durchgang { $hand } gibt es keine Aktion { $action }: { $actions ->
        [0] Dort wurde nichts gespielt.
       *[other] Die letzte ist { $actions }.
    }
problem-replay-no-seat = { $found ->
        [0] An diesem Tisch heißt niemand „{ $asked }“; wähle einen Sitz von 1 bis { $most } oder den Namen von jemandem am Tisch.
       *[other] „{ $asked }“ heißen hier { $found }; wähle einen Sitz von 1 bis { $most }.
    }
problem-replay-no-place = „{ $text }“ ist keine Stelle einer Mitschrift; schreib 3 für Durchgang 3 oder 3.12 für dessen Aktion 12.
problem-replay-no-fullness = „{ $asked }“ geht hier nicht; wähle, wie ausführlich erzählt wird: { $known }.
