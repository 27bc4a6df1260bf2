### What the commands print. (What they say of themselves under --help stands in help.ftl.)

rules-edition = Regelfassung
rules-title = Titel
rules-about = was sie ausmacht
rules-option = Option
rules-value = Wert
rules-others = oder
rules-means = was der Wert bedeutet
rules-default = { $edition } (gilt ohne Angabe)
rules-ours = * unsere Lesart: Das Regelheft sagt hier nichts oder zweierlei
rules-changed = + mit --option geändert
rules-idle = - spielt neben den anderen Optionen keine Rolle
rules-equal = { $one } und { $other } spielen nach denselben Regeln.
rules-phase = Phase { $number }
rules-hint = „decaphase rules NAME“ zeigt die Optionen einer Regelfassung, „decaphase rules NAME NAME“, worin sich zwei unterscheiden.

problem-too-many-editions = Vergleichen geht mit höchstens zwei Regelfassungen, nicht mit { $count }.
problem-option-without-edition = --option ändert eine Regelfassung, also nenn eine: decaphase rules classic-en --option { $text }
problem-book-of-several = Nenn bei --book höchstens eine Regelfassung, nicht { $count }: Ein Regelheft gehört zu einem Tisch.
problem-book-not-json = Ein Regelheft ist für Menschen, als Text oder mit --html; lass --json weg, oder lass --book weg, um die Optionen als JSON zu bekommen.
problem-html-without-book = --html ist für das Regelheft: Nimm --book dazu.
