"""Rebuilds the public memory of a hand from the events of a view."""

from __future__ import annotations

from collections.abc import Sequence

from decaphase.bots.thinking.memory import (
    Memory,
    remember_declined,
    remember_played,
    remember_took,
)
from decaphase.cards import SKIP
from decaphase.engine.state import NOTHING
from decaphase.game import View
from decaphase.game.events import (
    Discarded,
    Drew,
    Event,
    HandDealt,
    HitOn,
    Knocked,
    LaidDown,
    Passed,
    Reshuffled,
    SatOut,
    TurnBegan,
)
from decaphase.rules import Rules


def remember_events(memory: Memory, view: View) -> None:
    """Fill an empty memory with what each seat took, discarded and declined, as far as the events tell."""
    replay = _MemoryReplay(memory, _first_count(view), under=_skips_return(view.rules) == "bottom")
    skips_return = _skips_return(view.rules) is not None
    for event, before in zip(view.events, (None, *view.events), strict=False):
        if isinstance(event, SatOut):
            # A skip that was turned up is on the pile already.
            if skips_return and not isinstance(before, HandDealt):
                replay.return_skip()
        else:
            replay.apply(event)
    replay.resolve(view.discard)


def _skips_return(rules: Rules) -> str | None:
    """Where a skip goes after it was sat out; None if it is on the pile from the start."""
    return rules.skip_returns if rules.skip_style == "lay-before" else None


def _first_count(view: View) -> int:
    """The size of the discard pile before the first known event."""
    skips_return = _skips_return(view.rules) is not None
    more = 0
    for event in view.events:
        match event:
            case HandDealt():
                return 0
            case Reshuffled(count):
                return count + 1 - more
            case Discarded() if not event.laid_before:
                more += 1
            case SatOut() if skips_return:
                more += 1
            case Drew(_, "discard") | Knocked():
                more -= 1
            case _:
                pass
    return len(view.discard) - more


class _MemoryReplay:
    """Applies events to a memory as `decaphase.bots.thinking.memory` applies moves.

    In a hand resumed in its middle, the cards of the first discard pile become known only when they are taken
    or at the end: until then place n of that pile is -1 - n, and declined cards are resolved at the end.
    """

    def __init__(self, memory: Memory, first_count: int, *, under: bool) -> None:
        self.memory = memory
        self.under = under
        self.first = [NOTHING] * first_count
        self.pile = [-1 - place for place in range(first_count)]
        self.declined: list[tuple[int, int]] = []

    def apply(self, event: Event) -> None:
        match event:  # the most frequent events first
            case TurnBegan():
                pass
            case Drew(seat, "discard", card) | Knocked(seat, card) if card is not None:
                self.take(seat - 1, int(card))
            case Drew(seat) | Passed(seat):
                self.decline(seat - 1)
            case Discarded(seat, card):
                self.discard(seat - 1, int(card), stays=not event.laid_before)
            case HitOn(seat, card):
                remember_played(self.memory, seat - 1, int(card))
            case LaidDown(seat):
                for card in (card for group in event.groups for card in group.cards):
                    remember_played(self.memory, seat - 1, int(card))
            case HandDealt():
                self.pile = [int(event.turned_up)]
            case Reshuffled():
                self.pile = self.pile[-1:]
            case _:
                pass

    def decline(self, seat: int) -> None:
        if self.pile:
            self.declined.append((seat, self.pile[-1]))

    def take(self, seat: int, card: int) -> None:
        place = self.pile.pop()
        if place < 0:
            self.first[-1 - place] = card
        remember_took(self.memory, seat, card)

    def discard(self, seat: int, card: int, *, stays: bool) -> None:
        remember_played(self.memory, seat, card)
        remember_declined(self.memory, seat, card)
        if stays:
            self.pile.append(card)

    def return_skip(self) -> None:
        self.pile.insert(0 if self.under else len(self.pile), SKIP)

    def resolve(self, discard: Sequence[int]) -> None:
        """Resolve unknown cards by the current discard pile; those that were reshuffled stay unknown."""
        for place, card in zip(self.pile, discard, strict=True):
            if place < 0:
                self.first[-1 - place] = int(card)
        for seat, place in self.declined:
            card = place if place >= 0 else self.first[-1 - place]
            if card != NOTHING:
                remember_declined(self.memory, seat, card)
