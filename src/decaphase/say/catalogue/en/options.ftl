### The options: everything that is said of each.
### `option-NAME` is its name, `value-NAME-VALUE` that of a value, each with what it is about; `rule-NAME-VALUE` is the
### rule as the rulebook has it, and `problem-…` why a move is not legal at a table that plays so.
### `$cards` is how the cards of the table are named.

rule-wild = { $cards ->
    [packs] king
   *[colours] wild
}
rule-wilds = { $cards ->
    [packs] kings
   *[colours] wilds
}

option-phases = Phases
    .about = What has to be laid in each phase.

option-wild_points = Points for a wild
    .about = What a wild costs you if you still hold it when the hand ends.
value-wild_points-20 = 20
    .about = A wild in hand costs 20 points.
rule-wild_points-20 = A { rule-wild } in hand costs 20 points.
value-wild_points-25 = 25
    .about = A wild in hand costs 25 points.
rule-wild_points-25 = A { rule-wild } in hand costs 25 points.

option-naturals = Number cards needed
    .about = How many number cards a phase needs beside its wilds.
value-naturals-per-phase = one in the phase
    .about = At least one number card in the whole phase; one of its groups may be all wilds.
rule-naturals-per-phase = At least one card of your phase must be a number card. One of its groups may be all { rule-wilds }, as long as another has a number card.
value-naturals-per-group = one in each group
    .about = At least one number card in each group of the phase.
rule-naturals-per-group = Each group of your phase must have at least one number card.
value-naturals-none = none
    .about = A phase may be laid with wilds alone.
rule-naturals-none = A phase needs no number card: you may lay it with { rule-wilds } alone.
problem-natural-needed = A phase needs at least one card that is not a { $cards ->
        [packs] king
       *[colours] wild
    }.
problem-natural-in-each-group = At this table every group needs at least one card that is not a { $cards ->
        [packs] king
       *[colours] wild
    }; group { $group } has none.

option-skip_style = Playing a skip
    .about = Where a skip goes, and whom it hits.
value-skip_style-choose = you choose
    .about = The skip goes onto the discard pile and you name who sits out.
rule-skip_style-choose = To play a skip you discard it and name a player, who misses their next turn.
value-skip_style-lay-before = laid before somebody
    .about = In place of a discard you lay the skip before whoever is to sit out.
rule-skip_style-lay-before = To play a skip you lay it before a player, in place of a discard. That player misses their next turn.
value-skip_style-next = the next player
    .about = The skip goes onto the discard pile and the next player sits out.
rule-skip_style-next = To play a skip you discard it. The next player misses their turn; you do not choose who.
problem-next-player-is-skipped = At this table a { $cards ->
        [packs] joker
       *[colours] skip
    } always hits the next player, so nobody is named.

option-skip_returns = Where a skip returns
    .about = Where the skip that lay before you goes once you have sat out.
value-skip_returns-top = on top
    .about = The skip goes on top of the discard pile.
rule-skip_returns-top = When the turn has been missed, the skip goes on top of the discard pile.
value-skip_returns-bottom = underneath
    .about = The skip goes under the discard pile.
rule-skip_returns-bottom = When the turn has been missed, the skip goes under the discard pile, to the very bottom.

option-skip_limit = How often you can be skipped
    .about = When somebody who was skipped can be skipped again.
value-skip_limit-one-pending = one at a time
    .about = While a skip waits for you, nobody can give you another.
rule-skip_limit-one-pending = As long as a skip waits for a player, nobody can give them another.
value-skip_limit-once-per-round = once a round
    .about = Once skipped, you are safe until whoever skipped you has another turn.
rule-skip_limit-once-per-round = Whoever was skipped is safe for one round: nobody may skip them again until a new turn of the player who skipped them has begun.
value-skip_limit-once-per-hand = once a hand
    .about = You can be skipped only once in a hand.
rule-skip_limit-once-per-hand = A player can be skipped only once in a hand.
problem-victim-skipped-this-round = { $victim } was skipped in this round already; name somebody else.
problem-victim-skipped-this-hand = { $victim } was skipped in this hand already; name somebody else.

option-pickup = Taking a discard
    .about = Whether a card taken from the discard pile has to be played.
value-pickup-free = free
    .about = You may keep the card you take.
rule-pickup-free = A card from the discard pile may go into your hand, like one from the deck.
value-pickup-must-play = must be played
    .about = From a pile of two cards or more, the card you take must be on the table before your turn ends.
rule-pickup-must-play = While the discard pile is a single card, you may take that card freely. From two cards on you may take the top card only if it, or the other card just like it, is on the table before your turn ends, as part of your phase or as a hit. You make no move in between that rules this out. If a gap in a run is in the way, you may fill the gap first.
problem-cannot-play-it = At this table a discard may only be taken if it reaches the table in the same turn, and { $top } cannot; leave it where it is.
problem-taken-card-stranded = After this, { $taken } could no longer reach the table, and it must: it was taken from the discard pile.
problem-taken-card-first = Before the turn ends, { $taken } has to be on the table: it was taken from the discard pile.

option-scoring = Points
    .about = Whether points are kept.
value-scoring-points = kept
    .about = Cards left in hand count against you.
rule-scoring-points = When a hand ends, the cards you still hold cost you points.
value-scoring-none = not kept
    .about = Who lays the last phase first wins, without points.
rule-scoring-none = No points are kept.

option-tie_points = Points that decide
    .about = Which points are compared when several players finish in the same hand.
value-tie_points-with-this-hand = with this hand
    .about = The totals are compared with the last hand counted.
rule-tie_points-with-this-hand = If several players finish in the same hand, the one with the fewest points wins. The points of this last hand count.
value-tie_points-before-this-hand = before this hand
    .about = The totals are compared as they stood before the last hand.
rule-tie_points-before-this-hand = If several players finish in the same hand, the one with the fewest points wins. The totals from before this hand are compared; the points of this last hand do not count for that.

option-tie_break = Still equal
    .about = What happens when the points that decide are equal.
value-tie_break-replay = played again
    .about = The tied players play the last phase again; the first to go out wins.
rule-tie_break-replay = If they are still equal, they play once more for the last phase, and the first of them to go out wins.
value-tie_break-shared = shared
    .about = The tied players share the place.
rule-tie_break-shared = If they are still equal, they share the win.

option-play_on = Playing on
    .about = Whether the others go on for the places after somebody has won.
value-play_on-true = yes
    .about = The others play on until one is left.
rule-play_on-true = When somebody has won, the others go on playing for the places.
value-play_on-false = no
    .about = The game ends when somebody has won.
rule-play_on-false = When somebody has won, the game is over.

option-advance = Moving on
    .about = When you move on to your next phase.
value-advance-on-completion = when you have laid it
    .about = You play for a phase until you have laid it.
rule-advance-on-completion = You play for a phase until you have laid it; if you do not lay it in this hand, you try again in the next.
value-advance-every-hand = every hand
    .about = One hand for each phase: everybody moves on after it, and the lowest total wins.
rule-advance-every-hand = There is one hand for each phase. After it everybody goes on to the next phase, whether they have laid this one or not.

option-selection = Phases played
    .about = Which of the phases are played for.
value-selection-all = all
    .about = All phases are played.
rule-selection-all = All phases are played.
value-selection-first-N = the first { $count }
    .about = { $count ->
        [one] Only the first phase is played.
       *[other] The first { $count } phases are played.
    }
rule-selection-first-N = { $count ->
    [one] Only the first phase is played.
   *[other] Only the first { $count } phases are played.
}
value-selection-even = even
    .about = Phases 2, 4, 6 and so on are played.
rule-selection-even = Only the phases with an even number are played.
value-selection-odd = odd
    .about = Phases 1, 3, 5 and so on are played.
rule-selection-odd = Only the phases with an odd number are played.
value-selection-list = phases { $numbers }
    .about = { $count ->
        [one] Only phase { $numbers } is played.
       *[other] Only phases { $numbers } are played.
    }
rule-selection-list = Only the phases in this list are played: { $numbers }.

option-order = Order of the phases
    .about = Whether phases are played for one after the other.
value-order-in-order = one after the other
    .about = You play for the lowest phase you have not yet laid.
rule-order-in-order = You play for your phases one after the other, always for the lowest that you have not completed.
value-order-any = any
    .about = In each hand you lay whichever of your open phases you like.
rule-order-any = The order of your phases is free. In each hand you may lay any phase that you have not completed, and you say which one it is. It is crossed off at once; cards that are added later never turn it into another.
problem-name-the-phase = At this table the phases go in any order, so say which one is laid, as in “lay 4: …”.
problem-phase-done = { $player } has already completed phase { $phase }; lay one that is still open.

option-knocking = Knocking
    .about = Whether you may claim a card somebody else has just discarded.
value-knocking-false = no
    .about = Only the player whose turn it is takes a discard.
rule-knocking-false = Only the player whose turn it is takes a card from the discard pile.
value-knocking-true = yes
    .about = Before the next draw, anybody else may knock for the card, play a turn and let play go on from there.
rule-knocking-true = When somebody has discarded and the next player has not drawn yet, anybody else may knock for that card. Whoever knocks takes it in place of drawing and plays a whole turn, with a discard at its end. Play goes on at the left of the player who knocked. Those who were passed over lose nothing else, and a skip against one of them still waits.
problem-no-knocking = Nobody knocks at this table: the option knocking is off.
problem-nothing-to-claim = There is no discard to knock for or to pass on just now.
problem-own-discard = { $player } discarded this card and cannot knock for it.
problem-knocked-last = { $player } made the last knock, and may knock again only after a turn of their own or somebody else’s knock.
problem-skipped-may-not-knock = { $player } has a turn to sit out and may not knock until then.
problem-already-passed = { $player } has already passed on this card.

option-cards = Cards
    .about = How the cards are named and drawn.
value-cards-colours = colours
    .about = Cards in four colours, numbered 1 to 12, with wilds and skips.
rule-cards-colours = You play with 108 cards: the numbers 1 to 12, each of them twice in each of four colours, and 8 wilds and 4 skips.
value-cards-packs = ordinary packs
    .about = Two ordinary packs: ace to queen are 1 to 12, suits are colours, kings are wild, jokers are skips.
rule-cards-packs = You play with two ordinary packs, jokers included, 108 cards in all. An ace is a 1, a jack an 11, a queen a 12; the suits are the colours. The 8 kings are wild: they stand in for other cards. The 4 jokers are the skips: with them you make somebody miss a turn.
