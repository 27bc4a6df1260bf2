"""Messages as the text of a frame, and back; whatever is no message is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from decaphase.game import Event
from decaphase.online.protocol.messages import LARGEST_FRAME, FromClient, FromServer
from decaphase.online.protocol.wire_types import wire_type
from decaphase.online.table import Entry, Seen
from decaphase.online.table.log_codec import decode_card, encode_card
from decaphase.problems import Unreadable

LONGEST_REASON: Final = 200
MOST_EVENTS: Final = 4096
"""So many events are remembered as they were written."""

_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_card)
_EVENT: Final = wire_type(Event)
_FROM_CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_WRITTEN_EVENTS: Final[dict[int, tuple[Event, bytes]]] = {}
_FROM_SERVER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer, dec_hook=decode_card)


def write_message(message: FromClient | FromServer) -> bytes:
    """The frame with this message."""
    return _ENCODER.encode(message)


def write_entries(seen: Iterable[Seen]) -> bytes:
    """Entries as they stand in a `Happened`, which takes them written."""
    return b"[%b]" % b",".join([write_seen(one.seq, one.entry, one.events) for one in seen])


def write_seen(seq: int, entry: Entry, events: Iterable[Event]) -> bytes:
    """One of them."""
    written, events_written = _ENCODER.encode(entry), b",".join(map(_write_event, events))
    return b'{"seq":%d,"entry":%b,"events":[%b]}' % (seq, written, events_written)


def _write_event(event: Event) -> bytes:
    """An event on the wire; there are so few different ones that most were written before.

    They are known by being the same object, as equal events nearly always are: to compare them field by
    field would take longer than all the rest.
    """
    known = _WRITTEN_EVENTS.get(id(event))
    if known is not None and known[0] is event:
        return known[1]
    if len(_WRITTEN_EVENTS) >= MOST_EVENTS:
        _WRITTEN_EVENTS.clear()
    written = _ENCODER.encode(_EVENT.write(event))
    _WRITTEN_EVENTS[id(event)] = event, written
    return written


def read_request(frame: str | bytes) -> FromClient:
    """What a client says; what is no message of this protocol is refused.

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
    """What the server says."""
    try:
        return _FROM_SERVER.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable("wire-not-a-message", reason=_printable(str(error))) from None


def _printable(reason: str) -> str:
    """What msgspec says was wrong, safe to show: it may quote what was sent."""
    return "".join(letter if letter.isprintable() else "?" for letter in reason)[:LONGEST_REASON]
