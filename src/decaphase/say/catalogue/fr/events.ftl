### What happens in a game, as it is told to a player. `$own`: whether it is the listener who did it. Each has a
### brief form, a normal one and a full one; where only the first stands, one form is enough.
### `$card` and `$group` come with their articles: “le 5 vert”, “un joker”, “ta suite (de 3 à 6)”. Groups are all
### feminine, so “à” can stand before them. No “de” before a name (d’Anna), and no participle that agrees with one.

## A hand begins

event-hand-dealt = Manche { $hand }. { $own ->
        [yes] Tu distribues et retournes
       *[no] { $player } distribue et retourne
    } { $card }.
    .brief = Manche { $hand } : on retourne { $card }.
    .full = Manche { $hand }. { $own ->
        [yes] Tu distribues dix cartes à tout le monde et retournes
       *[no] { $player } distribue dix cartes à tout le monde et retourne
    } { $card } pour commencer la défausse.
event-replay-dealt = Manche de départage : les joueurs à égalité rejouent la dernière phase. On retourne { $card }.
    .brief = Départage : on retourne { $card }.
event-turn-began = { $own ->
        [yes] C’est à toi.
       *[no] C’est à { $player }.
    }
    .brief = { $own ->
        [yes] À toi.
       *[no] { $player } :
    }

## Drawing

event-drew = { $own ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } { $card }.
    .brief = { $own ->
        [yes] Voici
       *[no] { $player } pioche
    } { $card }.
    .full = { $own ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $card } dans la pioche.
event-drew-hidden = { $player } pioche.
    .full = { $player } prend une carte dans la pioche.
event-took = { $own ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $card }.
    .full = { $own ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $card } dans la défausse.
event-reshuffled = On mélange la défausse pour refaire la pioche : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
    .brief = Nouvelle pioche : { $count }.

## Laying and hitting

# A comma and not a colon after the phase: each group has a colon of its own.
event-laid-down = { $own ->
        [yes] Tu poses
       *[no] { $player } pose
    } la phase { $phase }, { $groups }.
    .brief = { $own ->
        [yes] Tu poses
       *[no] { $player } pose
    } la phase { $phase }.
event-group-set = série des { $numbers } : { $cards }
event-group-run = suite { $low } { $high } : { $cards }
# The plural: rouges, cœurs, but carreaux.
event-group-colour = série de { $colour ->
        [carreau] carreaux
       *[other] { $colour }s
    } : { $cards }
event-wild-as = { $card } pour { $number }
event-groups = { $one } ; { $more }
event-hit = { $own ->
        [yes] Tu ajoutes
       *[no] { $player } ajoute
    } { $card } à { $group }.
    .brief = { $own ->
        [yes] Toi :
       *[no] { $player } :
    } { $card } sur { $group }.
    .full = { $own ->
        [yes] Tu ajoutes
       *[no] { $player } ajoute
    } { $card } à { $group }{ $end ->
        [low] , au début
        [high] , à la fin
       *[none] { "" }
    }.

## Discarding, skips and knocking

event-discarded = { $own ->
        [yes] Tu jettes
       *[no] { $player } jette
    } { $card }.
    .brief = { $own ->
        [yes] Tu jettes
       *[no] { $player } jette
    } { $card }.
# In full “joue” and not “jette”: with skip_style = lay-before it is laid in front of somebody.
event-skipped = { $own ->
        [yes] Tu fais passer son tour à { $victim }.
       *[no] { $victim ->
            [you] { $player } te fait passer ton tour.
           *[other] { $player } fait passer son tour à { $victim }.
        }
    }
    .full = { $own ->
        [yes] Tu joues
       *[no] { $player } joue
    } { $card } : { $victim ->
        [you] tu passeras ton prochain tour
       *[other] { $victim } passera son prochain tour
    }.
event-sat-out = { $own ->
        [yes] Tu passes ton tour.
       *[no] { $player } passe son tour.
    }
event-claim-opened = { $own ->
        [yes] Tu peux toquer pour { $card }, ou laisser passer.
       *[no] Les autres peuvent toquer pour { $card }.
    }
event-knocked = { $own ->
        [yes] Tu toques et prends
       *[no] { $player } toque et prend
    } { $card }.
event-passed = { $own ->
        [yes] Tu laisses passer.
       *[no] { $player } laisse passer.
    }

## The end of a hand, and of the game

event-hand-ended = { $own ->
        [yes] Tu n’as plus de cartes : la manche est finie.
        [no] { $player } n’a plus de cartes : la manche est finie.
       *[nobody] Il n’y a plus rien à prendre : la manche est finie.
    } { $scores }
    .brief = { $own ->
        [yes] Tu termines la manche.
        [no] { $player } termine la manche.
       *[nobody] Manche finie.
    } { $scores }
event-score-line = { $own ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $points ->
        [0] zéro point
        [one] un point
       *[other] { $points } points
    }, { $score } en tout.
    .brief = { $own ->
        [yes] Toi
       *[no] { $player }
    } : { $score }.
event-tie-to-replay = À égalité : { $players }. On joue une manche de départage.
event-place-taken = { $own ->
        [yes] Tu prends
       *[no] { $count ->
            [one] { $players } prend
           *[other] À égalité à
        }
    } la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] { $place }e
    } place{ $own ->
        [yes] { "" }
       *[no] { $count ->
            [one] { "" }
           *[other] { "" } : { $players }
        }
    }.
event-game-ended = { $own ->
        [yes] Tu gagnes la partie !
        [shared] Tu gagnes la partie, à égalité : { $players }.
       *[no] { $count ->
            [one] { $players } gagne la partie.
           *[other] La victoire est partagée : { $players }.
        }
    }
