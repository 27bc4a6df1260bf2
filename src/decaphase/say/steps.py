"""Words for a step of a game that is watched again, to somebody in a seat or to a spectator."""

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
    """All that a step brought, said to whoever has this view just after it; `every_card`: the hidden too.

    A step without events is the beginning in the middle of a hand: how things stand there is said.
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
