"""The entries of a table's log: one small struct for each kind of fact, and the codec of the log.

An entry has one JSON form in the log and on the wire, except that the log has its version too, and a deck as
one string; the codec is strict, bounded, and always writes the same bytes. `at` is the time in milliseconds
by the server's clock. `seen_by` decides what a person may see of an entry.
"""

from __future__ import annotations

import json
import re
from typing import Annotated, Final, NoReturn, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from decaphase.cards import DECK_SIZE, Card, write_cards
from decaphase.online.table.commands import kind_name
from decaphase.online.table.settings import TableSettings, check_settings
from decaphase.problems import Problem, Unreadable
from decaphase.rules.echo import echo

LARGEST_NUMBER: Final = 2**53 - 1
"""The largest whole number that every JSON reader understands."""
LONGEST_TEXT: Final = 2_000

Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Hex: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=r"^([0-9a-f]{2})*$(?!\s)")]
"""Bytes in hexadecimal."""
CardCode: TypeAlias = Annotated[Card, Meta(extra_json_schema={"type": "string"})]
Cards: TypeAlias = Annotated[tuple[CardCode, ...], Meta(max_length=DECK_SIZE)]
Options: TypeAlias = dict[Text, Text | bool | Number | tuple[Text | Number, ...]]
"""A table's overrides of its edition, sorted by name."""


class _Entry(Struct, frozen=True, tag_field="kind", tag=kind_name):
    """What every entry has."""

    at: Number


# Seats


class TableOpened(_Entry, frozen=True):
    table: Text
    by: Text
    edition: Text
    options: Options
    seats: Number
    settings: TableSettings


class TableChanged(_Entry, frozen=True):
    """Other rules or another number of seats; the players move up into the first seats."""

    edition: Text
    options: Options
    seats: Number


class SeatTaken(_Entry, frozen=True):
    seat: Number
    account: Text
    name: Text


class SeatLeft(_Entry, frozen=True):
    seat: Number


class SeatOffered(_Entry, frozen=True):
    seat: Number
    account: Text


class SeatHandedOver(_Entry, frozen=True):
    seat: Number
    account: Text
    name: Text


class BotSeated(_Entry, frozen=True):
    seat: Number
    bot: Text
    name: Text


class BotRemoved(_Entry, frozen=True):
    seat: Number


class BotMinds(_Entry, frozen=True):
    """A bot plays for a person who is away, until they come back."""

    seat: Number


class SeatBack(_Entry, frozen=True):
    seat: Number


class KickVoted(_Entry, frozen=True):
    by: Number
    seat: Number


class Kicked(_Entry, frozen=True):
    seat: Number


# Play


class SaidReady(_Entry, frozen=True):
    seat: Number


class TookReadyBack(_Entry, frozen=True):
    seat: Number


class Committed(_Entry, frozen=True, omit_defaults=True):
    """The server chose its secret for a hand; only the commitment is shown. Scheme 1 is not written."""

    hand: Number
    secret: Hex
    commitment: Hex
    scheme: Annotated[int, Meta(ge=1, le=2)] = 1


class Sealed(_Entry, frozen=True):
    """A seat fixed its contribution without showing it."""

    seat: Number
    seal: Hex


class SealsClosed(_Entry, frozen=True):
    """No seal is accepted any more, and the contributions are awaited."""


class Contributed(_Entry, frozen=True):
    seat: Number
    nonce: Hex


class HandBegan(_Entry, frozen=True):
    hand: Number
    dealer: Number
    deck: Cards


class Acted(_Entry, frozen=True):
    """A move, written as in a record; `reshuffle` is the new deck where one was made."""

    seat: Number
    action: Text
    reshuffle: Cards | None


class Answered(_Entry, frozen=True):
    """A seat knocked or passed; the others see it only when the window closes."""

    seat: Number
    knock: bool


class TookBack(_Entry, frozen=True):
    seat: Number


class TimedOut(_Entry, frozen=True):
    """A turn ran out; a bot plays the rest of it."""

    seat: Number


class SecretRevealed(_Entry, frozen=True):
    hand: Number
    secret: Hex


class Paused(_Entry, frozen=True):
    seat: Number


class Resumed(_Entry, frozen=True):
    seat: Number


class RematchWanted(_Entry, frozen=True):
    seat: Number


class RematchBegan(_Entry, frozen=True):
    pass


# Talk


class Said(_Entry, frozen=True):
    seat: Number
    text: Text


class Reacted(_Entry, frozen=True):
    seat: Number
    reaction: Text


class Muted(_Entry, frozen=True):
    by: Text
    whom: Text


class Unmuted(_Entry, frozen=True):
    by: Text
    whom: Text


class Reported(_Entry, frozen=True):
    by: Text
    whom: Text
    text: Text


# Time, and the end


class ServerStarted(_Entry, frozen=True):
    """The server was restarted: no clock counts the time since the entry before this one."""


class EntriesLost(_Entry, frozen=True):
    """The database lost as many entries, as in a failover; no clock counts the time since the one before."""

    entries: Number


class Closed(_Entry, frozen=True):
    pass


Entry: TypeAlias = (
    TableOpened
    | TableChanged
    | SeatTaken
    | SeatLeft
    | SeatOffered
    | SeatHandedOver
    | BotSeated
    | BotRemoved
    | BotMinds
    | SeatBack
    | KickVoted
    | Kicked
    | SaidReady
    | TookReadyBack
    | Committed
    | Sealed
    | SealsClosed
    | Contributed
    | HandBegan
    | Acted
    | Answered
    | TookBack
    | TimedOut
    | SecretRevealed
    | Paused
    | Resumed
    | RematchWanted
    | RematchBegan
    | Said
    | Reacted
    | Muted
    | Unmuted
    | Reported
    | ServerStarted
    | EntriesLost
    | Closed
)


# The log's codec

VERSION: Final = 1
MAX_ENTRY_BYTES: Final = 16_384
"""A deck takes about 400."""

_KINDS: Final[dict[str, type[Entry]]] = {kind_name(kind.__name__): kind for kind in get_args(Entry)}
_HEAD: Final = b'{"v":%d,' % VERSION
_SURROGATES: Final = re.compile("[\ud800-\udfff]")


def _refuse() -> NoReturn:
    raise Unreadable("table-bad-entry")


def is_text(text: str) -> bool:
    """Whether a log can hold this text: not too long, and without lone surrogates."""
    return len(text) <= LONGEST_TEXT and not _SURROGATES.search(text)


def encode_card(value: object) -> str:
    """Msgspec's `enc_hook`: a card as its record code."""
    if isinstance(value, Card):
        return value.code
    raise TypeError(value)


def decode_card(kind: type, value: object) -> Card:
    """Msgspec's `dec_hook`: the card with a record code."""
    if kind is Card and isinstance(value, str):
        return Card.read(value)
    raise TypeError(kind)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_card)


def write_entry(entry: Entry) -> bytes:
    """The entry as the log keeps it.

    >>> write_entry(SeatLeft(at=7, seat=2))
    b'{"v":1,"kind":"seat-left","at":7,"seat":2}'
    """
    if isinstance(entry, Acted) and entry.reshuffle is not None:
        return _write_with_cards(entry, "reshuffle", entry.reshuffle)
    if isinstance(entry, HandBegan):
        return _write_with_cards(entry, "deck", entry.deck)
    return _HEAD + _ENCODER.encode(entry)[1:]


def _write_with_cards(entry: Entry, name: str, cards: tuple[Card, ...]) -> bytes:
    """An entry with a deck, which the log keeps as one string."""
    fields = msgspec.to_builtins(entry, enc_hook=encode_card)
    return _HEAD + _ENCODER.encode({**fields, name: write_cards(cards)})[1:]


def read_entry(data: bytes) -> Entry:
    """The entry in these bytes; anything that is not exactly an entry is refused.

    >>> read_entry(b'{"v":1,"kind":"seat-left","at":7,"seat":2}')
    SeatLeft(at=7, seat=2)
    """
    if len(data) > MAX_ENTRY_BYTES:
        _refuse()
    try:
        written = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        _refuse()
    if not isinstance(written, dict):
        _refuse()
    version, kind = written.get("v"), written.get("kind")
    if type(version) is not int or not isinstance(kind, str):
        _refuse()
    if version != VERSION or kind not in _KINDS:
        raise Unreadable("table-unknown-entry", kind=echo(kind), version=echo(version))
    try:
        entry = _entry_of(_KINDS[kind], written)
    except (msgspec.ValidationError, Problem):
        _refuse()
    # Spaces, escapes and the order of fields may differ; no field may be unknown, missing or there twice.
    rewritten = write_entry(entry)
    if rewritten != data and _without_duplicates(rewritten) != _without_duplicates(data):
        _refuse()
    return entry


def _entry_of(kind: type[Entry], written: dict[str, object]) -> Entry:
    fields = written.copy()
    del fields["v"]
    for name in ("deck", "reshuffle"):
        cards = fields.get(name)
        if isinstance(cards, str):
            fields[name] = cards.split()
    entry = msgspec.convert(fields, kind, dec_hook=decode_card)
    if isinstance(entry, TableOpened):
        check_settings(entry.settings)
    if isinstance(entry, TableOpened | TableChanged):
        _refuse_mixed_lists(entry.options)
    return entry


def _refuse_mixed_lists(options: Options) -> None:
    """Refuse a setting that lists numbers and texts together."""
    for value in options.values():
        if isinstance(value, tuple) and len({type(item) for item in value}) > 1:
            _refuse()


def _without_duplicates(data: bytes) -> object:
    """The JSON in these bytes, in which no object may have two fields of one name."""
    return json.loads(data, object_pairs_hook=_unique_names)


def _unique_names(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        _refuse()
    return found
