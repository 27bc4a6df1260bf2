"""Decides commands: which entries a command adds, and which follow by themselves, or why it is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from decaphase.game.names import check_player_count
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.clock import decide_pause, tick
from decaphase.online.table.commands import Command, Person, Refused, SeatBot, Server, Who
from decaphase.online.table.dealer import FairDealer
from decaphase.online.table.dealing import (
    DealCommand,
    all_ready,
    commit_to_secret,
    decide_dealing,
    go_on_dealing,
    reveal_secret,
)
from decaphase.online.table.entries import Entry
from decaphase.online.table.evolve import evolve
from decaphase.online.table.names import check_player_name
from decaphase.online.table.play import PlayCommand, close_window, decide_bot_play, decide_play
from decaphase.online.table.seats import decide_seats
from decaphase.online.table.settings import DEFAULT_SETTINGS, TableSettings, check_settings
from decaphase.online.table.state import Step, TableState, Transaction
from decaphase.online.table.talk import decide_talk
from decaphase.records.fair_deal import check_table_id
from decaphase.rules import load_rules


def open_table(
    table: str,
    by: Person,
    seats: int,
    now: int,
    *,
    edition: str = "classic-en",
    options: Mapping[str, object] | None = None,
    settings: TableSettings | None = None,
) -> tuple[Entry, ...]:
    """The first entries of a new table, at which the opener sits in seat 1."""
    chosen = settings or DEFAULT_SETTINGS
    check_settings(chosen)
    check_table_id(table)
    check_player_count(seats)
    check_player_name(by.name)
    rules = load_rules(edition, options)
    opened = log.TableOpened(now, table, by.account, edition, dict(rules.overrides), seats, chosen)
    return (opened, log.SeatTaken(now, 1, by.account, by.name))


def steps_of(
    state: TableState, command: Command, who: Who, now: int, fresh: bytes, dealer: FairDealer
) -> Sequence[Step]:
    """The entries that this command adds now, each with the table after it; raises a Problem if refused.

    `fresh` is 32 bytes of unused randomness, for the secret of a hand that is about to be dealt.
    """
    if state.closed:
        raise Refused("table-closed")
    transaction = Transaction(state, now, fresh, dealer, evolve)
    match who:
        case Person():
            _decide_for_person(transaction, command, who)
        case SeatBot(seat):
            decide_bot_play(transaction, command, seat)
        case Server():
            _decide_for_server(transaction, command)
    if not transaction.state.closed:
        _follow_up(transaction)
    return transaction.steps


def carry_out(
    state: TableState, command: Command, who: Who, now: int, fresh: bytes, dealer: FairDealer
) -> tuple[tuple[Entry, ...], TableState]:
    """The entries that this command adds now, and the table after them."""
    steps = steps_of(state, command, who, now, fresh, dealer)
    return tuple([entry for entry, _ in steps]), steps[-1][1] if steps else state


def _decide_for_server(transaction: Transaction, command: Command) -> None:
    match command:
        case ask.Tick():
            tick(transaction)
        case ask.Start():
            transaction.record(log.ServerStarted(transaction.now))
        case ask.NoteLoss(entries):
            transaction.record(log.EntriesLost(transaction.now, entries))
        case ask.Close():
            transaction.record(log.Closed(transaction.now))
        case _:
            raise Refused("table-not-for-you")


def _decide_for_person(transaction: Transaction, command: Command, person: Person) -> None:
    match command:
        case (
            ask.Act()  # first, as most commands are moves
            | ask.TakeBack()
            | ask.Ready()
            | ask.NotReady()
            | ask.Seal()
            | ask.Contribute()
            | ask.WantRematch()
            | ask.Pause()
            | ask.Resume()
        ):
            _decide_for_player(transaction, command, transaction.own_seat(person))
        case ask.Tick() | ask.Start() | ask.NoteLoss():
            raise Refused("table-not-for-you")
        case ask.Close():
            _close(transaction, person)
        case ask.Say() | ask.React() | ask.Mute() | ask.Unmute() | ask.Report():
            decide_talk(transaction, command, person)
        case _:
            decide_seats(transaction, command, person)


def _decide_for_player(
    transaction: Transaction, command: PlayCommand | DealCommand | ask.Pause | ask.Resume, seat: int
) -> None:
    """A seated player's command to the game; during a pause, all but resuming is refused."""
    if transaction.state.paused is not None and not isinstance(command, ask.Resume):
        raise Refused("table-paused")
    match command:
        case ask.Act() | ask.TakeBack():
            decide_play(transaction, command, seat)
        case ask.Pause() | ask.Resume():
            decide_pause(transaction, command, seat)
        case _:
            decide_dealing(transaction, command, seat)


def _close(transaction: Transaction, person: Person) -> None:
    """Close the table for its opener, but never during a game."""
    if person.account != transaction.state.opener:
        raise Refused("table-opener-only")
    if transaction.state.stage not in ("lobby", "over"):
        raise Refused("table-game-runs")
    transaction.record(log.Closed(transaction.now))


def _follow_up(transaction: Transaction) -> None:
    """Record every step that now follows without a command."""
    before = -1
    while before != len(transaction.steps) and not _waits_for_move(transaction.state):
        before = len(transaction.steps)
        _step(transaction)


def _waits_for_move(state: TableState) -> bool:
    """Whether a player has to draw or to play, so that nothing can follow."""
    return state.game is not None and not state.dealing and state.game.stage in ("draw", "play")


def _step(transaction: Transaction) -> None:
    state, stage = transaction.state, transaction.state.stage
    if stage in ("between", "over") and not state.deal.revealed:
        reveal_secret(transaction)
    elif state.paused is not None:
        return
    elif stage in ("lobby", "between", "over") and all_ready(state):
        commit_to_secret(transaction)
    elif stage == "dealing":
        go_on_dealing(transaction)
    elif stage == "playing":
        close_window(transaction)
