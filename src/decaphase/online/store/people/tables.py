"""Lists of tables, the public one and those of each account, and invitations to tables."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from decaphase.online.store.backend import Value
from decaphase.online.store.model import check_id, check_limit, check_size
from decaphase.online.store.people.model import (
    BIGGEST_SUMMARY,
    LAST_TIME,
    Invite,
    Listed,
    Listing,
    check_hash,
    check_time,
)
from decaphase.online.store.people.rows import Rows

SIT: Final = """
    INSERT INTO sitting (account_id, table_id, sat_at) VALUES ($1, $2, $3)
    ON CONFLICT (account_id, table_id) DO UPDATE SET sat_at = excluded.sat_at
"""
REGISTER: Final = """
    INSERT INTO listing (table_id, listed, stage, summary, updated_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed, stage = excluded.stage,
    summary = excluded.summary, updated_at = excluded.updated_at
"""
# The first two conditions repeat those of the index, or SQLite does not use it.
OPEN_TO_ALL: Final = """
    SELECT table_id, stage, summary, updated_at FROM listing
    WHERE listed AND stage <> 'closed' AND (updated_at, table_id) < ($1, $2)
    ORDER BY updated_at DESC, table_id DESC LIMIT $3
"""
SAT_AT: Final = """
    SELECT sitting.table_id, stage, summary, coalesce(updated_at, sat_at) AS latest
    FROM sitting LEFT JOIN listing ON listing.table_id = sitting.table_id
    WHERE account_id = $1 AND (coalesce(updated_at, sat_at), sitting.table_id) < ($2, $3)
    ORDER BY latest DESC, sitting.table_id DESC LIMIT $4
"""
ADD_INVITE: Final = """
    INSERT INTO invite (code_hash, table_id, by_account, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
"""
FIND_INVITE: Final = """
    SELECT table_id, by_account, expires_at FROM invite WHERE code_hash = $1 AND expires_at > $2
"""
ADMIT: Final = """
    INSERT INTO guest (table_id, account_id, admitted_at) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, account_id) DO NOTHING
"""


class TableListings(Rows):
    """Lists of tables.

    Lists come newest first, in pages: the next page is asked for with the time of the last table seen, and
    with its id as `before_table`, which separates tables of the same millisecond.
    """

    async def register(self, table: str, listed: bool, stage: str, summary: bytes, now: int) -> None:
        """Set how lists show a table, and whether it is public."""
        await self.register_all([Listing(table, listed, stage, summary, now)])

    async def register_all(self, listings: Sequence[Listing]) -> None:
        """Set it for several tables, all or none."""
        # In a fixed order, so that two processes never deadlock.
        ordered = sorted(listings, key=attrgetter("table"))
        await self._change_together(*((REGISTER, _values(listing)) for listing in ordered))

    async def listed_tables(
        self, before: int | None, limit: int, before_table: str = ""
    ) -> tuple[Listed, ...]:
        """The public tables."""
        return await self._find(Listed, OPEN_TO_ALL, *_place(before, before_table), check_limit(limit))

    async def sat_down(self, table: str, account: str, now: int) -> None:
        """Record when an account last sat at a table."""
        await self._change(SIT, check_id(account), check_id(table), check_time(now))

    async def tables_of(
        self, account: str, before: int | None, limit: int, before_table: str = ""
    ) -> tuple[Listed, ...]:
        """The tables at which an account has sat, including closed ones."""
        place = _place(before, before_table)
        return await self._find(_listed, SAT_AT, check_id(account), *place, check_limit(limit))


def _values(listing: Listing) -> tuple[Value, ...]:
    summary = check_size(listing.summary, BIGGEST_SUMMARY)
    table, stage, at = check_id(listing.table), check_id(listing.stage), check_time(listing.at)
    return table, listing.listed, stage, summary, at


def _place(before: int | None, before_table: str) -> tuple[int, str]:
    """The place where a page begins; no id comes before the empty one."""
    latest = LAST_TIME + 1 if before is None else check_time(before)
    return latest, before_table and check_id(before_table)


def _listed(table: str, stage: str | None, summary: bytes | None, updated_at: int) -> Listed:
    """A table that may not be in the lists yet."""
    return Listed(table, stage or "", summary or b"", updated_at)


class Invites(Rows):
    """Invitations by codes, of which only the hashes are stored, and the guests who used one."""

    async def add_invite(self, code_hash: bytes, table: str, by: str, now: int, expires_at: int) -> None:
        """Add an invitation for anyone who knows the code."""
        values = (check_hash(code_hash), check_id(table), check_id(by), check_time(now))
        await self._change(ADD_INVITE, *values, check_time(expires_at))

    async def invite(self, code_hash: bytes, now: int) -> Invite | None:
        """The invitation with this code; None once it is expired or revoked."""
        return await self._find_one(Invite, FIND_INVITE, check_hash(code_hash), check_time(now))

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
