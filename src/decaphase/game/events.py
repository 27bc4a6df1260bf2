"""What happened, one small class for each kind of event, with what each seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Self, TypeAlias, final

from decaphase.cards import Card
from decaphase.game.actions import End, LaidGroup, Pile


@dataclass(frozen=True, slots=True)
class _Public:
    """Everybody sees all of it."""

    @property
    def hides(self) -> bool:
        """Whether there is something in it that not everybody sees."""
        return False

    def seen_by(self, seat: int | None) -> Self:
        """What this seat (None: a spectator) sees of it."""
        return self


@dataclass(frozen=True, slots=True)
class HandDealt(_Public):
    """A hand begins: who deals, who plays, what was turned up and (each sees their own) the cards dealt."""

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
    """A card was drawn; one from the deck is seen only by who drew it."""

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
    """A card that this seat drew from the deck, to the others: every view of a game has many of them."""
    return Drew(seat, "deck", None)


@dataclass(frozen=True, slots=True)
class Reshuffled(_Public):
    """The discard pile under its top card became a new deck of so many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class LaidDown(_Public):
    """A phase was laid; every group says what it stands for."""

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
    """A turn ended with this card; `victim` will sit out, `laid_before`: the skip lies before them."""

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
    """The card just discarded was let go by this seat."""

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
    """The hand is over: who went out (None: nothing was left to draw), this hand's points and the totals."""

    winner: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    done: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TieToReplay(_Public):
    """These seats are tied for the win and will play the last phase again."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacesTaken(_Public):
    """These places are decided, the best first; seats in one tuple share a place."""

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
