"""Logging in and out: a login is for who wants to come back from another device."""

from __future__ import annotations

from litestar import Response, post, put

from decaphase.online.protocol.http import AccountBegun, AccountShown, Credentials, NewLogin
from decaphase.online.server.api.accounts import check_password, show_anew, with_token
from decaphase.online.server.api.dependencies import (
    PROBLEMS,
    SIGNED,
    Call,
    asking_of,
    running_of,
    session_of,
    without_token,
)
from decaphase.online.server.auth.sessions import hash_token
from decaphase.online.server.http.client_address import limited_as
from decaphase.online.server.http.rate_limits import LOGINS, TRIES
from decaphase.online.store import StoreProblem
from decaphase.online.store.people.bounds import login_key
from decaphase.problems import Problem


@put("/api/account/login", responses=PROBLEMS, security=SIGNED)
async def set_login(request: Call, data: NewLogin) -> AccountShown:
    """Give your account a login and a password, or others; other devices are then signed out."""
    running, session = running_of(request), session_of(request)
    account = session.account
    await check_password(running, account, data.current)
    login_key(data.login)  # refused before the password is worked on, which takes long
    written = await running.passwords.write(data.password)
    await running.people.set_login(account.account_id, data.login, written)
    await running.sessions.end_all(account.account_id, keep=session)
    running.lines.end_account(account.account_id, keep=session.token_hash)
    return await show_anew(running.people, account.account_id)


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(request: Call, data: Credentials) -> Response[AccountBegun]:
    """Get a new token for an account with a login; a token that you show is taken back."""
    running, asking = running_of(request), asking_of(request)
    running.limits.count(LOGINS, limited_as(asking.caller.address))
    running.limits.count(TRIES, _counted(data.login))
    account = await running.people.by_login(data.login)
    written = None if account is None else account.password_hash
    if not await running.passwords.holds(data.password, written) or account is None:
        raise Problem("server-wrong-login")
    if asking.session is not None:
        await running.sessions.end(asking.session)
        running.lines.end_token(asking.session.token_hash)
    token = await running.sessions.begin(account.account_id)
    return with_token(request, AccountBegun(account.account_id, account.name, account.language, token), 200)


def _counted(login: str) -> str:
    """A login as tries are counted, however it is typed; it is nobody's business which."""
    try:
        return hash_token(login_key(login).encode().hex()).hex()
    except StoreProblem:
        return ""


@post("/api/logout", status_code=204, responses=PROBLEMS, security=SIGNED)
async def log_out(request: Call) -> Response[None]:
    """Take your token back; connections that showed it end."""
    running, session = running_of(request), session_of(request)
    await running.sessions.end(session)
    running.lines.end_token(session.token_hash)
    return without_token(request)


@post("/api/logout-everywhere", status_code=204, responses=PROBLEMS, security=SIGNED)
async def log_out_everywhere(request: Call) -> None:
    """Take every other token of your account back."""
    running, session = running_of(request), session_of(request)
    await running.sessions.end_all(session.account.account_id, keep=session)
    running.lines.end_account(session.account.account_id, keep=session.token_hash)
