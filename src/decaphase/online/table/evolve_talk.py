"""How a table changes when somebody says something."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.online.table import entries as log
from decaphase.online.table.replace import replace
from decaphase.online.table.state import ChatLine, TableState

LINES_KEPT: Final = 100

Talk: TypeAlias = log.Said | log.Reacted | log.Muted | log.Unmuted | log.Reported
TALK: Final = (log.Said, log.Reacted, log.Muted, log.Unmuted, log.Reported)


def evolve_talk(state: TableState, entry: Talk) -> TableState:
    """The table after something was said; the last lines are kept."""
    match entry:
        case log.Said():
            return _add(state, entry.seat, entry.text, reaction=False)
        case log.Reacted():
            return _add(state, entry.seat, entry.reaction, reaction=True)
        case log.Muted():
            return replace(state, mutes=state.mutes | {(entry.by, entry.whom)})
        case log.Unmuted():
            return replace(state, mutes=state.mutes - {(entry.by, entry.whom)})
        case log.Reported():
            return state  # kept in the log for those who run the server


def _add(state: TableState, number: int, text: str, *, reaction: bool) -> TableState:
    seat = state.seat(number)
    line = ChatLine(state.now, seat.account or "", number, seat.name, text, reaction)
    return replace(state, talk=(*state.talk, line)[-LINES_KEPT:])
