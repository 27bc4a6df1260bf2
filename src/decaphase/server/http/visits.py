"""Tables as a request finds them: for who is signed in, and for who only looks."""

from __future__ import annotations

from decaphase.server.live.live_table import LiveTable
from decaphase.server.running import Running
from decaphase.server.sessions import Session
from decaphase.server.visits import visit
from decaphase.store import StoreProblem
from decaphase.table import Person, may_look


async def table_for(running: Running, table: str, session: Session | None) -> LiveTable:
    """A table for somebody who may look at it; a Problem says that there is none."""
    if session is not None:
        person = Person(session.account.account_id, session.account.name)
        return (await visit(running.tables, running.people, table, person)).live
    live = await running.tables.get(table)
    if not may_look(live.state, None):
        raise StoreProblem("store-no-table", table=table)
    return live
