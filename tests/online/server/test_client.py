"""Batches of the event loop, message rates, and the order of answers."""

from __future__ import annotations

import asyncio
from functools import partial

from decaphase.online.protocol.messages import (
    Do,
    Done,
    FromServer,
    Happened,
    NotDone,
    Ping,
    Pong,
    Trouble,
    write_message,
)
from decaphase.online.server.websocket.client import LoopBatch, MessageRate
from decaphase.online.table import commands as ask
from support.server.served import Connection, Served
from support.server.two_players import deal
from support.store.open_stores import run


def test_all_is_done_at_the_end_of_a_turn_in_its_order() -> None:
    async def test() -> None:
        done: list[int] = []
        batch = LoopBatch(failures.append)
        for number in range(3):
            batch.add(partial(done.append, number))
        batch.add(lambda: batch.add(partial(done.append, 3)))  # runs in the next iteration
        assert not done
        await asyncio.sleep(0)
        assert done == [0, 1, 2]
        await asyncio.sleep(0)
        assert done == [0, 1, 2, 3]

    failures: list[Exception] = []
    run(test())
    assert not failures


def test_one_that_fails_keeps_nobody_waiting() -> None:
    async def test() -> None:
        done: list[str] = []
        batch = LoopBatch(failures.append)
        batch.add(lambda: done.remove("never there"))
        batch.add(partial(done.append, "all the same"))
        await asyncio.sleep(0)
        assert done == ["all the same"]

    failures: list[Exception] = []
    run(test())
    assert [type(failure) for failure in failures] == [ValueError]


def test_a_burst_has_room_and_then_a_message_at_a_time() -> None:
    now = 0.0
    rate = MessageRate(2.0, 3, lambda: now)
    for _ in range(3):
        assert rate.allows()
        rate.take()
    assert not rate.allows()
    assert not rate.allows()  # asking takes no token
    now = 0.5
    assert rate.allows()
    rate.take()
    assert not rate.allows()


def answers(line: Connection, count: int) -> list[FromServer]:
    """The first answers to this connection's messages, without other updates of the table."""
    received: list[FromServer] = []
    while len(received) < count:
        message = line.hear()
        if not isinstance(message, Happened) or message.id is not None:
            received.append(message)
    return received


def test_what_comes_at_once_is_answered_in_its_order(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table(turn_seconds=0)
    bob.come(opened["invite"])
    table = opened["table"]
    lines = [ann.connect(), bob.connect()]
    for line in lines:
        line.follow(table)
    lines[1].do(table, ask.Sit(2))
    deal(table, lines)
    view = lines[0].follow(table)
    assert view.game is not None
    turn = view.game.turn or 0
    line = lines[turn - 1]
    draw = write_message(Do(table, "draw", ask.Act(f"{turn} draw deck")))
    again = write_message(Do(table, "again", ask.Act(f"{turn} draw deck")))
    # The same fields in another order, and a duplicate field: handled as by the slower way.
    turned = b'{"id":"turned","type":"do","table":"%b","command":{"do":"take-back"}}' % table.encode()
    twice = b'{"type":"do","type":"ping","data":"twice"}'
    broken = draw[:-3]
    sent = (draw, write_message(Ping("one")), again, broken, turned, twice, write_message(Ping("two")), draw)
    for message in sent:
        line.socket.send(message.decode())
    received = answers(line, len(sent))
    drew, one, refused, unread, nothing, other, two, made = received
    assert isinstance(drew, Happened)
    assert drew.id == "draw"
    assert one == Pong("one")
    assert isinstance(refused, NotDone)
    assert (refused.id, refused.code) == ("again", "already-drawn")
    assert isinstance(unread, Done)  # its id is that of the move
    assert isinstance(nothing, NotDone)
    assert nothing.code == "table-nothing-to-take-back"
    assert isinstance(other, Trouble)
    assert two == Pong("two")
    assert isinstance(made, Done)
