### Under the fingers: labels for the cards, reference and rulebook in braille

braille-contents = { $heading }, page { $page }
braille-reference = En bref : { $edition }
braille-on-cards = Sur les cartes
braille-labels = Étiquettes en braille : { $edition }
braille-labels-size = Les points ont la taille et l’écart de ceux d’une boîte de médicaments (Marburg Medium) ; les petits points gris marquent seulement la place des autres.
braille-labels-turn = Poinçonne chaque étiquette en haut à gauche de la face de la carte, fais faire un demi-tour à la carte sur la table et poinçonne-la de nouveau en haut à gauche : on la lit ainsi dans les deux sens.
braille-label = { $card } : « { $ink } », points { $dots }
braille-column-card = Carte
braille-column-copies = Nombre
braille-column-ink = En lettres
braille-column-cells = Braille
braille-column-dots = Points

## The command

help-print-braille = Du braille : les étiquettes des cartes, l’aide-mémoire ou tout le livret, en tableau, pour une embosseuse (BRF) ou en points sur papier.
help-print-braille-what = Ce que tu veux : les étiquettes des cartes (labels), l’aide-mémoire (reference) ou le livret (rulebook).
help-print-braille-form = Sous quelle forme : les étiquettes en tableau (table, csv, markdown), pour une embosseuse (brf) ou en points à leur vraie taille (pdf) ; le reste seulement pour une embosseuse. Sans rien dire : selon la fin du nom du fichier (.csv, .md, .brf, .pdf), sinon table pour les étiquettes et brf pour le reste.
help-print-braille-each = Une étiquette pour chacune des 108 cartes, et non une par sorte (brf).
help-print-braille-cells = Combien de caractères tiennent sur une ligne de l’embosseuse (brf).
help-print-braille-lines = Combien de lignes tiennent sur une page de l’embosseuse (brf).

## What cannot be done

problem-no-louis = Pour mettre un texte en braille, installe liblouis (Debian et Ubuntu : apt install liblouis20 ; Mac : brew install liblouis), ou indique sa bibliothèque dans { $variable } ; les étiquettes en tableau s’en passent.
problem-no-louis-table = Le liblouis installé ici n’a pas de table { $table } utilisable ; installe aussi ses tables (Debian et Ubuntu : apt install liblouis-data).
problem-braille-cells = Une ligne de { $cells } caractères, ça ne va pas ; choisis de { $least } à { $most }.
problem-braille-lines = Une page de { $lines } lignes, ça ne va pas ; choisis de { $least } à { $most }.
problem-braille-each = Seules les étiquettes en brf peuvent être faites pour chaque carte ; enlève --each, ou ajoute --as brf.
problem-braille-over-other = { $file } existe déjà et contient autre chose ; choisis un autre nom avec -o.
