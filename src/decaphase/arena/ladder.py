"""All bots against each other at mixed tables, rated by the places they take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from decaphase.arena.estimate import won_by
from decaphase.arena.extras import fetch
from decaphase.arena.match_run import Playing
from decaphase.arena.matches import Chunk, Match, Sums, tasks
from decaphase.arena.seating import MOST_BOTS, Seating, ladder_rounds
from decaphase.arena.worker_pool import WorkerPool
from decaphase.problems import Problem


@dataclass(slots=True)
class Rung:
    """A bot on the ladder: its rating, how unsure that is (one standard deviation), and what it did."""

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


def written(rating: float) -> str:
    """A rating for people: one digit after the point, and no minus before a zero.

    >>> written(-0.04), written(47.46)
    ('0.0', '47.5')
    """
    return f"{round(rating, 1) + 0.0:.1f}"


class Ratings:
    """OpenSkill's ratings of the bots, moved by one game after the other."""

    def __init__(self, bots: Sequence[str]) -> None:
        # tau 0: a bot is as strong in the last game as in the first, so that doubt only ever shrinks.
        self._model: Any = fetch("openskill.models", "research").PlackettLuce(tau=0)
        self._ratings: list[Any] = [self._model.rating(name=bot) for bot in bots]

    def rate(self, seating: Seating, places: Sequence[int]) -> None:
        """Take in a game; bots that share a place are equals in it."""
        teams = [[self._ratings[bot]] for bot in seating]
        for bot, (rating,) in zip(seating, self._model.rate(teams, ranks=list(places)), strict=True):
            self._ratings[bot] = rating

    def of(self, bot: int) -> tuple[float, float]:
        """The rating and its standard deviation."""
        return float(self._ratings[bot].mu), float(self._ratings[bot].sigma)


@dataclass(slots=True)
class Ladder:
    """The bots as far as they have played."""

    match: Match
    players: int
    ratings: Ratings = field(init=False)
    rungs: list[Rung] = field(init=False)
    sums: Sums = field(init=False)
    playing: Playing = field(default_factory=Playing)

    def __post_init__(self) -> None:
        self.ratings = Ratings(self.match.bots)
        self.rungs = [Rung(bot, *self.ratings.of(number)) for number, bot in enumerate(self.match.bots)]
        self.sums = Sums.of(self.match)

    def add(self, chunk: Chunk) -> None:
        """Take in the next games, in the order of the match."""
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
            rung.wins += won_by(bot, seating, places)

    def ranked(self) -> list[Rung]:
        """The strongest first."""
        return sorted(self.rungs, key=lambda rung: -rung.rating)


def check_bots(bots: Sequence[str], players: int) -> None:
    """Refuse bots that cannot fill a table without one of them sitting in two seats."""
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise Problem("bot-twice", bot=bot)
    if len(bots) < players:
        raise Problem("few-bots", count=len(bots), players=players)
    if len(bots) > MOST_BOTS:
        raise Problem("many-bots", count=len(bots), most=MOST_BOTS)


def climb(
    ladder: Ladder, crew: WorkerPool, count: int, watch: Callable[[Ladder], None] = lambda _: None
) -> None:
    """Play so many rounds, or until Ctrl-C."""
    rounds = ladder_rounds(len(ladder.match.bots), ladder.players, count)
    for chunk in ladder.playing.chunks(crew, tasks(ladder.match, rounds)):
        ladder.add(chunk)
        watch(ladder)
