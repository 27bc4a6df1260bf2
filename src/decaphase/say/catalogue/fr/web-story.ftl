### What comes after a hand and after a game in the browser: the score sheet, the replay, the rulebook, the proof of the deal.

## The game, hand by hand

web-story-chart = Manche après manche
web-story-chart-of = Ce que montre le graphique
web-story-chart-points = Points après chaque manche
web-story-chart-phases = Phases faites après chaque manche
web-story-chart-label = { $about }, en courbes. Les nombres sont en dessous, dans « Toutes les manches ».
web-story-sheet = Toutes les manches
web-story-game = Partie
web-story-hand = Manche
web-story-out = a vidé sa main
web-story-more = Encore plus sur cette partie
web-story-record = Télécharger la partie notée
web-story-to-table = Vers la table

## Replay

web-replay-none-yet = Aucune manche n’est encore finie ; reviens après la première.
web-replay-controls = Pas à pas
web-replay-first = Début
web-replay-back = Retour
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Suite
web-replay-last = Fin
web-replay-still = Tu ne veux rien qui bouge tout seul : avance pas à pas.
web-replay-turn = Tour
web-replay-deal = La donne
web-replay-eyes = Cartes
web-replay-all-cards = Toutes les cartes visibles
web-replay-as-seat = Comme { $player } l’a vu
web-replay-pace = Rythme
web-replay-pace-slow = Lent
web-replay-pace-calm = Tranquille
web-replay-pace-quick = Rapide
web-replay-step = Pas { $step } sur { $steps }
web-replay-place = Pas { $step }, tour { $turn } : { $player }
web-replay-keys = Touches : ← et → avancent d’un pas, Début et Fin vont aux deux bouts, la barre d’espace lit et met en pause.

## Rulebook

web-rules-edition = Quel livret
web-rules-print = Imprimer

## Is the deal fair? The server’s secret is told as a number in a sealed envelope, the commitment as its seal.

web-proof-how-sealed = Avant chaque manche, le serveur imagine un nombre secret, le glisse pour ainsi dire dans une enveloppe et montre le sceau à tout le monde.
web-proof-how-shuffled = Seulement après, ton navigateur ajoute un nombre au hasard, et ceux des autres aussi. L’ordre des cartes découle de tous ces nombres ensemble.
web-proof-how-all-sealed = Ton navigateur fait de même avec son propre nombre au hasard, et ceux des autres aussi. Les nombres des joueurs ne sont ouverts que quand tous les sceaux sont là. L’ordre des cartes découle de tous ces nombres ensemble.
web-proof-how-opened = Après la manche, on ouvre l’enveloppe. Ton navigateur peut alors tout recalculer lui-même et comparer.
web-proof-scheme = { $scheme ->
        [1] Ces manches suivent la méthode 1 : les nombres des joueurs n’étaient pas scellés.
       *[2] Ces manches suivent la méthode 2 : tous les nombres étaient scellés avant qu’aucun ne soit ouvert.
    }
web-proof-none-yet = Aucune manche n’est encore finie. Après la première, tu pourras la vérifier ici.
web-proof-verify-all = Vérifier toutes les manches
web-proof-verify = Vérifier cette manche
web-proof-all-proved = { $count ->
        [one] La donne était honnête, et ton propre nombre y est.
       *[other] Les { $count } donnes étaient honnêtes, et tes propres nombres y sont.
    }
web-proof-some-proved = Rien ne dit le contraire. Prouvées : { $count } sur { $hands } ; pour les autres, on lit ce qui manque.
web-proof-some-differ = { $count ->
        [one] Une manche ne colle pas ! Ce qui cloche est écrit plus bas.
       *[other] { $count } manches ne collent pas ! Ce qui cloche est écrit plus bas.
    }
web-proof-commitment = Sceau
web-proof-seal-of = Sceau de { $player }
web-proof-secret = Le nombre secret du serveur
web-proof-no-secret = pas ouvert
web-proof-part-of = Ajouté par { $player }
web-proof-no-part = rien
web-proof-short-proved = honnête
web-proof-short-follows = ça colle
web-proof-short-alone = ne prouve rien
web-proof-short-withheld = un sceau est resté fermé
web-proof-short-unproved = pas de preuve
web-proof-short-differs = ne colle pas
web-proof-verdict-proved = Honnête : le serveur avait scellé son nombre avant de connaître le tien, et les cartes découlent de tous les nombres.
web-proof-verdict-proved-sealed = Honnête : tous les nombres étaient scellés avant l’ouverture du premier, et les cartes découlent de tous.
web-proof-verdict-follows = Les cartes découlent bien de ces nombres. Mais rien de ce que ce navigateur a noté avant la donne n’y engage le serveur.
web-proof-verdict-alone = Personne n’a ajouté de nombre, le serveur a donc décidé seul : cela ne prouve rien.
web-proof-verdict-withheld = Un sceau est resté fermé. Avec l’aide du serveur, son joueur pouvait choisir entre deux paquets : cela ne prouve rien.
web-proof-verdict-unproved = Il n’y a rien pour vérifier cette manche.
web-proof-verdict-differs = Cela ne colle pas : ce ne sont pas les cartes promises.
web-proof-check-commitment = { $found ->
        [fits] Le nombre secret est bien celui qui était sous le sceau.
        [differs] Le nombre secret ne va pas avec le sceau.
       *[none] Le nombre secret manque.
    }
web-proof-check-seals = { $found ->
        [fits] Le nombre de chaque joueur est celui qui était sous son sceau.
        [differs] Un nombre ou un sceau n’est pas celui qui a été scellé, ou pas celui que ce navigateur a noté.
       *[none] Les nombres des joueurs n’étaient pas scellés.
    }
web-proof-check-deck = { $found ->
        [fits] Les 108 cartes étaient rangées exactement comme le disent les nombres.
        [differs] Les cartes étaient rangées autrement que ne le disent les nombres.
       *[none] On ne sait pas comment les cartes étaient rangées.
    }
web-proof-check-reshuffles = { $found ->
        [fits] La pioche épuisée a été remélangée exactement comme le disent les nombres.
        [differs] La pioche épuisée a été remélangée autrement que ne le disent les nombres.
       *[none] La pioche n’a pas été épuisée.
    }
web-proof-check-noted = { $found ->
        [fits] Le sceau est celui que ce navigateur a noté avant la donne.
        [differs] Le sceau n’est pas celui que ce navigateur a noté avant la donne.
       *[none] Ce navigateur n’a rien noté avant cette donne.
    }
web-proof-check-part = { $found ->
        [fits] Le nombre ajouté par ce navigateur en fait partie.
        [differs] Le serveur a accepté le nombre de ce navigateur, mais il n’en fait pas partie.
       *[none] Le nombre de ce navigateur est arrivé trop tard et n’a pas compté.
    }
web-proof-check-cards = { $found ->
        [fits] Les cartes que tu as reçues viennent bien de ce paquet.
        [differs] Les cartes que tu as reçues ne viennent pas de ce paquet.
       *[none] Les cartes que tu as reçues n’ont pas été notées.
    }
web-proof-proves = Ce que cela prouve
web-proof-proves-about = Si tout colle et que ton propre nombre y est, personne n’a pu choisir les cartes : ni le serveur, qui avait scellé son nombre avant de connaître le tien, ni les autres joueurs sans le serveur.
web-proof-proves-sealed = Si tout colle et que ton propre nombre y est, personne n’a pu choisir les cartes : ni le serveur, ni les autres joueurs, ni les deux ensemble. Tous les nombres étaient scellés avant l’ouverture du premier.
web-proof-proves-not = Ce que cela ne prouve pas
web-proof-not-noted = Quoi que ce soit sur une manche avant laquelle ce navigateur n’a rien noté, parce que tu regardais, par exemple, ou que tu jouais sur un autre appareil.
web-proof-not-league = Que le serveur et un joueur n’étaient pas de mèche : qui connaît le secret et passe en dernier peut essayer jusqu’à ce que les cartes lui plaisent.
web-proof-not-withheld = Quoi que ce soit sur une manche où un sceau est resté fermé : avec l’aide du serveur, son joueur pouvait choisir entre deux paquets. C’est écrit à cet endroit, et ce joueur ne peut rien sceller pendant trois manches.
web-proof-not-looked = Que personne n’a regardé : le serveur connaît toutes les cartes, puisqu’il les distribue.
web-proof-not-alone = Quoi que ce soit sur une manche à laquelle personne n’a ajouté de nombre.
web-proof-other-ways = Rien ne t’oblige à croire cette page : télécharge la partie notée, et « decaphase verify » la vérifie sur ton propre ordinateur.
