# Why a move is not legal: what was tried, why it cannot be, what can be done instead.

## Whose turn it is, and for what

problem-no-such-seat = Il n’y a pas de siège { $seat } : à cette table, les sièges vont de 1 à { $players }.
problem-game-over-already = La partie est finie ; on ne peut plus rien jouer.
problem-hand-over-already = Cette manche est finie ; il faut d’abord distribuer la suivante.
problem-not-playing = { $player } ne joue pas dans cette manche.
problem-not-your-turn = Ce n’est pas à { $player } de jouer, mais à { $turn }.
problem-draw-first = { $player } doit d’abord prendre une carte.
problem-already-drawn = { $player } a déjà pris une carte pendant ce tour ; maintenant, on peut poser, ajouter ou jeter.
problem-claim-first = On peut encore toquer pour la carte qui vient d’être jetée ; d’abord, chaque personne interrogée toque ou laisse passer.

## Drawing

problem-deck-empty = La pioche est vide, et il n’y a rien sous la carte du dessus de la défausse pour en refaire une ; prends la carte du dessus.
problem-discard-empty = La défausse est vide ; pioche une carte.
problem-skip-from-discard = On ne prend jamais { $cards ->
        [packs] un joker
       *[colours] un passe-tour
    } dans la défausse ; pioche une carte.
problem-wrong-reshuffle = La nouvelle pioche doit contenir exactement les cartes qui étaient sous la carte du dessus de la défausse.

## Laying a phase

problem-already-down = { $player } a déjà posé une phase dans cette manche ; c’est une par manche.
problem-wrong-phase = { $player } ne peut pas poser la phase { $phase } dans cette manche ; { $own ->
        [0] le départage se joue sur la dernière phase.
       *[other] { $player } vise la phase { $own }.
    }
problem-phase-not-played = La phase { $phase } ne fait pas partie des phases jouées à cette table.
problem-wrong-groups = La phase { $phase } est faite { $groups ->
        [one] d’un groupe
       *[other] de { $groups } groupes
    }, mais { $laid ->
        [0] aucun n’a été posé
        [one] un seul a été posé
       *[other] { $laid } ont été posés
    } ; les cartes en plus vont dans ces groupes, pas dans d’autres.
problem-too-few-cards = Le groupe { $group } de la phase { $phase } demande au moins { $need } cartes ; { $count ->
        [0] aucune n’a été posée.
        [one] une seule a été posée.
       *[other] { $count } ont été posées.
    }
problem-skip-in-phase = { $cards ->
        [packs] Un joker
       *[colours] Un passe-tour
    } ne fait jamais partie d’une phase.
problem-not-a-set = Le groupe { $group } doit être une série : des cartes de même valeur, ou des { $cards ->
        [packs] rois
       *[colours] jokers
    }.
problem-not-a-run = Le groupe { $group } doit être une suite : { $cards ->
        [packs] des cartes qui se suivent de l’as à la dame, écrites de la plus petite à la plus grande, avec des rois dans les trous
       *[colours] des nombres qui se suivent, écrits du plus petit au plus grand, avec des jokers dans les trous
    }.
problem-run-past-the-end = Le groupe { $group } { $cards ->
        [packs] descendrait sous l’as ou dépasserait la dame ; après la dame, on ne repart pas à l’as
       *[colours] descendrait sous 1 ou dépasserait 12 ; après 12, on ne repart pas à 1
    }.
problem-not-one-colour = Le groupe { $group } doit être d’une seule couleur, sans compter les { $cards ->
        [packs] rois
       *[colours] jokers
    }.
problem-say-what-it-is = Le groupe { $group } n’a que des { $cards ->
        [packs] rois
       *[colours] jokers
    } : dis ce qu’il représente, « =7 » pour une série avec des 7 ou une suite qui commence à 7, « =r » pour du { $cards ->
        [packs] cœur
       *[colours] rouge
    }.
problem-not-what-was-said = Le groupe { $group } ne représente pas ce qui est annoncé après « = ».
problem-not-in-hand = { $player } n’a pas { $card } en main.

## Hitting

problem-lay-first = { $player } ne peut ajouter des cartes qu’après avoir posé sa propre phase.
problem-skip-is-not-hit = { $cards ->
        [packs] Un joker
       *[colours] Un passe-tour
    } ne s’ajoute jamais à une phase.
problem-no-such-group = Il n’y a pas de groupe { $owner }.{ $group } sur la table.
problem-does-not-fit = { $card } ne va pas avec le groupe { $owner }.{ $group } tel qu’il est.
problem-run-is-full = Le groupe { $owner }.{ $group } va { $cards ->
        [packs] de l’as à la dame
       *[colours] de 1 à 12
    } : il est complet.
problem-which-end = Le groupe { $owner }.{ $group } est ouvert des deux côtés : dis où va le { $cards ->
        [packs] roi
       *[colours] joker
    }, low (au début) ou high (à la fin).
problem-wrong-end = { $card } ne va pas de ce côté du groupe { $owner }.{ $group }.

## Discarding, and whom a skip is played on

problem-victim-without-skip = Seul un { $cards ->
        [packs] joker
       *[colours] passe-tour
    } désigne quelqu’un ; on jette simplement { $card }.
problem-name-a-victim = Dis qui passe son tour, comme dans « discard s > 2 ».
problem-last-skip-names-nobody = { $cards ->
        [packs] Un joker
       *[colours] Un passe-tour
    } joué en dernière carte ne désigne personne : il se jette simplement.
problem-skip-yourself = On ne se fait pas passer son propre tour ; désigne quelqu’un d’autre.
problem-victim-not-playing = { $victim } ne joue pas dans cette manche ; désigne quelqu’un qui joue.
problem-victim-has-a-skip = { $victim } a déjà un tour à passer ; désigne quelqu’un d’autre.
