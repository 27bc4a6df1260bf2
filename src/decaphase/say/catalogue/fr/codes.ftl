### Cards as people type them: for each colour, rank and special card the words that are understood, the short
### code that is printed first. The record letters r b g y w s are understood in every language, so no word here
### may be one of them for something else.

code-colours-r = r rouge rouges
code-colours-b = b bleu bleue bleus bleues
code-colours-g = v vert verte verts vertes
code-colours-y = j jaune jaunes
code-colours-wild = o jo joker jokers
code-colours-skip = p passe passes passetour passetours

## Ordinary packs: the king’s usual letter, r, is the record’s heart, and c could be cœur or carreau

code-packs-r = co cœur cœurs coeur coeurs
code-packs-b = p pi pique piques
code-packs-g = t tr trèfle trèfles trefle trefles
code-packs-y = ca carreau carreaux
code-packs-wild = ro roi rois
code-packs-skip = jo joker jokers
code-packs-ace = a as
code-packs-jack = v valet valets
code-packs-queen = d dame dames

## Small words that may stand between

code-fillers = le la l un une de du d

## What cannot be read

problem-typed-card-unknown = « { $word } » n’est pas une carte ici ; écris les cartes comme ceci : { $example }.
problem-typed-card-half = « { $word } » tout seul ne suffit pas, il faut une couleur et un nombre ; écris les cartes comme ceci : { $example }.
