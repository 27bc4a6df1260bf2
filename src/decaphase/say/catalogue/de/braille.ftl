### Under the fingers: labels for the cards, reference and rulebook in braille

braille-contents = { $heading }, Seite { $page }
braille-reference = In Kürze: { $edition }
braille-on-cards = Auf den Karten
braille-labels = Braille-Beschriftung: { $edition }
braille-labels-size = Die Punkte sind so groß und stehen so weit auseinander wie auf einer Medikamentenschachtel (Marburg Medium); die kleinen grauen Punkte zeigen nur die Plätze der übrigen.
braille-labels-turn = Präge jede Beschriftung oben links auf die Vorderseite der Karte, gib der Karte auf dem Tisch eine halbe Drehung und präge sie noch einmal oben links: So lässt sie sich lesen, wie herum du die Karte auch hältst.
braille-label = { $card }: „{ $ink }“, Punkte { $dots }
braille-column-card = Karte
braille-column-copies = Anzahl
braille-column-ink = In Buchstaben
braille-column-cells = Braille
braille-column-dots = Punkte

## The command

help-print-braille = Braille: Beschriftungen für die Karten, die Übersicht oder das ganze Regelheft, als Tabelle, für einen Brailledrucker (BRF) oder als Punkte auf Papier.
help-print-braille-what = Was du machst: die Beschriftungen der Karten (labels), die kurze Übersicht (reference) oder das Regelheft (rulebook).
help-print-braille-form = Wie: Beschriftungen als Tabelle (table, csv, markdown), für einen Brailledrucker (brf) oder als Punkte in wahrer Größe (pdf); das andere nur für einen Brailledrucker. Ohne Angabe: wie der Name der Datei endet (.csv, .md, .brf, .pdf), sonst table für die Beschriftungen und brf für das andere.
help-print-braille-each = Eine Beschriftung für jede der 108 Karten statt einer für jede Sorte (brf).
help-print-braille-cells = Wie viele Zeichen in eine Zeile des Brailledruckers passen (brf).
help-print-braille-lines = Wie viele Zeilen auf eine Seite des Brailledruckers passen (brf).

## What cannot be done

problem-no-louis = Um Text in Braille zu übertragen, installiere liblouis (Debian und Ubuntu: apt install liblouis20; Mac: brew install liblouis) oder nenne seine Bibliothek in { $variable }; Beschriftungen als Tabelle gehen auch ohne.
problem-no-louis-table = Das liblouis, das hier installiert ist, hat keine brauchbare Tabelle { $table }; installiere auch seine Tabellen (Debian und Ubuntu: apt install liblouis-data).
problem-braille-cells = Eine Zeile mit { $cells } Zeichen geht nicht; wähle { $least } bis { $most }.
problem-braille-lines = Eine Seite mit { $lines } Zeilen geht nicht; wähle { $least } bis { $most }.
problem-braille-each = Für jede Karte gibt es nur Beschriftungen als brf; lass --each weg oder setz --as brf dazu.
problem-braille-over-other = { $file } gibt es schon, und es steht etwas anderes darin; wähle mit -o einen anderen Namen.
