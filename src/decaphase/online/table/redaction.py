"""Redaction of the log: `seen_by` is the only way in which an entry leaves the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from decaphase.game import Event
from decaphase.online.table import entries as log
from decaphase.online.table.evolve import begin, evolve
from decaphase.online.table.state import Seat, TableState
from decaphase.problems import Impossible


class RedactionState(Protocol):
    """The part of a table's state that redaction needs."""

    @property
    def seq(self) -> int: ...
    @property
    def mutes(self) -> frozenset[tuple[str, str]]: ...
    @property
    def happened(self) -> tuple[Event, ...]: ...

    def seat(self, number: int) -> Seat: ...
    def seat_of(self, account: str | None) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Seen:
    """An entry as one person sees it, its hidden parts empty, with the events of the game."""

    seq: int
    entry: log.Entry
    events: tuple[Event, ...]


def seen_by(entry: log.Entry, after: RedactionState, account: str | None) -> Seen | None:
    """What this person (None: a spectator) sees of the entry that led to this table."""
    shown = _shown(entry, after, account)
    if shown is None:
        return None
    seat = after.seat_of(account)
    return Seen(after.seq, shown, tuple([event.seen_by(seat) for event in after.happened]))


def is_move(entry: log.Entry) -> bool:
    """Whether an entry is a move without anything to hide; nearly all entries are."""
    return isinstance(entry, log.Acted) and entry.reshuffle is None


def catch_up(entries: Iterable[log.Entry], account: str | None, since: int = 0) -> tuple[Seen, ...]:
    """What this person sees of the entries after seq `since`, each as they saw it then."""
    found: list[Seen] = []
    state: TableState | None = None
    for entry in entries:
        if isinstance(entry, log.TableOpened):
            state = begin(entry)
        elif state is None:
            raise Impossible("table-log-start")
        else:
            state = evolve(state, entry)
        seen = seen_by(entry, state, account) if state.seq > since else None
        if seen is not None:
            found.append(seen)
    return tuple(found)


def _shown(entry: log.Entry, after: RedactionState, account: str | None) -> log.Entry | None:
    """The entry without what this person may not know; None if nothing is left."""
    match entry:
        case log.Acted():
            return entry if is_move(entry) else replace(entry, reshuffle=None)
        case log.TableOpened():
            return replace(entry, by=_own(entry.by, account))
        case log.SeatTaken() | log.SeatHandedOver():
            return replace(entry, account=_own(entry.account, account))
        case log.SeatOffered():
            concerned = account is not None and account in (entry.account, after.seat(entry.seat).account)
            return entry if concerned else None
        case log.Committed():
            return replace(entry, secret="")
        case log.HandBegan():
            return replace(entry, deck=())
        case log.Contributed() | log.Answered():
            return entry if after.seat_of(account) == entry.seat else None
        case log.KickVoted():
            return replace(entry, by=entry.by if after.seat_of(account) == entry.by else 0)
        case log.Muted() | log.Unmuted():
            return replace(entry, whom="") if account == entry.by else None
        case log.Reported():
            return None
        case log.Said() | log.Reacted():
            muted = account is not None and (account, after.seat(entry.seat).account) in after.mutes
            return None if muted else entry
        case _:
            return _public(entry)


def _own(named: str, account: str | None) -> str:
    """Show an account only to its owner."""
    return named if named == account else ""


def _public(
    entry: log.TableChanged
    | log.SeatLeft
    | log.BotSeated
    | log.BotRemoved
    | log.BotMinds
    | log.SeatBack
    | log.Kicked
    | log.SaidReady
    | log.TookReadyBack
    | log.TookBack
    | log.TimedOut
    | log.SecretRevealed
    | log.Paused
    | log.Resumed
    | log.RematchWanted
    | log.RematchBegan
    | log.ServerStarted
    | log.Closed,
) -> log.Entry:
    """An entry that everyone may see; mypy refuses a new kind until it is listed here or redacted."""
    return entry
