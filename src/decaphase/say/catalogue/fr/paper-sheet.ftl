### Les feuilles de score à remplir, et le billet rangé avec les cartes.

paper-sheet-title = Feuille de score
paper-sheet-done = faite
paper-date = Date :
paper-rules = { $edition }
paper-rules-changed = { $edition } ; modifié : { $options }
paper-example = par exemple { $cards }

## Colonnes

paper-head-player = Nom
paper-head-phases = Phases
paper-head-before = Avant
paper-head-points = Points
paper-head-total = Total
paper-head-place = Place
paper-head-number = Phase
paper-head-words = Tu poses
paper-head-letters = En lettres
paper-head-card = Carte en main
paper-head-rank = Nº
paper-head-done = Phases
paper-head-coming = Vise

## Le billet

paper-pause-title = À la prochaine fois
paper-pause-how = Découpe le long des pointillés et plie deux fois aux repères : le billet a alors la taille d’une carte.
paper-pause-done = { $done } sur { $count }
paper-pause-phase = phase { $phase } : { $groups }
paper-pause-open = { $count ->
    [one] phase { $phases }
   *[other] une des phases { $phases }
}
paper-pause-waits = ne joue pas la prochaine manche
paper-pause-seats = Vous êtes assis ainsi, dans le sens des aiguilles d’une montre : { $players }.
paper-pause-unfinished = La manche { $hand } n’a pas été jouée jusqu’au bout ; distribuez-la de nouveau.
paper-pause-dealer = { $player } distribue la manche { $hand }.
paper-pause-any-dealer = Décidez qui distribue la manche { $hand }.

## Ce que dit --help

help-print-sheet = Une feuille de score pour 2 à 6 personnes, vierge ou remplie d’après une partie.
help-print-sheet-players = Combien de personnes jouent, ou leurs noms séparés par des virgules.
help-print-sheet-record = Remplis-la d’après cette partie notée.
help-print-sheet-kept = Remplis-la d’après une feuille déjà tenue : son nom (« decaphase keep --list » les montre) ou son fichier.
help-print-pause = Un billet à ranger avec les cartes : le classement, la phase de chacun, qui distribue ensuite.
help-print-pause-record = D’après cette partie notée.
help-print-pause-kept = D’après une feuille déjà tenue : son nom ou son fichier. Sans l’un ni l’autre, la dernière écrite.

problem-print-two-games = Tu nommes une partie notée et une feuille déjà tenue ; laisse l’une des deux de côté.
problem-print-whose-rules = Cette partie a déjà ses règles et ses noms ; laisse --rules, --option et --players de côté.
problem-print-no-score = Il n’y a pas encore de feuille ; nomme une partie notée avec --record, ou commence une feuille avec « decaphase keep ».
