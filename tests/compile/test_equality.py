"""The native library plays the same games as CPython: all that they change is compared after every action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import pytest

from decaphase.bots.thinking.player_settings import BEGINNER, GREEDY, RANDOM, SHARP, STEADY
from decaphase.compile.build import FLAGS, LIBRARY_FLAGS, compile_c, engine_c
from decaphase.compile.expressions import Expressions
from decaphase.engine.native import LIBRARY, problem
from decaphase.game.rule_codes import rule_codes
from support.compile.faults import from_the_right
from support.compile.native_table import NativeTable, PlainTable, settings_of
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS, variant

PLAYERS: Final = (STEADY, RANDOM, GREEDY, BEGINNER)
PLAYOUTS: Final = 200
"""Fewer playouts notice operands in the wrong order far less often."""
ALL_SIZES: Final = range(2, 7)


def tables(
    name: str, players: Sequence[int], seed: int, library: Path = LIBRARY
) -> tuple[NativeTable, PlainTable]:
    """The same table twice."""
    assert not problem(), f"there is no native library: {problem()}"
    rules, settings = rule_codes(variant(name)), settings_of(players, seed, PLAYOUTS)
    return NativeTable(library, rules, settings), PlainTable(rules, settings)


def compare(native: NativeTable, plain: PlainTable, seed: int, actions: int) -> int:
    """Play on at both speeds, action by action; returns how many there were before the end of the game."""
    for action in range(actions):
        count = plain.play(seed, 1)
        assert native.play(seed, 1) == count, f"action {action}"
        assert native.numbers() == plain.numbers(), f"action {action}"
        if not count:
            return action
    return actions


def compare_sharp(
    name: str, players: int, openings: Sequence[int], actions: int, library: Path = LIBRARY
) -> None:
    """Let sharp players decide, each time after an opening of steady players."""
    seed = 31 * players
    native, plain = tables(name, [STEADY] * players, seed, library)
    for opening in openings:
        compare(native, plain, seed, opening)
        for table in (native, plain):
            table.seat_all(SHARP)
        assert compare(native, plain, seed, actions) > 0
        for table in (native, plain):
            table.seat_all(STEADY)


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_games_are_equal(name: str) -> None:
    for players in ALL_SIZES:
        seats = list(islice(cycle(PLAYERS), players, 2 * players))
        assert compare(*tables(name, seats, players), players, actions=500) > 20, players


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_games_of_sharp_players_are_equal(name: str) -> None:
    number = list(VARIANTS).index(name)
    compare_sharp(name, ALL_SIZES[number % len(ALL_SIZES)], openings=[number % 30], actions=2)


@pytest.mark.slow
@pytest.mark.parametrize("players", ALL_SIZES)
@pytest.mark.parametrize("name", VARIANTS)
def test_whole_games_are_equal(name: str, players: int) -> None:
    """Every kind of player against its like, and sharp players at several times of the game."""
    for player in PLAYERS:
        assert compare(*tables(name, [player] * players, player), player, actions=3000) > 20
    compare_sharp(name, players, openings=[3, 20], actions=2)


@pytest.mark.slow
def test_operands_in_the_wrong_order_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that evaluates operands from the right, as some C compilers do, plays other games."""
    monkeypatch.setattr(Expressions, "in_order", from_the_right)
    path = tmp_path / "wrong.so"
    compile_c(engine_c(), path, *FLAGS, *LIBRARY_FLAGS)
    with pytest.raises(AssertionError, match="action"):
        compare_sharp("classic-en", 2, openings=range(20), actions=4, library=path)
