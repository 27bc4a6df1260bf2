"""Output, input, and questions that are repeated until they are answered."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.problems import Problem
from decaphase.terminal.console import MAX_ANSWER_LENGTH, MAX_WIDTH, Console, EndOfInput, wants_colour
from support.terminal.typist import console_for


class Screen(StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@given(st.text(max_size=600))
def test_no_line_is_too_wide(text: str) -> None:
    console, shown = console_for()
    console.say(text)
    assert all(len(line) <= MAX_WIDTH for line in shown.getvalue().split("\n"))


def test_words_are_kept_in_order() -> None:
    console, shown = console_for()
    console.say("one two three " * 20 + "\nnext")
    assert shown.getvalue().split() == ["one", "two", "three"] * 20 + ["next"]
    assert shown.getvalue().endswith("\nnext\n")


def test_the_end_of_input() -> None:
    console, _ = console_for()
    with pytest.raises(EndOfInput):
        console.ask("?")


def test_an_endless_answer_is_cut() -> None:
    console, _ = console_for("x" * 10_000, "y")
    assert console.ask("?") == "x" * MAX_ANSWER_LENGTH
    assert console.ask("?") == "y"


def test_a_question_stands_until_it_is_answered() -> None:
    console, shown = console_for("0", "4", "three", "-1", "²", "9999999999", "2")
    assert console.choose("Which?", ["a", "b", "c"], default=0) == 1
    assert shown.getvalue().count("Please type a number from 1 to 3.") == 6


def test_an_empty_line_is_the_default_or_goes_back() -> None:
    console, shown = console_for("", "")
    assert console.choose("Which?", ["a", "b"], default=1) == 1
    assert console.choose_or_back("Which?", ["a", "b"]) is None
    assert "(Enter: 2)" in shown.getvalue()
    assert "(Enter: back)" in shown.getvalue()


def test_yes_or_no() -> None:
    console, shown = console_for("perhaps", "YES", "n", "")
    assert console.confirm("Sure?")
    assert not console.confirm("Sure?")
    assert not console.confirm("Sure?")
    assert shown.getvalue().count("Please type y") == 1


def test_what_cannot_be_read_is_asked_again() -> None:
    def read(text: str) -> int:
        if not text.isdecimal():
            raise Problem("bad-card", card=text)
        return int(text)

    console, shown = console_for("seven", " 7 ")
    assert console.ask_until("Number?", read) == 7
    assert shown.getvalue().count("Number?") == 2
    assert "seven" in shown.getvalue()


def test_output_can_be_repeated() -> None:
    console, _ = console_for("a", "b")
    console.say("one")
    console.say("two")
    console.ask("?")
    assert console.said_before_answer == ["one", "two"]
    console.ask("?")
    assert console.said_before_answer == []


def test_clearing_writes_nothing_but_empty_lines() -> None:
    console, shown = console_for()
    console.clear()
    assert set(shown.getvalue()) == {"\n"}


def test_coloured_and_plain_output_say_the_same() -> None:
    names = {"red 1": "r", "red 12": "r", "wild": "w"}
    shown = StringIO()
    Console(StringIO(), shown, colour=True).show("red 12, wild, red 1", names)
    assert shown.getvalue() == "\x1b[1;31mred 12\x1b[0m, \x1b[1mwild\x1b[0m, \x1b[1;31mred 1\x1b[0m\n"
    shown = StringIO()
    console = Console(StringIO(), shown)
    console.show("red 12, wild, red 1", names)
    assert shown.getvalue() == "red 12, wild, red 1\n"
    assert console.said_since_answer == ["red 12, wild, red 1"]


def test_no_card_name_is_split() -> None:
    console, shown = console_for()
    console.show(", ".join(["green 11"] * 30), {"green 11": "g"})
    assert all(line.rstrip(",").endswith("green 11") for line in shown.getvalue().splitlines())


@pytest.mark.parametrize(
    ("environment", "setting", "painted"),
    [
        ({"TERM": "xterm"}, "auto", True),
        ({"TERM": "dumb"}, "auto", False),
        ({}, "auto", False),
        ({"TERM": "xterm", "NO_COLOR": "1"}, "auto", False),
        ({"TERM": "xterm", "NO_COLOR": ""}, "auto", True),
        ({"TERM": "xterm"}, "never", False),
        ({"TERM": "dumb"}, "always", True),
    ],
)
def test_which_terminal_wants_colour(environment: dict[str, str], setting: str, painted: bool) -> None:
    assert wants_colour(Screen(), environment, setting) is painted


def test_a_pipe_wants_no_colour() -> None:
    assert not wants_colour(StringIO(), {"TERM": "xterm"})
