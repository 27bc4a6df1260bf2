"""Perft: exact counts of the action tree from fixed positions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, cast

import pytest

from decaphase.engine.act import act
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import RuleCodes, State
from decaphase.game import Game
from decaphase.records import replay
from decaphase.records.model import Expect
from decaphase.records.read import record_from
from support.laws.two_speeds import Twin

FILE: Final = Path(__file__).parent / "perft.toml"
POSITIONS: Final = cast("list[dict[str, Any]]", tomllib.loads(FILE.read_text(encoding="utf-8"))["positions"])
NAMES: Final = [position["name"] for position in POSITIONS]


def game_at(position: dict[str, Any]) -> Game:
    """The game at a position of the file: a record with a name and counts."""
    record = {field: value for field, value in position.items() if field not in {"name", "counts"}}
    return replay(record_from({"decaphase": 1, **record}, Expect()), seed=1)


def count_ways(state: State, codes: RuleCodes, depth: int) -> int:
    """The number of action sequences of this length."""
    moves = [0] * MOST_MOVES
    count = legal_moves(state, codes, moves)
    if depth == 1:
        return count
    total = 0
    for move in moves[:count]:
        after = state.copy()
        act(after, codes, move)
        total += count_ways(after, codes, depth - 1)
    return total


def count_compiled(twin: Twin, depth: int) -> int:
    """The same, compiled."""
    moves = twin.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = twin.copy()
        after.native.act(after.flat, after.codes, move)
        total += count_compiled(after, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_counts(position: dict[str, Any]) -> None:
    game = game_at(position)
    depths = range(1, len(position["counts"]) + 1)
    assert [count_ways(game._state, game._codes, depth) for depth in depths] == position["counts"]
    assert len(game.legal_actions()) == position["counts"][0]


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_compiled_counts(position: dict[str, Any]) -> None:
    game = game_at(position)
    twin = Twin(game._codes, game._state)
    depths = range(1, len(position["counts"]) + 1)
    assert [count_compiled(twin, depth) for depth in depths] == position["counts"]


def test_names_are_not_given_twice() -> None:
    assert len(set(NAMES)) == len(NAMES)
