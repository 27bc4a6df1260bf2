"""Budgets of what the server writes for its clients, so that nobody can fill its disk.

A budget is spent in bytes and refilled with time. A game at any pace of people costs a fraction of each.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from decaphase.online.server.http.rate_limits import MAX_COUNTERS, RateLimited


class Budget(NamedTuple):
    """What may be spent at once, and by how much it is refilled per second."""

    kind: str
    most: float
    per_second: float


ACCOUNT: Final = Budget("account", 2_000_000, 500)
ADDRESS: Final = Budget("address", 20_000_000, 5_000)
TABLE: Final = Budget("table", 3_000_000, 2_000)
"""Bytes."""
CHANGES: Final = Budget("changes", 60, 0.5)
"""An account's writes other than moves: chat, seats, settings, invitations, sheets, names."""
ENTRY_BYTES: Final = 128
"""What an entry takes on the disk beside its data."""


class Writer(NamedTuple):
    """For whom something is written: an account, and the address that it connects from."""

    account: str
    address: str


class OverBudget(RateLimited):
    """Too much was written for this account, address or table; more is possible in `seconds`."""

    def __init__(self, budget: Budget, seconds: int) -> None:
        super().__init__(seconds, "server-over-budget", of=budget.kind)


class WriteBudgets:
    """What each account, address and table has spent; the least recent one is forgotten first."""

    def __init__(
        self,
        steady: Callable[[], float] = time.monotonic,
        *,
        enabled: bool = True,
        most_kept: int = MAX_COUNTERS,
    ) -> None:
        self._steady = steady
        self._enabled = enabled
        self._most_kept = most_kept
        self._spent: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        """How much was spent, and when."""

    def __len__(self) -> int:
        return len(self._spent)

    def spend(
        self, writer: Writer, size: int, table: str = "", *, change: bool = True, forced: bool = False
    ) -> None:
        """Spend so many bytes; unless `forced`, raise `OverBudget` if nothing is left of a budget."""
        costs = [(ACCOUNT, writer.account, size), (ADDRESS, writer.address, size)]
        if table:
            costs.append((TABLE, table, size))
        if change:
            costs.append((CHANGES, writer.account, 1))
        if self._enabled:
            self._spend(costs, forced=forced)

    def _spend(self, costs: Iterable[tuple[Budget, str, int]], *, forced: bool) -> None:
        now, after = self._steady(), []
        for budget, name, cost in costs:
            key = (budget.kind, name)
            spent, at = self._spent.get(key, (0.0, now))
            spent = max(0.0, spent - (now - at) * budget.per_second)
            if spent >= budget.most and not forced:
                raise OverBudget(budget, math.floor((spent - budget.most) / budget.per_second) + 1)
            after.append((key, spent + cost))
        for key, spent in after:
            self._spent[key] = (spent, now)
            self._spent.move_to_end(key)
        while len(self._spent) > self._most_kept:
            self._spent.popitem(last=False)
