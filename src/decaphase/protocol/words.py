"""Words for what happens at a table, said to who follows it."""

from __future__ import annotations

from decaphase.say.events import Fullness, say_event
from decaphase.table import Seen, TableView


def say_seen(seen: Seen, table: TableView, language: str, fullness: Fullness = "normal") -> tuple[str, ...]:
    """What this person saw, sentence by sentence; the view is theirs, after it happened."""
    if table.game is None:
        return ()
    told = (say_event(event, table.game, language, fullness) for event in seen.events)
    return tuple(sentence for sentence in told if sentence)
