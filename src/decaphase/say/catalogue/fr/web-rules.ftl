### Choosing rules: of a table, and of a score sheet.

## An option

web-changed = { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
web-differs = différent
web-usual = Dans le livret : { $value }.
web-as-usual = Comme dans le livret
web-all-as-usual = Tout comme dans le livret

## Which phases

web-first-phases = les premières …
web-these-phases = seulement celles-ci …
web-how-many-phases = Combien de phases
web-own-phases = Tes propres phases
web-own-phases-how = Choisis ce que demande chaque phase. Une phase a trois groupes au plus, une partie dix phases au plus.
web-group-number = Groupe { $number }
web-kind-set = Séries
web-kind-run = Suites
web-kind-colour = Une couleur
web-remove = Enlever
web-add-group = Ajouter un groupe
web-remove-phase = Enlever la phase { $phase }
web-add-phase = Ajouter une phase

## What makes no game

web-setting = « { $option } : { $value } »
web-rules-clash = { $one } ne va pas avec { $other } ; change l’un des deux.
web-rules-idle = { $one } ne compte qu’avec { $other } ; choisis-le aussi, ou reviens là-dessus au livret.
web-phase-too-big = La phase { $number } ({ $groups }) demande { $cards } cartes ; personne n’en a jamais plus de 11.
web-selection-none = Avec ces phases, il n’y a rien à jouer ; choisis-en au moins une qui existe.
