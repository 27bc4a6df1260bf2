### Cards as people type them: for each colour, rank and special card the words that are understood, the short
### code that is printed first. The record letters r b g y w s are understood in every language, so no word here
### may be one of them for something else.

code-colours-r = r rood rode rooie
code-colours-b = b blauw blauwe
code-colours-g = g groen groene
code-colours-y = e geel gele
code-colours-wild = k keuzekaart keuzekaarten keuze joker jokers j
code-colours-skip = p pestkaart pestkaarten pest

## Ordinary packs

code-packs-r = h hart harten
code-packs-b = sp schop schoppen
code-packs-g = k klaver klavers klaveren
code-packs-y = ru ruit ruiten
code-packs-wild = he heer heren koning koningen
code-packs-skip = jo joker jokers
code-packs-ace = a aas
code-packs-jack = bo boer
code-packs-queen = v vrouw dame

## Small words that may stand between

code-fillers = de het een van

## What cannot be read

problem-typed-card-unknown = “{ $word }” is hier geen kaart; typ kaarten zo: { $example }.
problem-typed-card-half = Bij “{ $word }” hoort nog een kleur of een getal; typ kaarten zo: { $example }.
