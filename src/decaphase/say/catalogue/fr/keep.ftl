### Keeping the score of a game with real cards.

## The words that are commands: the one that is shown first, its letter, and others that are understood.

keep-word-undo = annuler a annule
    .about = retire la dernière manche, ou abandonne celle que tu notes
keep-word-edit = modifier m modifie corriger
    .about = note de nouveau une manche passée, comme « modifier 3 »
keep-word-sheet = feuille f
    .about = montre la feuille
keep-word-standings = classement c
    .about = qui est en tête
keep-word-export = exporter x exporte export
    .about = écrit la feuille dans un fichier, .csv ou .txt
keep-word-help = aide h ?
    .about = répète tout ceci
keep-word-quit = quitter q quitte fin stop
    .about = range la feuille jusqu’à la prochaine fois
keep-word-nobody = personne aucun aucune -
keep-word-everybody = tous toutes tout
keep-word-list = liste options

## Which sheet

keep-which-sheet = Quelle feuille ?
keep-listed = { $name } : { $players }, { $hands ->
        [0] aucune manche
        [one] 1 manche
       *[other] { $hands } manches
    }, { $day }{ $over ->
        [yes] , partie finie
       *[no] { "" }
    }
keep-a-new-one = Commencer une nouvelle feuille
keep-none = Il n’y a pas encore de feuille ; « decaphase keep » en commence une.
keep-damaged = { $file } est illisible et reste tel quel : { $reason }
keep-not-begun = Aucune feuille n’est commencée.
problem-keep-old-and-new = La feuille « { $name } » a déjà ses joueurs et ses règles ; enlève --rules, --option et --players, ou enlève son nom pour en commencer une nouvelle.
problem-keep-damaged = { keep-damaged }
problem-keep-no-such-sheet = Il n’y a pas de feuille « { $name } » ; « decaphase keep --list » montre celles qu’il y a.
problem-keep-nothing-to-export = Il n’y a pas encore de feuille à exporter ; « decaphase keep » en commence une.

## Who plays, and by what

keep-names-before = Ont déjà joué : { $names }.
keep-ask-players = Qui joue ? Écris les noms avec des virgules, dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre{ $known ->
        [no] { " :" }
       *[yes] { " " }(Entrée : { $default }) :
    }
keep-which-edition = Avec quelles règles jouez-vous ?
keep-edition = { $title }. { $about }
keep-ask-option = Jouez-vous autrement sur un point ? Une option par ligne, comme selection=first-5 (« { $word } » les montre toutes ; Entrée : rien de plus) :
keep-ask-more = Une autre option ? (Entrée : rien de plus)
keep-option = { $name } : { $about } ({ $values })
keep-ask-dealer = Qui distribue la première manche ? ({ $players } ; Entrée : on ne le note pas)
keep-help-before = Réponds simplement à la question ; « { $quit } » arrête tout.
problem-keep-name-players = Tape au moins deux noms, comme Ann, Bob.
problem-keep-yes-or-no = Tape o pour oui ou n pour non.
problem-keep-not-a-choice = Tape un nombre de 1 à { $count }.

## The main question

keep-welcome = Après chaque manche, appuie sur Entrée pour la noter ; « { $help } » dit ce qu’on peut faire d’autre.
keep-ask-hand = Manche { $hand }{ $known ->
        [no] { "." }
       *[yes] , { $dealer } distribue.
    } Entrée quand elle est finie :
keep-ask-over = La partie est finie. Entrée ou « { $quit } » range la feuille :
problem-keep-no-such-word = Appuie sur Entrée pour { $over ->
        [yes] ranger la feuille
       *[no] noter une manche
    }, ou tape un de ces mots : { $words }.
keep-help = Appuie sur Entrée quand une manche est finie. On te demande qui n’a plus de cartes, qui d’autre a fait sa phase, et ce que les autres ont encore en main.
keep-help-left = Ce qui reste se tape en points, comme 35, ou en cartes, comme { $example }. Un nombre tout seul, ce sont des points, sauf si aucune carte ne peut coûter cela : 12 tout seul est la carte 12.
keep-help-word = { $words } : { $about }.

## What came out of a hand

keep-ask-out = Qui a vidé sa main ? ({ $players } ; Entrée : { $known ->
        [no] personne
       *[yes] { $default }
    })
keep-ask-made = { $out ->
        [yes] Qui d’autre a fait sa phase ?
       *[no] Qui a fait sa phase ?
    } (noms ou numéros, « tous » ; Entrée : { $known ->
        [no] personne
       *[yes] { $default }
    })
keep-ask-order = Qui a posé en premier ? Nomme { $players } dans l’ordre où la dernière phase a été posée :
keep-ask-phase = Quelle phase { $player } a posée ? ({ $phases }{ $default ->
        [0] { "" }
       *[other] { " " }; Entrée : { $default }
    })
keep-ask-left = Que reste-t-il à { $player } ? (des points, ou des cartes comme { $example }{ $default ->
        [none] { "" }
       *[other] { " " }; Entrée : { $default }
    })
problem-keep-who = Personne ici ne s’appelle « { $typed } » ; tape un nom ou un numéro : { $players }.
problem-keep-which = « { $typed } » peut être { $players } ; tape plus de lettres du nom, ou le numéro.
problem-keep-not-asked = Il ne s’agit pas de { $player } ici ; tape l’un de ceux-ci : { $players }.
problem-keep-name-all = Nomme-les tous, chacun une fois : { $players }.
problem-keep-open-phases = Tape le numéro d’une phase encore ouverte : { $phases }.
problem-keep-left-how = Tape les points, ou les cartes avec des espaces.
problem-keep-not-a-number = « { $typed } » n’est pas une carte : les nombres vont de 1 à 12. Les points se tapent en un seul nombre.

## Written down, taken back, changed

keep-written = La manche { $hand } est notée.
keep-dropped = { $known ->
        [yes] La manche { $hand } reste comme elle était.
       *[no] La manche { $hand } n’est pas notée.
    }
keep-finish-first = Finis d’abord cette manche, ou tape « { $undo } » pour l’abandonner.
keep-ask-undo = Retirer la manche { $hand } ? (o/n)
keep-undone = La manche { $hand } est retirée.
keep-edit-which = { $count ->
        [0] Il n’y a pas encore de manche à modifier.
        [one] Seule la manche 1 peut être modifiée : « { $edit } 1 ».
       *[other] Dis quelle manche, de 1 à { $count }, comme « { $edit } { $count } ».
    }
keep-does-not-fit = Ce n’est pas possible, à cause de la manche { $hand } : { $reason } Rien n’est modifié.
keep-nothing-changed = La manche { $hand } reste comme elle était.
keep-was = { $player }, avant : { $parts }.
keep-is = { $player }, maintenant : { $parts }.
keep-ask-edit = Modifier ainsi la manche { $hand } ? (o/n)
keep-edited = La manche { $hand } est modifiée.
keep-told-hand = Manche { $hand }.
keep-told-out = { $nobody ->
        [yes] Personne n’a vidé sa main.
       *[no] { $player } a vidé sa main.
    }
keep-told-made = { $player } a fait la phase { $phase }.
keep-told-left = { $player } a pris { $points } points{ $cards ->
        [none] { "." }
       *[other] { " " }({ $cards }).
    }

## The sheet

keep-title = { $players }. { $edition }{ $options ->
        [none] { "." }
       *[other] , options changées : { $options }.
    }
keep-head-player = nom
keep-head-phases = phases
keep-head-points = { $first ->
        [1] points
       *[other] points des manches { $first } à { $last }
    }
keep-head-total = total
keep-head-next = ensuite
keep-head-hand = manche { $hand }
keep-head-place = place
keep-cell-next = { $phase ->
        [0] au choix
       *[other] phase { $phase }
    }
keep-line = { $player } : { $parts }.
keep-part-done = { $count ->
        [0] pas encore de phase
        [one] phase { $phases } faite
       *[other] phases { $phases } faites
    }
keep-part-points = { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
keep-part-next = { $phase ->
        [0] ensuite une parmi { $open }
       *[other] ensuite phase { $phase }
    }
keep-part-place = place { $place }
keep-standings = Classement :
keep-standing = { $place }. { $player } : { $parts }
keep-phases-count = { $count ->
        [0] aucune phase
        [one] 1 phase
       *[other] { $count } phases
    }
keep-tied = À égalité : { $players } jouent encore une fois la phase { $phase }, et le premier à vider sa main gagne.

## Files

keep-elsewhere = Le fichier de cette feuille a été modifié entre-temps par quelqu’un d’autre et reste tel quel ; cette feuille continue sous le nom { $name }.
keep-not-written = La feuille n’est pas sur le disque pour l’instant. Continue : on réessaie après chaque manche, et rien n’est oublié d’ici là.
keep-written-again = La feuille est maintenant sur le disque, avec toutes les manches.
keep-ask-export = Quel fichier ? Son nom finit par .csv ou .txt (Entrée : aucun) :
keep-ask-replace = { $file } existe déjà. Le remplacer ? (o/n)
keep-exported = La feuille est dans { $file }.
keep-ask-place = La feuille n’est pas sur le disque. Donne-lui un autre fichier (Entrée : la montrer ici) :
keep-taken = { $file } existe déjà ; donne un autre nom.
keep-lost = La feuille n’a pas pu être gardée. Copie ces lignes dans un fichier dont le nom finit par .toml ; « decaphase keep » avec ce nom la reprend.
keep-kept = La feuille est gardée. Reprends-la quand tu veux : { $command }
problem-keep-export-ending = { $file } : une feuille s’exporte sous un nom qui finit par .csv ou .txt.

## What cannot stand on a sheet

problem-not-a-sheet = Ce n’est pas une feuille de score : une feuille commence par decaphase-sheet = { $format }.
problem-sheet-unknown-format = Cette feuille est au format { $version }, mais seul le format { $format } se lit ici ; un Decaphase plus récent le connaît peut-être.
problem-sheet-no-such-player = Personne sur cette feuille ne s’appelle « { $player } ».
problem-sheet-phases-count = made contient { $made } noms, mais phases a { $count } nombres ; il en faut un par phase faite.
problem-sheet-same-name = Il y a deux fois le nom { $name } ; ajoute une lettre pour les distinguer.
problem-sheet-is-over = La partie est déjà finie à ce moment-là ; on ne peut plus rien noter.
problem-sheet-no-such-hand = { $count ->
        [0] Aucune manche n’est encore notée.
       *[other] Il n’y a pas de manche { $number } ; les manches notées vont de 1 à { $count }.
    }
problem-sheet-out-without-phase = { $player } ne peut pas avoir vidé sa main sans faire sa phase.
problem-sheet-out-with-cards = { $player } a vidé sa main et n’a donc plus de cartes.
problem-sheet-holds-nothing = { $player } n’a pas vidé sa main et a donc encore au moins une carte.
problem-sheet-no-points-here = Pas de points à noter pour { $player } dans cette manche.
problem-sheet-bad-points = { $points } points, ce n’est pas possible : chaque carte coûte 5, 10, 15 ou plus, donc c’est 5, 10, 15 et ainsi de suite, jusqu’à { $most }.
problem-sheet-too-many-cards = { $count } cartes, c’est trop : { $player } en a au plus { $most }.
problem-sheet-too-many-alike = { $card ->
        [w] { $count } { $cards ->
            [packs] rois
           *[colours] jokers
        }, c’est trop : il n’y en a que { $most }.
        [s] { $count } { $cards ->
            [packs] jokers
           *[colours] passe-tours
        }, c’est trop : il n’y en a que { $most }.
       *[other] { $count } cartes « { $card } », c’est trop : il n’y en a que { $most }.
    }
problem-sheet-already-down = Le nom { $player } est donné deux fois.
problem-sheet-name-the-phase = Dis quelle phase { $player } a posée : ici, elles vont dans n’importe quel ordre.
problem-sheet-wrong-phase = { $player } ne vise pas la phase { $phase } dans cette manche.
problem-sheet-phase-done = { $player } a déjà coché la phase { $phase }.
