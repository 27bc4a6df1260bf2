"""Talk: chat lines, reactions, muting and reports."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from decaphase.game.names import BREAKS
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import REACTIONS, Person, Refused
from decaphase.online.table.entries import is_text
from decaphase.online.table.seats import other_person
from decaphase.online.table.state import ChatLine, TableState, Transaction, replace

TalkCommand: TypeAlias = ask.Say | ask.React | ask.Mute | ask.Unmute | ask.Report
TalkEntry: TypeAlias = log.Said | log.Reacted | log.Muted | log.Unmuted | log.Reported

MAX_LINE_LENGTH: Final = 200
MAX_REPORT_LENGTH: Final = 500
MAX_REPORTS: Final = 3
"""By one person about another at one table: enough to tell what happened."""
MAX_LINES: Final = 5
MAX_LINES_SECONDS: Final = 10
"""A person may send `MAX_LINES` lines within this time."""
LINES_KEPT: Final = 100
"""The last lines of each seat that are kept, and the last ones of all that a view shows."""

_BREAKS: Final = re.compile(f"[{BREAKS}\u202a-\u202e\u2066-\u2069]")
"""Control characters, line breaks, and overrides of the writing direction."""


def decide_talk(transaction: Transaction, command: TalkCommand, person: Person) -> None:
    """Carry out a person's command about talk, or refuse it."""
    state, now = transaction.state, transaction.now
    seat = transaction.own_seat(person)
    match command:
        case ask.Say():
            if state.settings.talk != "chat":
                raise Refused("table-chat-off")
            _check_rate(transaction, person)
            transaction.record(log.Said(now, seat, _line(command.text, MAX_LINE_LENGTH)))
        case ask.React():
            if state.settings.talk == "off":
                raise Refused("table-chat-off")
            if command.reaction not in REACTIONS:
                raise Refused("table-no-such-reaction", reactions=", ".join(REACTIONS))
            _check_rate(transaction, person)
            transaction.record(log.Reacted(now, seat, command.reaction))
        case ask.Mute():
            whom = other_person(state, command.seat, seat)
            if (person.account, whom) not in state.mutes:
                transaction.record(log.Muted(now, person.account, whom))
        case ask.Unmute():
            whom = other_person(state, command.seat, seat)
            if (person.account, whom) in state.mutes:
                transaction.record(log.Unmuted(now, person.account, whom))
        case ask.Report():
            whom = other_person(state, command.seat, seat)
            text = _line(command.text, MAX_REPORT_LENGTH)
            if state.reports.count((person.account, whom)) >= MAX_REPORTS:
                raise Refused("table-reported-enough", most=MAX_REPORTS)
            transaction.record(log.Reported(now, person.account, whom, text))


def _line(text: str, most: int) -> str:
    """The text as one line."""
    line = text.strip()
    if not line or len(line) > most:
        raise Refused("table-line-length", most=most)
    if _BREAKS.search(line) or not is_text(line):
        raise Refused("table-line-unprintable")
    return line


def _check_rate(transaction: Transaction, person: Person) -> None:
    since = transaction.now - 1000 * MAX_LINES_SECONDS
    recent = sum(line.account == person.account and line.at > since for line in transaction.state.talk)
    if recent >= MAX_LINES:
        raise Refused("table-slow-down", most=MAX_LINES, seconds=MAX_LINES_SECONDS)


def evolve_talk(state: TableState, entry: TalkEntry) -> TableState:
    """The table after an entry about talk."""
    match entry:
        case log.Said():
            return _add_line(state, entry, entry.text, reaction=False)
        case log.Reacted():
            return _add_line(state, entry, entry.reaction, reaction=True)
        case log.Muted():
            return replace(state, mutes=state.mutes | {(entry.by, entry.whom)})
        case log.Unmuted():
            return replace(state, mutes=state.mutes - {(entry.by, entry.whom)})
        case log.Reported():
            return replace(state, reports=(*state.reports, (entry.by, entry.whom)))


def _add_line(state: TableState, entry: log.Said | log.Reacted, text: str, *, reaction: bool) -> TableState:
    """The table with one more line of a seat, in place of its oldest one.

    Bounded by seat, so that lines which someone has muted push none out that they can read.
    """
    seat = state.seat(entry.seat)
    line = ChatLine(entry.at, seat.account or "", entry.seat, seat.name, text, reaction)
    own = [one for one in state.talk if one.seat == entry.seat]
    kept = state.talk if len(own) < LINES_KEPT else tuple(one for one in state.talk if one is not own[0])
    return replace(state, talk=(*kept, line))
