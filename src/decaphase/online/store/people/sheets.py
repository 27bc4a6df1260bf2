"""Score sheets: stored under an id that the owner chooses, with a check against lost updates."""

from __future__ import annotations

from typing import Final

from decaphase.online.store.model import StoreProblem, check_id
from decaphase.online.store.people.accounts import HOLD_ACCOUNT
from decaphase.online.store.people.model import StoredSheet, check_revision, check_sheet, check_time
from decaphase.online.store.people.rows import Rows

MOST_SHEETS: Final = 50
"""Per account."""

ADD: Final = """
    INSERT INTO sheet (account_id, sheet_id, revision, updated_at, body)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 1, CAST($3 AS BIGINT), CAST($4 AS TEXT)
    WHERE (SELECT count(*) FROM sheet WHERE account_id = $1) < $5 ON CONFLICT DO NOTHING
"""
CHANGE: Final = """
    UPDATE sheet SET revision = revision + 1, updated_at = $4, body = $5
    WHERE account_id = $1 AND sheet_id = $2 AND revision = $3
"""
OF_ACCOUNT: Final = """
    SELECT sheet_id, revision, updated_at, body FROM sheet WHERE account_id = $1
    ORDER BY updated_at DESC, sheet_id
"""
BY_ID: Final = """
    SELECT sheet_id, revision, updated_at, body FROM sheet WHERE account_id = $1 AND sheet_id = $2
"""


class Sheets(Rows):
    """Score sheets of games with real cards; the body is opaque here."""

    async def sheets_of(self, account: str) -> tuple[StoredSheet, ...]:
        """All sheets of an account, the last written first."""
        return await self._find(StoredSheet, OF_ACCOUNT, check_id(account))

    async def sheet(self, account: str, sheet_id: str) -> StoredSheet | None:
        """The sheet of an account with this id."""
        return await self._find_one(StoredSheet, BY_ID, check_id(account), check_id(sheet_id))

    async def save_sheet(
        self, account: str, sheet_id: str, based_on: int, body: str, now: int
    ) -> StoredSheet:
        """Save a sheet that was made from this revision (0: a new one), unless another revision is stored.

        Saving the stored version again does no harm, so a client can repeat until it gets an answer.
        """
        check_revision(based_on)
        check_sheet(body)
        check_time(now)
        if based_on == 0:
            changed = await self._add(check_id(account), check_id(sheet_id), body, now)
        else:
            changed = await self._change(CHANGE, check_id(account), check_id(sheet_id), based_on, now, body)
        kept = await self.sheet(account, sheet_id)
        if kept is None:
            raise StoreProblem("sheet-gone") if based_on else StoreProblem("sheets-full", most=MOST_SHEETS)
        if not changed and kept.body != body:
            raise StoreProblem("sheet-newer", revision=kept.revision)
        return kept

    async def _add(self, account: str, sheet_id: str, body: str, now: int) -> int:
        values = (account, sheet_id, now, body, MOST_SHEETS)
        _, added = await self._change_together((HOLD_ACCOUNT, (account,)), (ADD, values))
        return added

    async def delete_sheet(self, account: str, sheet_id: str) -> None:
        """Delete a sheet; deleting it twice does no harm."""
        statement = "DELETE FROM sheet WHERE account_id = $1 AND sheet_id = $2"
        await self._change(statement, check_id(account), check_id(sheet_id))
