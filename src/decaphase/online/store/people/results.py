"""Results of games, and their sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final

from decaphase.online.store.model import StoreProblem, check_id, check_limit
from decaphase.online.store.people.model import Result, Totals, check_results
from decaphase.online.store.people.rows import Rows

# Null if the account was deleted during the game.
ADD: Final = """
    INSERT INTO result
    (table_id, game, account_id, seat, players, place, winner, score, phases, hands, edition, ended_at)
    VALUES ($1, $2, (SELECT account_id FROM account WHERE account_id = $3), $4, $5, $6, $7, $8, $9, $10, $11,
    $12) ON CONFLICT DO NOTHING
"""
OF_ACCOUNT: Final = """
    SELECT table_id, game, account_id, seat, players, place, winner, score, phases, hands, edition, ended_at
    FROM result WHERE account_id = $1 ORDER BY ended_at DESC, table_id, game DESC LIMIT $2
"""
TOTALS: Final = """
    SELECT count(*), sum(CASE WHEN winner THEN 1 ELSE 0 END), sum(place), sum(phases), sum(hands)
    FROM result WHERE account_id = $1
"""


class ResultTable(Rows):
    """The results of games."""

    async def add_results(self, results: Sequence[Result]) -> None:
        """Add the results of a game; existing ones stay as they are."""
        # In a fixed order, so that two processes never deadlock.
        ordered = sorted(check_results(results), key=attrgetter("table", "game", "seat"))
        statements = [(ADD, _values(result)) for result in ordered]
        while statements:
            try:
                await self._change_together(*statements)
            except StoreProblem as problem:
                # An account was deleted between the lookup and the write; the next lookup does not find it.
                if problem.code != "store-no-account":
                    raise
            else:
                return

    async def results_of(self, account: str, limit: int) -> tuple[Result, ...]:
        """The results of an account, newest first."""
        return await self._results(check_id(account), check_limit(limit))

    async def _results(self, account: str, limit: int) -> tuple[Result, ...]:
        found = await self._find(Result, OF_ACCOUNT, account, limit)
        return tuple(replace(result, winner=bool(result.winner)) for result in found)  # SQLite has 1 and 0

    async def totals_of(self, account: str) -> Totals:
        """The sums of an account's results."""
        (totals,) = await self._find(_totals, TOTALS, check_id(account))
        return totals


def _values(result: Result) -> tuple[str | int | None, ...]:
    return (
        result.table,
        result.game,
        result.account,
        result.seat,
        result.players,
        result.place,
        result.winner,
        result.score,
        result.phases,
        result.hands,
        result.edition,
        result.at,
    )


def _totals(*sums: int | None) -> Totals:
    """Sums over no rows are NULL, not 0."""
    return Totals(*(total or 0 for total in sums))
