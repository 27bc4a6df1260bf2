"""Wire types: messages are decoded to what was encoded, and follow the schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from decaphase.online.protocol.messages import (
    SEEN,
    Do,
    FromServer,
    Happened,
    Now,
    read_answer,
    read_now,
    read_request,
    write_entries,
    write_message,
    write_now,
)
from decaphase.online.table import Command, PersonCommand, table_view
from decaphase.online.table import commands as ask
from decaphase.problems import Unreadable
from support.laws.variants import VARIANTS
from support.table.live import ANN, BOB, CAS, EVE, Live
from support.table.seen import seen_of

TABLES = (
    "classic-en",
    "house-nl",
    "classic-de",
    "knocking-must-play",
    "order-any",
    "phases-own",
    "selection-list",
)


def over_the_wire(message: FromServer) -> FromServer:
    return read_answer(write_message(message))


@pytest.mark.parametrize("name", TABLES)
def test_what_is_written_ahead_is_what_the_mirror_shows(name: str) -> None:
    edition, options = VARIANTS[name]
    live = Live(ANN, BOB, CAS, seed=4, edition=edition, options=options)
    for _ in range(2):
        live.deal()
        live.play_hand()
    for person in (ANN, BOB, EVE):
        seen = seen_of(live.log, person.account)
        assert write_entries(seen) == msgspec.json.encode([SEEN.write(one) for one in seen])
        for one in seen:  # and again, from the cache
            assert write_entries([one]) == msgspec.json.encode([SEEN.write(one)])


@pytest.mark.parametrize("name", TABLES)
def test_whole_hands_come_back_as_they_were(name: str) -> None:
    edition, options = VARIANTS[name]
    live = Live(ANN, BOB, CAS, seed=3, edition=edition, options=options)
    live.do(ask.Say("well then"), ANN)
    for _ in range(2):
        live.deal()
        while live.state.stage == "playing":
            live.play_one()
            for account in (ANN.account, EVE.account, None):
                view = table_view(live.state, account)
                now = over_the_wire(write_now(view))
                assert isinstance(now, Now)
                assert read_now(now) == view
    for account in (ANN.account, CAS.account, None):
        seen = seen_of(live.log, account)
        told = over_the_wire(Happened("t", 1, tuple(map(SEEN.write, seen))))
        assert isinstance(told, Happened)
        assert tuple(map(SEEN.read, told.entries)) == seen


def test_entries_that_are_written_ahead_are_the_same() -> None:
    live = Live(ANN, BOB, CAS, seed=4)
    live.do(ask.Say('a "word" of Zoë'), ANN)
    live.deal()
    live.play_hand()
    for account in (ANN.account, None):
        seen = seen_of(live.log, account)
        assert write_entries(seen) == msgspec.json.encode([SEEN.write(one) for one in seen])


COMMANDS: tuple[PersonCommand, ...] = (
    ask.Sit(2),
    ask.Leave(),
    ask.Offer("somebody"),
    ask.AddBot(3, "steady", "Robo"),
    ask.RemoveBot(3),
    ask.ChangeTable("house-nl", 4, {"knocking": True, "selection": [1, 2], "phases": ["set 3 + set 3"]}),
    ask.StepAway(),
    ask.ComeBack(),
    ask.VoteKick(4),
    ask.Ready(),
    ask.NotReady(),
    ask.Seal(bytes(range(32)).hex()),
    ask.Contribute(bytes(range(32)).hex()),
    ask.Act("1 draw deck"),
    ask.TakeBack(),
    ask.Pause(),
    ask.Resume(),
    ask.WantRematch(),
    ask.Say("Grüße, 你好"),
    ask.React("bravo"),
    ask.Mute(2),
    ask.Unmute(2),
    ask.Report(2, "shouts"),
    ask.Close(),
)


def test_every_command_of_a_person_can_be_sent() -> None:
    for command in COMMANDS:
        sent = read_request(write_message(Do("a-table", "m1", command)))
        assert isinstance(sent, Do)
        assert sent.command == command


def test_no_command_of_a_person_is_left_out() -> None:
    """Only the server's own commands can't be sent."""
    wire = {kind.__name__ for kind in get_args(PersonCommand)}
    assert wire == {type(command).__name__ for command in COMMANDS}
    assert {kind.__name__ for kind in get_args(Command)} - wire == {"Tick", "Start", "NoteLoss"}


def frames() -> Iterator[str]:
    yield from ("", "nonsense", "[]", "null", "7", '"do"', "{}", '{"type":"jump"}', '{"type":7}')
    yield '{"type":"do"}'
    yield '{"type":"ping","data":"' + "x" * 257 + '"}'
    yield '{"type":"ping","more":1}'
    yield '{"type":"ping","data":' + "9" * 400 + "}"
    yield '{"type":"ping","data":"\\ud800"}'
    yield "[" * 5000
    yield '{"type":"ping","data":' * 500
    yield '{"type":"subscribe","table":"../etc"}'
    yield '{"type":"subscribe","table":"t","since":-1}'
    yield '{"type":"subscribe","table":"t","since":1' + "0" * 300 + "}"
    yield '{"type":"subscribe","table":"t","since":1.5}'
    yield '{"type":"subscribe","table":"t","words":"tlh"}'
    for command in (
        '{"do":"tick"}',
        '{"do":"start"}',
        '{"do":"sit","seat":7}',
        '{"do":"sit","seat":true}',
        '{"do":"sit"}',
        '{"do":"sit","seat":1,"account":"somebody else"}',
        '{"do":"contribute","nonce":"00"}',
        '{"do":"seal","seal":"00"}',
        '{"do":"contribute","nonce":"' + "0g" * 16 + '"}',
        '{"do":"act","action":"' + "1" * 401 + '"}',
        '{"do":"say","text":""}',
        '{"do":"change-table","edition":"x","seats":2,"options":{"a":{"b":1}}}',
    ):
        yield f'{{"type":"do","table":"t","id":"m","command":{command}}}'
    yield '{"type":"do","table":"t","id":"a.b","command":{"do":"ready"}}'
    yield '{"type":"ping","data":"' + "x" * 20_000 + '"}'


@pytest.mark.parametrize("frame", list(frames()), ids=lambda frame: frame[:40])
def test_what_is_no_message_is_refused(frame: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_request(frame)
    assert str(caught.value.values.get("reason", "")).isprintable()


def test_bytes_that_are_no_text_are_refused() -> None:
    for frame in (b"\xff\xfe", b'{"type":"ping","data":"\xc3"}', bytes(100)):
        with pytest.raises(Unreadable):
            read_request(frame)


def test_every_message_of_the_server_has_a_schema() -> None:
    (_, components) = msgspec.json.schema_components([FromServer])
    assert {"Welcome", "Now", "Happened", "Done", "NotDone", "Trouble", "Gone", "Pong"} <= components.keys()
