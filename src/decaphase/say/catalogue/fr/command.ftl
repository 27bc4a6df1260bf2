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
