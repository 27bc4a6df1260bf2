"""Thousands of compiled random games: every table's games end, and no card is lost."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import addressof
from itertools import combinations
from typing import Final

import pytest

from decaphase.cards import COPIES, DECK_SIZE, KINDS
from decaphase.engine.dice import seed_dice
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import flat_of, flat_row
from decaphase.engine.state import SEATS, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import EDITIONS, OPTIONS
from support.engine.native_play import compiled_module
from support.laws.checked_games import FINISHED
from support.laws.variants import COVER, VARIANTS, variant

GAMES: Final = 100_000


def play_games(name: str, games: int) -> None:
    """This many games of a variant, for each number of players."""
    play = compiled_module("support.laws").play_checked
    codes = flat_of(rule_codes(variant(name)))
    rows = _, dice, found, copies = flat_row(MOST_MOVES), flat_row(4), flat_row(KINDS), flat_row(KINDS)
    copies[:] = list(COPIES)
    addresses = tuple(map(addressof, rows))
    for players in range(2, SEATS + 1):
        for game in range(games):
            state = new_state(players)
            seed_dice(state.dice, game * SEATS + players)
            dice[:] = state.dice[::-1]
            flat = flat_of(state)
            outcome = play(addressof(flat), addressof(codes), *addresses)
            assert outcome == FINISHED, (name, players, game)
            assert sum(found) == DECK_SIZE


@pytest.mark.parametrize("name", VARIANTS)
def test_random_players_finish(name: str) -> None:
    play_games(name, 10)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_random_players_finish_a_hundred_thousand_games(name: str) -> None:
    tables = len(VARIANTS) * (SEATS - 1)
    play_games(name, -(-GAMES // tables))


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
