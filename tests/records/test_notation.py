"""Parsing and writing actions and laid phases."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import CARDS
from decaphase.game.actions import Action, Discard, Draw, Hit, Knock, LaidGroup, Lay, Pass
from decaphase.game.position import LaidPhase
from decaphase.problems import Unreadable
from decaphase.records.notation import read_action, read_laid_phase, write_laid_phase

SEATS = st.integers(1, 6)
PHASES = st.none() | st.integers(1, 10)
GROUPS = st.lists(
    st.builds(
        LaidGroup,
        st.lists(st.sampled_from(CARDS), min_size=1, max_size=11).map(tuple),
        st.none() | st.integers(1, 12) | st.sampled_from("rbgy"),
    ),
    min_size=1,
    max_size=3,
).map(tuple)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Draw, SEATS, st.sampled_from(["deck", "discard"])),
    st.builds(Lay, SEATS, GROUPS, PHASES),
    st.builds(
        Hit, SEATS, st.sampled_from(CARDS), SEATS, st.integers(1, 3), st.sampled_from([None, "low", "high"])
    ),
    st.builds(Discard, SEATS, st.sampled_from(CARDS), st.none() | SEATS),
    st.builds(Knock, SEATS),
    st.builds(Pass, SEATS),
)


@given(ACTIONS)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    assert read_action(str(action)) == action


@given(ACTIONS, st.integers(1, 3))
def test_more_spaces_than_needed_do_no_harm(action: Action, spaces: int) -> None:
    assert read_action(" " + str(action).replace(" ", " " * spaces) + "  ") == action


@given(st.builds(LaidPhase, SEATS, GROUPS, PHASES))
def test_a_laid_phase_is_read_as_it_was_written(laid: LaidPhase) -> None:
    assert read_laid_phase(write_laid_phase(laid)) == laid


@given(st.text() | st.text("123 drawlyhitscoknp=/>.:rbgyw7"))
def test_anything_else_is_a_bad_action_and_nothing_worse(text: str) -> None:
    code = written = ""
    try:
        written = str(read_action(text))
    except Unreadable as problem:
        code = problem.code
    assert code == "bad-action" or written == " ".join(part for part in text.split(" ") if part)


FORMS = [
    "1 draw deck",
    "1 draw discard",
    "1 lay r5 g5 b5 / y7 r7 w",
    "1 lay 4: r1 b2 r3 g4 y5 w g7",
    "1 lay w w w =7 / y7 r7 b7",
    "1 lay w w w w w w w =g",
    "1 hit g5 on 2.1",
    "1 hit w on 2.2 low",
    "1 hit w on 2.2 high",
    "1 discard b2",
    "1 discard s > 3",
    "1 discard s",
    "3 knock",
    "2 pass",
]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_of_the_paper_is_read(text: str) -> None:
    assert str(read_action(text, players=3)) == text


BAD = [
    ("", "form"),
    ("1", "form"),
    ("draw deck", "seat"),
    ("0 draw deck", "seat"),
    ("4 draw deck", "seat"),
    ("01 draw deck", "seat"),
    ("-1 draw deck", "seat"),
    ("+1 draw deck", "seat"),
    ("1. draw deck", "seat"),
    ("\N{ARABIC-INDIC DIGIT ONE} draw deck", "seat"),
    ("\N{SUPERSCRIPT ONE} draw deck", "seat"),
    ("9" * 400 + " draw deck", "seat"),
    ("1 Draw deck", "verb"),
    ("1 take deck", "verb"),
    ("1 draw", "form"),
    ("1 draw pile", "form"),
    ("1 draw deck deck", "form"),
    ("1\tdraw deck", "seat"),
    ("1 draw\ndeck", "verb"),
    ("1 draw deck\n", "form"),
    ("1 lay", "form"),
    ("1 lay /", "form"),
    ("1 lay r5 g5 /", "form"),
    ("1 lay / r5 g5", "form"),
    ("1 lay r5 // g5", "card"),
    ("1 lay r5/g5", "card"),
    ("1 lay r05", "card"),
    ("1 lay r13", "card"),
    ("1 lay R5", "card"),
    ("1 lay =7", "form"),
    ("1 lay w =7 w", "card"),
    ("1 lay w = 7", "card"),
    ("1 lay w =0", "stands-for"),
    ("1 lay w =13", "stands-for"),
    ("1 lay w =07", "stands-for"),
    ("1 lay w =p", "stands-for"),
    ("1 lay w =" + "7" * 400, "stands-for"),
    ("1 lay 0: r5", "phase"),
    ("1 lay 04: r5", "phase"),
    ("1 lay 400: r5", "phase"),
    ("1 lay 4:", "form"),
    ("1 lay 4: 4: r5", "card"),
    ("1 hit g5", "form"),
    ("1 hit g5 on", "form"),
    ("1 hit g5 at 2.1", "form"),
    ("1 hit g5 on 2", "group"),
    ("1 hit g5 on 2.0", "group"),
    ("1 hit g5 on 2.01", "group"),
    ("1 hit g5 on 2.1.1", "group"),
    ("1 hit g5 on 4.1", "seat"),
    ("1 hit g5 on 2.1 middle", "form"),
    ("1 hit g5 on 2.1 low high", "form"),
    ("1 hit x on 2.1", "card"),
    ("1 discard", "form"),
    ("1 discard b2 b3", "form"),
    ("1 discard s 3", "form"),
    ("1 discard s >3", "form"),
    ("1 discard s > 4", "seat"),
    ("1 discard s > x", "seat"),
    ("1 knock 2", "form"),
    ("1 pass r5", "form"),
    ("1 lay " + "r5 " * 1000, "form"),
]


@pytest.mark.parametrize(("text", "why"), BAD)
def test_what_cannot_be_read_says_why(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_action(text, players=3)
    assert (caught.value.code, caught.value.values["why"]) == ("bad-action", why)


@pytest.mark.parametrize(
    "text",
    ["", "2", "2:", "2 r3", "2 lay r3", "4: r3", "2 : r3", "2: 4: r3", "2: r3 /", "2 lay 4 r3", "2: s q"],
)
def test_a_line_of_the_table_is_a_seat_and_its_groups(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_laid_phase(text, players=3)
    assert caught.value.code == "bad-table-line"
