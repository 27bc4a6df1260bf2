"""A console at which events arrive while the user types."""

from __future__ import annotations

from io import StringIO

import pytest

from decaphase.terminal.console import EndOfInput
from decaphase.terminal.remote.inbox import (
    ConnectionEvent,
    ConnectionLost,
    Inbox,
    InboxItem,
    InputEnded,
    TypedText,
)
from decaphase.terminal.remote.live_console import LiveConsole


class Desk:
    """A console with prepared items in its inbox."""

    def __init__(self, *news: InboxItem) -> None:
        self.shown = StringIO()
        inbox = Inbox()
        for one in news:
            inbox.put(one)
        self.console = LiveConsole(inbox, self.shown, echo=True)
        self.console.on_event = self.receive
        self.events: list[ConnectionEvent] = []

    def receive(self, event: ConnectionEvent) -> None:
        self.events.append(event)
        self.console.say(f"News {len(self.events)}.")


def test_events_are_written_above_the_line_being_typed() -> None:
    desk = Desk(TypedText("dis"), ConnectionLost(), TypedText("card r5\r"))
    assert desk.console.ask("1 draw:") == "discard r5"
    assert desk.shown.getvalue() == "1 draw: dis\nNews 1.\n1 draw: discard r5\n"


def test_the_prompt_is_repeated_once_for_many_events() -> None:
    desk = Desk(ConnectionLost(), ConnectionLost(), ConnectionLost(), TypedText("x\n"))
    assert desk.console.ask("Well?") == "x"
    assert desk.shown.getvalue() == "News 1.\nNews 2.\nNews 3.\nWell? x\n"


def test_a_changed_prompt_is_repeated() -> None:
    desk = Desk(TypedText("a"), ConnectionLost(), TypedText("b\n"))
    assert desk.console.ask(lambda: f"{len(desk.events)}?") == "ab"
    assert desk.shown.getvalue() == "0? a\nNews 1.\n1? ab\n"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("ab\x7fc\n", "ac"),
        ("\x7f\x7fa\n", "a"),
        ("one two\x17three\n", "one three"),
        ("one two \x17three\n", "one three"),
        ("one\x15two\n", "two"),
        ("a\x1b[Db\x1b[3~c\x1bOAd\n", "abcd"),
        ("日本\x7f語\n", "日語"),
        ("a\x00\x07b\n", "ab"),
        ("r\x04\n", "r"),
        ("x" * 1000 + "\n", "x" * 400),
    ],
)
def test_typing(typed: str, line: str) -> None:
    assert Desk(TypedText(typed)).console.ask("?") == line


def test_lines_typed_ahead_answer_the_next_questions() -> None:
    desk = Desk(TypedText("one\ntwo\nthr"), TypedText("ee\n"))
    assert [desk.console.ask("?") for _ in range(3)] == ["one", "two", "three"]


def test_what_is_typed_while_something_is_done_is_kept() -> None:
    desk = Desk(TypedText("next\n"), ConnectionLost())
    desk.console.wait(lambda: bool(desk.events))
    assert desk.console.ask("?") == "next"


@pytest.mark.parametrize("end", [InputEnded(), TypedText("\x04")])
def test_the_end_of_the_input(end: InboxItem) -> None:
    with pytest.raises(EndOfInput):
        Desk(end).console.ask("?")


def test_control_characters_are_removed() -> None:
    desk = Desk(TypedText("\n"))
    desk.console.say("Bob\x1b[2J: hi\x9b1m\u202e!\nBob:\x07 ho")
    desk.console.ask("\x1b[31mWell?")
    assert desk.shown.getvalue() == "Bob[2J: hi1m!\nBob: ho\n[31mWell? \n"
