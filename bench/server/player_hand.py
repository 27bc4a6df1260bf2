"""The hand of a load player, who collects sets, and its choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Final

PHASES: Final = ("set 3 + set 3",) * 10
"""Only sets, which are found by counting."""
NEEDED: Final = 3
"""Cards of each set."""


class Hand:
    """A hand and the sets on the table; cards are written as in a record."""

    __slots__ = ("_down", "_numbers", "_seat", "_sets", "_skips", "_wilds")

    def __init__(self, seat: int, cards: Iterable[str] = ()) -> None:
        self._seat = seat
        self._numbers: dict[str, list[str]] = {}
        self._wilds = 0
        self._skips = 0
        self._sets: dict[str, str] = {}
        self._down = False
        for card in cards:
            self.gain(card)

    def gain(self, card: str) -> None:
        """Take a card."""
        if card == "w":
            self._wilds += 1
        elif card == "s":
            self._skips += 1
        else:
            self._numbers.setdefault(card[1:], []).append(card)

    def lose(self, card: str) -> None:
        """Remove a card; one that is missing is ignored, as after a lost connection."""
        if card == "w":
            self._wilds -= 1
        elif card == "s":
            self._skips -= 1
        elif card in (cards := self._numbers.get(card[1:], [])):
            cards.remove(card)
            if not cards:
                del self._numbers[card[1:]]

    def see_set(self, owner: int, group: int, number: object) -> None:
        """Note a set on the table."""
        self._sets[f"{owner}.{group}"] = str(number)
        if owner == self._seat:
            self._down = True

    def choose(self) -> str:
        """The move after a draw: lay, hit or discard."""
        return (self._hit() if self._down else self._lay()) or self._discard()

    def _lay(self) -> str | None:
        if len(self._numbers) < 2:
            return None
        most = sorted(((len(cards), cards) for cards in self._numbers.values()), key=itemgetter(0))[-2:]
        lacking = sum([max(0, NEEDED - count) for count, _ in most])
        if lacking > self._wilds:
            return None
        return "lay " + " / ".join([" ".join(_filled(cards)) for _, cards in most])

    def _hit(self) -> str | None:
        for place, number in self._sets.items():
            if number in self._numbers:
                return f"hit {self._numbers[number][0]} on {place}"
            if self._wilds > 0:
                return f"hit w on {place}"
        return None

    def _discard(self) -> str:
        if self._numbers:
            return f"discard {min(self._numbers.values(), key=len)[0]}"
        if self._wilds > 0:
            return "discard w"
        return f"discard s > {3 - self._seat}" if self._skips > 1 else "discard s"


def _filled(cards: Sequence[str]) -> list[str]:
    """The cards of a set, filled up with wilds."""
    return [*cards[:NEEDED], *["w"] * (NEEDED - len(cards))]
