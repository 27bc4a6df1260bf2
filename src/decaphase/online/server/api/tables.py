"""Tables: opening one, the lists of them, how one looks now, and the record of what was played there."""

from __future__ import annotations

import tomllib
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from decaphase.online.protocol.frames import write_message
from decaphase.online.protocol.http import INVITE_DAYS, ListedTable, NewTable, Summary, TableBegun, TableList
from decaphase.online.protocol.messages import Now
from decaphase.online.protocol.views import write_now
from decaphase.online.server.api.dependencies import (
    PROBLEMS,
    SIGNED,
    Call,
    asking_of,
    ready_made,
    running_of,
    session_of,
)
from decaphase.online.server.api.invites import invite_to
from decaphase.online.server.api.table_lookup import WhichGame, after_game, table_for
from decaphase.online.server.http.client_address import limited_as
from decaphase.online.server.http.rate_limits import NEW_TABLES, REPLAYS
from decaphase.online.store import Listed
from decaphase.online.table import Person, TableSettings, record_of_table, table_view
from decaphase.online.table.entries import LARGEST_NUMBER
from decaphase.records import write_record

Before: TypeAlias = Annotated[int | None, Parameter(ge=0, le=LARGEST_NUMBER, required=False)]
BeforeTable: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{0,64}$", required=False)]
Count: TypeAlias = Annotated[int, Parameter(ge=1, le=100, required=False)]


@post("/api/tables", responses=PROBLEMS, security=SIGNED)
async def open_table(request: Call, data: NewTable) -> TableBegun:
    """Open a table; you sit in seat 1, and get a code with which to invite others."""
    running, session = running_of(request), session_of(request)
    account = session.account
    running.limits.count(NEW_TABLES, account.account_id)
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
    live = await running.tables.open(person, data.seats, data.edition, data.options, settings)
    given = await invite_to(running, live.table, account.account_id, INVITE_DAYS)
    return TableBegun(live.table, given.invite, given.expires)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    request: Call,
    scope_of: Annotated[Literal["mine", "listed"], Parameter(query="scope", required=False)] = "mine",
    before: Before = None,
    before_table: BeforeTable = "",
    limit: Count = 20,
) -> TableList:
    """The tables at which you have sat (`mine`), or those that are open to all (`listed`), newest first."""
    running = running_of(request)
    if scope_of == "listed":
        found = await running.people.listed_tables(before, limit, before_table)
    else:
        account = session_of(request).account.account_id
        await running.notes.write_for(account)
        found = await running.people.tables_of(account, before, limit, before_table)
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
async def show_table(request: Call, table: str) -> Response[Now]:
    """A table as you may see it now: the message `now` of the live protocol."""
    session = asking_of(request).session
    live = await table_for(running_of(request), table, session)
    view = table_view(live.state, None if session is None else session.account.account_id)
    return ready_made(write_message(write_now(view)))


@get("/api/tables/{table:str}/record", responses=PROBLEMS)
async def show_record(
    request: Call,
    table: str,
    game: WhichGame = None,
    form: Annotated[Literal["toml", "json"], Parameter(query="format", required=False)] = "toml",
) -> Response[bytes]:
    """The record of a table's game, without the hand that is being played."""
    running, asking = running_of(request), asking_of(request)
    live = await table_for(running, table, asking.session)
    if game is not None:
        running.limits.count(REPLAYS, limited_as(asking.caller.address))
    text = write_record(record_of_table(await after_game(running, live, game)))
    if form == "toml":
        return Response(text.encode(), media_type="application/toml")
    return Response(msgspec.json.encode(tomllib.loads(text)), media_type="application/json")
