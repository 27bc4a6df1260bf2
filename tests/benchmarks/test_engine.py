"""The area `engine`, and the frame it stands in: names, shapes and goals, never a speed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import engine, games, measuring
from bench.engine import ENGINE
from bench.figures import Area, Bench, BenchError, Figure
from bench.measuring import AREAS, choose_figures, find_area, run
from decaphase.engine.state import DRAW, PLAY

GOALS = {
    "engine.random.cpython": ("more", 100_000),
    "engine.random.compiled": ("more", 4_000_000),
    "engine.speedup": ("more", None),
    "engine.copy.cpython": ("less", 20),
    "engine.copy.compiled": ("less", 1),
    "engine.first_move": ("less", 0.3),
    "engine.import": ("less", 0.1),
    "engine.check": ("less", 0.3),
}
PLAIN = ("engine.random.cpython", "engine.copy.cpython", "engine.import", "engine.check")


def test_figures_and_goals() -> None:
    assert {figure.name: (figure.better, figure.goal) for figure in ENGINE.figures} == GOALS
    assert tuple(figure.name for figure in ENGINE.figures if not figure.fast) == PLAIN


def test_areas_have_names_of_their_own() -> None:
    names = [figure.name for area in AREAS.values() for figure in area.figures]
    assert len(names) == len(set(names))
    for name, area in AREAS.items():
        assert area.name == name
        assert all(figure.name.startswith(f"{name}.") for figure in area.figures)


def test_figures_in_plain_python_are_positive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "has_native", lambda: False)
    watched: list[Figure] = []
    results = run(ENGINE, seconds=0.05, watch=watched.append)
    assert tuple(figure.name for figure in results.values) == PLAIN
    assert watched == list(results.values)
    assert all(value > 0 for value in results.values.values())
    assert len(results.left_out) == len(GOALS) - len(PLAIN)


def test_native_copies_are_made() -> None:
    assert run(ENGINE, ["engine.copy.compiled"], 0.05).values[ENGINE.figures[4]] > 0


def test_a_game_in_the_middle_of_a_hand() -> None:
    state = games.mid_game()
    assert state.stage in {DRAW, PLAY}
    assert state.hand > 1
    assert any(state.done)


def test_a_ratio_takes_both_sides_from_the_same_run(tmp_path: Path) -> None:
    asked: list[str] = []

    def side(name: str, value: float) -> Figure:
        def measure(_: Bench) -> float:
            asked.append(name)
            return value

        return Figure(name, name, "per-second", "more", measure)

    sides = (side("engine.random.cpython", 2.0), side("engine.random.compiled", 8.0))
    measuring = Bench(sides, 0.05, tmp_path)
    assert measuring.value("engine.random.cpython") == 2
    assert engine.speedup(measuring) == 4
    assert sorted(asked) == ["engine.random.compiled", "engine.random.cpython"]


def test_an_import_of_numpy_is_a_problem(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(engine, "imported", lambda *_: {"decaphase", "numpy"})
    for measure in (engine.import_seconds, engine.check_seconds):
        with pytest.raises(BenchError, match="imports"):
            measure(Bench(ENGINE.figures, 0.05, tmp_path))


def test_figures_are_chosen_by_how_their_names_begin() -> None:
    assert choose_figures(ENGINE) == ENGINE.figures
    chosen = [figure.name for figure in choose_figures(ENGINE, ["engine.check", "engine.copy"])]
    assert chosen == ["engine.copy.cpython", "engine.copy.compiled", "engine.check"]
    with pytest.raises(BenchError, match=re.escape("begins with 'engine.nothing'")):
        choose_figures(ENGINE, ["engine", "engine.nothing"])


def test_an_area_is_found_by_its_name() -> None:
    assert find_area("engine") is ENGINE
    with pytest.raises(BenchError, match="Unknown area"):
        find_area("engines")


def test_a_figure_without_goal_is_neither_met_nor_missed() -> None:
    figure = Figure("engine.speedup", "speed", "times", "more", lambda _: 1.0)
    assert figure.met(1.0) is None
    assert run(Area("small", "one figure", (figure,)), seconds=0.01).values == {figure: 1.0}
