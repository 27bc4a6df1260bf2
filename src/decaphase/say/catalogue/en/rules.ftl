### The rules: editions, options and their values, and why some of them make no game.

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

## Options: a name, and what it decides. Values: a name, and what it means.

option-phases = Phases
    .about = What has to be laid in each phase.

option-wild_points = Points for a wild
    .about = What a wild costs you if you still hold it when the hand ends.
value-wild_points-20 = 20
    .about = A wild in hand costs 20 points.
value-wild_points-25 = 25
    .about = A wild in hand costs 25 points.

option-naturals = Number cards needed
    .about = How many number cards a phase needs beside its wilds.
value-naturals-per-phase = one in the phase
    .about = At least one number card in the whole phase; one of its groups may be all wilds.
value-naturals-per-group = one in each group
    .about = At least one number card in each group of the phase.
value-naturals-none = none
    .about = A phase may be laid with wilds alone.

option-skip_style = Playing a skip
    .about = Where a skip goes, and whom it hits.
value-skip_style-choose = you choose
    .about = The skip goes onto the discard pile and you name who sits out.
value-skip_style-lay-before = laid before somebody
    .about = In place of a discard you lay the skip before whoever is to sit out.
value-skip_style-next = the next player
    .about = The skip goes onto the discard pile and the next player sits out.

option-skip_returns = Where a skip returns
    .about = Where the skip that lay before you goes once you have sat out.
value-skip_returns-top = on top
    .about = The skip goes on top of the discard pile.
value-skip_returns-bottom = underneath
    .about = The skip goes under the discard pile.

option-skip_limit = How often you can be skipped
    .about = When somebody who was skipped can be skipped again.
value-skip_limit-one-pending = one at a time
    .about = While a skip waits for you, nobody can give you another.
value-skip_limit-once-per-round = once a round
    .about = Once skipped, you are safe until whoever skipped you has another turn.
value-skip_limit-once-per-hand = once a hand
    .about = You can be skipped only once in a hand.

option-pickup = Taking a discard
    .about = Whether a card taken from the discard pile has to be played.
value-pickup-free = free
    .about = You may keep the card you take.
value-pickup-must-play = must be played
    .about = From a pile of two cards or more, the card you take must be on the table before your turn ends.

option-scoring = Points
    .about = Whether points are kept.
value-scoring-points = kept
    .about = Cards left in hand count against you.
value-scoring-none = not kept
    .about = Who lays the last phase first wins, without points.

option-tie_points = Points that decide
    .about = Which points are compared when several players finish in the same hand.
value-tie_points-with-this-hand = with this hand
    .about = The totals are compared with the last hand counted.
value-tie_points-before-this-hand = before this hand
    .about = The totals are compared as they stood before the last hand.

option-tie_break = Still equal
    .about = What happens when the points that decide are equal.
value-tie_break-replay = played again
    .about = The tied players play the last phase again; the first to go out wins.
value-tie_break-shared = shared
    .about = The tied players share the place.

option-play_on = Playing on
    .about = Whether the others go on for the places after somebody has won.
value-play_on-true = yes
    .about = The others play on until one is left.
value-play_on-false = no
    .about = The game ends when somebody has won.

option-advance = Moving on
    .about = When you move on to your next phase.
value-advance-on-completion = when you have laid it
    .about = You play for a phase until you have laid it.
value-advance-every-hand = every hand
    .about = One hand for each phase: everybody moves on after it, and the lowest total wins.

option-selection = Phases played
    .about = Which of the phases are played for.
value-selection-all = all
    .about = All phases are played.
value-selection-first-N = the first { $count }
    .about = { $count ->
        [one] Only the first phase is played.
       *[other] The first { $count } phases are played.
    }
value-selection-even = even
    .about = Phases 2, 4, 6 and so on are played.
value-selection-odd = odd
    .about = Phases 1, 3, 5 and so on are played.
value-selection-list = phases { $numbers }
    .about = { $count ->
        [one] Only phase { $numbers } is played.
       *[other] Only phases { $numbers } are played.
    }

option-order = Order of the phases
    .about = Whether phases are played for one after the other.
value-order-in-order = one after the other
    .about = You play for the lowest phase you have not yet laid.
value-order-any = any
    .about = In each hand you lay whichever of your open phases you like.

option-knocking = Knocking
    .about = Whether you may claim a card somebody else has just discarded.
value-knocking-false = no
    .about = Only the player whose turn it is takes a discard.
value-knocking-true = yes
    .about = Before the next draw, anybody else may knock for the card, play a turn and let play go on from there.

option-cards = Cards
    .about = How the cards are named and drawn.
value-cards-colours = colours
    .about = Cards in four colours, numbered 1 to 12, with wilds and skips.
value-cards-packs = ordinary packs
    .about = Two ordinary packs: ace to queen are 1 to 12, suits are colours, kings are wild, jokers are skips.

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
