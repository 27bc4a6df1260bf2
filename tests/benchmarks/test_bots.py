"""The area `bots`: names, goals and what is counted, never a speed."""

from __future__ import annotations

import os
import sys

import pytest

from bench import measuring
from bench.bots import BOTS, PLAYERS, STRIDE, VIEWS, plays, search_positions, thinking, views
from bench.figures import Area, Bench, Figure
from bench.measuring import run
from decaphase.bots.registry import BUILT_IN, make_bot

GOALS = {
    "bots.greedy.compiled": ("more", 4_000_000),
    "bots.hands.compiled": ("more", 85_000),
    "bots.greedy.cpython": ("more", 100_000),
    "bots.playouts": ("more", None),
    "bots.scaling": ("more", 1.8),
    "bots.random.decision": ("less", None),
    "bots.beginner.decision": ("less", None),
    "bots.greedy.decision": ("less", None),
    "bots.steady.decision": ("less", 5),
    "bots.sharp.decision": ("less", None),
}


def test_figures_and_goals() -> None:
    assert {figure.name: (figure.better, figure.goal) for figure in BOTS.figures} == GOALS
    assert [figure.name for figure in BOTS.figures if figure.cores == "all"] == ["bots.scaling"]
    assert {f"bots.{name}.decision" for name in BUILT_IN} <= set(GOALS)


def test_figures_in_plain_python_are_positive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "has_native", lambda: False)
    only = ["bots.greedy.cpython", "bots.random", "bots.beginner", "bots.greedy.decision", "bots.steady"]
    values = run(BOTS, only, seconds=0.05).values
    assert len(values) == 5
    assert all(value > 0 for value in values.values())


def test_compiled_figures_are_positive() -> None:
    values = run(BOTS, ["bots.greedy.compiled", "bots.playouts", "bots.sharp"], seconds=0.05).values
    assert len(values) == 3
    assert all(value > 0 for value in values.values())


def test_scaling_is_measured_with_processes_of_the_arena() -> None:
    (value,) = run(BOTS, ["bots.scaling"], seconds=0.05).values.values()
    assert value > 0


@pytest.mark.skipif(sys.platform != "linux", reason="a core can be chosen on Linux only")
def test_a_figure_about_all_cores_has_them() -> None:
    allowed = float(len(os.sched_getaffinity(0)))

    def cores(_: Bench) -> float:
        return float(len(os.sched_getaffinity(0)))

    one = Figure("small.one", "one core", "times", "more", cores)
    every = Figure("small.all", "all cores", "times", "more", cores, cores="all")
    assert run(Area("small", "two figures", (one, every)), seconds=0.01).values == {one: 1.0, every: allowed}


def test_games_are_counted_and_none_is_played_twice() -> None:
    play = plays(compiled=False)
    first, second = play(1), play(1)
    assert first != second
    assert first.hands >= 10
    assert sum(first.turns) < first.decisions


def test_bots_are_asked_about_whole_games() -> None:
    asked = views()
    assert len(asked) == VIEWS
    assert {view.stage for view in asked} == {"draw", "play"}
    assert {view.seat for view in asked} == set(range(1, PLAYERS + 1))
    assert {number * STRIDE % VIEWS for number in range(VIEWS)} == set(range(VIEWS))
    assert len(thinking(make_bot("random"), 0)) == 50


def test_the_sharp_player_has_something_to_think_about_at_a_crossroads() -> None:
    found = search_positions()
    assert len(found) >= 50
    assert {place.moves for place in found} >= {2, 3}
    assert all(place.state.turn == place.seat for place in found)
