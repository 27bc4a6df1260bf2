### Choosing rules: of a table, and of a score sheet.

## An option

web-changed = { $count ->
        [one] 1 veranderd
       *[other] { $count } veranderd
    }
web-differs = anders
web-usual = In het regelboekje: { $value }.
web-as-usual = Zoals in het boekje
web-all-as-usual = Alles zoals in het boekje

## Which phases

web-first-phases = de eerste …
web-these-phases = alleen deze …
web-how-many-phases = Hoeveel fases
web-own-phases = Eigen fases
web-own-phases-how = Kies wat er in elke fase moet liggen. Een fase heeft hooguit drie groepen, een potje hooguit tien fases.
web-group-number = Groep { $number }
web-kind-set = Sets
web-kind-run = Reeksen
web-kind-colour = Eén kleur
web-remove = Weghalen
web-add-group = Groep erbij
web-remove-phase = Fase { $phase } weghalen
web-add-phase = Fase erbij

## What makes no game

web-setting = “{ $option }: { $value }”
web-rules-clash = { $one } gaat niet samen met { $other }; verander een van de twee.
web-rules-idle = { $one } telt alleen samen met { $other }; kies dat er ook bij, of houd je daar aan het boekje.
web-phase-too-big = Voor fase { $number } ({ $groups }) heb je { $cards } kaarten nodig; niemand heeft er ooit meer dan 11.
web-selection-none = Met deze fases valt er niets te spelen; kies er minstens één die er is.
