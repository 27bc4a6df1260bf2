"""Ids of actions, rows of what is seen and rewards: the same at both speeds, and nothing hidden in them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from laws.two_speeds import compiled, record_of
from laws.variants import VARIANTS

from decaphase.core.features import see, width_of
from decaphase.core.hand import gain, lose
from decaphase.core.ids import id_of, move_of
from decaphase.core.memory import Memory
from decaphase.core.rewards import BY_PHASES, BY_PLACES, BY_POINTS, BY_WIN, worth
from decaphase.core.state import Book, State
from decaphase.research.setting import EPISODES, SCHEMES, setting_of
from research.walks import walk


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_move_has_an_id_of_its_own(variant: str) -> None:
    edition, options = VARIANTS[variant]
    for players in (2, 4, 6):
        setting = setting_of(edition, players, options=options)
        for state, _, moves in walk(setting, seed=players):
            numbers = [id_of(setting.ids, move) for move in moves]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < setting.ids.count for number in numbers)
            assert [move_of(setting.ids, state.turn, number) for number in numbers] == moves


def test_every_id_is_used_for_one_move() -> None:
    for edition, options in VARIANTS.values():
        ids = setting_of(edition, 3, options=options).ids
        moves = [move_of(ids, 2, number) for number in range(ids.count)]
        assert [id_of(ids, move) for move in moves] == list(range(ids.count))


def rows_of(state: State, memory: Memory, book: Book) -> list[list[int]]:
    rows = [[7] * width_of(state.players) for _ in range(state.players)]
    for seat in range(state.players):
        see(state, book, memory, seat, rows, seat)
    return rows


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_row_does_not_know_what_its_seat_does_not(variant: str) -> None:
    edition, options = VARIANTS[variant]
    setting = setting_of(edition, 3, options=options)
    dice = Random(4)
    for state, memory, _ in walk(setting, seed=11, most=150):
        before = rows_of(state, memory, setting.book)
        for seat in range(3):
            assert rows_of(exchanged(state, memory, seat, dice), memory, setting.book)[seat] == before[seat]


def exchanged(state: State, memory: Memory, seat: int, dice: Random) -> State:
    """The same to a seat's eyes, with other cards in the deck and in the other hands."""
    other = state.copy()
    hidden = other.deck[: other.deck_count]
    places: list[int] = []
    for index in range(other.players):
        unknown = Counter(dict(enumerate(other.held[index]))) - Counter(dict(enumerate(memory.known[index])))
        for card in unknown.elements() if index != seat else ():
            lose(other, index, card)
            hidden.append(card)
            places.append(index)
    dice.shuffle(hidden)
    for index in places:
        gain(other, index, hidden.pop())
    other.deck[: other.deck_count] = hidden
    other.dice[:] = [dice.getrandbits(32) for _ in range(4)]
    return other


@pytest.mark.parametrize("variant", ["classic-en", "knocking-must-play", "phases-own", "order-any"])
def test_both_speeds_tell_the_same(variant: str) -> None:
    core = compiled()
    import numpy as np

    edition, options = VARIANTS[variant]
    setting = setting_of(edition, 4, options=options)
    book, ids = record_of(setting.book), record_of(setting.ids)
    room = np.zeros((4, width_of(4)), np.int16)
    for state, memory, moves in walk(setting, seed=5, most=200):
        fast, remembered = record_of(state), record_of(memory)
        for seat, row in enumerate(rows_of(state, memory, setting.book)):
            core.see(fast, book, remembered, seat, room, seat)
            assert room[seat].tolist() == row
        for move in moves:
            number = id_of(setting.ids, move)
            assert (core.id_of(ids, move), core.move_of(ids, state.turn, number)) == (number, move)
        for episode in EPISODES.values():
            for scheme in SCHEMES.values():
                assert core.worth(fast, book, episode, scheme, 1) == worth(
                    state, setting.book, episode, scheme, 1
                )


def test_what_an_ended_game_is_worth() -> None:
    setting = setting_of("classic-en", 4, options={"selection": "first-1"})
    ended = [state for state, _, _ in walk(setting, seed=3, most=5000)][-1]
    game, book = EPISODES["game"], setting.book
    ended.stage, ended.place[:4], ended.score[:4] = 4, [1, 2, 2, 4], [5, 90, 100, 300]
    assert [worth(ended, book, game, BY_WIN, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [worth(ended, book, game, BY_PLACES, seat) for seat in range(4)] == [1, 0, 0, -1]
    assert [worth(ended, book, game, BY_POINTS, seat) for seat in range(4)] == [-5, -90, -100, -300]
    ended.place[:4] = [1, 1, 3, 4]
    assert [worth(ended, book, game, BY_WIN, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    ended.done[0] = 0b110
    assert worth(ended, book, game, BY_PHASES, 0) == 2
