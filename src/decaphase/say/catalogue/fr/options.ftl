### The options: everything that is said of each.
### `option-NAME` is its name, `value-NAME-VALUE` that of a value, each with what it is about; `rule-NAME-VALUE` is the
### rule as the rulebook has it, and `problem-…` why a move is not legal at a table that plays so.
### `$cards` is how the cards of the table are named.

rule-wild = { $cards ->
    [packs] roi
   *[colours] joker
}
rule-wilds = { $cards ->
    [packs] rois
   *[colours] jokers
}

option-phases = Phases
    .about = Que faut-il poser à chaque phase ?

option-wild_points = Points d’un joker
    .about = Combien te coûte un joker que tu as encore en main à la fin de la manche ?
value-wild_points-20 = 20
    .about = Un joker en main coûte 20 points.
rule-wild_points-20 = Un { rule-wild } en main coûte 20 points.
value-wild_points-25 = 25
    .about = Un joker en main coûte 25 points.
rule-wild_points-25 = Un { rule-wild } en main coûte 25 points.

option-naturals = Cartes numérotées exigées
    .about = Combien de cartes numérotées faut-il dans une phase, à côté des jokers ?
value-naturals-per-phase = une dans la phase
    .about = Au moins une carte numérotée dans toute la phase ; un de ses groupes peut n’avoir que des jokers.
rule-naturals-per-phase = Il faut au moins une carte numérotée dans ta phase. Un de ses groupes peut n’avoir que des { rule-wilds }, s’il y a une carte numérotée dans un autre.
value-naturals-per-group = une dans chaque groupe
    .about = Au moins une carte numérotée dans chaque groupe de la phase.
rule-naturals-per-group = Il faut au moins une carte numérotée dans chaque groupe de ta phase.
value-naturals-none = aucune
    .about = On peut poser une phase rien qu’avec des jokers.
rule-naturals-none = Aucune carte numérotée n’est exigée : tu peux poser une phase rien qu’avec des { rule-wilds }.
problem-natural-needed = Une phase a besoin d’au moins une carte qui n’est pas un { $cards ->
        [packs] roi
       *[colours] joker
    }.
problem-natural-in-each-group = À cette table, chaque groupe a besoin d’au moins une carte qui n’est pas un { $cards ->
        [packs] roi
       *[colours] joker
    } ; le groupe { $group } n’en a pas.

option-skip_style = Jouer un passe-tour
    .about = Où va un passe-tour, et qui touche-t-il ?
value-skip_style-choose = tu choisis
    .about = Le passe-tour va sur la défausse et tu désignes qui passe son tour.
rule-skip_style-choose = Pour jouer un passe-tour, tu le jettes et tu désignes un joueur, qui passera son prochain tour.
value-skip_style-lay-before = posé devant quelqu’un
    .about = Au lieu de jeter une carte, tu poses le passe-tour devant la personne qui passera son tour.
rule-skip_style-lay-before = Pour jouer un passe-tour, tu le poses devant un joueur, au lieu de jeter une carte. Ce joueur passera son prochain tour.
value-skip_style-next = le joueur suivant
    .about = Le passe-tour va sur la défausse et le joueur suivant passe son tour.
rule-skip_style-next = Pour jouer un passe-tour, tu le jettes. Le joueur suivant passe son tour ; tu ne choisis pas qui.
problem-next-player-is-skipped = À cette table, un { $cards ->
        [packs] joker
       *[colours] passe-tour
    } touche toujours le joueur suivant : on ne désigne personne.

option-skip_returns = Où revient un passe-tour
    .about = Où va le passe-tour posé devant toi, une fois que tu as passé ton tour ?
value-skip_returns-top = dessus
    .about = Le passe-tour va sur le dessus de la défausse.
rule-skip_returns-top = Une fois le tour passé, le passe-tour va sur le dessus de la défausse.
value-skip_returns-bottom = dessous
    .about = Le passe-tour va sous la défausse.
rule-skip_returns-bottom = Une fois le tour passé, le passe-tour va sous la défausse, tout en bas.

option-skip_limit = Limite des passe-tours
    .about = Quand peut-on de nouveau jouer un passe-tour contre quelqu’un qui en a déjà reçu un ?
value-skip_limit-one-pending = un à la fois
    .about = Tant qu’un passe-tour t’attend, personne ne peut t’en donner un autre.
rule-skip_limit-one-pending = Tant qu’un passe-tour attend un joueur, personne ne peut lui en donner un autre.
value-skip_limit-once-per-round = une fois par tour de table
    .about = Après un passe-tour, tu es tranquille jusqu’au prochain tour de la personne qui l’a joué contre toi.
rule-skip_limit-once-per-round = Après un passe-tour, tu es tranquille pour un tour de table : personne ne peut en jouer un autre contre toi tant qu’un nouveau tour de celui qui l’a joué n’a pas commencé.
value-skip_limit-once-per-hand = une fois par manche
    .about = Tu ne peux recevoir qu’un passe-tour par manche.
rule-skip_limit-once-per-hand = On ne peut recevoir qu’un passe-tour par manche.
problem-victim-skipped-this-round = Pendant ce tour de table, on a déjà fait passer son tour à { $victim } ; désigne quelqu’un d’autre.
problem-victim-skipped-this-hand = Dans cette manche, on a déjà fait passer son tour à { $victim } ; désigne quelqu’un d’autre.

option-pickup = Prendre dans la défausse
    .about = Faut-il jouer une carte prise dans la défausse ?
value-pickup-free = libre
    .about = Tu peux garder la carte que tu prends.
rule-pickup-free = Une carte prise dans la défausse peut rester dans ta main, comme une carte piochée.
value-pickup-must-play = à jouer dans le tour
    .about = S’il y a au moins deux cartes dans la défausse, celle que tu prends doit être sur la table avant la fin de ton tour.
rule-pickup-must-play = Tant que la défausse n’a qu’une carte, tu peux la prendre librement. À partir de deux cartes, tu ne peux prendre celle du dessus que si cette carte, ou celle qui est exactement pareille, est sur la table avant la fin de ton tour, dans ta phase ou ajoutée à un groupe. Entre-temps, tu ne joues rien qui l’empêche. S’il y a un trou dans une suite, tu peux d’abord le boucher.
problem-cannot-play-it = À cette table, on ne prend une carte de la défausse que si elle arrive sur la table dans le même tour, et { $top } ne le peut pas ; laisse cette carte où elle est.
problem-taken-card-stranded = Après cela, { $taken } ne pourrait plus arriver sur la table, et il le faut : cette carte a été prise dans la défausse.
problem-taken-card-first = Avant la fin du tour, { $taken } doit être sur la table : cette carte a été prise dans la défausse.

option-scoring = Points
    .about = Est-ce qu’on compte les points ?
value-scoring-points = comptés
    .about = Les cartes qui restent en main te coûtent des points.
rule-scoring-points = À la fin d’une manche, les cartes que tu as encore en main te coûtent des points.
value-scoring-none = pas comptés
    .about = On gagne en posant la dernière phase avant les autres, sans points.
rule-scoring-none = On ne compte pas de points.

option-tie_points = Points qui départagent
    .about = Quels points compare-t-on quand plusieurs joueurs finissent dans la même manche ?
value-tie_points-with-this-hand = avec cette manche
    .about = On compare les totaux, dernière manche comprise.
rule-tie_points-with-this-hand = Si plusieurs joueurs finissent dans la même manche, celui d’entre eux qui a le moins de points gagne. Les points de cette dernière manche comptent.
value-tie_points-before-this-hand = avant cette manche
    .about = On compare les totaux d’avant la dernière manche.
rule-tie_points-before-this-hand = Si plusieurs joueurs finissent dans la même manche, celui d’entre eux qui a le moins de points gagne. On compare les totaux d’avant cette manche ; les points de cette dernière manche n’y comptent pas.

option-tie_break = Encore à égalité
    .about = Que se passe-t-il quand les points qui départagent sont égaux ?
value-tie_break-replay = on rejoue
    .about = Les joueurs à égalité rejouent la dernière phase ; le premier qui vide sa main gagne.
rule-tie_break-replay = S’ils sont encore à égalité, ils jouent une fois de plus pour la dernière phase, et le premier d’entre eux qui vide sa main gagne.
value-tie_break-shared = place partagée
    .about = Les joueurs à égalité partagent la place.
rule-tie_break-shared = S’ils sont encore à égalité, ils gagnent ensemble.

option-play_on = Continuer
    .about = Est-ce que les autres continuent pour les places quand quelqu’un a gagné ?
value-play_on-true = oui
    .about = Les autres continuent jusqu’à ce qu’il n’en reste qu’un.
rule-play_on-true = Quand quelqu’un a gagné, les autres continuent pour les places.
value-play_on-false = non
    .about = La partie finit dès que quelqu’un a gagné.
rule-play_on-false = Quand quelqu’un a gagné, la partie est finie.

option-advance = Changer de phase
    .about = Quand passes-tu à la phase suivante ?
value-advance-on-completion = quand tu l’as posée
    .about = Tu vises une phase jusqu’à ce que tu l’aies posée.
rule-advance-on-completion = Tu vises une phase jusqu’à ce que tu l’aies posée ; si tu n’y arrives pas dans cette manche, tu réessaies dans la suivante.
value-advance-every-hand = à chaque manche
    .about = Une manche par phase : ensuite, tout le monde passe à la suivante, et le plus petit total gagne.
rule-advance-every-hand = Il y a une manche par phase. Ensuite, tout le monde passe à la phase suivante, qu’on ait posé celle-ci ou non.

option-selection = Phases jouées
    .about = Quelles phases joue-t-on ?
value-selection-all = toutes
    .about = On joue toutes les phases.
rule-selection-all = On joue toutes les phases.
value-selection-first-N = { $count ->
    [one] la première
   *[other] les { $count } premières
}
    .about = { $count ->
        [one] On ne joue que la première phase.
       *[other] On joue les { $count } premières phases.
    }
rule-selection-first-N = { $count ->
    [one] On ne joue que la première phase.
   *[other] On ne joue que les { $count } premières phases.
}
value-selection-even = paires
    .about = On joue les phases 2, 4, 6 et ainsi de suite.
rule-selection-even = On ne joue que les phases de numéro pair.
value-selection-odd = impaires
    .about = On joue les phases 1, 3, 5 et ainsi de suite.
rule-selection-odd = On ne joue que les phases de numéro impair.
value-selection-list = phases { $numbers }
    .about = { $count ->
        [one] Seule cette phase est jouée : { $numbers }.
       *[other] Seules ces phases sont jouées : { $numbers }.
    }
rule-selection-list = On ne joue que les phases de cette liste : { $numbers }.

option-order = Ordre des phases
    .about = Est-ce qu’on fait les phases l’une après l’autre ?
value-order-in-order = l’une après l’autre
    .about = Tu vises la première phase que tu n’as pas encore posée.
rule-order-in-order = Tu fais tes phases l’une après l’autre : tu vises toujours la première que tu n’as pas encore faite.
value-order-any = au choix
    .about = À chaque manche, tu poses celle que tu veux parmi les phases qui te restent à faire.
rule-order-any = L’ordre de tes phases est libre. À chaque manche, tu peux poser n’importe quelle phase que tu n’as pas encore faite, et tu dis laquelle c’est. Elle est cochée aussitôt ; les cartes qu’on y ajoute plus tard n’en font jamais une autre.
problem-name-the-phase = À cette table, les phases se font dans n’importe quel ordre : dis laquelle est posée, comme dans « lay 4: … ».
problem-phase-done = { $player } a déjà fait la phase { $phase } ; il faut en poser une qui reste à faire.

option-knocking = Toquer
    .about = Peux-tu réclamer une carte que quelqu’un d’autre vient de jeter ?
value-knocking-false = non
    .about = Seul le joueur dont c’est le tour prend dans la défausse.
rule-knocking-false = Seul le joueur dont c’est le tour prend une carte dans la défausse.
value-knocking-true = oui
    .about = Avant que le joueur suivant prenne une carte, tous les autres peuvent toquer pour celle qui vient d’être jetée ; qui l’obtient joue un tour, et le jeu continue à partir de là.
rule-knocking-true = Quand quelqu’un a jeté une carte et que le joueur suivant n’en a pas encore pris, tous les autres peuvent toquer pour elle. Celui qui toque prend cette carte au lieu d’en prendre une autre et joue un tour entier, en jetant une carte à la fin. Le jeu continue à sa gauche. Ceux qui ont été sautés ne perdent rien d’autre, et un passe-tour qui attend l’un d’eux l’attend toujours.
problem-no-knocking = On ne toque pas à cette table : l’option knocking n’est pas activée.
problem-nothing-to-claim = En ce moment, il n’y a pas de carte pour laquelle toquer, ni à laisser passer.
problem-own-discard = { $player } a jeté cette carte et ne peut pas toquer pour la reprendre.
problem-knocked-last = { $player } a toqué la dernière fois, et pourra toquer de nouveau après son prochain tour, ou quand quelqu’un d’autre aura toqué.
problem-skipped-may-not-knock = { $player } a un tour à passer, et ne peut pas toquer avant.
problem-already-passed = { $player } a déjà laissé passer cette carte.

option-cards = Cartes
    .about = Comment les cartes sont-elles nommées et dessinées ?
value-cards-colours = quatre couleurs
    .about = Des cartes de quatre couleurs, numérotées de 1 à 12, avec des jokers, qui remplacent n’importe quelle carte, et des passe-tours.
rule-cards-colours = On joue avec 108 cartes : les nombres de 1 à 12, chacun deux fois dans chacune des quatre couleurs, plus 8 jokers et 4 passe-tours.
value-cards-packs = jeux ordinaires
    .about = Deux jeux ordinaires : l’as vaut 1, le valet 11, la dame 12 ; cœur, pique, trèfle et carreau sont les couleurs. Ce sont les rois qui remplacent n’importe quelle carte ; les jokers de ces jeux, eux, ne remplacent rien : ils servent de passe-tours.
rule-cards-packs = On joue avec deux jeux de cartes ordinaires, jokers compris : 108 cartes en tout. L’as vaut 1, le valet 11 et la dame 12 ; cœur, pique, trèfle et carreau sont les couleurs. Les 8 rois remplacent n’importe quelle carte numérotée. Les 4 jokers sont les passe-tours : avec eux, tu fais passer son tour à quelqu’un.
