"""Runs of server processes and their heartbeats."""

from __future__ import annotations

from typing import Final

from decaphase.online.store.model import check_id
from decaphase.online.store.people.model import Run, check_time
from decaphase.online.store.people.rows import Rows

BEGIN: Final = """
    INSERT INTO server_run (run_id, started_at, beat_at) VALUES ($1, $2, $2)
    ON CONFLICT (run_id) DO UPDATE SET started_at = excluded.started_at, beat_at = excluded.beat_at
"""
SINCE: Final = """
    SELECT run_id, started_at, beat_at FROM server_run WHERE beat_at >= $1 ORDER BY started_at, run_id
"""


class RunTable(Rows):
    """The runs of server processes."""

    async def begin_run(self, run_id: str, now: int) -> None:
        """Add a run."""
        await self._change(BEGIN, check_id(run_id), check_time(now))

    async def beat(self, run_id: str, now: int) -> None:
        """Record a heartbeat."""
        statement = "UPDATE server_run SET beat_at = $2 WHERE run_id = $1"
        await self._change(statement, check_id(run_id), check_time(now))

    async def end_run(self, run_id: str) -> None:
        """Remove a run that ended properly."""
        await self._change("DELETE FROM server_run WHERE run_id = $1", check_id(run_id))

    async def runs(self, since: int) -> tuple[Run, ...]:
        """The runs with a heartbeat at or after this time, the oldest run first."""
        return await self._find(Run, SINCE, check_time(since))
