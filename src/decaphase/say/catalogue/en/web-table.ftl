### A table in the browser. `$card` with its article: “the green 5”, “a wild”.

web-table-title = Table
web-table-gone = You no longer follow this table.
web-hand = Hand { $hand }
web-you = You
web-nobody = Nobody

## The others

web-others = The other players
web-players = The players
web-has-turn = Has the turn:
# One player in one breath: { $facts } are how they stand.
web-seat-told = { $turn ->
        [yes] { $player } has the turn
       *[no] { $player }
    }: { $facts }
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
web-hit-here = hit { $group } with { $card }
# What a card that was just chosen fits.
web-fits = Fits { $groups }.
web-piles = Piles
web-deck = Deck: { $count }
web-discard-pile = Discard pile: { $card }
web-discard-pile-empty = Discard pile: empty
web-discard-short = Discard pile
# What a pile is, and what one can do there now.
web-pile-use = { $pile }; { $use }
web-take-card = Take { $card }
web-take-it = take it
web-discard-card = Discard { $card }

## The hand

web-your-hand = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-your-cards = Your cards
web-no-cards = You hold no cards.
web-new-card = new
web-in-a-group = is in a group already
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
web-prompt-draw = Your turn: draw a card.
web-prompt-draw-or-take = Your turn: draw, or take { $card }.
web-prompt-lay = You can lay your phase.
web-prompt-hit = Choose a group that it fits, or discard.
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
web-time-short = { $seconds } seconds left.
web-pause = Pause
web-resume = Go on
web-bot-minds-you = A bot is minding your seat.
web-come-back = I am back
web-connected-again = Connected again.

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
web-group-filled = { $group }: { $count } of { $size } cards.
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
web-typing = Type a command
web-command = Command
web-command-how = “d r5” discards the red 5, “h r5” hits with it, “l r5 g5 b5 / y7 r7 w” lays; letters alone work as keys.
web-do = Do
web-about-table = About this table
web-fair = Is the deal fair?
web-fair-broken = Hand { $hand } was not dealt from what your browser sealed and saw. “Is the deal fair?” says what is wrong.
web-fair-left-out = Hand { $hand } was dealt without the number that your browser opened: it came too late, or the server left it out.
web-fair-withheld = Hand { $hand }: { $players } did not open a seal. If the server helped, there was a choice between two decks.

## Questions, as buttons

web-asking = Ask
web-ask-hand = My cards
web-ask-aim = My phase
web-ask-list = All phases
web-ask-phases = Who plays for what
web-ask-top = Top card
web-ask-turn = Whose turn
web-ask-groups = Groups on the table
web-ask-counts = How many cards
web-ask-scores = Scores
web-ask-events = What happened before
web-ask-later = What happened after
web-ask-repeat = Say it again
web-ask-words = More or fewer words
web-ask-help = All keys
web-words-now = { $fullness ->
        [brief] Few words from now on.
        [full] Every detail from now on.
       *[normal] The usual words from now on.
    }
# A key, and what it does.
web-key-does = { $key }: { $does }
web-space-bar = Space

## Before the game: the seats

web-lobby = Who plays?
web-seat = Seat { $seat }
web-open-seat = open seat
web-that-is-you = that is you
web-a-bot = bot · { $strength }
web-is-ready = ready
web-not-ready-yet = not ready yet
web-sit-down = Sit here
web-add-bot = Add a bot
web-remove-bot = Send away
web-ready = I am ready
web-not-ready = Not yet after all
web-deal = Deal the cards
web-drop-seats = Play with { $count }
web-next-sit = You are looking on. Take a free seat to play.
web-next-fill = { $free ->
        [one] One seat is still free: invite somebody, add a bot, or play without it.
       *[other] { $free } seats are still free: invite people, add bots, or play without them.
    }
web-next-wait-seats = { $free ->
        [one] One seat is still free. The cards are dealt as soon as it is taken and everybody is ready.
       *[other] { $free } seats are still free. The cards are dealt as soon as they are taken and everybody is ready.
    }
web-next-deal = Everybody is here. The cards are dealt as soon as you like.
web-next-ready = Everybody is here. The cards are dealt as soon as everybody is ready.
web-next-wait = You are ready. The cards are dealt as soon as these are too: { $players }.
web-table-closed = This table has been put away.
web-with-own-rules = With rules of its own in some things.
web-read-rules = Read the rules
web-change-rules = Change the rules
web-close-table = Put the table away
web-close-table-sure = The table will be gone for everybody. Put it away?

## Inviting

web-invite = Invite
web-invite-about = Whoever has this link can come to your table.
web-invite-make = Make a link
web-invite-link = Link of the invitation
web-invite-until = The link holds until { $date }.
web-copy = Copy
web-copied = Copied
web-copy-yourself = The link is selected; copy it with your keyboard or by holding it.
web-share = Share
web-share-text = Come and play with me!
web-qr = QR code
web-qr-about = QR code of the link; point the camera of another phone at it

## Talk

web-talk = Talk
web-said = What was said
web-nothing-said = Nobody has said anything yet.
web-say-something = Say something
web-say = Say
web-quick-words = Quick words
web-only-seated-talk = Take a seat to join in the talk.

## The people at the table

web-people = People
web-no-other-people = No other people sit at this table.
web-only-seated = Take a seat to do something here.
web-mute = Hear nothing from { $player }
web-unmute = Hear { $player } again
web-muted = not heard
web-report = Report { $player }
web-report-why = What happened? The people who run this server will read it.
web-report-send = Send the report
web-reported = Thank you; the people who run this server will look at it.
web-vote = Vote to send { $player } away
web-vote-sure = If most of the others vote for it too, { $player } has to leave this table. Vote?
web-votes = { $count ->
        [one] 1 vote to leave
       *[other] { $count } votes to leave
    }
web-your-seat = Your seat
web-step-away = Let a bot play for me
web-offer = Offer my seat
web-offer-how = Give the player code of who is to take your seat; they find it in their settings. The seat is theirs as soon as they sit down in it.
web-player-code = Player code
web-offered = Your seat is offered.
web-take-over = Take over { $player }’s seat
web-leave-seat = Give up my seat
web-leave-seat-sure = Somebody else can take your seat then. Give it up?
web-leave-game-sure = A bot plays on for you, and somebody else can take your seat. Give it up?

## After a hand and after the game

web-hand-over = The hand is over
web-next-hand = Next hand
# `$button`: what its button says.
web-when-ready = When you are ready: “{ $button }”.
web-rematch = Another game
web-place = Place
web-total = Total
web-this-hand = This hand
web-marks-done = { $count ->
        [0] No phase done yet.
        [one] Done: phase { $phases }.
       *[other] Done: phases { $phases }.
    }
web-marks-playing = Plays for phase { $phase }.
web-placed = has finished
web-phase-made = Phase { $phase } made
web-nothing-new = nothing new
web-went-out = { $own ->
        [yes] You went out.
       *[no] { $player } went out.
    }
web-nobody-out = Nobody could draw any more, so the hand ends without a winner.
web-next-dealer = { $own ->
        [yes] You deal the next hand.
       *[no] { $player } deals the next hand.
    }
web-play-off = { $players } play off the tie in the next hand.
web-ready-people = Ready: { $players }.
web-rematch-people = Another game, please: { $players }.
web-rematch-wait = You would like another game. It begins as soon as these would too: { $players }.
web-you-win = You win!
web-winners = { $count ->
        [one] { $players } wins!
       *[other] { $players } share the win!
    }
web-hands-played = The game took { $count ->
        [one] 1 hand.
       *[other] { $count } hands.
    }
web-stop-here = You can stop here: the table waits until you come back.
