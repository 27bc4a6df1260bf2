"""The chance to win the game from how it stands between two hands: phases left to make, and points.

Each hand a player makes their phase or fails, as often as is known from other games (the outlook). So each
has a chance to be through after so many hands; who is first wins, and of those who are through in the same
hand, who has fewer points. The further the end is, the less of a lead remains (see docs/strength.md).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.state import EVERY_HAND, GAME_OVER, POINTS, SEATS, RuleCodes, State

HORIZON: Final = 32
"""As many hands are looked ahead."""

PAIRS: Final = SEATS * SEATS

# What is foreseen of a seat with certain phases done: which (1 + their mask), how many hands it needs on
# average, and by hand how likely it is through then, and later.
SEEN_DONE: Final = 0
SEEN_HANDS: Final = 1
SEEN_ENDS: Final = 2
SEEN_LATER: Final = SEEN_ENDS + HORIZON
FORESEEN: Final = SEEN_LATER + HORIZON

AHEAD: Final = 2 * SEATS * FORESEEN
"""Room for what is foreseen of each seat, as it is if it fails in this hand and if it makes its phase."""

WHOLE: Final = 1 << 20
"""A chance of one, where chances are whole numbers."""

FAILED_POINTS: Final = 75
"""What a hand without a phase costs, about: who has more hands left to fail in has points to come."""

POINTS_APART: Final = 20.0
"""A lead in points that holds more often than not, if both are through in the same hand."""

TWO_APART: Final = 8.0
"""The same at a table of two, who are mostly through in the same hand."""

POINTS_A_HAND: Final = 50.0
"""By so much two players drift apart in a hand, where all depends on points."""

LEVELLING: Final = 10_000
"""In thousandths of a hand: with so much to go, a lead is worth its root."""

TWO_LEVELLING: Final = 17_000
"""The same at a table of two."""


def win_chance(s: State, rules: RuleCodes, outlook: Row, seat: int, ahead: Row) -> float:
    """The chance of a seat to win the game from here, where a hand is over.

    `ahead` keeps what was foreseen, for other ways in which the same hand may end: zeros at first.
    """
    if s.stage == GAME_OVER:
        return 1.0 / count_first(s) if s.place[seat] == 1 else 0.0
    if s.tied != 0:
        return 1.0 / count_seats(s, s.tied) if s.tied >> seat & 1 else 0.0
    seen = zeros(SEATS)
    holds = zeros(PAIRS)
    least = HORIZON * 1000
    for other in range(s.players):
        seen[other] = foresee(s, rules, outlook, other, ahead)
        least = min(least, ahead[seen[other] + SEEN_HANDS])
    compare_points(s, rules, holds)
    levelling = TWO_LEVELLING if s.players == 2 else LEVELLING
    share = 64 * levelling // (levelling + least)
    total = 0.0
    own = 0.0
    for other in range(s.players):
        chance = root(first_chance(s, other, ahead, seen, holds), share)
        total += chance
        if other == seat:
            own = chance
    return own / total if total > 0.0 else 1.0 / s.players


def foresee(s: State, rules: RuleCodes, outlook: Row, seat: int, ahead: Row) -> int:
    """Where in `ahead` it is written how a seat goes on; written now, if it was not."""
    place = 2 * seat * FORESEEN
    done = 1 + s.done[seat]
    if ahead[place + SEEN_DONE] == 0:
        foresee_end(s, rules, outlook, seat, ahead, place)
    elif ahead[place + SEEN_DONE] != done:
        place += FORESEEN
        if ahead[place + SEEN_DONE] != done:
            foresee_end(s, rules, outlook, seat, ahead, place)
    return place


def foresee_end(s: State, rules: RuleCodes, outlook: Row, seat: int, ahead: Row, place: int) -> None:
    """Write down how likely a seat is through in each hand, and later; and the hands it needs on average."""
    ends = place + SEEN_ENDS
    for end in range(ends, ends + HORIZON):
        ahead[end] = 0
    hands = 0
    if rules.advance == EVERY_HAND:
        ahead[ends + min(max(rules.selected - s.hand, 0), HORIZON - 1)] = WHOLE
    else:
        ahead[ends] = WHOLE
        for index in range(rules.selected):
            phase = rules.selection[index]
            if s.done[seat] >> phase & 1 == 0:
                makes = max(outlook[phase], 1)
                hands += 1000 * 1000 // makes
                put_off(ahead, ends, makes)
    ahead[place + SEEN_DONE] = 1 + s.done[seat]
    ahead[place + SEEN_HANDS] = hands
    rest = WHOLE
    for hand in range(HORIZON):
        rest -= ahead[ends + hand]
        ahead[place + SEEN_LATER + hand] = rest


def put_off(ends: Row, start: int, makes: int) -> None:
    """One more phase, which is made so many times in a thousand."""
    through = 0
    for end in range(start, start + HORIZON):
        waits = ends[end]
        ends[end] = through
        through = (through * (1000 - makes) + waits * makes) // 1000


def compare_points(s: State, rules: RuleCodes, holds: Row) -> None:
    """Write down how likely each seat has fewer points than each other, if they are through together."""
    apart = TWO_APART if s.players == 2 else POINTS_APART
    if rules.advance == EVERY_HAND:
        apart += POINTS_A_HAND * sqrt(max(rules.selected - s.hand, 0))
    for one in range(s.players):
        for other in range(s.players):
            lead = 0.0
            if rules.scoring == POINTS:
                lead = (expected_points(s, rules, other) - expected_points(s, rules, one)) / apart
            holds[one * SEATS + other] = int(0.5 * WHOLE * (1.0 + lead / sqrt(1.0 + lead * lead)))


def expected_points(s: State, rules: RuleCodes, seat: int) -> int:
    """The points of a seat, less those that it will not get as it has no hands to fail in."""
    if rules.advance == EVERY_HAND:
        return s.score[seat]
    return s.score[seat] + FAILED_POINTS * count_done(s, rules, seat)


def count_done(s: State, rules: RuleCodes, seat: int) -> int:
    """How many of the phases played a seat has made."""
    done = 0
    for index in range(rules.selected):
        done += s.done[seat] >> rules.selection[index] & 1
    return done


def first_chance(s: State, seat: int, ahead: Row, seen: Row, holds: Row) -> float:
    """The chance that nobody is through before a seat, or with it and fewer points, if each plays alone."""
    total = 0.0
    for hand in range(HORIZON):
        chance = ahead[seen[seat] + SEEN_ENDS + hand] / WHOLE
        if chance > 0.0:
            for other in range(s.players):
                if other != seat:
                    end = ahead[seen[other] + SEEN_ENDS + hand]
                    level = end * holds[seat * SEATS + other] // WHOLE
                    chance *= (ahead[seen[other] + SEEN_LATER + hand] + level) / WHOLE
            total += chance
    return total


def root(value: float, share: int) -> float:
    """A value to the power of `share` / 64: by square roots, which are the same on every machine."""
    if share == 64:
        return value
    power = 1.0
    bit = 32
    while bit > 0:
        value = sqrt(value)
        if share & bit:
            power *= value
        bit >>= 1
    return power


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
