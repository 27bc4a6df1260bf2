### The score sheet in the browser, for a game with real cards.

## All sheets

web-keep-title = Scorebladen
web-keep-lead = Speel je met echte kaarten? Vul hier elke ronde in: het blad telt op, houdt de fases bij en zegt wie er voorstaat. Het werkt ook zonder verbinding.
web-keep-new = Nieuw blad
web-keep-none = Er is nog geen scoreblad.
web-keep-yours = Je bladen
web-keep-hands = { $hands ->
        [0] nog geen ronde
        [one] 1 ronde
       *[other] { $hands } rondes
    }
web-keep-summary = { $hands }, { $day }{ $over ->
        [yes] , afgelopen
       *[no] { "" }
    }

## A new sheet

web-keep-who = Wie doet er mee?
web-keep-who-about = In de volgorde waarin jullie zitten, met de klok mee.
web-keep-name = Speler { $seat }
web-keep-add = Nog een speler
web-keep-leave-out = { $name } weglaten
web-keep-by-what = Met welke regels spelen jullie?
web-keep-otherwise = Wat spelen jullie anders?
web-keep-otherwise-about = Alleen wat voor de score uitmaakt.
web-keep-setting = { $option }: { $value }
web-keep-dealer = Wie deelt de eerste ronde?
web-keep-no-dealer = Dat houden we niet bij
web-keep-begin = Beginnen

## A sheet

web-keep-sheet = Scoreblad
web-keep-gone = Dit blad is hier niet. Het is verwijderd, of het staat op een ander apparaat.
web-keep-all = Alle bladen
web-keep-on-device = Bewaard op dit apparaat
web-keep-on-server = Bewaard op de server
web-keep-nowhere = Deze browser bewaart niets: laat de pagina open, of schrijf het blad over.
web-keep-refused = De server nam het niet aan: { $words }
web-keep-coming = Ronde { $hand }{ $dealer ->
        [none] { "." }
       *[other] { ": " }{ $dealer } deelt.
    }
web-keep-write = Ronde { $hand } invullen
web-keep-standing = De stand
web-keep-leads = { $count ->
        [one] { $players } staat voor.
       *[other] { $players } staan samen voor.
    }
web-keep-won = { $count ->
        [one] { $players } heeft gewonnen.
       *[other] { $players } hebben samen gewonnen.
    }
web-keep-place = Plaats { $place }
web-keep-plays-for = Fase { $phase }: { $groups }
web-keep-any-phase = Een open fase naar keuze
web-keep-not-in-hand = Doet deze ronde niet mee
web-keep-by-hand = Ronde voor ronde
web-keep-hand-head = Ronde
web-keep-change-hand = Ronde { $hand } wijzigen
web-keep-crossed = fase { $phase }
web-keep-chart = Hoe de punten opliepen
web-keep-chart-phases = Hoe de fases gehaald werden
web-keep-chart-about = { $points ->
        [yes] Elke lijn is een speler, van de eerste ronde tot de laatste; hoe lager, hoe beter.
       *[no] Elke lijn is een speler, van de eerste ronde tot de laatste; hoe hoger, hoe beter.
    }
web-keep-chart-table = Hetzelfde als tabel
web-keep-after = Na ronde { $hand }
web-keep-undo = Ronde { $hand } terugnemen
web-keep-ask-undo = Ronde { $hand } terugnemen?
web-keep-yes-undo = Terugnemen
web-keep-file = Meenemen naar de terminal
web-keep-delete = Dit blad verwijderen
web-keep-ask-delete = Dit blad verwijderen, hier en op de server? Het komt niet meer terug.
web-keep-yes-delete = Verwijderen
web-keep-leave-it = Laat maar staan

## The same sheet, changed elsewhere

web-keep-conflict = Dit blad is ook ergens anders veranderd
web-keep-conflict-about = Ze begonnen allebei hetzelfde. Welk blad klopt?
web-keep-conflict-gone = Dit blad is ergens anders verwijderd
web-keep-conflict-gone-about = Hier is er sindsdien nog op geschreven. Moet het blijven?
web-keep-this-one = Op dit apparaat: { $hands }, { $time }
web-keep-other-one = Op de server: { $hands }, { $time }
web-keep-keep-ours = Dit blad houden
web-keep-take-other = Het blad van de server nemen
web-keep-keep-both = Allebei houden
web-keep-keep-it = Houden
web-keep-both-kept = Ze zijn allebei bewaard. Dit is het blad dat op dit apparaat stond.

## Writing down a hand

web-keep-hand = Ronde { $hand }
web-keep-step = Vraag { $step } van { $count }
web-keep-next = Verder
web-keep-drop = Toch niet invullen
web-keep-drop-change = Laten zoals het was
web-keep-ask-out = Wie is er uit?
web-keep-nobody-out = Niemand: er viel niets meer te pakken
web-keep-ask-made = Wie heeft een fase gehaald?
web-keep-made-by-out = { $player } is uit, dus heeft de fase gehaald.
web-keep-maker = { $player }, { $phase ->
        [0] een open fase
       *[other] fase { $phase }
    }
web-keep-which-phase = Welke fase haalde { $player }?
web-keep-name-phase = Zeg welke fase het was.
web-keep-ask-order = Wie legde de laatste fase het eerst?
web-keep-ask-order-about = Tik ze aan in de volgorde waarin ze legden.
web-keep-name-all = Tik ze allemaal aan, een voor een.
web-keep-in-order = { $place }. { $player }
web-keep-ask-left = Wat heeft { $player } nog over?
web-keep-way = Hoe tel je?
web-keep-way-points = Punten
web-keep-way-cards = Kaarten
web-keep-pad = Punten van { $player }
web-keep-rub-out = Laatste cijfer wissen
web-keep-add-card = { $card }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
web-keep-take-away = Weghalen: { $card }
web-keep-no-cards-yet = Tik op de kaarten die over zijn.
web-keep-held = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
web-keep-right = Klopt dit?
web-keep-told-made = { $player } haalde fase { $phase }: { $groups }.
web-keep-yes-write = Opschrijven
web-keep-yes-change = Wijzigen
web-keep-cannot-be = Dit kan niet op het blad staan; ga terug en kijk er nog eens naar.
web-keep-change-of = Wat er verandert
web-keep-meanwhile = Het blad is intussen ergens anders veranderd, dus deze ronde staat er niet op; kijk eerst naar het blad.
