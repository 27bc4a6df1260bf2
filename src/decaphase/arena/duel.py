"""Matches between two sides, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from decaphase.arena.estimate import CONFIDENCE, Estimate, PairCounts, estimate, pair_result
from decaphase.arena.match_run import MatchRun
from decaphase.arena.matches import BotSums, Chunk, Match, Sums, tasks
from decaphase.arena.seating import A, B, pair_rounds, pairs
from decaphase.arena.sequential_test import better_side, interval
from decaphase.arena.worker_pool import WorkerPool

MOST_GAMES: Final = 100_000_000


@dataclass(slots=True)
class Duel:
    """A match between two sides, with its results so far."""

    match: Match
    players: int
    error: float | None = None
    """The error probability of the sequential test that may stop the match; None: all games are played."""
    results: PairCounts = field(default_factory=Counter)
    sums: Sums = field(init=False)
    settled: int | None = None
    run: MatchRun = field(default_factory=MatchRun)

    def __post_init__(self) -> None:
        self.sums = Sums.of(self.match)

    def add(self, chunk: Chunk) -> None:
        """Add the next games, in the order of the match."""
        for (_, seatings), places in zip(chunk.task, chunk.places, strict=True):
            self.results[pair_result(seatings, places)] += 1
        self.sums.add(chunk.sums)
        # Tested only when all seatings were played equally often, so that equal bots come out exactly equal.
        if self.error is not None and self.results.total() % len(pairs(self.players)) == 0:
            self.settled = better_side(self.results, self.error)

    def estimate(self) -> Estimate | None:
        """Side A's share of the wins; None before the first pair.

        A match that may stop early has a wider interval, which is valid at every time.
        """
        found = estimate(self.results)
        if found is None:
            return None
        a, b = self.match.bots
        # A few pairs may be equal by chance; only for a bot against itself is the variance really zero.
        no_variance = found.stderr == 0 and a != b
        if self.error is None and not no_variance:
            return found
        return Estimate(found.mean, found.stderr, interval(self.results, 1 - self.confidence))

    @property
    def confidence(self) -> float:
        """The confidence level of the interval."""
        return CONFIDENCE if self.error is None else 1 - self.error

    @property
    def hands_per_game(self) -> float:
        return ratio(self.sums.hands, self.sums.games)

    @property
    def turns_per_hand(self) -> float:
        return ratio(sum(bot.turns for bot in self.sums.bots), self.sums.hands)


def ratio(part: float, whole: float) -> float:
    """`part / whole`, or 0 without any data."""
    return part / whole if whole else 0.0


def points_per_hand(sums: BotSums) -> float:
    """The mean points of a seat of this bot in a hand."""
    return ratio(sums.points, sum(sums.tried))


def play_duel(
    duel: Duel,
    pool: WorkerPool,
    count: int,
    watch: Callable[[Duel], None] = lambda _: None,
    keep: Callable[[Chunk], None] = lambda _: None,
) -> None:
    """Play `count` pairs, or until the match is settled or interrupted; `keep` gets every chunk added."""
    work = tasks(duel.match, pair_rounds(duel.players, count))
    with closing(duel.run.chunks(pool, work)) as chunks:
        for chunk in chunks:
            duel.add(chunk)
            keep(chunk)
            watch(duel)
            if duel.settled is not None:
                return


SIDES: Final = {"a": A, "b": B}


def duel_data(duel: Duel) -> dict[str, object]:
    """All results of a match, for JSON."""
    found = duel.estimate()
    rules = duel.match.rules
    return {
        "a": duel.match.bots[A],
        "b": duel.match.bots[B],
        "players": duel.players,
        "rules": rules.edition,
        "options": dict(rules.overrides),
        "seed": duel.match.seed,
        "games": duel.sums.games,
        "win_rate_a": found and found.mean,
        "stderr": found and found.stderr,
        "interval": found and found.interval,
        "confidence": duel.confidence,
        "hands_per_game": duel.hands_per_game,
        "turns_per_hand": duel.turns_per_hand,
        "hands": duel.sums.hands,
        "decisions": duel.sums.decisions,
        "unended": duel.sums.unended,
        "sides": {name: _side_data(duel.sums.bots[side]) for name, side in SIDES.items()},
        "until_settled": duel.error is not None,
        "settled": next((name for name, side in SIDES.items() if side == duel.settled), None),
        "interrupted": duel.run.interrupted,
        "seconds": duel.run.seconds,
    }


def _side_data(sums: BotSums) -> dict[str, object]:
    return {
        "turns": sums.turns,
        "points_per_hand": points_per_hand(sums),
        "hands": sum(sums.tried),
        "hands_with_a_phase": sum(sums.made),
        "phases": {
            str(phase): {"tried": tried, "made": sums.made[phase]}
            for phase, tried in enumerate(sums.tried)
            if phase and tried  # phase 0: played in any order, and nothing was laid
        },
    }
