"""Who sends a request: opaque random tokens, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final

from decaphase.online.store.people import Account, People

TOKEN_BYTES: Final = 32
TOKEN_DAYS: Final = 90
"""So long a device may stay away."""
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
LONGEST_TOKEN: Final = 100
SECURE_COOKIE: Final = "__Host-decaphase"
PLAIN_COOKIE: Final = "decaphase"
"""On a network at home there is no certificate, and browsers keep a secure cookie only where there is one."""


@dataclass(frozen=True, slots=True)
class Session:
    """An account that has shown a token; `by_cookie`: the browser sent it by itself."""

    account: Account
    token_hash: bytes
    by_cookie: bool


def hash_token(token: str) -> bytes:
    """What is kept of a token; it is random enough to need no salt."""
    return hashlib.sha256(token.encode("ascii", "replace")).digest()


class Sessions:
    """Tokens given out, looked up and taken back."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now

    async def begin(self, account: str) -> str:
        """A new token for this account; nobody sees it again."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self._now()
        await self._people.add_token(hash_token(token), account, now, now + TOKEN_DAYS * DAY)
        return token

    async def find(self, headers: Iterable[tuple[bytes, bytes]]) -> Session | None:
        """Who sends a request with these headers; None where the token is missing, wrong or ended."""
        token, by_cookie = token_in(headers)
        if token is None:
            return None
        hashed = hash_token(token)
        account_id = await self._people.token(hashed, self._now())
        account = None if account_id is None else await self._people.account(account_id)
        if account is None:
            return None
        await self._seen(account, hashed)
        return Session(account, hashed, by_cookie)

    async def _seen(self, account: Account, token_hash: bytes) -> None:
        """Note that somebody was here, once an hour: whoever plays now and then is never signed out."""
        now = self._now()
        if account.seen_at < now - HOUR:
            await self._people.touch(account.account_id, now)
            await self._people.extend_token(token_hash, now + TOKEN_DAYS * DAY)

    async def still_holds(self, session: Session) -> bool:
        """Whether nobody has taken the token back."""
        return await self._people.token(session.token_hash, self._now()) is not None

    async def end(self, session: Session) -> None:
        """Take this token back."""
        await self._people.revoke_token(session.token_hash)

    async def end_all(self, account: str, keep: Session | None = None) -> None:
        """Take every token of an account back, but for this one."""
        await self._people.revoke_tokens(account, None if keep is None else keep.token_hash)


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> tuple[str | None, bool]:
    """The token that a request shows, and whether a cookie carried it; a bearer's goes first."""
    cookie = None
    for name, value in headers:
        if name == b"authorization":
            kind, _, token = value.decode("latin-1").partition(" ")
            if kind.lower() == "bearer":
                return _bounded(token.strip()), False
        elif name == b"cookie":
            cookie = cookie or _token_in_cookie(value.decode("latin-1"))
    return cookie, cookie is not None


def _token_in_cookie(header: str) -> str | None:
    try:
        cookies = SimpleCookie(header)
    except CookieError:
        return None
    for name in (SECURE_COOKIE, PLAIN_COOKIE):
        if name in cookies:
            return _bounded(cookies[name].value)
    return None


def _bounded(token: str) -> str | None:
    return token if 0 < len(token) <= LONGEST_TOKEN else None
