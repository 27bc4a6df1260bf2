"""Chat and reactions: length, rate, tables without them; muting and reporting."""

from __future__ import annotations

import pytest

from decaphase.online.table import REACTIONS, TableSettings, seen_by, table_view
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import Muted, Reacted, Reported, Said
from decaphase.online.table.talk import LINES_KEPT
from support.table.live import ANN, BOB, CAS, Live
from support.table.seen import seen_of


def test_what_is_said_reaches_the_table() -> None:
    live = Live(ANN, BOB)
    assert live.do(ask.Say("  Hello! 🎉 "), ANN) == (Said(live.now, 1, "Hello! 🎉"),)
    assert live.do(ask.React("bravo"), BOB) == (Reacted(live.now, 2, "bravo"),)
    lines = table_view(live.state, None).talk
    assert [(line.name, line.text, line.reaction) for line in lines] == [
        ("Ann", "Hello! 🎉", False),
        ("Bob", "bravo", True),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "table-line-length"),
        ("   ", "table-line-length"),
        ("x" * 201, "table-line-length"),
        ("a\nb", "table-line-unprintable"),
        ("a\x1b[2J", "table-line-unprintable"),
        ("a\u202eb", "table-line-unprintable"),
        ("a\ud800b", "table-line-unprintable"),
    ],
)
def test_what_cannot_be_said(text: str, code: str) -> None:
    live = Live(ANN, BOB)
    assert live.refusal(ask.Say(text), ANN) == code
    assert live.refusal(ask.Report(2, text + "x" * 300 if len(text) > 200 else text), ANN) == code


def test_not_too_much_at_once() -> None:
    live = Live(ANN, BOB)
    for number in range(5):
        live.do(ask.Say(str(number)) if number % 2 else ask.React(REACTIONS[number]), ANN)
    assert live.refusal(ask.Say("6"), ANN) == "table-slow-down"
    assert live.refusal(ask.React("wow"), ANN) == "table-slow-down"
    live.do(ask.Say("I am calm"), BOB)
    live.wait(10)
    live.do(ask.Say("6"), ANN)


def test_talk_can_be_off() -> None:
    live = Live(ANN, BOB, settings=TableSettings.of(talk="reactions"))
    assert live.refusal(ask.Say("hello"), ANN) == "table-chat-off"
    live.do(ask.React("hello"), ANN)
    assert live.refusal(ask.React("<b>"), ANN) == "table-no-such-reaction"
    live = Live(ANN, BOB, settings=TableSettings.of(talk="off"))
    assert live.refusal(ask.React("hello"), ANN) == "table-chat-off"


def test_who_is_muted_is_not_heard() -> None:
    live = Live(ANN, BOB, CAS)
    assert live.refusal(ask.Mute(1), ANN) == "table-no-other-person"
    (muted,) = live.do(ask.Mute(2), ANN)
    assert live.do(ask.Mute(2), ANN) == ()
    assert isinstance(muted, Muted)
    assert [seen_by(muted, live.state, who.account) is None for who in (ANN, BOB, CAS)] == [False, True, True]
    (said,) = live.do(ask.Say("blah"), BOB)
    assert seen_by(said, live.state, ANN.account) is None
    assert seen_by(said, live.state, CAS.account) is not None
    assert table_view(live.state, ANN.account).talk == ()
    assert len(table_view(live.state, CAS.account).talk) == 1
    live.do(ask.Unmute(2), ANN)
    assert len(table_view(live.state, ANN.account).talk) == 1


def test_muted_talk_shows_in_no_number_no_time_and_no_line_that_is_left_out() -> None:
    """To Ann it is as if Bob had said nothing, however much he says; to Cas it is not."""
    tables = [Live(ANN, BOB, CAS) for _ in range(2)]
    for live, lines in zip(tables, (0, 2 * LINES_KEPT), strict=True):
        live.do(ask.Mute(2), ANN)
        for number in range(3):
            live.wait(10)
            live.do(ask.Say(f"hello {number}"), CAS)
        now = live.now
        for number in range(lines):
            live.wait(10)
            live.do(ask.Say(f"blah {number}"), BOB)
        live.now = now + 10_000_000
        live.do(ask.VoteKick(2), CAS)
    quiet, loud = (table_view(live.state, ANN.account) for live in tables)
    assert quiet == loud
    assert [line.text for line in quiet.talk] == ["hello 0", "hello 1", "hello 2"]
    numbers = [[seen.seq for seen in seen_of(live.log, ANN.account)] for live in tables]
    assert numbers[0] == numbers[1]
    assert tables[1].state.number_for(CAS.account) == tables[0].state.number_for(CAS.account) + 2 * LINES_KEPT
    assert len(table_view(tables[1].state, CAS.account).talk) == LINES_KEPT


def test_a_report_reaches_nobody_at_the_table() -> None:
    live = Live(ANN, BOB)
    (entry,) = live.do(ask.Report(2, "rude"), ANN)
    assert entry == Reported(live.now, ANN.account, BOB.account, "rude")
    assert [seen_by(entry, live.state, who) for who in (ANN.account, BOB.account, None)] == [None] * 3


def test_reports_about_one_person_are_few() -> None:
    live = Live(ANN, BOB, CAS)
    for text in ("rude", "very rude", "very rude indeed"):
        live.do(ask.Report(2, text), ANN)
    assert live.refusal(ask.Report(2, "and again"), ANN) == "table-reported-enough"
    live.do(ask.Report(3, "rude, too"), ANN)
    live.do(ask.Report(1, "tells tales"), BOB)
    live.check_replay()


def test_only_the_last_lines_are_kept() -> None:
    live = Live(ANN, BOB)
    for number in range(120):
        live.wait(10)
        live.do(ask.Say(str(number)), ANN)
    assert [line.text for line in live.state.talk] == [str(number) for number in range(20, 120)]
