### Under the fingers: labels for the cards, reference and rulebook in braille

braille-contents = { $heading }, bladzijde { $page }
braille-reference = In het kort: { $edition }
braille-on-cards = Op de kaarten
braille-labels = Braillelabels: { $edition }
braille-labels-size = De puntjes zijn zo groot en staan zo ver uit elkaar als op een medicijndoosje (Marburg Medium); de kleine grijze puntjes geven alleen de plaatsen van de andere aan.
braille-labels-turn = Prik elk label linksboven op de voorkant van de kaart, geef de kaart op tafel een halve slag en prik het nog eens linksboven: zo is het te lezen hoe je de kaart ook vasthoudt.
braille-label = { $card }: “{ $ink }”, punten { $dots }
braille-column-card = Kaart
braille-column-copies = Aantal
braille-column-ink = In letters
braille-column-cells = Braille
braille-column-dots = Punten

## The command

help-print-braille = Braille: labels voor de kaarten, het overzicht of het hele regelboekje, als tabel, voor een brailleprinter (BRF) of als puntjes op papier.
help-print-braille-what = Wat je maakt: de labels van de kaarten (labels), het korte overzicht (reference) of het regelboekje (rulebook).
help-print-braille-form = Hoe: labels als tabel (table, csv, markdown), voor een brailleprinter (brf) of als puntjes op ware grootte (pdf); de rest alleen voor een brailleprinter. Zonder keuze: zoals de naam van het bestand eindigt (.csv, .md, .brf, .pdf), anders table voor de labels en brf voor de rest.
help-print-braille-each = Een label voor elk van de 108 kaarten in plaats van één per soort (brf).
help-print-braille-cells = Hoeveel tekens er op een regel van de brailleprinter passen (brf).
help-print-braille-lines = Hoeveel regels er op een bladzijde van de brailleprinter passen (brf).

## What cannot be done

problem-no-louis = Om tekst in braille om te zetten heb je liblouis nodig (Debian en Ubuntu: apt install liblouis20; Mac: brew install liblouis); installeer het, of noem de bibliotheek in { $variable }. Labels als tabel kunnen zonder.
problem-no-louis-table = De liblouis die hier staat heeft geen bruikbare tabel { $table }; installeer ook de tabellen (Debian en Ubuntu: apt install liblouis-data).
problem-braille-cells = Een regel van { $cells } tekens kan niet; kies { $least } tot { $most }.
problem-braille-lines = Een bladzijde van { $lines } regels kan niet; kies { $least } tot { $most }.
problem-braille-each = Alleen labels als brf kunnen er voor elke kaart komen; laat --each weg, of zet er --as brf bij.
problem-braille-over-other = { $file } bestaat al en er staat iets anders in; kies met -o een andere naam.
