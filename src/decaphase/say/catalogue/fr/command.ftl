### What the commands print. (What they say of themselves under --help stands in help.ftl.)

rules-edition = édition
rules-title = titre
rules-about = sa particularité
rules-option = option
rules-value = valeur
rules-others = ou
rules-means = ce que veut dire la valeur
rules-default = { $edition } (par défaut)
rules-ours = * notre lecture : ici, le livret ne dit rien, ou dit deux choses
rules-changed = + changé par --option
rules-idle = - sans effet à côté des autres options
rules-equal = { $one } et { $other } se jouent avec les mêmes règles.
rules-phase = phase { $number }
rules-hint = « decaphase rules NOM » montre les options d’une édition, « decaphase rules NOM NOM » ce qui change de l’une à l’autre.

problem-too-many-editions = On compare deux éditions au plus, pas { $count }.
problem-option-without-edition = --option change une édition, alors nommes-en une : decaphase rules classic-en --option { $text }
problem-book-of-several = Avec --book, nomme au plus une édition, pas { $count } : un livret est celui d’une seule table.
problem-book-not-json = Un livret est fait pour être lu, en texte ou avec --html ; enlève --json, ou enlève --book pour avoir les options en JSON.
problem-html-without-book = --html va avec le livret : ajoute --book.
