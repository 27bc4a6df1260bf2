"""Accounts: everybody is a guest first, with a name and a random token, and may stay one."""

from __future__ import annotations

import secrets

from litestar import Response, delete, get, patch, post

from decaphase.online.protocol.http import (
    AccountBegun,
    AccountChange,
    AccountShown,
    Farewell,
    NewAccount,
    Visitor,
)
from decaphase.online.server.api.dependencies import (
    PROBLEMS,
    SIGNED,
    Call,
    asking_of,
    running_of,
    session_of,
    without_token,
)
from decaphase.online.server.http.client_address import limited_as
from decaphase.online.server.http.rate_limits import NEW_ACCOUNTS, TRIES
from decaphase.online.server.http.security import write_cookie
from decaphase.online.server.logs import LOGGER
from decaphase.online.server.services import Services
from decaphase.online.store import Account, StoreProblem
from decaphase.online.store.people import People
from decaphase.online.store.people.people import Json
from decaphase.online.table import Person
from decaphase.online.table import commands as ask
from decaphase.problems import Problem

PAGE = 100
"""Tables of an account that are looked at together."""


def show(account: Account) -> AccountShown:
    """An account as its owner sees it."""
    return AccountShown(account.account_id, account.name, account.language, account.login, account.created_at)


async def show_anew(people: People, account_id: str) -> AccountShown:
    """An account that was changed, as its owner sees it now."""
    changed = await people.account(account_id)
    if changed is None:
        raise StoreProblem("store-no-account")
    return show(changed)


@post("/api/accounts", responses=PROBLEMS)
async def begin_account(request: Call, data: NewAccount) -> Response[AccountBegun]:
    """Begin an account, as a guest's; the token is shown this once."""
    running, asking = running_of(request), asking_of(request)
    running.limits.count(NEW_ACCOUNTS, limited_as(asking.caller.address))
    account, language = secrets.token_urlsafe(12), data.language or asking.language
    await running.people.add_account(account, data.name, language, running.now())
    token = await running.sessions.begin(account)
    return with_token(request, AccountBegun(account, data.name, language, token))


def with_token(request: Call, begun: AccountBegun, status: int = 201) -> Response[AccountBegun]:
    """An answer that carries a new token, in a cookie too."""
    cookie = write_cookie(asking_of(request).caller, begun.token)
    return Response(begun, status_code=status, headers={"set-cookie": cookie})


@get("/api/visitor", responses=PROBLEMS)
async def show_visitor(request: Call) -> Visitor:
    """Who you are here; a page asks it first, since who has no account yet is no problem."""
    session = asking_of(request).session
    return Visitor(None if session is None else show(session.account))


@get("/api/account", responses=PROBLEMS, security=SIGNED)
async def show_account(request: Call) -> AccountShown:
    """Your account."""
    return show(session_of(request).account)


@patch("/api/account", responses=PROBLEMS, security=SIGNED)
async def change_account(request: Call, data: AccountChange) -> AccountShown:
    """Change your name or language; at tables where you sit you keep the name you came with."""
    people, account = running_of(request).people, session_of(request).account
    if data.name is not None:
        await people.rename(account.account_id, data.name)
    if data.language is not None:
        await people.set_language(account.account_id, data.language)
    return await show_anew(people, account.account_id)


@get("/api/account/export", responses=PROBLEMS, security=SIGNED)
async def export_account(request: Call) -> dict[str, Json]:
    """A copy of all that is kept about you."""
    return await running_of(request).people.export(session_of(request).account.account_id)


@delete("/api/account", responses=PROBLEMS, security=SIGNED)
async def delete_account(request: Call, data: Farewell | None = None) -> Response[None]:
    """Delete your account with all that belongs to it; you leave the tables at which you sit."""
    running, account = running_of(request), session_of(request).account
    await check_password(running, account, None if data is None else data.password)
    await leave_tables(running, account)
    await running.people.delete_account(account.account_id)
    running.lines.end_account(account.account_id)
    return without_token(request)


async def check_password(running: Services, account: Account, password: str | None) -> None:
    """Make sure that it is the owner who asks, where the account has a password."""
    if account.password_hash is None:
        return
    running.limits.count(TRIES, account.account_id)
    if not await running.passwords.holds(password or "", account.password_hash):
        raise Problem("server-wrong-password")


async def leave_tables(running: Services, account: Account) -> None:
    """Give up every seat, so that no table waits for somebody who is gone for good."""
    person = Person(account.account_id, account.name)
    for table in await _tables_of(running, account.account_id):
        try:
            live = await running.tables.get(table)
            if live.state.seat_of(person.account) is not None and not live.state.closed:
                await live.do(ask.Leave(), person)
        except Problem as problem:  # a log that cannot be read does not keep anybody
            LOGGER.warning("seat-not-left", table=table, code=problem.code)


async def _tables_of(running: Services, account: str) -> set[str]:
    """Where somebody may sit: in this process, whose notes may be late, and wherever they ever sat."""
    found = {live.table for live in running.tables if live.state.seat_of(account) is not None}
    before, before_table = None, ""
    while page := await running.people.tables_of(account, before, PAGE, before_table):
        found |= {listed.table for listed in page if listed.stage != "closed"}
        before, before_table = page[-1].updated_at, page[-1].table
    return found
