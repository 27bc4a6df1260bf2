"""Bounds of everything that is handed to a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from decaphase.online.store.model import Append, NewEntry, StoreProblem

LONGEST_ID: Final = 64
BIGGEST_ENTRY: Final = 64 * 1024
BIGGEST_SNAPSHOT: Final = 1024 * 1024
MOST_ENTRIES: Final = 256
"""Of one append."""
MOST_READ: Final = 1000
"""Of one read."""
LAST_SEQ: Final = 2**53
"""The largest number that browsers count exactly."""


def check_id(name: str) -> str:
    """Check the id of a table or a move: printable ASCII without spaces."""
    # The same as [!-~]{1,64}, in half the time.
    if not (1 <= len(name) <= LONGEST_ID and name.isascii() and name.isprintable() and " " not in name):
        raise StoreProblem("store-bad-id", most=LONGEST_ID)
    return name


def check_seq(seq: int) -> int:
    """Check a place in a log; 0 is before its first entry."""
    if not 0 <= seq <= LAST_SEQ:
        raise StoreProblem("store-bad-seq")
    return seq


def check_limit(limit: int) -> int:
    """Check the size of a page."""
    if not 1 <= limit <= MOST_READ:
        raise StoreProblem("store-bad-limit", most=MOST_READ)
    return limit


def check_size(data: bytes, most: int = BIGGEST_ENTRY) -> bytes:
    """Check the size of one value."""
    if len(data) > most:
        raise StoreProblem("store-too-big", size=len(data), most=most)
    return data


def check_append(table: str, after_seq: int, entries: Sequence[NewEntry]) -> Append:
    """An append whose parts are all within bounds, and which names no move twice."""
    if not 1 <= len(entries) <= MOST_ENTRIES:
        raise StoreProblem("store-bad-append", count=len(entries), most=MOST_ENTRIES)
    moves = [check_id(entry.move_id) for entry in entries if entry.move_id is not None]
    if len(moves) > 1 and len(set(moves)) < len(moves):
        raise StoreProblem("store-move-twice")
    for entry in entries:
        check_size(entry.data)
    return Append(check_id(table), check_seq(after_seq), tuple(entries))
