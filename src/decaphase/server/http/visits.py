"""Tables as a request finds them: for who is signed in, and for who only looks."""

from __future__ import annotations

from typing import NamedTuple

from decaphase.game import View
from decaphase.server.live.live_table import LiveTable
from decaphase.server.running import Running
from decaphase.server.sessions import Session
from decaphase.server.visits import visit
from decaphase.store import StoreProblem
from decaphase.table import Person, Refused, TableView, may_look, table_view


async def table_for(running: Running, table: str, session: Session | None) -> LiveTable:
    """A table for somebody who may look at it; a Problem says that there is none."""
    if session is not None:
        person = Person(session.account.account_id, session.account.name)
        return (await visit(running.tables, running.people, table, person)).live
    live = await running.tables.get(table)
    if not may_look(live.state, None):
        raise StoreProblem("store-no-table", table=table)
    return live


class SeenGame(NamedTuple):
    """A table and the game that is played there, as somebody sees them."""

    table: TableView
    game: View


async def game_for(running: Running, table: str, session: Session | None) -> SeenGame:
    """A game for somebody who may look at its table; a Problem says that none was begun."""
    live = await table_for(running, table, session)
    view = table_view(live.state, None if session is None else session.account.account_id)
    if view.game is None:
        raise Refused("table-no-game-yet")
    return SeenGame(view, view.game)
