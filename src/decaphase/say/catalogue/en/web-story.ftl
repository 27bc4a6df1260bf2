### What comes after a hand and after a game in the browser: the score sheet, the replay, the rulebook, the proof of the deal.

## The game, hand by hand

web-story-chart = Hand by hand
web-story-chart-of = What the chart shows
web-story-chart-points = Points after each hand
web-story-chart-phases = Phases done after each hand
web-story-chart-label = { $about }, drawn as lines. The numbers stand below, under “All hands”.
web-story-sheet = All hands
web-story-game = Game
web-story-hand = Hand
web-story-out = went out
web-story-more = More about this game
web-story-record = Download the record
web-story-to-table = To the table

## Replay

web-replay-none-yet = No hand is over yet; come back after the first.
web-replay-controls = Step by step
web-replay-first = Start
web-replay-back = Back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next
web-replay-last = End
web-replay-still = You want nothing to move by itself, so go step by step.
web-replay-turn = Turn
web-replay-deal = The deal
web-replay-eyes = Cards
web-replay-all-cards = All cards open
web-replay-as-seat = As { $player } saw it
web-replay-pace = Pace
web-replay-pace-slow = Slow
web-replay-pace-calm = Calm
web-replay-pace-quick = Quick
web-replay-step = Step { $step } of { $steps }
web-replay-place = Step { $step }, turn { $turn }: { $player }
web-replay-keys = Keys: ← and → go one step, Home and End to the start and the end, the space bar plays and pauses.

## Rulebook

web-rules-edition = Which rulebook
web-rules-print = Print

## Is the deal fair? The server’s secret is told as a number in a sealed envelope, the commitment as its seal.

web-proof-how-sealed = Before every hand the server thinks up a secret number, puts it into an envelope, so to speak, and shows everybody the seal.
web-proof-how-shuffled = Only then does your browser throw in a random number of its own, as do those of the others. How the cards lie follows from all these numbers together.
web-proof-how-all-sealed = Your browser does the same with a random number of its own, and so do those of the others. Only when all seals are there are the players’ numbers opened. How the cards lie follows from all these numbers together.
web-proof-how-opened = After the hand the envelope is opened. Your browser can then work everything out again by itself, and compare.
web-proof-scheme = { $scheme ->
        [1] These hands were dealt by scheme 1: the players’ numbers were not sealed.
       *[2] These hands were dealt by scheme 2: all numbers were sealed before any was opened.
    }
web-proof-none-yet = No hand is over yet. After the first you can verify it here.
web-proof-verify-all = Verify all hands
web-proof-verify = Verify this hand
web-proof-all-proved = { $count ->
        [one] The hand was dealt fairly, with your own number in it.
       *[other] All { $count } hands were dealt fairly, with your own numbers in them.
    }
web-proof-some-proved = Nothing speaks against it. Proved: { $count } of { $hands }; with the others it says what is missing.
web-proof-some-differ = { $count ->
        [one] One hand does not fit! Below it says what is wrong.
       *[other] { $count } hands do not fit! Below it says what is wrong.
    }
web-proof-commitment = Seal
web-proof-seal-of = Seal of { $player }
web-proof-secret = The server’s secret number
web-proof-no-secret = not opened
web-proof-part-of = Thrown in by { $player }
web-proof-no-part = nothing
web-proof-short-proved = fair
web-proof-short-follows = fits
web-proof-short-alone = proves nothing
web-proof-short-withheld = a seal stayed closed
web-proof-short-unproved = no proof
web-proof-short-differs = does not fit
web-proof-verdict-proved = Fair: the server had sealed its number before it knew yours, and the cards follow from all of them.
web-proof-verdict-proved-sealed = Fair: all numbers were sealed before the first was opened, and the cards follow from all of them.
web-proof-verdict-follows = The cards follow from these numbers. But nothing that this browser noted before the deal holds the server to them.
web-proof-verdict-alone = Nobody threw in a number, so the server decided alone: that proves nothing.
web-proof-verdict-withheld = A player did not open a seal. If the server helped, that player could choose between two decks: this proves nothing.
web-proof-verdict-unproved = There is nothing by which this hand could be verified.
web-proof-verdict-differs = This does not fit: these are not the cards that were promised.
web-proof-check-commitment = { $found ->
        [fits] The secret number is the one that was under the seal.
        [differs] The secret number does not belong to the seal.
       *[none] The secret number is not there.
    }
web-proof-check-seals = { $found ->
        [fits] Every player’s number is the one that was under the seal.
        [differs] A number or a seal is not the one that was sealed, or not the one that this browser noted.
       *[none] The players’ numbers were not sealed.
    }
web-proof-check-deck = { $found ->
        [fits] All 108 cards lay just as the numbers say.
        [differs] The cards lay otherwise than the numbers say.
       *[none] How the cards lay is not known.
    }
web-proof-check-reshuffles = { $found ->
        [fits] When the deck ran out, it was shuffled anew just as the numbers say.
        [differs] When the deck ran out, it was shuffled otherwise than the numbers say.
       *[none] The deck did not run out.
    }
web-proof-check-noted = { $found ->
        [fits] The seal is the one that this browser noted before the deal.
        [differs] The seal is not the one that this browser noted before the deal.
       *[none] This browser noted nothing before this deal.
    }
web-proof-check-part = { $found ->
        [fits] The number that this browser threw in is among them.
        [differs] The server took the number that this browser threw in, but it is not among them.
       *[none] The number that this browser threw in came too late, and did not count.
    }
web-proof-check-cards = { $found ->
        [fits] The cards that you were dealt came from this deck.
        [differs] The cards that you were dealt did not come from this deck.
       *[none] Which cards you were dealt was not noted.
    }
web-proof-proves = What this proves
web-proof-proves-about = If everything fits and your own number is in it, nobody could choose the cards: not the server, which had sealed its number before it knew yours, and not the other players without the server.
web-proof-proves-sealed = If everything fits and your own number is in it, nobody could choose the cards: not the server, not the other players, and not both together. All numbers were sealed before the first was opened.
web-proof-proves-not = What it does not prove
web-proof-not-noted = Anything about a hand before which this browser noted nothing, because you looked on, say, or played on another device.
web-proof-not-league = That the server and a player were not in league: who knows the secret and throws in last can try until the cards please them.
web-proof-not-withheld = Anything about a hand in which a player did not open a seal: with the server’s help, that player could choose between two decks. It says so there, and for three hands that player can seal nothing.
web-proof-not-looked = That nobody looked: the server knows all cards, since it has to deal them.
web-proof-not-alone = Anything about a hand into which nobody threw a number.
web-proof-other-ways = You need not take this page’s word for it: download the record, and “decaphase verify” checks it on your own computer.
