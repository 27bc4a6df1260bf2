"""Events: one class for each kind, their redaction for each seat, and how they follow from an action."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Self, TypeAlias, final

from decaphase.cards import CARDS, SKIP, Card
from decaphase.engine import state as engine
from decaphase.engine.turn import next_seat
from decaphase.game.action_codes import group_cards, hand_cards, phases_in, places_in, seats_in, stands_for
from decaphase.game.actions import Action, Discard, Draw, End, Hit, Knock, LaidGroup, Lay, Pass, Pile


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

# The events of an action: the action itself, then its consequences

FactsBefore: TypeAlias = tuple[int, int, int]
"""What the events need from the state before the action: the value of `facts_before`, the number of places
taken, and the size of a reshuffled deck (0: none).
"""


def facts_before(state: engine.State, action: Action) -> int:
    """The card drawn or claimed, the lowest number of the run hit, or the seat that discarded."""
    match action:
        case Draw(pile="deck"):
            return state.deck[state.deck_count - 1]
        case Draw() | Knock():
            return state.discard[state.discard_count - 1]
        case Hit():
            return state.group_low[action.owner - 1][action.group - 1]
        case Pass():
            return state.discarder
    return engine.NOTHING


def deal_events(state: engine.State) -> tuple[Event, ...]:
    """The events of a deal, after it."""
    hands = tuple(hand_cards(state, seat) for seat in range(state.players))
    turned_up = CARDS[state.discard[0]]
    first = HandDealt(state.dealer + 1, seats_in(state.playing), turned_up, bool(state.replay), hands)
    return (first, *_turn_end_events(state, state.dealer, 0))


def action_events(
    action: Action, before: FactsBefore, state: engine.State, codes: engine.RuleCodes
) -> tuple[Event, ...]:
    """The events of an action, after it was carried out."""
    seat = action.seat - 1
    known, places, reshuffled = before
    match action:
        case Draw():
            drew = _drew(action.seat, action.pile, CARDS[known])
            return (Reshuffled(reshuffled), *drew) if reshuffled else drew
        case Discard():
            lies = codes.skip_style == engine.LAY_BEFORE and action.victim is not None
            victim = action.victim
            if action.card == SKIP and codes.skip_style == engine.NEXT and state.sat_out:
                victim = next_seat(state, seat) + 1
            if state.stage == engine.DRAW and not state.sat_out:
                return _discarded(action.seat, action.card, victim, lies, state.turn + 1)
            discarded = Discarded(action.seat, action.card, victim, lies)
            return (discarded, *_turn_end_events(state, seat, places))
        case Lay():
            groups = tuple(
                LaidGroup(group_cards(state, seat, group), stands_for(state, codes, seat, group))
                for group in range(codes.groups[state.phase[seat]])
            )
            return (LaidDown(action.seat, state.phase[seat], groups), *_hand_end_events(state, places))
        case Hit():
            hit = _hit(action, known, state, codes)
            return (*hit, *_hand_end_events(state, places)) if state.stage >= engine.HAND_OVER else hit
        case Knock():
            return (Knocked(action.seat, CARDS[known]),)
        case Pass():
            if state.stage == engine.CLAIM:
                return (Passed(action.seat),)
            return (Passed(action.seat), *_turn_end_events(state, known, places))


# These events follow nearly every action. Few differ, so equal ones are cached for all tables.


@lru_cache(maxsize=1024)
def _drew(seat: int, pile: Pile, card: Card) -> tuple[Event, ...]:
    return (Drew(seat, pile, card),)


@lru_cache(maxsize=4096)
def _discarded(seat: int, card: Card, victim: int | None, lies: bool, turn: int) -> tuple[Event, ...]:
    return (Discarded(seat, card, victim, lies), TurnBegan(turn))


@lru_cache(maxsize=4096)
def _hit_on(seat: int, card: Card, owner: int, group: int, end: End | None) -> tuple[Event, ...]:
    return (HitOn(seat, card, owner, group, end),)


def _hit(action: Hit, low: int, state: engine.State, codes: engine.RuleCodes) -> tuple[Event, ...]:
    owner, group = action.owner - 1, action.group - 1
    end: End | None = None
    if codes.kind[state.phase[owner]][group] == engine.RUN:
        end = "low" if state.group_low[owner][group] < low else "high"
    return _hit_on(action.seat, action.card, action.owner, action.group, end)


def _turn_end_events(state: engine.State, origin: int, places: int) -> tuple[Event, ...]:
    """Events after the turn of `origin`: a claim, sat-out turns, the next turn or the end of the hand."""
    if state.stage == engine.CLAIM:
        return (ClaimOpened(CARDS[state.discard[state.discard_count - 1]], seats_in(state.asked)),)
    sat_out: list[Event] = []
    if state.sat_out:
        clockwise = [(origin + step) % state.players for step in range(1, state.players + 1)]
        sat_out = [SatOut(seat + 1) for seat in clockwise if state.sat_out >> seat & 1]
    if state.stage == engine.DRAW:
        return (*sat_out, TurnBegan(state.turn + 1))
    return (*sat_out, *_hand_end_events(state, places))


def _hand_end_events(state: engine.State, places: int) -> tuple[Event, ...]:
    """Events at the end of a hand, if it is over; `places` were taken before."""
    if state.stage < engine.HAND_OVER:
        return ()
    count = state.players
    events: list[Event] = [
        HandEnded(
            None if state.out == engine.NOBODY else state.out + 1,
            tuple(state.points[:count]),
            tuple(state.score[:count]),
            tuple(phases_in(done) for done in state.done[:count]),
        )
    ]
    taken = places_in(state)
    if len(taken) > places:
        events.append(PlacesTaken(taken[places:]))
    if state.tied:
        events.append(TieToReplay(seats_in(state.tied)))
    if state.stage == engine.GAME_OVER:
        events.append(GameEnded(taken[0], taken))
    return tuple(events)
