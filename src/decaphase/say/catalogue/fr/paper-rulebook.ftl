### Le livret sur papier.

paper-picture = Image : { $cards }

## Ce que dit --help

help-print-rulebook = Le livret de votre table, mis en page, avec des images pour les exemples.
