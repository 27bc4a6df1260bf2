### A table on a server, from the terminal: coming in, the seats, what to do next, and what can go wrong.

## Coming in

connect-ask-name = Ton nom ({ $name }) :
connect-ask-login = Ton identifiant :
connect-ask-password = Ton mot de passe (il ne s’affiche pas) :
connect-signed-in = Bon retour, { $name }.
connect-known-no-more = { $server } ne te connaît plus, alors tu recommences à zéro.
connect-signed-out-now = Ta session sur { $server } est terminée.
connect-which-table = Quelle table ?
connect-new-table = En ouvrir une nouvelle
# `$stage`: lobby, dealing, playing, between (hands) or over; `$free`: open seats.
connect-listed = { $players } : { $edition }, { $stage ->
        [lobby] pas commencé
        [over] partie finie après la manche { $hand }
       *[other] manche { $hand }
    }{ $free ->
        [0] {""}
        [one] , un siège libre
       *[other] , { $free } sièges libres
    }

## Seats

connect-table = À cette table : { $edition }, { $seats } sièges :
# `$state`: ready, away (a bot plays), left (a bot plays on), or none of these.
connect-seat = { $seat }. { $who ->
        [you] Toi
        [bot] { $player }, un bot ({ $bot })
        [open] Libre
       *[person] { $player }
    }{ $opener ->
        [yes] , qui a ouvert la table
       *[no] {""}
    }{ $state ->
        [ready] , d’accord pour commencer
        [away] , en pause ; un bot joue
        [left] , joue à la place de quelqu’un qui est parti
       *[none] {""}
    }.
connect-rise-sure = Un bot jouera à ta place, et quelqu’un d’autre pourra prendre ton siège. Tu le rends ? (o ou n)
connect-invite = Avec ce lien, d’autres viennent à ta table : { $link }
connect-which-reaction = Que veux-tu dire ?

## What comes next

connect-prompt-open = { $bot } occupe un siège, { $invite } donne un lien pour les autres ({ $help } aide) :
connect-prompt-deal = Entrée quand on peut te distribuer des cartes ({ $help } aide, { $leave } quitte) :
connect-prompt-ready = On attend les autres ({ $help } aide) :
connect-prompt-over = { $rematch } pour une autre partie, { $leave } pour quitter :
connect-prompt-dealing = On mélange les cartes :
connect-prompt-claim = On attend de voir qui toque :
connect-prompt-playing = { $own ->
        [yes] Un bot finit ton tour ({ $help } aide) :
       *[no] C’est le tour de { $player } ({ $help } aide) :
    }
connect-prompt-paused = Partie en pause ; { $resume } la reprend :
connect-prompt-away = Un bot garde ton siège ; { $key } te le rend :
connect-prompt-looking = Tu regardes ; { $sit } prend un siège ({ $help } aide) :
connect-prompt-closed = La table est rangée ({ $leave } quitte) :

## Time, and the record

connect-time = { $own ->
        [yes] Il reste { $seconds ->
            [one] { $seconds } seconde.
           *[other] { $seconds } secondes.
        }
       *[no] Il reste à { $player } { $seconds ->
            [one] { $seconds } seconde.
           *[other] { $seconds } secondes.
        }
    }
connect-no-clock = Le temps ne compte pas en ce moment.
connect-record = La partie notée est dans { $file } ; « decaphase replay » la montre de nouveau.

## The connection

connect-lost = La connexion est perdue ; on essaie de la retrouver.
connect-back = La connexion est revenue.
connect-missed = Pendant ce temps :
connect-gone = Tu ne peux plus voir cette table.
connect-left = La table continue ; « decaphase connect { $link } » t’y ramène.

## What cannot be done

problem-connect-code-alone = Un code tout seul ne dit pas où est la table ; donne le lien entier.
problem-connect-bad-address = { $text } n’est l’adresse ni d’un serveur, ni d’une table, ni d’une invitation ; elle doit ressembler à http://127.0.0.1:8010.
problem-connect-no-server = { $server } ne répond pas ; vérifie l’adresse, et que le serveur tourne.
problem-connect-not-a-server = { $server } répond, mais ce n’est pas un serveur Decaphase ; vérifie l’adresse.
problem-connect-server-says = Le serveur dit : { $words }
problem-connect-signed-out = Ce serveur a mis fin à ta session ; connecte-toi de nouveau pour recommencer, ou avec --login.
problem-connect-not-signed-in = Tu n’as pas de session sur { $server }.
problem-connect-not-there = Il n’y a pas encore de table à voir ; attends un instant et recommence.
problem-connect-which-seat = « { $text } » n’est pas un siège ; donne son numéro, par exemple 2.
problem-connect-no-free-seat = Tous les sièges sont pris ; tu peux regarder jusqu’à ce qu’un siège se libère.
problem-connect-not-now = « { $text } » n’est pas possible maintenant ; { $help } montre ce que tu peux taper.
problem-connect-cards-do-not-fit = Les cartes que tu as vues à la manche { $hand } ne découlent pas du secret du serveur et de la part des joueurs : cette donne n’était pas honnête.
problem-connect-no-part = La manche { $hand } a été distribuée sans ta part du mélange, alors ce terminal ne peut pas s’en porter garant.
problem-connect-withheld = Manche { $hand } : ce qui était scellé n’a pas été ouvert par { $players }. Avec l’aide du serveur, il était possible de choisir entre deux paquets.
