"""Entries as bytes and back: JSON with a `kind` and a version, strict, bounded, always the same bytes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn, cast, get_args

from decaphase.cards import DECK_SIZE, Card, read_cards, write_cards
from decaphase.online.table.entries import Acted, Entry, Options
from decaphase.online.table.settings import TableSettings, check_settings
from decaphase.problems import Problem, Unreadable
from decaphase.rules.echo import echo
from decaphase.rules.model import Setting

VERSION: Final = 1
LONGEST: Final = 16_384
"""Bytes of one entry; a deck takes about 400."""
LONGEST_TEXT: Final = 2_000
LARGEST: Final = 2**53 - 1
"""The largest whole number that every JSON reader understands."""

_HALVES: Final = re.compile("[\ud800-\udfff]")


def _unfit() -> NoReturn:
    raise Unreadable("table-bad-entry")


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON in which no name stands twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        _unfit()
    return found


# One of each for all entries: to make one takes as long as to use it.
_write_json: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_read_json: Final = json.JSONDecoder(object_pairs_hook=_once_each).decode


class _Way(NamedTuple):
    """How the value of a field is written, as JSON, and read from what JSON gives."""

    write: Callable[[object], str]
    read: Callable[[object], object]


def is_text(text: str) -> bool:
    """Whether a text can be kept: not too long, and no halves of characters in it."""
    return len(text) <= LONGEST_TEXT and not _HALVES.search(text)


def _text(value: object) -> str:
    if not isinstance(value, str) or not is_text(value):
        _unfit()
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:  # True is 1 to Python
        _unfit()
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        _unfit()
    return value


def _write_bytes(value: object) -> str:
    return f'"{cast("bytes", value).hex()}"'


def _read_bytes(value: object) -> bytes:
    text = _text(value)
    if len(text) % 2 or not re.fullmatch("[0-9a-f]*", text):
        _unfit()
    return bytes.fromhex(text)


def _write_deck(value: object) -> str:
    return "null" if value is None else f'"{write_cards(cast("tuple[Card, ...]", value))}"'


def _read_deck(value: object) -> tuple[Card, ...]:
    cards = read_cards(_text(value))
    if len(cards) > DECK_SIZE:
        _unfit()
    return cards


def _read_reshuffle(value: object) -> tuple[Card, ...] | None:
    return None if value is None else _read_deck(value)


def _write_options(value: object) -> str:
    return _write_json(dict(cast("Options", value)))


def _read_options(value: object) -> Options:
    if not isinstance(value, dict):
        _unfit()
    return tuple(sorted((_text(name), _read_setting(setting)) for name, setting in value.items()))


def _read_setting(value: object) -> Setting:
    if isinstance(value, list):
        if all(isinstance(item, str) for item in value):
            return tuple(_text(item) for item in value)
        return tuple(_number(item) for item in value)
    if isinstance(value, str):
        return _text(value)
    return _truth(value) if isinstance(value, bool) else _number(value)


def _write_settings(value: object) -> str:
    return _write_json(asdict(cast("TableSettings", value)))


def _read_settings(value: object) -> TableSettings:
    usual = asdict(TableSettings())
    if not isinstance(value, dict) or value.keys() != usual.keys():
        _unfit()
    for name, setting in value.items():
        if type(setting) is not type(usual[name]):
            _unfit()
    settings = TableSettings(**value)
    check_settings(settings)
    return settings


_WAYS: Final = {
    "int": _Way(str, _number),
    "str": _Way(_write_json, _text),
    "bool": _Way(_write_json, _truth),
    "bytes": _Way(_write_bytes, _read_bytes),
    "tuple[Card, ...]": _Way(_write_deck, _read_deck),
    "tuple[Card, ...] | None": _Way(_write_deck, _read_reshuffle),
    "Options": _Way(_write_options, _read_options),
    "TableSettings": _Way(_write_settings, _read_settings),
}
"""By the type of a field, as `entries` writes it."""


def kind_of(cls: type) -> str:
    """The stable name of a kind of entry or event, in a log and on the wire.

    >>> from decaphase.online.table.entries import SeatTaken
    >>> kind_of(SeatTaken)
    'seat-taken'
    """
    return re.sub("(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


_KINDS: Final[dict[str, type[Entry]]] = {kind_of(kind): kind for kind in get_args(Entry)}
_HEADS: Final = {kind: f'{{"v":{VERSION},"kind":"{name}"' for name, kind in _KINDS.items()}
"""How every entry of a kind begins."""
_FIELDS: Final = {
    kind: {field.name: _WAYS[str(field.type)] for field in fields(kind)} for kind in get_args(Entry)
}


def write_entry(entry: Entry) -> bytes:
    """The entry as it is kept.

    >>> from decaphase.online.table.entries import SeatLeft
    >>> write_entry(SeatLeft(at=7, seat=2))
    b'{"v":1,"kind":"seat-left","at":7,"seat":2}'
    """
    if isinstance(entry, Acted) and entry.reshuffle is None:
        before, behind = _move(entry.seat, entry.action)
        return b"%b%d%b" % (before, entry.at, behind)
    return _write(entry)


@lru_cache(maxsize=4096)
def _move(seat: int, action: str) -> tuple[bytes, bytes]:
    """What is written of a move before and behind its time; the same ones are made at every table."""
    return around_time(_write(Acted(0, seat, action)))


def around_time(written: bytes) -> tuple[bytes, bytes]:
    """The two halves of an entry that was written with the time 0."""
    before, _, behind = written.partition(b'"at":0')
    return before + b'"at":', behind


def _write(entry: Entry) -> bytes:
    kind = type(entry)
    values = [f',"{name}":{way.write(getattr(entry, name))}' for name, way in _FIELDS[kind].items()]
    return f"{_HEADS[kind]}{''.join(values)}}}".encode()


def read_entry(data: bytes) -> Entry:
    """The entry that was kept so; whatever is not exactly one is refused.

    >>> read_entry(b'{"v":1,"kind":"seat-left","at":7,"seat":2}')
    SeatLeft(at=7, seat=2)
    """
    written = _read_object(data)
    version, name = written.pop("v", None), written.pop("kind", None)
    if type(version) is not int or not isinstance(name, str):
        _unfit()
    if version != VERSION or name not in _KINDS:
        raise Unreadable("table-unknown-entry", kind=echo(name), version=echo(version))
    ways = _FIELDS[_KINDS[name]]
    make: Callable[..., Entry] = _KINDS[name]
    if written.keys() != ways.keys():
        _unfit()
    try:
        return make(**{name: way.read(written[name]) for name, way in ways.items()})
    except Problem:
        raise Unreadable("table-bad-entry") from None


def _read_object(data: bytes) -> dict[str, object]:
    if len(data) > LONGEST:
        _unfit()
    try:
        written = _read_json(data.decode())
    except (ValueError, RecursionError):  # not UTF-8, not JSON, or brackets without end
        _unfit()
    if not isinstance(written, dict):
        _unfit()
    return written
