"""Every illegal move has a stable code, a record that shows it, a message and a line in the docs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from decaphase.game import Draw, Game
from decaphase.game.legality import ALL_CODES
from decaphase.problems import IllegalMove, Problem, Unreadable
from decaphase.records import IllegalAction, RecordProblem, read_action, read_record
from decaphase.records.replay import replay
from decaphase.rules import load_rules
from decaphase.say import explain

ROOT = Path(__file__).parents[2]


def refusals_in(path: Path) -> Iterator[Problem]:
    """The refusals of the moves that a rulebook record calls illegal."""
    try:
        record = read_record(path.read_bytes())
    except RecordProblem:
        return
    try:
        game = replay(record)
    except RecordProblem:
        return
    except IllegalAction as problem:
        yield problem
        game = problem.moment.game
    for text in record.expect.not_legal:
        try:
            game.check(read_action(text, len(game.players)))
        except (IllegalMove, Unreadable) as problem:
            yield problem


def test_every_code_is_shown_by_a_rulebook_record_and_has_a_sentence() -> None:
    shown = set()
    for path in sorted((ROOT / "tests" / "rulebooks").rglob("*.toml")):
        for problem in refusals_in(path):
            shown.add(problem.code)
            sentence = explain(problem)
            assert "{" not in sentence, path
            assert sentence.endswith("."), sentence
    assert set(ALL_CODES) - shown == {"no-such-seat"}  # a record calls that a bad action


def test_a_seat_that_is_not_at_the_table() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=1)
    game.start_hand()
    with pytest.raises(IllegalMove) as caught:
        game.apply(Draw(3, "deck"))
    assert explain(caught.value) == "There is no seat 3: this table has seats 1 to 2."


def test_the_docs_list_every_code() -> None:
    page = (ROOT / "docs" / "illegal-moves.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE)
    assert sorted(listed) == sorted([*ALL_CODES, "bad-action", "no-reshuffle"])
