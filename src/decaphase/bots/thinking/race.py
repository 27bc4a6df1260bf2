"""The race of the sharp player's candidates: what came of each in the same worlds, and who is ahead.

The first candidate is the steady player's move; it stays in the race to the end, and wins unless another
turns out better. How the steady player likes the others counts as if some worlds had told it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from decaphase.bots.thinking.candidates import MOST_CANDIDATES
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.engine.fields import Row

HOPELESS: Final = 2.0
"""Who lags behind another by so many standard errors drops out."""
TRIFLE: Final = 500.0
"""A lead of so many millionths is none: who surely has no more drops out, too."""

SURPRISE: Final = 30_000
"""As if two candidates had been so far apart in one world: what was not seen yet may still come."""

CLEARLY: Final = 4.0
"""Who alone is left, and ahead of the first by so many, need not race on."""

# What is written down of a race.
COUNT: Final = 0  # how many candidates began
RACING: Final = 1  # how many of them need to be played on
WORLDS: Final = 2  # in how many worlds they were played
LIKED: Final = 3  # as many worlds is it worth how the steady player likes them
DROPPED: Final = 4  # by candidate: 1 if it is out
GAP: Final = DROPPED + MOST_CANDIDATES  # by candidate: by how much the steady player likes it less
SUM: Final = GAP + MOST_CANDIDATES  # by candidate: the values of all worlds
SQUARES: Final = SUM + MOST_CANDIDATES  # by two candidates: the squares of their differences in each world
RACE: Final = SQUARES + MOST_CANDIDATES * MOST_CANDIDATES


def begin_race(race: Row, count: int, gaps: Row, liking: int) -> None:
    """So many candidates, liked so much less than the first; the row is all zeros before."""
    race[COUNT] = count
    race[RACING] = count
    race[LIKED] = liking
    for index in range(count):
        race[GAP + index] = gaps[index]


def note_world(race: Row, values: Row) -> None:
    """Add up what came of a world for each candidate, and the squares of the differences for each two."""
    race[WORLDS] += 1
    for index in range(race[COUNT]):
        if race[DROPPED + index] == 0:
            race[SUM + index] += values[index]
            for other in range(index):
                apart = values[index] - values[other]
                race[SQUARES + index * MOST_CANDIDATES + other] += apart * apart
                race[SQUARES + other * MOST_CANDIDATES + index] += apart * apart


def drop_laggards(race: Row, mind: PlayerSettings) -> None:
    """Take those out of the race who are hopelessly behind another, never the first.

    Where a single challenger is left, and clearly ahead, it races alone: then it is over.
    """
    for index in range(1, race[COUNT]):
        for other in range(race[COUNT]):
            if race[DROPPED + index] == 0 and race[DROPPED + other] == 0 and other != index:
                error = error_of(race, index, other)
                if lead_of(race, mind, other, index) > HOPELESS * error - TRIFLE:
                    race[DROPPED + index] = 1
                    race[RACING] -= 1
    if race[RACING] == 2:
        best = find_best(race, mind)
        if best > 0 and lead_of(race, mind, best, 0) > CLEARLY * error_of(race, best, 0):
            race[RACING] = 1


def find_best(race: Row, mind: PlayerSettings) -> int:
    """Who is ahead of the first by most, beyond the errors that the mind asks for; the first, if nobody."""
    best = 0
    most = 0.0
    for index in range(1, race[COUNT]):
        if race[DROPPED + index] == 0:
            error = error_of(race, index, 0)
            ahead = lead_of(race, mind, index, 0) - mind.boldness / 100.0 * error
            if ahead > most:
                best = index
                most = ahead
    return best


def lead_of(race: Row, mind: PlayerSettings, one: int, other: int) -> float:
    """By how much one candidate is ahead of another in a world, in millionths."""
    liked = mind.doubt * (race[GAP + other] - race[GAP + one]) * race[LIKED]
    return (race[SUM + one] - race[SUM + other] + liked) / (race[WORLDS] + race[LIKED])


def error_of(race: Row, one: int, other: int) -> float:
    """The standard error of by how much one candidate is ahead of another."""
    tried = race[WORLDS]
    mean = (race[SUM + one] - race[SUM + other]) / tried
    square = (race[SQUARES + one * MOST_CANDIDATES + other] + SURPRISE * SURPRISE) / tried
    return sqrt((square - mean * mean) / (tried + race[LIKED]))
