### Das Regelheft auf Papier.

paper-picture = Bild: { $cards }

## Was --help sagt

help-print-rulebook = Das Regelheft eures Tischs, gesetzt, mit Bildern zu den Beispielen.
