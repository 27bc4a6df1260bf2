"""Malformed or untimely messages are refused or end the connection, and the table plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from decaphase.online.protocol.messages import LARGEST_FRAME, Do, Ping, Subscribe, Unsubscribe, write_message
from decaphase.online.table import PersonCommand
from decaphase.online.table import commands as ask
from support.server.crowd.messages import Message, decode_message
from support.server.crowd.player import Guest, Player
from support.server.crowd.server_process import ServerProcess, server_process
from support.server.crowd.tables import at_play, gather, moved_on, new_guest, open_table, visiting
from support.store.open_stores import run
from support.timeouts import TIMEOUT_SECONDS

DEEP = 8000
HALF = "\\ud800"
"""Half of a surrogate pair in JSON."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("malformed")
    with server_process(folder, pace=10_000, burst=10_000, limited=False) as server:
        yield server
        # uvicorn logs frames that are not valid text; nothing else may be logged.
        assert {complaint["error"] for complaint in server.complaints()} <= {"UnicodeDecodeError"}


@pytest.fixture(scope="module")
def fuzzer(server: ServerProcess) -> Guest:
    return run(_guest(server))


async def _guest(server: ServerProcess) -> Guest:
    async with visiting(server) as http:
        return await new_guest(http, "Fuzzy")


async def answers_to(line: ClientConnection, *frames: str | bytes) -> list[Message]:
    """The answers to these frames, up to the answer to a ping after them."""
    for frame in frames:
        await line.send(frame)
    await line.send(write_message(Ping("over")).decode())
    said = []
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (received := decode_message(await line.recv())).data != "over":
            if received.type != "welcome":
                said.append(received)
    return said


def text_of(message: Subscribe | Unsubscribe | Do | Ping) -> str:
    return write_message(message).decode()


def do_text(table: str = "t", move: object = "m1", **command: object) -> str:
    return json.dumps({"type": "do", "table": table, "id": move, "command": command})


NO_MESSAGES = [
    "",
    " ",
    "{",
    "null",
    "1",
    '"ping"',
    "[]",
    "{}",
    "NaN",
    "\0",
    '{"type":"jump"}',
    '{"type":1}',
    '{"type":"ping","data":' + "1" * 400 + "}",
    '{"type":"ping","data":"' + "x" * 257 + '"}',
    '{"type":"ping","extra":1}',
    f'{{"type":"ping","data":"{HALF}"}}',
    '{"type":"subscribe"}',
    '{"type":"subscribe","table":"../t"}',
    '{"type":"subscribe","table":"' + "t" * 65 + '"}',
    f'{{"type":"subscribe","table":"{HALF}"}}',
    '{"type":"subscribe","table":"t","since":-1}',
    '{"type":"subscribe","table":"t","since":1.5}',
    '{"type":"subscribe","table":"t","since":9007199254740992}',
    '{"type":"subscribe","table":"t","since":' + "9" * 5000 + "}",
    '{"type":"subscribe","table":"t","since":1e999}',
    '{"type":"subscribe","table":"t","words":"tlh"}',
    '{"type":"subscribe","table":"t","views":"yes"}',
    "[" * DEEP,
    '{"type":"ping","data":' + "[" * DEEP + "]" * (DEEP // 2) + "}",
    '{"type":"ping","extra":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
    do_text(move="", do="ready"),
    do_text(move="m" * 41, do="ready"),
    do_text(move=7, do="ready"),
    do_text(move="ann.m1", do="ready"),
    '{"type":"do","command":{"id":"m1"}}',
    '{"type":"do","id":"m1","command":{"id":"m2"}',
]
UNREAD_MOVES = [
    do_text(do="dance"),
    do_text(do="sit", seat=0),
    do_text(do="sit", seat=7),
    do_text(do="sit", seat=True),
    do_text(do="sit", seat=10**30),
    do_text(do="contribute", nonce="xyz" * 20),
    do_text(do="contribute", nonce="AB" * 16),
    do_text(do="seal", seal="ab" * 16),
    do_text(do="act", action=""),
    do_text(do="act", action="1" * 401),
    do_text(do="change-table", edition="classic-en", seats=2, options={"x": {"y": 1}}),
    do_text(do="change-table", edition="classic-en", seats=2, options={str(n): 1 for n in range(41)}),
    do_text(table="../t", do="ready"),
    f'{{"type":"do","id":"m1","table":"t","command":{{"do":"say","text":"{HALF}"}}}}',
    '{"type":"do","id":"m1","table":"t","command":{"do":"ready"},"more":1}',
    do_text(do="ready")[:-3],
    '{"id" : "m1", "type" : "do"}',
    '{"type":"do","id":"m1","table":7}',
    '{"type":"do","id":"m1","command":' + "[" * DEEP,
    '{"type":"do","id":"m1","command":' + "9" * 5000 + "}",
]


def test_what_is_no_message_is_told_so(server: ServerProcess, fuzzer: Guest) -> None:
    async def test() -> None:
        async with fuzzer.connect(server) as line:
            for frame in NO_MESSAGES:
                (told,) = await answers_to(line, frame)
                assert (told.type, told.code) == ("trouble", "wire-not-a-message"), frame[:100]
                assert told.words

    run(test())


def test_a_move_that_cannot_be_read_is_refused_by_its_id(server: ServerProcess, fuzzer: Guest) -> None:
    async def test() -> None:
        async with fuzzer.connect(server) as line:
            for text in UNREAD_MOVES:
                (told,) = await answers_to(line, text)
                assert (told.type, told.id, told.code) == ("not-done", "m1", "wire-not-a-message"), text[:99]
                assert told.words

    run(test())


def test_what_is_no_message_is_none_in_binary_either(server: ServerProcess, fuzzer: Guest) -> None:
    async def test() -> None:
        async with fuzzer.connect(server) as line:
            for frame in (b"\xff\xfe", b"\x80abc", '{"type":"ping","data":"é"}'.encode("latin-1"), b"{"):
                (told,) = await answers_to(line, frame)
                assert (told.type, told.code) == ("trouble", "wire-not-a-message")
            assert [told.type for told in await answers_to(line, b'{"type":"ping"}')] == ["pong"]

    run(test())


async def close_code(server: ServerProcess, guest: Guest, *parts: bytes) -> int | None:
    """The close code after these bytes."""
    async with guest.connect(server) as line:
        decode_message(await line.recv())
        line.transport.write(b"".join(parts))
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await line.recv()
        return closed.value.rcvd.code if closed.value.rcvd else None


def frame_of(payload: bytes, opcode: int = 1, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame, encoded by hand with a zero mask."""
    first = (0x80 if last else 0) | opcode
    mask = 0x80 if masked else 0
    head = (
        bytes([first, mask | len(payload)])
        if len(payload) < 126
        else bytes([first, mask | 126]) + len(payload).to_bytes(2, "big")
    )
    return head + (bytes(4) if masked else b"") + payload


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ([frame_of(b" " * (LARGEST_FRAME + 1))], 1009),
        ([frame_of(b" " * LARGEST_FRAME, last=False), frame_of(b" ", 0)], 1009),
        ([b"\x81\xff" + (2**63 - 1).to_bytes(8, "big")], 1009),
        ([b"\x81\xff" + (2**64 - 1).to_bytes(8, "big")], 1009),
        ([frame_of(b"\xff\xfe")], 1007),
        ([frame_of("é".encode()[:1])], 1007),
        ([frame_of(b"{}", masked=False)], 1002),
        ([frame_of(b"{}", opcode=3)], 1002),
        ([b"\xc1\x80\0\0\0\0"], 1002),
        ([frame_of(b"{}", opcode=0)], 1002),
        ([frame_of(b"{}", last=False), frame_of(b"{}")], 1002),
        ([frame_of(b"x" * 126, opcode=9)], 1002),
    ],
)
def test_what_is_no_frame_ends_the_connection(
    server: ServerProcess, fuzzer: Guest, parts: list[bytes], code: int
) -> None:
    assert run(close_code(server, fuzzer, *parts)) == code


def test_the_largest_frame_and_one_in_parts_are_taken(server: ServerProcess, fuzzer: Guest) -> None:
    async def test() -> None:
        async with fuzzer.connect(server) as line:
            ping = write_message(Ping("hello"))
            whole = ping + b" " * (LARGEST_FRAME - len(ping))
            assert [told.data for told in await answers_to(line, whole.decode())] == ["hello"]
            line.transport.write(frame_of(ping[:5], last=False) + frame_of(b"", 9) + frame_of(ping[5:], 0))
            assert [told.data for told in await answers_to(line)] == ["hello"]

    run(test())


# Untimely messages


def test_things_at_the_wrong_time(server: ServerProcess, fuzzer: Guest) -> None:
    async def test() -> None:
        async with visiting(server) as http:
            table = await open_table(http, fuzzer, 2)
        async with fuzzer.connect(server) as line:

            async def told(*frames: str) -> list[tuple[str, str]]:
                return [(answer.type, answer.code) for answer in await answers_to(line, *frames)]

            def do(asked: PersonCommand, move: str) -> str:
                return text_of(Do(table, move, asked))

            gone = ("gone", "")
            assert await told(do(ask.Say("hello"), "m1")) == [("done", "")]  # before following it
            assert await told(text_of(Unsubscribe(table)), text_of(Unsubscribe(table))) == [gone, gone]
            nonce = ask.Contribute("00" * 16)
            assert await told(do(nonce, "m2")) == [("not-done", "table-not-dealing")]
            assert await told(do(ask.Act("1 draw deck"), "m3")) == [("not-done", "table-no-hand")]
            assert await told(do(ask.Act("\0"), "m4")) == [("not-done", "table-no-hand")]
            assert await told(do(ask.Sit(2), "m5")) == [("not-done", "table-seated-already")]
            assert await told(do(ask.Resume(), "m6")) == [("not-done", "table-not-paused")]
            assert await told(text_of(Subscribe("nowhere"))) == [("trouble", "store-no-table")]
            assert await told(text_of(Subscribe(table)), text_of(Subscribe(table))) == 2 * [("now", "")]
            assert await told(text_of(Subscribe(table, since=2**53 - 1))) == [("now", "")]

    run(test())


def test_twenty_tables_in_one_connection_and_no_more(server: ServerProcess, fuzzer: Guest) -> None:
    async def test() -> None:
        async with visiting(server) as http:
            other = await new_guest(http)
            tables = [await open_table(http, other, 2) for _ in range(21)]
        async with fuzzer.connect(server) as line:
            told = await answers_to(line, *(text_of(Subscribe(table)) for table in tables))
            assert [answer.type for answer in told] == 20 * ["now"] + ["trouble"]
            assert told[-1].code == "wire-too-many-tables"
            told = await answers_to(line, text_of(Subscribe(tables[0])))  # it is followed already
            assert [answer.type for answer in told] == ["now"]
            told = await answers_to(line, text_of(Unsubscribe(tables[0])), text_of(Subscribe(tables[20])))
            assert [answer.type for answer in told] == ["gone", "now"]

    run(test())


# Any messages in any order

SEATS = st.integers(1, 6)
TEXTS = st.text(min_size=1, max_size=30)
ACTIONS = st.sampled_from(
    ["3 draw deck", "3 draw discard", "3 discard r1", "1 draw deck", "3 lay r1 r1 r1", "3 hit w on 1.1", "x"]
)
ASKED: st.SearchStrategy[PersonCommand] = st.one_of(
    st.builds(ask.Sit, SEATS),
    st.builds(ask.Act, ACTIONS | TEXTS),
    st.builds(ask.Say, TEXTS),
    st.builds(ask.Report, SEATS, TEXTS),
    st.builds(ask.VoteKick, SEATS),
    st.builds(ask.Mute, SEATS),
    st.builds(ask.Offer, TEXTS),
    st.builds(ask.AddBot, SEATS, st.sampled_from(["steady", "x"]), TEXTS),
    st.builds(ask.ChangeTable, st.sampled_from(["house-nl", "x"]), st.integers(2, 6)),
    st.builds(ask.Contribute, st.just("ab" * 16)),
    st.sampled_from(
        [ask.Ready(), ask.NotReady(), ask.StepAway(), ask.ComeBack(), ask.Leave(), ask.TakeBack()]
    ),
    st.sampled_from([ask.Pause(), ask.Resume(), ask.WantRematch(), ask.Close(), ask.React("wow")]),
)
TABLE = "TABLE"
MESSAGES = st.one_of(
    st.builds(Subscribe, st.just(TABLE), st.none() | st.integers(0, 50), st.booleans()),
    st.builds(Unsubscribe, st.just(TABLE)),
    st.builds(Do, st.just(TABLE), st.text("ab1", min_size=1, max_size=3), ASKED),
).map(text_of)
BROKEN = st.one_of(
    st.text(max_size=50),
    st.binary(max_size=50),
    st.tuples(MESSAGES, st.integers(0, 200)).map(lambda cut: cut[0][: cut[1]]),
    st.tuples(MESSAGES, st.integers(0, 200), st.characters(codec="utf-8")).map(
        lambda change: change[0][: change[1]] + change[2] + change[0][change[1] + 1 :]
    ),
)


@pytest.fixture(scope="module")
def players(server: ServerProcess) -> list[Player]:
    """Three players in the middle of a game."""

    async def begin() -> list[Player]:
        players = await gather([server], 1, 3, turn_seconds=0)
        async with at_play(players):
            await moved_on(players, 20)
        return players

    return run(begin())


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(frames=st.lists(MESSAGES | BROKEN, min_size=5, max_size=25))
def test_anything_in_any_order(
    server: ServerProcess, players: list[Player], frames: list[str | bytes]
) -> None:
    """Two play while the third sends anything; after the third has left, the two play on."""
    *healthy, third = players
    named = [
        frame.replace(TABLE, third.table)
        if isinstance(frame, str)
        else frame.replace(TABLE.encode(), third.table.encode())
        for frame in frames
    ]

    async def evening() -> None:
        async with at_play(healthy), third.guest.connect(server) as line:
            for told in await answers_to(line, text_of(Do(third.table, "s", ask.Sit(3))), *named):
                assert told.words or told.type in {"now", "happened", "done", "gone", "pong"}
            await answers_to(line, text_of(Do(third.table, f"leave{len(healthy[0].told)}", ask.Leave())))
            await moved_on(healthy, 3)

    run(evening())
