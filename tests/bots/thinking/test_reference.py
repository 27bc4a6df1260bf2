"""The greedy player against the figures of the design: 10,000 games, within the error of both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from math import sqrt
from statistics import mean, stdev

import pytest

from decaphase.bots.thinking.player_settings import GREEDY, default_settings
from decaphase.bots.thinking.self_play import Tally
from support.engine.native_play import fast_engine
from support.laws.variants import variant

SAMPLES, GAMES = 20, 500

HANDS = {2: 11.2, 4: 14.9}
TURNS = {2: 17.2, 4: 20.3}
MADE = (0.80, 0.76, 0.52, 0.65, 0.57, 0.53, 0.40, 0.74, 0.57, 0.45)


@cache
def sample_games(players: int) -> list[Tally]:
    """10,000 games in batches, which give the error of their mean."""
    engine = fast_engine(variant("classic-en"))
    seeds = range(0, SAMPLES * GAMES * 1000, GAMES * 1000)
    return [engine.play_many([default_settings(GREEDY)] * players, seed, GAMES) for seed in seeds]


def agrees(tallies: Sequence[Tally], figure: Callable[[Tally], float], expected: float, digit: float) -> bool:
    """Whether a figure is what the design says: both were sampled, and that one was rounded."""
    values = [figure(tally) for tally in tallies]
    error = stdev(values) / sqrt(len(values))
    return abs(mean(values) - expected) <= digit / 2 + 3 * sqrt(2) * error


@pytest.mark.parametrize("players", [2, 4])
def test_hands_and_turns(players: int) -> None:
    samples = sample_games(players)
    hands = mean(tally.hands / GAMES for tally in samples)
    turns = mean(sum(tally.turns) / tally.hands for tally in samples)
    measured = f"{players} players: {hands:.3f} hands a game, {turns:.3f} turns a hand"
    assert agrees(samples, lambda tally: tally.hands / GAMES, HANDS[players], 0.1), measured
    assert agrees(samples, lambda tally: sum(tally.turns) / tally.hands, TURNS[players], 0.1), measured


def made(tally: Tally, phase: int) -> float:
    """How often a phase was made when it was tried."""
    return sum(row[phase] for row in tally.made) / sum(row[phase] for row in tally.tried)


@pytest.mark.parametrize(("phase", "expected"), list(enumerate(MADE, 1)))
def test_phases_made_when_tried(phase: int, expected: float) -> None:
    samples = sample_games(4)
    measured = f"phase {phase}: {mean(made(tally, phase) for tally in samples):.4f}, not {expected}"
    assert agrees(samples, partial(made, phase=phase), expected, 0.01), measured
