### A record stepped through: `decaphase replay`.

replay-welcome = { $hands ->
        [0] Aucune manche n’a été jouée dans cette partie notée.
        [one] Une partie notée d’une manche. Entrée avance ; ? dit ce qu’on peut taper d’autre.
       *[other] Une partie notée de { $hands } manches. Entrée avance ; ? dit ce qu’on peut taper d’autre.
    }
replay-prompt = { $hand }.{ $action } >
replay-place = Manche { $hand }, action { $action } :
replay-position = { $own ->
        [yes] La partie notée commence au milieu d’une manche ; c’est à toi.
        [no] La partie notée commence au milieu d’une manche ; c’est à { $player }.
       *[nobody] La partie notée commence en cours de partie.
    }
replay-over = La partie notée s’arrête ici.
replay-left = Tu as quitté la partie notée.
replay-illegal = Manche { $hand }, action { $action }, « { $text } », n’est pas permise. { $reason }
replay-not-a-command = On ne peut pas taper cela ici : appuie sur Entrée pour avancer, ou tape ? pour l’aide ou 3.12 pour aller à la manche 3, action 12.
replay-help = { $words } : { $does }

## What can be asked

replay-holds = { $own ->
        [yes] Tu
       *[no] { $player }
    }{ $count ->
        [0] { " " }n’{ $own ->
            [yes] as
           *[no] a
        } pas de cartes.
       *[other] { " " }{ $own ->
            [yes] as
           *[no] a
        } en main : { $cards }.
    }
replay-no-hand = En spectateur, on ne voit la main de personne ; commence avec --seat pour voir celle d’un siège, ou avec --all.

## What can be typed, with commas between, and what it does; no word may stand for two commands

replay-word-forward = a, avance, avancer
    .does = un pas en avant, comme Entrée ; « a 10 » : dix pas en avant
replay-word-back = r, retour, recule, reculer
    .does = un pas en arrière ; « r 10 » : dix pas en arrière
replay-word-next-hand = s, suivante, manche suivante
    .does = à la manche suivante
replay-word-previous-hand = v, précédente, manche précédente
    .does = au début de cette manche, ou à celle d’avant
replay-word-go = va, va à, aller à
    .does = ailleurs : « va 3 » ou simplement « 3 » pour la manche 3, « 3.12 » pour son action 12
replay-word-again = e, encore, répète
    .does = le dernier pas encore une fois
replay-word-hand = m, main, cartes
    .does = les cartes de la main qu’on voit
replay-word-table = g, groupes, table
    .does = les groupes sur la table
replay-word-top = c, dessus, carte du dessus
    .does = la carte du dessus de la défausse
replay-word-scores = t, points, totaux, scores
    .does = les points de tout le monde
replay-word-phases = p, phases, phase
    .does = les phases de tout le monde
replay-word-end = f, fin
    .does = à la fin de la partie notée
replay-word-help = ?, aide
    .does = cette liste
replay-word-quit = q, quitter, quitte
    .does = quitter la partie notée

## What can be wrong

problem-replay-no-more = { $name ->
        [back] La partie notée commence ici.
        [previous-hand] La partie notée commence ici.
       *[next-hand] Il n’y a pas d’autre manche dans cette partie notée.
    }
problem-replay-no-such-hand = Il n’y a pas de manche { $hand } : la partie notée { $hands ->
        [0] n’en a aucune.
        [one] n’en a qu’une.
       *[other] a les manches 1 à { $hands }.
    }
problem-replay-no-such-action = La manche { $hand } n’a pas d’action { $action } : { $actions ->
        [0] on n’y a rien joué.
       *[other] la dernière est { $actions }.
    }
problem-replay-no-seat = { $found ->
        [0] Personne ne s’appelle « { $asked } » à cette table ; choisis un siège de 1 à { $most }, ou le nom de quelqu’un.
       *[other] Il y a { $found } fois le nom « { $asked } » à cette table ; choisis un siège de 1 à { $most }.
    }
problem-replay-no-place = « { $text } » n’est pas un endroit d’une partie notée ; écris 3 pour la manche 3, ou 3.12 pour son action 12.
problem-replay-no-fullness = « { $asked } » n’est pas une façon de raconter ; choisis l’une de celles-ci : { $known }.
