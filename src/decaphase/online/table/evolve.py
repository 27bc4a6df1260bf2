"""How entries change a table: `evolve` for one, `replay` for a log."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, takewhile

from decaphase.online.table import entries as log
from decaphase.online.table.clock import evolve_clock
from decaphase.online.table.dealing import DealEntry, evolve_dealing
from decaphase.online.table.play import PlayEntry, evolve_move, evolve_play
from decaphase.online.table.redaction import number_entry
from decaphase.online.table.seats import SeatEntry, evolve_seats
from decaphase.online.table.state import Seat, TableState, replace
from decaphase.online.table.talk import TalkEntry, evolve_talk
from decaphase.problems import Impossible
from decaphase.rules import load_rules


def replay(entries: Iterable[log.Entry]) -> TableState:
    """The table after all entries of a log."""
    rest = iter(entries)
    first = next(rest, None)
    if not isinstance(first, log.TableOpened):
        raise Impossible("table-log-start")
    state = begin(first)
    for entry in rest:
        state = evolve(state, entry)
    return state


def replay_game(entries: Iterable[log.Entry], game: int) -> TableState:
    """The table after one of its games, before the next one began."""
    rematches = count(1)
    return replay(
        takewhile(lambda entry: not isinstance(entry, log.RematchBegan) or next(rematches) < game, entries)
    )


def begin(entry: log.TableOpened) -> TableState:
    """A table that was just opened."""
    return TableState(
        table=entry.table,
        rules=load_rules(entry.edition, entry.options),
        settings=entry.settings,
        seats=(Seat(),) * entry.seats,
        opener=entry.by,
        now=entry.at,
    )


def evolve(state: TableState, entry: log.Entry) -> TableState:
    """The table after an entry of its log; the given state is not changed."""
    if isinstance(entry, log.Acted):  # first, as most entries are moves
        return evolve_move(state, entry)
    after = _evolve(replace(state, seq=state.seq + 1, happened=()), entry)
    numbering = number_entry(entry, after)
    if numbering is not state.numbering:
        return replace(after, numbering=numbering)
    return after if isinstance(entry, TalkEntry) else replace(after, now=entry.at)


def _evolve(state: TableState, entry: log.Entry) -> TableState:
    """The table after an entry that is not a move, all but its time and its numbering."""
    if isinstance(entry, PlayEntry):
        return evolve_play(state, entry)
    if isinstance(entry, DealEntry):
        return evolve_dealing(state, entry)
    if isinstance(entry, SeatEntry):
        return evolve_seats(state, entry)
    if isinstance(entry, TalkEntry):
        return evolve_talk(state, entry)
    if isinstance(entry, log.TableOpened | log.Acted):
        raise Impossible("table-log-start")
    if isinstance(entry, log.Closed):
        return replace(state, closed=True)
    return evolve_clock(state, entry)
