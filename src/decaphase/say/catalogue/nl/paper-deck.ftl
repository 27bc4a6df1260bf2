### De kaarten om af te drukken en uit te snijden.

paper-deck-title = { $cards ->
    [packs] 108 gewone speelkaarten om af te drukken en uit te snijden
   *[colours] 108 kaarten om af te drukken en uit te snijden
}
paper-deck-stiff = Neem stevig papier, van 200 tot 300 gram, waar niemand doorheen kijkt.
paper-deck-flip-long = Druk dubbelzijdig af en laat het papier over de lange kant omslaan.
paper-deck-flip-short = Druk dubbelzijdig af en laat het papier over de korte kant omslaan.
paper-deck-flip-none = Deze pagina’s hebben alleen voorkanten: druk enkelzijdig af, op papier met een gekleurde achterkant of voor kaarten die in hoesjes gaan.
paper-deck-check = Probeer het eerst met dit vel alleen: tegen het licht gehouden moeten de kruisen van beide kanten op elkaar liggen.
paper-deck-check-back = Houd dit vel tegen het licht: dit kruis moet op dat van de andere kant liggen.
paper-deck-cut = Snijd van streepje tot streepje, dwars door het hele vel: een kaart is { $width } bij { $height } millimeter. De kleur loopt iets door voorbij de streepjes, dus net ernaast snijden kan geen kwaad.

## Wat erin zit

paper-deck-contents = Wat er allemaal is
paper-deck-cards = kaarten
paper-deck-each = van elk
paper-deck-together = samen
paper-deck-from-to = { $first } tot en met { $last }

## Wat --help zegt

help-print-deck = Alle 108 kaarten om af te drukken en uit te snijden, voor- en achterkanten om en om; met cards=packs zien ze eruit als gewone speelkaarten.
help-print-deck-large = Met grote cijfers en letters.
help-print-deck-flip = De kant (long is lang, short is kort) waarover de printer het papier voor de achterkanten omslaat; none voor alleen voorkanten.
