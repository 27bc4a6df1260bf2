"""The chance to win the game from the standing between two hands: phases left, and points.

In each hand a player completes a phase or fails, with known probabilities (the phase rates). That gives the
probability of finishing after each number of hands; the first to finish wins, and of those who finish in the
same hand the one with fewer points. The further away the end, the less a lead is worth (docs/strength.md).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.score import count_done
from decaphase.engine.state import EVERY_HAND, GAME_OVER, POINTS, SEATS, RuleCodes, State
from decaphase.engine.turn import count_seats

HORIZON: Final = 32
"""The number of hands that are forecast."""

PAIRS: Final = SEATS * SEATS

# Layout of a forecast for a seat with certain phases done: which (1 + their mask), the hands it needs on
# average, and by hand the probabilities that it finishes then, and later.
FORECAST_DONE: Final = 0
FORECAST_HANDS: Final = 1
FORECAST_ENDS: Final = 2
FORECAST_LATER: Final = FORECAST_ENDS + HORIZON
FORECAST: Final = FORECAST_LATER + HORIZON

FORECASTS: Final = 2 * SEATS * FORECAST
"""Two forecasts for each seat: if it fails in this hand, and if it completes its phase."""

WHOLE: Final = 1 << 20
"""The integer that stands for a probability of one."""

FAILED_POINTS: Final = 75
"""About what a failed hand costs: a player with more hands to fail in has points to come."""

POINTS_APART: Final = 20.0
"""A lead in points that usually holds if both finish in the same hand."""

TWO_APART: Final = 8.0
"""The same at a table of two, who mostly finish in the same hand."""

POINTS_A_HAND: Final = 50.0
"""How far two players drift apart in a hand, where only points count."""

LEVELLING: Final = 10_000
"""In thousandths of a hand: with this much to go, a lead is worth its square root."""

TWO_LEVELLING: Final = 17_000
"""The same at a table of two."""


def win_chance(s: State, rules: RuleCodes, phase_rates: Row, seat: int, forecasts: Row) -> float:
    """The chance of a seat to win the game from here, where a hand is over.

    `forecasts` caches forecasts over different ends of the same hand; it starts as zeros.
    """
    if s.stage == GAME_OVER:
        return 1.0 / count_first(s) if s.place[seat] == 1 else 0.0
    if s.tied != 0:
        return 1.0 / count_seats(s, s.tied) if s.tied >> seat & 1 else 0.0
    seen = zeros(SEATS)
    holds = zeros(PAIRS)
    least = HORIZON * 1000
    for other in range(s.players):
        seen[other] = forecast(s, rules, phase_rates, other, forecasts)
        least = min(least, forecasts[seen[other] + FORECAST_HANDS])
    compare_points(s, rules, holds)
    levelling = TWO_LEVELLING if s.players == 2 else LEVELLING
    share = 64 * levelling // (levelling + least)
    total = 0.0
    own = 0.0
    for other in range(s.players):
        chance = root(first_chance(s, other, forecasts, seen, holds), share)
        total += chance
        if other == seat:
            own = chance
    return own / total if total > 0.0 else 1.0 / s.players


def forecast(s: State, rules: RuleCodes, phase_rates: Row, seat: int, forecasts: Row) -> int:
    """The place of a seat's forecast in `forecasts`; computed if it is not there yet."""
    place = 2 * seat * FORECAST
    done = 1 + s.done[seat]
    if forecasts[place + FORECAST_DONE] == 0:
        forecast_end(s, rules, phase_rates, seat, forecasts, place)
    elif forecasts[place + FORECAST_DONE] != done:
        place += FORECAST
        if forecasts[place + FORECAST_DONE] != done:
            forecast_end(s, rules, phase_rates, seat, forecasts, place)
    return place


def forecast_end(s: State, rules: RuleCodes, phase_rates: Row, seat: int, forecasts: Row, place: int) -> None:
    """Compute how likely a seat finishes in each hand and later, and the hands it needs on average."""
    ends = place + FORECAST_ENDS
    for end in range(ends, ends + HORIZON):
        forecasts[end] = 0
    hands = 0
    if rules.advance == EVERY_HAND:
        forecasts[ends + min(max(rules.selected - s.hand, 0), HORIZON - 1)] = WHOLE
    else:
        forecasts[ends] = WHOLE
        for index in range(rules.selected):
            phase = rules.selection[index]
            if s.done[seat] >> phase & 1 == 0:
                makes = max(phase_rates[phase], 1)
                hands += 1000 * 1000 // makes
                add_phase(forecasts, ends, makes)
    forecasts[place + FORECAST_DONE] = 1 + s.done[seat]
    forecasts[place + FORECAST_HANDS] = hands
    rest = WHOLE
    for hand in range(HORIZON):
        rest -= forecasts[ends + hand]
        forecasts[place + FORECAST_LATER + hand] = rest


def add_phase(ends: Row, start: int, makes: int) -> None:
    """Add one more phase, which is completed `makes` times in a thousand."""
    through = 0
    for end in range(start, start + HORIZON):
        waits = ends[end]
        ends[end] = through
        through = (through * (1000 - makes) + waits * makes) // 1000


def compare_points(s: State, rules: RuleCodes, holds: Row) -> None:
    """Compute how likely each seat has fewer points than each other if they finish in the same hand."""
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
    """The points of a seat, compared as if all had the same number of hands left to fail in."""
    if rules.advance == EVERY_HAND:
        return s.score[seat]
    return s.score[seat] + FAILED_POINTS * count_done(s, rules, seat)


def first_chance(s: State, seat: int, forecasts: Row, seen: Row, holds: Row) -> float:
    """The chance that a seat finishes first, or level with fewer points, if seats are independent."""
    total = 0.0
    for hand in range(HORIZON):
        chance = forecasts[seen[seat] + FORECAST_ENDS + hand] / WHOLE
        if chance > 0.0:
            for other in range(s.players):
                if other != seat:
                    end = forecasts[seen[other] + FORECAST_ENDS + hand]
                    level = end * holds[seat * SEATS + other] // WHOLE
                    chance *= (forecasts[seen[other] + FORECAST_LATER + hand] + level) / WHOLE
            total += chance
    return total


def root(value: float, share: int) -> float:
    """A value to the power of `share` / 64, by square roots, which are the same on every machine."""
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


def count_first(s: State) -> int:
    """How many seats share the first place."""
    winners = 0
    for seat in range(s.players):
        if s.place[seat] == 1:
            winners += 1
    return winners
