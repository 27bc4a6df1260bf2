"""Finding the table of a request, for players and for visitors without an account."""

from __future__ import annotations

import asyncio
from typing import Annotated, NamedTuple, TypeAlias

from litestar.params import Parameter

from decaphase.game import View
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.services import Services
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import access_table
from decaphase.online.store import StoreProblem
from decaphase.online.table import Person, Refused, TableState, TableView, may_look, replay_game, table_view

WhichGame: TypeAlias = Annotated[int | None, Parameter(ge=1, le=100_000, required=False)]
"""One of a table's games, of which there are several after a rematch; the last one by default."""


async def visible_table(services: Services, table: str, session: Session | None) -> LiveTable:
    """A table that this session may see; raises the Problem of an unknown table otherwise."""
    if session is not None:
        person = Person(session.account.account_id, session.account.name)
        return (await access_table(services.tables, services.people, table, person)).live
    live = await services.tables.get(table)
    if not may_look(live.state, None):
        raise StoreProblem("store-no-table", table=table)
    return live


async def state_at_game(services: Services, live: LiveTable, game: int | None) -> TableState:
    """The table's state with one of its games, by default the last; raises a Problem if there is none."""
    state = live.state
    if game is not None and game > state.games:
        raise Refused("table-no-such-game", game=game, games=state.games)
    if game is not None and game < state.games:
        entries = await services.tables.context.read_log(state.table, state.seq)
        return await asyncio.to_thread(replay_game, entries, game)
    if state.game is None:
        raise Refused("table-no-game-yet")  # seats may still be empty, which a record cannot express
    return state


class VisibleGame(NamedTuple):
    """A table and its game as one account sees them."""

    table: TableView
    game: View


async def visible_game(services: Services, table: str, session: Session | None) -> VisibleGame:
    """The game at a table that this session may see; raises a Problem if none has begun."""
    live = await visible_table(services, table, session)
    view = table_view(live.state, None if session is None else session.account.account_id)
    if view.game is None:
        raise Refused("table-no-game-yet")
    return VisibleGame(view, view.game)
