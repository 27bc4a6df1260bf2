"""The server's messages as far as simulated players need them, decoded cheaply."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct
from msgspec.json import Decoder


class ToldEntry(Struct):
    """An entry; only its number matters."""

    seq: int


class Heard(Struct):
    """Any message from the server; a view stays undecoded."""

    type: str
    table: str = ""
    seq: int = 0
    id: str | None = None
    entries: tuple[ToldEntry, ...] = ()
    view: Raw = Raw()
    code: str = ""
    words: str = ""
    data: str = ""


class SeatSeen(Struct):
    away: bool
    ready: bool


class DealSeen(Struct):
    contributed: bool


class GameSeen(Struct):
    legal: tuple[str, ...]


class TableSeen(Struct):
    """What a player needs of a table's view."""

    seq: int
    stage: str
    you: int | None
    paused: bool
    deadline: int | None
    answered: bool | None
    seats: tuple[SeatSeen, ...]
    deals: tuple[DealSeen, ...]
    game: GameSeen | None


_HEARD: Final = Decoder(Heard)
_TABLE: Final = Decoder(TableSeen)


def hear(frame: str | bytes) -> Heard:
    return _HEARD.decode(frame)


def see(view: bytes | Raw) -> TableSeen:
    return _TABLE.decode(view)
