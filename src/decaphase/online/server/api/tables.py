"""Tables: open, list, show, the record of a game, and invitations."""

from __future__ import annotations

import secrets
import tomllib
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from litestar import Response, delete, get, post
from litestar.params import Parameter

from decaphase.online.protocol.answers import HandEvents
from decaphase.online.protocol.http import (
    INVITE_DAYS,
    Admitted,
    InviteGiven,
    InviteShown,
    ListedTable,
    NewInvite,
    NewTable,
    Summary,
    TableBegun,
    TableList,
)
from decaphase.online.protocol.messages import EVENTS, MAX_EVENTS, Now, write_message, write_now
from decaphase.online.server.api.dependencies import (
    PROBLEMS,
    SIGNED_IN,
    ApiRequest,
    WhichGame,
    json_response,
    state_at_game,
    visible_game,
    visible_table,
)
from decaphase.online.server.auth.sessions import DAY_MS, hash_token
from decaphase.online.server.http.rate_limits import NEW_INVITES, NEW_TABLES, REPLAYS
from decaphase.online.server.services import Services
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.projections import summary_of
from decaphase.online.store.people import Invite, Listed
from decaphase.online.table import Person, Refused, TableSettings, record_of_table, table_view
from decaphase.online.table.entries import LARGEST_NUMBER
from decaphase.problems import Problem
from decaphase.records import write_record

CODE_BYTES: Final = 18
TABLE_BYTES: Final = 5_000
ROW_BYTES: Final = 300
"""About what a new table, and what an invitation or a guest takes on the disk."""

Code: TypeAlias = Annotated[str, Parameter(min_length=1, max_length=100)]
Before: TypeAlias = Annotated[int | None, Parameter(ge=0, le=LARGEST_NUMBER, required=False)]
BeforeTable: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{0,64}$", required=False)]
First: TypeAlias = Annotated[int, Parameter(ge=0, le=1_000_000, required=False)]
Count: TypeAlias = Annotated[int, Parameter(ge=1, le=100, required=False)]


@post("/api/tables", responses=PROBLEMS, security=SIGNED_IN)
async def open_table(request: ApiRequest, data: NewTable) -> TableBegun:
    """Open a table; you sit in seat 1 and get an invite code."""
    services, session = request.services, request.require_session()
    account = session.account
    services.limits.count(NEW_TABLES, account.account_id)
    request.spend(TABLE_BYTES)
    settings = TableSettings(
        listed=data.listed,
        turn_seconds=data.turn_seconds,
        reserve_seconds=data.reserve_seconds,
        claim_seconds=data.claim_seconds,
        claims=data.claims,
        pausing=data.pausing,
        talk=data.talk,
    )
    person = Person(account.account_id, account.name)
    live = await services.tables.open(person, data.seats, data.edition, data.options, settings)
    given = await create_invite(services, live.table, account.account_id, INVITE_DAYS)
    return TableBegun(live.table, given.invite, given.expires)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    request: ApiRequest,
    scope_of: Annotated[Literal["mine", "listed"], Parameter(query="scope", required=False)] = "mine",
    before: Before = None,
    before_table: BeforeTable = "",
    limit: Count = 20,
) -> TableList:
    """Your tables (`mine`), or the public ones (`listed`), latest first."""
    services = request.services
    if scope_of == "listed":
        found = await services.people.listed_tables(before, limit, before_table)
    else:
        account = request.require_session().account.account_id
        await services.projections.flush_account(account)
        found = await services.people.tables_of(account, before, limit, before_table)
    more = len(found) == limit
    return TableList(
        [_listed(one) for one in found],
        found[-1].updated_at if more else None,
        found[-1].table if more else None,
    )


def _listed(one: Listed) -> ListedTable:
    summary = msgspec.json.decode(one.summary, type=Summary) if one.summary else None
    return ListedTable(one.table, one.stage, one.updated_at, summary)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def show_table(request: ApiRequest, table: str) -> Response[Now]:
    """A table as you see it now: the message `now` of the WebSocket protocol."""
    session = request.context.session
    live = await visible_table(request.services, table, session)
    view = table_view(live.state, None if session is None else session.account.account_id)
    return json_response(write_message(write_now(view, clock=live.now())))


@get("/api/tables/{table:str}/events", responses=PROBLEMS)
async def show_events(request: ApiRequest, table: str, first: First = 0) -> HandEvents:
    """Events of the current hand as you see them, from this one on (0: the deal)."""
    _, game = await visible_game(request.services, table, request.context.session)
    events = game.events[first : first + MAX_EVENTS]
    return HandEvents(game.hand, len(game.events), first, EVENTS.write(events))


@get("/api/tables/{table:str}/record", responses=PROBLEMS)
async def show_record(
    request: ApiRequest,
    table: str,
    game: WhichGame = None,
    form: Annotated[Literal["toml", "json"], Parameter(query="format", required=False)] = "toml",
) -> Response[bytes]:
    """The record of a table's game, without the current hand."""
    services, context = request.services, request.context
    live = await visible_table(services, table, context.session)
    if game is not None:
        services.limits.count(REPLAYS, context.peer.limit_key)
    text = write_record(record_of_table(await state_at_game(services, live, game)))
    if form == "toml":
        return Response(text.encode(), media_type="application/toml")
    return Response(msgspec.json.encode(tomllib.loads(text)), media_type="application/json")


# Invitations


async def create_invite(services: Services, table: str, by: str, days: int) -> InviteGiven:
    """A new code for a table, shown only once."""
    code, now = secrets.token_urlsafe(CODE_BYTES), services.now()
    expires = now + days * DAY_MS
    await services.people.add_invite(hash_token(code), table, by, now, expires)
    return InviteGiven(code, expires)


@post("/api/tables/{table:str}/invites", responses=PROBLEMS, security=SIGNED_IN)
async def make_invite(request: ApiRequest, table: str, data: NewInvite | None = None) -> InviteGiven:
    """Create another invite code for a table where you sit."""
    services, session = request.services, request.require_session()
    live = await visible_table(services, table, session)
    if live.state.seat_of(session.account.account_id) is None:
        raise Refused("table-not-seated")
    if live.state.closed:
        raise Refused("table-closed")
    services.limits.count(NEW_INVITES, session.account.account_id)
    request.spend(ROW_BYTES)
    days = INVITE_DAYS if data is None else data.days
    return await create_invite(services, table, session.account.account_id, days)


@delete("/api/tables/{table:str}/invites", responses=PROBLEMS, security=SIGNED_IN)
async def revoke_invites(request: ApiRequest, table: str) -> None:
    """Revoke every invite code of a table that you opened; those who used one stay."""
    services, session = request.services, request.require_session()
    live = await visible_table(services, table, session)
    if live.state.opener != session.account.account_id:
        raise Refused("table-opener-only")
    await services.people.revoke_invites(table)


@get("/api/invites/{code:str}", responses=PROBLEMS)
async def show_invite(request: ApiRequest, code: Code) -> InviteShown:
    """The table that an invite code is for."""
    invite, live = await find_invite(request.services, code)
    summary = summary_of(live.state)
    return InviteShown(summary.edition, summary.options, summary.seats, live.state.stage, invite.expires_at)


@post("/api/invites/{code:str}", status_code=200, responses=PROBLEMS, security=SIGNED_IN)
async def accept_invite(request: ApiRequest, code: Code) -> Admitted:
    """Accept an invitation: from now on you may watch the table and take a seat."""
    services, account = request.services, request.require_session().account.account_id
    _, live = await find_invite(services, code)
    if account in live.state.kicked:
        raise Refused("table-kicked")
    if live.state.closed:
        raise Refused("table-closed")
    request.spend(ROW_BYTES)
    await services.people.admit(live.table, account, services.now())
    return Admitted(live.table)


async def find_invite(services: Services, code: str) -> tuple[Invite, LiveTable]:
    invite = await services.people.invite(hash_token(code), services.now())
    if invite is None:
        raise Problem("server-no-invite")
    return invite, await services.tables.get(invite.table)
