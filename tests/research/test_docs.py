"""docs/research.md: its examples run, and its tables agree with the code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

from decaphase.cards import COPIES
from decaphase.research.environment import EPISODES, MOST_DECISIONS, SCHEMES, setting_of
from decaphase.research.spaces import ILLEGAL_REWARD, upper_bounds
from decaphase.research.stepping import action_ids, features
from decaphase.rules import EDITIONS

PAGE: Final = Path(__file__).parents[2] / "docs" / "research.md"
FIELD: Final = re.compile(
    r"^\| (\d+) \| (\d+)(?: each)? \| `([A-Z_]+)(?: \+ (\d))?` \|([^|]*)\|", re.MULTILINE
)
PLAYERS: Final = 4


def fields(prefix: str) -> list[tuple[int, int, int, str]]:
    """The rows of a table of features: start, count, value of the constant, upper bound."""
    found = FIELD.findall(PAGE.read_text(encoding="utf-8"))
    return [
        (int(at), int(many), getattr(features, name) + int(more or 0), most.strip())
        for at, many, name, more, most in found
        if name.startswith(prefix)
    ]


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failed == 0


@pytest.mark.parametrize("prefix", ["AT_", "SEAT_"])
def test_every_number_of_a_row_is_told(prefix: str) -> None:
    told = fields(prefix)
    named = {value for name, value in vars(features).items() if name.startswith(prefix)}
    assert {constant for _, _, constant, _ in told} >= named - {features.SEAT_WIDTH}
    place = 0
    for at, many, constant, _ in told:
        assert at == constant == place
        place += many
    assert place == (features.SEAT_WIDTH if prefix == "SEAT_" else features.AT_SEATS + features.SEAT_WIDTH)


@pytest.mark.parametrize(
    ("prefix", "start"), [("AT_", 0), ("SEAT_", features.AT_SEATS + features.SEAT_WIDTH)]
)
def test_the_bounds_of_every_number_are_told(prefix: str, start: int) -> None:
    high = upper_bounds(PLAYERS).tolist()
    for at, many, _, most in fields(prefix):
        if not most:
            continue
        if most == "copies":
            expected = list(COPIES)
        elif most == "players":
            expected = [PLAYERS]
        else:
            bounds = [int(number) for number in most.split(", ")]
            expected = bounds * (many // len(bounds))
        assert high[start + at : start + at + many] == expected


def test_the_blocks_of_ids_are_told() -> None:
    text = PAGE.read_text(encoding="utf-8")
    section = text[text.index("## Actions") : text.index("## Observations")]
    table = re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", section, re.MULTILINE)[1:]
    values = {"players": PLAYERS, "groups": setting_of(players=PLAYERS).ids.groups}
    first = [start for start, _ in table]
    assert first[:4] == [
        str(one) for one in (action_ids.DECK_ID, action_ids.TAKE_ID, action_ids.KNOCK_ID, action_ids.PASS_ID)
    ]
    assert first[4:6] == [str(action_ids.FIRST_DISCARD), str(action_ids.FIRST_SKIP)]
    of_table = setting_of(players=PLAYERS).ids
    assert first[6] == "53 + `players`"
    assert of_table.first_hit == 53 + values["players"]
    assert table[6][1] == f"{action_ids.HITS_OF_GROUP} × groups × `players`"
    assert (
        of_table.first_lay[1]
        == of_table.first_hit + action_ids.HITS_OF_GROUP * values["groups"] * values["players"]
    )


def test_the_keywords_are_told() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for word in (*EDITIONS, *EPISODES, *SCHEMES):
        assert f"`{word}`" in text
    assert f"{MOST_DECISIONS:,}" in text
    costs = [f"{ILLEGAL_REWARD[scheme]:.0f}" for scheme in ("win", "phases", "points")]
    assert "{} (`win`, `places`), {} (`phases`) or {} (`points`)".format(*costs) in text
