### What a hand can do: “decaphase odds”.

odds-dealt = { $cards ->
    [one] La chance d’avoir une phase complète avec une seule carte du paquet entier, calculée exactement :
   *[other] La chance d’avoir une phase complète avec { $cards } cartes du paquet entier, calculée exactement :
}
odds-phase = phase
odds-needs = il faut
odds-percent = pour cent
odds-not-counted = trop long à calculer

## How far a hand is from a phase, and what helps

odds-laid-now = Phase { $phase }, { $needs } : tu peux la poser tout de suite.
odds-missing = Phase { $phase }, { $needs } : { $missing ->
        [0] il ne manque rien.
        [one] il manque une carte.
       *[other] il manque { $missing } cartes.
    }
odds-outs = { $helping ->
        [0] Aucune des { $unseen } cartes pas encore vues n’aide.
        [one] Sur les { $unseen } cartes pas encore vues, une aide tout de suite :
       *[other] Sur les { $unseen } cartes pas encore vues, { $helping } aident tout de suite :
    }
odds-out = { "  " }{ $which } : il en reste { $count }
odds-any-natural = { $cards ->
    [packs] n’importe quelle carte de l’as à la dame
   *[colours] n’importe quelle carte numérotée
}
# A card is feminine: bleue, verte; the suits stay as they are.
odds-any-colour = { $cards ->
    [packs] n’importe quel { $colour }
   *[colours] n’importe quelle carte { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    }
}
odds-any-number = { $cards ->
    [packs] { $number ->
        [1] n’importe quel { $others ->
            [yes] autre as
           *[no] as
        }
        [11] n’importe quel { $others ->
            [yes] autre valet
           *[no] valet
        }
        [12] n’importe quelle { $others ->
            [yes] autre dame
           *[no] dame
        }
       *[other] n’importe quel { $others ->
            [yes] autre { $number }
           *[no] { $number }
        }
    }
   *[colours] n’importe quel { $others ->
        [yes] autre { $number }
       *[no] { $number }
    }
}

## Chances

odds-chances = La chance de l’avoir, en tirant parmi les cartes pas encore vues :
odds-after = { "  " }après { $draws ->
        [1] un tirage
       *[other] { $draws } tirages
    } : { $chance }
odds-exactly = { $percent } %
odds-under = moins de { $percent } %
odds-over = plus de { $percent } %
odds-line = Phase { $phase }, { $needs } : il manque { $missing ->
        [one] { $missing } carte
       *[other] { $missing } cartes
    } ; sur { $unseen } cartes pas encore vues, { $helping ->
        [0] aucune n’aide
        [one] une aide
       *[other] { $helping } aident
    } tout de suite ; { $counted ->
        [no] la chance est trop longue à calculer.
       *[yes] { $chance } après { $draws ->
            [1] un tirage
           *[other] { $draws } tirages
        }.
    }
odds-kept = On fait ici comme si tu gardais toutes les cartes tirées. À la table, on en jette une à chaque tour : en piochant, ta chance n’est donc jamais meilleure que celle-ci.

## What can be wrong

problem-chance-too-hard = La chance exacte pour « { $phase } » est trop longue à calculer, car il faut compter ses couleurs et ses nombres ensemble ; demande moins de cartes.
problem-phase-not-listed = { $count ->
    [one] Il n’y a pas de phase { $number } : la liste n’en a qu’une.
   *[other] Il n’y a pas de phase { $number } : la liste va de la phase 1 à la phase { $count }.
}
problem-too-many-draws = On ne peut pas prévoir { $draws } { $draws ->
    [one] tirage
   *[other] tirages
} : { $most ->
    [0] il ne reste aucune carte pas encore vue.
    [one] il ne reste qu’une carte pas encore vue.
   *[other] choisis de 1 à { $most }, le nombre de cartes pas encore vues.
}
problem-cards-dealt = On ne peut pas distribuer { $count } { $count ->
    [one] carte
   *[other] cartes
} : choisis de 1 à { $most }, le paquet entier.
problem-odds-of-what = Dis quelles cartes tu tiens, par exemple : decaphase odds "r5 g5 w" --phase 3 ; ou demande avec --dealt la chance de recevoir chaque phase déjà complète.
problem-odds-hand-or-dealt = --dealt concerne des cartes qui sortent tout droit du paquet : enlève la main, ou enlève --dealt.
problem-odds-hand-size = Une main a de 1 à { $most } cartes ; { $count ->
    [0] ici, il n’y en a aucune.
    [one] ici, il y en a une.
   *[other] ici, il y en a { $count }.
}
problem-odds-not-with-dealt = { $option } concerne une main et ne veut rien dire avec --dealt ; enlève l’un des deux.
problem-odds-only-with-dealt = { $option } ne va qu’avec --dealt ; pour une main, dis avec --draws combien de cartes sont tirées.
