"""What of a table's log reaches whom; nothing of an entry leaves the table but through `seen_by`."""

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


class Scene(Protocol):
    """As much of a table as it takes to say who sees what of an entry: all of it, or what is kept of it."""

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
    """An entry as one person sees it, its hidden parts empty, with what happened in the game."""

    seq: int
    entry: log.Entry
    events: tuple[Event, ...]


def seen_by(entry: log.Entry, after: Scene, account: str | None) -> Seen | None:
    """What this person (None: anybody who looks on) sees of the entry that led to this table."""
    shown = _shown(entry, after, account)
    if shown is None:
        return None
    seat = after.seat_of(account)
    return Seen(after.seq, shown, tuple([event.seen_by(seat) for event in after.happened]))


def is_move(entry: log.Entry) -> bool:
    """Whether an entry is a move, with nothing to hide in itself; nearly all entries are."""
    return isinstance(entry, log.Acted) and entry.reshuffle is None


def catch_up(entries: Iterable[log.Entry], account: str | None, since: int = 0) -> tuple[Seen, ...]:
    """All that this person sees of a log after entry number `since`, each entry as they saw it then."""
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


def _shown(entry: log.Entry, after: Scene, account: str | None) -> log.Entry | None:
    """The entry with everything emptied that this person may not know; None where nothing is left."""
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
    """An account is nobody's business but its owner's."""
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
    """What everybody may see; a new kind of entry does not come here by itself, mypy asks first."""
    return entry
