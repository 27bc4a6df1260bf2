### The score sheet in the browser, for a game with real cards.

## All sheets

web-keep-title = Punkteblätter
web-keep-lead = Ihr spielt mit echten Karten? Schreib hier jeden Durchgang auf: Das Blatt zählt zusammen, kennt die Phasen und sagt, wer vorn liegt. Das geht auch ohne Verbindung.
web-keep-new = Neues Blatt
web-keep-none = Es gibt noch kein Blatt.
web-keep-yours = Deine Blätter
web-keep-hands = { $hands ->
        [0] noch kein Durchgang
        [one] 1 Durchgang
       *[other] { $hands } Durchgänge
    }
web-keep-summary = { $hands }, { $day }{ $over ->
        [yes] , zu Ende
       *[no] { "" }
    }

## A new sheet

web-keep-who = Wer spielt mit?
web-keep-who-about = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
web-keep-name = Name { $seat }
web-keep-add = Noch jemand
web-keep-leave-out = { $name } weglassen
web-keep-by-what = Nach welchen Regeln spielt ihr?
web-keep-otherwise = Was spielt ihr anders?
web-keep-otherwise-about = Nur, was für die Punkte zählt.
web-keep-setting = { $option }: { $value }
web-keep-dealer = Wer gibt im ersten Durchgang?
web-keep-no-dealer = Das merken wir uns nicht
web-keep-begin = Anfangen

## A sheet

web-keep-sheet = Punkteblatt
web-keep-gone = Dieses Blatt ist nicht hier. Es wurde gelöscht, oder es liegt auf einem anderen Gerät.
web-keep-all = Alle Blätter
web-keep-on-device = Auf diesem Gerät gespeichert
web-keep-on-server = Auf dem Server gespeichert
web-keep-nowhere = Dieser Browser speichert nichts: Lass die Seite offen, oder schreib das Blatt ab.
web-keep-refused = Der Server hat es nicht genommen: { $words }
web-keep-coming = Durchgang { $hand }{ $dealer ->
        [none] { "." }
       *[other] { ": " }{ $dealer } gibt.
    }
web-keep-write = Durchgang { $hand } aufschreiben
web-keep-standing = So steht es
web-keep-leads = { $count ->
        [one] { $players } liegt vorn.
       *[other] { $players } liegen zusammen vorn.
    }
web-keep-won = { $count ->
        [one] { $players } hat gewonnen.
       *[other] { $players } haben zusammen gewonnen.
    }
web-keep-place = Platz { $place }
web-keep-plays-for = Phase { $phase }: { $groups }
web-keep-any-phase = Eine offene Phase nach Wahl
web-keep-not-in-hand = Spielt diesen Durchgang nicht mit
web-keep-by-hand = Durchgang für Durchgang
web-keep-hand-head = Nr.
web-keep-change-hand = Durchgang { $hand } ändern
web-keep-crossed = Phase { $phase }
web-keep-chart = Wie die Punkte gewachsen sind
web-keep-chart-phases = Wie die Phasen geschafft wurden
web-keep-chart-about = { $points ->
        [yes] Jede Linie ist jemand von euch, vom ersten Durchgang bis zum letzten; je tiefer, desto besser.
       *[no] Jede Linie ist jemand von euch, vom ersten Durchgang bis zum letzten; je höher, desto besser.
    }
web-keep-chart-table = Dasselbe als Tabelle
web-keep-after = Nach Durchgang { $hand }
web-keep-undo = Durchgang { $hand } zurücknehmen
web-keep-ask-undo = Durchgang { $hand } zurücknehmen?
web-keep-yes-undo = Zurücknehmen
web-keep-file = Im Terminal weitermachen
web-keep-delete = Dieses Blatt löschen
web-keep-ask-delete = Dieses Blatt löschen, hier und auf dem Server? Es kommt nicht wieder.
web-keep-yes-delete = Löschen
web-keep-leave-it = So lassen

## The same sheet, changed elsewhere

web-keep-conflict = Dieses Blatt wurde auch anderswo geändert
web-keep-conflict-about = Beide haben denselben Anfang. Welches stimmt?
web-keep-conflict-gone = Dieses Blatt wurde anderswo gelöscht
web-keep-conflict-gone-about = Hier wurde seitdem noch etwas aufgeschrieben. Soll es bleiben?
web-keep-this-one = Auf diesem Gerät: { $hands }, { $time }
web-keep-other-one = Auf dem Server: { $hands }, { $time }
web-keep-keep-ours = Das von hier behalten
web-keep-take-other = Das vom Server nehmen
web-keep-keep-both = Beide behalten
web-keep-keep-it = Behalten
web-keep-both-kept = Beide sind gespeichert. Das hier ist das Blatt, das auf diesem Gerät war.

## Writing down a hand

web-keep-hand = Durchgang { $hand }
web-keep-step = Frage { $step } von { $count }
web-keep-next = Weiter
web-keep-drop = Doch nicht aufschreiben
web-keep-drop-change = Lassen, wie es war
web-keep-ask-out = Wer ist alle Karten los?
web-keep-nobody-out = Niemand: Es gab nichts mehr zu ziehen
web-keep-ask-made = Wer hat eine Phase geschafft?
web-keep-made-by-out = { $player } ist alle Karten los, hat die Phase also geschafft.
web-keep-maker = { $player }, { $phase ->
        [0] eine offene Phase
       *[other] Phase { $phase }
    }
web-keep-which-phase = Welche Phase hat { $player } geschafft?
web-keep-name-phase = Sag, welche Phase es war.
web-keep-ask-order = Wer hat die letzte Phase zuerst ausgelegt?
web-keep-ask-order-about = Tippe die Namen in der Reihenfolge an, in der ausgelegt wurde.
web-keep-name-all = Tippe alle Namen an, einen nach dem anderen.
web-keep-in-order = { $place }. { $player }
web-keep-ask-left = Was hat { $player } noch auf der Hand?
web-keep-way = Wie zählst du?
web-keep-way-points = Punkte
web-keep-way-cards = Karten
web-keep-pad = Punkte von { $player }
web-keep-rub-out = Letzte Ziffer löschen
web-keep-add-card = { $card }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-keep-take-away = Wegnehmen: { $card }
web-keep-no-cards-yet = Tippe die Karten an, die übrig sind.
web-keep-held = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-keep-right = Stimmt das so?
web-keep-told-made = { $player } hat Phase { $phase } geschafft: { $groups }.
web-keep-yes-write = Aufschreiben
web-keep-yes-change = Ändern
web-keep-cannot-be = Das kann so nicht auf dem Blatt stehen; geh zurück und sieh es dir noch einmal an.
web-keep-change-of = Was sich ändert
web-keep-meanwhile = Das Blatt wurde inzwischen anderswo geändert, darum ist dieser Durchgang nicht aufgeschrieben; sieh dir erst das Blatt an.
