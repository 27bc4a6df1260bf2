### A game at the terminal: sitting down, prompts, answers, and putting it away.

## Sitting down

play-welcome = Decaphase, the card game of ten phases. Just press Enter to take what stands in brackets.
# A noun and not “you”: it stands in sentences about a player.
play-usual-name = Guest
play-ask-people = Your name, or several names with commas ({ $name }):
play-ask-bots = Which bots play too? A number, or names such as “2 sharp, greedy”. There are { $names }. ({ $usual })
play-edition = { $title }. { $about }
play-which-rules = By which rules?
play-which-dealer = Who deals first?
play-by-lot = By lot
play-dealer = { $lot ->
        [yes] The lot falls on { $player }, who deals first.
       *[no] { $player } deals first.
    }

## Prompts. `$choices`: numbered, as in “1 draw, 2 take the green 1”

play-prompt = { $choices }:
play-prompt-brief = { $stage ->
        [draw] Draw?
        [claim] Knock?
       *[play] Play?
    }
play-prompt-choice = { $number } { $choice }
play-choice-draw = draw
play-choice-take = take { $card }
play-choice-knock = knock for { $card }
play-choice-pass = pass
play-choice-lay = lay
play-choice-hit = hit
play-choice-discard = discard
play-choice-undo = undo
play-hand-over = The keyboard goes to { $player }. { $player }, press Enter when nobody else looks:
play-next-hand = Enter deals the next hand ({ $scores } scores, { $leave } puts the game away):
play-who-knocks = Does anybody knock for { $card }?
play-nobody = Nobody
play-look-first = Let me look at my cards first
play-who-looks = Whose cards?
play-hide = Press Enter to hide them:
play-which-hit = Which hit?
play-where-hit = Onto which group?
play-which-discard = Which card do you discard?
play-which-victim = Who is to miss a turn?
play-which-lay = { $count ->
        [one] This you can lay:
       *[other] These you can lay:
    }
play-lay-own = Put it together yourself
play-which-phase = Which phase?
play-phase-choice = Phase { $phase }: { $groups }
play-which-cards = Your { $group }: which cards? (Enter: back)
play-which-meaning = What should it be?
play-meaning-run = a run from { $low } to { $high }
play-meaning-set = a set of { $numbers }

## Answers

play-top = On the discard pile lies { $card }; the deck has { $count ->
        [one] one card
       *[other] { $count } cards
    }.
play-top-none = The discard pile is empty; the deck has { $count ->
        [one] one card
       *[other] { $count } cards
    }.
play-turn = { $own ->
        [yes] It is your turn{ $stage ->
            [draw] : draw a card.
            [claim] : knock or pass.
           *[play] : lay, hit or discard.
        }
       *[no] It is { $player }’s turn.
    }
play-has-skip = { $own ->
        [yes] You will miss a turn.
       *[no] { $player } will miss a turn.
    }
play-aim = You play for phase { $phase }: { $groups } ({ $letters }).
play-aim-down = Your phase { $phase } is on the table.
play-aim-any = { $count ->
        [one] You still have to lay phase { $phases }.
       *[other] You still have to lay phases { $phases }, in any order.
    }
play-list-line = Phase { $phase }: { $groups } ({ $letters })
play-progress = { $own ->
        [yes] You
       *[no] { $player }
    }: phase { $phase }, { $groups }{ $down ->
        [yes] , on the table
       *[no] {""}
    }; { $done ->
        [0] none done
        [one] one done
       *[other] { $done } done
    }.
play-progress-any = { $own ->
        [yes] You
       *[no] { $player }
    }: { $done ->
        [0] none done
        [one] one phase done
       *[other] { $done } phases done
    }.
play-not-playing = { $own ->
        [yes] You do
       *[no] { $player } does
    } not play in this hand; { $done ->
        [one] one phase done
       *[other] { $done } phases done
    }.
play-table-empty = There is nothing on the table yet.
play-group = { $group }: { $cards }.
play-count = { $own ->
        [yes] You
       *[no] { $player }
    }: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
play-deck-count = Deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
play-score = { $place }. { $own ->
        [yes] You
       *[no] { $player }
    }: { $done ->
        [0] no phase
        [one] one phase
       *[other] { $done } phases
    }{ $points ->
        [points] , { $score ->
            [one] one point
           *[other] { $score } points
        }
       *[none] {""}
    }.
play-hand = { $count ->
        [one] You hold one card: { $cards }.
       *[other] You hold { $count } cards: { $cards }.
    }
play-no-more-events = That was the beginning of this hand.
play-no-later-events = That was the last that happened.
play-nothing-said = Nothing was said yet.
play-undone = You take it back.
play-bot-replaced = The bot of { $player } failed; steady plays on in its place.

## Order of the cards, and how much is said. The first word is shown; all of them can be typed

play-order = In which order?
play-order-colour = colour c
play-order-number = number n
play-order-need = need phase
play-order-own = own mine
play-words = How much should be said?
play-words-brief = brief b
    .set = Few words from now on.
play-words-normal = normal n
    .set = The usual words from now on.
play-words-full = full f
    .set = Everything in full from now on.

## Help. `$keys`: each key with what it does, as in “t take the top card; l lay your phase”

play-help-key = { $key } { $about }
play-help-keys = { $one }; { $more }
play-help-moves = Moves: { $keys }.
play-help-questions = Questions: { $keys }.
play-help-others = Besides: { $keys }.
play-help-table = At the table: { $keys }.
play-help-cards = Cards: r5 is the red 5; b, g and y are blue, green and yellow, w is a wild, s a skip. “red 5” works too.
play-help-typing = Examples: “d r5” discards the red 5, “h r5” hits with it, “l r5 g5 b5 / y7 r7 w” lays two sets, “o r5 1” puts the red 5 first in your hand. A number picks one of the choices before the prompt.

## Putting away and taking up

play-put-away = The game is put away; “decaphase resume” goes on with it.
play-put-away-elsewhere = The game could not be kept where it belongs; it lies in { $file }. “decaphase resume { $file }” goes on with it.
play-not-kept = Play goes on, and every move tries again to write it.
play-printed = This is the game; copy it into a file and “decaphase resume FILE” goes on with it:
play-final = The game is over.
play-kept-over = The record of the game is { $file }; “decaphase replay” shows it again.
play-resumed = { $players }: { $hands ->
        [one] hand 1 goes on.
       *[other] hand { $hands } goes on.
    }
play-nothing-saved = There is no game to take up; “decaphase play” begins one.
play-which-game = Which game?
play-saved = { $players }, { $hands ->
        [one] hand 1
       *[other] hand { $hands }
    }, { $rules } ({ $name })
play-save-broken = { $file } cannot be taken up and is left as it is. { $reason }

## What cannot be done

problem-nothing-typed = Nothing was typed; { $help } shows what you can type.
problem-no-such-choice = { $count ->
        [one] There is only choice 1; { $help } shows what else you can type.
       *[other] There are choices 1 to { $count }; { $help } shows what else you can type.
    }
problem-not-a-command = “{ $text }” is not understood; { $help } shows what you can type.
problem-card-without-verb = What about that card? “{ $discard } { $code }” discards it, “{ $hit } { $code }” hits with it.
problem-between-hands = “{ $text }” is for during a hand; press Enter to deal, or { $leave } to put the game away.
problem-no-such-victim = “{ $name }” is nobody you can skip now; you can name { $names }.
problem-no-such-place = Your hand has places 1 to { $count }.
problem-not-one-of = “{ $text }” is none of these: { $words }.
problem-you-do-not-hold = You do not hold { $card }, or not so often.
problem-one-discard = You discard one card only.
problem-fits-nowhere = There is no group on the table that { $card } fits.
problem-nothing-to-undo = There is nothing to take back: what you lay or hit can be taken back until you discard, a draw never.
problem-phase-not-complete = Your phase is not complete yet.
problem-not-this-group = These cards do not make a { $group }.
problem-groups-apart = Phase { $phase } ({ $words }) has { $groups ->
        [one] one group
       *[other] { $groups } groups; put / between them
    }.
problem-too-many-people = { $count } people are too many; at most { $most } can play.
problem-same-name = Two players are called { $name }; give one of them another name.
problem-too-many-bots = That is too many bots; at most { $most } can play.
problem-table-size = { $count ->
        [one] One player is too few
       *[other] That would be { $count } players
    }; 2 to { $most } can play.
problem-no-such-dealer = “{ $name }” is none of the players: { $names }; or “lot”.
problem-no-such-fullness = { $asked } is no amount of words; there are { $known }.
problem-nobody-plays = In this game only bots play, so nobody can take it up.
problem-one-card-to-a-place = One card at a time can be put at a place.
