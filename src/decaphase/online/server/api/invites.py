"""Invitations: a code that nobody can guess lets people in to a table, for a while."""

from __future__ import annotations

import secrets
from typing import Annotated, Final, TypeAlias

from litestar import delete, get, post
from litestar.params import Parameter

from decaphase.online.protocol.http import INVITE_DAYS, Admitted, InviteGiven, InviteShown, NewInvite
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED, Call, running_of, session_of
from decaphase.online.server.api.table_lookup import table_for
from decaphase.online.server.auth.sessions import DAY, hash_token
from decaphase.online.server.http.rate_limits import NEW_INVITES
from decaphase.online.server.services import Services
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.projections import summary_of
from decaphase.online.store import Invite
from decaphase.online.table import Refused
from decaphase.problems import Problem

CODE_BYTES: Final = 18
Code: TypeAlias = Annotated[str, Parameter(min_length=1, max_length=100)]


async def invite_to(running: Services, table: str, by: str, days: int) -> InviteGiven:
    """A new code for a table; it is shown this once."""
    code, now = secrets.token_urlsafe(CODE_BYTES), running.now()
    expires = now + days * DAY
    await running.people.add_invite(hash_token(code), table, by, now, expires)
    return InviteGiven(code, expires)


@post("/api/tables/{table:str}/invites", responses=PROBLEMS, security=SIGNED)
async def make_invite(request: Call, table: str, data: NewInvite | None = None) -> InviteGiven:
    """Get another code with which to invite people to a table where you sit."""
    running, session = running_of(request), session_of(request)
    live = await table_for(running, table, session)
    if live.state.seat_of(session.account.account_id) is None:
        raise Refused("table-not-seated")
    if live.state.closed:
        raise Refused("table-closed")
    running.limits.count(NEW_INVITES, session.account.account_id)
    days = INVITE_DAYS if data is None else data.days
    return await invite_to(running, table, session.account.account_id, days)


@delete("/api/tables/{table:str}/invites", responses=PROBLEMS, security=SIGNED)
async def revoke_invites(request: Call, table: str) -> None:
    """Take back every code of a table that you opened; who came in by one stays."""
    running, session = running_of(request), session_of(request)
    live = await table_for(running, table, session)
    if live.state.opener != session.account.account_id:
        raise Refused("table-opener-only")
    await running.people.revoke_invites(table)


@get("/api/invites/{code:str}", responses=PROBLEMS)
async def show_invite(request: Call, code: Code) -> InviteShown:
    """What a code invites to."""
    invite, live = await follow(running_of(request), code)
    summary = summary_of(live.state)
    return InviteShown(summary.edition, summary.options, summary.seats, live.state.stage, invite.expires_at)


@post("/api/invites/{code:str}", status_code=200, responses=PROBLEMS, security=SIGNED)
async def accept_invite(request: Call, code: Code) -> Admitted:
    """Come to the table: from now on you may look, and take a seat."""
    running, account = running_of(request), session_of(request).account.account_id
    _, live = await follow(running, code)
    if account in live.state.kicked:
        raise Refused("table-kicked")
    if live.state.closed:
        raise Refused("table-closed")
    await running.people.admit(live.table, account, running.now())
    return Admitted(live.table)


async def follow(running: Services, code: str) -> tuple[Invite, LiveTable]:
    """Where a code leads."""
    invite = await running.people.invite(hash_token(code), running.now())
    if invite is None:
        raise Problem("server-no-invite")
    return invite, await running.tables.get(invite.table)
