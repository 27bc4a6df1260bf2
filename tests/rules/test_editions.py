"""Every cell of the rules' table of options, for each of the six editions."""

from __future__ import annotations

import pickle
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import decaphase.rules
from decaphase.rules import DEFAULT_EDITION, EDITIONS, OPTIONS, Rules, load_edition, load_rules, matters

FOLDER = Path(decaphase.rules.__file__).parent / "editions"

STANDARD = (
    "set 3 + set 3",
    "set 3 + run 4",
    "set 4 + run 4",
    "run 7",
    "run 8",
    "run 9",
    "set 4 + set 4",
    "colour 7",
    "set 5 + set 2",
    "set 5 + set 3",
)
BRAILLE = (*STANDARD[:2], "set 5 + run 4", *STANDARD[3:])

# "-": the option has no effect in this edition. One column for each edition.
TABLE = """
option        classic-en      classic-fr      classic-de      braille-nl      house-nl     house-nl-original
wild_points   25              25              20              25              20           20
naturals      per-phase       per-phase       none            per-phase       per-phase    per-phase
skip_style    choose          choose          lay-before      lay-before      next         lay-before
skip_returns  -               -               bottom          top             -            top
skip_limit    once-per-round  once-per-hand   one-pending     one-pending     -            one-pending
pickup        free            free            free            free            must-play    must-play
scoring       points          points          points          points          none         points
tie_points    with-this-hand  with-this-hand  with-this-hand  with-this-hand  -            before-this-hand
tie_break     replay          replay          shared          replay          -            shared
play_on       false           false           false           false           true         false
advance       on-completion   on-completion   on-completion   on-completion   on-completion on-completion
selection     all             all             all             all             all          all
order         in-order        in-order        in-order        in-order        in-order     in-order
knocking      false           false           false           false           false        false
cards         colours         colours         colours         colours         colours      colours
"""
HEADINGS, *ROWS = (line.split() for line in TABLE.strip().splitlines())
CELLS = [(edition, row[0], cell) for row in ROWS for edition, cell in zip(HEADINGS[1:], row[1:], strict=True)]


def shown(rules: Rules, option: str) -> str:
    """The table's cell for this option."""
    return str(rules.setting(option)).lower() if matters(rules, option) else "-"


@pytest.mark.parametrize(("edition", "option", "cell"), CELLS)
def test_cell(edition: str, option: str, cell: str) -> None:
    assert shown(load_rules(edition), option) == cell


@pytest.mark.parametrize("edition", EDITIONS)
def test_phases(edition: str) -> None:
    phases = BRAILLE if edition == "braille-nl" else STANDARD
    rules = load_rules(edition)
    assert tuple(str(phase) for phase in rules.phases) == phases
    assert rules.setting("phases") == phases
    assert rules.selected == tuple(range(1, 11))


def test_table_is_whole() -> None:
    assert list(EDITIONS) == HEADINGS[1:]
    assert list(OPTIONS) == ["phases", *(row[0] for row in ROWS)]
    assert [field.name for field in fields(Rules)] == ["edition", "overrides", *OPTIONS]


def test_editions_are_the_files_there_are() -> None:
    assert {file.stem for file in FOLDER.glob("*.toml")} == {"base", *EDITIONS}
    assert EDITIONS[0] == DEFAULT_EDITION
    assert load_rules() == load_rules(DEFAULT_EDITION)


@pytest.mark.parametrize("edition", EDITIONS)
def test_edition_file_holds_only_what_differs(edition: str) -> None:
    base = load_rules("classic-en")
    for option, value in load_edition(edition).options.items():
        assert value != base.setting(option), option


@pytest.mark.parametrize("edition", EDITIONS)
def test_edition_file_holds_nothing_unknown(edition: str) -> None:
    data = tomllib.loads((FOLDER / f"{edition}.toml").read_text(encoding="utf-8"))
    assert set(data) <= {"rulebook", "language", "ours", "options"}
    assert set(data.get("options", ())) <= set(OPTIONS)
    assert set(load_edition(edition).ours) <= set(OPTIONS)


def test_what_is_our_reading() -> None:
    ours = {edition: load_edition(edition).ours for edition in EDITIONS if load_edition(edition).ours}
    assert ours == {
        "classic-fr": ("skip_limit",),
        "classic-de": ("phases", "skip_style", "tie_break"),
        "house-nl-original": ("pickup", "tie_break"),
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_are_values(edition: str) -> None:
    rules = load_rules(edition, {"selection": [2, 5], "phases": list(STANDARD), "knocking": True})
    again = load_rules(edition, dict(rules.overrides))
    assert rules == again
    assert hash(rules) == hash(again)
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert rules != load_rules(edition)


def test_changing_a_value_given_does_not_change_the_rules() -> None:
    numbers: list[object] = [2, 5]
    rules = load_rules("classic-en", {"selection": numbers})
    numbers.append(8)
    assert rules.selected == (2, 5)


def test_overrides_are_what_the_table_set_sorted_by_name() -> None:
    rules = load_rules("classic-en", {"wild_points": 20, "phases": ["run  7+set 2"], "pickup": "free"})
    assert rules.overrides == (("phases", ("run 7 + set 2",)), ("pickup", "free"), ("wild_points", 20))
    assert load_rules("classic-en").overrides == ()
