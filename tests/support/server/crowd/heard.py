"""What the crowd reads of the server's messages: as little as is needed, so that many fit in a process."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct
from msgspec.json import Decoder


class ToldEntry(Struct):
    """An entry; only its number counts."""

    seq: int


class Heard(Struct):
    """Any message from the server; a view is left as the bytes that came."""

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
    """What somebody must see of a table to play there."""

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
