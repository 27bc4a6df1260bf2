"""Reports about people's behaviour, for the server's operators."""

from __future__ import annotations

from typing import Final, NamedTuple

from decaphase.online.store.model import check_id, check_limit
from decaphase.online.store.people.model import LONGEST_REPORT, StoredReport, check_report, check_time
from decaphase.online.store.people.rows import Rows

ADD: Final = """
    INSERT INTO report (table_id, by_account, whom, text, reported_at) VALUES ($1, $2, $3, $4, $5)
"""
EARLIER: Final = """
    SELECT report_id, text FROM report WHERE table_id = $1 AND by_account = $2 AND whom = $3
    ORDER BY report_id DESC LIMIT 1
"""
EXTEND: Final = "UPDATE report SET text = $2, reported_at = $3 WHERE report_id = $1"
NEWEST: Final = """
    SELECT table_id, by_account, whom, text, reported_at FROM report
    ORDER BY reported_at DESC, report_id DESC LIMIT $1
"""


class _Earlier(NamedTuple):
    report_id: int
    text: str


class Reports(Rows):
    """The reports."""

    async def add_report(self, table: str, by: str, whom: str, text: str, now: int) -> None:
        """Add a report about a person at a table: a line of the report that the same person made before.

        Adding the same line again does no harm, and one without room stays in the table's log only.
        """
        people = (check_id(table), check_id(by), check_id(whom))
        values = (check_report(text), check_time(now))
        earlier = await self._find_one(_Earlier, EARLIER, *people)
        if earlier is None:
            await self._change(ADD, *people, *values)
            return
        merged = f"{earlier.text}\n{text}"
        if f"\n{text}\n" not in f"\n{earlier.text}\n" and len(merged) <= LONGEST_REPORT:
            await self._change(EXTEND, earlier.report_id, merged, now)

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        """The latest reports, newest first."""
        return await self._find(StoredReport, NEWEST, check_limit(limit))
