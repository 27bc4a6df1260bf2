"""Tables as a request finds them: for who is signed in, and for who only looks."""

from __future__ import annotations

import asyncio
from typing import Annotated, NamedTuple, TypeAlias

from litestar.params import Parameter

from decaphase.game import View
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.services import Services
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.table_access import access_table
from decaphase.online.store import StoreProblem
from decaphase.online.table import Person, Refused, TableState, TableView, may_look, replay_game, table_view

WhichGame: TypeAlias = Annotated[int | None, Parameter(ge=1, le=100_000, required=False)]
"""One of the games of a table, which are several after a rematch; the last where it is not said."""


async def table_for(running: Services, table: str, session: Session | None) -> LiveTable:
    """A table for somebody who may look at it; a Problem says that there is none."""
    if session is not None:
        person = Person(session.account.account_id, session.account.name)
        return (await access_table(running.tables, running.people, table, person)).live
    live = await running.tables.get(table)
    if not may_look(live.state, None):
        raise StoreProblem("store-no-table", table=table)
    return live


async def after_game(running: Services, live: LiveTable, game: int | None) -> TableState:
    """The table with this one of its games, the last where none is named; a Problem where there is none."""
    state = live.state
    if game is not None and game > state.games:
        raise Refused("table-no-such-game", game=game, games=state.games)
    if game is not None and game < state.games:
        entries = await running.tables.around.whole_log(state.table, state.seq)
        return await asyncio.to_thread(replay_game, entries, game)
    if state.game is None:
        raise Refused("table-no-game-yet")  # seats may still be empty, of which no record can tell
    return state


class SeenGame(NamedTuple):
    """A table and the game that is played there, as somebody sees them."""

    table: TableView
    game: View


async def game_for(running: Services, table: str, session: Session | None) -> SeenGame:
    """A game for somebody who may look at its table; a Problem says that none was begun."""
    live = await table_for(running, table, session)
    view = table_view(live.state, None if session is None else session.account.account_id)
    if view.game is None:
        raise Refused("table-no-game-yet")
    return SeenGame(view, view.game)
