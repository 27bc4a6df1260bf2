### A record stepped through: `decaphase replay`.

replay-welcome = { $hands ->
        [0] In dit verslag is geen ronde gespeeld.
        [one] Een verslag van één ronde. Met Enter ga je verder; met ? zie je wat je nog meer kunt typen.
       *[other] Een verslag van { $hands } rondes. Met Enter ga je verder; met ? zie je wat je nog meer kunt typen.
    }
replay-prompt = { $hand }.{ $action } >
replay-place = Ronde { $hand }, zet { $action }:
replay-position = { $own ->
        [yes] Het verslag begint midden in een ronde; jij bent aan de beurt.
        [no] Het verslag begint midden in een ronde; { $player } is aan de beurt.
       *[nobody] Het verslag begint midden in een potje.
    }
replay-over = Hier houdt het verslag op.
replay-left = Je hebt het verslag verlaten.
replay-illegal = Ronde { $hand }, zet { $action }, “{ $text }”, mag niet. { $reason }
replay-not-a-command = Dat kan hier niet: druk op Enter om verder te gaan, of typ ? voor hulp of 3.12 om naar ronde 3, zet 12 te gaan.
replay-help = { $words }: { $does }

## What can be asked

replay-holds = { $own ->
        [yes] Jij hebt
       *[no] { $player } heeft
    }{ $count ->
        [0] { " " }geen kaarten.
       *[other] { " " }in de hand: { $cards }.
    }
replay-no-hand = Als toeschouwer zie je niemands kaarten; begin met --seat voor die van één stoel, of met --all.

## What can be typed, with commas between, and what it does; no word may stand for two commands

replay-word-forward = v, vooruit, verder
    .does = een stap verder, net als Enter; “v 10”: tien stappen verder
replay-word-back = t, terug
    .does = een stap terug; “t 10”: tien stappen terug
replay-word-next-hand = n, volgende, volgende ronde
    .does = naar de volgende ronde
replay-word-previous-hand = o, vorige, vorige ronde
    .does = naar het begin van deze ronde, of naar de ronde ervoor
replay-word-go = ga, ga naar, naar
    .does = ergens anders heen: “ga 3” of gewoon “3” voor ronde 3, “3.12” voor zet 12 daarvan
replay-word-again = r, herhaal, nog eens, nog een keer
    .does = de laatste stap nog een keer
replay-word-hand = h, hand, kaarten
    .does = de kaarten in de hand die te zien is
replay-word-table = g, groepen, tafel
    .does = de groepen op tafel
replay-word-top = b, bovenste, bovenste kaart
    .does = de bovenste kaart van de aflegstapel
replay-word-scores = s, stand, punten, scores
    .does = de punten van iedereen
replay-word-phases = f, fases, fase
    .does = de fases van iedereen
replay-word-end = e, einde, eind
    .does = naar het einde van het verslag
replay-word-help = ?, hulp, help
    .does = deze lijst
replay-word-quit = q, stop, stoppen
    .does = het verslag verlaten

## What can be wrong

problem-replay-no-more = { $name ->
        [back] Hier begint het verslag.
        [previous-hand] Hier begint het verslag.
       *[next-hand] Er komt in dit verslag geen ronde meer.
    }
problem-replay-no-such-hand = Er is geen ronde { $hand }: het verslag heeft { $hands ->
        [0] geen rondes.
        [one] één ronde.
       *[other] ronde 1 tot en met { $hands }.
    }
problem-replay-no-such-action = Ronde { $hand } heeft geen zet { $action }: { $actions ->
        [0] er is niets in gedaan.
       *[other] de laatste is { $actions }.
    }
problem-replay-no-seat = { $found ->
        [0] Aan deze tafel zit niemand die “{ $asked }” heet; kies een stoel van 1 tot en met { $most }, of de naam van een speler.
       *[other] Zo heten { $found } spelers: “{ $asked }”; kies een stoel van 1 tot en met { $most }.
    }
problem-replay-no-place = “{ $text }” is geen plek in een verslag; schrijf 3 voor ronde 3, of 3.12 voor zet 12 daarvan.
problem-replay-no-fullness = “{ $asked }” is geen manier van vertellen; kies er een van deze: { $known }.
