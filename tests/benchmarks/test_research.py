"""The area `research`: names, goals and what is counted, never a speed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from bench import measuring, research
from bench.__main__ import main
from bench.figures import Bench
from bench.research import (
    RESEARCH,
    decision_rate,
    drawn,
    open_spiel_decisions,
    quiet_import,
    rlcard_decisions,
)

GOALS = {"research.vector": 1_000_000, "research.pettingzoo": 3, "research.openspiel": 0.5}


def endless() -> Iterator[None]:
    while True:
        yield


def test_figures_and_goals() -> None:
    assert {figure.name: figure.goal for figure in RESEARCH.figures} == GOALS
    assert all(figure.better == "more" for figure in RESEARCH.figures)


def test_what_others_make_is_left_out_where_it_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "is_installed", lambda name: name not in {"rlcard", "open_spiel"})
    only = ("--only", "research.pettingzoo", "--only", "research.openspiel")
    assert main(["research", "--seconds", "0.05", *only]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "research.pettingzoo compares with rlcard, which is not installed.",
        "research.openspiel compares with open_spiel, which is not installed.",
    ]
    assert main(["research", "--json", *only]) == 0
    assert json.loads(capsys.readouterr().out)["figures"] == {}


def test_both_sides_of_a_ratio_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rates = iter([600.0, 200.0, 30.0, 40.0])
    monkeypatch.setattr(research, "decision_rate", lambda *_: next(rates))
    monkeypatch.setattr(research, "quiet_import", lambda _: None)
    measuring = Bench(RESEARCH.figures, 0.05, tmp_path)
    assert research.pettingzoo(measuring) == 3
    assert research.open_spiel(measuring) == 0.75
    assert measuring.notes == {
        "pettingzoo_per_second": 600,
        "rlcard_gin_rummy_per_second": 200,
        "open_spiel_per_second": 30,
        "open_spiel_gin_rummy_per_second": 40,
    }


def test_every_number_of_games_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(research, "vector_rate", lambda games, _: float(games))
    measuring = Bench(RESEARCH.figures, 0.05, tmp_path)
    assert measuring.value("research.vector") == research.GAMES
    assert measuring.notes == {f"vector_{games}_per_second": games for games in (1, 1024, 4096)}


def test_decisions_are_counted() -> None:
    assert decision_rate(endless(), 0.01) > 0


def test_chance_is_drawn_by_its_odds() -> None:
    outcomes = [(7, 0.25), (8, 0.5), (9, 0.25)]
    assert [drawn(outcomes, point) for point in (0.0, 0.24, 0.25, 0.74, 0.76, 0.9999, 1.0)] == [
        *(7, 7, 8, 8, 9, 9, 9)
    ]


def test_games_of_others_go_on_without_end(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("rlcard")
    assert len(list(islice(rlcard_decisions(), 300))) == 300
    assert capfd.readouterr() == ("", "")


def test_games_of_open_spiel_go_on_without_end() -> None:
    pytest.importorskip("pyspiel")
    assert len(list(islice(open_spiel_decisions("gin_rummy"), 300))) == 300


def test_what_is_printed_while_something_loads_is_not_seen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "chatty_module.py").write_text("import warnings\nprint('hello')\nwarnings.warn('old')\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert quiet_import("chatty_module").__name__ == "chatty_module"
    assert capsys.readouterr() == ("", "")
