"""A hand shown at the terminal, its cards in their colours."""

from __future__ import annotations

from collections.abc import Iterable

from decaphase.cards import Card
from decaphase.game import View
from decaphase.say.answers import say_hand, say_held
from decaphase.say.events import Fullness
from decaphase.terminal.console import Console


def show_hand(console: Console, cards: Iterable[Card], view: View, fullness: Fullness) -> None:
    """Say which cards are in the hand."""
    cards = tuple(cards)
    letters = {say_held(card, view.rules, None, fullness): card.code[0] for card in cards}
    console.show(say_hand(cards, view, fullness=fullness), letters)
