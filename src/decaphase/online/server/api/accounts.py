"""Accounts: every player starts as a guest with a name and a token, and may stay one or set a login."""

from __future__ import annotations

import secrets

from litestar import Response, delete, get, patch, post, put

from decaphase.online.protocol.http import (
    AccountBegun,
    AccountChange,
    AccountShown,
    Credentials,
    Farewell,
    NewAccount,
    NewLogin,
    Visitor,
)
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED_IN, ApiRequest, signed_out_response
from decaphase.online.server.auth.login_attempts import attempt_at
from decaphase.online.server.http.rate_limits import NEW_ACCOUNTS, NEW_LOGINS, PASSWORD_ATTEMPTS
from decaphase.online.server.http.security import write_cookie
from decaphase.online.server.logs import LOGGER
from decaphase.online.server.services import Services
from decaphase.online.store import StoreProblem
from decaphase.online.store.people import Account, People
from decaphase.online.store.people.model import login_key
from decaphase.online.store.people.people import Json
from decaphase.online.table import Person
from decaphase.online.table import commands as ask
from decaphase.online.table.names import check_player_name
from decaphase.problems import Problem

TABLES_PER_QUERY = 100
ACCOUNT_BYTES = 500
"""About what an account takes on the disk."""


def shown_account(account: Account) -> AccountShown:
    """An account as its owner sees it."""
    return AccountShown(account.account_id, account.name, account.language, account.login, account.created_at)


async def reload_account(people: People, account_id: str) -> AccountShown:
    """An account after a change, as its owner sees it."""
    changed = await people.account(account_id)
    if changed is None:
        raise StoreProblem("store-no-account")
    return shown_account(changed)


@post("/api/accounts", responses=PROBLEMS)
async def begin_account(request: ApiRequest, data: NewAccount) -> Response[AccountBegun]:
    """Create a guest account; the token is shown only once."""
    services, context = request.services, request.context
    services.limits.count(NEW_ACCOUNTS, context.peer.limit_key)
    check_player_name(data.name)
    account, language = secrets.token_urlsafe(12), data.language or context.language
    await services.people.add_account(account, data.name, language, services.now())
    token = await services.sessions.create(account)
    return token_response(request, AccountBegun(account, data.name, language, token))


def token_response(request: ApiRequest, begun: AccountBegun, status: int = 201) -> Response[AccountBegun]:
    """A response with a new token, also as a cookie."""
    cookie = write_cookie(request.context.peer, begun.token)
    return Response(begun, status_code=status, headers={"set-cookie": cookie})


@get("/api/visitor", responses=PROBLEMS)
async def show_visitor(request: ApiRequest) -> Visitor:
    """Your account if you have one; unlike `/api/account`, no account is not an error."""
    session = request.context.session
    return Visitor(None if session is None else shown_account(session.account))


@get("/api/account", responses=PROBLEMS, security=SIGNED_IN)
async def show_account(request: ApiRequest) -> AccountShown:
    """Your account."""
    return shown_account(request.require_session().account)


@patch("/api/account", responses=PROBLEMS, security=SIGNED_IN)
async def change_account(request: ApiRequest, data: AccountChange) -> AccountShown:
    """Change your name or language; at tables where you sit you keep your old name."""
    people, account = request.services.people, request.require_session().account
    request.spend(ACCOUNT_BYTES)
    if data.name is not None:
        check_player_name(data.name)
        await people.rename(account.account_id, data.name)
    if data.language is not None:
        await people.set_language(account.account_id, data.language)
    return await reload_account(people, account.account_id)


@get("/api/account/export", responses=PROBLEMS, security=SIGNED_IN)
async def export_account(request: ApiRequest) -> dict[str, Json]:
    """A copy of all data about you."""
    return await request.services.people.export(request.require_session().account.account_id)


@delete("/api/account", responses=PROBLEMS, security=SIGNED_IN)
async def delete_account(request: ApiRequest, data: Farewell | None = None) -> Response[None]:
    """Delete your account and its data; you leave your tables."""
    services, account = request.services, request.require_session().account
    await check_password(request, account, None if data is None else data.password)
    await leave_tables(services, account)
    await services.people.delete_account(account.account_id)
    return signed_out_response(request)


async def check_password(request: ApiRequest, account: Account, password: str | None) -> None:
    """Check the password of an account that has one."""
    if account.password_hash is None:
        return
    services = request.services
    services.limits.count(PASSWORD_ATTEMPTS, account.account_id)
    if not await services.passwords.verify(password or "", account.password_hash, request.caller):
        raise Problem("server-wrong-password")


async def leave_tables(services: Services, account: Account) -> None:
    """Leave every seat, so that no table waits for a deleted account."""
    person = Person(account.account_id, account.name)
    for table in await _tables_of(services, account.account_id):
        try:
            live = await services.tables.get(table)
            if live.state.seat_of(person.account) is not None and not live.state.closed:
                await live.do(ask.Leave(), person)
        except Problem as problem:  # an unreadable log must not prevent the deletion
            LOGGER.warning("seat-not-left", table=table, code=problem.code)


async def _tables_of(services: Services, account: str) -> set[str]:
    """The tables of an account: in this process, whose projections may be late, and all in its list."""
    found = {live.table for live in services.tables if live.state.seat_of(account) is not None}
    before, before_table = None, ""
    while page := await services.people.tables_of(account, before, TABLES_PER_QUERY, before_table):
        found |= {listed.table for listed in page if listed.stage != "closed"}
        before, before_table = page[-1].updated_at, page[-1].table
    return found


# Logins


@put("/api/account/login", responses=PROBLEMS, security=SIGNED_IN)
async def set_login(request: ApiRequest, data: NewLogin) -> AccountShown:
    """Set or change your login and password; other devices are signed out."""
    services, session = request.services, request.require_session()
    account = session.account
    await check_password(request, account, data.current)
    request.spend(ACCOUNT_BYTES)
    login_key(data.login)  # before hashing the password, which is slow
    services.limits.count(NEW_LOGINS, request.context.peer.limit_key)
    attempt_at(data.login, request.context.peer).count(services.limits)
    hashed = await services.passwords.hash(data.password, request.caller)
    await services.people.set_login(account.account_id, data.login, hashed)
    await services.sessions.revoke_all(account.account_id, keep=session)
    return await reload_account(services.people, account.account_id)


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(request: ApiRequest, data: Credentials) -> Response[AccountBegun]:
    """Get a new token for an account with a login; the token you send is revoked."""
    services, context = request.services, request.context
    attempt = attempt_at(data.login, context.peer)
    attempt.count(services.limits)
    account = await services.people.by_login(data.login)
    hashed = None if account is None else account.password_hash
    if not await services.passwords.verify(data.password, hashed, request.caller) or account is None:
        raise Problem("server-wrong-login")
    attempt.succeeded(services.limits)
    if context.session is not None:
        await services.sessions.revoke(context.session)
    token = await services.sessions.create(account.account_id)
    return token_response(
        request, AccountBegun(account.account_id, account.name, account.language, token), 200
    )


@post("/api/logout", status_code=204, responses=PROBLEMS, security=SIGNED_IN)
async def log_out(request: ApiRequest) -> Response[None]:
    """Revoke your token and close its connections."""
    await request.services.sessions.revoke(request.require_session())
    return signed_out_response(request)


@post("/api/logout-everywhere", status_code=204, responses=PROBLEMS, security=SIGNED_IN)
async def log_out_everywhere(request: ApiRequest) -> None:
    """Revoke every other token of your account."""
    session = request.require_session()
    await request.services.sessions.revoke_all(session.account.account_id, keep=session)
