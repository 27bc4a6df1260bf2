"""The engine in WebAssembly equals the same source in CPython and in the native library, state by state."""

from __future__ import annotations

import ctypes
import gzip
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import (
    BEGINNER,
    GREEDY,
    RANDOM,
    SHARP,
    STEADY,
    PlayerSettings,
    default_settings,
)
from decaphase.bots.thinking.scratch import flat_scratch, new_scratch
from decaphase.bots.thinking.self_play import SelfPlay, Tally, play_game
from decaphase.compile.typescript import FOLDER, MODULES
from decaphase.compile.wasm import WASM, build_wasm
from decaphase.engine import native
from decaphase.engine.fields import Fields
from decaphase.engine.state import GAME_OVER, new_state
from decaphase.game.rule_codes import rule_codes
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS, variant
from support.parameters import first_quick
from support.web.node import Node, running

PROGRAM: Final = Path(__file__).parents[1] / "web" / "wasm_games.ts"
BIGGEST_DOWNLOAD: Final = 40_960
"""Bytes, compressed: what the page may cost to fetch once."""

SEED: Final = 20
PLAYOUTS: Final = 200
"""Enough for a search in which a wrong order of evaluation has shown itself before."""
MOST: Final = 150
MOST_SEARCHED: Final = 12
RATES: Final = (0, 800, 760, 520, 650, 570, 530, 400, 740, 570, 450)
"""About how often in a thousand each phase is completed; any numbers would do."""

SEARCHED: Final = (
    ("house-nl-original", 2),
    ("classic-en", 4),
    *(("classic-en", players) for players in (3, 5, 6)),
    *((name, 2 + place % 5) for place, name in enumerate(VARIANTS)),
)
"""Tables of sharp players; plain Python needs up to a second for each of their decisions."""


@dataclass(frozen=True)
class Traced:
    """The moves of a game, and a digest of the state after each of them."""

    moves: list[int]
    digests: list[str]


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    build_wasm()
    with running(str(PROGRAM)) as program:
        yield program


def seat_settings(*players: int) -> list[PlayerSettings]:
    """Settings of these players, each with a seed of its own."""
    chosen = []
    for seat, player in enumerate(players):
        settings = default_settings(player, seed=seat + 1)
        settings.playouts = PLAYOUTS
        settings.phase_rates[:] = RATES
        chosen.append(settings)
    return chosen


def digest(state: bytes) -> str:
    return hashlib.sha256(state).hexdigest()[:16]


# The three builds


def trace(
    step: Callable[[], int], state: Callable[[], bytes], is_over: Callable[[], bool], most: int
) -> Traced:
    """Play a game step by step."""
    traced = Traced([], [])
    while not is_over() and len(traced.moves) < most:
        traced.moves.append(step())
        traced.digests.append(digest(state()))
    return traced


def trace_cpython(name: str, settings: list[PlayerSettings], most: int) -> Traced:
    state = new_state(len(settings))
    table = SelfPlay(state, rule_codes(variant(name)), Memory(), settings, new_scratch(), Tally())
    log = [0]

    def step() -> int:
        play_game(table, SEED, 1, log, 1)
        return log[0]

    return trace(step, state.flat, lambda: state.stage == GAME_OVER, most)


def trace_native(name: str, settings: list[PlayerSettings], most: int) -> Traced:
    def flat(value: Fields) -> native.Flat:
        return native.flat_of(value)

    functions = native.native_functions("decaphase.bots.thinking")
    state, log = flat(new_state(len(settings))), (ctypes.c_int64 * 1)()
    parts = (
        state,
        flat(rule_codes(variant(name))),
        flat(Memory()),
        native.flats_of(settings),
        flat_scratch(),
        flat(Tally()),
    )
    table = native.pack(SelfPlay._make(parts))

    def step() -> int:
        functions.play_game(ctypes.addressof(table), SEED, 1, ctypes.addressof(log), 1)
        return log[0]

    return trace(step, partial(bytes, state), lambda: state.stage == GAME_OVER, most)


def wasm_question(name: str, settings: list[PlayerSettings], most: int) -> dict[str, object]:
    return {
        "rules": rule_codes(variant(name)).numbers(),
        "settings": [one.numbers() for one in settings],
        "seed": SEED,
        "most": most,
    }


def check_equal(node: Node, name: str, players: list[int], most: int) -> None:
    """Play the same game in all builds."""
    settings = seat_settings(*players)
    plain = trace_cpython(name, settings, most)
    assert len(plain.moves) > 1
    assert node.ask(wasm_question(name, settings, most)) == asdict(plain)
    if native.has_native():
        assert trace_native(name, settings, most) == plain


# Equality


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
@pytest.mark.parametrize("player", [RANDOM, BEGINNER, GREEDY, STEADY])
def test_games_of_one_bot(node: Node, name: str, player: int) -> None:
    players = 2 + list(VARIANTS).index(name) % 5
    check_equal(node, name, [player] * players, MOST)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_of_mixed_bots(node: Node, name: str, players: int) -> None:
    check_equal(node, name, [STEADY, GREEDY, RANDOM, BEGINNER, STEADY, GREEDY][:players], 100_000)


@pytest.mark.parametrize(("name", "players"), first_quick(*SEARCHED, quick=2))
def test_games_of_sharp(node: Node, name: str, players: int) -> None:
    check_equal(node, name, [SHARP] * players, MOST_SEARCHED)


# What is built


def test_the_download_is_small() -> None:
    build_wasm()
    assert len(gzip.compress(WASM.read_bytes(), 9)) <= BIGGEST_DOWNLOAD


@pytest.mark.parametrize("name", MODULES)
def test_the_generated_modules_are_up_to_date(name: str) -> None:
    """Otherwise: python -m decaphase.compile.typescript."""
    assert (FOLDER / name).read_text(encoding="utf-8") == MODULES[name]()
