"""What one person may see of a table's log: each entry without its hidden parts, and its number for them.

`seen_by` is the only way in which an entry leaves the server. An entry that a person does not see takes no
number for them, so that nothing they receive shows that it exists.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from decaphase.game import Event
from decaphase.online.table import entries as log
from decaphase.online.table.state import Numbering, Seat


class RedactionState(Protocol):
    """The part of a table's state that redaction needs."""

    @property
    def seq(self) -> int: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def mutes(self) -> frozenset[tuple[str, str]]: ...
    @property
    def happened(self) -> tuple[Event, ...]: ...
    @property
    def numbering(self) -> Numbering: ...

    def seat(self, number: int) -> Seat: ...
    def seat_of(self, account: str | None) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Seen:
    """An entry as one person sees it, its hidden parts empty, with the events of the game.

    `seq` is its number among the entries that this person sees.
    """

    seq: int
    entry: log.Entry
    events: tuple[Event, ...]


def seen_by(entry: log.Entry, after: RedactionState, account: str | None) -> Seen | None:
    """What this person (None: a spectator) sees of the entry that led to this table."""
    shown = _shown(entry, after, account)
    if shown is None:
        return None
    seat = after.seat_of(account)
    number = after.numbering.number(after.seq, account)
    return Seen(number, shown, tuple([event.seen_by(seat) for event in after.happened]))


def is_move(entry: log.Entry) -> bool:
    """Whether an entry is a move without anything to hide; nearly all entries are."""
    return isinstance(entry, log.Acted) and entry.reshuffle is None


def number_entry(entry: log.Entry, after: RedactionState) -> Numbering:
    """The numbering after this entry; the same object as before if everyone sees the entry."""
    public = _shown(entry, after, None) is not None
    concerned = {seat.account for seat in after.seats} | {seat.offered for seat in after.seats}
    concerned |= {by for by, _ in after.mutes}
    others = [one for one in concerned if one and (_shown(entry, after, one) is not None) != public]
    before = after.numbering
    if public and not others:
        return before
    extra = dict(before.extra)
    for account in others:
        extra[account] = extra.get(account, 0) + (-1 if public else 1)
    return Numbering(before.hidden + (not public), extra)


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
    | log.Sealed
    | log.SealsClosed
    | log.TookBack
    | log.TimedOut
    | log.SecretRevealed
    | log.Paused
    | log.Resumed
    | log.RematchWanted
    | log.RematchBegan
    | log.ServerStarted
    | log.EntriesLost
    | log.Closed,
) -> log.Entry:
    """An entry that everyone may see; mypy refuses a new kind until it is listed here or redacted."""
    return entry
