### Choosing rules: of a table, and of a score sheet.

## An option

web-changed = { $count ->
        [one] 1 geändert
       *[other] { $count } geändert
    }
web-differs = anders
web-usual = Im Regelheft: { $value }.
web-as-usual = Wie im Regelheft
web-all-as-usual = Alles wie im Regelheft

## Which phases

web-first-phases = die ersten …
web-these-phases = nur diese …
web-how-many-phases = Wie viele Phasen
web-own-phases = Eigene Phasen
web-own-phases-how = Wähl, was jede Phase verlangt. Eine Phase hat höchstens drei Gruppen, eine Partie höchstens zehn Phasen.
web-group-number = Gruppe { $number }
web-kind-set = Gleiche
web-kind-run = Folgen
web-kind-colour = Eine Farbe
web-remove = Wegnehmen
web-add-group = Gruppe dazu
web-remove-phase = Phase { $phase } wegnehmen
web-add-phase = Phase dazu

## What makes no game

web-setting = „{ $option }: { $value }“
web-rules-clash = { $one } passt nicht zu { $other }; änder eins von beiden.
web-rules-idle = { $one } zählt nur mit { $other }; wähl das dazu, oder bleib dort beim Regelheft.
web-phase-too-big = Phase { $number } ({ $groups }) braucht { $cards } Karten; mehr als 11 hat nie jemand auf der Hand.
web-selection-none = Mit diesen Phasen gibt es nichts zu spielen; wähl mindestens eine, die es gibt.
