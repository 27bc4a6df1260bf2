"""Tables to choose from: those open to all, and those at which somebody has sat."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from decaphase.online.store.backend import Value
from decaphase.online.store.bounds import check_id, check_limit, check_size
from decaphase.online.store.people.bounds import BIGGEST_SUMMARY, LAST_TIME, check_time
from decaphase.online.store.people.model import Listed, Listing
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
# The first two conditions are those of the index, word for word: SQLite does not see it otherwise.
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


class TableListings(Rows):
    """Where there is a game.

    Lists come newest first, in pages: the next one is asked for with the time of the last table seen, and
    with its id as `before_table`, without which others of the same millisecond would be passed over.
    """

    async def register(self, table: str, listed: bool, stage: str, summary: bytes, now: int) -> None:
        """Say how a table is to stand in lists, and whether in that of all."""
        await self.register_all([Listing(table, listed, stage, summary, now)])

    async def register_all(self, listings: Sequence[Listing]) -> None:
        """The same of several tables, all or none."""
        # In one order, so that two processes never wait for each other.
        ordered = sorted(listings, key=attrgetter("table"))
        await self._change_together(*((REGISTER, _values(listing)) for listing in ordered))

    async def listed_tables(
        self, before: int | None, limit: int, before_table: str = ""
    ) -> tuple[Listed, ...]:
        """The tables open to all."""
        return await self._find(Listed, OPEN_TO_ALL, *_place(before, before_table), check_limit(limit))

    async def sat_down(self, table: str, account: str, now: int) -> None:
        """Remember that somebody sat at a table, and when last."""
        await self._change(SIT, check_id(account), check_id(table), check_time(now))

    async def tables_of(
        self, account: str, before: int | None, limit: int, before_table: str = ""
    ) -> tuple[Listed, ...]:
        """The tables at which somebody has sat, closed ones too."""
        place = _place(before, before_table)
        return await self._find(_listed, SAT_AT, check_id(account), *place, check_limit(limit))


def _values(listing: Listing) -> tuple[Value, ...]:
    summary = check_size(listing.summary, BIGGEST_SUMMARY)
    table, stage, at = check_id(listing.table), check_id(listing.stage), check_time(listing.at)
    return table, listing.listed, stage, summary, at


def _place(before: int | None, before_table: str) -> tuple[int, str]:
    """Where a page begins; no id comes before the empty one."""
    latest = LAST_TIME + 1 if before is None else check_time(before)
    return latest, before_table and check_id(before_table)


def _listed(table: str, stage: str | None, summary: bytes | None, updated_at: int) -> Listed:
    """A table that may not have been registered yet."""
    return Listed(table, stage or "", summary or b"", updated_at)
