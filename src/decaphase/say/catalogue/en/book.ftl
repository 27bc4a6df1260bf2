### The rulebook of a table: `decaphase rules NAME --book`. Each rule is one message, said in one place.
### `$cards` is how the cards of the table are named; every message of this file has it. At a table with ordinary
### packs the wild is called by its card, the king; a skip stays a skip, and the book says that jokers are skips.

book-title = The rules of this table: { $edition }
book-contents = Contents
book-heading = { $number }. { $heading }
book-example = Example: { $about }
book-silent = The rulebook leaves this open; here we play:
book-here = At this table: { $rule }
book-edition = The edition says: { $rule }
book-edition-silent = The edition has no need of a rule for this.
book-here-phases = At this table you play these phases:
book-edition-phases = The edition has these phases, where they differ:
book-wild = { $cards ->
    [packs] king
   *[colours] wild
}
book-wilds = { $cards ->
    [packs] kings
   *[colours] wilds
}

## Chapters

heading-about = What this is
heading-aim = The aim of the game
heading-need = What you need
heading-phases = The phases
heading-groups = What a phase is made of
heading-wilds = { $cards ->
    [packs] Kings
   *[colours] Wilds
}
heading-deal = Dealing
heading-turn = Your turn
heading-draw = Drawing
heading-lay = Laying your phase
heading-hit = Hitting
heading-discard = Discarding
heading-skips = Skips
heading-knocking = Knocking
heading-empty = When the deck runs out
heading-end = The end of a hand
heading-points = Points
heading-win = Winning the game
heading-pause = Putting a game away

## What this is

clause-about = In this card game you collect cards for a phase, lay it on the table, get rid of your other cards, and go on to your next phase.
clause-about-edition = This book tells the rules of exactly one table, in our own words. The table plays the edition “{ $edition }”.
clause-unofficial = The book is unofficial. Phase 10 is a trademark of its owner, named here only to say which game’s rules these are; its owner has nothing to do with this book.
clause-departs = { $departures ->
    [one] In one rule this table departs from its edition. At that place
   *[other] In { $departures } rules this table departs from its edition. At those places
} the book says both what this table plays and what the edition says.
clause-silences = No rulebook thinks of everything. Where that of this edition is silent, or says two things, a decision had to be taken; those rules stand after the words “{ book-silent }”.
clause-examples = The examples were played through by the rules of exactly this table. In them you are Ann; clockwise after you sit Bob and then Cas.

## The aim

clause-aim-points = { $count ->
    [one] Lay your phase before the others lay theirs.
    [2] Complete both phases before the others do.
   *[other] Complete all { $count } phases before the others do.
} Hold few cards when a hand ends: they cost points, and points decide between players who finish in the same hand.
clause-aim-none = { $count ->
    [one] Lay your phase before the others lay theirs.
    [2] Complete both phases before the others do.
   *[other] Complete all { $count } phases before the others do.
}
clause-aim-every-hand = { $count ->
    [one] Get through the one hand of this game
   *[other] Get through { $count } hands, one for each phase,
} with as few points as you can: a card that you still hold at the end of a hand costs points.
clause-hands = A game takes several hands. A hand lasts from the deal until somebody has no cards left.
clause-one-hand = The game takes one hand, which lasts from the deal until somebody has no cards left.

## What you need

clause-players = Two to six people can play.
clause-reference = Cards that only list the phases are not dealt.
clause-no-colour = { $cards ->
    [packs] The suit of a king means nothing.
   *[colours] If a wild or a skip is printed in a colour, that means nothing.
}
clause-sheet-points = Have paper and a pen for the score: for each player a cross for each completed phase, the points of each hand, and their total.
clause-sheet-none = Have paper and a pen, to put down a cross for each phase that somebody completes.

## The phases

column-number = Phase
column-words = You lay
column-letters = In letters
clause-letters = In letters, each group is read by itself.
clause-letters-set = Equal letters are cards with the same number.
clause-letters-run = Letters in the order of the alphabet are a run.
clause-letters-colour = Stars are cards of one colour.
clause-counts = A phase is completed the moment you lay it, whoever ends the hand.
clause-counts-once = A phase counts once: a run that is longer than asked does not complete a later phase as well.
clause-list-silent = The list of phases: this rulebook prints none, but all that it mentions fits the usual list, which stands above.
clause-list-braille = The list of phases: the overview of this rulebook prints a set of 4 for phase 2, and one of its examples a run of 5; we take both for slips.
clause-list-french = The list of phases: this rulebook once calls the phase of one colour phase 9; we take that for a slip.

## What a phase is made of

clause-set = A set is made of cards with the same number, in any colours.
clause-run = A run is made of cards whose numbers follow each other, in any colours.
clause-colour = A colour group is made of cards of one colour, with any numbers.
clause-no-step = { $cards ->
    [packs] A run goes from ace to queen at most: there is no step from queen to ace.
   *[colours] A run goes from 1 to 12 at most: there is no step from 12 to 1.
}
clause-same-number = The sets of a phase may have the same number: six 10s are two sets of three.
clause-more = You may lay more cards than the phase asks for, as long as each of them fits one of its groups.
clause-no-more-groups = You never lay more groups than the phase has: a third set does not fit a phase of two sets.

## Wilds

clause-wild-number = A { book-wild } stands for any number you need in a set or a run.
clause-wild-colour = In a colour group a { book-wild } has the colour you need.
clause-wild-stays = What it stands for when it is laid it stays until the end of the hand. Nobody takes it back or swaps it for the real card.
clause-wild-hit = Once your phase is on the table, you may add a { book-wild } to any group there.
clause-wild-ends = On a run a { book-wild } goes to an open end: before the lowest card or after the highest. A run from 1 to 12 is full.
clause-all-wild = Whoever lays a group of { book-wilds } alone says what it stands for.
clause-wild-no-skip = A { book-wild } never stands for a skip.

## Dealing

clause-shuffle = Before each hand all cards are shuffled anew.
clause-ten = The dealer gives everybody ten cards, face down.
clause-one-at-a-time = The cards are dealt one at a time.
clause-clockwise = The cards are dealt clockwise, and the player on the dealer’s left gets the first.
clause-turn-up = The other cards are the deck, face down in the middle. Its top card is turned up beside it and begins the discard pile.
clause-first = The player on the dealer’s left plays first, and deals the next hand. Turns go clockwise.
clause-deal-passes = If whoever should deal does not play in the next hand, the deal passes to the next player on the left who does.
clause-skip-up = If the card turned up is a skip, whoever would play first misses that turn.
clause-wild-up = If the card turned up is a { book-wild }, the first player may take it.

## Your turn

clause-steps = A turn has four steps:
clause-step-draw = Draw: you take one card.
clause-step-lay = Lay: if you have the cards for your phase, you may lay it.
clause-step-hit = Hit: if your phase is on the table, you may add cards to any phase on the table.
clause-step-discard = Discard: you end your turn by putting one card onto the discard pile.

## Drawing

clause-draw = You draw one card, as you like: the top card of the deck or the top card of the discard pile.
clause-draw-no-skip = A skip is never taken from the discard pile.
clause-draw-wild = A { book-wild } that somebody discarded may be taken like any other card.

## Laying, hitting, discarding

clause-lay = When you have all cards of your phase in your hand, you may lay it, open on the table. You lay all of its groups at once, with cards from your own hand only.
clause-lay-once = You lay one phase in a hand, no more.
clause-lay-may = Nobody has to lay: you may wait.
clause-hit = Once your phase is on the table you may hit, even in the same turn: you add cards from your hand to phases on the table, your own or anybody else’s, as many as you like.
clause-hit-set = On a set fits a card with its number.
clause-hit-run = On a run fits the number below its lowest card, or the one above its highest.
clause-hit-colour = On a colour group fits a card of its colour.
clause-discard = You end your turn by discarding one card, face up, onto the discard pile. If laying or hitting took your last card, there is nothing to discard.

## Skips

clause-skip-jokers = The jokers are the skips.
clause-skip-never = A skip is never part of a phase, and is never hit on one.
clause-skip-lies = Until the turn has been missed, the skip lies before that player and belongs to neither pile.
clause-skip-empty-pile = If the discard pile is empty because its only card was taken and a skip was laid, the next player can only draw from the deck.
clause-skip-round = If you were skipped, a turn that the player who did it has to miss counts as a new turn of theirs.
clause-skip-round-knock = A turn won by knocking counts as well; being passed over by somebody’s knock does not.
clause-skip-waiting = As long as a skip waits for a player, nobody can give them another.
clause-skip-up-free = A skip that was turned up at the start counts for no such limit: nobody played it.
clause-skip-self = Nobody skips themselves.
clause-skip-must-name = If there is somebody who may be skipped, you must name one. If there is nobody, you just discard the skip, and it does nothing.
clause-skip-two = When two people play, a skip means that you play again at once.
clause-skip-last = A skip may be your last card. You then discard it, it skips nobody, and the hand is over.

## Knocking

clause-knock-next = The next player may knock, too.
clause-knock-first = The first to knock gets the card. If nobody wants it, the next player draws as usual, from either pile.
clause-knock-before-skip = Knocking comes before a skip is sat out.
clause-knock-twice = Whoever knocked last may not make the next knock as well, unless they have had an ordinary turn in between. A missed turn is none.
clause-knock-skipped = Somebody who still has to miss a turn may not knock.
clause-knock-not = Nobody knocks for a skip, for the card turned up at the start, or for the last discard of a hand.
clause-knock-must-play = A card that you knock for must be played in that turn like any card taken from the discard pile, unless it was alone on the pile. If you cannot play it, you cannot knock.

## When the deck runs out

clause-reshuffle = If you draw from the deck and it is empty, all cards under the top card of the discard pile are shuffled and become the new deck. The top card stays.
clause-blocked-points = If there is nothing to draw at all, not even a top card that may be taken, the hand ends without a winner, and everybody scores the cards in their hand.
clause-blocked-none = If there is nothing to draw at all, not even a top card that may be taken, the hand ends, and nobody has gone out.

## The end of a hand

clause-end = The hand ends as soon as somebody has no cards left, whether by laying, hitting or discarding: that player goes out.
clause-end-cross = When a hand ends, everybody who laid their phase crosses it off; the others { $advance ->
    [every-hand] leave theirs open.
   *[on-completion] try theirs again.
}

## Points

column-card = Card in hand
column-points = Points
points-low = { $cards ->
    [packs] ace to 9
   *[colours] 1 to 9
}
points-high = { $cards ->
    [packs] 10, jack, queen
   *[colours] 10 to 12
}
points-skip = { $cards ->
    [packs] skip (joker)
   *[colours] skip
}
points-wild = { book-wild }
clause-out-zero = Whoever went out gets no points.
clause-ranking = During the game, whoever has completed more phases is ahead; among those with as many, whoever has fewer points.

## Winning

clause-win = Whoever has completed the last phase when a hand ends wins.
clause-win-any = Whoever has crossed off every phase when a hand ends wins.
clause-win-none = Whoever completes the last phase first wins.
clause-win-none-any = Whoever is the first to have crossed off every phase wins.
clause-win-every-hand = After the last hand whoever has the fewest points in all wins.
clause-played-out = The hand in which somebody completes the last phase is always played to its end.
clause-replay = Only those who are tied for the win play this extra hand; the others watch. It is for the phase with the highest number, and whoever goes out first wins, whatever the points, which are written down all the same. The other tied players share the place after. If nobody can go out, the hand is played again.
clause-laid-first = If several players finish in the same hand, the one who laid first is placed first.
clause-equal-totals = Equal totals share a place.
clause-play-on-leave = Whoever has a place leaves the table; the rest play until only one is left.
clause-replay-first = A tie for the win is played out first; then the rest go on. A tie for a later place is shared.
clause-places-points = The places: first those who finished, by the points that were compared; then the others, by the number of phases they completed, then by their points. Equals share a place.
clause-places-none = The places: first those who finished; then the others, by the number of phases they completed. Equals share a place.

## Putting a game away

clause-pause-points = Between two hands you can put the game away and go on another day. Keep the sheet with the crosses and the points, and note who deals next.
clause-pause-none = Between two hands you can put the game away and go on another day. Keep the sheet with the crosses, and note who deals next.

## Examples: what they show, and how they are told

example-extra-cards = more cards than asked
example-third-set = a third set
example-equal-sets = six equal numbers
example-wild-in-run = a { book-wild } in a run
example-wild-stays = nobody swaps a { book-wild } out
example-all-wild-group = a group of { book-wilds } alone
example-all-wild-group-refused = a group of { book-wilds } alone
example-all-wild-phase = nothing but { book-wilds }
example-all-wild-phase-refused = nothing but { book-wilds }
example-both-ends = a run grows at both ends
example-no-step = after 12 nothing follows
example-skip-from-discard = a skip on the discard pile
example-skip-chosen = skipping whom you like
example-skip-laid-top = a skip laid before somebody
example-skip-laid-bottom = a skip laid before somebody
example-skip-next = skipping the next player
example-skip-waiting = a second skip
example-skip-once-a-round = a second skip in the same round
example-skip-once-a-hand = a second skip in the same hand
example-skip-two-players = two players
example-skip-two-players-next = two players
example-skip-last = a skip as the last card
example-must-play = taking a card to play it
example-must-play-refused = a card that cannot be played
example-knock = a knock
example-go-out-by-laying = going out by laying
example-points-20 = counting points
example-points-25 = counting points
example-tie-with-this-hand = two players finish
example-tie-before-this-hand = two players finish
example-tie-replay = still equal
example-tie-shared = still equal
example-laid-first = two players finish

story-phase = You play for phase { $phase }: { $groups }.
story-hold = You hold: { $held }.
story-holds = { $player } holds: { $held }.
story-down = { $own ->
    [yes] Your phase { $phase } is on the table.
   *[no] { $player }’s phase { $phase } is on the table.
}
story-laid-first = { $own ->
    [yes] You laid first.
   *[no] { $player } laid first.
}
story-table = There lies { $group }: { $held }.
story-pile = { $count ->
    [one] The discard pile is a single card: { $card }.
   *[other] The discard pile is { $count } cards; on top lies: { $card }.
}
story-skipped = { $player } was skipped before, by { $by }.
story-waiting = A skip waits for { $player }.
story-scores = The points before this hand: { $scores }.
story-score = { $player } { $points }
story-not-allowed = Not allowed: { $action } { $why }
story-pile-after = { $where ->
    [top] The skip now lies on top of the discard pile.
   *[bottom] The skip now lies at the bottom of the discard pile.
}
why-does-not-fit = The card does not fit there.
why-cannot-play-it = The card could not reach the table in this turn.
why-natural-needed = A number card is missing.
why-natural-in-each-group = Each group needs a number card.
