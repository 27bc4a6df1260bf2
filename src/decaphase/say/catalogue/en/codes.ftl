### Cards as people type them: for each colour, rank and special card the words that are understood, the short
### code that is printed first. The record letters r b g y w s are understood in every language, so no word here
### may be one of them for something else.

code-colours-r = r red
code-colours-b = b blue
code-colours-g = g green
code-colours-y = y yellow
code-colours-wild = w wild
code-colours-skip = s skip

## Ordinary packs

code-packs-r = h heart hearts
code-packs-b = sp spade spades
code-packs-g = c club clubs
code-packs-y = d diamond diamonds
code-packs-wild = k king kings
code-packs-skip = jo joker jokers
code-packs-ace = a ace
code-packs-jack = j jack
code-packs-queen = q queen

## Small words that may stand between

code-fillers = the a an of

## What cannot be read

problem-typed-card-unknown = “{ $word }” is no card here; type cards like this: { $example }.
problem-typed-card-half = To “{ $word }” belongs a colour or a number; type cards like this: { $example }.
