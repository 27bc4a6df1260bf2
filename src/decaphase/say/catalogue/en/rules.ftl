### The rules: editions, and why some options make no game.

## Editions: a title, and what sets it apart

edition-classic-en = English rules
    .about = You name whom a skip hits; wilds cost 25 points.
edition-classic-fr = French rules
    .about = As the English rules, but nobody can be skipped twice in a hand.
edition-classic-de = German rules
    .about = Phases may be all wilds, a skip is laid before its victim, wilds cost 20 points.
edition-braille-nl = Dutch rules of the braille edition
    .about = Phase 3 takes a set of 5, and a skip is laid before its victim.
edition-house-nl = Dutch house rules
    .about = No points; a card you take must be played; the others play on for the places.
edition-house-nl-original = Dutch house rules, with the original skips and scoring
    .about = The house rules with points, and with skips laid before their victim.

## Why these options make no game

problem-unknown-edition = { $nearest ->
    [none] There is no edition called “{ $edition }”; “decaphase rules” lists those there are.
   *[other] There is no edition called “{ $edition }”. Did you mean “{ $nearest }”?
}
problem-unknown-option = { $nearest ->
    [none] There is no option called “{ $option }”; “decaphase rules classic-en” lists those there are.
   *[other] There is no option called “{ $option }”. Did you mean “{ $nearest }”?
}
problem-not-a-value = { $option } cannot be “{ $value }”; it can be: { $values }.
problem-option-without-value = “{ $text }”: an option is given with its value, such as pickup=must-play.
problem-option-twice = The option { $option } is given twice; which of the two should count?

problem-options-clash = { $one } does not go together with { $other }; change one of the two.
problem-skip-returns-idle = skip_returns = { $value } says where a skip goes that was laid before a player, but with skip_style = { $style } none is; set skip_style = lay-before as well, or leave skip_returns out.

problem-bad-selection = selection cannot be “{ $value }”; it can be all, even, odd, first-1 to first-10, or a list of phase numbers such as [2, 5, 8].
problem-first-too-many = { $value }: there are only ten phases, so choose first-1 to first-10.
problem-first-none = { $value }: at least one phase has to be played, so choose first-1 to first-10.
problem-selection-empty = selection = []: the list names no phase; at least one has to be played.
problem-selection-leaves-none = { $count ->
    [one] selection = { $value } leaves no phase to play: the list of phases has only one.
   *[other] selection = { $value } leaves no phase to play: the list of phases has only { $count }.
}
problem-not-a-phase-number = selection = { $value }: { $number } is not the number of a phase; phases are numbered 1 to 10.
problem-no-such-phase = { $count ->
    [one] selection = { $value }: there is no phase { $number }; the list has only one phase.
   *[other] selection = { $value }: there is no phase { $number }; the list has only { $count } phases.
}
problem-selection-not-rising = selection = { $value }: { $number } comes after { $before }; name each phase once, the lower numbers first.

problem-phases-not-a-list = phases cannot be “{ $value }”; it is a list such as ["set 3 + set 3", "run 5 + colour 4"].
problem-phases-count = { $count ->
    [0] The list of phases is empty; it takes 1 to 10.
   *[other] The list has { $count } phases; it takes 1 to 10.
}
problem-phase-not-text = Phase { $number } cannot be “{ $value }”; a phase is written like "set 3 + run 4".
problem-phase-groups = Phase { $number }, “{ $phase }”, has { $count } groups; a phase has at most three.
problem-phase-too-big = Phase { $number }, “{ $phase }”, takes { $cards } cards; nobody ever holds more than 11.
problem-bad-group = Phase { $number }, “{ $phase }”: “{ $group }” is not a group; a group is a set, a run or a colour with its size, such as "set 3", "run 4" or "colour 7".
problem-group-too-small = Phase { $number }: “{ $group }” is too small; a { $kind ->
    [run] run
    [set] set
   *[colour] colour group
} takes at least { $least } cards.
problem-run-too-long = Phase { $number }: “{ $group }” is too long; a run goes from 1 to 12 at most.
