### The rulebook of a table: `decaphase rules NAME --book`. Each rule is one message, said in one place.
### `$cards` is how the cards of the table are named; every message of this file has it. At a table with ordinary
### packs the wild is called by its card, the king; a skip stays a passe-tour, and the book says that jokers are those.

book-title = Les règles de cette table : { $edition }
book-contents = Sommaire
book-heading = { $number }. { $heading }
book-example = Exemple : { $about }
book-silent = Le livret ne tranche pas ; ici, on joue ainsi :
book-here = À cette table : { $rule }
book-edition = L’édition dit : { $rule }
book-edition-silent = L’édition n’a pas besoin de règle pour cela.
book-here-phases = À cette table, on joue ces phases :
book-edition-phases = L’édition a ces phases, là où elles diffèrent :
book-wild = { $cards ->
    [packs] roi
   *[colours] joker
}
book-wilds = { $cards ->
    [packs] rois
   *[colours] jokers
}

## Chapters

heading-about = Ce livret
heading-aim = Le but du jeu
heading-need = Ce qu’il vous faut
heading-phases = Les phases
heading-groups = De quoi une phase est faite
heading-wilds = { $cards ->
    [packs] Les rois
   *[colours] Les jokers
}
heading-deal = La donne
heading-turn = Ton tour
heading-draw = Prendre une carte
heading-lay = Poser ta phase
heading-hit = Ajouter des cartes
heading-discard = Jeter une carte
heading-skips = Les passe-tours
heading-knocking = Toquer
heading-empty = Quand la pioche est vide
heading-end = La fin d’une manche
heading-points = Les points
heading-win = Gagner la partie
heading-pause = Interrompre une partie

## What this is

clause-about = Dans ce jeu de cartes, tu rassembles les cartes d’une phase, tu la poses sur la table, tu te débarrasses de tes autres cartes et tu passes à la phase suivante.
clause-about-edition = Ce livret raconte, avec nos propres mots, les règles d’une table et d’elle seule. Cette table joue l’édition « { $edition } ».
clause-unofficial = Ce livret n’est pas officiel. Phase 10 est une marque de son propriétaire, citée ici seulement pour dire de quel jeu sont ces règles ; il n’a rien à voir avec ce livret.
clause-departs = { $departures ->
    [one] Sur une règle, cette table s’écarte de son édition. À cet endroit,
   *[other] Sur { $departures } règles, cette table s’écarte de son édition. À ces endroits,
} tu trouves les deux : ce qu’on joue à cette table et ce que dit l’édition.
clause-silences = Aucun livret ne pense à tout. Là où celui de cette édition ne dit rien, ou dit deux choses à la fois, il a fallu choisir ; ces règles viennent après les mots « { book-silent } ».
clause-examples = Les exemples ont été joués avec les règles de cette table, exactement. Tu y es Ann ; après toi, dans le sens des aiguilles d’une montre, viennent Bob puis Cas.

## The aim

clause-aim-points = { $count ->
    [one] Pose ta phase avant que les autres posent la leur.
    [2] Fais les deux phases avant les autres.
   *[other] Fais les { $count } phases avant les autres.
} Garde peu de cartes en main à la fin d’une manche : elles coûtent des points, et les points départagent ceux qui finissent dans la même manche.
clause-aim-none = { $count ->
    [one] Pose ta phase avant que les autres posent la leur.
    [2] Fais les deux phases avant les autres.
   *[other] Fais les { $count } phases avant les autres.
}
clause-aim-every-hand = { $count ->
    [one] Termine l’unique manche de cette partie
   *[other] Termine { $count } manches, une par phase,
} avec le moins de points possible : une carte encore en main à la fin d’une manche coûte des points.
clause-hands = Une partie se joue en plusieurs manches. Une manche va de la donne au moment où quelqu’un n’a plus de cartes.
clause-one-hand = La partie se joue en une manche, de la donne au moment où quelqu’un n’a plus de cartes.

## What you need

clause-players = On joue de deux à six.
clause-reference = Les cartes qui rappellent seulement la liste des phases ne se distribuent pas.
clause-no-colour = { $cards ->
    [packs] La couleur d’un roi ne compte pas.
   *[colours] Si un joker ou un passe-tour est imprimé en couleur, cette couleur ne veut rien dire.
}
clause-sheet-points = Prévoyez du papier et un crayon : pour chaque joueur, une croix par phase faite, les points de chaque manche et leur total.
clause-sheet-none = Prévoyez du papier et un crayon, pour faire une croix à chaque phase faite.

## The phases

column-number = Phase
column-words = Tu poses
column-letters = En lettres
clause-letters = En lettres, chaque groupe se lit pour lui-même.
clause-letters-set = Des lettres égales sont des cartes de même valeur.
clause-letters-run = Des lettres dans l’ordre de l’alphabet sont une suite.
clause-letters-colour = Des étoiles sont des cartes de la même couleur.
clause-counts = Une phase est faite dès que tu la poses, même si c’est quelqu’un d’autre qui termine la manche.
clause-counts-once = Une phase ne compte qu’une fois : une suite plus longue que demandé ne fait pas en plus une phase suivante.
clause-list-silent = La liste des phases : ce livret n’en donne pas, mais tout ce qu’il en dit va avec la liste habituelle, celle d’ici.
clause-list-braille = La liste des phases : le résumé de ce livret demande un carré pour la phase 2, et un de ses exemples une suite de 5 ; nous y voyons deux erreurs.
clause-list-french = La liste des phases : ce livret appelle une fois « phase 9 » celle d’une seule couleur ; nous y voyons une erreur.

## What a phase is made of

clause-set = Une série, ce sont des cartes de même valeur, de n’importe quelles couleurs. Paire, brelan et carré sont des séries de deux, trois et quatre cartes.
clause-run = Une suite, ce sont des cartes dont les nombres se suivent, de n’importe quelles couleurs.
clause-colour = Un groupe de couleur, ce sont des cartes de la même couleur, quels que soient leurs nombres.
clause-no-step = { $cards ->
    [packs] Une suite va au plus de l’as à la dame : après la dame, on ne repart pas à l’as.
   *[colours] Une suite va au plus de 1 à 12 : après 12, on ne repart pas à 1.
}
clause-same-number = Les séries d’une phase peuvent avoir la même valeur : six 10 font deux brelans.
clause-more = Tu peux poser plus de cartes que la phase n’en demande, si chacune va dans un de ses groupes.
clause-no-more-groups = On ne pose jamais plus de groupes que la phase n’en a : une troisième série n’entre pas dans une phase de deux séries.

## Wilds

clause-wild-number = Un { book-wild } remplace, dans une série ou une suite, le nombre dont tu as besoin.
clause-wild-colour = Dans un groupe de couleur, un { book-wild } a la couleur dont tu as besoin.
clause-wild-stays = Ce qu’un { book-wild } représente quand on le pose, il le reste jusqu’à la fin de la manche. Personne ne le reprend ni ne l’échange contre la vraie carte.
clause-wild-hit = Quand ta phase est sur la table, tu peux ajouter un { book-wild } à n’importe quel groupe.
clause-wild-ends = Dans une suite, un { book-wild } s’ajoute à un bout libre : avant la plus petite carte ou après la plus grande. Une suite de 1 à 12 est complète.
clause-all-wild = Si tu poses un groupe qui n’a que des { book-wilds }, tu dis ce qu’il représente.
clause-wild-no-skip = Un { book-wild } ne sert jamais de passe-tour.

## Dealing

clause-shuffle = Avant chaque manche, on mélange de nouveau toutes les cartes.
clause-ten = Celui qui distribue donne dix cartes à tout le monde, faces cachées.
clause-one-at-a-time = Les cartes se donnent une par une.
clause-clockwise = On distribue dans le sens des aiguilles d’une montre, en commençant à gauche de celui qui distribue.
clause-turn-up = Les autres cartes forment la pioche, face cachée, au milieu. On retourne la première à côté : c’est le début de la défausse.
clause-first = Le joueur à gauche de celui qui distribue commence, et distribuera la manche suivante. On joue dans le sens des aiguilles d’une montre.
clause-deal-passes = Si celui qui devrait distribuer ne joue pas la manche suivante, la donne passe au premier joueur à sa gauche qui la joue.
clause-skip-up = Si la carte retournée est un passe-tour, celui qui devrait commencer passe ce tour.
clause-wild-up = Si la carte retournée est un { book-wild }, celui qui commence peut le prendre.

## Your turn

clause-steps = Un tour a quatre étapes :
clause-step-draw = Prendre : tu prends une carte.
clause-step-lay = Poser : si tu as les cartes de ta phase, tu peux la poser.
clause-step-hit = Ajouter : si ta phase est sur la table, tu peux ajouter des cartes à toutes les phases posées.
clause-step-discard = Jeter : tu finis ton tour en mettant une carte sur la défausse.

## Drawing

clause-draw = Tu prends une carte, au choix : celle du dessus de la pioche ou celle du dessus de la défausse.
clause-draw-no-skip = On ne prend jamais un passe-tour dans la défausse.
clause-draw-wild = Un { book-wild } jeté par quelqu’un se prend comme toute autre carte.

## Laying, hitting, discarding

clause-lay = Quand tu as en main toutes les cartes de ta phase, tu peux la poser, faces visibles, sur la table. Tu poses tous ses groupes à la fois, rien qu’avec les cartes de ta main.
clause-lay-once = On pose une seule phase par manche.
clause-lay-may = On n’est jamais obligé de poser : tu peux attendre.
clause-hit = Dès que ta phase est sur la table, et même dans ce tour-là, tu peux ajouter des cartes de ta main aux phases posées, la tienne ou celles des autres, autant que tu veux.
clause-hit-set = À une série s’ajoute une carte de même valeur.
clause-hit-run = À une suite s’ajoute le nombre juste avant sa plus petite carte, ou juste après sa plus grande.
clause-hit-colour = À un groupe de couleur s’ajoute une carte de sa couleur.
clause-discard = Tu finis ton tour en jetant une carte, face visible, sur la défausse. Si tu as posé ou ajouté ta dernière carte, il n’y a rien à jeter.

## Skips

clause-skip-jokers = Les jokers sont les passe-tours.
clause-skip-never = Un passe-tour ne fait jamais partie d’une phase, et ne s’ajoute jamais à une phase.
clause-skip-lies = Tant que le tour n’est pas passé, le passe-tour reste devant ce joueur et n’est ni dans la pioche ni dans la défausse.
clause-skip-empty-pile = Si la défausse est vide parce que sa seule carte a été prise et qu’un passe-tour a été posé devant quelqu’un, le joueur suivant ne peut que piocher.
clause-skip-round = Si celui qui a joué le passe-tour doit lui-même passer son tour, ce tour compte aussi comme un nouveau tour.
clause-skip-round-knock = Un tour obtenu en toquant compte aussi ; être sauté parce que quelqu’un a toqué ne compte pas.
clause-skip-waiting = Tant qu’un passe-tour attend un joueur, personne ne peut lui en donner un autre.
clause-skip-up-free = Un passe-tour retourné au début ne compte pas pour cette limite : personne ne l’a joué.
clause-skip-self = On ne joue pas un passe-tour contre soi-même.
clause-skip-must-name = Si quelqu’un peut recevoir le passe-tour, il faut choisir quelqu’un. Si personne ne le peut, tu jettes simplement le passe-tour, et il ne se passe rien.
clause-skip-two = À deux, jouer un passe-tour veut dire rejouer tout de suite.
clause-skip-last = Un passe-tour peut être ta dernière carte. Tu le jettes, personne ne passe son tour, et la manche est finie.

## Knocking

clause-knock-next = Le joueur suivant peut toquer aussi.
clause-knock-first = Le premier qui toque a la carte. Si personne n’en veut, le joueur suivant prend une carte comme d’habitude, où il veut.
clause-knock-before-skip = Toquer vient d’abord ; un passe-tour en attente ne joue qu’ensuite.
clause-knock-twice = Celui qui a toqué en dernier ne peut pas toquer aussi la fois suivante, sauf s’il a eu entre-temps un tour ordinaire. Un tour passé n’en est pas un.
clause-knock-skipped = Celui qui a encore un tour à passer ne peut pas toquer.
clause-knock-not = On ne toque ni pour un passe-tour, ni pour la carte retournée au début, ni pour la dernière carte jetée d’une manche.
clause-knock-must-play = Une carte pour laquelle tu toques doit être jouée dans ce tour, comme toute carte prise dans la défausse, sauf si elle y était seule. Si tu ne peux pas la jouer, tu ne peux pas toquer.

## When the deck runs out

clause-reshuffle = Si tu pioches et que la pioche est vide, on mélange toutes les cartes qui sont sous la première de la défausse : c’est la nouvelle pioche. La carte du dessus reste en place.
clause-blocked-points = S’il n’y a rien du tout à prendre, pas même une carte du dessus qu’on aurait le droit de prendre, la manche finit sans gagnant, et tout le monde compte les cartes de sa main.
clause-blocked-none = S’il n’y a rien du tout à prendre, pas même une carte du dessus qu’on aurait le droit de prendre, la manche finit sans que personne ait vidé sa main.

## The end of a hand

clause-end = La manche finit dès que quelqu’un n’a plus de cartes, en posant, en ajoutant ou en jetant : il a vidé sa main.
clause-end-cross = À la fin de la manche, ceux qui ont posé leur phase la cochent ; les autres { $advance ->
    [every-hand] ne la cochent pas.
   *[on-completion] réessaieront.
}

## Points

column-card = Carte en main
column-points = Points
points-low = { $cards ->
    [packs] de l’as au 9
   *[colours] de 1 à 9
}
points-high = { $cards ->
    [packs] 10, valet, dame
   *[colours] de 10 à 12
}
points-skip = { $cards ->
    [packs] passe-tour (joker)
   *[colours] passe-tour
}
points-wild = { book-wild }
clause-out-zero = Celui qui a vidé sa main ne prend pas de points.
clause-ranking = Pendant la partie, on est devant avec plus de phases faites ; à égalité de phases, avec moins de points.

## Winning

clause-win = Celui qui a fait la dernière phase à la fin d’une manche gagne.
clause-win-any = Celui qui a coché toutes les phases à la fin d’une manche gagne.
clause-win-none = Le premier qui fait la dernière phase gagne.
clause-win-none-any = Le premier qui a coché toutes les phases gagne.
clause-win-every-hand = Après la dernière manche, le plus petit total de points gagne.
clause-played-out = La manche où quelqu’un fait la dernière phase se joue toujours jusqu’au bout.
clause-replay = Seuls ceux qui sont à égalité pour la victoire jouent cette manche de départage ; les autres regardent. Elle se joue pour la phase de plus grand numéro, et le premier qui vide sa main gagne, quels que soient les points, qu’on note tout de même. Les autres joueurs à égalité partagent la place suivante. Si personne ne peut vider sa main, on rejoue la manche.
clause-laid-first = Si plusieurs joueurs finissent dans la même manche, celui qui a posé le premier est devant.
clause-equal-totals = Des totaux égaux partagent une place.
clause-play-on-leave = Celui qui a une place quitte la table ; les autres jouent jusqu’à ce qu’il n’en reste qu’un.
clause-replay-first = S’il y a égalité pour la victoire, la manche de départage vient d’abord ; ensuite, les autres continuent. Une égalité pour une autre place se partage.
clause-places-points = Les places : d’abord ceux qui ont fini, selon les points comparés ; puis les autres, selon le nombre de phases faites, puis selon leurs points. À égalité, on partage la place.
clause-places-none = Les places : d’abord ceux qui ont fini ; puis les autres, selon le nombre de phases faites. À égalité, on partage la place.

## Putting a game away

clause-pause-points = Entre deux manches, vous pouvez ranger la partie et la reprendre un autre jour. Gardez la feuille avec les croix et les points, et notez qui distribue ensuite.
clause-pause-none = Entre deux manches, vous pouvez ranger la partie et la reprendre un autre jour. Gardez la feuille avec les croix, et notez qui distribue ensuite.

## Examples: what they show, and how they are told

example-extra-cards = plus de cartes que demandé
example-third-set = une troisième série
example-equal-sets = six cartes de même valeur
example-wild-in-run = un { book-wild } dans une suite
example-wild-stays = personne n’échange un { book-wild }
example-all-wild-group = un groupe qui n’a que des { book-wilds }
example-all-wild-group-refused = un groupe qui n’a que des { book-wilds }
example-all-wild-phase = rien que des { book-wilds }
example-all-wild-phase-refused = rien que des { book-wilds }
example-both-ends = une suite grandit des deux côtés
example-no-step = après 12, il n’y a plus rien
example-skip-from-discard = un passe-tour sur la défausse
example-skip-chosen = choisir qui passe son tour
example-skip-laid-top = un passe-tour posé devant quelqu’un
example-skip-laid-bottom = un passe-tour posé devant quelqu’un
example-skip-next = le joueur suivant passe son tour
example-skip-waiting = un deuxième passe-tour
example-skip-once-a-round = un deuxième passe-tour dans le même tour de table
example-skip-once-a-hand = un deuxième passe-tour dans la même manche
example-skip-two-players = à deux
example-skip-two-players-next = à deux
example-skip-last = un passe-tour en dernière carte
example-must-play = prendre une carte pour la jouer
example-must-play-refused = une carte qu’on ne peut pas jouer
example-knock = toquer
example-go-out-by-laying = vider sa main en posant
example-points-20 = compter les points
example-points-25 = compter les points
example-tie-with-this-hand = deux joueurs finissent
example-tie-before-this-hand = deux joueurs finissent
example-tie-replay = encore à égalité
example-tie-shared = encore à égalité
example-laid-first = deux joueurs finissent

story-phase = Tu vises la phase { $phase } : { $groups }.
story-hold = Tu as en main : { $held }.
story-holds = { $player } a en main : { $held }.
story-down = { $own ->
    [yes] Tu as posé la phase { $phase }.
   *[no] { $player } a posé la phase { $phase }.
}
story-laid-first = { $own ->
    [yes] C’est toi qui as posé en premier.
   *[no] C’est { $player } qui a posé en premier.
}
story-table = Sur la table, { $group } : { $held }.
story-pile = { $count ->
    [one] La défausse n’a qu’une carte : { $card }.
   *[other] La défausse a { $count } cartes, avec sur le dessus : { $card }.
}
story-skipped = { $player } a déjà reçu un passe-tour, joué par { $by }.
story-waiting = { $player } a déjà un passe-tour qui l’attend.
story-scores = Les points avant cette manche : { $scores }.
story-score = { $player } { $points }
story-not-allowed = Pas permis : { $action } { $why }
story-pile-after = { $where ->
    [top] Le passe-tour est maintenant sur le dessus de la défausse.
   *[bottom] Le passe-tour est maintenant tout en bas de la défausse.
}
why-does-not-fit = La carte ne va pas là.
why-cannot-play-it = La carte ne pourrait pas arriver sur la table dans ce tour.
why-natural-needed = Il manque une carte numérotée.
why-natural-in-each-group = Il faut une carte numérotée dans chaque groupe.
