"""The cards of an example, for drawing: in a hand, or on the table with what wilds stand for."""

from __future__ import annotations

from decaphase.cards import WILD, Card
from decaphase.game import Action, Lay, View
from decaphase.game.actions import LaidGroup
from decaphase.game.events import HitOn, LaidDown
from decaphase.rulebook.examples import ExampleHappened
from decaphase.rulebook.model import ShownCard
from decaphase.rules import Phase


def in_hand(cards: tuple[Card, ...]) -> tuple[ShownCard, ...]:
    """Cards in a hand, where a wild stands for nothing yet."""
    return tuple(ShownCard(card) for card in cards)


def on_table(cards: tuple[Card, ...], kind: str, stands_for: int | str | None) -> tuple[ShownCard, ...]:
    """A group on the table; the wild at the second place of a run from 3 stands for 4.

    >>> on_table((Card.read("y3"), Card(WILD)), "run", 3)[1]
    ShownCard(card=w, stands_for=4)
    """
    meant = [
        stands_for + place if kind == "run" and isinstance(stands_for, int) else stands_for
        for place in range(len(cards))
    ]
    return tuple(
        ShownCard(card, what if card == WILD else None) for card, what in zip(cards, meant, strict=True)
    )


def changed(step: ExampleHappened) -> tuple[tuple[ShownCard, ...], ...]:
    """The groups that an event laid or changed."""
    event, view = step.event, step.view
    if isinstance(event, LaidDown):
        return _laid(event.groups, view.rules.phases[event.phase - 1])
    if isinstance(event, HitOn):
        return tuple(
            on_table(group.cards, group.kind, group.stands_for)
            for group in view.table
            if (group.seat, group.group) == (event.owner, event.group)
        )
    return ()


def wanted(action: Action, view: View) -> tuple[tuple[ShownCard, ...], ...]:
    """The groups of a refused lay-down."""
    if not isinstance(action, Lay):
        return ()
    number = action.phase or view.phases[action.seat - 1] or 1
    return _laid(action.groups, view.rules.phases[number - 1])


def _laid(groups: tuple[LaidGroup, ...], phase: Phase) -> tuple[tuple[ShownCard, ...], ...]:
    # A refused lay-down may have more groups than the phase.
    kinds = [group.kind for group in phase] + ["set"] * len(groups)
    laid = zip(groups, kinds, strict=False)
    return tuple(on_table(group.cards, kind, group.stands_for) for group, kind in laid)
