### Records: what the referee prints, and why a file is not a record.

## What `decaphase check` prints (a record that holds is “FILE: ok”)

check-illegal = { $file }: Durchgang { $hand }, Aktion { $action }, „{ $text }“: { $code }: { $message }
check-wrong = { $file }: { $code }: { $message }
check-at = { $place }: { $sentence }
check-place-hand = Durchgang { $hand }
check-place-in-hand = Durchgang { $hand }, { $inside }
check-place-seat = { $field } von Sitz { $seat }
check-place-item = { $field }, Nummer { $item }

problem-expectation-failed = { $field ->
    [refused] Die Mitschrift hätte abgelehnt werden sollen, aber sie ist gültig.
    [illegal] { $found ->
        [legal] Diese Aktion hätte nicht erlaubt sein sollen, aber sie ist es.
       *[other] Aktion { $expected } des letzten Durchgangs hätte nicht erlaubt sein sollen, aber die Zahl der Aktionen in diesem Durchgang ist { $found }.
    }
    [legal] „{ $expected }“ hätte erlaubt sein sollen, ist es aber nicht ({ $found }).
    [not_legal] „{ $expected }“ hätte nicht erlaubt sein sollen, ist es aber.
   *[other] Für { $field } hätte { $expected } herauskommen sollen, aber es ist { $found }.
}

## Files

problem-no-such-file = Diese Datei gibt es nicht; ist der Name richtig geschrieben?
problem-is-a-folder = Das ist ein Ordner; nenn die einzelnen Mitschriften darin.
problem-may-not-read = Diese Datei darfst du nicht lesen; frag, wem sie gehört, oder ändere ihre Zugriffsrechte.
problem-cannot-open = Diese Datei lässt sich nicht öffnen.
problem-file-exists = { $file } gibt es schon, mit anderem Inhalt; die Datei bleibt, wie sie ist. Wähle einen anderen Ordner, oder räum die Datei beiseite.
problem-cannot-write = { $file } lässt sich nicht schreiben; gibt es den Ordner, und darfst du dort schreiben?
problem-too-big = Das ist zu groß für eine Mitschrift; sie hat höchstens { $most } Megabyte.
problem-not-utf-8 = Zeile { NUMBER($line, useGrouping: 0) } ist kein UTF-8-Text; speichere die Datei als UTF-8.
problem-not-toml = Zeile { NUMBER($line, useGrouping: 0) }{ $column ->
    [0] {""}
   *[other] , Spalte { NUMBER($column, useGrouping: 0) }
} ist so kein TOML: { $hint ->
    [unclosed-list] Davor fehlt ein Komma oder das ], mit dem die Liste endet.
    [unclosed-text] Ein Text ist nicht zu Ende; setz ein Anführungszeichen (") dahinter.
    [bad-character] Hier steht ein Zeichen, das nicht hierher gehört.
    [backslash] Ein Backslash leitet in einem Text ein Sonderzeichen ein; für den Backslash selbst schreib \\.
    [no-equals] Hinter einem Namen kommt = und ein Wert.
    [one-a-line] Dahinter kommt etwas, das in eine eigene Zeile gehört.
    [bad-value] Das ist kein Wert; Texte stehen in Anführungszeichen, Listen in [ ].
    [twice] Dieser Name kommt zweimal vor.
   *[other] Das passt zu nichts, was hier stehen könnte.
}
problem-too-deep = Hier stecken mehr als { $most } Tabellen ineinander, oder die Klammern nehmen kein Ende; so etwas braucht keine Mitschrift.
problem-number-too-long = Hier steht eine Zahl mit mehr als { $most } Ziffern; so etwas braucht keine Mitschrift.
problem-not-a-record = Das ist TOML, aber keine Mitschrift: Eine Mitschrift beginnt mit decaphase = { $format }.
problem-unknown-format = Mitschriften im Format { $version } sind hier nicht bekannt, nur solche im Format { $format }.
problem-cannot-be-written = { $kind ->
    [surrogate] In einem Text steht ein halbes Zeichen, das sich nicht schreiben lässt.
   *[other] Ein Wert vom Typ { $kind } lässt sich in TOML nicht schreiben.
}

## Fields

problem-unknown-field = { $nearest ->
    [none] Ein Feld „{ $field }“ gibt es nicht; lass es weg, oder schreib, was du magst, in eine Tabelle [meta].
   *[other] Ein Feld „{ $field }“ gibt es nicht; meinst du { $nearest }?
}
problem-missing-field = { $field } fehlt.
problem-wrong-kind = { $wanted ->
    [number] Hier gehört eine ganze Zahl hin, nicht „{ $value }“.
    [text] Hier gehört ein Text in Anführungszeichen hin, nicht „{ $value }“.
    [list] Hier gehört eine Liste in [ ] hin, nicht „{ $value }“.
    [table] Hier gehört eine Tabelle hin, nicht „{ $value }“.
   *[yes-or-no] Hier gehört true oder false hin, nicht „{ $value }“.
}
problem-out-of-range = { $value } geht hier nicht; möglich ist { $least } bis { $most }.
problem-no-such-seat-here = Sitz { $seat } gibt es nicht; die Sitze sind 1 bis { $players }, einer für jeden Spieler.
problem-unknown-word = „{ $value }“ gehört nicht zu den möglichen Wörtern: { $values }.
problem-not-one-each = { $count ->
    [one] Diese Liste hat 1 Eintrag, aber es gibt { $players } Spieler; sie braucht einen für jeden, in der Reihenfolge der Sitze.
   *[other] Diese Liste hat { $count } Einträge, aber es gibt { $players } Spieler; sie braucht einen für jeden, in der Reihenfolge der Sitze.
}
problem-named-twice = { $number } ist zweimal genannt; einmal reicht.
problem-bad-card = „{ $card }“ ist keine Karte; Karten sind r (rot), b (blau), g (grün) oder y (gelb) mit einer Zahl von 1 bis 12, w für einen Joker und s für eine Aussetzkarte, mit Leerzeichen dazwischen.
problem-bad-skipped = „{ $value }“ ist nicht zu verstehen; schreib „3 by 1“, wenn Sitz 1 den Sitz 3 aussetzen ließ.
problem-deck-and-position = Dieser Durchgang hat einen Stapel (deck), also kann er nicht auch { $field } haben: Ein Durchgang beginnt mit einem vollen Stapel oder mit einer Stellung, nicht mit beidem.
problem-no-beginning = Dieser Durchgang hat weder einen Stapel noch eine Stellung; schreib deck = "..." mit allen 108 Karten, oder turn, holding und phases.
problem-position-not-first = Nur der erste Durchgang einer Mitschrift kann mit einer Stellung beginnen; die späteren werden von einem Stapel gegeben.
problem-refused-stands-alone = refused = true steht allein: Aus einer abgelehnten Mitschrift kann nichts herauskommen, also lass { $field } weg oder refused.
problem-game-is-over = Diese Partie ist zu Ende; es gibt nichts weiterzuspielen.

## Actions and lines of the table that cannot be read

problem-bad-action = { $why ->
    [seat] „{ $part }“ ist kein Sitz an diesem Tisch; eine Aktion beginnt mit der Nummer des Sitzes, der sie macht, zum Beispiel „1 draw deck“.
    [verb] „{ $part }“ ist nichts, was man tun kann; es heißt draw, lay, hit, discard, knock oder pass.
    [card] „{ $part }“ ist keine Karte; Karten sind r (rot), b (blau), g (grün) oder y (gelb) mit einer Zahl von 1 bis 12, w für einen Joker und s für eine Aussetzkarte.
    [group] „{ $part }“ ist keine Gruppe; eine Gruppe nennt man mit ihrem Sitz und ihrer Nummer dort, zum Beispiel „1 hit g5 on 2.1“.
    [stands-for] „{ $part }“ sagt nicht, wofür eine Gruppe steht; dazu schreibt man = und eine Zahl von 1 bis 12 oder den Buchstaben einer Farbe: r, b, g oder y.
    [phase] „{ $part }“ ist keine Nummer einer Phase; die schreibt man wie in „1 lay 4: r1 b2 ...“.
   *[form] Das ist nicht als Aktion zu verstehen; Aktionen schreibt man wie „1 draw deck“, „1 lay r5 g5 b5 / y7 r7 w“, „1 hit g5 on 2.1“, „1 discard b2“, „1 discard s > 3“, „3 knock“ und „2 pass“.
}
problem-bad-table-line = { $why ->
    [seat] „{ $part }“ ist kein Sitz an diesem Tisch.
    [card] „{ $part }“ ist keine Karte; Karten sind r (rot), b (blau), g (grün) oder y (gelb) mit einer Zahl von 1 bis 12, w für einen Joker und s für eine Aussetzkarte.
    [stands-for] „{ $part }“ sagt nicht, wofür eine Gruppe steht; dazu schreibt man = und eine Zahl von 1 bis 12 oder den Buchstaben einer Farbe: r, b, g oder y.
    [phase] „{ $part }“ ist keine Nummer einer Phase; die schreibt man wie in „2 lay 4: r1 b2 ...“.
   *[form] „{ $line }“ ist nicht zu verstehen; eine Phase auf dem Tisch schreibt man wie „2: r3 b3 g3 / y1 w g3 b4“.
}
problem-no-reshuffle = Hier ist der Ziehstapel leer, also wird der Ablagestapel zu einem neuen gemischt, aber beim Durchgang steht nicht, in welcher Reihenfolge; ergänze reshuffles = ["..."] mit den Karten, die oberste zuerst.

## What `decaphase sample` prints

sample-playing = Es wird gespielt
sample-written = { $count ->
    [one] 1 Partie steht jetzt in { $folder }.
   *[other] { $count } Partien stehen jetzt in { $folder }.
}
problem-games-count = { $count } Partien lassen sich nicht spielen; wähle 1 bis { $most }.
problem-cannot-make-folder = Der Ordner { $folder } lässt sich nicht anlegen; gibt es eine Datei mit diesem Namen, und darfst du dort schreiben?

## Decks, positions and hands that cannot be

problem-wrong-deck-size = Ein voller Stapel hat 108 Karten, dieser hat { $count }.
problem-too-many = { $card } kommt { $count }-mal vor, aber diese Karte gibt es nur { $most }-mal.
problem-wrong-dealer = { $expected ->
    [0] Sitz { $dealer } kann diesen Durchgang nicht geben, weil dort gerade niemand mitspielt.
   *[other] Sitz { $dealer } kann diesen Durchgang nicht geben; an der Reihe ist Sitz { $expected }.
}
problem-hand-cannot-follow = { $stage ->
    [game-over] Es kann kein Durchgang mehr folgen: Die Partie ist zu Ende.
   *[other] Dieser Durchgang kann noch nicht folgen, weil der vorige nicht zu Ende ist.
}
problem-seat-not-playing = Sitz { $seat } spielt in diesem Durchgang nicht mit.
problem-seat-twice = Sitz { $seat } kommt zweimal vor; einmal reicht.
problem-one-for-each-player = Diese Liste hat { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}, aber es gibt { $players } Spieler; sie braucht einen für jeden.
problem-score-out-of-range = { $score } Punkte kann niemand haben; möglich sind 0 bis { $most }.
problem-places-without-play-on = Plätze werden nur dann mitten in einer Partie vergeben, wenn der Tisch weiterspielt (play_on = true).
problem-placed-still-plays = Wer schon einen Platz hat, kann nicht mehr mitspielen.
problem-placed-but-not-finished = Sitz { $seat } hat einen Platz, aber noch nicht alle Phasen geschafft.
problem-playing-is-not-the-rest = Wer noch keinen Platz hat, spielt mit, außer im Stechen; lass playing weg, oder ergänze replay = true.
problem-too-few-playing = In einem Durchgang müssen mindestens zwei mitspielen.
problem-no-replay-here = Hier gibt es kein Stechen: Diese Regeln lösen einen Gleichstand anders, oder ein Platz ist schon vergeben.
problem-done-needed = Bei order = any sagt eine Stellung, welche Phasen abgehakt sind: done = [[4, 7], [], ...].
problem-phases-with-any-order = Bei order = any sammelt niemand für eine bestimmte Phase; lass phases weg, und gib done an.
problem-phases-needed = Eine Stellung sagt, für welche Phase jeder Sitz sammelt: phases = [2, 2, ...].
problem-phase-not-in-game = Phase { $phase }, angegeben für Sitz { $seat }, gehört nicht zu den Phasen dieser Partie.
problem-replay-is-for-the-last-phase = Sitz { $seat } muss für Phase { $phase } sammeln: Im Stechen geht es um die letzte Phase.
problem-replay-before-finishing = Sitz { $seat } kann nicht im Stechen sein, ohne alle Phasen geschafft zu haben.
problem-finished-already = Sitz { $seat } hat alle Phasen geschafft, also wäre die Partie zu Ende.
problem-done-does-not-fit = Sitz { $seat } kann nicht für Phase { $phase } sammeln, wenn diese Phasen geschafft sind.
problem-every-hand-one-phase = Bei advance = every-hand sammeln alle für dieselbe Phase.
problem-holding-but-not-playing = Sitz { $seat } spielt in diesem Durchgang nicht mit und hat darum keine Karten; schreib "".
problem-wrong-hand-size = { $count ->
    [0] Sitz { $seat } hat keine Karten, also wäre der Durchgang zu Ende; wer mitspielt, hat 1 bis { $most }.
    [one] Sitz { $seat } hat 1 Karte; wer mitspielt, hat 1 bis { $most }.
   *[other] Sitz { $seat } hat { $count } Karten; wer mitspielt, hat 1 bis { $most }.
}
problem-table-does-not-fit = Was vor Sitz { $seat } liegt, passt nicht zu Phase { $phase }: { $reason ->
    [wrong-groups] Die Anzahl der Gruppen stimmt nicht.
    [too-few-cards] Eine Gruppe hat zu wenige Karten.
    [skip-in-phase] Eine Aussetzkarte ist dabei, und die gehört nie zu einer Phase.
    [not-a-set] Unter den Gleichen sind verschiedene Zahlen.
    [not-a-run] Eine Folge steigt nicht Zahl um Zahl; schreib sie von niedrig nach hoch.
    [run-past-the-end] Eine Folge geht unter 1 oder über 12 hinaus.
    [not-one-colour] Eine Farbgruppe hat mehr als eine Farbe.
    [say-what-it-is] Eine Gruppe besteht nur aus Jokern und sagt nicht, wofür sie steht; schreib hinter die Karten = und was sie ist, zum Beispiel =7.
    [not-what-was-said] Eine Gruppe ist nicht das, was hinter dem = steht.
    [natural-needed] Sie besteht nur aus Jokern, aber diese Regeln verlangen eine Zahlenkarte.
    [natural-in-each-group] Eine Gruppe besteht nur aus Jokern, aber diese Regeln verlangen in jeder Gruppe eine Zahlenkarte.
   *[other] { $reason }.
}
problem-table-wrong-phase = Sitz { $seat } sammelt für Phase { $phase }, also kann dort keine andere liegen.
problem-table-names-no-phase = Bei order = any wird die Phase genannt: Schreib „{ $seat } lay 4: ...“ für Sitz { $seat }.
problem-table-phase-done = Sitz { $seat } hatte Phase { $phase } schon vor diesem Durchgang abgehakt, also kann sie nicht noch einmal daliegen.
problem-skipped-themselves = Sitz { $seat } kann sich nicht selbst aussetzen lassen.
problem-knocked-without-knocking = Niemand kann geklopft haben: In diesen Regeln gibt es kein Klopfen; dafür bräuchte es knocking = true.
problem-discarded-without-claim = discarded gehört nur zu stage = "claim".
problem-taken-before-play = taken gehört nur zu stage = "play": Die Karte muss erst genommen sein, bevor sie gespielt werden kann.
problem-stage-not-for-position = Eine Stellung kann nicht mit dem Abschnitt { $stage } beginnen; möglich ist draw, play oder claim.
problem-skipped-but-playing = Sitz { $seat } muss noch aussetzen, kann also nicht mitten in einem Zug sein.
problem-nothing-to-take = { $card } muss nicht gespielt werden; das müssen nur Zahlenkarten und Joker vom Ablagestapel, und nur bei pickup = must-play.
problem-taken-not-held = Sitz { $seat } hat { $card } nicht auf der Hand.
problem-taken-cannot-be-played = Sitz { $seat } kann { $card } nicht spielen, kann die Karte also nicht genommen haben.
problem-claim-without-knocking = Einen Abschnitt claim gibt es hier nicht: In diesen Regeln gibt es kein Klopfen; dafür bräuchte es knocking = true.
problem-claim-needs-discarded = Im Abschnitt claim sagt discarded, wer die Karte abgeworfen hat, zum Beispiel discarded = 1.
problem-claim-needs-a-card = Es gibt nichts, um das man klopfen könnte: Der Ablagestapel ist leer, oder obenauf liegt eine Aussetzkarte.
problem-nobody-to-ask = Hier darf niemand um die Karte klopfen; gib stattdessen den Abschnitt draw an.
problem-claim-wrong-turn = Zuerst ist Sitz { $expected } gefragt, nicht Sitz { $turn }.
