"""The order of a hand: by colour, number or need, or the player's own, kept while cards come and go."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import CARDS, Card, read_cards, write_cards
from decaphase.game import Game, Position, View
from decaphase.rules import load_rules
from decaphase.terminal.play.hand_order import HandOrder


def view_of(cards: str, phase: int = 1, turn: int = 1) -> View:
    position = Position(phases=(phase, 1), turn=turn, holding=(read_cards(cards), read_cards("y1")))
    return Game.from_position(load_rules(), ["Ann", "Bob"], position).view(1)


def arranged(order: HandOrder, cards: str, phase: int = 1) -> str:
    return write_cards(order.arrange(view_of(cards, phase)))


def test_by_colour() -> None:
    assert arranged(HandOrder("colour"), "y1 r5 w g5 s r2") == "r2 r5 g5 y1 w s"


def test_by_number() -> None:
    assert arranged(HandOrder("number"), "y1 r5 w g5 s r2") == "y1 r2 r5 g5 w s"


def test_by_need_what_the_phase_needs_comes_first() -> None:
    assert arranged(HandOrder("need"), "y1 r5 w g5 s r12 b12 g3", phase=1) == "r5 g5 r12 b12 w y1 g3 s"


def test_by_need_in_the_turns_of_others_too() -> None:
    view = view_of("y1 r5 w g5 s r12 b12 g3", turn=2)
    assert view.legal == ()
    assert write_cards(HandOrder("need").arrange(view)) == "r5 g5 r12 b12 w y1 g3 s"


def test_own_order_keeps_its_places() -> None:
    order = HandOrder("number")
    assert arranged(order, "y1 r5 g5 r2") == "y1 r2 r5 g5"
    order.move(Card.read("g5"), 1)
    assert order.order == "own"
    assert arranged(order, "y1 r5 g5 r2 b9") == "g5 y1 r2 r5 b9"
    assert arranged(order, "y1 g5 r2 b9 b3") == "g5 y1 r2 b9 b3"


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=11), st.data())
def test_no_card_comes_or_goes(cards: list[Card], data: st.DataObject) -> None:
    held = HandOrder("own")
    assert Counter(held.follow(cards)) == Counter(cards)
    held.move(data.draw(st.sampled_from(cards)), data.draw(st.integers(1, len(cards))))
    assert Counter(held.follow(cards)) == Counter(cards)
