"""Sessions: opaque random tokens, stored as hashes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from decaphase.online.store.people import Account, People

TOKEN_BYTES: Final = 32
TOKEN_DAYS: Final = 90
"""Days without use after which a token expires."""
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
MAX_TOKEN_LENGTH: Final = 100
SECURE_COOKIE: Final = "__Host-decaphase"
PLAIN_COOKIE: Final = "decaphase"
"""For home networks without TLS, where browsers reject secure cookies."""


@dataclass(frozen=True, slots=True)
class Session:
    """An authenticated account; `by_cookie`: its token came in a cookie, which browsers send unasked."""

    account: Account
    token_hash: bytes
    by_cookie: bool


def hash_token(token: str) -> bytes:
    """The stored form of a token, which is random enough to need no salt."""
    return hashlib.sha256(token.encode("ascii", "replace")).digest()


class Sessions:
    """Creates, checks and revokes tokens."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now

    async def create(self, account: str) -> str:
        """A new token for this account, which only its client keeps."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self._now()
        await self._people.add_token(hash_token(token), account, now, now + TOKEN_DAYS * DAY_MS)
        return token

    async def authenticate(
        self, headers: Iterable[tuple[bytes, bytes]], *, encrypted: bool
    ) -> Session | None:
        """The session of a request with these headers; None if its token is missing, unknown or expired."""
        token, by_cookie = token_from(headers, encrypted=encrypted)
        if token is None:
            return None
        hashed = hash_token(token)
        account_id = await self._people.token(hashed, self._now())
        account = None if account_id is None else await self._people.account(account_id)
        if account is None:
            return None
        await self._extend(account, hashed)
        return Session(account, hashed, by_cookie)

    async def _extend(self, account: Account, token_hash: bytes) -> None:
        """Extend the token once an hour: players who come back now and then stay signed in."""
        now = self._now()
        if account.seen_at < now - HOUR_MS:
            await self._people.touch(account.account_id, now)
            await self._people.extend_token(token_hash, now + TOKEN_DAYS * DAY_MS)

    async def is_valid(self, session: Session) -> bool:
        """Whether the token still exists."""
        return await self._people.token(session.token_hash, self._now()) is not None

    async def revoke(self, session: Session) -> None:
        await self._people.revoke_token(session.token_hash)

    async def revoke_all(self, account: str, keep: Session | None = None) -> None:
        """Revoke every token of an account except the kept one."""
        await self._people.revoke_tokens(account, None if keep is None else keep.token_hash)


def token_from(headers: Iterable[tuple[bytes, bytes]], *, encrypted: bool) -> tuple[str | None, bool]:
    """A request's token, and whether it came in a cookie; a bearer token takes precedence."""
    cookies: dict[str, str] = {}
    for name, value in headers:
        if name == b"authorization":
            kind, _, token = value.decode("latin-1").partition(" ")
            if kind.lower() == "bearer":
                return _bounded(token.strip()), False
        elif name == b"cookie":
            cookies = read_cookies(value.decode("latin-1")) | cookies
    # Other sites on the same domain can set the plain cookie, but not the secure one.
    names = (SECURE_COOKIE,) if encrypted else (SECURE_COOKIE, PLAIN_COOKIE)
    found = _bounded(next((cookies[name] for name in names if name in cookies), ""))
    return found, found is not None


def read_cookies(header: str) -> dict[str, str]:
    r"""Our cookies in a `Cookie` header, the first of each name.

    By hand: the parser of many supported Pythons takes seconds for a header of backslashes.

    >>> read_cookies('theme="a"; decaphase=token; __Host-decaphase = other;decaphase=second; =; x')
    {'decaphase': 'token', '__Host-decaphase': 'other'}
    """
    found: dict[str, str] = {}
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if (name := name.strip()) in (SECURE_COOKIE, PLAIN_COOKIE):
            found.setdefault(name, value.strip())
    return found


def _bounded(token: str) -> str | None:
    return token if 0 < len(token) <= MAX_TOKEN_LENGTH else None
