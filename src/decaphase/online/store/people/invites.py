"""Invitations to tables, by codes of which only the hashes are stored, and the guests who used one."""

from __future__ import annotations

from typing import Final

from decaphase.online.store.model import check_id
from decaphase.online.store.people.model import Invite, check_hash, check_time
from decaphase.online.store.people.rows import Rows

ADD: Final = """
    INSERT INTO invite (code_hash, table_id, by_account, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
"""
FIND: Final = """
    SELECT table_id, by_account, expires_at FROM invite WHERE code_hash = $1 AND expires_at > $2
"""
ADMIT: Final = """
    INSERT INTO guest (table_id, account_id, admitted_at) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, account_id) DO NOTHING
"""


class Invites(Rows):
    """Invitations and guest lists."""

    async def add_invite(self, code_hash: bytes, table: str, by: str, now: int, expires_at: int) -> None:
        """Add an invitation for anyone who knows the code."""
        values = (check_hash(code_hash), check_id(table), check_id(by), check_time(now))
        await self._change(ADD, *values, check_time(expires_at))

    async def invite(self, code_hash: bytes, now: int) -> Invite | None:
        """The invitation with this code; None once it is expired or revoked."""
        return await self._find_one(Invite, FIND, check_hash(code_hash), check_time(now))

    async def revoke_invites(self, table: str) -> None:
        """Revoke the codes of a table; its guests stay."""
        await self._change("DELETE FROM invite WHERE table_id = $1", check_id(table))

    async def admit(self, table: str, account: str, now: int) -> None:
        """Add an account to a table's guest list; repeating it has no effect."""
        await self._change(ADMIT, check_id(table), check_id(account), check_time(now))

    async def is_admitted(self, table: str, account: str) -> bool:
        """Whether an account is on a table's guest list."""
        query = "SELECT 1 FROM guest WHERE table_id = $1 AND account_id = $2"
        return await self._find_one(int, query, check_id(table), check_id(account)) is not None
