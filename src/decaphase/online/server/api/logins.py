"""Logging in and out; a login lets a player use several devices."""

from __future__ import annotations

from litestar import Response, post, put

from decaphase.online.protocol.http import AccountBegun, AccountShown, Credentials, NewLogin
from decaphase.online.server.api.accounts import check_password, reload_account, token_response
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED_IN, ApiRequest, signed_out_response
from decaphase.online.server.auth.sessions import hash_token
from decaphase.online.server.http.rate_limits import LOGINS, PASSWORD_ATTEMPTS
from decaphase.online.store import StoreProblem
from decaphase.online.store.people.bounds import login_key
from decaphase.problems import Problem


@put("/api/account/login", responses=PROBLEMS, security=SIGNED_IN)
async def set_login(request: ApiRequest, data: NewLogin) -> AccountShown:
    """Set or change your login and password; other devices are signed out."""
    services, session = request.services, request.require_session()
    account = session.account
    await check_password(services, account, data.current)
    login_key(data.login)  # before hashing the password, which is slow
    hashed = await services.passwords.hash(data.password)
    await services.people.set_login(account.account_id, data.login, hashed)
    await services.sessions.revoke_all(account.account_id, keep=session)
    services.connections.close_account(account.account_id, keep=session.token_hash)
    return await reload_account(services.people, account.account_id)


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(request: ApiRequest, data: Credentials) -> Response[AccountBegun]:
    """Get a new token for an account with a login; the token you send is revoked."""
    services, context = request.services, request.context
    services.limits.count(LOGINS, context.peer.limit_key)
    services.limits.count(PASSWORD_ATTEMPTS, _attempts_key(data.login))
    account = await services.people.by_login(data.login)
    hashed = None if account is None else account.password_hash
    if not await services.passwords.verify(data.password, hashed) or account is None:
        raise Problem("server-wrong-login")
    if context.session is not None:
        await services.sessions.revoke(context.session)
        services.connections.close_token(context.session.token_hash)
    token = await services.sessions.create(account.account_id)
    return token_response(
        request, AccountBegun(account.account_id, account.name, account.language, token), 200
    )


def _attempts_key(login: str) -> str:
    """What attempts are counted by: the normalized login, hashed."""
    try:
        return hash_token(login_key(login).encode().hex()).hex()
    except StoreProblem:
        return ""


@post("/api/logout", status_code=204, responses=PROBLEMS, security=SIGNED_IN)
async def log_out(request: ApiRequest) -> Response[None]:
    """Revoke your token and close its connections."""
    services, session = request.services, request.require_session()
    await services.sessions.revoke(session)
    services.connections.close_token(session.token_hash)
    return signed_out_response(request)


@post("/api/logout-everywhere", status_code=204, responses=PROBLEMS, security=SIGNED_IN)
async def log_out_everywhere(request: ApiRequest) -> None:
    """Revoke every other token of your account."""
    services, session = request.services, request.require_session()
    await services.sessions.revoke_all(session.account.account_id, keep=session)
    services.connections.close_account(session.account.account_id, keep=session.token_hash)
