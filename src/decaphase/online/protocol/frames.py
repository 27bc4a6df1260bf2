"""Encodes and decodes the messages in WebSocket frames; anything else is refused with a reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from decaphase.game import Event
from decaphase.online.protocol.messages import LARGEST_FRAME, FromClient, FromServer
from decaphase.online.protocol.wire_types import wire_type
from decaphase.online.table import Entry, Seen
from decaphase.online.table.entries import decode_card, encode_card
from decaphase.problems import Unreadable

MAX_REASON_LENGTH: Final = 200
MAX_CACHED_EVENTS: Final = 4096
"""The encoded events that are cached."""

_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_card)
_EVENT: Final = wire_type(Event)
_FROM_CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_WRITTEN_EVENTS: Final[dict[int, tuple[Event, bytes]]] = {}
_FROM_SERVER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer, dec_hook=decode_card)


def write_message(message: FromClient | FromServer) -> bytes:
    """The frame with this message."""
    return _ENCODER.encode(message)


def write_entries(seen: Iterable[Seen]) -> bytes:
    """Entries as JSON, for the `entries` of a `Happened`."""
    return b"[%b]" % b",".join([write_seen(one.seq, one.entry, one.events) for one in seen])


def write_seen(seq: int, entry: Entry, events: Iterable[Event]) -> bytes:
    """One entry with its events as JSON."""
    written, events_written = _ENCODER.encode(entry), b",".join(map(_write_event, events))
    return b'{"seq":%d,"entry":%b,"events":[%b]}' % (seq, written, events_written)


def _write_event(event: Event) -> bytes:
    """An event as JSON; there are so few different ones that most are cached.

    The cache is by identity, as equal events are nearly always the same object: comparing them field by field
    would take longer than all the rest.
    """
    known = _WRITTEN_EVENTS.get(id(event))
    if known is not None and known[0] is event:
        return known[1]
    if len(_WRITTEN_EVENTS) >= MAX_CACHED_EVENTS:
        _WRITTEN_EVENTS.clear()
    written = _ENCODER.encode(_EVENT.write(event))
    _WRITTEN_EVENTS[id(event)] = event, written
    return written


def read_request(frame: str | bytes) -> FromClient:
    """A client's message; anything that is no message of this protocol is refused.

    >>> read_request('{"type":"ping","data":"hello"}')
    Ping(data='hello')
    >>> read_request('{"type":"jump"}')
    Traceback (most recent call last):
    decaphase.problems.Unreadable: wire-not-a-message (reason=Invalid value 'jump' - at `$.type`)
    """
    if len(frame) > LARGEST_FRAME:
        raise Unreadable("wire-too-big", most=LARGEST_FRAME)
    try:
        return _FROM_CLIENT.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable("wire-not-a-message", reason=_printable(str(error))) from None


def read_answer(frame: str | bytes) -> FromServer:
    """A message of the server."""
    try:
        return _FROM_SERVER.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable("wire-not-a-message", reason=_printable(str(error))) from None


def _printable(reason: str) -> str:
    """Msgspec's error message, safe to show: it may quote what was sent."""
    return "".join(letter if letter.isprintable() else "?" for letter in reason)[:MAX_REASON_LENGTH]
