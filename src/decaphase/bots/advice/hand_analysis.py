"""What follows from a seat's view: the cards its phase needs, its outs, and what fits the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property

from decaphase.bots.bot import acting_seat
from decaphase.bots.thinking.discard_rating import steady_aim
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, count_unseen
from decaphase.bots.thinking.greedy import price
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.steady import can_lay
from decaphase.bots.view_to_state import view_to_state
from decaphase.cards import FULL_DECK, KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import fits_now, gap_before, run_is_full
from decaphase.engine.state import COLOUR, RUN, RuleCodes, State
from decaphase.engine.turn import next_seat
from decaphase.game import View
from decaphase.game.rule_codes import rule_codes


@dataclass(frozen=True)
class HandAnalysis:
    """A view and what follows from it; seats count from 0 here, as in the engine."""

    view: View
    state: State
    memory: Memory
    codes: RuleCodes
    seat: int
    phase: int
    """The phase that the hand is played for; 0 once it is down."""
    missing: int
    """How many cards that phase still needs."""

    @classmethod
    def of(cls, view: View) -> HandAnalysis:
        """The analysis for the seat of this view, which must have a move to make."""
        return cls.for_seat(view, acting_seat(view))

    @classmethod
    def for_seat(cls, view: View, seat: int) -> HandAnalysis:
        """The analysis for a seat (from 0) in a hand that is being played, in or out of turn."""
        analysis = cls(view, *view_to_state(view), rule_codes(view.rules), seat, 0, 0)
        if analysis.is_down:
            return analysis
        analysis = replace(analysis, phase=analysis.target_phase())
        return replace(analysis, missing=analysis.distance())

    @cached_property
    def is_down(self) -> bool:
        """Whether the seat has laid its phase."""
        return self.state.laid[self.seat] > 0

    @cached_property
    def held_kinds(self) -> tuple[int, ...]:
        """The kinds of card in the hand, each once."""
        return tuple(card for card in range(KINDS) if self.state.held[self.seat][card])

    # The current hand, which `with_card` and `without_card` change

    def target_phase(self) -> int:
        """The phase to play for with the current hand; in any order, the quickest."""
        unseen = [0] * UNSEEN_COUNTS
        count_unseen(self.state, self.codes, self.memory, self.seat, unseen)
        return steady_aim(self.state, self.codes, self.seat, unseen)

    def distance(self) -> int:
        """How many cards the phase needs beside the current hand."""
        return distance(self.state, self.codes, self.seat, self.phase)

    def can_lay(self) -> bool:
        """Whether the current hand completes an open phase."""
        return can_lay(self.state, self.codes, self.seat)

    @contextmanager
    def with_card(self, card: int) -> Iterator[None]:
        """Add a card to the hand inside a `with` block."""
        gain(self.state, self.seat, int(card))
        try:
            yield
        finally:
            lose(self.state, self.seat, int(card))

    @contextmanager
    def without_card(self, card: int) -> Iterator[None]:
        """Remove a card from the hand inside a `with` block."""
        lose(self.state, self.seat, int(card))
        try:
            yield
        finally:
            gain(self.state, self.seat, int(card))

    # Unseen cards

    @cached_property
    def unseen(self) -> Counter[int]:
        """The cards that the seat has not seen: in the deck, or unknown in another hand."""
        cards = Counter[int](FULL_DECK)
        cards.subtract(self.view.holding)
        cards.subtract(self.view.discard)
        for group in self.view.table:
            cards.subtract(group.cards)
        for other in range(self.state.players):
            if other != self.seat:
                cards.subtract({card: self.memory.known[other][card] for card in range(KINDS)})
        if self.view.rules.skip_style == "lay-before":
            cards[SKIP] -= len(self.view.skips)
        return +cards

    def count_outs(self) -> int:
        """How many unseen cards would bring the current hand closer to its phase."""
        before = self.distance()
        return sum(count for card, count in self._unseen_classes() if self._distance_with(card) < before)

    def _distance_with(self, card: int) -> int:
        with self.with_card(card):
            return self.distance()

    def _unseen_classes(self) -> Iterator[tuple[int, int]]:
        """A card of each class that the phase does not distinguish, and how many of the class are unseen."""
        kinds = self.codes.kind[self.phase][: self.codes.groups[self.phase]]
        colours_count, numbers_count = COLOUR in kinds, any(kind != COLOUR for kind in kinds)
        classes: dict[tuple[int, int], tuple[int, int]] = {}
        for card, count in self.unseen.items():
            if card == SKIP:
                continue
            number = card % NUMBERS if numbers_count or card == WILD else 0
            colour = card // NUMBERS if colours_count or card == WILD else 0
            first, counted = classes.get((number, colour), (card, 0))
            classes[number, colour] = first, counted + count
        yield from classes.values()

    @cached_property
    def outs_without(self) -> dict[int, int]:
        """For each card that the phase does not need, the outs after discarding it."""
        outs: dict[int, int] = {}
        for card in self.held_kinds:
            if not self.is_needed(card):
                with self.without_card(card):
                    outs[card] = self.count_outs()
        return outs

    # Held cards

    def penalty(self, card: int) -> int:
        """The points that this card costs if it is left in the hand; 0 where no points are kept."""
        return price(self.codes, card) if self.view.rules.scoring == "points" else 0

    @cached_property
    def missing_without(self) -> dict[int, int]:
        """For each card in the hand, how many cards the phase needs without it."""
        missing: dict[int, int] = {}
        for card in self.held_kinds:
            with self.without_card(card):
                missing[card] = self.distance()
        return missing

    def is_needed(self, card: int) -> bool:
        """Whether the phase would need more cards without this one."""
        return self.missing_without[card] > self.missing

    @cached_property
    def highest_spare_penalty(self) -> int:
        """The highest penalty of a card that the phase does not need."""
        return max((self.penalty(card) for card in self.held_kinds if not self.is_needed(card)), default=0)

    # The table

    def groups(self) -> Iterator[tuple[int, int]]:
        """The owner and the index of every group on the table."""
        for owner in range(self.state.players):
            if self.state.laid[owner]:
                for group in range(self.codes.groups[self.state.phase[owner]]):
                    yield owner, group

    def cards_before_fit(self, card: int, owner: int, group: int) -> int | None:
        """How many other cards a group needs before this one fits; None if it never fits."""
        state, codes = self.state, self.codes
        if card == SKIP:
            return None
        if card == WILD:
            full = codes.kind[state.phase[owner]][group] == RUN and run_is_full(state, owner, group)
            return None if full else 0
        gap = gap_before(state, codes, owner, group, card)
        if fits_now(gap):
            return 0
        return None if gap < 0 else (gap & 15) + 1 - (gap >> 4)

    def fitting_group(self, card: int) -> tuple[int, int] | None:
        """The first group on the table that this card fits now."""
        return next((place for place in self.groups() if self.cards_before_fit(card, *place) == 0), None)

    def nearly_fits(self, card: int) -> bool:
        """Whether one other card is missing between this one and a run on the table."""
        return any(self.cards_before_fit(card, *place) == 1 for place in self.groups())

    @cached_property
    def next_to_draw(self) -> int | None:
        """The seat that draws next, after those that sit out; None if it is this seat again."""
        seat = next_seat(self.state, self.seat)
        while self.state.waiting[seat]:
            seat = next_seat(self.state, seat)
        return None if seat == self.seat else seat
