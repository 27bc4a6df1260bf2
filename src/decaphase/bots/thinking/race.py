"""The race of the sharp player's candidates: their values in the same samples, and which one leads.

The first candidate is the steady player's move; it stays in the race to the end, and wins unless another
proves better. The steady player's ratings count as a prior, worth a number of samples.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.bots.thinking.candidates import MOST_CANDIDATES
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.engine.fields import Row

DROP_ERRORS: Final = 2.0
"""A candidate that is behind another by this many standard errors is dropped."""
NEGLIGIBLE_LEAD: Final = 500.0
"""A lead of this many millionths does not count: a candidate that can surely not gain more is dropped."""

PRIOR_SPREAD: Final = 30_000
"""The difference of two candidates in an imagined first sample: large ones may not have come up yet."""

STOP_ERRORS: Final = 4.0
"""A single challenger that leads the first by this many standard errors ends the race."""

# Layout of the row that holds a race.
COUNT: Final = 0  # the number of candidates
RACING: Final = 1  # how many of them are still played out
SAMPLES: Final = 2  # the number of samples so far
PRIOR: Final = 3  # how many samples the steady player's ratings are worth
DROPPED: Final = 4  # by candidate: 1 if it is dropped
GAP: Final = DROPPED + MOST_CANDIDATES  # by candidate: how much lower the steady player rates it
SUM: Final = GAP + MOST_CANDIDATES  # by candidate: the sum of its values
SQUARES: Final = SUM + MOST_CANDIDATES  # by pair of candidates: the sum of the squares of their differences
RACE: Final = SQUARES + MOST_CANDIDATES * MOST_CANDIDATES


def begin_race(race: Row, count: int, gaps: Row, prior: int) -> None:
    """Begin a race in a row of zeros."""
    race[COUNT] = count
    race[RACING] = count
    race[PRIOR] = prior
    for index in range(count):
        race[GAP + index] = gaps[index]


def note_sample(race: Row, values: Row) -> None:
    """Add the values of all candidates in a sample."""
    race[SAMPLES] += 1
    for index in range(race[COUNT]):
        if race[DROPPED + index] == 0:
            race[SUM + index] += values[index]
            for other in range(index):
                apart = values[index] - values[other]
                race[SQUARES + index * MOST_CANDIDATES + other] += apart * apart
                race[SQUARES + other * MOST_CANDIDATES + index] += apart * apart


def drop_laggards(race: Row, settings: PlayerSettings) -> None:
    """Drop the candidates that are hopelessly behind another, never the first.

    If a single challenger is left and clearly leads, the race is over.
    """
    for index in range(1, race[COUNT]):
        for other in range(race[COUNT]):
            if race[DROPPED + index] == 0 and race[DROPPED + other] == 0 and other != index:
                error = error_of(race, index, other)
                if lead_of(race, settings, other, index) > DROP_ERRORS * error - NEGLIGIBLE_LEAD:
                    race[DROPPED + index] = 1
                    race[RACING] -= 1
    if race[RACING] == 2:
        best = find_best(race, settings)
        if best > 0 and lead_of(race, settings, best, 0) > STOP_ERRORS * error_of(race, best, 0):
            race[RACING] = 1


def find_best(race: Row, settings: PlayerSettings) -> int:
    """The candidate with the largest lead over the first beyond the required errors; else the first."""
    best = 0
    most = 0.0
    for index in range(1, race[COUNT]):
        if race[DROPPED + index] == 0:
            error = error_of(race, index, 0)
            ahead = lead_of(race, settings, index, 0) - settings.lead_errors / 100.0 * error
            if ahead > most:
                best = index
                most = ahead
    return best


def lead_of(race: Row, settings: PlayerSettings, one: int, other: int) -> float:
    """The mean lead of one candidate over another, in millionths."""
    expected = settings.gap_cost * (race[GAP + other] - race[GAP + one]) * race[PRIOR]
    return (race[SUM + one] - race[SUM + other] + expected) / (race[SAMPLES] + race[PRIOR])


def error_of(race: Row, one: int, other: int) -> float:
    """The standard error of that lead."""
    tried = race[SAMPLES]
    mean = (race[SUM + one] - race[SUM + other]) / tried
    square = (race[SQUARES + one * MOST_CANDIDATES + other] + PRIOR_SPREAD * PRIOR_SPREAD) / tried
    return sqrt((square - mean * mean) / (tried + race[PRIOR]))
