"""What a seat can tell from its view: what it misses, which unseen cards would help, what fits the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from decaphase.bots.bot import acting_seat
from decaphase.bots.thinking.discard_rating import steady_aim
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import LIVE, count_unseen
from decaphase.bots.thinking.greedy import price
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.steady import can_lay
from decaphase.bots.view_to_state import view_to_state
from decaphase.cards import CARDS, FULL_DECK, KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import fits_now, gap_before, run_is_full
from decaphase.engine.state import COLOUR, RUN, RuleCodes, State
from decaphase.engine.turn import next_seat
from decaphase.game import View
from decaphase.game.rule_codes import rule_codes


@dataclass(frozen=True)
class HandAnalysis:
    """A view with all that follows from it; seats count from 0 here, as in the engine."""

    view: View
    state: State
    memory: Memory
    book: RuleCodes
    seat: int
    phase: int
    """The phase that the hand is played for; 0 once it is down."""
    missing: int
    """How many cards it misses."""

    @classmethod
    def of(cls, view: View) -> HandAnalysis:
        """What the seat of this view, whose turn it must be, can tell."""
        return cls.in_seat(view, acting_seat(view))

    @classmethod
    def in_seat(cls, view: View, seat: int) -> HandAnalysis:
        """What somebody in a seat (from 0) of a hand that is being played can tell, whoever's turn it is."""
        sight = cls(view, *view_to_state(view), rule_codes(view.rules), seat, 0, 0)
        if sight.down:
            return sight
        sight = replace(sight, phase=sight.aim())
        return replace(sight, missing=sight.distance())

    @cached_property
    def down(self) -> bool:
        """Whether the own phase is on the table."""
        return self.state.laid[self.seat] > 0

    @cached_property
    def held(self) -> tuple[int, ...]:
        """The kinds of card in the hand, each once."""
        return tuple(card for card in range(KINDS) if self.state.held[self.seat][card])

    def aim(self) -> int:
        """The phase to play for with the hand as it is at this moment; in any order, the quickest."""
        live = [0] * LIVE
        count_unseen(self.state, self.book, self.memory, self.seat, live)
        return steady_aim(self.state, self.book, self.seat, live)

    def distance(self) -> int:
        """How many cards the phase misses for the hand as it is at this moment."""
        return distance(self.state, self.book, self.seat, self.phase)

    def can_lay(self) -> bool:
        """Whether an open phase is complete in the hand as it is at this moment."""
        return can_lay(self.state, self.book, self.seat)

    # Trying out

    def with_card(self, card: int) -> _Trial:
        """A moment with one more card in the hand: `with sight.with_card(card): ...`."""
        return _Trial(self, card, 1)

    def without_card(self, card: int) -> _Trial:
        """A moment with one card less in the hand."""
        return _Trial(self, card, -1)

    # Unseen cards

    @cached_property
    def unseen(self) -> Counter[int]:
        """How many cards of each kind the seat has not seen: in the deck, or unknown in a hand."""
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

    def live(self) -> int:
        """How many unseen cards would bring the hand, as it is at this moment, nearer to its phase."""
        before = self.distance()
        return sum(count for card, count in self._unseen_alike() if self._distance_with(card) < before)

    def _distance_with(self, card: int) -> int:
        with self.with_card(card):
            return self.distance()

    def _unseen_alike(self) -> Iterator[tuple[int, int]]:
        """A card for all that are alike to the phase, and how many of those are unseen."""
        kinds = self.book.kind[self.phase][: self.book.groups[self.phase]]
        colours_count, numbers_count = COLOUR in kinds, any(kind != COLOUR for kind in kinds)
        alike: dict[tuple[int, int], tuple[int, int]] = {}
        for card, count in self.unseen.items():
            if card == SKIP:
                continue
            number = card % NUMBERS if numbers_count or card == WILD else 0
            colour = card // NUMBERS if colours_count or card == WILD else 0
            first, counted = alike.get((number, colour), (card, 0))
            alike[number, colour] = first, counted + count
        yield from alike.values()

    @cached_property
    def live_without(self) -> dict[int, int]:
        """For each card that the phase does not need, how many unseen cards would help once it is gone."""
        live: dict[int, int] = {}
        for card in self.held:
            if not self.is_needed(card):
                with self.without_card(card):
                    live[card] = self.live()
        return live

    # Cards

    def price(self, card: int) -> int:
        """The points against whoever is left with this card; none where no points are kept."""
        return price(self.book, card) if self.view.rules.scoring == "points" else 0

    @cached_property
    def needed(self) -> dict[int, int]:
        """For each card in the hand how many cards the phase misses without it."""
        left: dict[int, int] = {}
        for card in self.held:
            with self.without_card(card):
                left[card] = self.distance()
        return left

    def is_needed(self, card: int) -> bool:
        """Whether the loss of this card would make the phase miss more."""
        return self.needed[card] > self.missing

    @cached_property
    def dearest_spare(self) -> int:
        """The highest price of a card that the phase does not need."""
        return max((self.price(card) for card in self.held if not self.is_needed(card)), default=0)

    # The table

    def groups(self) -> Iterator[tuple[int, int]]:
        """The owner and the number of every group on the table."""
        for owner in range(self.state.players):
            if self.state.laid[owner]:
                for group in range(self.book.groups[self.state.phase[owner]]):
                    yield owner, group

    def steps_to(self, card: int, owner: int, group: int) -> int | None:
        """How many cards a group needs first before this one fits; None where it never fits."""
        state, book = self.state, self.book
        if card == SKIP:
            return None
        if card == WILD:
            full = book.kind[state.phase[owner]][group] == RUN and run_is_full(state, owner, group)
            return None if full else 0
        gap = gap_before(state, book, owner, group, card)
        if fits_now(gap):
            return 0
        return None if gap < 0 else (gap & 15) + 1 - (gap >> 4)

    def group_for(self, card: int) -> tuple[int, int] | None:
        """The first group on the table that this card fits now."""
        return next((place for place in self.groups() if self.steps_to(card, *place) == 0), None)

    def nearly_fits(self, card: int) -> bool:
        """Whether a single card is missing between this one and a run on the table."""
        return any(self.steps_to(card, *place) == 1 for place in self.groups())

    @cached_property
    def following(self) -> int | None:
        """Who draws next, after those that sit out; None where that is this seat again."""
        seat = next_seat(self.state, self.seat)
        while self.state.waiting[seat]:
            seat = next_seat(self.state, seat)
        return None if seat == self.seat else seat


@dataclass(frozen=True, slots=True)
class _Trial:
    """A card more or less in the hand, until the end of the `with`."""

    sight: HandAnalysis
    card: int
    more: int

    def __enter__(self) -> None:
        self._change(self.more)

    def __exit__(self, *error: object) -> None:
        self._change(-self.more)

    def _change(self, more: int) -> None:
        (gain if more > 0 else lose)(self.sight.state, self.sight.seat, int(CARDS[self.card]))
