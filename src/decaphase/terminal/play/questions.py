"""Questions and settings during a turn; none of them changes the game."""

from __future__ import annotations

from collections.abc import Iterable

from decaphase.bots import advise
from decaphase.cards import Card
from decaphase.game import View
from decaphase.problems import IllegalMove, Unreadable
from decaphase.say import say
from decaphase.say.advice import say_action, say_reason
from decaphase.say.answers import ANSWER_FUNCTIONS, say_hand, say_held
from decaphase.say.events import FULLNESS, Fullness
from decaphase.terminal.console import Console
from decaphase.terminal.play.hand_order import ORDERS
from decaphase.terminal.play.keys import T, read_word, say_game_help
from decaphase.terminal.play.moves import read_own_cards
from decaphase.terminal.play.player import TerminalPlayer


def show_hand(console: Console, cards: Iterable[Card], view: View, fullness: Fullness) -> None:
    """Say the cards of a hand, in their colours."""
    cards = tuple(cards)
    letters = {say_held(card, view.rules, None, fullness): card.code[0] for card in cards}
    console.show(say_hand(cards, view, fullness=fullness), letters)


class Questions:
    """Answers one person's questions from the view of their seat."""

    def __init__(self, person: TerminalPlayer, console: Console, view: View) -> None:
        self._person = person
        self._console = console
        self._view = view
        self._hints_given = 0

    def answer(self, command: str, rest: str) -> None:
        """Answer a question, or change a setting."""
        console, person = self._console, self._person
        if command in ANSWER_FUNCTIONS:
            console.say(ANSWER_FUNCTIONS[command](self._view))
            return
        match command:
            case "hand":
                self.show_hand()
            case "hint":
                self._hint()
            case "events":
                console.say(person.step_back() or say("play-no-more-events"))
            case "later":
                console.say(person.step_forward() or say("play-no-later-events"))
            case "repeat":
                for text in console.said_before_answer or [say("play-nothing-said")]:
                    console.say(text)
            case "order":
                self._sort(rest)
            case "words":
                self._set_fullness(rest)
            case "help":
                console.say(say_game_help())

    def show_hand(self) -> None:
        """Say this person's cards in their own order."""
        cards = self._person.order.arrange(self._view)
        show_hand(self._console, cards, self._view, self._person.fullness)

    def _hint(self) -> None:
        """Say the best move and the reasons for it; when asked again, the next best."""
        advice = advise(self._view)
        one = advice[self._hints_given % len(advice)]
        self._hints_given += 1
        self._console.say(say_action(one.action, self._view))
        for reason in one.reasons:
            sentence = say_reason(reason.code, reason.values, self._view)
            self._console.say(say("hint-against", sentence=sentence) if reason.against else sentence)

    def _sort(self, rest: str) -> None:
        """Sort the hand, or move one card to a position."""
        order = self._person.order
        typed, _, place = rest.rpartition(" ")
        if typed and place.isdecimal() and not read_word(rest, ORDERS, "play-order"):
            cards = read_own_cards(typed, self._view)
            if len(cards) > 1:
                raise IllegalMove("one-card-to-a-place")
            if not 1 <= int(place[:3]) <= len(self._view.holding):
                raise Unreadable("no-such-place", count=len(self._view.holding))
            order.arrange(self._view)
            order.move(cards[0], int(place[:3]))
        else:
            chosen = self._setting(rest, ORDERS, "play-order")
            if chosen is None:
                return
            order.order = chosen
        self.show_hand()

    def _set_fullness(self, rest: str) -> None:
        chosen: Fullness | None = self._setting(rest, FULLNESS, "play-words")
        if chosen is not None:
            self._person.fullness = chosen
            self._console.say(say(f"play-words-{chosen}.set"))

    def _setting(self, rest: str, choices: tuple[T, ...], message: str) -> T | None:
        """One of several choices, typed after the command or asked for."""
        names = [say(f"{message}-{choice}").split()[0] for choice in choices]
        if rest:
            chosen = read_word(rest, choices, message)
            if chosen is None:
                raise Unreadable("not-one-of", text=rest[:40], words=", ".join(names))
            return chosen
        picked = self._console.choose_or_back(say(message), names)
        return None if picked is None else choices[picked]
