"""Two people who play at a served table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from decaphase.bots import make_bot
from decaphase.online.protocol.messages import NotDone
from decaphase.online.table import commands as asked
from support.server.served import Connection, Guest, Served
from support.table.sealing import seal

READY: Final = asked.Ready()
NONCE: Final = "ab" * 16


class Evening(NamedTuple):
    """Two people at a public table."""

    table: str
    guests: tuple[Guest, Guest]
    connections: tuple[Connection, Connection]


def two_play(served: Served, **settings: object) -> Evening:
    """A hand that was just dealt to Ann and Bob."""
    ann, bob = served.guest("Ann"), served.guest("Bob", "nl")
    opened = ann.open_table(listed=True, turn_seconds=0, reserve_seconds=0, **settings)
    connections = ann.connect(), bob.connect()
    connections[1].do(opened["table"], asked.Sit(2))
    deal(opened["table"], connections)
    return Evening(opened["table"], (ann, bob), connections)


def deal(
    table: str,
    connections: Sequence[Connection],
    ready: asked.PersonCommand = READY,
    nonces: Sequence[str] = (NONCE, NONCE),
) -> None:
    """All are ready, and contribute to the shuffle."""

    def do(connection: Connection, command: asked.PersonCommand) -> None:
        assert not isinstance(answer := connection.do(table, command), NotDone), answer

    given = list(zip(connections, nonces, strict=True))
    for connection in connections:
        do(connection, ready)
    for connection, nonce in given:
        view = connection.follow(table)
        do(connection, seal(view.deals[-1], view.you or 0, nonce))
    for connection, nonce in given:
        do(connection, asked.Contribute(nonce))


def play_hand(evening: Evening) -> None:
    """Play the dealt hand to its end."""
    table, connections = evening.table, evening.connections
    while (views := [connection.follow(table) for connection in connections])[0].stage == "playing":
        games = [view.game for view in views if view.game is not None]
        seat = games[0].turn or 0
        action = str(make_bot("greedy").choose(games[seat - 1]))
        assert not isinstance(connections[seat - 1].do(table, asked.Act(action)), NotDone)
