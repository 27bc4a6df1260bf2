"""What one person has seen of a table's log, worked out from the whole log; the server never reads it so."""

from __future__ import annotations

from collections.abc import Iterable

from decaphase.online.table import Entry, Seen, evolve, replay, seen_by


def seen_of(entries: Iterable[Entry], account: str | None, since: int = 0) -> tuple[Seen, ...]:
    """What this person saw of the entries, each as they saw it then, without those up to number `since`."""
    found: list[Seen] = []
    state = None
    for entry in entries:
        state = replay((entry,)) if state is None else evolve(state, entry)
        seen = seen_by(entry, state, account)
        if seen is not None and seen.seq > since:
            found.append(seen)
    return tuple(found)


def numbers_for(entries: Iterable[Entry], account: str | None) -> list[int]:
    """After each entry of the log, the number of the last one that this person has seen."""
    numbers, state = list[int](), None
    for entry in entries:
        state = replay((entry,)) if state is None else evolve(state, entry)
        numbers.append(state.number_for(account))
    return numbers
