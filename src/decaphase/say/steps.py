"""Text for a step of a replay, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from decaphase.game import Event, View
from decaphase.say import say
from decaphase.say.answers import groups, top_card
from decaphase.say.events import Fullness, say_event


def say_step(
    events: Sequence[Event],
    view: View,
    language: str | None = None,
    fullness: Fullness = "normal",
    *,
    every_card: bool = False,
) -> Iterator[str]:
    """The text of a step, for the player of this view just after it; `every_card`: without redaction.

    A step without events starts a hand from a position, which is described instead.
    """
    if not events:
        player = "" if view.turn is None else view.players[view.turn - 1]
        own = "nobody" if view.turn is None else "yes" if view.turn == view.seat else "no"
        yield say("replay-position", language, own=own, player=player)
        yield top_card(view, language)
        if view.table:
            yield groups(view, language)
    for event in events:
        yield say_event(event if every_card else event.seen_by(view.seat), view, language, fullness)
