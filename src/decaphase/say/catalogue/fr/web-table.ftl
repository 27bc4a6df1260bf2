### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Table
web-table-gone = Tu ne suis plus cette table.
web-hand = Manche { $hand }
web-you = Toi
web-nobody = Personne

## The others

web-others = Les autres joueurs
web-has-turn = À qui de jouer :
web-away = absent
web-phase = Phase { $phase }
web-phases-done = { $count ->
        [0] aucune phase faite
        [one] 1 phase faite
       *[other] { $count } phases faites
    }
web-is-down = posée
web-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-skip-waits = passe son tour
web-may-knock = peut toquer
web-not-in-hand = ne joue pas cette manche

## The table and the piles

web-on-the-table = Sur la table
web-table-empty = Personne n’a encore posé de phase.
web-group = { $group } : { $cards }
web-hit-here = Ajouter ici ({ $card }) : { $group }
web-piles = Pioche et défausse
web-deck = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-deck-short = Pioche { $count }
web-draw-from-deck = Piocher, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-discard-pile = Défausse : { $card }
web-discard-pile-empty = Défausse vide
web-discard-short = Défausse
web-take-card = Prendre { $card }
web-discard-card = Jeter { $card }

## The hand

web-your-hand = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-your-cards = Tes cartes
web-no-cards = Tu n’as plus de cartes.
web-sort = Ordre de tes cartes
web-order = { $order ->
        [colour] Par couleur
        [number] Par valeur
        [need] L’utile d’abord
       *[own] Mon ordre à moi
    }
web-sorted = { $order ->
        [colour] Tes cartes sont rangées par couleur.
        [number] Tes cartes sont rangées par valeur.
        [need] Ce qui sert à ta phase vient d’abord.
       *[own] Tes cartes restent comme tu les mets.
    }

## Whose turn, and what to do next

web-turn-of = Au tour de { $player }
web-now-you = À toi de jouer.
web-prompt-draw = À toi : pioche une carte.
web-prompt-draw-or-take = À toi : pioche, ou prends { $card }.
web-prompt-lay = Tu peux poser ta phase.
web-prompt-hit = Choisis un groupe qui s’allume, ou jette la carte.
web-prompt-hit-or-discard = Ajoute des cartes, ou choisis celle que tu jettes.
web-prompt-discard = Choisis la carte que tu jettes.
web-prompt-claim = Tu veux { $card } ? Toque, ou laisse passer.
web-others-may-knock = Les autres peuvent toquer pour { $card }.
web-wait-for-answers = Tu as répondu ; aux autres maintenant.
web-paused = La partie est en pause.
web-your-phase = Ta phase { $phase } : { $groups }
web-your-phase-down = Ta phase { $phase } est posée.
web-any-phase = Pose n’importe quelle phase qui te reste à faire.
web-you-sit-out = Tu passes ton prochain tour.
web-looking-on = Tu regardes.
web-dealing = On mélange les cartes …
web-time-left = Temps restant : { $time }
web-pause = Pause
web-resume = Reprendre
web-bot-minds-you = Un bot garde ton siège.
web-come-back = Je suis là

## Moves

web-your-moves = Tes actions
web-draw = Piocher
web-lay = Poser
web-lay-phase = { $phase ->
        [0] Poser une phase
       *[other] Poser la phase { $phase }
    }
web-hit = Ajouter
web-discard = Jeter
web-knock = Toquer pour { $card }
web-pass = Laisser passer
web-undo = Annuler
web-hint = Conseil
web-do-it = D’accord
web-next-hint = Autre chose ?
web-which-victim = Qui doit passer son tour ?
web-where-hit = Où ajoutes-tu { $card } ?
web-hit-choice = { $end ->
        [low] { $group }, au début
        [high] { $group }, à la fin
       *[none] { $group }
    }

## Putting a phase together

web-proposals = Pose-la comme ceci
web-lay-these = Poser : { $groups }
web-build = Compose-la
web-or-build = Ou compose-la toi-même
web-build-how = Choisis des cartes dans ta main, puis le groupe où elles vont.
web-which-phase = Quelle phase ?
web-of-cards = { $count } sur { $size }
web-put-here = { $count ->
        [0] Mettre ici
        [one] Mettre { $count } carte ici
       *[other] Mettre { $count } cartes ici
    }
web-take-out = Retirer { $card }
web-what-wild = { $about ->
        [run] Quelle suite ?
        [set] Les jokers valent combien ?
       *[colour] De quelle couleur sont les jokers ?
    }
web-from-to = de { $low } à { $high }
web-choose = Choisis …

## What cannot be done now

web-cannot-draw = On pioche au début de son tour.
web-cannot-take = Tu ne peux pas prendre la carte du dessus maintenant.
web-cannot-knock = Il n’y a rien à toquer maintenant.
web-cannot-lay-now = Tu peux poser ta phase pendant ton tour, après avoir pioché.
web-cannot-lay-twice = Ta phase est posée ; maintenant tu peux ajouter des cartes.
web-cannot-hit = Aucune de tes cartes ne va avec un groupe pour l’instant.
web-choose-to-hit = Choisis d’abord la carte à ajouter.
web-fits-nowhere = Cette carte ne va avec aucun groupe de la table.
web-cannot-discard = Tu peux jeter une carte pendant ton tour, après avoir pioché.
web-choose-to-discard = Choisis d’abord la carte à jeter, une seule.
web-cannot-discard-this = Tu ne peux pas jeter cette carte maintenant.
web-cannot-undo = Il n’y a rien à annuler : ce que tu poses ou ajoutes peut se reprendre jusqu’à ce que tu jettes une carte.
web-no-hint-now = Tu auras un conseil quand ce sera ton tour.
web-do-not-hold = Tu n’as pas cette carte.
web-not-understood = « { $text } » : je ne comprends pas ; tape par exemple « j r5 » pour jeter le 5 rouge.

## Beside the table

web-beside = À côté de la table
web-last = Dernier coup :
web-history = Ce qui s’est passé
web-no-history = Il ne s’est encore rien passé.
web-no-earlier = C’était le début.
web-no-later = C’était la dernière chose.
web-scores = Scores
web-player = Joueur
web-phases = Phases
web-points = Points
web-talk = Parler
web-typing = Taper une commande
web-command = Commande
web-command-how = « j r5 » jette le 5 rouge, « a r5 » l’ajoute, « p r5 v5 b5 / j7 r7 o » pose ; une lettre seule marche comme une touche.
web-do = Valider
web-about-table = À propos de cette table
web-fair = La donne est-elle honnête ?

## Before and after

web-lobby = Qui joue ?
web-open-seat = siège libre
web-ready = Je suis prêt
web-hand-over = La manche est finie
web-game-over = La partie est finie
web-next-hand = Manche suivante
web-rematch = Encore une partie
