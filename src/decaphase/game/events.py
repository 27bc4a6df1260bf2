"""Events, one class for each kind, and their redaction for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Self, TypeAlias, final

from decaphase.cards import Card
from decaphase.game.actions import End, LaidGroup, Pile


@dataclass(frozen=True, slots=True)
class _Public:
    """An event that every seat sees whole."""

    @property
    def hides(self) -> bool:
        """Whether redaction removes anything for some seat."""
        return False

    def seen_by(self, seat: int | None) -> Self:
        """The event as this seat (None: a spectator) may see it."""
        return self


@dataclass(frozen=True, slots=True)
class HandDealt(_Public):
    """A hand begins: dealer, players, the card turned up, and the hands dealt (each seat sees its own)."""

    dealer: int | None
    playing: tuple[int, ...]
    turned_up: Card
    replay: bool
    hands: tuple[tuple[Card, ...] | None, ...]

    @property
    def hides(self) -> bool:
        return True

    def seen_by(self, seat: int | None) -> Self:
        hands = tuple(hand if n == seat else None for n, hand in enumerate(self.hands, 1))
        return type(self)(self.dealer, self.playing, self.turned_up, self.replay, hands)


@final
@dataclass(frozen=True, slots=True)
class Drew(_Public):
    """A card was drawn; only the player who drew it sees a card from the deck."""

    seat: int
    pile: Pile
    card: Card | None

    @property
    def hides(self) -> bool:
        return self.pile == "deck"

    def seen_by(self, seat: int | None) -> Self:
        return self if self.pile == "discard" or seat == self.seat else _face_down(self.seat)


@cache
def _face_down(seat: int) -> Drew:
    """A redacted draw from the deck; cached, because every view has many."""
    return Drew(seat, "deck", None)


@dataclass(frozen=True, slots=True)
class Reshuffled(_Public):
    """The discards under the top card became a new deck of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class LaidDown(_Public):
    """A phase was laid; every group has its `stands_for`."""

    seat: int
    phase: int
    groups: tuple[LaidGroup, ...]


@dataclass(frozen=True, slots=True)
class HitOn(_Public):
    """A card was added to a group; `end` is set for a run."""

    seat: int
    card: Card
    owner: int
    group: int
    end: End | None


@dataclass(frozen=True, slots=True)
class Discarded(_Public):
    """A turn ended with this card; `victim` will sit out; `laid_before`: the skip lies in front of them."""

    seat: int
    card: Card
    victim: int | None
    laid_before: bool


@dataclass(frozen=True, slots=True)
class ClaimOpened(_Public):
    """These seats may knock for the card just discarded, or pass."""

    card: Card
    asked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Knocked(_Public):
    """The card just discarded was claimed."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(_Public):
    """This seat declined to claim the card just discarded."""

    seat: int


@dataclass(frozen=True, slots=True)
class SatOut(_Public):
    """A skipped player lost this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(_Public):
    """This seat is to draw."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandEnded(_Public):
    """The hand is over: who went out (None: nothing left to draw), this hand's points and the totals."""

    winner: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    done: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TieToReplay(_Public):
    """These seats are tied for the win and will replay the last phase."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacesTaken(_Public):
    """These places are decided, best first; seats in one tuple share a place."""

    places: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class GameEnded(_Public):
    """The game is over."""

    winners: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]


Event: TypeAlias = (
    HandDealt
    | Drew
    | Reshuffled
    | LaidDown
    | HitOn
    | Discarded
    | ClaimOpened
    | Knocked
    | Passed
    | SatOut
    | TurnBegan
    | HandEnded
    | TieToReplay
    | PlacesTaken
    | GameEnded
)
