### A game at the terminal: sitting down, prompts, answers, and putting it away.
### No “de” before a name (d’Anna), and no participle that agrees with one. In French 0 counts as one, so it is
### named wherever it can be.

## Sitting down

play-welcome = Decaphase, le jeu de cartes aux dix phases. Appuie simplement sur Entrée pour garder ce qui est entre parenthèses.
# A noun and not “you”: it stands in sentences about a player.
play-usual-name = Hôte
play-ask-people = Ton nom, ou plusieurs noms séparés par des virgules ({ $name }) :
play-ask-bots = Quels bots jouent aussi ? Un nombre, ou des noms comme « 2 sharp, greedy ». Il y a { $names }. ({ $usual })
play-edition = { $title }. { $about }
play-which-rules = Avec quelles règles ?
play-which-dealer = Qui distribue en premier ?
play-by-lot = On tire au sort
play-dealer = { $lot ->
        [yes] Le sort a choisi : { $player } distribue en premier.
       *[no] { $player } distribue en premier.
    }

## Prompts. `$choices`: numbered, as in “1 piocher, 2 prendre le 1 vert”

play-prompt = { $choices } :
play-prompt-brief = { $stage ->
        [draw] Piocher ?
        [claim] Toquer ?
       *[play] Jouer ?
    }
play-prompt-choice = { $number } { $choice }
play-choice-draw = piocher
play-choice-take = prendre { $card }
play-choice-knock = toquer pour { $card }
play-choice-pass = laisser passer
play-choice-lay = poser
play-choice-hit = ajouter
play-choice-discard = jeter
play-choice-undo = annuler
play-hand-over = Le clavier passe à { $player }. { $player }, appuie sur Entrée quand personne d’autre ne regarde :
play-next-hand = Entrée pour la manche suivante ({ $scores } pour les scores, { $leave } pour mettre la partie de côté) :
play-who-knocks = Quelqu’un toque pour { $card } ?
play-nobody = Personne
play-look-first = Je regarde d’abord mes cartes
play-who-looks = Les cartes de qui ?
play-hide = Appuie sur Entrée pour les cacher :
play-which-hit = Qu’est-ce que tu ajoutes ?
play-where-hit = À quel groupe ?
play-which-discard = Quelle carte jettes-tu ?
play-which-victim = Qui doit passer son tour ?
play-which-lay = { $count ->
        [one] Voici ce que tu peux poser :
       *[other] Tu peux poser, au choix :
    }
play-lay-own = La composer toi-même
play-which-phase = Quelle phase ?
play-phase-choice = Phase { $phase } : { $groups }
play-which-cards = À poser : { $group }. Quelles cartes ? (Entrée : retour)
play-which-meaning = Qu’est-ce que ça doit être ?
play-meaning-run = une suite { $low } { $high }
play-meaning-set = la série des { $numbers }

## Answers

play-top = Sur la défausse, il y a { $card } ; { $count ->
        [0] la pioche est vide
        [one] il reste une carte dans la pioche
       *[other] il reste { $count } cartes dans la pioche
    }.
play-top-none = La défausse est vide ; { $count ->
        [0] la pioche aussi
        [one] il reste une carte dans la pioche
       *[other] il reste { $count } cartes dans la pioche
    }.
play-turn = { $own ->
        [yes] { $stage ->
            [draw] C’est à toi : prends une carte.
            [claim] C’est à toi : toque ou laisse passer.
           *[play] C’est à toi : pose, ajoute ou jette.
        }
       *[no] C’est à { $player }.
    }
play-has-skip = { $own ->
        [yes] Tu passeras ton prochain tour.
       *[no] { $player } passera son prochain tour.
    }
play-aim = Tu vises la phase { $phase } : { $groups } ({ $letters }).
play-aim-down = Ta phase { $phase } est posée.
play-aim-any = { $count ->
        [one] Il ne te reste que la phase { $phases } à poser.
       *[other] Il te reste ces phases à poser, dans l’ordre que tu veux : { $phases }.
    }
play-list-line = Phase { $phase } : { $groups } ({ $letters })
play-progress = { $own ->
        [yes] Toi
       *[no] { $player }
    } : phase { $phase }, { $groups }{ $down ->
        [yes] , posée
       *[no] {""}
    } ; { $done ->
        [0] aucune phase faite
        [one] une phase faite
       *[other] { $done } phases faites
    }.
play-progress-any = { $own ->
        [yes] Toi
       *[no] { $player }
    } : { $done ->
        [0] aucune phase faite
        [one] une phase faite
       *[other] { $done } phases faites
    }.
play-not-playing = { $own ->
        [yes] Tu ne joues
       *[no] { $player } ne joue
    } pas cette manche ; { $done ->
        [0] aucune phase faite
        [one] une phase faite
       *[other] { $done } phases faites
    }.
play-table-empty = Il n’y a encore rien sur la table.
play-group = { $group } : { $cards }.
play-count = { $own ->
        [yes] Toi
       *[no] { $player }
    } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
play-deck-count = Pioche : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
play-score = { $place }. { $own ->
        [yes] Toi
       *[no] { $player }
    } : { $done ->
        [0] aucune phase
        [one] une phase
       *[other] { $done } phases
    }{ $points ->
        [points] , { $score ->
            [0] zéro point
            [one] un point
           *[other] { $score } points
        }
       *[none] {""}
    }.
play-hand = { $count ->
        [0] Tu n’as plus de cartes.
        [one] Tu as une carte : { $cards }.
       *[other] Tu as { $count } cartes : { $cards }.
    }
play-no-more-events = C’était le début de cette manche.
play-no-later-events = C’est la dernière chose qui s’est passée.
play-nothing-said = Rien n’a encore été dit.
play-undone = Tu le reprends.
play-bot-replaced = { $player } : ce bot est tombé en panne ; steady joue à sa place.

## Order of the cards, and how much is said. The first word is shown; all of them can be typed

play-order = Dans quel ordre ?
play-order-colour = couleur c colour
play-order-number = nombre n number
play-order-need = besoins besoin b phase need
play-order-own = libre l own mine
play-words = Combien faut-il en dire ?
play-words-brief = bref b court brief
    .set = À partir de maintenant, en peu de mots.
play-words-normal = normal n
    .set = À partir de maintenant, comme d’habitude.
play-words-full = complet c full f
    .set = À partir de maintenant, tout en détail.

## Help. `$keys`: each key with what it does, as in “p pose ta phase ; a ajoute une carte à un groupe”

play-help-key = { $key } { $about }
play-help-keys = { $one } ; { $more }
play-help-moves = Coups : { $keys }.
play-help-questions = Questions : { $keys }.
play-help-others = Et aussi : { $keys }.
play-help-table = À la table : { $keys }.
play-help-cards = Cartes : r5 est le 5 rouge ; b, v et j sont bleu, vert et jaune, o est un joker, p un passe-tour. « 5 rouge » marche aussi.
play-help-typing = Exemples : « j r5 » jette le 5 rouge, « a r5 » l’ajoute à un groupe, « p r5 v5 b5 / j7 r7 o » pose deux brelans, « o r5 1 » met le 5 rouge en premier dans ta main. Un nombre choisit une des possibilités proposées juste avant.

## Putting away and taking up

play-put-away = La partie est mise de côté ; « decaphase resume » la reprend.
play-put-away-elsewhere = La partie n’a pas pu être gardée à sa place ; elle est dans { $file }. « decaphase resume { $file } » la reprend.
play-not-kept = Le jeu continue, et à chaque coup on essaie de nouveau de l’écrire.
play-printed = Voici la partie ; copie-la dans un fichier, et « decaphase resume FICHIER » la reprend :
play-final = La partie est finie.
play-kept-over = La partie est notée dans { $file } ; « decaphase replay » la fait revoir.
play-resumed = { $players } : on reprend la manche { $hands }.
play-nothing-saved = Il n’y a pas de partie à reprendre ; « decaphase play » en commence une.
play-which-game = Quelle partie ?
play-saved = { $players }, manche { $hands }, { $rules } ({ $name })
play-save-broken = On ne peut pas reprendre { $file }, qui reste tel quel. { $reason }

## What cannot be done

problem-nothing-typed = Tu n’as rien tapé ; { $help } montre ce que tu peux taper.
problem-no-such-choice = { $count ->
        [one] Il n’y a que le choix 1 ; { $help } montre ce que tu peux taper d’autre.
       *[other] Il y a les choix 1 à { $count } ; { $help } montre ce que tu peux taper d’autre.
    }
problem-not-a-command = « { $text } » ne me dit rien ; { $help } montre ce que tu peux taper.
problem-card-without-verb = Que faire de cette carte ? « { $discard } { $code } » la jette, « { $hit } { $code } » l’ajoute à un groupe.
problem-between-hands = « { $text } » ne sert que pendant une manche ; appuie sur Entrée pour distribuer, ou tape { $leave } pour mettre la partie de côté.
problem-no-such-victim = Tu ne peux pas faire passer son tour à « { $name } » pour l’instant ; au choix : { $names }.
problem-no-such-place = Ta main a les places 1 à { $count }.
problem-not-one-of = « { $text } » n’est pas un des choix : { $words }.
problem-you-do-not-hold = Il te faudrait { $card } ; tu ne l’as pas, ou pas autant de fois.
problem-one-discard = Tu ne jettes qu’une seule carte.
problem-fits-nowhere = Aucun groupe sur la table ne peut recevoir { $card }.
problem-nothing-to-undo = Il n’y a rien à annuler : ce que tu poses ou ajoutes peut se reprendre tant que tu n’as pas jeté de carte, mais une carte piochée, jamais.
problem-phase-not-complete = Ta phase n’est pas encore complète.
problem-not-this-group = Ces cartes ne donnent pas ce qu’il faut ici : { $group }.
problem-groups-apart = La phase { $phase } ({ $words }) a { $groups ->
        [one] un seul groupe
       *[other] { $groups } groupes ; mets / entre eux
    }.
problem-too-many-people = { $count } personnes, c’est trop ; on peut jouer à { $most } au plus.
problem-same-name = Deux joueurs s’appellent { $name } ; donne un autre nom à l’un des deux.
problem-too-many-bots = Ça fait trop de bots ; il peut y en avoir { $most } au plus.
problem-table-size = { $count ->
        [one] Un seul joueur, ce n’est pas assez
       *[other] Ça ferait { $count } joueurs
    } ; on joue de 2 à { $most }.
problem-no-such-dealer = « { $name } » ne joue pas ; il y a { $names }, ou « lot » pour tirer au sort.
problem-no-such-fullness = { $asked } ne dit pas combien il faut en dire ; il y a { $known }.
problem-nobody-plays = Dans cette partie il n’y a que des bots, personne ne peut donc la reprendre.
problem-one-card-to-a-place = On ne met qu’une carte à la fois à une place.
