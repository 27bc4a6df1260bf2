"""Phases and selections: notation and limits."""

from __future__ import annotations

import pickle

import pytest

from decaphase.rules import Group, Phase, load_rules, read_phase


@pytest.mark.parametrize(
    "text",
    [
        "set 2",
        "run 4",
        "run 11",
        "colour 2",
        "colour 11",
        "set 11",
        "set 3 + run 4",
        "run 5 + colour 4",
        "set 2 + set 2 + run 7",
        "colour 3 + run 4 + set 4",
    ],
)
def test_what_a_table_may_lay_down_for(text: str) -> None:
    phase = read_phase(text)
    assert str(phase) == text
    assert load_rules("classic-en", {"phases": [text]}).phases == (phase,)


def test_spaces_do_not_matter() -> None:
    assert str(read_phase(" set  3+run\t4 ")) == "set 3 + run 4"


def test_a_phase_is_a_value() -> None:
    phase = read_phase("set 3 + run 4")
    assert phase == Phase((Group("set", 3), Group("run", 4)))
    assert {phase: 1}[read_phase("set 3 + run 4")] == 1
    copy = pickle.loads(pickle.dumps(phase))
    assert copy == phase
    assert type(copy) is Phase
    assert repr(phase) == "Phase('set 3 + run 4')"


TEN = tuple(range(1, 11))


@pytest.mark.parametrize(
    ("selection", "count", "selected"),
    [
        ("all", 10, TEN),
        ("all", 3, (1, 2, 3)),
        ("first-1", 10, (1,)),
        ("first-4", 10, (1, 2, 3, 4)),
        ("first-10", 10, TEN),
        ("first-8", 3, (1, 2, 3)),
        ("even", 10, (2, 4, 6, 8, 10)),
        ("odd", 10, (1, 3, 5, 7, 9)),
        ("odd", 1, (1,)),
        ("even", 3, (2,)),
        ([2, 5, 8], 10, (2, 5, 8)),
        ((2, 5, 8), 10, (2, 5, 8)),
        ([10], 10, (10,)),
    ],
)
def test_selection(selection: object, count: int, selected: tuple[int, ...]) -> None:
    rules = load_rules("classic-en", {"selection": selection, "phases": ["run 7"] * count})
    assert rules.selected == selected
