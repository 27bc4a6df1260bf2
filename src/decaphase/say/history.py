"""What happened in the hand so far, each event told in the words in which it was told when it happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from decaphase.game import Event, View
from decaphase.game.events import HitOn
from decaphase.game.view import TableGroup
from decaphase.say.events import Fullness, say_event


def say_history(
    view: View, language: str | None = None, fullness: Fullness = "normal", most: int | None = None
) -> tuple[str, ...]:
    """The sentences of the hand so far, said to the player whose view this is; the last ones, if not all.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand(), game.apply(game.legal_actions()[0])
    >>> say_history(game.view(2), most=2)
    ('Ann is next.', 'Ann draws.')
    """
    said = (say_event(event, then, language, fullness) for event, then in looking_back(view))
    return tuple(islice(filter(None, said), most))[::-1]


def looking_back(view: View) -> Iterator[tuple[Event, View]]:
    """Every event of the hand, the last first, with the view as it has to be to tell of it.

    Runs have grown since: a card was added to the run from 3 to 6, though it is now one from 2 to 9.
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
