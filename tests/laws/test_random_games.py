"""Thousands of compiled random games: every table's games end, and no card is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from types import ModuleType
from typing import Any, Final, TypeAlias

import pytest

from decaphase.cards import COPIES, DECK_SIZE, KINDS, SKIP
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Row
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import (
    GAME_OVER,
    GROUPS,
    HAND_OVER,
    LAY_BEFORE,
    SEATS,
    RuleCodes,
    State,
    new_state,
)
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import EDITIONS, OPTIONS
from support.laws.two_speeds import compiled, record_of
from support.laws.variants import COVER, VARIANTS, variant

GAMES: Final = 100_000
MOST_HANDS: Final = 3_000
MOST_DECISIONS: Final = 100_000

Play: TypeAlias = Callable[..., int]

FINISHED, LOST_A_CARD, ENDLESS_HAND, ENDLESS_GAME, NOT_ALL_PLACED = range(5)


def count_cards(s: State, codes: RuleCodes, found: Row) -> None:
    """Count the cards of each kind, wherever they are."""
    for card in range(KINDS):
        found[card] = 0
    for index in range(s.deck_count):
        found[s.deck[index]] += 1
    for index in range(s.discard_count):
        found[s.discard[index]] += 1
    for seat in range(SEATS):
        for card in range(KINDS):
            found[card] += s.held[seat][card]
        for group in range(GROUPS):
            for index in range(s.group_size[seat][group]):
                found[s.group_card[seat][group][index]] += 1
        if codes.skip_style == LAY_BEFORE:
            found[SKIP] += s.waiting[seat]


def wrong_kinds(found: Row, copies: Row) -> int:
    """The number of kinds with a wrong count."""
    wrong = 0
    for card in range(KINDS):
        if found[card] != copies[card]:
            wrong += 1
    return wrong


def seats_unplaced(s: State) -> int:
    """The number of players without a place."""
    unplaced = 0
    for seat in range(s.players):
        if s.place[seat] == 0:
            unplaced += 1
    return unplaced


def checked_play(compiled_engine: ModuleType) -> Play:
    """A compiled function that plays one game and counts the cards after every hand."""
    import numba

    deal_hand, legal_moves, act, random_move = (
        compiled_engine.deal_hand,
        compiled_engine.legal_moves,
        compiled_engine.act,
        compiled_engine.random_move,
    )
    njit: Any = numba.njit  # numba's stubs lack functions on records
    count, wrong, unplaced = njit(count_cards), njit(wrong_kinds), njit(seats_unplaced)

    def play(s: State, codes: RuleCodes, moves: Row, dice: Row, found: Row, copies: Row) -> int:
        for _ in range(MOST_HANDS):
            deal_hand(s, codes)
            decisions = 0
            while s.stage < HAND_OVER and decisions < MOST_DECISIONS:
                act(s, codes, random_move(moves, legal_moves(s, codes, moves), dice))
                decisions += 1
            count(s, codes, found)
            if wrong(found, copies) > 0:
                return LOST_A_CARD
            if s.stage < HAND_OVER:
                return ENDLESS_HAND
            if s.stage == GAME_OVER:
                return FINISHED if unplaced(s) == 0 else NOT_ALL_PLACED
        return ENDLESS_GAME

    compiled_play: Play = njit(play)
    return compiled_play


@pytest.fixture(scope="module")
def play() -> Play:
    return checked_play(compiled())


def play_games(play: Play, name: str, games: int) -> None:
    """This many games of a variant, for each number of players."""
    import numpy as np

    codes = record_of(rule_codes(variant(name)))
    moves, found, copies = np.zeros(MOST_MOVES, np.int64), np.zeros(KINDS, np.int64), np.array(COPIES)
    for players in range(2, SEATS + 1):
        for game in range(games):
            state = new_state(players)
            seed_dice(state.dice, game * SEATS + players)
            dice = np.array(state.dice[::-1])
            outcome = play(record_of(state), codes, moves, dice, found, copies)
            assert outcome == FINISHED, (name, players, game)
            assert found.sum() == DECK_SIZE


@pytest.mark.parametrize("name", VARIANTS)
def test_random_players_finish(play: Play, name: str) -> None:
    play_games(play, name, 10)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_random_players_finish_a_hundred_thousand_games(play: Play, name: str) -> None:
    tables = len(VARIANTS) * (SEATS - 1)
    play_games(play, name, -(-GAMES // tables))


def settings_of(name: str) -> list[tuple[str, object]]:
    return [(option, variant(name).setting(option)) for option in OPTIONS]


def pairs_of(names: Iterable[str]) -> set[tuple[tuple[str, object], ...]]:
    return {pair for name in names for pair in combinations(settings_of(name), 2)}


def test_the_cover_has_every_edition_and_every_value_and_most_pairs() -> None:
    assert {variant(name).edition for name in COVER} == set(EDITIONS)
    assert {value for name in COVER for value in settings_of(name)} == {
        value for name in VARIANTS for value in settings_of(name)
    }
    assert len(pairs_of(COVER)) > 0.89 * len(pairs_of(VARIANTS))


def test_every_edition_and_every_value_is_on_the_list() -> None:
    rules = [variant(name) for name in VARIANTS]
    assert {table.edition for table in rules} == set(EDITIONS)
    for option in OPTIONS.values():
        if option.name not in {"phases", "selection"}:
            assert {table.setting(option.name) for table in rules} == set(option.values)
            for value in set(option.values[1:] if option.variant else option.values):
                assert any(dict(table.overrides).get(option.name) == value for table in rules), value
