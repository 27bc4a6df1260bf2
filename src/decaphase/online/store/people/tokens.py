"""Tokens: what a device shows instead of a password; only their hashes are stored."""

from __future__ import annotations

from typing import Final

from decaphase.online.store.model import check_id
from decaphase.online.store.people.model import check_hash, check_time
from decaphase.online.store.people.rows import Rows

MOST_TOKENS: Final = 20
"""Per account."""

# Changes nothing, but locks the account, so that two devices that sign in at once count right.
HOLD_ACCOUNT: Final = "UPDATE account SET seen_at = seen_at WHERE account_id = $1"
ADD: Final = "INSERT INTO token (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)"
FORGET_OLDEST: Final = """
    DELETE FROM token WHERE account_id = $1 AND token_hash NOT IN (
        SELECT token_hash FROM token WHERE account_id = $1
        ORDER BY token_hash = $2 DESC, created_at DESC, token_hash LIMIT $3
    )
"""
FIND: Final = "SELECT account_id FROM token WHERE token_hash = $1 AND expires_at > $2"


class Tokens(Rows):
    """The tokens of devices."""

    async def add_token(self, token_hash: bytes, account_id: str, now: int, expires_at: int) -> None:
        """Add a token; if the account has too many, delete the oldest."""
        check_hash(token_hash)
        check_id(account_id)
        await self._change_together(
            (HOLD_ACCOUNT, (account_id,)),
            (ADD, (token_hash, account_id, check_time(now), check_time(expires_at))),
            (FORGET_OLDEST, (account_id, token_hash, MOST_TOKENS)),
        )

    async def token(self, token_hash: bytes, now: int) -> str | None:
        """The account of a token; None once it is expired or revoked."""
        return await self._find_one(str, FIND, check_hash(token_hash), check_time(now))

    async def extend_token(self, token_hash: bytes, expires_at: int) -> None:
        """Extend a token; one that has ended stays ended."""
        statement = "UPDATE token SET expires_at = $2 WHERE token_hash = $1 AND expires_at < $2"
        await self._change(statement, check_hash(token_hash), check_time(expires_at))

    async def revoke_token(self, token_hash: bytes) -> None:
        """Revoke a token."""
        await self._change("DELETE FROM token WHERE token_hash = $1", check_hash(token_hash))

    async def revoke_tokens(self, account_id: str, keep: bytes | None = None) -> None:
        """Revoke all tokens of an account, except one."""
        kept = b"" if keep is None else check_hash(keep)
        statement = "DELETE FROM token WHERE account_id = $1 AND token_hash <> $2"
        await self._change(statement, check_id(account_id), kept)
