"""What one person may see of a table: its view, and the redacted entries of its log.

`table_view` and `seen_by` are the only ways in which a table and an entry leave the server.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from decaphase.game import Event, View
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Person
from decaphase.online.table.evolve import begin, evolve
from decaphase.online.table.settings import TableSettings
from decaphase.online.table.state import ChatLine, Deal, Seat, TableStage, TableState
from decaphase.problems import Impossible
from decaphase.records import Record, record_of
from decaphase.records.fair_deal import OPEN
from decaphase.records.proof import FairHand, Proof, proof_table
from decaphase.rules import Rules


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat. `reserve`: milliseconds of extra time left; `votes`: to kick this person."""

    seat: int
    name: str
    person: bool
    bot: str | None
    left: bool
    away: bool
    ready: bool
    reserve: int
    votes: int
    muted: bool
    offered_to_you: bool


@dataclass(frozen=True, slots=True)
class DealView:
    """The commitment of a deal, and after the hand everything that the deck was made of.

    `seals` are final where `closed`; deals of scheme 1 have none.
    """

    hand: int
    commitment: bytes
    contributed: bool
    secret: bytes | None
    contributions: tuple[tuple[int, bytes], ...]
    scheme: int = OPEN
    seals: tuple[tuple[int, bytes], ...] = ()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class SaidView:
    """A chat line or a reaction."""

    at: int
    seat: int
    name: str
    text: str
    reaction: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one person may see it; `you` is their seat (None: a spectator), `opener` the opener's.

    `answered`: you have knocked (True) or passed (False) in the open window. `can_take_back`: your last
    lay-down or hit. `minded`: a bot plays the rest of the turn.
    """

    seq: int
    table: str
    stage: TableStage
    rules: Rules
    settings: TableSettings
    seats: tuple[SeatView, ...]
    you: int | None
    opener: int | None
    now: int
    deadline: int | None
    paused: bool
    minded: bool
    answered: bool | None
    can_take_back: bool
    deals: tuple[DealView, ...]
    game: View | None
    talk: tuple[SaidView, ...]


def may_look(state: TableState, person: Person | None) -> bool:
    """Whether a person may watch: anyone at a listed table, else those who sit there or are invited."""
    if state.settings.listed:
        return True
    return person is not None and (
        person.invited
        or state.seat_of(person.account) is not None
        or any(seat.offered == person.account for seat in state.seats)
    )


def table_view(state: TableState, account: str | None) -> TableView:
    """What this person may see (None, or without a seat: a spectator)."""
    you = state.seat_of(account)
    return TableView(
        seq=state.seq,
        table=state.table,
        stage=state.stage,
        rules=state.rules,
        settings=state.settings,
        seats=tuple(_seat_view(state, n, seat, account) for n, seat in enumerate(state.seats, 1)),
        you=you,
        opener=state.seat_of(state.opener),
        now=state.now,
        deadline=state.deadline,
        paused=state.paused is not None,
        minded=state.minded,
        answered=None if you is None else dict(state.answers).get(you),
        can_take_back=bool(state.undo) and state.game is not None and state.game.turn == you,
        deals=tuple(_deal_view(deal, you) for deal in state.deals),
        game=None if state.game is None else state.game.view(you),
        talk=tuple(_said_view(line) for line in state.talk if (account, line.account) not in state.mutes),
    )


def _seat_view(state: TableState, number: int, seat: Seat, account: str | None) -> SeatView:
    return SeatView(
        seat=number,
        name=seat.name,
        person=seat.account is not None,
        bot=seat.bot,
        left=seat.left,
        away=seat.away,
        ready=seat.ready,
        reserve=seat.reserve,
        votes=sum(whom == seat.account for _, whom in state.votes),
        muted=(account, seat.account) in state.mutes,
        offered_to_you=account is not None and seat.offered == account,
    )


def _deal_view(deal: Deal, you: int | None) -> DealView:
    return DealView(
        hand=deal.hand,
        commitment=deal.commitment,
        contributed=you in dict(deal.contributions),
        secret=deal.secret if deal.revealed else None,
        contributions=deal.contributions if deal.revealed else (),
        scheme=deal.scheme,
        seals=deal.seals,
        closed=deal.closed,
    )


def _said_view(line: ChatLine) -> SaidView:
    return SaidView(line.at, line.seat, line.name, line.text, line.reaction)


def record_of_table(state: TableState) -> Record:
    """The record of the game and the proof of its deals, without the hand that is being played."""
    game = state.game
    if game is None:
        return Record(state.rules.edition, state.names, dict(state.rules.overrides))
    if state.stage == "playing":
        game = game.copy()
        game.hands.pop()
    return record_of(game, meta={"fair": proof_table(_proof(state))} if state.deals else {})


def _proof(state: TableState) -> Proof:
    """The proof of the finished hands."""
    seats = len(state.seats)
    hands = tuple(
        FairHand(
            deal.hand,
            deal.commitment.hex(),
            deal.contributions_by_seat(seats),
            deal.secret,
            deal.seals_by_seat(seats),
        )
        for deal in state.deals
        if deal.revealed
    )
    return Proof(state.game_name, hands, state.deal.scheme)


# Redaction of the log


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
