"""People who sit at the same table as the page, and do there what the test says."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from decaphase.online.protocol.messages import NotDone
from decaphase.online.table import PersonCommand, TableView
from decaphase.online.table import commands as ask
from support.server.crowd.server_process import ServerProcess
from support.server.served import Connection, Guest, Served
from support.table.sealing import seal
from support.timeouts import TIMEOUT_SECONDS

NONCE: Final = bytes(16).hex()


@dataclass
class Companion:
    """Somebody at a table."""

    guest: Guest
    line: Connection
    table: str
    seat: int
    name: str

    def come_back(self) -> None:
        """Take up the connection again."""
        moves = self.line.moves  # no two have the same id, on whichever connection they are made
        self.line = self.guest.connect()
        self.line.moves = moves
        self.line.follow(self.table)

    def do(self, asked: PersonCommand) -> None:
        """Do something at the table, which must be possible now."""
        answer = self.line.do(self.table, asked)
        assert not isinstance(answer, NotDone), answer

    def act(self, *moves: str) -> None:
        """Make these moves: `draw deck`, `discard r5`."""
        for move in moves:
            self.do(ask.Act(f"{self.seat} {move}"))

    def look(self) -> TableView:
        """What is seen from this seat now."""
        return self.line.follow(self.table)

    def get_ready(self) -> None:
        """Be ready for the next hand."""
        self.do(ask.Ready())

    def seal(self) -> None:
        """Seal a part in the shuffle."""
        self.do(seal(self.look().deals[-1], self.seat, NONCE))

    def contribute(self) -> None:
        """Open the seal as soon as all are in; then the shuffle can begin."""
        self.look_until(lambda view: view.deals[-1].closed)
        self.do(ask.Contribute(NONCE))

    def look_until(self, is_so: Callable[[TableView], bool]) -> None:
        """Look until the table is as wanted."""
        late = time.monotonic() + TIMEOUT_SECONDS
        while not is_so(self.look()):
            assert time.monotonic() < late
            time.sleep(0.02)


class Company:
    """Those who come when they are called."""

    def __init__(self, house: ServerProcess, opened: ExitStack) -> None:
        self._served = Served(house.address, house.process, Path(), Path(), opened)

    def come(self, name: str, table: str, seat: int) -> Companion:
        """Somebody of this name sits down."""
        guest = self._served.guest(name)
        line = guest.connect()
        line.follow(table)
        companion = Companion(guest, line, table, seat, name)
        companion.do(ask.Sit(seat))
        return companion

    def open(self, first: str, *others: str) -> list[Companion]:
        """People of these names at a table of their own, to whom the cards are dealt."""
        guest = self._served.guest(first)
        wanted = {"seats": 1 + len(others), "listed": True, "turn_seconds": 0, "reserve_seconds": 0}
        table = guest.open_table(**wanted)["table"]
        opener = Companion(guest, guest.connect(), table, 1, first)
        opener.line.follow(table)
        people = [opener, *(self.come(name, table, seat) for seat, name in enumerate(others, 2))]
        for person in people:
            person.get_ready()
        for person in people:
            person.seal()
        for person in people:
            person.contribute()
        return people
