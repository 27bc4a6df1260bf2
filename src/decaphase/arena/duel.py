"""Two sides against each other: the match, and all that came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from decaphase.arena.estimate import CONFIDENCE, Estimate, PairCounts, estimate, pair_result
from decaphase.arena.match_run import Playing
from decaphase.arena.matches import BotSums, Chunk, Match, Sums, tasks
from decaphase.arena.seating import A, B, pair_rounds, pairs
from decaphase.arena.sequential_test import interval, settled
from decaphase.arena.worker_pool import WorkerPool

MOST_GAMES: Final = 100_000_000


@dataclass(slots=True)
class Duel:
    """A match of two sides as far as it was played."""

    match: Match
    players: int
    error: float | None = None
    """The chance of a wrong verdict that is taken to stop early; None: all games are played."""
    results: PairCounts = field(default_factory=Counter)
    sums: Sums = field(init=False)
    settled: int | None = None
    playing: Playing = field(default_factory=Playing)

    def __post_init__(self) -> None:
        self.sums = Sums.of(self.match)

    def add(self, chunk: Chunk) -> None:
        """Take in the next games, in the order of the match."""
        for (_, seatings), places in zip(chunk.task, chunk.places, strict=True):
            self.results[pair_result(seatings, places)] += 1
        self.sums.add(chunk.sums)
        # Judged only when all ways to sit have come up equally often: then equals are equal exactly.
        if self.error is not None and self.results.total() % len(pairs(self.players)) == 0:
            self.settled = settled(self.results, self.error)

    def estimate(self) -> Estimate | None:
        """Side A's share of the wins; None before the first pair.

        A match that may stop early has an interval that is right whenever it is looked at; it is wider.
        """
        found = estimate(self.results)
        if found is None:
            return None
        a, b = self.match.bots
        # A few pairs may come out alike by chance; only of a bot against itself are we sure that all do.
        alike = found.stderr == 0 and a != b
        if self.error is None and not alike:
            return found
        return Estimate(found.mean, found.stderr, interval(self.results, 1 - self.confidence))

    @property
    def confidence(self) -> float:
        """How often such an interval holds the truth."""
        return CONFIDENCE if self.error is None else 1 - self.error

    @property
    def hands_per_game(self) -> float:
        return ratio(self.sums.hands, self.sums.games)

    @property
    def turns_per_hand(self) -> float:
        return ratio(sum(bot.turns for bot in self.sums.bots), self.sums.hands)


def ratio(part: float, whole: float) -> float:
    """How much of the whole; 0 where there is nothing yet."""
    return part / whole if whole else 0.0


def points_per_hand(sums: BotSums) -> float:
    """What a seat of this bot was left with in a hand, on average."""
    return ratio(sums.points, sum(sums.tried))


def play_duel(
    duel: Duel,
    crew: WorkerPool,
    count: int,
    watch: Callable[[Duel], None] = lambda _: None,
    keep: Callable[[Chunk], None] = lambda _: None,
) -> None:
    """Play so many pairs, or until it is settled, or until Ctrl-C; `keep` is given all that is taken in."""
    work = tasks(duel.match, pair_rounds(duel.players, count))
    with closing(duel.playing.chunks(crew, work)) as chunks:
        for chunk in chunks:
            duel.add(chunk)
            keep(chunk)
            watch(duel)
            if duel.settled is not None:
                return


SIDES: Final = {"a": A, "b": B}


def data(duel: Duel) -> dict[str, object]:
    """All about a match, for programs."""
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
        "interrupted": duel.playing.interrupted,
        "seconds": duel.playing.seconds,
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
            if phase and tried  # phase 0: in any order, and nothing was laid
        },
    }
