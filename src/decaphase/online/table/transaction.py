"""A command being carried out: the entries it has told so far, and the table after them."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.online.table.dealer import Dealer
from decaphase.online.table.entries import Entry
from decaphase.online.table.evolve import evolve
from decaphase.online.table.state import TableState

Step: TypeAlias = tuple[Entry, TableState]
"""An entry, and the table after it."""


class Transaction:
    """What a command brings about, told entry by entry."""

    def __init__(self, state: TableState, now: int, fresh: bytes, dealer: Dealer) -> None:
        self.state = state
        self.steps: list[Step] = []
        # A clock that was set back must not let time run backwards in a log.
        self.now: Final = max(now, state.now)
        self.fresh: Final = fresh
        self.dealer: Final = dealer

    def tell(self, entry: Entry) -> None:
        """Add an entry; what follows sees the table after it."""
        self.state = evolve(self.state, entry)
        self.steps.append((entry, self.state))
