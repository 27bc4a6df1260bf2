### Choosing rules: of a table, and of a score sheet.

## An option

web-changed = { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
web-differs = differs
web-usual = The rulebook says: { $value }.
web-as-usual = As in the rulebook
web-all-as-usual = All as in the rulebook

## Which phases

web-first-phases = the first …
web-these-phases = only these …
web-how-many-phases = How many phases
web-own-phases = Phases of your own
web-own-phases-how = Choose what each phase takes. A phase has up to three groups, a game up to ten phases.
web-group-number = Group { $number }
web-kind-set = Sets
web-kind-run = Runs
web-kind-colour = One colour
web-remove = Remove
web-add-group = Add a group
web-remove-phase = Remove phase { $phase }
web-add-phase = Add a phase

## What makes no game

web-setting = “{ $option }: { $value }”
web-rules-clash = { $one } does not go together with { $other }; change one of the two.
web-rules-idle = { $one } only counts with { $other }; choose that as well, or go back to the rulebook there.
web-phase-too-big = Phase { $number } ({ $groups }) takes { $cards } cards; nobody ever holds more than 11.
web-selection-none = With these phases there is nothing to play; choose at least one that there is.
