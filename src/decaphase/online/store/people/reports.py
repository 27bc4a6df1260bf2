"""Reports about people's behaviour, for the server's operators."""

from __future__ import annotations

from typing import Final

from decaphase.online.store.model import check_id, check_limit
from decaphase.online.store.people.model import StoredReport, check_report, check_time
from decaphase.online.store.people.rows import Rows

ADD: Final = """
    INSERT INTO report (table_id, by_account, whom, text, reported_at) VALUES ($1, $2, $3, $4, $5)
"""
NEWEST: Final = """
    SELECT table_id, by_account, whom, text, reported_at FROM report
    ORDER BY reported_at DESC, report_id DESC LIMIT $1
"""


class Reports(Rows):
    """The reports."""

    async def add_report(self, table: str, by: str, whom: str, text: str, now: int) -> None:
        """Add a report about a person at a table."""
        people = (check_id(by), check_id(whom))
        await self._change(ADD, check_id(table), *people, check_report(text), check_time(now))

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        """The latest reports, newest first."""
        return await self._find(StoredReport, NEWEST, check_limit(limit))
