### What the commands print. (What they say of themselves under --help stands in help.ftl.)

rules-edition = edition
rules-title = title
rules-about = what sets it apart
rules-option = option
rules-value = value
rules-others = or
rules-means = what the value means
rules-default = { $edition } (default)
rules-ours = * our reading: the rulebook is silent here, or says two things
rules-changed = + changed by --option
rules-idle = - does not matter beside the other options
rules-equal = { $one } and { $other } play by the same rules.
rules-phase = phase { $number }
rules-hint = “decaphase rules NAME” shows an edition’s options, “decaphase rules NAME NAME” what differs between two.

problem-too-many-editions = Name at most two editions to compare, not { $count }.
problem-option-without-edition = --option changes an edition, so name one: decaphase rules classic-en --option { $text }
problem-book-of-several = Name at most one edition with --book, not { $count }: a rulebook is that of one table.
problem-book-not-json = A rulebook is for people, as text or with --html; leave out --json, or leave out --book to have the options as JSON.
problem-html-without-book = --html is for the rulebook: add --book.
