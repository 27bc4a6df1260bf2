### The rules: editions, options and their values, and why some of them make no game.

## Editions: a title, and what sets it apart

edition-classic-en = Règles anglaises
    .about = Tu choisis qui passe son tour ; un joker coûte 25 points.
edition-classic-fr = Règles françaises
    .about = Comme les règles anglaises, mais personne ne reçoit deux passe-tours dans une manche.
edition-classic-de = Règles allemandes
    .about = Une phase peut n’avoir que des jokers, un passe-tour se pose devant sa victime, un joker coûte 20 points.
edition-braille-nl = Règles néerlandaises de l’édition en braille
    .about = La phase 3 demande 5 cartes de même valeur, et un passe-tour se pose devant sa victime.
edition-house-nl = Règles maison néerlandaises
    .about = Pas de points ; une carte que tu prends doit être jouée ; les autres continuent pour les places.
edition-house-nl-original = Règles maison néerlandaises, avec les passe-tours et les points d’origine
    .about = Les règles maison avec des points, et des passe-tours posés devant leur victime.

## Options: a name, and what it decides. Values: a name, and what it means.

option-phases = Phases
    .about = Que faut-il poser à chaque phase ?

option-wild_points = Points d’un joker
    .about = Combien te coûte un joker que tu as encore en main à la fin de la manche ?
value-wild_points-20 = 20
    .about = Un joker en main coûte 20 points.
value-wild_points-25 = 25
    .about = Un joker en main coûte 25 points.

option-naturals = Cartes numérotées exigées
    .about = Combien de cartes numérotées faut-il dans une phase, à côté des jokers ?
value-naturals-per-phase = une dans la phase
    .about = Au moins une carte numérotée dans toute la phase ; un de ses groupes peut n’avoir que des jokers.
value-naturals-per-group = une dans chaque groupe
    .about = Au moins une carte numérotée dans chaque groupe de la phase.
value-naturals-none = aucune
    .about = On peut poser une phase rien qu’avec des jokers.

option-skip_style = Jouer un passe-tour
    .about = Où va un passe-tour, et qui touche-t-il ?
value-skip_style-choose = tu choisis
    .about = Le passe-tour va sur la défausse et tu désignes qui passe son tour.
value-skip_style-lay-before = posé devant quelqu’un
    .about = Au lieu de jeter une carte, tu poses le passe-tour devant la personne qui passera son tour.
value-skip_style-next = le joueur suivant
    .about = Le passe-tour va sur la défausse et le joueur suivant passe son tour.

option-skip_returns = Où revient un passe-tour
    .about = Où va le passe-tour posé devant toi, une fois que tu as passé ton tour ?
value-skip_returns-top = dessus
    .about = Le passe-tour va sur le dessus de la défausse.
value-skip_returns-bottom = dessous
    .about = Le passe-tour va sous la défausse.

option-skip_limit = Limite des passe-tours
    .about = Quand peut-on de nouveau jouer un passe-tour contre quelqu’un qui en a déjà reçu un ?
value-skip_limit-one-pending = un à la fois
    .about = Tant qu’un passe-tour t’attend, personne ne peut t’en donner un autre.
value-skip_limit-once-per-round = une fois par tour de table
    .about = Après un passe-tour, tu es tranquille jusqu’au prochain tour de la personne qui l’a joué contre toi.
value-skip_limit-once-per-hand = une fois par manche
    .about = Tu ne peux recevoir qu’un passe-tour par manche.

option-pickup = Prendre dans la défausse
    .about = Faut-il jouer une carte prise dans la défausse ?
value-pickup-free = libre
    .about = Tu peux garder la carte que tu prends.
value-pickup-must-play = à jouer dans le tour
    .about = S’il y a au moins deux cartes dans la défausse, celle que tu prends doit être sur la table avant la fin de ton tour.

option-scoring = Points
    .about = Est-ce qu’on compte les points ?
value-scoring-points = comptés
    .about = Les cartes qui restent en main te coûtent des points.
value-scoring-none = pas comptés
    .about = On gagne en posant la dernière phase avant les autres, sans points.

option-tie_points = Points qui départagent
    .about = Quels points compare-t-on quand plusieurs joueurs finissent dans la même manche ?
value-tie_points-with-this-hand = avec cette manche
    .about = On compare les totaux, dernière manche comprise.
value-tie_points-before-this-hand = avant cette manche
    .about = On compare les totaux d’avant la dernière manche.

option-tie_break = Encore à égalité
    .about = Que se passe-t-il quand les points qui départagent sont égaux ?
value-tie_break-replay = on rejoue
    .about = Les joueurs à égalité rejouent la dernière phase ; le premier qui vide sa main gagne.
value-tie_break-shared = place partagée
    .about = Les joueurs à égalité partagent la place.

option-play_on = Continuer
    .about = Est-ce que les autres continuent pour les places quand quelqu’un a gagné ?
value-play_on-true = oui
    .about = Les autres continuent jusqu’à ce qu’il n’en reste qu’un.
value-play_on-false = non
    .about = La partie finit dès que quelqu’un a gagné.

option-advance = Changer de phase
    .about = Quand passes-tu à la phase suivante ?
value-advance-on-completion = quand tu l’as posée
    .about = Tu vises une phase jusqu’à ce que tu l’aies posée.
value-advance-every-hand = à chaque manche
    .about = Une manche par phase : ensuite, tout le monde passe à la suivante, et le plus petit total gagne.

option-selection = Phases jouées
    .about = Quelles phases joue-t-on ?
value-selection-all = toutes
    .about = On joue toutes les phases.
value-selection-first-N = { $count ->
    [one] la première
   *[other] les { $count } premières
}
    .about = { $count ->
        [one] On ne joue que la première phase.
       *[other] On joue les { $count } premières phases.
    }
value-selection-even = paires
    .about = On joue les phases 2, 4, 6 et ainsi de suite.
value-selection-odd = impaires
    .about = On joue les phases 1, 3, 5 et ainsi de suite.
value-selection-list = phases { $numbers }
    .about = { $count ->
        [one] Seule cette phase est jouée : { $numbers }.
       *[other] Seules ces phases sont jouées : { $numbers }.
    }

option-order = Ordre des phases
    .about = Est-ce qu’on fait les phases l’une après l’autre ?
value-order-in-order = l’une après l’autre
    .about = Tu vises la première phase que tu n’as pas encore posée.
value-order-any = au choix
    .about = À chaque manche, tu poses celle que tu veux parmi les phases qui te restent à faire.

option-knocking = Toquer
    .about = Peux-tu réclamer une carte que quelqu’un d’autre vient de jeter ?
value-knocking-false = non
    .about = Seul le joueur dont c’est le tour prend dans la défausse.
value-knocking-true = oui
    .about = Avant que le joueur suivant prenne une carte, tous les autres peuvent toquer pour celle qui vient d’être jetée ; qui l’obtient joue un tour, et le jeu continue à partir de là.

option-cards = Cartes
    .about = Comment les cartes sont-elles nommées et dessinées ?
value-cards-colours = quatre couleurs
    .about = Des cartes de quatre couleurs, numérotées de 1 à 12, avec des jokers, qui remplacent n’importe quelle carte, et des passe-tours.
value-cards-packs = jeux ordinaires
    .about = Deux jeux ordinaires : l’as vaut 1, le valet 11, la dame 12 ; cœur, pique, trèfle et carreau sont les couleurs. Ce sont les rois qui remplacent n’importe quelle carte ; les jokers de ces jeux, eux, ne remplacent rien : ils servent de passe-tours.

## Why these options make no game

problem-unknown-edition = { $nearest ->
    [none] Il n’y a pas d’édition « { $edition } » ; « decaphase rules » donne la liste de celles qui existent.
   *[other] Il n’y a pas d’édition « { $edition } ». Voulais-tu dire « { $nearest } » ?
}
problem-unknown-option = { $nearest ->
    [none] Il n’y a pas d’option « { $option } » ; « decaphase rules classic-en » donne la liste de celles qui existent.
   *[other] Il n’y a pas d’option « { $option } ». Voulais-tu dire « { $nearest } » ?
}
problem-not-a-value = { $option } ne peut pas être « { $value } » ; les valeurs possibles : { $values }.
problem-option-without-value = « { $text } » : une option se donne avec sa valeur, comme pickup=must-play.
problem-option-twice = L’option { $option } est donnée deux fois ; laquelle des deux doit compter ?

problem-options-clash = { $one } ne va pas avec { $other } ; change l’un des deux.
problem-skip-returns-idle = skip_returns = { $value } dit où va un passe-tour posé devant un joueur, mais avec skip_style = { $style }, aucun ne l’est ; mets aussi skip_style = lay-before, ou enlève skip_returns.

problem-bad-selection = selection ne peut pas être « { $value } » ; c’est all, even, odd, first-1 à first-10, ou une liste de numéros de phases comme [2, 5, 8].
problem-first-too-many = { $value } : il n’y a que dix phases, choisis donc entre first-1 et first-10.
problem-first-none = { $value } : il faut jouer au moins une phase, choisis donc entre first-1 et first-10.
problem-selection-empty = selection = [] : la liste ne nomme aucune phase ; il faut en jouer au moins une.
problem-selection-leaves-none = { $count ->
    [one] selection = { $value } ne laisse aucune phase à jouer : la liste des phases n’en a qu’une.
   *[other] selection = { $value } ne laisse aucune phase à jouer : la liste des phases n’en a que { $count }.
}
problem-not-a-phase-number = selection = { $value } : { $number } n’est pas le numéro d’une phase ; les phases vont de 1 à 10.
problem-no-such-phase = { $count ->
    [one] selection = { $value } : il n’y a pas de phase { $number } ; la liste n’a qu’une phase.
   *[other] selection = { $value } : il n’y a pas de phase { $number } ; la liste n’a que { $count } phases.
}
problem-selection-not-rising = selection = { $value } : { $number } vient après { $before } ; nomme chaque phase une seule fois, les plus petits numéros d’abord.

problem-phases-not-a-list = phases ne peut pas être « { $value } » ; c’est une liste comme ["set 3 + set 3", "run 5 + colour 4"].
problem-phases-count = { $count ->
    [0] La liste des phases est vide ; il en faut de 1 à 10.
    [one] La liste a une phase ; il en faut de 1 à 10.
   *[other] La liste a { $count } phases ; il en faut de 1 à 10.
}
problem-phase-not-text = La phase { $number } ne peut pas être « { $value } » ; une phase s’écrit comme "set 3 + run 4".
problem-phase-groups = La phase { $number }, « { $phase } », a { $count } groupes ; une phase en a trois au plus.
problem-phase-too-big = La phase { $number }, « { $phase } », demande { $cards } cartes ; personne n’en tient jamais plus de 11.
problem-bad-group = Phase { $number }, « { $phase } » : « { $group } » n’est pas un groupe ; un groupe est une série (set), une suite (run) ou une couleur (colour) avec sa taille, comme "set 3", "run 4" ou "colour 7".
problem-group-too-small = Phase { $number } : « { $group } » est trop petit ; { $kind ->
    [run] une suite
    [set] une série
   *[colour] un groupe de couleur
} prend au moins { $least } cartes.
problem-run-too-long = Phase { $number } : « { $group } » est trop long ; une suite va au plus de 1 à 12.
