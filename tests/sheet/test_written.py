"""Sheets as text: round trip, and one clear message for invalid sheets."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.problems import Problem
from decaphase.records.sheet_file import read_sheet, write_sheet
from decaphase.rules import load_rules
from decaphase.say import explain, languages
from decaphase.sheet import HandResult, Made, Sheet, add_hand, begin_sheet
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.sheet.played import play_and_write

HEAD = 'decaphase-sheet = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]\n'
HAND = HEAD + '[[hands]]\nout = "Ann"\nmade = ["Ann"]\n'

CALM = settings(max_examples=25, suppress_health_check=list(HealthCheck))


def test_how_a_sheet_is_written() -> None:
    rules = load_rules("classic-de", {"order": "any", "selection": [2, 5]})
    sheet = begin_sheet(rules, ("Ann", "Jan Willem", 'The "b"'), 2)
    made = (Made(1, 5), Made(3, 2))
    sheet = add_hand(sheet, HandResult(1, made, (0, 35, ("w", "s", "12", "g3"))))
    text = write_sheet(sheet)
    assert text == (
        'decaphase-sheet = 1\nrules = "classic-de"\n'
        'players = [\n  "Ann",\n  "Jan Willem",\n  "The \\"b\\"",\n]\n'
        'dealer = "Jan Willem"\n\n[options]\norder = "any"\nselection = [2, 5]\n\n'
        '[[hands]]\nout = "Ann"\nmade = ["Ann", "The \\"b\\""]\nphases = [5, 2]\n'
        '[hands.left]\n"Jan Willem" = 35\n"The \\"b\\"" = "w s 12 g3"\n'
    )
    assert read_sheet(text) == sheet


@CALM
@given(st.one_of(SHORT_TABLES, TABLES))
def test_what_is_written_reads_back(table: Table) -> None:
    last: Sheet | None = None
    for hands, (_, sheet) in enumerate(play_and_write(table.rules, table.players, table.seed)):
        last = sheet
        if hands > 4:
            break
    if last is not None:
        assert read_sheet(write_sheet(last)) == last
        assert read_sheet(write_sheet(last).encode()) == last


NAMES = st.lists(st.text(min_size=1, max_size=40), min_size=2, max_size=6, unique_by=str.casefold)


@given(NAMES, st.none() | st.integers(1, 2))
def test_any_name_that_can_be_said_reads_back(names: list[str], dealer: int | None) -> None:
    try:
        sheet = begin_sheet(load_rules(), names, dealer)
        text = write_sheet(sheet)
    except Problem:
        return
    assert read_sheet(text) == sheet


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-sheet"),
        ("decaphase = 1", "not-a-sheet"),
        ("x" * 100_000, "not-toml"),
        (HEAD[:50], "not-toml"),
        (HEAD.replace("= 1", "= 2"), "sheet-unknown-format"),
        (HEAD.replace("= 1", "= true"), "sheet-unknown-format"),
        (HEAD.replace("players", "player"), "unknown-field"),
        ('decaphase-sheet = 1\nrules = "classic-en"', "missing-field"),
        (HEAD.replace("classic-en", "classic-xx"), "unknown-edition"),
        (HEAD + "options = {pickup = 1}", "not-a-value"),
        (HEAD.replace('"Bob"', '"ann"'), "sheet-same-name"),
        (HEAD.replace(', "Bob"', ""), "player-count"),
        (HEAD + 'dealer = "Cas"', "sheet-no-such-player"),
        (HEAD + "hands = 7", "wrong-kind"),
        (HAND, "sheet-holds-nothing"),
        (HAND + "left = 7", "wrong-kind"),
        (HAND + "left = {Cas = 5}", "sheet-no-such-player"),
        (HAND + "left = {Bob = 7}", "sheet-bad-points"),
        (HAND + "left = {Bob = 7000}", "out-of-range"),
        (HAND + 'left = {Bob = "w x"}', "bad-card"),
        (HAND + "left = {Bob = 5}\nphases = [1, 2]", "sheet-phases-count"),
        (HAND + "left = {Bob = 5}\nphases = [3]", "sheet-wrong-phase"),
        (HAND.replace('out = "Ann"', "out = 1"), "wrong-kind"),
    ],
)
def test_what_is_no_sheet(text: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        read_sheet(text)
    assert caught.value.code == code
    for language in languages():
        assert explain(caught.value, language).strip()


@CALM
@given(st.binary(max_size=300), st.integers(0, 200), st.integers(0, 200))
def test_a_damaged_sheet_is_a_sheet_or_a_problem(junk: bytes, start: int, end: int) -> None:
    whole = (HAND + "left = {Bob = 35}\n").encode()
    said = ""
    try:
        sheet = read_sheet(whole[:start] + junk + whole[end:])
        assert read_sheet(write_sheet(sheet)) == sheet
    except Problem as problem:
        said = explain(problem)
    assert "\n" not in said
