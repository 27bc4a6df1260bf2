"""A player's actions, one class for each kind. Seats count from 1, as in records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from decaphase.cards import Card, write_cards

Pile: TypeAlias = Literal["deck", "discard"]
End: TypeAlias = Literal["low", "high"]


@dataclass(frozen=True, slots=True)
class Draw:
    """`1 draw deck`, `1 draw discard`"""

    seat: int
    pile: Pile

    def __str__(self) -> str:
        return f"{self.seat} draw {self.pile}"


@dataclass(frozen=True, slots=True)
class LaidGroup:
    """The cards of one group of a phase, and what the group stands for, if stated.

    `stands_for` is a set's number, a run's lowest number or a colour's letter. It is required where there
    is no natural card. A run lists its cards from low to high.
    """

    cards: tuple[Card, ...]
    stands_for: int | str | None = None

    def __str__(self) -> str:
        said = "" if self.stands_for is None else f" ={self.stands_for}"
        return write_cards(self.cards) + said


@dataclass(frozen=True, slots=True)
class Lay:
    """`1 lay r5 g5 b5 / y7 r7 w`, `1 lay 4: r1 b2 ...`"""

    seat: int
    groups: tuple[LaidGroup, ...]
    phase: int | None = None

    def __str__(self) -> str:
        named = "" if self.phase is None else f"{self.phase}: "
        return f"{self.seat} lay {named}" + " / ".join(str(group) for group in self.groups)


@dataclass(frozen=True, slots=True)
class Hit:
    """`1 hit g5 on 2.1`, `1 hit w on 2.2 low`"""

    seat: int
    card: Card
    owner: int
    group: int
    end: End | None = None

    def __str__(self) -> str:
        end = "" if self.end is None else f" {self.end}"
        return f"{self.seat} hit {self.card} on {self.owner}.{self.group}{end}"


@dataclass(frozen=True, slots=True)
class Discard:
    """`1 discard b2`, `1 discard s > 3`"""

    seat: int
    card: Card
    victim: int | None = None

    def __str__(self) -> str:
        named = "" if self.victim is None else f" > {self.victim}"
        return f"{self.seat} discard {self.card}{named}"


@dataclass(frozen=True, slots=True)
class Knock:
    """`3 knock`: claim the card just discarded."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} knock"


@dataclass(frozen=True, slots=True)
class Pass:
    """`2 pass`: decline to claim it."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} pass"


Action: TypeAlias = Draw | Lay | Hit | Discard | Knock | Pass
