"""What one person may see of a table.

`table_view` is the only way in which a table leaves the server; `redaction` has the entries of its log.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from decaphase.game import View
from decaphase.online.table.commands import Person
from decaphase.online.table.settings import TableSettings
from decaphase.online.table.state import Deal, Seat, TableStage, TableState
from decaphase.online.table.talk import LINES_KEPT
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


def table_view(state: TableState, account: str | None, *, latest: int | None = None) -> TableView:
    """What this person may see (None, or without a seat: a spectator), or only the `latest` events of it."""
    you = state.seat_of(account)
    return TableView(
        seq=state.number_for(account),
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
        game=None if state.game is None else state.game.view(you, latest=latest),
        talk=_talk_view(state, account),
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


@lru_cache(maxsize=4096)  # each view has all deals of its game, and only the last one changes
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


def _talk_view(state: TableState, account: str | None) -> tuple[SaidView, ...]:
    """The last lines that this person has not muted."""
    lines = [line for line in state.talk if (account, line.account) not in state.mutes]
    return tuple(
        [SaidView(line.at, line.seat, line.name, line.text, line.reaction) for line in lines[-LINES_KEPT:]]
    )


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
