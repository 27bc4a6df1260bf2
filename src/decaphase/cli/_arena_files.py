"""What `decaphase arena` writes beside its report, where it is asked for: results, records, decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from decaphase.say import say

if TYPE_CHECKING:
    from decaphase.arena.matches import Chunk, Match


@dataclass(frozen=True, slots=True)
class Files:
    """Where each of them goes; None: nobody wants it."""

    out: Path | None
    records: Path | None
    decisions: Path | None

    def asks(self) -> tuple[bool, bool, bool]:
        """What the match has to keep: details, moves, records."""
        wanted = self.decisions is not None
        return self.out is not None or wanted, wanted, self.records is not None

    def keep(self, stack: ExitStack, match: Match, players: int, games: int) -> Callable[[Chunk], None]:
        """What becomes of each chunk."""
        keepers: list[Callable[[Chunk], None]] = []
        if self.out is not None:
            from decaphase.arena.results import results_file

            keepers.append(stack.enter_context(results_file(self.out, match, players)).keep)
        if self.decisions is not None:
            from decaphase.arena.recordings import decisions_file

            keepers.append(stack.enter_context(decisions_file(self.decisions, match, players)).keep)
        if self.records is not None:
            from decaphase.arena.recordings import RecordsFolder

            keepers.append(RecordsFolder(self.records, match, players, games).keep)

        def keep(chunk: Chunk) -> None:
            for keeper in keepers:
                keeper(chunk)

        return keep

    def said(self) -> Iterator[str]:
        """Where everything is."""
        if self.out is not None:
            yield say("arena-written", file=str(self.out))
        if self.records is not None:
            yield say("arena-recorded", folder=str(self.records))
        if self.decisions is not None:
            yield say("arena-decided", file=str(self.decisions))
