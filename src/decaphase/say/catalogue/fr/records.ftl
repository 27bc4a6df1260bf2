### Records: what the referee prints, and why a file is not a record.

## What `decaphase check` prints (a record that holds is “FILE: ok”)

check-illegal = { $file } : manche { $hand }, action { $action }, « { $text } » : { $code } : { $message }
check-wrong = { $file } : { $code } : { $message }
check-at = { $place } : { $sentence }
check-place-hand = manche { $hand }
check-place-in-hand = manche { $hand }, { $inside }
check-place-seat = { $field }, siège { $seat }
check-place-item = { $field }, numéro { $item }

problem-expectation-failed = { $field ->
    [refused] Cette partie notée aurait dû être refusée, mais elle est valable.
    [illegal] { $found ->
        [legal] Cette action n’aurait pas dû être permise, mais elle l’est.
       *[other] L’action { $expected } de la dernière manche n’aurait pas dû être permise, mais la manche n’en compte que { $found }.
    }
    [legal] « { $expected } » aurait dû être permis, mais ne l’est pas ({ $found }).
    [not_legal] « { $expected } » n’aurait pas dû être permis, mais l’est.
   *[other] Pour { $field }, on attendait { $expected }, mais c’est { $found }.
}

## Files

problem-no-such-file = Ce fichier n’existe pas ; son nom est-il bien écrit ?
problem-is-a-folder = C’est un dossier ; nomme les fichiers des parties notées qu’il contient.
problem-may-not-read = Tu n’as pas le droit de lire ce fichier ; demande à son propriétaire, ou change ses droits d’accès.
problem-cannot-open = Ce fichier ne peut pas être ouvert.
problem-file-exists = { $file } existe déjà et contient autre chose ; rien n’y a été changé. Choisis un autre dossier, ou déplace le fichier.
problem-cannot-write = { $file } ne peut pas être écrit ; son dossier existe-t-il, et as-tu le droit d’y écrire ?
problem-too-big = C’est trop gros pour une partie notée, qui fait { $most } mégaoctets au plus.
problem-not-utf-8 = La ligne { NUMBER($line, useGrouping: 0) } n’est pas du texte en UTF-8 ; enregistre le fichier en UTF-8.
problem-not-toml = La ligne { NUMBER($line, useGrouping: 0) }{ $column ->
    [0] {""}
   *[other] , colonne { NUMBER($column, useGrouping: 0) },
} ne peut pas être lue comme du TOML : { $hint ->
    [unclosed-list] il manque une virgule juste avant, ou le ] qui ferme la liste.
    [unclosed-text] un texte n’est pas fermé ; mets un guillemet droit (") à la fin.
    [bad-character] il y a là un caractère qui n’a rien à y faire.
    [backslash] dans un texte, une barre oblique inverse commence un caractère spécial ; écris \\ pour la barre elle-même.
    [no-equals] après un nom viennent = et une valeur.
    [one-a-line] ce qui suit doit aller sur une ligne à part.
    [bad-value] ce n’est pas une valeur ; les textes vont entre guillemets droits ("), les listes entre [ ].
    [twice] ce nom est donné deux fois.
   *[other] ce qui est écrit là n’a rien à y faire.
}
problem-too-deep = Il y a plus de { $most } tables les unes dans les autres, ou des crochets sans fin ; aucune partie notée n’en a besoin.
problem-number-too-long = Il y a un nombre de plus de { $most } chiffres ; aucune partie notée n’en a besoin.
problem-not-a-record = C’est du TOML, mais pas une partie notée : une partie notée commence par decaphase = { $format }.
problem-unknown-format = Les parties notées au format { $version } ne sont pas connues ici ; on ne connaît que le format { $format }.
problem-cannot-be-written = { $kind ->
    [surrogate] Il y a dans un texte une moitié de caractère, qu’on ne peut pas écrire.
   *[other] TOML ne permet pas d’écrire une valeur du type { $kind }.
}

## Fields

problem-unknown-field = { $nearest ->
    [none] Il n’y a pas de champ « { $field } » ; enlève-le, ou mets ce que tu veux dans une table [meta].
   *[other] Il n’y a pas de champ « { $field } » ; voulais-tu dire { $nearest } ?
}
problem-missing-field = Il manque { $field }.
problem-wrong-kind = { $wanted ->
    [number] Il faut ici un nombre entier, pas « { $value } ».
    [text] Il faut ici un texte entre guillemets droits ("), pas « { $value } ».
    [list] Il faut ici une liste entre [ ], pas « { $value } ».
    [table] Il faut ici une table, pas « { $value } ».
   *[yes-or-no] Il faut ici true ou false, pas « { $value } ».
}
problem-out-of-range = { $value } est hors limites ; cela va de { $least } à { $most }.
problem-no-such-seat-here = Il n’y a pas de siège { $seat } ; les sièges vont de 1 à { $players }, un pour chaque joueur.
problem-unknown-word = « { $value } » ne va pas ici ; il faut l’un de ceux-ci : { $values }.
problem-not-one-each = { $count ->
    [one] Cette liste a { $count } élément, mais il y a { $players } joueurs ; il en faut un pour chacun, dans l’ordre des sièges.
   *[other] Cette liste a { $count } éléments, mais il y a { $players } joueurs ; il en faut un pour chacun, dans l’ordre des sièges.
}
problem-named-twice = { $number } est nommé deux fois ; une fois suffit.
problem-bad-card = « { $card } » n’est pas une carte ; une carte s’écrit r, b, g ou y avec un nombre de 1 à 12, w pour un joker ou s pour un passe-tour, avec des espaces entre les cartes.
problem-bad-skipped = « { $value } » ne peut pas être lu ; écris « 3 by 1 » si le siège 3 a reçu un passe-tour du siège 1.
problem-deck-and-position = Cette manche a un paquet (deck), elle ne peut donc pas avoir { $field } : une manche commence avec un paquet entier ou à partir d’une position, pas les deux.
problem-no-beginning = Cette manche n’a ni paquet ni position ; donne deck = "..." avec les 108 cartes, ou turn, holding et phases.
problem-position-not-first = Seule la première manche d’une partie notée peut commencer à partir d’une position ; les suivantes sont distribuées à partir d’un paquet.
problem-refused-stands-alone = refused = true va tout seul : rien ne peut sortir d’une partie notée qui est refusée, alors enlève { $field }, ou refused.
problem-game-is-over = Cette partie est finie ; il n’y a plus rien à jouer.

## Actions and lines of the table that cannot be read

problem-bad-action = { $why ->
    [seat] « { $part } » n’est pas un siège de cette table ; une action commence par le numéro du siège qui joue, comme dans « 1 draw deck ».
    [verb] « { $part } » n’est pas une chose à faire ; c’est draw, lay, hit, discard, knock ou pass.
    [card] « { $part } » n’est pas une carte ; une carte s’écrit r, b, g ou y avec un nombre de 1 à 12, w pour un joker ou s pour un passe-tour.
    [group] « { $part } » n’est pas un groupe ; un groupe se nomme par son siège et son numéro à ce siège, comme dans « 1 hit g5 on 2.1 ».
    [stands-for] « { $part } » ne dit pas ce qu’un groupe représente ; c’est = et un nombre de 1 à 12, ou la lettre d’une couleur : r, b, g ou y.
    [phase] « { $part } » n’est pas le numéro d’une phase, qui s’écrit comme dans « 1 lay 4: r1 b2 ... ».
   *[form] Cela ne peut pas être lu comme une action ; une action s’écrit comme « 1 draw deck », « 1 lay r5 g5 b5 / y7 r7 w », « 1 hit g5 on 2.1 », « 1 discard b2 », « 1 discard s > 3 », « 3 knock » ou « 2 pass ».
}
problem-bad-table-line = { $why ->
    [seat] « { $part } » n’est pas un siège de cette table.
    [card] « { $part } » n’est pas une carte ; une carte s’écrit r, b, g ou y avec un nombre de 1 à 12, w pour un joker ou s pour un passe-tour.
    [stands-for] « { $part } » ne dit pas ce qu’un groupe représente ; c’est = et un nombre de 1 à 12, ou la lettre d’une couleur : r, b, g ou y.
    [phase] « { $part } » n’est pas le numéro d’une phase, qui s’écrit comme dans « 2 lay 4: r1 b2 ... ».
   *[form] « { $line } » ne peut pas être lu ; une phase sur la table s’écrit comme « 2: r3 b3 g3 / y1 w g3 b4 ».
}
problem-no-reshuffle = Ici, la pioche est vide, et on mélange la défausse pour en faire une nouvelle, mais la manche ne dit pas dans quel ordre ; ajoute reshuffles = ["..."] avec ses cartes, celle du dessus d’abord.

## What `decaphase sample` prints

sample-playing = On joue
sample-written = { $count ->
    [one] { $count } partie a été écrite dans { $folder }.
   *[other] { $count } parties ont été écrites dans { $folder }.
}
problem-games-count = On ne peut pas jouer { $count } { $count ->
    [one] partie
   *[other] parties
} ; demandes-en de 1 à { $most }.
problem-cannot-make-folder = Le dossier { $folder } ne peut pas être créé ; y a-t-il un fichier de ce nom, et as-tu le droit d’écrire là ?

## Decks, positions and hands that cannot be

problem-wrong-deck-size = Un paquet a 108 cartes, celui-ci en a { $count }.
problem-too-many = { $card } est là { $count } fois, mais un paquet n’en a que { $most }.
problem-wrong-dealer = { $expected ->
    [0] Le siège { $dealer } ne peut pas distribuer cette manche, car il n’y joue pas.
   *[other] Le siège { $dealer } ne peut pas distribuer cette manche ; c’est au siège { $expected } de le faire.
}
problem-hand-cannot-follow = { $stage ->
    [game-over] Aucune manche ne peut suivre : la partie est finie.
   *[other] Cette manche ne peut pas suivre, car celle d’avant n’est pas finie.
}
problem-seat-not-playing = Le siège { $seat } ne joue pas dans cette manche.
problem-seat-twice = Le siège { $seat } est là deux fois ; une fois suffit.
problem-one-for-each-player = Cette liste a { $count } { $count ->
    [one] élément
   *[other] éléments
}, mais il y a { $players } joueurs ; il en faut un pour chacun.
problem-score-out-of-range = { $score } points, c’est impossible ; un total va de 0 à { $most }.
problem-places-without-play-on = On ne prend de place pendant une partie que si la table continue après le gagnant (play_on = true).
problem-placed-still-plays = Quand on a déjà une place, on ne joue plus.
problem-placed-but-not-finished = Le siège { $seat } a une place, mais n’a pas fait toutes les phases.
problem-playing-is-not-the-rest = Tous ceux qui n’ont pas encore de place jouent, sauf dans une manche de départage ; enlève playing, ou ajoute replay = true.
problem-too-few-playing = Il faut être au moins deux à jouer dans une manche.
problem-no-replay-here = Il n’y a pas d’égalité à départager : dans ces règles, une égalité se règle autrement, ou une place a déjà été prise.
problem-done-needed = Avec order = any, une position dit quelles phases sont cochées : done = [[4, 7], [], ...].
problem-phases-with-any-order = Avec order = any, personne ne vise une phase précise ; enlève phases et donne done.
problem-phases-needed = Une position dit quelle phase vise chaque siège : phases = [2, 2, ...].
problem-phase-not-in-game = La phase { $phase }, donnée pour le siège { $seat }, n’est pas une des phases de cette partie.
problem-replay-is-for-the-last-phase = Le siège { $seat } doit viser la phase { $phase } : le départage se joue sur la dernière phase.
problem-replay-before-finishing = Le siège { $seat } ne peut pas être du départage sans avoir fait toutes les phases.
problem-finished-already = Le siège { $seat } a fait toutes les phases : la partie serait finie.
problem-done-does-not-fit = Le siège { $seat } ne peut pas viser la phase { $phase } avec ces phases déjà faites.
problem-every-hand-one-phase = Avec advance = every-hand, tout le monde vise la même phase.
problem-holding-but-not-playing = Le siège { $seat } ne joue pas dans cette manche, il n’a donc pas de cartes ; écris "".
problem-wrong-hand-size = { $count ->
    [0] Le siège { $seat } n’a pas de cartes, la manche serait donc finie ; quand on joue, on en a de 1 à { $most }.
    [one] Le siège { $seat } a une carte ; quand on joue, on en a de 1 à { $most }.
   *[other] Le siège { $seat } a { $count } cartes ; quand on joue, on en a de 1 à { $most }.
}
problem-table-does-not-fit = Ce qui est posé devant le siège { $seat } ne va pas pour la phase { $phase } : { $reason ->
    [wrong-groups] le nombre de groupes n’est pas le bon.
    [too-few-cards] un groupe a trop peu de cartes.
    [skip-in-phase] il y a dedans un passe-tour, qui ne fait jamais partie d’une phase.
    [not-a-set] une série a des cartes de valeurs différentes.
    [not-a-run] une suite ne monte pas de un en un ; écris-la du plus petit au plus grand.
    [run-past-the-end] une suite descend sous 1 ou dépasse 12.
    [not-one-colour] un groupe de couleur a plus d’une couleur.
    [say-what-it-is] un groupe n’a que des jokers et ne dit pas ce qu’il représente ; écris-le après ses cartes avec =, comme =7.
    [not-what-was-said] un groupe n’est pas ce qu’il annonce après le =.
    [natural-needed] il n’y a que des jokers, mais ces règles demandent une carte numérotée.
    [natural-in-each-group] un groupe n’a que des jokers, mais ces règles demandent une carte numérotée dans chaque groupe.
   *[other] { $reason }.
}
problem-table-wrong-phase = Le siège { $seat } vise la phase { $phase } : aucune autre ne peut être posée devant lui.
problem-table-names-no-phase = Avec order = any, on nomme la phase : écris « { $seat } lay 4: ... » pour le siège { $seat }.
problem-table-phase-done = Le siège { $seat } avait coché la phase { $phase } avant cette manche, elle ne peut donc pas être posée de nouveau.
problem-skipped-themselves = Le siège { $seat } ne peut pas avoir joué un passe-tour contre lui-même.
problem-knocked-without-knocking = Personne ne peut avoir toqué : dans ces règles, on ne toque pas (il faudrait knocking = true).
problem-discarded-without-claim = discarded ne va qu’avec stage = "claim".
problem-taken-before-play = taken ne va qu’avec stage = "play" : il faut avoir pris la carte avant de pouvoir la jouer.
problem-stage-not-for-position = Une position ne peut pas commencer à l’étape { $stage } ; c’est draw, play ou claim.
problem-skipped-but-playing = Un passe-tour attend le siège { $seat }, qui ne peut donc pas être au milieu de son tour.
problem-nothing-to-take = Rien n’oblige à jouer { $card } : ce n’est obligatoire que pour une carte numérotée ou un joker pris dans la défausse, avec pickup = must-play.
problem-taken-not-held = Le siège { $seat } n’a pas { $card } en main.
problem-taken-cannot-be-played = Le siège { $seat } n’a aucun moyen de jouer { $card }, et ne peut donc pas avoir pris cette carte.
problem-claim-without-knocking = Il n’y a pas d’étape claim : dans ces règles, on ne toque pas (il faudrait knocking = true).
problem-claim-needs-discarded = À l’étape claim, discarded dit qui a jeté la carte, comme discarded = 1.
problem-claim-needs-a-card = Il n’y a pas de carte pour laquelle toquer : la défausse est vide, ou il y a un passe-tour dessus.
problem-nobody-to-ask = Ici, personne n’a le droit de toquer pour la carte ; donne plutôt l’étape draw.
problem-claim-wrong-turn = C’est au siège { $expected } de répondre d’abord, pas au siège { $turn }.
