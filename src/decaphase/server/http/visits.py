"""Who may look at which table: one that is not yours to see is as good as none."""

from __future__ import annotations

from decaphase.server.live.live_table import LiveTable
from decaphase.server.running import Running
from decaphase.server.sessions import Session
from decaphase.store import StoreProblem
from decaphase.table import Person, may_look


async def visit(running: Running, table: str, session: Session | None) -> LiveTable:
    """A table for somebody who may look at it; a Problem says that there is none."""
    live = await running.tables.get(table)
    person = None if session is None else await _person_at(running, live, session)
    if not may_look(live.state, person):
        raise StoreProblem("store-no-table", table=table)
    return live


async def _person_at(running: Running, live: LiveTable, session: Session) -> Person:
    """Somebody as a table knows them; who was sent away is no guest any more."""
    account = session.account
    seated = live.state.seat_of(account.account_id) is not None
    sent_away = account.account_id in live.state.kicked
    invited = not (seated or sent_away) and await running.people.is_admitted(live.table, account.account_id)
    return Person(account.account_id, account.name, invited)
