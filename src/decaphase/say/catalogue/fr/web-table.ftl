### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Table
web-table-gone = Tu ne suis plus cette table.
web-hand = Manche { $hand }
web-you = Toi
web-nobody = Personne

## The others

web-others = Les autres joueurs
web-players = Les joueurs
web-has-turn = À qui de jouer :
# One player in one breath: { $facts } are how they stand.
web-seat-told = { $turn ->
        [yes] C’est à { $player }
       *[no] { $player }
    } : { $facts }
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
web-hit-here = ajouter { $card } à { $group }
# What a card that was just chosen fits.
web-fits = Va avec { $groups }.
web-piles = Pioche et défausse
web-deck = Pioche : { $count }
web-discard-pile = Défausse : { $card }
web-discard-pile-empty = Défausse : vide
web-discard-short = Défausse
# What a pile is, and what one can do there now.
web-pile-use = { $pile } ; { $use }
web-take-card = Prendre { $card }
web-take-it = prendre
web-discard-card = Jeter { $card }

## The hand

web-your-hand = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-your-cards = Tes cartes
web-no-cards = Tu n’as plus de cartes.
web-new-card = nouvelle carte
web-in-a-group = est déjà dans un groupe
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
web-prompt-draw = À toi : pioche une carte.
web-prompt-draw-or-take = À toi : pioche, ou prends { $card }.
web-prompt-lay = Tu peux poser ta phase.
web-prompt-hit = Choisis un groupe où la carte va, ou jette-la.
web-prompt-hit-or-discard = Ajoute des cartes, ou choisis celle que tu jettes.
web-prompt-discard = Choisis la carte que tu jettes.
web-prompt-claim = Tu veux { $card } ? Toque, ou laisse passer.
web-others-may-knock = Les autres peuvent toquer pour { $card }.
web-wait-for-answers = Tu as répondu ; aux autres maintenant.
web-paused = La partie est en pause.
web-your-phase = Ta phase { $phase } : { $groups }
web-your-phase-down = Ta phase { $phase } est posée.
web-any-phase = Pose n’importe quelle phase qui te reste à faire.
web-you-sit-out = Tu passes ton prochain tour.
web-looking-on = Tu regardes.
web-dealing = On mélange les cartes …
web-time-left = Temps restant : { $time }
web-time-short = Plus que { $seconds } secondes.
web-pause = Pause
web-resume = Reprendre
web-bot-minds-you = Un bot garde ton siège.
web-come-back = Je suis là
web-connected-again = La connexion est revenue.

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
web-next-hint = Autre chose ?
web-which-victim = Qui doit passer son tour ?
web-where-hit = Où ajoutes-tu { $card } ?
web-hit-choice = { $end ->
        [low] { $group }, au début
        [high] { $group }, à la fin
       *[none] { $group }
    }

## Putting a phase together

web-proposals = Pose-la comme ceci
web-lay-these = Poser : { $groups }
web-build = Compose-la
web-or-build = Ou compose-la toi-même
web-build-how = Choisis des cartes dans ta main, puis le groupe où elles vont.
web-which-phase = Quelle phase ?
web-of-cards = { $count } sur { $size }
web-group-filled = { $group } : { $count } sur { $size }.
web-put-here = { $count ->
        [0] Mettre ici
        [one] Mettre { $count } carte ici
       *[other] Mettre { $count } cartes ici
    }
web-take-out = Retirer { $card }
web-what-wild = { $about ->
        [run] Quelle suite ?
        [set] Les jokers valent combien ?
       *[colour] De quelle couleur sont les jokers ?
    }
web-from-to = de { $low } à { $high }
web-choose = Choisis …

## What cannot be done now

web-cannot-draw = On pioche au début de son tour.
web-cannot-take = Tu ne peux pas prendre la carte du dessus maintenant.
web-cannot-knock = Il n’y a rien à toquer maintenant.
web-cannot-lay-now = Tu peux poser ta phase pendant ton tour, après avoir pioché.
web-cannot-lay-twice = Ta phase est posée ; maintenant tu peux ajouter des cartes.
web-cannot-hit = Aucune de tes cartes ne va avec un groupe pour l’instant.
web-choose-to-hit = Choisis d’abord la carte à ajouter.
web-fits-nowhere = Cette carte ne va avec aucun groupe de la table.
web-cannot-discard = Tu peux jeter une carte pendant ton tour, après avoir pioché.
web-choose-to-discard = Choisis d’abord la carte à jeter, une seule.
web-cannot-discard-this = Tu ne peux pas jeter cette carte maintenant.
web-cannot-undo = Il n’y a rien à annuler : ce que tu poses ou ajoutes peut se reprendre jusqu’à ce que tu jettes une carte.
web-no-hint-now = Tu auras un conseil quand ce sera ton tour.
web-do-not-hold = Tu n’as pas cette carte.
web-not-understood = « { $text } » : je ne comprends pas ; tape par exemple « j r5 » pour jeter le 5 rouge.

## Beside the table

web-beside = À côté de la table
web-last = Dernier coup :
web-history = Ce qui s’est passé
web-no-history = Il ne s’est encore rien passé.
web-no-earlier = C’était le début.
web-no-later = C’était la dernière chose.
web-scores = Scores
web-player = Joueur
web-phases = Phases
web-points = Points
web-typing = Taper une commande
web-command = Commande
web-command-how = « j r5 » jette le 5 rouge, « a r5 » l’ajoute, « p r5 v5 b5 / j7 r7 o » pose ; une lettre seule marche comme une touche.
web-do = Valider
web-about-table = À propos de cette table
web-fair = La donne est-elle honnête ?
web-fair-broken = La manche { $hand } n’a pas été distribuée d’après ce que ton navigateur a scellé et vu. « La donne est-elle honnête ? » dit ce qui cloche.
web-fair-left-out = La manche { $hand } a été distribuée sans le nombre que ton navigateur avait ouvert : il est arrivé trop tard, ou le serveur l’a écarté.
web-fair-withheld = Manche { $hand } : { $players } n’a pas ouvert un sceau. Avec l’aide du serveur, il était possible de choisir entre deux paquets.

## Questions, as buttons

web-asking = Demander
web-ask-hand = Mes cartes
web-ask-aim = Ma phase
web-ask-list = Toutes les phases
web-ask-phases = Qui vise quoi
web-ask-top = Carte du dessus
web-ask-turn = À qui de jouer
web-ask-groups = Groupes sur la table
web-ask-counts = Combien de cartes
web-ask-scores = Scores
web-ask-events = Ce qui s’est passé avant
web-ask-later = Ce qui s’est passé après
web-ask-repeat = Répéter
web-ask-words = Plus ou moins de mots
web-ask-help = Toutes les touches
web-words-now = { $fullness ->
        [brief] Désormais en peu de mots.
        [full] Désormais avec tous les détails.
       *[normal] Désormais avec les mots habituels.
    }
# A key, and what it does.
web-key-does = { $key } : { $does }
web-space-bar = Espace

## Before the game: the seats

web-lobby = Qui joue ?
web-seat = Siège { $seat }
web-open-seat = siège libre
web-that-is-you = c’est toi
web-a-bot = bot · { $strength }
web-is-ready = d’accord pour commencer
web-not-ready-yet = pas encore
web-sit-down = M’asseoir ici
web-add-bot = Ajouter un bot
web-remove-bot = Renvoyer
web-ready = On peut commencer
web-not-ready = Finalement, pas encore
web-deal = Distribuer les cartes
web-drop-seats = Jouer à { $count }
web-next-sit = Tu regardes. Prends un siège libre pour jouer.
web-next-fill = { $free ->
        [one] Un siège est encore libre : invite quelqu’un, ajoute un bot, ou joue sans.
       *[other] { $free } sièges sont encore libres : invite du monde, ajoute des bots, ou joue sans.
    }
web-next-wait-seats = { $free ->
        [one] Un siège est encore libre. On distribue les cartes dès qu’il est pris et que tout le monde est d’accord.
       *[other] { $free } sièges sont encore libres. On distribue les cartes dès qu’ils sont pris et que tout le monde est d’accord.
    }
web-next-deal = Tout le monde est là. On distribue les cartes dès que tu veux.
web-next-ready = Tout le monde est là. On distribue les cartes dès que chacun a dit qu’on peut commencer.
web-next-wait = C’est bon pour toi. On distribue les cartes dès que ça l’est aussi pour { $players }.
web-table-closed = Cette table a été rangée.
web-with-own-rules = Avec quelques règles à elle.
web-read-rules = Lire les règles
web-change-rules = Changer les règles
web-close-table = Ranger la table
web-close-table-sure = La table disparaîtra pour tout le monde. La ranger ?

## Inviting

web-invite = Inviter
web-invite-about = Avec ce lien, on peut venir à ta table.
web-invite-make = Créer un lien
web-invite-link = Lien de l’invitation
web-invite-until = Le lien est valable jusqu’au { $date }.
web-copy = Copier
web-copied = Copié
web-copy-yourself = Le lien est sélectionné ; copie-le au clavier ou avec un appui long.
web-share = Partager
web-share-text = Viens jouer avec moi !
web-qr = QR code
web-qr-about = QR code du lien ; vise-le avec l’appareil photo d’un autre téléphone

## Talk

web-talk = Parler
web-said = Ce qui s’est dit
web-nothing-said = Personne n’a encore rien dit.
web-say-something = Dis quelque chose
web-say = Dire
web-quick-words = Petits mots
web-only-seated-talk = Prends un siège pour parler avec les autres.

## The people at the table

web-people = Les gens
web-no-other-people = Il n’y a personne d’autre à cette table.
web-only-seated = Prends un siège pour agir ici.
web-mute = Ne plus entendre { $player }
web-unmute = Entendre { $player } de nouveau
web-muted = en sourdine
web-report = Signaler { $player }
web-report-why = Que s’est-il passé ? Les responsables de ce serveur le liront.
web-report-send = Envoyer
web-reported = Merci ; les responsables de ce serveur vont regarder.
web-vote = Voter pour renvoyer { $player }
web-vote-sure = Si la plupart des autres votent comme toi, { $player } devra quitter la table. Voter ?
web-votes = { $count ->
        [one] { $count } vote pour le départ
       *[other] { $count } votes pour le départ
    }
web-your-seat = Ton siège
web-step-away = Laisser un bot jouer pour moi
web-offer = Proposer mon siège
web-offer-how = Donne le code joueur de la personne qui prend ton siège ; il est dans ses réglages. Le siège est à elle dès qu’elle s’y assoit.
web-player-code = Code joueur
web-offered = Ton siège est proposé.
web-take-over = Prendre le siège de { $player }
web-leave-seat = Quitter mon siège
web-leave-seat-sure = Quelqu’un d’autre pourra prendre ton siège. Le quitter ?
web-leave-game-sure = Un bot jouera à ta place, et quelqu’un d’autre pourra prendre ton siège. Le quitter ?

## After a hand and after the game

web-hand-over = La manche est finie
web-next-hand = Manche suivante
# `$button`: what its button says.
web-when-ready = Pour continuer : « { $button } ».
web-rematch = Encore une partie
web-place = Place
web-total = Total
web-this-hand = Cette manche
web-marks-done = { $count ->
        [0] Aucune phase faite.
        [one] Phase faite : { $phases }.
       *[other] Phases faites : { $phases }.
    }
web-marks-playing = Vise la phase { $phase }.
web-placed = a terminé
web-phase-made = Phase { $phase } faite
web-nothing-new = rien de nouveau
web-went-out = { $own ->
        [yes] Tu as vidé ta main.
       *[no] { $player } a vidé sa main.
    }
web-nobody-out = Plus personne ne peut piocher : la manche se termine sans gagnant.
web-next-dealer = { $own ->
        [yes] Tu distribues la manche suivante.
       *[no] { $player } distribue la manche suivante.
    }
web-play-off = Manche de départage pour { $players }.
web-ready-people = D’accord pour continuer : { $players }.
web-rematch-people = Envie d’une autre partie : { $players }.
web-rematch-wait = Tu as envie d’une autre partie. Elle commence dès que c’est aussi l’avis de { $players }.
web-you-win = Tu as gagné !
web-winners = { $count ->
        [one] { $players } a gagné !
       *[other] { $players } gagnent à égalité !
    }
web-hands-played = La partie a duré { $count ->
        [one] { $count } manche.
       *[other] { $count } manches.
    }
web-stop-here = Tu peux t’arrêter ici : la table attend ton retour.
