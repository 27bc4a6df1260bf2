"""Seats: sitting down and leaving, bots, offering a seat, changing the table, and voting a person out."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.bots import BotProblem
from decaphase.bots.registry import BUILT_IN
from decaphase.game.names import check_player_count
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Person, Refused
from decaphase.online.table.entries import is_text
from decaphase.online.table.names import check_player_name, look_alike
from decaphase.online.table.state import STAND_IN, Seat, TableState, Transaction, replace
from decaphase.rules import load_rules
from decaphase.rules.echo import echo

SeatCommand: TypeAlias = (
    ask.Sit
    | ask.Leave
    | ask.Offer
    | ask.AddBot
    | ask.RemoveBot
    | ask.ChangeTable
    | ask.StepAway
    | ask.ComeBack
    | ask.VoteKick
)
SeatEntry: TypeAlias = (
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

MAX_ACCOUNT_LENGTH: Final = 64
MIN_KICK_VOTES: Final = 2
"""One person alone never votes another out."""


# Decide


def decide_seats(transaction: Transaction, command: SeatCommand, person: Person) -> None:
    """Carry out a person's command about the seats, or refuse it."""
    match command:
        case ask.Sit():
            _sit(transaction, command, person)
        case ask.Leave():
            transaction.record(log.SeatLeft(transaction.now, transaction.own_seat(person)))
        case ask.Offer():
            _offer(transaction, command, person)
        case ask.AddBot():
            _add_bot(transaction, command, person)
        case ask.RemoveBot():
            _remove_bot(transaction, command, person)
        case ask.ChangeTable():
            _change_table(transaction, command, person)
        case ask.StepAway() | ask.ComeBack():
            number = transaction.own_seat(person)
            leaves = isinstance(command, ask.StepAway)
            if transaction.state.seat(number).away is not leaves:
                transaction.record((log.BotMinds if leaves else log.SeatBack)(transaction.now, number))
        case ask.VoteKick():
            _vote_kick(transaction, command, person)


def other_person(state: TableState, number: int, by: int) -> str:
    """The account of another person at the table."""
    account = _seat(state, number).account
    if account is None or number == by:
        raise Refused("table-no-other-person", seat=number)
    return account


def _seat(state: TableState, number: int) -> Seat:
    if not 1 <= number <= len(state.seats):
        raise Refused("table-no-such-seat", seats=len(state.seats))
    return state.seat(number)


def _refuse_unless_opener(state: TableState, person: Person) -> None:
    """Only the opener chooses rules and bots, before the game."""
    if person.account != state.opener:
        raise Refused("table-opener-only")
    if state.stage != "lobby":
        raise Refused("table-game-runs")


def _sit(transaction: Transaction, command: ask.Sit, person: Person) -> None:
    state, number = transaction.state, command.seat
    seat = _seat(state, number)
    check_player_name(person.name)
    if state.seat_of(person.account) is not None:
        raise Refused("table-seated-already")
    if person.account in state.kicked:
        raise Refused("table-kicked")
    offered = seat.account is not None and seat.offered == person.account
    if not (offered or person.invited or state.settings.listed):
        raise Refused("table-invitation-needed")
    if seat.taken and not seat.left and not offered:
        raise Refused("table-seat-taken", seat=number, player=seat.name)
    _refuse_second_hand(state, person.account, number)
    _refuse_look_alike(state, person.name, number)
    kind = log.SeatHandedOver if offered else log.SeatTaken
    transaction.record(kind(transaction.now, number, person.account, person.name))


def _refuse_second_hand(state: TableState, account: str, number: int) -> None:
    """A person who has seen one seat's cards takes no other seat until the hand is over."""
    if state.stage == "playing" and any(who == account and seat != number for who, seat in state.held):
        raise Refused("table-saw-cards")


def _refuse_look_alike(state: TableState, name: str, number: int) -> None:
    """Two people at one table have names that nobody takes for each other."""
    for other, seat in enumerate(state.seats, 1):
        if other != number and seat.account is not None and look_alike(name, seat.name):
            raise Refused("table-name-alike", player=seat.name)


def _offer(transaction: Transaction, command: ask.Offer, person: Person) -> None:
    state, account = transaction.state, command.account
    number = transaction.own_seat(person)
    if not account or len(account) > MAX_ACCOUNT_LENGTH or not is_text(account):
        raise Refused("table-nobody-to-offer")
    if state.seat_of(account) is not None or account in state.kicked:
        raise Refused("table-nobody-to-offer")
    transaction.record(log.SeatOffered(transaction.now, number, account))


def _add_bot(transaction: Transaction, command: ask.AddBot, person: Person) -> None:
    state = transaction.state
    _refuse_unless_opener(state, person)
    seat = _seat(state, command.seat)
    if seat.taken:
        raise Refused("table-seat-taken", seat=command.seat, player=seat.name)
    if command.bot not in BUILT_IN:
        raise BotProblem("unknown-bot", name=echo(command.bot), names=", ".join(BUILT_IN))
    check_player_name(command.name)
    transaction.record(log.BotSeated(transaction.now, command.seat, command.bot, command.name))


def _remove_bot(transaction: Transaction, command: ask.RemoveBot, person: Person) -> None:
    _refuse_unless_opener(transaction.state, person)
    if _seat(transaction.state, command.seat).bot is None:
        raise Refused("table-no-bot", seat=command.seat)
    transaction.record(log.BotRemoved(transaction.now, command.seat))


def _change_table(transaction: Transaction, command: ask.ChangeTable, person: Person) -> None:
    state = transaction.state
    _refuse_unless_opener(state, person)
    check_player_count(command.seats)
    taken = sum(seat.taken for seat in state.seats)
    if command.seats < taken:
        raise Refused("table-too-few-seats", taken=taken)
    rules = load_rules(command.edition, command.options)
    transaction.record(
        log.TableChanged(transaction.now, command.edition, dict(rules.overrides), command.seats)
    )


def _vote_kick(transaction: Transaction, command: ask.VoteKick, person: Person) -> None:
    state = transaction.state
    by = transaction.own_seat(person)
    account = other_person(state, command.seat, by)
    if (person.account, account) in state.votes:
        raise Refused("table-voted-already")
    transaction.record(log.KickVoted(transaction.now, by, command.seat))
    others = sum(seat.account not in (None, account) for seat in state.seats)
    votes = sum(whom == account for _, whom in transaction.state.votes)
    if votes >= MIN_KICK_VOTES and 2 * votes > others:
        transaction.record(log.Kicked(transaction.now, command.seat))


# Evolve


def evolve_seats(state: TableState, entry: SeatEntry) -> TableState:
    """The table after an entry about its seats."""
    after = _evolve(state, entry)
    if state.anyone_present or not after.anyone_present:
        return after
    # An empty table waited, and no clock ran.
    return replace(after, began=entry.at if state.paused is None else state.paused)


def _evolve(state: TableState, entry: SeatEntry) -> TableState:
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
            seat = state.seat(entry.seat)
            return state.with_seat(entry.seat, replace(seat, offered=entry.account or seat.offered))
        case log.BotSeated():
            return state.with_seat(entry.seat, Seat(name=entry.name, bot=entry.bot))
        case log.BotRemoved():
            return state.with_seat(entry.seat, Seat())
        case log.BotMinds():
            return state.with_seat(entry.seat, replace(state.seat(entry.seat), away=True))
        case log.SeatBack():
            return state.with_seat(entry.seat, replace(state.seat(entry.seat), away=False, timeouts=0))
        case log.KickVoted():
            pair = (state.seat(entry.by).account or "", state.seat(entry.seat).account or "")
            return replace(state, votes=state.votes | {pair})


def _changed(state: TableState, entry: log.TableChanged) -> TableState:
    """The table with other rules, to which no player has said ready."""
    taken = [replace(seat, ready=False) for seat in state.seats if seat.taken]
    seats = (*taken, *(Seat() for _ in range(entry.seats - len(taken))))
    return replace(state, rules=load_rules(entry.edition, entry.options), seats=seats)


def _taken(state: TableState, entry: log.SeatTaken | log.SeatHandedOver) -> TableState:
    """The table with a person in this seat; during a game they get the seat's remaining time."""
    before = state.seat(entry.seat)
    state = _forget_votes(state, before.account).without_seal(entry.seat)
    seat = Seat(account=entry.account, name=entry.name, reserve=before.reserve)
    state = _rename_players(state.with_seat(entry.seat, seat))
    return _find_opener(replace(state, held=state.held | {(entry.account, entry.seat)}))


def _rename_players(state: TableState) -> TableState:
    """Give the game the names of the players who sit there now; earlier moves can't be taken back."""
    if state.game is None:
        return state
    game = state.game.copy()
    game.players = state.names
    return replace(state, game=game, undo=())


def _left(state: TableState, number: int) -> TableState:
    """The table without this person; during a game a bot plays on under their name."""
    before = state.seat(number)
    empty = Seat()
    if state.game is not None:
        empty = Seat(name=before.name, bot=STAND_IN, left=True, reserve=before.reserve)
    state = _forget_votes(state.with_seat(number, empty), before.account).without_seal(number)
    return _find_opener(replace(state, undo=()))


def _forget_votes(state: TableState, account: str | None) -> TableState:
    return replace(state, votes=frozenset(vote for vote in state.votes if account not in vote))


def _find_opener(state: TableState) -> TableState:
    """If the opener has gone, the first person at the table becomes the opener."""
    if state.seat_of(state.opener) is not None:
        return state
    people = [seat.account for seat in state.seats if seat.account is not None]
    return replace(state, opener=people[0] if people else None)
