"""The meanings of typed cards as a group: exactly those that the game accepts."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import CARDS, COLOURS, COPIES, NUMBERS, SKIP, WILD, Card, read_cards
from decaphase.game import Game, LaidGroup, Lay, Position
from decaphase.problems import IllegalMove
from decaphase.rules import Group, load_rules
from decaphase.terminal.play.moves import check_held, possible_groups, record_form

GROUPS = (Group("set", 3), Group("run", 4), Group("colour", 5))


@st.composite
def groups_and_cards(draw: st.DrawFn) -> tuple[Group, list[Card]]:
    """A group, and cards that often form it: similar ones, with wilds."""
    group = draw(st.sampled_from(GROUPS))
    cards = st.sampled_from([card for card in CARDS if card != SKIP])
    size = draw(st.integers(group.size, group.size + 2))
    match group.kind:
        case "set":
            number = draw(st.integers(0, NUMBERS - 1))
            cards = st.sampled_from([*(Card(c * NUMBERS + number) for c in range(4)), Card(WILD)])
        case "colour":
            colour = draw(st.integers(0, 3))
            cards = st.sampled_from([*(Card(colour * NUMBERS + n) for n in range(NUMBERS)), Card(WILD)])
        case "run":
            low = draw(st.integers(0, NUMBERS - size))
            return group, draw(
                st.permutations(
                    [
                        draw(st.sampled_from([Card(WILD), Card(draw(st.integers(0, 3)) * NUMBERS + low + n)]))
                        for n in range(size)
                    ]
                )
            )
    held = draw(st.lists(cards, min_size=size, max_size=size))
    return group, held


def accepts(group: Group, laid: LaidGroup) -> bool:
    """Whether the engine accepts this group in a lay-down."""
    rules = load_rules("classic-de", {"phases": [str(group)]})  # wilds alone are enough
    rest = Card.read("s")
    position = Position(
        phases=(1, 1),
        turn=1,
        stage="play",
        holding=((*laid.cards, rest), read_cards("s s")),
    )
    return Game.from_position(rules, ["Ann", "Bob"], position).can(Lay(1, (laid,)))


@given(groups_and_cards())
def test_every_meaning_is_one_that_the_game_accepts(given_: tuple[Group, list[Card]]) -> None:
    group, cards = given_
    if any(count > COPIES[card] for card, count in Counter(cards).items()):
        return
    found = possible_groups(group, cards)
    for way in found:
        assert Counter(way.cards) == Counter(cards)
        assert accepts(group, record_form(way))
    said = COLOURS if group.kind == "colour" else range(1, NUMBERS + 1)
    possible = {meaning for meaning in said if any(_fits(group, cards, meaning))}
    assert {way.stands_for for way in found} == possible


def _fits(group: Group, cards: list[Card], meaning: int | str) -> list[bool]:
    """Whether the engine accepts the cards, in some order, with this meaning."""
    if group.kind != "run":
        return [accepts(group, LaidGroup(tuple(cards), meaning))]
    assert isinstance(meaning, int)
    naturals = {card.number: card for card in cards if card != WILD}
    row = tuple(naturals.get(meaning + place, Card(WILD)) for place in range(len(cards)))
    return [Counter(row) == Counter(cards) and accepts(group, LaidGroup(row, meaning))]


def test_a_skip_in_a_phase_has_its_own_reason() -> None:
    with pytest.raises(IllegalMove) as caught:
        possible_groups(Group("set", 3), read_cards("r5 g5 s"))
    assert caught.value.code == "skip-in-phase"


def test_a_group_of_wilds_is_asked_for() -> None:
    assert len(possible_groups(Group("set", 3), read_cards("w w w"))) == NUMBERS
    assert [way.stands_for for way in possible_groups(Group("colour", 2), read_cards("w w"))] == list(COLOURS)
    assert [way.stands_for for way in possible_groups(Group("run", 4), read_cards("w w w w"))] == list(
        range(1, 10)
    )


def test_the_card_that_is_not_held_is_named() -> None:
    with pytest.raises(IllegalMove) as refused:
        check_held(read_cards("r5 r5"), read_cards("r5 g5"))
    assert (refused.value.code, refused.value.values) == ("you-do-not-hold", {"card": "r5"})
    check_held(read_cards("r5 w"), read_cards("w g5 r5"))
