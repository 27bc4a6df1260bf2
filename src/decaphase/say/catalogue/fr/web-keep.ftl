### The score sheet in the browser, for a game with real cards.

## All sheets

web-keep-title = Feuilles de score
web-keep-lead = Tu joues avec de vraies cartes ? Note chaque manche ici : la feuille compte les points, suit les phases et dit qui mène. Elle marche aussi sans connexion.
web-keep-new = Nouvelle feuille
web-keep-none = Il n’y a pas encore de feuille.
web-keep-yours = Tes feuilles
web-keep-hands = { $hands ->
        [0] pas encore de manche
        [one] 1 manche
       *[other] { $hands } manches
    }
web-keep-summary = { $hands }, { $day }{ $over ->
        [yes] , partie finie
       *[no] { "" }
    }

## A new sheet

web-keep-who = Qui joue ?
web-keep-who-about = Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre.
web-keep-name = Nom { $seat }
web-keep-add = Une personne de plus
web-keep-leave-out = Enlever { $name }
web-keep-by-what = Avec quelles règles jouez-vous ?
web-keep-otherwise = Que jouez-vous autrement ?
web-keep-otherwise-about = Seulement ce qui compte pour le score.
web-keep-setting = { $option } : { $value }
web-keep-dealer = Qui distribue la première manche ?
web-keep-no-dealer = On ne le note pas
web-keep-begin = Commencer

## A sheet

web-keep-sheet = Feuille de score
web-keep-gone = Cette feuille n’est pas ici. On l’a supprimée, ou elle est sur un autre appareil.
web-keep-all = Toutes les feuilles
web-keep-on-device = Gardée sur cet appareil
web-keep-on-server = Gardée sur le serveur
web-keep-nowhere = Ce navigateur ne garde rien : laisse la page ouverte, ou recopie la feuille.
web-keep-refused = Le serveur ne l’a pas prise : { $words }
web-keep-coming = Manche { $hand }{ $dealer ->
        [none] { "." }
       *[other] { " : " }{ $dealer } distribue.
    }
web-keep-write = Noter la manche { $hand }
web-keep-standing = Le classement
web-keep-leads = { $count ->
        [one] { $players } mène.
       *[other] { $players } mènent ensemble.
    }
web-keep-won = { $count ->
        [one] { $players } a gagné.
       *[other] { $players } ont gagné ensemble.
    }
web-keep-place = Place { $place }
web-keep-plays-for = Phase { $phase } : { $groups }
web-keep-any-phase = Une phase ouverte au choix
web-keep-not-in-hand = Ne joue pas cette manche
web-keep-by-hand = Manche par manche
web-keep-hand-head = Manche
web-keep-change-hand = Modifier la manche { $hand }
web-keep-crossed = phase { $phase }
web-keep-chart = Comment les points ont monté
web-keep-chart-phases = Comment les phases ont été faites
web-keep-chart-about = { $points ->
        [yes] Une ligne par personne, de la première manche à la dernière ; plus c’est bas, mieux c’est.
       *[no] Une ligne par personne, de la première manche à la dernière ; plus c’est haut, mieux c’est.
    }
web-keep-chart-table = La même chose en tableau
web-keep-after = Après la manche { $hand }
web-keep-undo = Retirer la manche { $hand }
web-keep-ask-undo = Retirer la manche { $hand } ?
web-keep-yes-undo = La retirer
web-keep-file = Continuer dans le terminal
web-keep-delete = Supprimer cette feuille
web-keep-ask-delete = Supprimer cette feuille, ici et sur le serveur ? Elle ne reviendra pas.
web-keep-yes-delete = La supprimer
web-keep-leave-it = La laisser

## The same sheet, changed elsewhere

web-keep-conflict = Cette feuille a été modifiée ailleurs
web-keep-conflict-about = Les deux ont le même début. Laquelle est la bonne ?
web-keep-conflict-gone = Cette feuille a été supprimée ailleurs
web-keep-conflict-gone-about = Ici, on a encore écrit dessus depuis. Faut-il la garder ?
web-keep-this-one = Sur cet appareil : { $hands }, { $time }
web-keep-other-one = Sur le serveur : { $hands }, { $time }
web-keep-keep-ours = Garder celle d’ici
web-keep-take-other = Prendre celle du serveur
web-keep-keep-both = Garder les deux
web-keep-keep-it = La garder
web-keep-both-kept = Les deux sont gardées. Voici celle qui était sur cet appareil.

## Writing down a hand

web-keep-hand = Manche { $hand }
web-keep-step = Question { $step } sur { $count }
web-keep-next = Continuer
web-keep-drop = Ne pas la noter
web-keep-drop-change = La laisser comme elle était
web-keep-ask-out = Qui a vidé sa main ?
web-keep-nobody-out = Personne : il n’y avait plus rien à piocher
web-keep-ask-made = Qui a fait sa phase ?
web-keep-made-by-out = { $player } a vidé sa main, donc fait sa phase.
web-keep-maker = { $player }, { $phase ->
        [0] une phase ouverte
       *[other] phase { $phase }
    }
web-keep-which-phase = Quelle phase { $player } a faite ?
web-keep-name-phase = Dis quelle phase c’était.
web-keep-ask-order = Qui a posé la dernière phase en premier ?
web-keep-ask-order-about = Touche les noms dans l’ordre où la phase a été posée.
web-keep-name-all = Touche tous les noms, l’un après l’autre.
web-keep-in-order = { $place }. { $player }
web-keep-ask-left = Que reste-t-il à { $player } ?
web-keep-way = Comment comptes-tu ?
web-keep-way-points = Points
web-keep-way-cards = Cartes
web-keep-pad = Points de { $player }
web-keep-rub-out = Effacer le dernier chiffre
web-keep-add-card = { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-keep-take-away = Enlever : { $card }
web-keep-no-cards-yet = Touche les cartes qui restent.
web-keep-held = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-keep-right = C’est bien ça ?
web-keep-told-made = { $player } a fait la phase { $phase } : { $groups }.
web-keep-yes-write = La noter
web-keep-yes-change = La modifier
web-keep-cannot-be = Cela ne peut pas être sur la feuille ; reviens en arrière et regarde encore une fois.
web-keep-change-of = Ce qui change
web-keep-meanwhile = La feuille a été modifiée ailleurs entre-temps, donc cette manche n’est pas notée ; regarde d’abord la feuille.
