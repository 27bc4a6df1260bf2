### Cards as people type them: for each colour, rank and special card the words that are understood, the short
### code that is printed first. The record letters r b g y w s are understood in every language, so no word here
### may be one of them for something else.

code-colours-r = r rot rote roten roter rotes
code-colours-b = b blau blaue blauen blauer blaues
code-colours-g = g grün grüne grünen grüner grünes gruen gruene gruenen gruener gruenes
code-colours-y = e gelb gelbe gelben gelber gelbes
code-colours-wild = j joker
code-colours-skip = a aus aussetzen aussetzkarte aussetzer

## Ordinary packs

code-packs-r = h herz herzen
code-packs-b = p pik
code-packs-g = kr kreuz treff
code-packs-y = ka karo
code-packs-wild = k könig könige koenig koenige
code-packs-skip = jo joker
code-packs-ace = a ass as
code-packs-jack = bu bube buben
code-packs-queen = d dame damen

## Small words that may stand between

code-fillers = der die das den dem ein eine einen vom von

## What cannot be read

problem-typed-card-unknown = „{ $word }“ ist hier keine Karte; Karten tippst du so: { $example }.
problem-typed-card-half = Zu „{ $word }“ gehört noch eine Farbe oder eine Zahl; Karten tippst du so: { $example }.
