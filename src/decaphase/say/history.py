"""What has happened: the hand so far in the words in which it was announced, and a step of a replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from decaphase.game import Event, View
from decaphase.game.events import HitOn
from decaphase.game.view import TableGroup
from decaphase.say import say
from decaphase.say.answers import groups, top_card
from decaphase.say.events import Fullness, say_event


def say_history(
    view: View, language: str | None = None, fullness: Fullness = "normal", most: int | None = None
) -> tuple[str, ...]:
    """The sentences of the hand so far, or the last `most` of them, for the player of this view.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand(), game.apply(game.legal_actions()[0])
    >>> say_history(game.view(2), most=2)
    ('Ann is next.', 'Ann draws.')
    """
    said = (say_event(event, then, language, fullness) for event, then in events_backwards(view))
    return tuple(islice(filter(None, said), most))[::-1]


def events_backwards(view: View) -> Iterator[tuple[Event, View]]:
    """The events of the hand, last first, each with a view that fits its wording.

    Runs have grown since: a hit on the run from 3 to 6 is told as such, even if the run is now from 2 to 9.
    """
    for event in reversed(view.events):
        yield event, view
        if isinstance(event, HitOn) and event.end is not None:
            view = replace(view, table=tuple(_before(event, view.table)))


def _before(hit: HitOn, table: Iterable[TableGroup]) -> Iterator[TableGroup]:
    """The groups on the table before a card was added to a run."""
    for group in table:
        if (group.seat, group.group) != (hit.owner, hit.group):
            yield group
        elif hit.end == "low" and isinstance(group.stands_for, int):
            yield replace(group, cards=group.cards[1:], stands_for=group.stands_for + 1)
        else:
            yield replace(group, cards=group.cards[:-1])


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
