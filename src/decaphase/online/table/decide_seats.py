"""Who may sit where: coming, going, bots, handing a seat over, and voting somebody away."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.bots import BotProblem
from decaphase.bots.registry import BUILT_IN
from decaphase.game.names import check_name, check_player_count
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Person, Refused
from decaphase.online.table.log_codec import is_text
from decaphase.online.table.state import Seat, TableState
from decaphase.online.table.transaction import Transaction
from decaphase.problems import Impossible
from decaphase.rules import load_rules
from decaphase.rules.echo import echo

AboutSeats: TypeAlias = (
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

LONGEST_ACCOUNT: Final = 64
LEAST_VOTES: Final = 2
"""One person alone never sends another away."""


def decide_seats(story: Transaction, command: AboutSeats, person: Person) -> None:
    """Carry out what somebody asks about the seats."""
    match command:
        case ask.Sit():
            _sit(story, command, person)
        case ask.Leave():
            story.tell(log.SeatLeft(story.now, seat_of(story.state, person)))
        case ask.Offer():
            _offer(story, command, person)
        case ask.AddBot():
            _add_bot(story, command, person)
        case ask.RemoveBot():
            _remove_bot(story, command, person)
        case ask.ChangeTable():
            _change(story, command, person)
        case ask.StepAway() | ask.ComeBack():
            number = seat_of(story.state, person)
            leaves = isinstance(command, ask.StepAway)
            if story.state.seat(number).away is not leaves:
                story.tell((log.BotMinds if leaves else log.SeatBack)(story.now, number))
        case ask.VoteKick():
            _vote(story, command, person)


def seat_of(state: TableState, person: Person) -> int:
    """Where somebody sits; who only looks on does nothing at a table."""
    number = state.seat_of(person.account)
    if number is None:
        raise Refused("table-not-seated")
    return number


def other_person(state: TableState, number: int, by: int) -> str:
    """The account of another person at the table."""
    account = _seat(state, number).account
    if account is None or number == by:
        raise Refused("table-no-other-person", seat=number)
    return account


def check_text(text: str) -> None:
    """Refuse what could not be kept."""
    if not is_text(text):
        raise Impossible("unprintable-name")


def _seat(state: TableState, number: int) -> Seat:
    if not 1 <= number <= len(state.seats):
        raise Refused("table-no-such-seat", seats=len(state.seats))
    return state.seat(number)


def _refuse_unless_opener(state: TableState, person: Person) -> None:
    """Rules and bots are the opener's to choose, before the game."""
    if person.account != state.opener:
        raise Refused("table-opener-only")
    if state.stage != "lobby":
        raise Refused("table-game-runs")


def _sit(story: Transaction, command: ask.Sit, person: Person) -> None:
    state, number = story.state, command.seat
    seat = _seat(state, number)
    check_text(person.name)
    check_name(person.name)
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
    kind = log.SeatHandedOver if offered else log.SeatTaken
    story.tell(kind(story.now, number, person.account, person.name))


def _refuse_second_hand(state: TableState, account: str, number: int) -> None:
    """Who has seen one seat's cards takes no other seat until the hand is over."""
    if state.stage == "playing" and any(who == account and seat != number for who, seat in state.held):
        raise Refused("table-saw-cards")


def _offer(story: Transaction, command: ask.Offer, person: Person) -> None:
    state, account = story.state, command.account
    number = seat_of(state, person)
    if not account or len(account) > LONGEST_ACCOUNT or not is_text(account):
        raise Refused("table-nobody-to-offer")
    if state.seat_of(account) is not None or account in state.kicked:
        raise Refused("table-nobody-to-offer")
    story.tell(log.SeatOffered(story.now, number, account))


def _add_bot(story: Transaction, command: ask.AddBot, person: Person) -> None:
    state = story.state
    _refuse_unless_opener(state, person)
    seat = _seat(state, command.seat)
    if seat.taken:
        raise Refused("table-seat-taken", seat=command.seat, player=seat.name)
    if command.bot not in BUILT_IN:
        raise BotProblem("unknown-bot", name=echo(command.bot), names=", ".join(BUILT_IN))
    check_text(command.name)
    check_name(command.name)
    story.tell(log.BotSeated(story.now, command.seat, command.bot, command.name))


def _remove_bot(story: Transaction, command: ask.RemoveBot, person: Person) -> None:
    _refuse_unless_opener(story.state, person)
    if _seat(story.state, command.seat).bot is None:
        raise Refused("table-no-bot", seat=command.seat)
    story.tell(log.BotRemoved(story.now, command.seat))


def _change(story: Transaction, command: ask.ChangeTable, person: Person) -> None:
    state = story.state
    _refuse_unless_opener(state, person)
    check_player_count(command.seats)
    taken = sum(seat.taken for seat in state.seats)
    if command.seats < taken:
        raise Refused("table-too-few-seats", taken=taken)
    rules = load_rules(command.edition, command.options)
    story.tell(log.TableChanged(story.now, command.edition, rules.overrides, command.seats))


def _vote(story: Transaction, command: ask.VoteKick, person: Person) -> None:
    state = story.state
    by = seat_of(state, person)
    account = other_person(state, command.seat, by)
    if (person.account, account) in state.votes:
        raise Refused("table-voted-already")
    story.tell(log.KickVoted(story.now, by, command.seat))
    others = sum(seat.account not in (None, account) for seat in state.seats)
    votes = sum(whom == account for _, whom in story.state.votes)
    if votes >= LEAST_VOTES and 2 * votes > others:
        story.tell(log.Kicked(story.now, command.seat))
