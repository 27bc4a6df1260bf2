"""Accounts, of guests and of those with a login, and the tokens that devices show instead of a password."""

from __future__ import annotations

from typing import Final

from decaphase.online.store.model import StoreProblem, check_id
from decaphase.online.store.people.model import (
    Account,
    check_hash,
    check_language,
    check_name,
    check_password_hash,
    check_time,
    login_key,
)
from decaphase.online.store.people.rows import Rows

TOUCH_MILLISECONDS: Final = 3_600_000
"""The precision of `seen_at`: a finer one would mean a write for every request."""

ADD: Final = """
    INSERT INTO account (account_id, name, language, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)
"""
BY_ID: Final = """
    SELECT account_id, name, language, created_at, seen_at, login, password_hash
    FROM account WHERE account_id = $1
"""
BY_LOGIN: Final = """
    SELECT account_id, name, language, created_at, seen_at, login, password_hash
    FROM account WHERE login_key = $1
"""
SET_LOGIN: Final = """
    UPDATE account SET login = $2, login_key = $3, password_hash = $4 WHERE account_id = $1
"""
SEEN: Final = "SELECT seen_at FROM account WHERE account_id = $1"
TOUCH: Final = "UPDATE account SET seen_at = $2 WHERE account_id = $1 AND seen_at < $2"

MOST_TOKENS: Final = 20
"""Per account."""

# Changes nothing, but locks the account, so that two devices that sign in at once count right.
HOLD_ACCOUNT: Final = "UPDATE account SET seen_at = seen_at WHERE account_id = $1"
ADD_DEVICE: Final = (
    "INSERT INTO token (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)"
)
FORGET_OLDEST: Final = """
    DELETE FROM token WHERE account_id = $1 AND token_hash NOT IN (
        SELECT token_hash FROM token WHERE account_id = $1
        ORDER BY token_hash = $2 DESC, created_at DESC, token_hash LIMIT $3
    )
"""
FIND_OWNER: Final = "SELECT account_id FROM token WHERE token_hash = $1"
REVOKE: Final = "DELETE FROM token WHERE token_hash = $1"
REVOKE_ALL: Final = "DELETE FROM token WHERE account_id = $1 AND token_hash <> $2"
FIND_DEVICE: Final = "SELECT account_id FROM token WHERE token_hash = $1 AND expires_at > $2"


class Accounts(Rows):
    """The accounts."""

    async def add_account(self, account_id: str, name: str, language: str, now: int) -> None:
        """Create a guest's account; an id that is in use is refused."""
        values = (check_id(account_id), check_name(name), check_language(language), check_time(now))
        await self._change(ADD, *values)

    async def account(self, account_id: str) -> Account | None:
        """The account with this id."""
        return await self._find_one(Account, BY_ID, check_id(account_id))

    async def rename(self, account_id: str, name: str) -> None:
        """Change the displayed name."""
        await self._change_account(
            "UPDATE account SET name = $2 WHERE account_id = $1", account_id, check_name(name)
        )

    async def set_language(self, account_id: str, language: str) -> None:
        """Change the language of an account."""
        await self._change_account(
            "UPDATE account SET language = $2 WHERE account_id = $1", account_id, check_language(language)
        )

    async def touch(self, account_id: str, now: int) -> None:
        """Update the time of the last visit, to the hour."""
        seen_at = await self._find_one(int, SEEN, check_id(account_id))
        if seen_at is not None and seen_at <= check_time(now) - TOUCH_MILLISECONDS:
            await self._change(TOUCH, account_id, now)

    async def set_login(self, account_id: str, login: str, password_hash: str) -> None:
        """Set the login and password of an account; the login has to be free."""
        key = login_key(login)
        try:
            await self._change_account(SET_LOGIN, account_id, login, key, check_password_hash(password_hash))
        except StoreProblem as problem:
            if problem.code != "store-exists":
                raise
            raise StoreProblem("login-taken", login=login) from problem

    async def by_login(self, login: str) -> Account | None:
        """The account with this login, however it is typed."""
        try:
            key = login_key(login)
        except StoreProblem:
            return None  # an invalid login belongs to no account
        return await self._find_one(Account, BY_LOGIN, key)


class Tokens(Rows):
    """The tokens of devices; only their hashes are stored."""

    async def add_token(self, token_hash: bytes, account_id: str, now: int, expires_at: int) -> None:
        """Add a token; if the account has too many, delete the oldest."""
        check_hash(token_hash)
        check_id(account_id)
        *_, forgotten = await self._change_together(
            (HOLD_ACCOUNT, (account_id,)),
            (ADD_DEVICE, (token_hash, account_id, check_time(now), check_time(expires_at))),
            (FORGET_OLDEST, (account_id, token_hash, MOST_TOKENS)),
        )
        if forgotten:
            await self._change_together(revoked=account_id)

    async def token(self, token_hash: bytes, now: int) -> str | None:
        """The account of a token; None once it is expired or revoked."""
        return await self._find_one(str, FIND_DEVICE, check_hash(token_hash), check_time(now))

    async def extend_token(self, token_hash: bytes, expires_at: int) -> None:
        """Extend a token; one that has ended stays ended."""
        statement = "UPDATE token SET expires_at = $2 WHERE token_hash = $1 AND expires_at < $2"
        await self._change(statement, check_hash(token_hash), check_time(expires_at))

    async def revoke_token(self, token_hash: bytes) -> None:
        """Revoke a token."""
        account_id = await self._find_one(str, FIND_OWNER, check_hash(token_hash))
        if account_id is not None:
            await self._change_together((REVOKE, (token_hash,)), revoked=account_id)

    async def revoke_tokens(self, account_id: str, keep: bytes | None = None) -> None:
        """Revoke all tokens of an account, except one."""
        kept = b"" if keep is None else check_hash(keep)
        await self._change_together((REVOKE_ALL, (check_id(account_id), kept)), revoked=account_id)
