"""Action ids, features and rewards: the same compiled and plain, and without hidden information."""

from __future__ import annotations

from random import Random

import pytest

from decaphase.bots.thinking.memory import Memory
from decaphase.engine.native import flat_of
from decaphase.engine.state import RuleCodes, State
from decaphase.research.environment import EPISODES, SCHEMES, setting_of
from decaphase.research.stepping.action_ids import id_of, move_of
from decaphase.research.stepping.features import width_of, write_observation
from decaphase.research.stepping.rewards import BY_PHASES, BY_PLACES, BY_POINTS, BY_WIN, total_reward
from support.engine.native_play import native_engine
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.hidden_cards import exchanged
from support.research.walks import walk


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
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


def rows_of(state: State, memory: Memory, book: RuleCodes) -> list[list[int]]:
    rows = [[7] * width_of(state.players) for _ in range(state.players)]
    for seat in range(state.players):
        write_observation(state, book, memory, seat, rows, seat)
    return rows


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_a_row_does_not_know_what_its_seat_does_not(variant: str) -> None:
    edition, options = VARIANTS[variant]
    setting = setting_of(edition, 3, options=options)
    dice = Random(4)
    for state, memory, _ in walk(setting, seed=11, most=150):
        before = rows_of(state, memory, setting.book)
        for seat in range(3):
            assert rows_of(exchanged(state, memory, seat, dice), memory, setting.book)[seat] == before[seat]


@pytest.mark.parametrize("variant", ["classic-en", "knocking-must-play", "phases-own", "order-any"])
def test_both_speeds_tell_the_same(variant: str) -> None:
    core = native_engine()
    import numpy as np

    edition, options = VARIANTS[variant]
    setting = setting_of(edition, 4, options=options)
    book, ids = flat_of(setting.book), flat_of(setting.ids)
    room = np.zeros((4, width_of(4)), np.int16)
    for state, memory, moves in walk(setting, seed=5, most=200):
        fast, remembered = flat_of(state), flat_of(memory)
        for seat, row in enumerate(rows_of(state, memory, setting.book)):
            core.write_observation(fast, book, remembered, seat, room, seat)
            assert room[seat].tolist() == row
        for move in moves:
            number = id_of(setting.ids, move)
            assert (core.id_of(ids, move), core.move_of(ids, state.turn, number)) == (number, move)
        for episode in EPISODES.values():
            for scheme in SCHEMES.values():
                assert core.total_reward(fast, book, episode, scheme, 1) == total_reward(
                    state, setting.book, episode, scheme, 1
                )


def test_what_an_ended_game_is_worth() -> None:
    setting = setting_of("classic-en", 4, options={"selection": "first-1"})
    ended = [state for state, _, _ in walk(setting, seed=3, most=5000)][-1]
    game, book = EPISODES["game"], setting.book
    ended.stage, ended.place[:4], ended.score[:4] = 4, [1, 2, 2, 4], [5, 90, 100, 300]
    assert [total_reward(ended, book, game, BY_WIN, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [total_reward(ended, book, game, BY_PLACES, seat) for seat in range(4)] == [1, 0, 0, -1]
    assert [total_reward(ended, book, game, BY_POINTS, seat) for seat in range(4)] == [-5, -90, -100, -300]
    ended.place[:4] = [1, 1, 3, 4]
    assert [total_reward(ended, book, game, BY_WIN, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    ended.done[0] = 0b110
    assert total_reward(ended, book, game, BY_PHASES, 0) == 2
