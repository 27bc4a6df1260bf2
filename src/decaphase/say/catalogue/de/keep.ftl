### Keeping the score of a game with real cards.

## The words that are commands: the one that is shown first, its letter, and others that are understood.

keep-word-undo = zurück z zurueck
    .about = nimmt den letzten Durchgang zurück, oder verwirft den, nach dem gerade gefragt wird
keep-word-edit = ändern ä aendern
    .about = fragt noch einmal nach einem früheren Durchgang, zum Beispiel „ändern 3“
keep-word-sheet = blatt b
    .about = zeigt das Blatt
keep-word-standings = stand s
    .about = wer vorn liegt
keep-word-export = export x exportieren
    .about = schreibt das Blatt in eine Datei, .csv oder .txt
keep-word-help = hilfe h ?
    .about = sagt das alles noch einmal
keep-word-quit = ende q beenden stopp
    .about = legt das Blatt weg bis zum nächsten Mal
keep-word-nobody = niemand keiner -
keep-word-everybody = alle
keep-word-list = liste optionen

## Which sheet

keep-which-sheet = Welches Blatt?
keep-listed = { $name }: { $players }, { $hands ->
        [0] noch kein Durchgang
        [one] 1 Durchgang
       *[other] { $hands } Durchgänge
    }, { $day }{ $over ->
        [yes] , zu Ende
       *[no] { "" }
    }
keep-a-new-one = Ein neues Blatt anfangen
keep-none = Es gibt noch kein Blatt; „decaphase keep“ fängt eins an.
keep-damaged = { $file } ist nicht lesbar und bleibt, wie es ist: { $reason }
keep-not-begun = Kein Blatt wurde angefangen.
problem-keep-old-and-new = Das Blatt „{ $name }“ hat schon Namen und Regeln; lass --rules, --option und --players weg, oder lass den Namen des Blatts weg, um ein neues anzufangen.
problem-keep-damaged = { keep-damaged }
problem-keep-no-such-sheet = Es gibt kein Blatt „{ $name }“; „decaphase keep --list“ zeigt, welche es gibt.
problem-keep-nothing-to-export = Es gibt noch kein Blatt zum Exportieren; „decaphase keep“ fängt eins an.

## Who plays, and by what

keep-names-before = Schon mitgespielt haben: { $names }.
keep-ask-players = Wer spielt mit? Namen mit Kommas dazwischen, so wie ihr im Uhrzeigersinn sitzt{ $known ->
        [no] { ":" }
       *[yes] { " " }(Enter: { $default }):
    }
keep-which-edition = Nach welchen Regeln spielt ihr?
keep-edition = { $title }. { $about }
keep-ask-option = Spielt ihr etwas anders? Eine Option pro Zeile, zum Beispiel selection=first-5 („{ $word }“ zeigt alle; Enter: nichts mehr):
keep-ask-more = Noch eine Option? (Enter: nichts mehr)
keep-option = { $name }: { $about } ({ $values })
keep-ask-dealer = Wer gibt im ersten Durchgang? ({ $players }; Enter: wird nicht notiert)
keep-help-before = Beantworte einfach die Frage; „{ $quit }“ hört auf.
problem-keep-name-players = Tippe mindestens zwei Namen, zum Beispiel Ann, Bob.
problem-keep-yes-or-no = Tippe j für Ja oder n für Nein.
problem-keep-not-a-choice = Tippe eine Zahl von 1 bis { $count }.

## The main question

keep-welcome = Drück nach jedem Durchgang Enter und schreib ihn auf; „{ $help }“ sagt, was es sonst noch gibt.
keep-ask-hand = Durchgang { $hand }{ $known ->
        [no] { "." }
       *[yes] , { $dealer } gibt.
    } Enter, wenn er zu Ende ist:
keep-ask-over = Die Partie ist zu Ende. Enter oder „{ $quit }“ legt das Blatt weg:
problem-keep-no-such-word = Drück Enter, um { $over ->
        [yes] das Blatt wegzulegen
       *[no] einen Durchgang aufzuschreiben
    }, oder tippe eins davon: { $words }.
keep-help = Drück Enter, wenn ein Durchgang zu Ende ist. Dann wirst du gefragt, wer alle Karten los ist, wer sonst noch eine Phase geschafft hat und was die anderen noch auf der Hand haben.
keep-help-left = Was übrig ist, tippst du als Punkte, zum Beispiel 35, oder als Karten, zum Beispiel { $example }. Eine Zahl allein sind Punkte, außer wenn Karten das nicht kosten können: 12 allein ist die Karte 12.
keep-help-word = { $words }: { $about }.

## What came out of a hand

keep-ask-out = Wer ist alle Karten los? ({ $players }; Enter: { $known ->
        [no] niemand
       *[yes] { $default }
    })
keep-ask-made = { $out ->
        [yes] Wer hat sonst noch eine Phase geschafft?
       *[no] Wer hat eine Phase geschafft?
    } (Namen oder Nummern, „alle“; Enter: { $known ->
        [no] niemand
       *[yes] { $default }
    })
keep-ask-order = Wer hat zuerst ausgelegt? Nenn { $players } in der Reihenfolge, in der die letzte Phase ausgelegt wurde:
keep-ask-phase = Welche Phase hat { $player } ausgelegt? ({ $phases }{ $default ->
        [0] { "" }
       *[other] ; Enter: { $default }
    })
keep-ask-left = Was hat { $player } noch auf der Hand? (Punkte, oder Karten wie { $example }{ $default ->
        [none] { "" }
       *[other] ; Enter: { $default }
    })
problem-keep-who = Hier heißt niemand „{ $typed }“; tippe einen Namen oder eine Nummer: { $players }.
problem-keep-which = „{ $typed }“ passt auf { $players }; tippe mehr vom Namen oder die Nummer.
problem-keep-not-asked = Um { $player } geht es hier nicht; tippe eins davon: { $players }.
problem-keep-name-all = Nenn alle, jeden Namen einmal: { $players }.
problem-keep-open-phases = Tippe die Nummer einer offenen Phase: { $phases }.
problem-keep-left-how = Tippe die Punkte, oder die Karten mit Leerzeichen dazwischen.
problem-keep-not-a-number = „{ $typed }“ ist keine Karte: Die Zahlen gehen von 1 bis 12. Punkte tippst du als eine einzige Zahl.

## Written down, taken back, changed

keep-written = Durchgang { $hand } ist aufgeschrieben.
keep-dropped = { $known ->
        [yes] Durchgang { $hand } bleibt, wie er war.
       *[no] Durchgang { $hand } ist nicht aufgeschrieben.
    }
keep-finish-first = Mach erst diesen Durchgang fertig, oder tippe „{ $undo }“, um ihn zu verwerfen.
keep-ask-undo = Durchgang { $hand } zurücknehmen? (j/n)
keep-undone = Durchgang { $hand } ist zurückgenommen.
keep-edit-which = { $count ->
        [0] Es gibt noch keinen Durchgang zum Ändern.
        [one] Nur Durchgang 1 lässt sich ändern: „{ $edit } 1“.
       *[other] Sag, welchen Durchgang, 1 bis { $count }, zum Beispiel „{ $edit } { $count }“.
    }
keep-does-not-fit = Das geht nicht, wegen Durchgang { $hand }: { $reason } Nichts wurde geändert.
keep-nothing-changed = Durchgang { $hand } bleibt, wie er war.
keep-was = { $player } vorher: { $parts }.
keep-is = { $player } jetzt: { $parts }.
keep-ask-edit = Durchgang { $hand } so ändern? (j/n)
keep-edited = Durchgang { $hand } ist geändert.
keep-told-hand = Durchgang { $hand }.
keep-told-out = { $nobody ->
        [yes] Niemand wurde alle Karten los.
       *[no] { $player } wurde alle Karten los.
    }
keep-told-made = { $player } hat Phase { $phase } geschafft.
keep-told-left = { $player } bekam { $points } Punkte{ $cards ->
        [none] { "." }
       *[other] { " " }({ $cards }).
    }

## The sheet

keep-title = { $players }. { $edition }{ $options ->
        [none] { "." }
       *[other] , geändert: { $options }.
    }
keep-head-player = Name
keep-head-phases = Phasen
keep-head-points = { $first ->
        [1] Punkte
       *[other] Punkte der Durchgänge { $first } bis { $last }
    }
keep-head-total = gesamt
keep-head-next = jetzt
keep-head-hand = Durchgang { $hand }
keep-head-place = Platz
keep-cell-next = { $phase ->
        [0] beliebig
       *[other] Phase { $phase }
    }
keep-line = { $player }: { $parts }.
keep-part-done = { $count ->
        [0] noch keine Phase
        [one] Phase { $phases } geschafft
       *[other] Phasen { $phases } geschafft
    }
keep-part-points = { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
keep-part-next = { $phase ->
        [0] als Nächstes eine von { $open }
       *[other] als Nächstes Phase { $phase }
    }
keep-part-place = Platz { $place }
keep-standings = Der Stand:
keep-standing = { $place }. { $player }: { $parts }
keep-phases-count = { $count ->
        [0] keine Phase
        [one] 1 Phase
       *[other] { $count } Phasen
    }
keep-tied = Gleichstand: { $players } spielen noch einmal Phase { $phase }, und wer zuerst alle Karten los ist, gewinnt.

## Files

keep-elsewhere = Die Datei dieses Blatts hat inzwischen jemand anders geändert, darum bleibt sie, wie sie ist; dieses Blatt geht als { $name } weiter.
keep-not-written = Das Blatt ist gerade nicht gespeichert. Mach einfach weiter: Nach jedem Durchgang wird es noch einmal versucht, und bis dahin geht nichts verloren.
keep-written-again = Jetzt ist das Blatt gespeichert, mit allen Durchgängen.
keep-ask-export = Welche Datei? Der Name endet auf .csv oder .txt (Enter: keine):
keep-ask-replace = { $file } gibt es schon. Ersetzen? (j/n)
keep-exported = Das Blatt steht in { $file }.
keep-ask-place = Das Blatt ist nicht gespeichert. Nenn eine andere Datei dafür (Enter: hier zeigen):
keep-taken = { $file } gibt es schon; nenn eine andere Datei.
keep-lost = Das Blatt konnte nicht gespeichert werden. Kopier diese Zeilen in eine Datei, deren Name auf .toml endet; „decaphase keep“ mit diesem Namen macht damit weiter.
keep-kept = Das Blatt ist gespeichert. Mach weiter, wann du willst: { $command }
problem-keep-export-ending = { $file }: Ein Blatt wird in eine Datei exportiert, deren Name auf .csv oder .txt endet.

## What cannot stand on a sheet

problem-not-a-sheet = Das ist kein Punkteblatt: Ein Blatt beginnt mit decaphase-sheet = { $format }.
problem-sheet-unknown-format = Dieses Blatt hat das Format { $version }, hier lässt sich aber nur Format { $format } lesen; ein neueres Decaphase kennt es vielleicht.
problem-sheet-no-such-player = Auf diesem Blatt heißt niemand „{ $player }“.
problem-sheet-phases-count = made nennt { $made }, aber phases hat { $count } Zahlen; zu jeder geschafften Phase gehört eine.
problem-sheet-same-name = Zwei Spieler heißen { $name }; häng einen Buchstaben an, um sie zu unterscheiden.
problem-sheet-is-over = Die Partie ist dann schon zu Ende; mehr lässt sich nicht aufschreiben.
problem-sheet-no-such-hand = { $count ->
        [0] Noch ist kein Durchgang aufgeschrieben.
       *[other] Es gibt keinen Durchgang { $number }; aufgeschrieben sind 1 bis { $count }.
    }
problem-sheet-out-without-phase = { $player } kann nicht alle Karten los sein, ohne die Phase zu schaffen.
problem-sheet-out-with-cards = { $player } ist alle Karten los und hat also keine mehr.
problem-sheet-holds-nothing = { $player } ist nicht alle Karten los und hat also noch mindestens eine.
problem-sheet-no-points-here = Für { $player } gibt es in diesem Durchgang keine Punkte aufzuschreiben.
problem-sheet-bad-points = { $points } Punkte gehen nicht: Jede Karte kostet 5, 10, 15 oder mehr, also sind es 5, 10, 15 und so weiter, bis { $most }.
problem-sheet-too-many-cards = { $count } Karten sind zu viele: { $player } hat höchstens { $most }.
problem-sheet-too-many-alike = { $card ->
        [w] { $count } { $cards ->
            [packs] Könige
           *[colours] Joker
        } sind zu viele: Es gibt nur { $most }.
        [s] { $count } { $cards ->
            [packs] Joker
           *[colours] Aussetzkarten
        } sind zu viele: Es gibt nur { $most }.
       *[other] { $count } Karten „{ $card }“ sind zu viele: Es gibt nur { $most }.
    }
problem-sheet-already-down = { $player } ist zweimal genannt.
problem-sheet-name-the-phase = Sag, welche Phase { $player } ausgelegt hat: Hier gehen sie in beliebiger Reihenfolge.
problem-sheet-wrong-phase = { $player } sammelt in diesem Durchgang nicht für Phase { $phase }.
problem-sheet-phase-done = { $player } hat Phase { $phase } schon geschafft.
