"""The server's messages as far as simulated players need them, decoded cheaply."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct
from msgspec.json import Decoder


class EntryNumber(Struct):
    """An entry; only its number matters."""

    seq: int


class Message(Struct):
    """Any message from the server; a view stays undecoded."""

    type: str
    table: str = ""
    seq: int = 0
    id: str | None = None
    entries: tuple[EntryNumber, ...] = ()
    view: Raw = Raw()
    code: str = ""
    words: str = ""
    values: dict[str, str | int] = {}
    data: str = ""


class SeatView(Struct):
    away: bool
    ready: bool


class DealView(Struct):
    commitment: str
    contributed: bool
    seals: tuple[tuple[int, str], ...] = ()
    closed: bool = False


class GameView(Struct):
    legal: tuple[str, ...]


class TableSummary(Struct):
    """What a player needs of a table's view."""

    now: int
    stage: str
    you: int | None
    paused: bool
    deadline: int | None
    answered: bool | None
    seats: tuple[SeatView, ...]
    deals: tuple[DealView, ...]
    game: GameView | None


_HEARD: Final = Decoder(Message)
_TABLE: Final = Decoder(TableSummary)


def decode_message(frame: str | bytes) -> Message:
    return _HEARD.decode(frame)


def decode_view(view: bytes | Raw) -> TableSummary:
    return _TABLE.decode(view)
