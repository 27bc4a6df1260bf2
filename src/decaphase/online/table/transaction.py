"""The entries that one command adds, recorded one after the other, and the table after each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from decaphase.online.table.dealer import Dealer
from decaphase.online.table.entries import Entry
from decaphase.online.table.state import TableState

Step: TypeAlias = tuple[Entry, TableState]
"""An entry, and the table after it."""
Evolve: TypeAlias = Callable[[TableState, Entry], TableState]


class Transaction:
    """The steps of one command, and what is needed to decide it.

    `fresh` is randomness that has not been used before.
    """

    def __init__(self, state: TableState, now: int, fresh: bytes, dealer: Dealer, evolve: Evolve) -> None:
        self.state = state
        self.steps: list[Step] = []
        # A clock that was set back must not let time run backwards in a log.
        self.now: Final = max(now, state.now)
        self.fresh: Final = fresh
        self.dealer: Final = dealer
        self._evolve: Final = evolve

    def record(self, entry: Entry, after: TableState | None = None) -> None:
        """Add an entry; `after` is the table after it, where deciding the entry has found that already."""
        self.state = self._evolve(self.state, entry) if after is None else after
        self.steps.append((entry, self.state))
