### Des étiquettes qui font de deux jeux ordinaires un paquet complet.

paper-stickers-title = Étiquettes pour deux jeux de cartes ordinaires

## Les cartes

paper-stickers-cards = Les cartes
paper-stickers-packs = Prends deux jeux ordinaires de { $pack } cartes et { $jokers } jokers chacun : ensemble, ce sont les { $all } cartes du jeu. Avec le même dos, ils se mélangent le mieux.
paper-stickers-take-out = Retire ce qui est en trop : un troisième joker, des cartes blanches, de la publicité.
paper-stickers-put-in = Si un jeu a moins de { $jokers } jokers, ajoute une carte blanche ou en trop pour chacun qui manque, et donne-lui les étiquettes d’un passe-tour.
paper-stickers-card = carte
paper-stickers-becomes = dans la partie
paper-stickers-count = cartes
paper-stickers-needed = étiquettes
paper-stickers-together = en tout
paper-stickers-king = roi
paper-stickers-joker = joker
paper-stickers-wild = remplace une autre carte
paper-stickers-skip = passe-tour
paper-stickers-on = { $sign }, pour { $card }

## Les étiquettes

paper-stickers-labels = Les étiquettes
paper-stickers-sheet = { $shape ->
    [round] Ces pages sont prévues pour des planches de { $count } étiquettes rondes de { $width } millimètres.
    [cut] Ces pages sont prévues pour des planches de { $count } étiquettes de { $width } sur { $height } millimètres. Elles sont trop larges pour une carte : coupe chacune en { $pieces } le long du pointillé.
   *[whole] Ces pages sont prévues pour des planches de { $count } étiquettes de { $width } sur { $height } millimètres.
}
paper-stickers-calibrate = Imprime la page suivante sur du papier ordinaire, pose-la sur une planche d’étiquettes et tiens les deux devant la lumière. Si les cadres tombent à côté des étiquettes, regarde de combien de millimètres et réimprime en décalant d’autant vers la droite et vers le bas (--shift-x et --shift-y, ou les cases de la page d’impression).
paper-stickers-print = Imprime ensuite les autres pages sur les étiquettes. Si une planche est entamée, --first dit à quelle étiquette commencer, en comptant rangée par rangée.
paper-stickers-stick = { $each ->
    [one] Colle chaque étiquette sur le signe en haut à gauche de sa carte.
   *[other] Chaque carte en reçoit deux : colles-en une sur le signe en haut à gauche et une, à l’envers, sur le signe en bas à droite. On lit ainsi la carte dans l’éventail, dans les deux sens.
}
paper-stickers-calibration = Pour régler l’imprimante
paper-stickers-frames = Chaque cadre doit tomber sur une étiquette. Les deux règles comptent les millimètres à partir d’un coin du premier et du dernier cadre : on y voit de combien les étiquettes sont décalées.

## Ce qui ne peut pas être imprimé

problem-labels-unknown = Il n’y a pas d’étiquettes nommées « { $asked } » pour { $paper } ; choisis parmi : { $known }. Ou décris ta planche ainsi : colonnes,rangées,largeur,hauteur,gauche,haut,pas à droite,pas en bas, en millimètres.
problem-labels-unreadable = « { $asked } » n’est pas une planche d’étiquettes ; il faut huit nombres, colonnes,rangées,largeur,hauteur,gauche,haut,pas à droite,pas en bas, en millimètres, suivis de « ,round » pour des étiquettes rondes.
problem-labels-do-not-fit = Les étiquettes « { $asked } » ne tiennent pas sur { $paper }, ou se chevauchent ; mesure encore leur taille et le pas de l’une à l’autre.
problem-labels-first = Il n’y a pas d’étiquette { $first } sur cette planche ; elle a les étiquettes 1 à { $most }.
problem-labels-shift = On peut décaler les étiquettes de { $most } millimètres au plus ; si l’écart est plus grand, choisis une autre planche.

## Ce que dit --help

help-print-stickers = Des étiquettes qui font de deux jeux ordinaires un paquet complet : 11 pour les valets, 12 pour les dames, des signes pour les rois et les jokers ; avec une page pour régler l’imprimante, et ce qu’il faut retirer et ajouter.
help-print-stickers-labels = Les étiquettes : pour a4 38x21, 25x10, 36x17, 46x21, 70x36 ou 70x37, pour letter 44x13, 25x10, 38x13, 67x25, round-16 ou round-19 ; ou ta propre planche : colonnes,rangées,largeur,hauteur,gauche,haut,pas à droite,pas en bas, en millimètres.
help-print-stickers-aces = Imprime aussi un 1 pour chaque as.
help-print-stickers-each = Combien d’étiquettes chaque carte reçoit.
help-print-stickers-first = L’étiquette par laquelle commencer, sur une planche entamée.
help-print-stickers-shift-x = Imprime autant de millimètres plus à droite.
help-print-stickers-shift-y = Imprime autant de millimètres plus bas.
