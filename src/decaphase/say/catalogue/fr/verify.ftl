### What `decaphase verify` prints: whether the cards of a record were dealt as its proof says.

## What came out

verify-proved = { $proved ->
    [one] { $file } : prouvé. Les cartes de la manche découlent du secret du serveur et de ce que les joueurs ont apporté, et chaque coup était permis.
   *[other] { $file } : prouvé. Les cartes de { $proved } manches découlent des secrets du serveur et de ce que les joueurs ont apporté, et chaque coup était permis.
}
verify-unproved = { $file } : pas prouvé ; sur { $hands ->
    [0] 0 manche
    [one] 1 manche
   *[other] { $hands } manches
}, le nombre de manches prouvées est { $proved }.
verify-differs = { $file } : quelque chose ne colle pas. Manches prouvées : { $proved } sur { $hands }.
verify-scheme = { $scheme ->
    [1] La donne suit la méthode 1 : les contributions des joueurs n’étaient pas scellées.
   *[2] La donne suit la méthode 2 : chaque contribution était scellée avant qu’aucune ne soit ouverte.
}
verify-hand-differs = Manche { $hand } : { $message }
verify-hand-open = La manche { $hand } n’est pas finie ; son secret sera publié à la fin.
verify-hand-no-secret = La manche { $hand } est finie, mais son secret manque ; demande-le au serveur.
verify-hand-alone = Manche { $hand } : les cartes découlent du secret, mais aucun joueur n’a rien apporté, donc le serveur en a décidé tout seul.
verify-hand-withheld = Manche { $hand } : ces sièges n’ont pas ouvert ce qu’ils avaient scellé : { $seats }. Avec le serveur, ils pouvaient choisir entre { $decks } paquets, donc rien n’est prouvé.
verify-hand-no-proof = Il n’y a pas de preuve pour la manche { $hand }, donc on ne peut rien dire de ses cartes.
verify-stray = Tes notes : { $message }
verify-noted = { $count ->
    [one] Comparée à tes notes : la manche { $hands }.
   *[other] Comparées à tes notes : les manches { $hands }.
}
verify-not-noted = { $count ->
    [one] Tu n’as rien noté sur la manche { $hands }.
   *[other] Tu n’as rien noté sur les manches { $hands }.
}

## What that means

verify-differs-means = Là où quelque chose ne colle pas, soit la partie notée a été changée après coup, soit les cartes ne venaient pas de ce qui avait été publié ; le fichier seul ne dit pas lequel des deux.
verify-shows = Ce que cela montre : chaque secret est celui sur lequel le serveur s’était engagé, et chaque paquet et chaque pioche refaite en découlent, avec ce que les joueurs ont apporté. Si tu as vu l’engagement avant d’apporter ta contribution, et si elle était tirée au hasard, alors ni le serveur seul ni les joueurs entre eux ne pouvaient choisir les cartes.
verify-shows-sealed = Ce que cela montre : chaque secret est celui sur lequel le serveur s’était engagé, chaque contribution est celle que son joueur avait scellée, et chaque paquet et chaque pioche refaite découlent du tout. Si ta contribution était tirée au hasard, et si tu l’as ouverte après avoir vu l’engagement et les sceaux qui figurent dans cette partie notée, alors personne ne pouvait choisir les cartes, pas même le serveur avec d’autres joueurs.
verify-shows-not = Ce que cela ne peut pas montrer :
verify-cannot-when = - Que l’engagement a vraiment été publié avant les contributions des joueurs. Compare-le à ce que tu as noté alors, avec --commitment ou --seen.
verify-cannot-when-sealed = - Que l’engagement et tous les sceaux ont vraiment été publiés avant l’ouverture de la première contribution. Compare-les à ce que tu as noté alors, avec --seen.
verify-cannot-when-noted = - Que tu as pris tes notes avant d’apporter ta contribution ; toi seul peux le savoir.
verify-cannot-league = - Que le serveur et un joueur n’étaient pas de mèche : qui connaît le secret et contribue en dernier peut essayer jusqu’à ce que les cartes lui plaisent.
verify-cannot-looking = - Que personne n’a regardé les cartes : le serveur peut toutes les connaître dès que tout le monde a contribué.
verify-cannot-hushed = - Qu’aucune manche n’a été interrompue parce que ses cartes déplaisaient à quelqu’un. Cherche un engagement qu’on t’a montré et qui n’est pas dans la partie notée, et les manches sans preuve.

## What does not agree

problem-fair-commitment-differs = Ce secret n’est pas celui sur lequel le serveur s’était engagé.
problem-fair-deck-differs = Le paquet n’est pas celui qui découle du secret et des contributions : la carte { $place } à partir du dessus est { $found } et devrait être { $fair }.
problem-fair-reshuffle-differs = La pioche refaite numéro { $number } n’est pas celle qui découle du secret et des contributions : la carte { $place } à partir du dessus est { $found } et devrait être { $fair }.
problem-fair-seal-differs = La contribution du siège { $seat } n’est pas celle qu’il avait scellée.
problem-fair-seal-barred = Le siège { $seat } a laissé un sceau fermé dans une des { $hands } manches précédentes ; il ne pouvait donc pas participer à ce mélange, mais il l’a fait.
problem-fair-noted-commitment = Tu as noté l’engagement { $noted }, mais la partie notée donne { $found }.
problem-fair-noted-contribution = La contribution du siège { $seat } n’est pas celle que tu as notée.
problem-fair-noted-seals = Les sceaux ne sont pas ceux que tu as notés avant d’ouvrir le tien.
problem-fair-noted-table = Tu as noté la table « { $noted } », mais la partie notée est celle de « { $found } ».
problem-fair-noted-hand = Tu as noté la manche { $hand }, mais la partie notée n’en donne pas de preuve.
problem-fair-noted-stray = Tu as noté l’engagement { $noted }, mais il n’est nulle part dans la partie notée.

## What cannot be verified

problem-no-fair-proof = Il n’y a pas de preuve d’une donne honnête dans cette partie notée (pas de table [meta.fair]). Ce n’est pas un signe de triche : seul un serveur qui distribue ainsi en écrit une.
problem-fair-not-a-game = Cette partie notée dit elle-même qu’elle est refusée ou qu’un coup n’y est pas permis, donc ce n’est pas une partie qui a été distribuée ; il n’y a rien à prouver.
problem-fair-scheme = Cette preuve suit la méthode « { $scheme } », mais seule « { $known } » est connue ici ; une version plus récente de decaphase la connaît peut-être.
problem-fair-table = Le nom d’une table a de 1 à { $most } octets, et seulement des caractères imprimables.
problem-fair-hand-number = Il n’y a pas de manche { $hand } ; les manches sont numérotées de 1 à { $most }.
problem-fair-secret = Le nombre d’octets de ce secret est { $count }, mais il en faut { $size }.
problem-fair-contribution = Le nombre d’octets de cette contribution est { $count }, mais il en faut de { $least } à { $most } ; pour un siège qui n’a rien apporté, écris "".
problem-fair-seal = Le nombre d’octets de ce sceau est { $count }, mais il en faut { $size } ; pour un siège sans sceau, écris "".
problem-bad-hex = « { $value } » n’est pas en hexadécimal ; écris chaque octet par deux caractères de 0 à 9 et de a à f.
problem-bad-commitment = « { $value } » n’est pas un engagement, qui a 64 caractères de 0 à 9 et de a à f.
problem-fair-hand-not-there = Il y a une preuve pour cette manche, mais le nombre de manches de la partie notée est { $count } ; enlève la preuve, ou ajoute la manche.
problem-fair-hand-without-deck = Cette manche commence par une position et non par un paquet, donc il n’y a rien à prouver ; enlève sa preuve.
problem-verify-notes-of-one = Les notes se comparent à une seule partie notée à la fois ; donne un seul fichier, pas { $count }.
