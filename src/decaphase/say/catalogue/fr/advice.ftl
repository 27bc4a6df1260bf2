### Advice: what a player can do, why, and what `decaphase hint` prints around it.

## What `decaphase hint` prints

hint-plays-for = { $player } vise la phase { $phase } ({ $groups }), { $missing ->
    [0] et l’a complète en main.
    [one] et il manque une carte.
   *[other] et il manque { $missing } cartes.
}
hint-any-order = { $player } a intérêt à viser la phase { $phase } ({ $groups }) : { $missing ->
    [0] elle est complète.
    [one] il manque une carte.
   *[other] il manque { $missing } cartes.
}
hint-down = { $player } a posé sa phase ; { $count ->
    [0] il ne reste aucune carte en main.
    [one] il reste une carte en main.
   *[other] il reste { $count } cartes en main.
}
hint-best = Le mieux : { $action }
hint-or = Ou bien : { $action }
hint-against = Mais : { $sentence }
hint-more = { $count ->
    [one] Il y a encore une possibilité ; --all la montre.
   *[other] Il y a encore { $count } possibilités ; --all les montre.
}

problem-hint-between-hands = { $hands ->
    [0] Aucune manche n’est encore distribuée : il n’y a rien à conseiller.
   *[other] La dernière manche de cette partie notée est finie et la suivante n’est pas encore distribuée : il n’y a rien à conseiller.
}
problem-hint-not-their-turn = Ce n’est pas à { $player } de jouer pour l’instant, mais à { $turn }.

## What to do

advice-draw-deck = Pioche une carte.
advice-draw-discard = Prends { $card } dans la défausse.
advice-knock = Toque pour prendre { $card }.
advice-pass = Laisse passer { $card }.
advice-lay = Pose la phase { $phase } : { $groups }.
advice-lay-group = { $cards }{ $said ->
    [none] {""}
   *[other] {" "}(en annonçant : { $said })
}
advice-hit = Ajoute { $card } à { $group }{ $end ->
    [low] , au début
    [high] , à la fin
   *[none] {""}
}.
advice-discard = Jette { $card }.
advice-discard-on = Joue { $card } contre { $player }.

## Why: for it

reason-can-follow = { $count ->
    [one] Ensuite, tu peux ajouter une des cartes qui te restent.
   *[other] Ensuite, tu peux ajouter { $count } des cartes qui te restent.
}
reason-can-hit = Tu peux l’ajouter à { $group }.
reason-complete = Ta phase est déjà complète.
reason-completes = Avec cette carte, ta phase est complète.
reason-dearest = Parmi les cartes dont tu n’as pas besoin, aucune ne coûte plus cher : { $points } points.
reason-ends-hand = Ensuite, il n’y a plus rien à prendre, et la manche s’arrête sans que personne ait vidé sa main.
reason-goes-out = Tu n’as plus de cartes : tu termines la manche.
reason-largest-phase = Parmi les phases que tu peux poser, c’est celle qui prend le plus de cartes.
reason-lays-phase = Et voilà la phase { $phase } faite.
reason-leaves = Il te reste { $count ->
    [one] une carte
   *[other] { $count } cartes
}{ $points ->
    [0] {""}
   *[other] , soit { $points } points
}.
reason-live = Parmi les { $unseen } cartes que tu n’as pas vues, { $count ->
    [0] aucune ne te rapprocherait
    [one] une te rapprocherait
   *[other] { $count } te rapprocheraient
} de ta phase.
reason-live-hits = Parmi les { $unseen } cartes que tu n’as pas vues, { $count ->
    [0] aucune ne pourrait être ajoutée
    [one] une pourrait être ajoutée
   *[other] { $count } pourraient être ajoutées
} sur la table.
reason-makes-room = { $count ->
    [one] Ça fait de la place pour { $cards }.
   *[other] Ça fait de la place pour { $count } cartes : { $cards }.
}
reason-more-live = Parmi les cartes que tu n’as pas vues, { $count ->
    [0] aucune ne te rapprocherait
    [one] une te rapprocherait
   *[other] { $count } te rapprocheraient
} alors de ta phase ; pour l’instant, { $before ->
    [0] aucune
    [one] une seule
   *[other] { $before }
}.
reason-must-play = Cette carte devra être sur la table avant la fin de ton tour.
reason-nearer = Cette carte te rapproche de ta phase : ensuite, { $missing ->
    [0] il n’en manque plus aucune.
    [one] il n’en manque plus qu’une.
   *[other] il n’en manque plus que { $missing }.
}
reason-next-anyway = Si personne ne toque, tu pourras encore la prendre à ton tour.
reason-next-let-go = { $player } joue ensuite, et a déjà jeté ou laissé { $number }.
reason-not-needed = Ta phase n’en a pas besoin.
reason-nothing-else = Il n’y a rien d’autre à prendre.
reason-only-victim = Tu ne peux désigner personne d’autre pour l’instant.
reason-passes-over = C’est tout de suite à toi, en sautant { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}.
reason-pile-empty = La défausse est vide.
reason-plays-again = { $player } passe son tour, et tu rejoues.
reason-plays-taken = Tu as pris cette carte : elle doit arriver sur la table.
reason-sheds = Ça fait { $points } points de moins dans ta main.
reason-skips = { $player } passe son tour.
reason-top-barred = Tu ne peux pas prendre { $card } : cette carte ne pourrait pas arriver sur la table pendant ce tour.
reason-top-fits-nothing = Sur la défausse, il y a { $card }, qui ne va nulle part sur la table.
reason-top-is-common = Prendre { $card } te rapprocherait de ta phase, mais les cartes aussi utiles ne manquent pas.
reason-top-is-skip = Sur la défausse, il y a un { $cards ->
        [packs] joker
       *[colours] passe-tour
    }, et ça ne se prend pas.
reason-top-no-nearer = Prendre { $card } ne te rapprocherait pas de ta phase.
reason-turns-to = Avec cette carte, mieux vaut viser la phase { $phase }.
reason-uses-wilds = Tu y mets { $cards ->
    [packs] { $count ->
        [one] un roi
       *[other] { $count } rois
    }
   *[colours] { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
}.
reason-victim-fewest-cards = Parmi ceux que tu peux désigner, personne n’a moins de cartes : { $count }.
reason-victim-fewest-points = Parmi ceux que tu peux désigner, personne n’a moins de points : { $count }.
reason-victim-most-phases = Parmi ceux que tu peux désigner, personne n’a fait plus de phases : { $count }.
reason-victim-not-down = { $player } n’a pas encore posé sa phase.
reason-victim-next = Sinon, ce serait à { $player } de jouer.

## Why not

reason-could-hit = Tu peux d’abord ajouter sur la table : { $cards }.
reason-could-lay = Tu peux d’abord poser ta phase.
reason-fits-nothing = Cette carte ne va nulle part sur la table.
reason-fits-table = Une fois ta phase posée, tu pourrais l’ajouter à { $group }.
reason-nearly-fits = Il ne manque qu’une carte pour pouvoir l’ajouter à une suite sur la table.
reason-needed = { $kind ->
    [set] Ça te fait { $count } { $numbers }
    [run] Ta suite en a besoin
    [colour] Il te faut du { $colour }
   *[any] Ta phase en a besoin
} : sans cette carte, il en { $missing ->
    [one] manque une.
   *[other] manque { $missing }.
}
reason-next-can-hit = { $player } joue ensuite, et peut l’ajouter sur la table.
reason-next-collects = { $player } joue ensuite, et a déjà pris { $number }.
reason-next-collects-colour = { $player } joue ensuite, doit réunir une seule couleur, et a déjà pris du { $colour }.
reason-no-nearer = Cette carte ne te rapproche pas de ta phase.
reason-one-of-several = Tu as { $count } { $numbers } : ça peut devenir une série.
reason-others-collect = { $player } a déjà pris { $number } : plus tard, tu pourras peut-être l’ajouter à sa phase.
reason-skips-nobody = Il n’y a personne contre qui le jouer.
reason-top-helps = Tu pourrais avoir { $card }, et ça t’aiderait.
reason-wild-spent = { $cards ->
        [packs] Une autre carte va aussi, et un roi va partout.
       *[colours] Une carte numérotée va aussi, et un joker va partout.
    }
reason-wild-thrown = { $cards ->
        [packs] Un roi
       *[colours] Un joker
    } remplace n’importe quelle carte : jette-le en dernier.

advice-count = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
