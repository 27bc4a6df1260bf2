"""What comes of a command: the entries it adds to a table's log, or why it is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from decaphase.game.names import check_name, check_player_count
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.automatic import go_on, tick
from decaphase.online.table.commands import Command, Person, Refused, SeatBot, Server, Who
from decaphase.online.table.dealer import Dealer
from decaphase.online.table.decide_play import bot_acts, decide_play
from decaphase.online.table.decide_seats import check_text, decide_seats
from decaphase.online.table.decide_talk import decide_talk
from decaphase.online.table.entries import Entry
from decaphase.online.table.settings import TableSettings, check_settings
from decaphase.online.table.state import TableState
from decaphase.online.table.transaction import Step, Transaction
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
    chosen = settings or TableSettings()
    check_settings(chosen)
    check_table_id(table)
    check_player_count(seats)
    check_text(by.name)
    check_name(by.name)
    rules = load_rules(edition, options)
    opened = log.TableOpened(now, table, by.account, edition, rules.overrides, seats, chosen)
    return (opened, log.SeatTaken(now, 1, by.account, by.name))


def decide(
    state: TableState, command: Command, who: Who, now: int, fresh: bytes, dealer: Dealer
) -> tuple[Entry, ...]:
    """The entries that this command adds now; raises a Problem where it is refused.

    `fresh` is randomness that nobody has seen, 32 bytes of it: used where a hand is about to be dealt.
    """
    return carry_out(state, command, who, now, fresh, dealer)[0]


def carry_out(
    state: TableState, command: Command, who: Who, now: int, fresh: bytes, dealer: Dealer
) -> tuple[tuple[Entry, ...], TableState]:
    """As `decide`, together with the table after these entries."""
    steps = steps_of(state, command, who, now, fresh, dealer)
    return tuple([entry for entry, _ in steps]), steps[-1][1] if steps else state


def steps_of(
    state: TableState, command: Command, who: Who, now: int, fresh: bytes, dealer: Dealer
) -> Sequence[Step]:
    """As `decide`, each entry together with the table after it."""
    if state.closed:
        raise Refused("table-closed")
    story = Transaction(state, now, fresh, dealer)
    match who:
        case Person():
            _person_asks(story, command, who)
        case SeatBot(seat):
            bot_acts(story, command, seat)
        case Server():
            _serve(story, command)
    if not story.state.closed:
        go_on(story)
    return story.steps


def _serve(story: Transaction, command: Command) -> None:
    match command:
        case ask.Tick():
            tick(story)
        case ask.Start():
            story.tell(log.ServerStarted(story.now))
        case ask.Close():
            story.tell(log.Closed(story.now))
        case _:
            raise Refused("table-not-for-you")


def _person_asks(story: Transaction, command: Command, person: Person) -> None:
    match command:
        case (
            ask.Act()  # first, as most commands are moves
            | ask.Ready()
            | ask.NotReady()
            | ask.Contribute()
            | ask.TakeBack()
            | ask.Pause()
            | ask.Resume()
            | ask.WantRematch()
        ):
            decide_play(story, command, person)
        case ask.Tick() | ask.Start():
            raise Refused("table-not-for-you")
        case ask.Close():
            _close(story, person)
        case ask.Say() | ask.React() | ask.Mute() | ask.Unmute() | ask.Report():
            decide_talk(story, command, person)
        case _:
            decide_seats(story, command, person)


def _close(story: Transaction, person: Person) -> None:
    """Nobody's game is taken away: the opener closes a table only while none is played."""
    if person.account != story.state.opener:
        raise Refused("table-opener-only")
    if story.state.stage not in ("lobby", "over"):
        raise Refused("table-game-runs")
    story.tell(log.Closed(story.now))
