"""Ratings of many bots from the places they take at mixed tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from decaphase.arena.estimate import win_share
from decaphase.arena.match_run import MatchRun
from decaphase.arena.matches import Chunk, Match, Sums, tasks
from decaphase.arena.seating import MOST_BOTS, Seating, ladder_rounds
from decaphase.arena.worker_pool import WorkerPool
from decaphase.extras import import_from
from decaphase.problems import Problem


@dataclass(slots=True)
class Rung:
    """A bot on the ladder: its rating with the standard deviation, and its results."""

    bot: str
    rating: float
    uncertainty: float
    games: int = 0
    wins: Fraction = Fraction(0)
    places: int = 0

    @property
    def win_rate(self) -> float:
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def mean_place(self) -> float:
        return self.places / self.games if self.games else 0.0


def format_rating(rating: float) -> str:
    """Format a rating with one decimal, and never as "-0.0".

    >>> format_rating(-0.04), format_rating(47.46)
    ('0.0', '47.5')
    """
    return f"{round(rating, 1) + 0.0:.1f}"


class Ratings:
    """OpenSkill ratings of the bots, updated game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        # tau 0: a bot's strength does not change, so its uncertainty only ever shrinks.
        self._model: Any = import_from("research", "openskill.models").PlackettLuce(tau=0)
        self._ratings: list[Any] = [self._model.rating(name=bot) for bot in bots]

    def rate(self, seating: Seating, places: Sequence[int]) -> None:
        """Update the ratings with a game; equal places are draws."""
        teams = [[self._ratings[bot]] for bot in seating]
        for bot, (rating,) in zip(seating, self._model.rate(teams, ranks=list(places)), strict=True):
            self._ratings[bot] = rating

    def of(self, bot: int) -> tuple[float, float]:
        """The rating and its standard deviation."""
        return float(self._ratings[bot].mu), float(self._ratings[bot].sigma)


@dataclass(slots=True)
class Ladder:
    """A match between many bots, with its results so far."""

    match: Match
    players: int
    ratings: Ratings = field(init=False)
    rungs: list[Rung] = field(init=False)
    sums: Sums = field(init=False)
    run: MatchRun = field(default_factory=MatchRun)

    def __post_init__(self) -> None:
        self.ratings = Ratings(self.match.bots)
        self.rungs = [Rung(bot, *self.ratings.of(number)) for number, bot in enumerate(self.match.bots)]
        self.sums = Sums.of(self.match)

    def add(self, chunk: Chunk) -> None:
        """Add the next games, in the order of the match."""
        for (_, seatings), games in zip(chunk.task, chunk.places, strict=True):
            for seating, places in zip(seatings, games, strict=True):
                self._count(seating, places)
        self.sums.add(chunk.sums)
        for number, rung in enumerate(self.rungs):
            rung.rating, rung.uncertainty = self.ratings.of(number)

    def _count(self, seating: Seating, places: tuple[int, ...]) -> None:
        self.ratings.rate(seating, places)
        for bot, place in zip(seating, places, strict=True):
            rung = self.rungs[bot]
            rung.games += 1
            rung.places += place
            rung.wins += win_share(bot, seating, places)

    def ranked(self) -> list[Rung]:
        """The strongest first."""
        return sorted(self.rungs, key=lambda rung: -rung.rating)


def check_bots(bots: Sequence[str], players: int) -> None:
    """Raise a Problem unless the bots are distinct, enough to fill a table, and not too many."""
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise Problem("bot-twice", bot=bot)
    if len(bots) < players:
        raise Problem("few-bots", count=len(bots), players=players)
    if len(bots) > MOST_BOTS:
        raise Problem("many-bots", count=len(bots), most=MOST_BOTS)


def play_ladder(
    ladder: Ladder, pool: WorkerPool, count: int, watch: Callable[[Ladder], None] = lambda _: None
) -> None:
    """Play `count` rounds, or until the match is interrupted."""
    rounds = ladder_rounds(len(ladder.match.bots), ladder.players, count)
    for chunk in ladder.run.chunks(pool, tasks(ladder.match, rounds)):
        ladder.add(chunk)
        watch(ladder)
