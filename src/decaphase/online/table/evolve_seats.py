"""How a table changes when people and bots come and go."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.online.table import entries as log
from decaphase.online.table.replace import replace
from decaphase.online.table.state import STAND_IN, Seat, TableState
from decaphase.rules import load_rules

ChangeOfSeats: TypeAlias = (
    log.TableChanged
    | log.SeatTaken
    | log.SeatHandedOver
    | log.SeatLeft
    | log.Kicked
    | log.SeatOffered
    | log.BotSeated
    | log.BotRemoved
    | log.BotMinds
    | log.SeatBack
    | log.KickVoted
)
CHANGES_OF_SEATS: Final = (
    log.TableChanged,
    log.SeatTaken,
    log.SeatHandedOver,
    log.SeatLeft,
    log.Kicked,
    log.SeatOffered,
    log.BotSeated,
    log.BotRemoved,
    log.BotMinds,
    log.SeatBack,
    log.KickVoted,
)


def evolve_seats(state: TableState, entry: ChangeOfSeats) -> TableState:
    """The table after somebody came, went, or was voted about."""
    after = _evolve(state, entry)
    if state.somebody_present or not after.somebody_present:
        return after
    # While nobody was there the table waited, and no clock ran.
    return replace(after, began=entry.at if state.paused is None else state.paused)


def _evolve(state: TableState, entry: ChangeOfSeats) -> TableState:
    match entry:
        case log.TableChanged():
            return _changed(state, entry)
        case log.SeatTaken() | log.SeatHandedOver():
            return _taken(state, entry)
        case log.SeatLeft():
            return _left(state, entry.seat)
        case log.Kicked():
            account = state.seat(entry.seat).account or ""
            return replace(_left(state, entry.seat), kicked=state.kicked | {account})
        case log.SeatOffered():
            return _with(state, entry.seat, offered=entry.account)
        case log.BotSeated():
            return state.with_seat(entry.seat, Seat(name=entry.name, bot=entry.bot))
        case log.BotRemoved():
            return state.with_seat(entry.seat, Seat())
        case log.BotMinds():
            return _with(state, entry.seat, away=True)
        case log.SeatBack():
            seat = state.seat(entry.seat)
            return state.with_seat(entry.seat, replace(seat, away=False, timeouts=0))
        case log.KickVoted():
            pair = (state.seat(entry.by).account or "", state.seat(entry.seat).account or "")
            return replace(state, votes=state.votes | {pair})


def _with(state: TableState, number: int, *, offered: str | None = None, away: bool = False) -> TableState:
    seat = state.seat(number)
    return state.with_seat(number, replace(seat, offered=offered or seat.offered, away=away or seat.away))


def _changed(state: TableState, entry: log.TableChanged) -> TableState:
    """Other rules: nobody has said ready to these."""
    taken = [replace(seat, ready=False) for seat in state.seats if seat.taken]
    seats = (*taken, *(Seat() for _ in range(entry.seats - len(taken))))
    return replace(state, rules=load_rules(entry.edition, dict(entry.options)), seats=seats)


def _taken(state: TableState, entry: log.SeatTaken | log.SeatHandedOver) -> TableState:
    """Somebody sits down: in a game, with the time that is left to the seat."""
    before = state.seat(entry.seat)
    state = _forget_votes(state, before.account)
    seat = Seat(account=entry.account, name=entry.name, reserve=before.reserve)
    state = _rename(state.with_seat(entry.seat, seat))
    return _find_opener(replace(state, held=state.held | {(entry.account, entry.seat)}))


def _rename(state: TableState) -> TableState:
    """The game knows the seats by who sits there now, and so do the games it can go back to."""
    if state.game is None:
        return state
    game = state.game.copy()
    game.players = state.names
    return replace(state, game=game, undo=())


def _left(state: TableState, number: int) -> TableState:
    """In a game a bot plays the seat on, under the name that everybody knows."""
    before = state.seat(number)
    empty = Seat()
    if state.game is not None:
        empty = Seat(name=before.name, bot=STAND_IN, left=True, reserve=before.reserve)
    state = _forget_votes(state.with_seat(number, empty), before.account)
    return _find_opener(replace(state, undo=()))


def _forget_votes(state: TableState, account: str | None) -> TableState:
    return replace(state, votes=frozenset(vote for vote in state.votes if account not in vote))


def _find_opener(state: TableState) -> TableState:
    """The first person at the table has the say when the opener has gone."""
    if state.seat_of(state.opener) is not None:
        return state
    people = [seat.account for seat in state.seats if seat.account is not None]
    return replace(state, opener=people[0] if people else None)
