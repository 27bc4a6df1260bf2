### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Table
web-table-gone = You no longer follow this table.
web-hand = Hand { $hand }
web-you = You
web-nobody = Nobody

## The others

web-others = The other players
web-has-turn = Has the turn:
web-away = away
web-phase = Phase { $phase }
web-phases-done = { $count ->
        [0] no phase yet
        [one] 1 phase done
       *[other] { $count } phases done
    }
web-is-down = is on the table
web-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-skip-waits = misses a turn
web-may-knock = may knock
web-not-in-hand = does not play in this hand

## The table and the piles

web-on-the-table = On the table
web-table-empty = Nobody has laid a phase yet.
web-group = { $group }: { $cards }
web-hit-here = Hit with { $card } here: { $group }
web-piles = Piles
web-deck = Deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-deck-short = Deck { $count }
web-draw-from-deck = Draw from the deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-discard-pile = Discard pile: { $card }
web-discard-pile-empty = Discard pile, empty
web-discard-short = Discard
web-take-card = Take { $card }
web-discard-card = Discard { $card }

## The hand

web-your-hand = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-your-cards = Your cards
web-no-cards = You hold no cards.
web-sort = Order of your cards
web-order = { $order ->
        [colour] By colour
        [number] By number
        [need] By need
       *[own] My own order
    }
web-sorted = { $order ->
        [colour] Your cards are sorted by colour.
        [number] Your cards are sorted by number.
        [need] What your phase needs comes first.
       *[own] Your cards stay as you put them.
    }

## Whose turn, and what to do next

web-turn-of = { $player }’s turn
web-now-you = Your turn.
web-prompt-draw = Your turn: draw a card.
web-prompt-draw-or-take = Your turn: draw, or take { $card }.
web-prompt-lay = You can lay your phase.
web-prompt-hit = Choose a group that glows, or discard.
web-prompt-hit-or-discard = Hit, or choose a card to discard.
web-prompt-discard = Choose a card to discard.
web-prompt-claim = Do you want { $card }? Knock, or pass.
web-others-may-knock = The others may knock for { $card }.
web-wait-for-answers = You have answered; now the others.
web-paused = The game is paused.
web-your-phase = Your phase { $phase }: { $groups }
web-your-phase-down = Your phase { $phase } is on the table.
web-any-phase = Lay any phase that is still open.
web-you-sit-out = You miss your next turn.
web-looking-on = You are looking on.
web-dealing = The cards are being shuffled …
web-time-left = Time left: { $time }
web-pause = Pause
web-resume = Go on
web-bot-minds-you = A bot is minding your seat.
web-come-back = I am back

## Moves

web-your-moves = Your moves
web-draw = Draw
web-lay = Lay
web-lay-phase = { $phase ->
        [0] Lay a phase
       *[other] Lay phase { $phase }
    }
web-hit = Hit
web-discard = Discard
web-knock = Knock for { $card }
web-pass = Pass
web-undo = Undo
web-hint = Hint
web-do-it = Do it
web-next-hint = Something else?
web-which-victim = Who is to miss a turn?
web-where-hit = Where does { $card } go?
web-hit-choice = { $end ->
        [low] { $group }, at the low end
        [high] { $group }, at the high end
       *[none] { $group }
    }

## Putting a phase together

web-proposals = Lay it like this
web-lay-these = Lay: { $groups }
web-build = Put it together
web-or-build = Or put it together yourself
web-build-how = Choose cards in your hand, then the group they belong to.
web-which-phase = Which phase?
web-of-cards = { $count } of { $size }
web-put-here = { $count ->
        [0] Put here
        [one] Put 1 card here
       *[other] Put { $count } cards here
    }
web-take-out = Take { $card } out again
web-what-wild = { $about ->
        [run] Which run?
        [set] Which number are the wilds?
       *[colour] Which colour are the wilds?
    }
web-from-to = { $low } to { $high }
web-choose = Choose …

## What cannot be done now

web-cannot-draw = You can draw when your turn begins.
web-cannot-take = You cannot take the top card now.
web-cannot-knock = There is nothing to knock for now.
web-cannot-lay-now = You can lay your phase in your turn, after drawing.
web-cannot-lay-twice = Your phase is on the table; now you can hit.
web-cannot-hit = None of your cards fits a group now.
web-choose-to-hit = First choose the card to hit with.
web-fits-nowhere = This card fits no group on the table.
web-cannot-discard = You can discard in your turn, after drawing.
web-choose-to-discard = First choose the one card to discard.
web-cannot-discard-this = This card cannot be discarded now.
web-cannot-undo = There is nothing to take back: what you lay or hit can be taken back until you discard.
web-no-hint-now = There is a hint when it is your turn.
web-do-not-hold = You do not hold this card.
web-not-understood = “{ $text }” is not understood; type “d r5”, for example, to discard the red 5.

## Beside the table

web-beside = Beside the table
web-last = Last:
web-history = What happened
web-no-history = Nothing has happened yet.
web-no-earlier = That was the beginning.
web-no-later = That was the last that happened.
web-scores = Scores
web-player = Player
web-phases = Phases
web-points = Points
web-talk = Talk
web-typing = Type a command
web-command = Command
web-command-how = “d r5” discards the red 5, “h r5” hits with it, “l r5 g5 b5 / y7 r7 w” lays; letters alone work as keys.
web-do = Do
web-about-table = About this table
web-fair = Is the deal fair?

## Before and after

web-lobby = Who plays?
web-open-seat = open seat
web-ready = I am ready
web-hand-over = The hand is over
web-game-over = The game is over
web-next-hand = Next hand
web-rematch = Another game
