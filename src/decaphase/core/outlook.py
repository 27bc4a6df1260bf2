"""The chance to win the game from how it stands between two hands: phases left to make, and points.

Who has fewer hands to go is ahead; near the end points count more, since several often finish in one hand.
The shape was fitted to games of steady players (see docs/strength.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from decaphase.core.arrays import zeros
from decaphase.core.deal import HAND_SIZE, draw_top, order_deck
from decaphase.core.dice import seed_dice, shuffle
from decaphase.core.fields import Row
from decaphase.core.hand import empty_hand, gain
from decaphase.core.memory import Memory
from decaphase.core.pace import LIVE, count_unseen, draws_needed
from decaphase.core.state import EVERY_HAND, GAME_OVER, PHASES, SEATS, Book, State

SURVEYED: Final = 60
"""How many hands are dealt to see how hard a phase is."""

# By the number of players: the hands that any phase takes, those that each draw it needs adds (both in
# thousandths), and how much hands to go and points tell about who wins (in hundredths).
HANDS_ANYWAY: Final = (0, 0, 1030, 960, 910, 900, 900)
HANDS_BY_DRAW: Final = (0, 0, 13, 52, 92, 112, 130)
HANDS_TELL: Final = (0, 0, 83, 115, 146, 155, 160)
POINTS_TELL: Final = (0, 0, 774, 450, 253, 210, 180)


def _falling() -> list[int]:
    return [round((1 << 20) * exp(-step / 64)) for step in range(1024)]


FALLING: Final = _falling()
"""2^20 times e^-x in steps of 1/64: a table, so that both speeds agree to the last digit."""


def survey_phases(s: State, book: Book, memory: Memory, outlook: Row) -> None:
    """See how many draws (in hundredths) each phase takes from a new hand; the state is room to deal in."""
    live = zeros(LIVE)
    dice = zeros(4)
    seed_dice(dice, 10)
    for phase in range(PHASES + 1):
        outlook[phase] = 0
    for _ in range(SURVEYED):
        order_deck(s)
        shuffle(s.deck, s.deck_count, dice)
        empty_hand(s, 0)
        for _ in range(HAND_SIZE):
            gain(s, 0, draw_top(s))
        count_unseen(s, book, memory, 0, live)
        for phase in range(1, PHASES + 1):
            if book.groups[phase] > 0:
                outlook[phase] += int(100.0 * draws_needed(s, book, 0, phase, live)) // SURVEYED


def win_chance(s: State, book: Book, outlook: Row, seat: int) -> float:
    """The chance of a seat to win the game from here, where a hand is over."""
    if s.stage == GAME_OVER:
        return 1.0 / count_first(s) if s.place[seat] == 1 else 0.0
    if s.tied != 0:
        return 1.0 / count_seats(s, s.tied) if s.tied >> seat & 1 else 0.0
    standings = zeros(SEATS)
    least = 0
    for other in range(s.players):
        standings[other] = hands_to_go(s, book, outlook, other)
        if other == 0 or standings[other] < least:
            least = standings[other]
    best = 0
    for other in range(s.players):
        behind = standings[other] * HANDS_TELL[s.players] + s.score[other] * POINTS_TELL[s.players] * 10
        standings[other] = behind * 64 // (100 * (1000 + least))
        if other == 0 or standings[other] < best:
            best = standings[other]
    total = 0
    own = 0
    for other in range(s.players):
        share = FALLING[min(standings[other] - best, 1023)]
        total += share
        if other == seat:
            own = share
    return own / total


def hands_to_go(s: State, book: Book, outlook: Row, seat: int) -> int:
    """The hands (in thousandths) that a seat needs for the phases it has left."""
    if book.advance == EVERY_HAND:
        return 1000 * max(book.selected - s.hand, 0)
    hands = 0
    for index in range(book.selected):
        phase = book.selection[index]
        if s.done[seat] >> phase & 1 == 0:
            hands += HANDS_ANYWAY[s.players] + HANDS_BY_DRAW[s.players] * outlook[phase] // 100
    return hands


def count_seats(s: State, mask: int) -> int:
    """How many seats a mask holds."""
    seats = 0
    for seat in range(s.players):
        seats += mask >> seat & 1
    return seats


def count_first(s: State) -> int:
    """How many share the first place."""
    winners = 0
    for seat in range(s.players):
        if s.place[seat] == 1:
            winners += 1
    return winners
