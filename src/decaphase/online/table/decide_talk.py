"""What may be said at a table, how much of it, and who is heard."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import REACTIONS, Person, Refused
from decaphase.online.table.decide_seats import other_person, seat_of
from decaphase.online.table.log_codec import is_text
from decaphase.online.table.transaction import Transaction

AboutTalk: TypeAlias = ask.Say | ask.React | ask.Mute | ask.Unmute | ask.Report

LONGEST_LINE: Final = 200
LONGEST_REPORT: Final = 500
MOST_LINES: Final = 5
IN_SECONDS: Final = 10
"""So many lines may somebody say in so many seconds."""

_BREAKS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What would tear a line apart, or turn the rest of the screen around."""


def decide_talk(story: Transaction, command: AboutTalk, person: Person) -> None:
    """Carry out what somebody says, or will not hear."""
    state = story.state
    seat = seat_of(state, person)
    match command:
        case ask.Say():
            if state.settings.talk != "chat":
                raise Refused("table-chat-off")
            _check_rate(story, person)
            story.tell(log.Said(story.now, seat, _line(command.text, LONGEST_LINE)))
        case ask.React():
            if state.settings.talk == "off":
                raise Refused("table-chat-off")
            if command.reaction not in REACTIONS:
                raise Refused("table-no-such-reaction", reactions=", ".join(REACTIONS))
            _check_rate(story, person)
            story.tell(log.Reacted(story.now, seat, command.reaction))
        case ask.Mute():
            whom = other_person(state, command.seat, seat)
            if (person.account, whom) not in state.mutes:
                story.tell(log.Muted(story.now, person.account, whom))
        case ask.Unmute():
            whom = other_person(state, command.seat, seat)
            if (person.account, whom) in state.mutes:
                story.tell(log.Unmuted(story.now, person.account, whom))
        case ask.Report():
            whom = other_person(state, command.seat, seat)
            text = _line(command.text, LONGEST_REPORT)
            story.tell(log.Reported(story.now, person.account, whom, text))


def _line(text: str, most: int) -> str:
    """A text that fits one line."""
    line = text.strip()
    if not line or len(line) > most:
        raise Refused("table-line-length", most=most)
    if _BREAKS.search(line) or not is_text(line):
        raise Refused("table-line-unprintable")
    return line


def _check_rate(story: Transaction, person: Person) -> None:
    since = story.now - 1000 * IN_SECONDS
    lately = sum(line.account == person.account and line.at > since for line in story.state.talk)
    if lately >= MOST_LINES:
        raise Refused("table-slow-down", most=MOST_LINES, seconds=IN_SECONDS)
