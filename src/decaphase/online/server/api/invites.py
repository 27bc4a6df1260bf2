"""Invitations to tables: random codes with an expiry date."""

from __future__ import annotations

import secrets
from typing import Annotated, Final, TypeAlias

from litestar import delete, get, post
from litestar.params import Parameter

from decaphase.online.protocol.http import INVITE_DAYS, Admitted, InviteGiven, InviteShown, NewInvite
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED_IN, ApiRequest
from decaphase.online.server.api.table_lookup import visible_table
from decaphase.online.server.auth.sessions import DAY_MS, hash_token
from decaphase.online.server.http.rate_limits import NEW_INVITES
from decaphase.online.server.services import Services
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.projections import summary_of
from decaphase.online.store import Invite
from decaphase.online.table import Refused
from decaphase.problems import Problem

CODE_BYTES: Final = 18
Code: TypeAlias = Annotated[str, Parameter(min_length=1, max_length=100)]


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
    await services.people.admit(live.table, account, services.now())
    return Admitted(live.table)


async def find_invite(services: Services, code: str) -> tuple[Invite, LiveTable]:
    invite = await services.people.invite(hash_token(code), services.now())
    if invite is None:
        raise Problem("server-no-invite")
    return invite, await services.tables.get(invite.table)
