"""Matches and their tasks: a task gives the same results on any machine and in any order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import Final, TypeAlias

from decaphase.arena.by_view import play_by_view
from decaphase.arena.game_log import GameLog, pack_moves, record_names, record_text, replay_moves
from decaphase.arena.seating import NumberedRound, Seating
from decaphase.bots.backend import Played, backend_of
from decaphase.bots.registry import engine_settings, make_bot
from decaphase.bots.thinking.player_settings import SHARP, PlayerSettings
from decaphase.engine.state import PHASES
from decaphase.game import Game
from decaphase.rules import Rules

Task: TypeAlias = tuple[NumberedRound, ...]
"""Rounds that one worker plays in one call."""

QUICK_ROUNDS: Final = 60
"""Rounds in a task between quick bots: enough to make the cost of sending it small, and a multiple of the
number of seatings (1, 3 or 10 pairs), so that interim results always cover all of them equally."""


@dataclass(frozen=True, slots=True)
class Match:
    """Bots and rules; the seed and the number of a round determine its decks and the bots' random choices."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    details: bool = False
    """Whether chunks keep the result of each game."""
    moves: bool = False
    """Whether chunks keep the moves of each game, from which its decisions can be replayed."""
    records: bool = False
    """Whether chunks keep the record of each game."""


@dataclass(slots=True)
class BotSums:
    """Counts of one bot, over all its seats and games."""

    turns: int = 0
    points: int = 0
    tried: list[int] = field(default_factory=lambda: [0] * (PHASES + 1))
    """Hands by phase played for; phase 0: played in any order, and nothing was laid."""
    made: list[int] = field(default_factory=lambda: [0] * (PHASES + 1))

    def add(self, turns: int, points: int, tried: Sequence[int], made: Sequence[int]) -> None:
        self.turns += turns
        self.points += points
        for phase in range(PHASES + 1):
            self.tried[phase] += tried[phase]
            self.made[phase] += made[phase]


@dataclass(slots=True)
class Sums:
    """Counts over many games."""

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
    """The results of a task: for each round, the places of all seats in each of its games."""

    task: Task
    places: tuple[tuple[tuple[int, ...], ...], ...]
    sums: Sums
    games: tuple[Played, ...]
    """The results of each game, if the match asks for details."""
    logs: tuple[GameLog, ...] = ()
    """The log of each game, if the match asks for moves or records."""


class MatchPlayer:
    """Plays the games of a match, with the bots and the engine loaded once per process."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._settings = engine_settings(match.bots)
        self._engine = backend_of(match.rules) if self._settings else None

    def play(self, index: int, seating: Seating) -> Played:
        """Play one game of a round."""
        if self._engine is not None:
            return self._engine.play(self._seated(index, seating), deck_seed(self._match, index))
        seats = [str(seat) for seat in range(1, len(seating) + 1)]
        return self._play_by_view(Game(self._match.rules, seats), index, seating)

    def play_logged(self, index: int, seating: Seating, number: int) -> tuple[Played, GameLog]:
        """Play the same game with its log; `number` is that of the game in the match."""
        match, bots = self._match, self._bots(seating)
        if self._engine is None:
            game = Game(match.rules, record_names(bots))
            played = self._play_by_view(game, index, seating)
            return played, GameLog(record=record_text(game, match.seed, index + 1, number, bots))
        moves: list[int] = []
        seed = deck_seed(match, index)
        played = self._engine.play(self._seated(index, seating), seed, log=moves)
        if not match.records:
            return played, GameLog(pack_moves(moves))
        game = replay_moves(match.rules, record_names(bots), seed, moves)
        return played, GameLog(pack_moves(moves), record_text(game, match.seed, index + 1, number, bots))

    def _bots(self, seating: Seating) -> list[str]:
        return [self._match.bots[bot] for bot in seating]

    def _bot_seeds(self, index: int, seating: Seating) -> list[int]:
        # A seat keeps its seed through the round: its games differ in nothing but who sits where.
        return [derived_seed("whims", self._match.seed, index, seat) for seat in range(len(seating))]

    def _seated(self, index: int, seating: Seating) -> list[PlayerSettings]:
        seated = [self._settings[bot].copy() for bot in seating]
        for settings, seed in zip(seated, self._bot_seeds(index, seating), strict=True):
            settings.seed = seed
        return seated

    def _play_by_view(self, game: Game, index: int, seating: Seating) -> Played:
        names = self._bots(seating)
        seeds = self._bot_seeds(index, seating)
        bots = [make_bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
        return play_by_view(game, bots, deck_seed(self._match, index), names)


def derived_seed(*parts: str | int) -> int:
    """A seed of 61 bits hashed from these parts, the same on every machine.

    >>> derived_seed("decks", 7, 0) == derived_seed("decks", 7, 1)
    False
    """
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "big") >> 3


def deck_seed(match: Match, index: int) -> int:
    """The seed of the decks of a round; hand h of each game is shuffled from this seed plus h."""
    return derived_seed("decks", match.seed, index)


def games_of(task: Task) -> Iterator[tuple[int, int, Seating]]:
    """The games of a task: the index of the round, the number of the game from 1, and the seating."""
    for index, seatings in task:
        for number, seating in enumerate(seatings, index * len(seatings) + 1):
            yield index, number, seating


def play_task(match: Match, task: Task) -> Chunk:
    """Play the rounds of a task, one after the other."""
    player, sums = _player(match), Sums.of(match)
    places, games, logs = [], [], []
    for index, seatings in task:
        played = []
        for number, seating in enumerate(seatings, index * len(seatings) + 1):
            if match.moves or match.records:
                game, log = player.play_logged(index, seating, number)
                logs.append(log)
            else:
                game = player.play(index, seating)
            sums.count(seating, game)
            played.append(game)
        places.append(tuple(game.places for game in played))
        if match.details:
            games += played
    return Chunk(task, tuple(places), sums, tuple(games), tuple(logs))


@lru_cache(maxsize=1)
def _player(match: Match) -> MatchPlayer:
    return MatchPlayer(match)


def is_slow(specs: Sequence[str]) -> bool:
    """Whether a round may take minutes: one of the bots searches, or is not the engine's."""
    settings = engine_settings(specs)
    return not settings or any(bot.player == SHARP for bot in settings)


def tasks(match: Match, rounds: Iterable[NumberedRound]) -> Iterator[Task]:
    """Split a match into tasks, always at the same places, whatever pool plays them."""
    size = 1 if is_slow(match.bots) else QUICK_ROUNDS
    rest = iter(rounds)
    while task := tuple(islice(rest, size)):
        yield task
