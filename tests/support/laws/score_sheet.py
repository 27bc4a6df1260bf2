"""A reference score sheet, kept from public events, and the places that follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from decaphase.cards import Card
from decaphase.rules import Rules

Places: TypeAlias = list[list[int]]


def by_key(seats: Iterable[int], key: Mapping[int, tuple[int, ...]]) -> Places:
    """Seats by ascending key; equals share a place."""
    seats = sorted(seats)
    return [[seat for seat in seats if key[seat] == value] for value in sorted({key[seat] for seat in seats})]


class ScoreSheet:
    """Phases, points and places, and the players of the next hand."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.seats = range(1, players + 1)
        self.total = dict.fromkeys(self.seats, 0)
        self.done: dict[int, set[int]] = {seat: set() for seat in self.seats}
        self.places: Places = []
        self.tied: list[int] = []
        self.behind: Places = []  # seats that finished in the same hand, behind the tied ones
        self.hands = 0
        self.over = False
        self.laid_order: list[int] = []

    @property
    def placed(self) -> set[int]:
        return {seat for place in self.places for seat in place}

    @property
    def unplaced(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.placed]

    @property
    def playing(self) -> list[int]:
        """The players of the next hand: those tied for the win, else all without a place."""
        return self.tied or self.unplaced

    def hand_begins(self) -> None:
        self.hands += 1
        self.laid_order = []

    def lays(self, seat: int, phase: int) -> None:
        """A phase counts the moment it is laid."""
        self.done[seat].add(phase)
        self.laid_order.append(seat)

    def hand_ends(self, winner: int | None, holding: Sequence[Sequence[Card]]) -> None:
        """Add the points and find winners."""
        before = dict(self.total)
        if self.rules.scoring == "points":
            for seat in self.playing:
                self.total[seat] += sum(card.points(self.rules.wild_points) for card in holding[seat - 1])
        if self.rules.advance == "every-hand":
            if self.hands == len(self.rules.selected):
                self.places = by_key(self.seats, {seat: (self.total[seat],) for seat in self.seats})
                self.over = True
        elif self.tied:
            self.end_of_replay(winner)
        else:
            self.end_of_hand(before)

    def end_of_replay(self, winner: int | None) -> None:
        """The player who went out has won; a blocked hand is replayed."""
        if winner is not None:
            rest = [seat for seat in self.tied if seat != winner]
            places = [[winner], rest, *self.behind]
            self.tied, self.behind = [], []
            self.settle(places)

    def end_of_hand(self, before: dict[int, int]) -> None:
        """Place the players who completed every phase, unless the win has to be replayed."""
        finished = [seat for seat in self.unplaced if self.done[seat] == set(self.rules.selected)]
        if not finished:
            return
        if self.rules.scoring == "none":
            key = {seat: (self.laid_order.index(seat),) for seat in finished}
        elif self.rules.tie_points == "before-this-hand":
            key = {seat: (before[seat],) for seat in finished}
        else:
            key = {seat: (self.total[seat],) for seat in finished}
        places = by_key(finished, key)
        if len(places[0]) > 1 and self.rules.tie_break == "replay" and not self.places:
            self.tied, *self.behind = places
        else:
            self.settle(places)

    def settle(self, places: Places) -> None:
        """Assign places; the rest play on, or are placed by phases, then points."""
        self.places += places
        rest = self.unplaced
        if self.rules.play_on and len(rest) > 1:
            return
        self.places += by_key(rest, {seat: (-len(self.done[seat]), self.total[seat]) for seat in rest})
        self.over = True
