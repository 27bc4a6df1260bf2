### A table online: why something is not for you, or not now, and what you can do.

## Who may

problem-table-closed = Cette table a été rangée ; ouvres-en une autre.
problem-table-not-for-you = À cette table, ce n’est pas à toi de faire cela.
problem-table-not-seated = Tu regardes seulement ; prends un siège pour jouer.
problem-table-opener-only = Il faut avoir ouvert la table pour faire cela ; demande à la personne qui l’a ouverte.
problem-table-not-your-seat = Tu joues au siège { $seat } et à aucun autre ; commence ton action par { $seat }.

## Seats

problem-table-no-such-seat = Ce siège n’existe pas : choisis-en un de 1 à { $seats }.
problem-table-seat-taken = Le siège { $seat } est à { $player } ; choisis-en un autre.
problem-table-seated-already = Tu as déjà un siège ici ; quitte-le d’abord si tu en veux un autre.
problem-table-invitation-needed = Cette table est privée ; demande une invitation à quelqu’un qui y joue.
problem-table-name-alike = Ton nom ressemble trop à un nom déjà pris à cette table : { $player }. Change de nom, puis prends place.
problem-table-kicked = Les autres ont voté ton départ de cette table ; tu peux en ouvrir ou en rejoindre une autre.
problem-table-saw-cards = Tu as vu les cartes d’un autre siège dans cette manche ; prends celui-ci quand elle sera finie.
problem-table-nobody-to-offer = Cette personne ne peut pas recevoir ton siège ; propose-le à quelqu’un qui ne joue pas encore ici.
problem-table-no-bot = Il n’y a pas de bot au siège { $seat } ; choisis un siège où il y en a un.
problem-table-too-few-seats = { $taken ->
        [one] Un siège est déjà pris
       *[other] { $taken } sièges sont déjà pris
    } ; gardes-en au moins autant.
problem-table-no-other-person = Il n’y a personne d’autre au siège { $seat } ; choisis le siège de quelqu’un d’autre.
problem-table-voted-already = Tu as déjà voté à propos de cette personne ; c’est maintenant aux autres de décider.

## Playing

problem-table-game-runs = Il faut attendre la fin de la partie.
problem-table-game-over = La partie est finie ; demande plutôt une revanche.
problem-table-no-game-yet = Aucune partie n’a encore été jouée ici ; dis que tu veux bien commencer la première.
problem-table-no-such-game = Il n’y a pas de partie { $game } à cette table ; demande-en une jusqu’à la { $games }.
problem-table-hand-runs = On ne distribue la manche suivante que quand celle-ci est finie.
problem-table-no-hand = Aucune manche n’est en cours ; attends la donne.
problem-table-away = Un bot garde ton siège ; dis d’abord que tu reviens.
problem-table-turn-minded = Ton temps est écoulé, alors un bot finit ce tour ; le prochain est de nouveau à toi.
problem-table-answered-already = Tu as déjà toqué pour cette carte, ou tu l’as laissée passer ; attends les autres.
problem-table-nothing-to-take-back = Il n’y a rien à reprendre : seulement ce que tu as posé ou ajouté, tant que c’est ton tour.
problem-table-not-dealing = On ne mélange pas en ce moment ; attends la prochaine manche.
problem-table-nonce-size = Ta part du mélange doit faire de { $least } à { $most } octets.
problem-table-contributed-already = Tu as déjà donné ta part de ce mélange ; une fois suffit.
problem-table-seals-not-closed = Ta part de ce mélange s’ouvre quand tous les sceaux sont là ; jusque-là, elle reste scellée.
problem-table-seals-closed = Les sceaux de ce mélange sont déjà là, le tien est arrivé trop tard ; tu pourras participer au prochain.
problem-table-sealed-already = Tu as déjà scellé ta part de ce mélange ; une fois suffit.
problem-table-seal-barred = Tu as laissé un sceau fermé, donc tu ne peux rien ajouter aux { $hands } mélanges suivants ; tu continues à jouer comme d’habitude.
problem-table-seal-differs = Ce n’est pas ce que tu as scellé pour ce mélange.

## Pauses

problem-table-entries-lost = La base de données du serveur a perdu les dernières étapes de cette table ; regarde où en est la partie, puis continue.
problem-table-paused = La partie est en pause ; reprends-la d’abord.
problem-table-not-paused = La partie n’est pas en pause ; continue simplement.
problem-table-nothing-to-pause = Il n’y a rien à mettre en pause pour le moment.
problem-table-pause-between-hands = À cette table, on ne fait de pause qu’entre les manches ; joue celle-ci jusqu’au bout.

## Talking

problem-table-chat-off = À cette table, ce genre de message est désactivé.
problem-table-line-length = Écris quelque chose, en { $most } caractères au plus.
problem-table-line-unprintable = Écris cela sur une seule ligne, sans caractères de contrôle.
problem-table-no-such-reaction = Cette réaction n’existe pas ; voici celles qu’il y a : { $reactions }.
problem-table-reported-enough = Tu as déjà signalé cette personne { $most } fois à cette table. Les responsables du serveur le liront ; masque-la si tu ne veux plus rien lire d’elle.
problem-table-slow-down = C’est beaucoup à la fois : { $most } messages au plus en { $seconds } secondes ; attends un instant.

## Settings, and the log

problem-table-setting-choice = Le réglage { $setting } doit être l’un de ceux-ci : { $choices }.
problem-table-setting-range = Le réglage { $setting } doit aller de { $least } à { $most }.
problem-table-bad-entry = Une ligne du journal de cette table est illisible ; restaure le journal à partir d’une sauvegarde.
problem-table-unknown-entry = Le journal de cette table contient une ligne du genre { $kind } (version { $version }), écrite par une version plus récente ; mets le serveur à jour.
problem-table-log-start = Le journal de cette table n’est pas en ordre ; restaure-le à partir d’une sauvegarde.
