"""Observations: what a seat sees, as one row of numbers of a fixed length.

Seats count from the observing one: 0 is that seat, 1 the next at the left. Nothing in a row depends on what
the seat may not see. docs/research.md says what the numbers mean.
"""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.memory import Memory
from decaphase.cards import KINDS
from decaphase.engine.fields import Grid16
from decaphase.engine.state import CLAIM, NOBODY, NOTHING, PHASES, SEATS, RuleCodes, State

AT_HAND: Final = 0  # the own cards, by kind
AT_TOP: Final = 50  # 1 for the kind of the top discard
AT_PILE: Final = 100  # the cards of the discard pile, by kind
AT_TABLE: Final = 150  # the cards in the groups on the table, by kind
AT_TAKEN: Final = 200  # 1 for the kind that has to reach the table in this turn
AT_STAGE: Final = 250  # 1 for draw, play, claim
AT_COUNTS: Final = 253  # cards in the deck, cards in the discard pile, hands dealt, whether a tie is replayed
AT_SEATS: Final = 257

SEAT_CARDS: Final = 0  # how many cards the seat holds
SEAT_PLAYING: Final = 1  # whether it plays in this hand
SEAT_TURN: Final = 2  # whether it is its turn
SEAT_DEALER: Final = 3  # whether it dealt
SEAT_WAITING: Final = 4  # whether a skip against it waits
SEAT_SKIPPER: Final = (
    5  # the player of the skip that the limit counts: 0 none, else 1 + the seat counted from here
)
SEAT_ASKED: Final = 6  # whether it may still knock or pass
SEAT_THREW: Final = 7  # whether the others are asked about its discard
SEAT_KNOCKED: Final = 8  # whether it knocked last
SEAT_SCORE: Final = 9  # its points so far
SEAT_PLACE: Final = 10  # its place, 0 while it has none
SEAT_DOWN: Final = 11  # its turn in the order of laying in this hand, 0 while it is not down
SEAT_PHASE: Final = 12  # 1 for the phase that it plays for, or has laid; all 0 while that is open
SEAT_DONE: Final = 22  # 1 for every phase that it has completed
SEAT_GROUPS: Final = 32  # its groups: size, kind (1 set, 2 run, 3 colour), what it stands for
SEAT_KNOWN: Final = 41  # the cards that it was seen to take and still holds, by kind
SEAT_WIDTH: Final = 91
"""How many numbers there are for each seat."""


def width_of(players: int) -> int:
    """How many numbers a row has."""
    return AT_SEATS + players * SEAT_WIDTH


def write_observation(s: State, rules: RuleCodes, memory: Memory, seat: int, rows: Grid16, row: int) -> None:
    """Write what a seat sees into a row."""
    players = min(s.players, SEATS)
    for place in range(AT_SEATS + players * SEAT_WIDTH):  # all zeros first, then only what is not zero
        rows[row][place] = 0
    for card in range(KINDS):
        rows[row][AT_HAND + card] = s.held[seat][card]
    for index in range(s.discard_count):
        rows[row][AT_PILE + s.discard[index]] += 1
    if s.discard_count > 0:
        rows[row][AT_TOP + s.discard[s.discard_count - 1]] = 1
    if s.taken != NOTHING:
        rows[row][AT_TAKEN + s.taken] = 1
    if s.stage <= CLAIM:
        rows[row][AT_STAGE + s.stage] = 1
    rows[row][AT_COUNTS] = s.deck_count
    rows[row][AT_COUNTS + 1] = s.discard_count
    rows[row][AT_COUNTS + 2] = s.hand
    rows[row][AT_COUNTS + 3] = s.replay
    for left in range(players):
        other = seat + left if seat + left < s.players else seat + left - s.players
        write_seat(s, rules, memory, seat, other, rows, row, AT_SEATS + left * SEAT_WIDTH)


def write_seat(
    s: State, rules: RuleCodes, memory: Memory, seat: int, other: int, rows: Grid16, row: int, start: int
) -> None:
    """Write what a seat sees of another, or of itself, into zeros from `start` on."""
    if not AT_SEATS <= start < AT_SEATS + SEATS * SEAT_WIDTH:
        return  # never true, but tells the compiler that no index is negative
    rows[row][start + SEAT_CARDS] = s.size[other]
    rows[row][start + SEAT_PLAYING] = s.playing >> other & 1
    rows[row][start + SEAT_TURN] = 1 if s.turn == other else 0
    rows[row][start + SEAT_DEALER] = 1 if s.dealer == other else 0
    rows[row][start + SEAT_WAITING] = s.waiting[other]
    skipper = s.skipped_by[other]
    if skipper != NOBODY:
        rows[row][start + SEAT_SKIPPER] = (skipper - seat + s.players) % s.players + 1
    rows[row][start + SEAT_ASKED] = s.asked >> other & 1
    rows[row][start + SEAT_THREW] = 1 if s.discarder == other else 0
    rows[row][start + SEAT_KNOCKED] = 1 if s.knocked == other else 0
    rows[row][start + SEAT_SCORE] = s.score[other]
    rows[row][start + SEAT_PLACE] = s.place[other]
    rows[row][start + SEAT_DOWN] = s.laid[other]
    if s.phase[other] > 0:
        rows[row][start + SEAT_PHASE + s.phase[other] - 1] = 1
    for phase in range(PHASES):
        rows[row][start + SEAT_DONE + phase] = s.done[other] >> (phase + 1) & 1
    for card in range(KINDS):
        rows[row][start + SEAT_KNOWN + card] = memory.known[other][card]
    if s.laid[other] > 0:
        write_groups(s, rules, other, rows, row, start + SEAT_GROUPS)


def write_groups(s: State, rules: RuleCodes, owner: int, rows: Grid16, row: int, start: int) -> None:
    """Write the groups of a seat, and count their cards among those on the table."""
    for group in range(rules.groups[s.phase[owner]]):
        size = s.group_size[owner][group]
        rows[row][start + 3 * group] = size
        rows[row][start + 3 * group + 1] = rules.kind[s.phase[owner]][group] + 1
        rows[row][start + 3 * group + 2] = s.group_low[owner][group]
        for index in range(size):
            rows[row][AT_TABLE + s.group_card[owner][group][index]] += 1
