"""The log's codec: entries as JSON with their kind and a version; strict, bounded, always the same bytes."""

from __future__ import annotations

import json
import re
from typing import Final, NoReturn, get_args

import msgspec

from decaphase.cards import Card, write_cards
from decaphase.online.table.entries import (
    LONGEST_TEXT,
    Acted,
    Entry,
    HandBegan,
    Options,
    TableChanged,
    TableOpened,
)
from decaphase.online.table.kinds import kind_name
from decaphase.online.table.settings import check_settings
from decaphase.problems import Problem, Unreadable
from decaphase.rules.echo import echo

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

    >>> from decaphase.online.table.entries import SeatLeft
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
