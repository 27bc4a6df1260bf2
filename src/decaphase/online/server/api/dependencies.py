"""What the endpoints share: services, request context, the table of a request, problems, common responses."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, NamedTuple, TypeAlias, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from decaphase.game import View
from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.middleware import CONTEXT_KEY, RequestContext
from decaphase.online.server.http.problem_responses import ProblemBody
from decaphase.online.server.http.security import write_cookie
from decaphase.online.server.services import Services
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import access_table
from decaphase.online.server.workers.fair_queue import Caller
from decaphase.online.server.write_budgets import Writer
from decaphase.online.store import StoreProblem
from decaphase.online.table import Person, Refused, TableState, TableView, may_look, replay_game, table_view
from decaphase.problems import Problem


class ApiRequest(Request[object, object, State]):
    """A request to an endpoint."""

    @property
    def services(self) -> Services:
        return cast("Services", self.app.state.services)

    @property
    def context(self) -> RequestContext:
        """What the middleware found out about the client."""
        return cast("RequestContext", self.scope["state"][CONTEXT_KEY])

    @property
    def caller(self) -> Caller:
        """Who waits in a queue for slow jobs."""
        session = self.context.session
        return Caller(self.context.peer.limit_key, "" if session is None else session.account.account_id)

    def require_session(self) -> Session:
        """The client's session; raises a Problem if it has none."""
        if self.context.session is None:
            raise Problem("server-sign-in")
        return self.context.session

    def spend(self, size: int) -> None:
        """Spend so many bytes of the client's write budgets; raises a Problem if too much was written."""
        writer = Writer(self.require_session().account.account_id, self.context.peer.limit_key)
        self.services.tables.context.budgets.spend(writer, size)


Body = TypeVar("Body")
WhichGame: TypeAlias = Annotated[int | None, Parameter(ge=1, le=100_000, required=False)]
"""One of a table's games, of which there are several after a rematch; the last one by default."""

SIGNED_IN: Final[list[dict[str, list[str]]]] = [{"token": []}, {"cookie": []}]
"""The OpenAPI security of endpoints that need an account."""

_DESCRIPTIONS: Final = {
    400: "The request is malformed or invalid.",
    401: "The token is missing, unknown or expired.",
    403: "You are not allowed to do this.",
    404: "Not found, or not visible to you.",
    405: "The method is not supported here.",
    409: "Not possible in the current state.",
    413: "The request body is too large.",
    415: "The request body is not JSON.",
    429: "Too many requests; `Retry-After` says when to try again.",
    421: "The host's name is not the server's.",
    431: "The request's cookies are too large.",
    503: "The server is temporarily unable to do this.",
}
PROBLEMS: Final = {
    status: ResponseSpec(ProblemBody, generate_examples=False, description=words)
    for status, words in _DESCRIPTIONS.items()
}


def json_response(body: bytes) -> Response[Body]:
    """A response that is JSON already; its type is for OpenAPI."""
    return cast("Response[Body]", Response(body, media_type="application/json"))


def signed_out_response(request: ApiRequest) -> Response[None]:
    """A response that deletes the token's cookie."""
    cookie = write_cookie(request.context.peer, None)
    return Response(None, status_code=204, headers={"set-cookie": cookie})


# The table of a request, for players and for visitors without an account


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
