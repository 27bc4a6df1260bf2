"""What a match is, and how a part of it is played: the same wherever and in whatever order it is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import Final, TypeAlias

from decaphase.arena.by_view import play_at
from decaphase.arena.game_log import GameLog, packed, players_of, record_text, retold
from decaphase.arena.seating import Numbered, Seating
from decaphase.bots.backend import Played, backend_of
from decaphase.bots.background_compile import backend_for
from decaphase.bots.bot import Bot, EngineBot
from decaphase.bots.registry import make_bot
from decaphase.bots.thinking.player_settings import SHARP, PlayerSettings
from decaphase.engine import can_compile
from decaphase.engine.state import PHASES
from decaphase.game import Game
from decaphase.rules import Rules

Task: TypeAlias = tuple[Numbered, ...]
"""Rounds that are played in one go."""

QUICK_ROUNDS: Final = 60
"""In one task, where bots are quick: enough to make little of handing it over; whole turns of all seatings
(1, 3 or 10 pairs) go into it, so that a match is never judged with some of them missing."""


@dataclass(frozen=True, slots=True)
class Match:
    """Bots at tables with these rules; the seed and a round's number give its decks and the bots' whims."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    details: bool = False
    """Whether each game is told on its own, for a file."""
    moves: bool = False
    """Whether the moves of each game are kept, so that its decisions can be told."""
    records: bool = False
    """Whether each game is written down as a record."""


@dataclass(slots=True)
class BotSums:
    """What the seats of one bot did in all."""

    turns: int = 0
    points: int = 0
    tried: list[int] = field(default_factory=lambda: [0] * (PHASES + 1))
    """By phase, the hands played for it; phase 0: in any order, and nothing was laid."""
    made: list[int] = field(default_factory=lambda: [0] * (PHASES + 1))

    def add(self, turns: int, points: int, tried: Sequence[int], made: Sequence[int]) -> None:
        self.turns += turns
        self.points += points
        for phase in range(PHASES + 1):
            self.tried[phase] += tried[phase]
            self.made[phase] += made[phase]


@dataclass(slots=True)
class Sums:
    """What is counted over games."""

    bots: list[BotSums]
    games: int = 0
    hands: int = 0
    decisions: int = 0
    unended: int = 0

    @classmethod
    def of(cls, match: Match) -> Sums:
        return cls([BotSums() for _ in match.bots])

    def count(self, seating: Seating, played: Played) -> None:
        """Add a game."""
        self.games += 1
        self.hands += played.hands
        self.decisions += played.decisions
        self.unended += not played.ended
        for seat, bot in enumerate(seating):
            self.bots[bot].add(played.turns[seat], played.scores[seat], played.tried[seat], played.made[seat])

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.hands += other.hands
        self.decisions += other.decisions
        self.unended += other.unended
        for mine, its in zip(self.bots, other.bots, strict=True):
            mine.add(its.turns, its.points, its.tried, its.made)


@dataclass(frozen=True, slots=True)
class Chunk:
    """A task that was played: for each round the places of all seats in each of its games."""

    task: Task
    places: tuple[tuple[tuple[int, ...], ...], ...]
    sums: Sums
    games: tuple[Played, ...]
    """Each game, where the match asks for details."""
    told: tuple[GameLog, ...] = ()
    """What was done in each game, where the match asks for moves or records."""


class Room:
    """The bots and the engine of a match, in one process."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._minds = engine_players(match.bots)
        self._engine = backend_of(match.rules) if self._minds else None
        if self._engine is None and can_compile():
            backend_for(match.rules, compiled=True)  # a bot that searches is not to begin in plain Python

    def play(self, index: int, seating: Seating) -> Played:
        """One game of a round."""
        if self._engine is not None:
            return self._engine.play(self._seated(index, seating), self._decks(index))
        return self._play_at(
            Game(self._match.rules, [str(seat) for seat in range(1, len(seating) + 1)]), index, seating
        )

    def tell(self, index: int, seating: Seating, game: int) -> tuple[Played, GameLog]:
        """The same game, the how manieth of the match, and what was done in it."""
        match, names = self._match, [self._match.bots[bot] for bot in seating]
        if self._engine is None:
            table = Game(match.rules, players_of(names))
            played = self._play_at(table, index, seating)
            return played, GameLog(record=record_text(table, match.seed, index + 1, game, names))
        log: list[int] = []
        decks = self._decks(index)
        played = self._engine.play(self._seated(index, seating), decks, log=log)
        if not match.records:
            return played, GameLog(packed(log))
        table = retold(match.rules, players_of(names), decks, log)
        return played, GameLog(packed(log), record_text(table, match.seed, index + 1, game, names))

    def _decks(self, index: int) -> int:
        return number("decks", self._match.seed, index)

    def _whims(self, index: int, seating: Seating) -> list[int]:
        # A seat keeps its whims through the round: what differs between two games is who sits where.
        return [number("whims", self._match.seed, index, seat) for seat in range(len(seating))]

    def _seated(self, index: int, seating: Seating) -> list[PlayerSettings]:
        whims = self._whims(index, seating)
        return [_in_the_mood(self._minds[bot], whim) for bot, whim in zip(seating, whims, strict=True)]

    def _play_at(self, table: Game, index: int, seating: Seating) -> Played:
        """Seat the bots at a table where they are shown their views."""
        names = [self._match.bots[bot] for bot in seating]
        bots = [make_bot(name, whim) for name, whim in zip(names, self._whims(index, seating), strict=True)]
        return play_at(table, bots, self._decks(index), names)


def engine_players(specs: Iterable[str]) -> list[PlayerSettings]:
    """The minds of these bots; none where one of them is not of the core and has to be shown its view."""
    minds = [_mind_of(make_bot(spec)) for spec in specs]
    return [mind for mind in minds if mind is not None] if None not in minds else []


def _mind_of(bot: Bot) -> PlayerSettings | None:
    """The mind of a bot that does what its mind does and nothing else, such as looking at the clock."""
    return bot.settings if type(bot) is EngineBot else None


def _in_the_mood(mind: PlayerSettings, whim: int) -> PlayerSettings:
    seated = mind.copy()
    seated.seed = whim
    return seated


def number(*parts: str | int) -> int:
    """A number of 61 bits that stands for these parts and no others, the same on every machine.

    >>> number("decks", 7, 0) == number("decks", 7, 1)
    False
    """
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "big") >> 3


def play_task(match: Match, task: Task) -> Chunk:
    """Play rounds, one after the other."""
    room, sums = _room(match), Sums.of(match)
    places, games, told = [], [], []
    for index, seatings in task:
        if match.moves or match.records:
            first = index * len(seatings) + 1
            tellings = [room.tell(index, seating, game) for game, seating in enumerate(seatings, first)]
            told += [telling for _, telling in tellings]
            played = [game for game, _ in tellings]
        else:
            played = [room.play(index, seating) for seating in seatings]
        for seating, game in zip(seatings, played, strict=True):
            sums.count(seating, game)
        places.append(tuple(game.places for game in played))
        if match.details:
            games += played
    return Chunk(task, tuple(places), sums, tuple(games), tuple(told))


@lru_cache(maxsize=1)
def _room(match: Match) -> Room:
    return Room(match)


def is_slow(specs: Sequence[str]) -> bool:
    """Whether one of the bots searches, or is not of the core: then a round may take minutes."""
    minds = engine_players(specs)
    return not minds or any(mind.player == SHARP for mind in minds)


def tasks(match: Match, rounds: Iterable[Numbered]) -> Iterator[Task]:
    """A match cut into tasks: always at the same places, whoever plays them."""
    size = 1 if is_slow(match.bots) else QUICK_ROUNDS
    rest = iter(rounds)
    while task := tuple(islice(rest, size)):
        yield task
