"""Who follows a table, and the messages in which they are told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from decaphase.protocol.frames import write_message
from decaphase.protocol.messages import SEEN, VIEW, Fullness, Gone, Happened, Language
from decaphase.protocol.views import write_now
from decaphase.protocol.words import say_seen
from decaphase.server.live.moments import Moment
from decaphase.table import Seen, TableState, TableView, table_view


AT_ONCE: Final = 100
"""So many entries that were missed go into one message."""


class Ear(Protocol):
    """A connection at whose other end somebody listens."""

    def send(self, frame: bytes) -> None:
        """Send a message as soon as it can go."""


@dataclass(frozen=True, slots=True, eq=False)
class Follower:
    """Somebody who follows a table over a connection; `words`: told in this language too."""

    ear: Ear
    account: str
    name: str
    invited: bool = False
    views: bool = True
    words: Language | None = None
    fullness: Fullness = "normal"

    def show(self, state: TableState) -> None:
        """Show the whole table."""
        self.ear.send(write_message(write_now(table_view(state, self.account))))

    def tell(
        self, state: TableState, moments: Sequence[Moment], move_id: str | None = None
    ) -> bool:
        """Tell what this person sees of these moments, which led to this state; False where it is nothing."""
        account = self.account
        seen = [one for moment in moments if (one := moment.seen_by(account)) is not None]
        if not seen:
            return False
        view = words = None
        if self.views or self.words is not None:
            table = table_view(state, account)
            view = VIEW.write(table) if self.views else None
            words = self._words(seen, table)
        entries = tuple(map(SEEN.write, seen))
        self.ear.send(write_message(Happened(state.table, state.seq, entries, move_id, view=view, words=words)))
        return True

    def recall(self, state: TableState, seen: Sequence[Seen]) -> None:
        """Tell what was missed, in messages of bounded size."""
        for first in range(0, len(seen), AT_ONCE):
            part = seen[first : first + AT_ONCE]
            more = first + AT_ONCE < len(seen)
            message = Happened(state.table, part[-1].seq, tuple(map(SEEN.write, part)), more=more)
            self.ear.send(write_message(message))

    def dismiss(self, table: str) -> None:
        """Say that there is no more to follow."""
        self.ear.send(write_message(Gone(table)))

    def _words(self, seen: Sequence[Seen], table: TableView) -> tuple[str, ...] | None:
        if self.words is None:
            return None
        told = (say_seen(one, table, self.words, self.fullness) for one in seen)
        return tuple(sentence for sentences in told for sentence in sentences)
