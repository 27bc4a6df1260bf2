### What the commands print. (What they say of themselves under --help stands in their docstrings.)

rules-edition = editie
rules-title = titel
rules-about = wat er anders aan is
rules-option = optie
rules-value = waarde
rules-others = of
rules-means = wat de waarde betekent
rules-default = { $edition } (standaard)
rules-ours = * onze lezing: het regelboekje zegt hier niets, of zegt twee dingen
rules-changed = + gewijzigd met --option
rules-idle = - maakt niet uit bij de andere opties
rules-equal = { $one } en { $other } hebben dezelfde regels.
rules-phase = fase { $number }
rules-hint = “decaphase rules NAME” toont de opties van een editie, “decaphase rules NAME NAME” wat er tussen twee edities verschilt.

problem-too-many-editions = Noem hooguit twee edities om te vergelijken, niet { $count }.
problem-option-without-edition = --option wijzigt een editie, dus noem er een: decaphase rules classic-en --option { $text }
problem-book-of-several = Noem bij --book hoogstens één editie, geen { $count }: een regelboekje hoort bij één tafel.
problem-book-not-json = Een regelboekje is voor mensen, als tekst of met --html; laat --json weg, of laat --book weg om de opties als JSON te krijgen.
problem-html-without-book = --html is voor het regelboekje: zet --book erbij.
