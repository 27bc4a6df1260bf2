"""What happened, told as events: the action itself, then all that followed from it."""

from __future__ import annotations

from dataclasses import dataclass

from decaphase.cards import CARDS, SKIP
from decaphase.core import state as core
from decaphase.core.turn import next_seat
from decaphase.game.actions import Action, Discard, Draw, End, Hit, Knock, LaidGroup, Lay, Pass
from decaphase.game.events import (
    ClaimOpened,
    Discarded,
    Drew,
    Event,
    GameEnded,
    HandDealt,
    HandEnded,
    HitOn,
    Knocked,
    LaidDown,
    Passed,
    PlacesTaken,
    Reshuffled,
    SatOut,
    TieToReplay,
    TurnBegan,
)
from decaphase.game.moves import group_cards, hand_cards, phases_in, places_in, seats_in, stands_for


@dataclass(frozen=True, slots=True)
class Before:
    """What has to be known of the state before an action to tell what it did; piles after a reshuffle.

    `reshuffled` is how many cards a new deck was made of, `low` the lowest number of the run that is hit.
    """

    reshuffled: int
    next_card: int
    top: int
    discarder: int
    low: int
    places: int

    @classmethod
    def of(cls, state: core.State, action: Action, reshuffled: int) -> Before:
        return cls(
            reshuffled,
            state.deck[state.deck_count - 1] if state.deck_count else core.NOTHING,
            state.discard[state.discard_count - 1] if state.discard_count else core.NOTHING,
            state.discarder,
            state.group_low[action.owner - 1][action.group - 1] if isinstance(action, Hit) else core.NOTHING,
            max(state.place),
        )


def dealt(state: core.State) -> tuple[Event, ...]:
    """A hand was dealt."""
    hands = tuple(hand_cards(state, seat) for seat in range(state.players))
    turned_up = CARDS[state.discard[0]]
    first = HandDealt(state.dealer + 1, seats_in(state.playing), turned_up, bool(state.replay), hands)
    return (first, *_aftermath(state, state.dealer, 0))


def happened(action: Action, before: Before, state: core.State, book: core.Book) -> tuple[Event, ...]:
    """An action was carried out."""
    seat = action.seat - 1
    match action:
        case Draw():
            return _drew(action, before)
        case Lay():
            groups = tuple(
                LaidGroup(group_cards(state, seat, group), stands_for(state, book, seat, group))
                for group in range(book.groups[state.phase[seat]])
            )
            return (LaidDown(action.seat, state.phase[seat], groups), *_ending(state, before.places))
        case Hit():
            return (_hit(action, before, state, book), *_ending(state, before.places))
        case Discard():
            lies = book.skip_style == core.LAY_BEFORE and action.victim is not None
            victim = action.victim
            if action.card == SKIP and book.skip_style == core.NEXT and state.sat_out:
                victim = next_seat(state, seat) + 1
            return (
                Discarded(action.seat, action.card, victim, lies),
                *_aftermath(state, seat, before.places),
            )
        case Knock():
            return (Knocked(action.seat, CARDS[before.top]),)
        case Pass():
            if state.stage == core.CLAIM:
                return (Passed(action.seat),)
            return (Passed(action.seat), *_aftermath(state, before.discarder, before.places))


def _drew(action: Draw, before: Before) -> tuple[Event, ...]:
    drew = Drew(action.seat, action.pile, CARDS[before.next_card if action.pile == "deck" else before.top])
    return (Reshuffled(before.reshuffled), drew) if before.reshuffled else (drew,)


def _hit(action: Hit, before: Before, state: core.State, book: core.Book) -> HitOn:
    owner, group = action.owner - 1, action.group - 1
    end: End | None = None
    if book.kind[state.phase[owner]][group] == core.RUN:
        end = "low" if state.group_low[owner][group] < before.low else "high"
    return HitOn(action.seat, action.card, action.owner, action.group, end)


def _aftermath(state: core.State, origin: int, places: int) -> tuple[Event, ...]:
    """What follows when the turn of `origin` is over: a claim, sat-out turns, the next turn or the end."""
    if state.stage == core.CLAIM:
        return (ClaimOpened(CARDS[state.discard[state.discard_count - 1]], seats_in(state.asked)),)
    events: list[Event] = []
    clockwise = [(origin + step) % state.players for step in range(1, state.players + 1)]
    events += [SatOut(seat + 1) for seat in clockwise if state.sat_out >> seat & 1]
    if state.stage == core.DRAW:
        events.append(TurnBegan(state.turn + 1))
    return (*events, *_ending(state, places))


def _ending(state: core.State, places: int) -> tuple[Event, ...]:
    """What is told when a hand is over; `places` had been taken before."""
    if state.stage not in (core.HAND_OVER, core.GAME_OVER):
        return ()
    count = state.players
    events: list[Event] = [
        HandEnded(
            None if state.out == core.NOBODY else state.out + 1,
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
    if state.stage == core.GAME_OVER:
        events.append(GameEnded(taken[0], taken))
    return tuple(events)
