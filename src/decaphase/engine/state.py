"""The state of a game, and the rules of its table as numbers."""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.cards import DECK_SIZE, KINDS
from decaphase.engine.fields import Cube, Fields, Grid, Row, named_fields
from decaphase.rules.options import OPTIONS

SEATS: Final = 6
GROUPS: Final = 3
PHASES: Final = 10
GROUP_CARDS: Final = 32
"""The largest group there can be: all 24 cards of a colour and all 8 wilds."""

NOBODY: Final = -1
NOTHING: Final = -1
SOMEBODY: Final = SEATS
"""The player of a skip, where only is known that it was played."""

# Stages of a game.
DRAW: Final = 0
PLAY: Final = 1
CLAIM: Final = 2
HAND_OVER: Final = 3
GAME_OVER: Final = 4

# Kinds of group.
SET: Final = 0
RUN: Final = 1
COLOUR: Final = 2

# Forms of a phase: the common ones have closed forms of the distance.
TWO_SETS: Final = 0
ONE_GROUP: Final = 1
SET_AND_RUN: Final = 2
RUN_AND_SET: Final = 3
ANOTHER_FORM: Final = 4


def _codes(option: str, *values: str) -> tuple[int, ...]:
    """The numbers of all values of an option: their positions in `decaphase.rules.options`."""
    known = OPTIONS[option].values
    if set(values) != set(known):
        raise ValueError(f"{option}: the engine has {values}, the rules have {known}")
    return tuple(known.index(value) for value in values)


PER_PHASE, PER_GROUP, NO_NATURALS = _codes("naturals", "per-phase", "per-group", "none")
CHOOSE, LAY_BEFORE, NEXT = _codes("skip_style", "choose", "lay-before", "next")
TOP, BOTTOM = _codes("skip_returns", "top", "bottom")
ONE_PENDING, ONCE_PER_ROUND, ONCE_PER_HAND = _codes(
    "skip_limit", "one-pending", "once-per-round", "once-per-hand"
)
FREE, MUST_PLAY = _codes("pickup", "free", "must-play")
POINTS, NO_POINTS = _codes("scoring", "points", "none")
WITH_THIS_HAND, BEFORE_THIS_HAND = _codes("tie_points", "with-this-hand", "before-this-hand")
REPLAY, SHARED = _codes("tie_break", "replay", "shared")
ON_COMPLETION, EVERY_HAND = _codes("advance", "on-completion", "every-hand")
IN_ORDER, ANY = _codes("order", "in-order", "any")


@named_fields
class RuleCodes(Fields):
    """The rules of a table as numbers: option values as above, phases counted from 1."""

    wild_points: int
    naturals: int
    skip_style: int
    skip_returns: int
    skip_limit: int
    pickup: int
    scoring: int
    tie_points: int
    tie_break: int
    play_on: int
    advance: int
    order: int
    knocking: int
    selected: int  # how many phases are selected
    selection: Annotated[Row, PHASES]  # their numbers, ascending
    groups: Annotated[Row, PHASES + 1]  # how many groups a phase has
    needed: Annotated[Row, PHASES + 1]  # how many cards a phase needs in all
    form: Annotated[Row, PHASES + 1]  # TWO_SETS and so on
    kind: Annotated[Grid, PHASES + 1, GROUPS]  # SET, RUN or COLOUR
    need: Annotated[Grid, PHASES + 1, GROUPS]  # the minimum size of each group


@named_fields
class State(Fields):
    """A game at one moment. Sets of seats and of phases are bit masks (bit 0 is seat 0, bit 1 phase 1).

    Unused entries of an array are zero, so that equal games are equal number by number.
    """

    players: int
    playing: int  # the seats in this hand
    hand: int  # how many hands have been dealt
    dealer: int
    stage: int
    turn: int  # in a claim: the first clockwise that has not answered
    deck_count: int
    discard_count: int
    taken: int  # the card that must reach the table this turn (pickup = must-play)
    asked: int  # the seats that may still knock or pass
    discarder: int  # whose discard they are asked about
    knocked: int  # the last knocker, as long as that bars the seat from knocking
    replay: int  # this hand replays a tie
    tied: int  # the seats that will replay a tie in the next hand
    laid_count: int  # how many phases were laid in this hand
    out: int  # who went out in the hand that is over
    sat_out: int  # the seats that sat out since the last action

    size: Annotated[Row, SEATS]  # how many cards a seat holds
    mask: Annotated[Row, SEATS]  # bit n: it holds a card with the number n
    phase: Annotated[Row, SEATS]  # its phase in this hand; order = any: 0 until it has laid
    done: Annotated[Row, SEATS]  # the phases it has completed
    score: Annotated[Row, SEATS]  # its total
    points: Annotated[Row, SEATS]  # its points in the hand that is over
    compared: Annotated[Row, SEATS]  # its points (or order of laying) when it finished, to compare
    waiting: Annotated[Row, SEATS]  # 1: a skip against it waits to be sat out
    skipped_by: Annotated[Row, SEATS]  # the player of the skip that the skip limit still counts
    laid: Annotated[Row, SEATS]  # 0: not down; else its turn in the order of laying
    place: Annotated[Row, SEATS]  # 0: not placed yet; seats that share a place have the same number
    dice: Annotated[Row, 4]  # the random generator for shuffles
    deck: Annotated[Row, DECK_SIZE]  # the top card last
    discard: Annotated[Row, DECK_SIZE]  # the top card last
    held: Annotated[Grid, SEATS, KINDS]  # how many of each kind a seat holds
    number: Annotated[Grid, SEATS, 13]  # how many natural cards of each number
    colour: Annotated[Grid, SEATS, 4]  # how many natural cards of each colour
    group_low: Annotated[Grid, SEATS, GROUPS]  # a set's number, a run's lowest number, a colour
    group_size: Annotated[Grid, SEATS, GROUPS]
    group_card: Annotated[Cube, SEATS, GROUPS, GROUP_CARDS]  # a run goes low to high


@named_fields
class Layout(Fields):
    """A lay-down as chosen: which cards in which group, and what the groups were declared to be."""

    phase: int  # NOTHING if it was not named
    groups: int
    size: Annotated[Row, GROUPS]
    low: Annotated[Row, GROUPS]  # NOTHING if it was not declared
    card: Annotated[Grid, GROUPS, GROUP_CARDS]


def new_state(players: int) -> State:
    """A game before its first hand."""
    state = State()
    state.players = players
    state.playing = (1 << players) - 1
    state.stage = HAND_OVER
    state.dealer = NOBODY
    state.turn = NOBODY
    state.taken = NOTHING
    state.discarder = NOBODY
    state.knocked = NOBODY
    state.out = NOBODY
    for seat in range(SEATS):
        state.skipped_by[seat] = NOBODY
    return state
