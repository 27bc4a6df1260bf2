"""What is kept of a match beside its results: a record of each game, and a table of all decisions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from decaphase.arena.extras import need
from decaphase.arena.files import new_file, problems_of_writing
from decaphase.arena.game_log import unpacked
from decaphase.arena.matches import Chunk, Match, number
from decaphase.problems import Problem
from decaphase.records.files import make_folder, save_text
from decaphase.records.read import read_record

if TYPE_CHECKING:
    from decaphase.research.decision_files import DecisionsWriter
    from decaphase.research.decisions import Decisions
    from decaphase.research.environment import EnvironmentSetting

FEWEST_DIGITS: Final = 4


class RecordsFolder:
    """A folder that takes in the games of a match, a file for each, named by its number."""

    def __init__(self, folder: Path, match: Match, players: int, games: int) -> None:
        self._folder = folder
        self._name = f"{match.rules.edition}-{players}-players-seed-{match.seed}-game-"
        self._digits = max(FEWEST_DIGITS, len(str(games)))
        make_folder(folder)

    def keep(self, chunk: Chunk) -> None:
        games = (
            index * len(seatings) + turn for index, seatings in chunk.task for turn in range(len(seatings))
        )
        for game, told in zip(games, chunk.told, strict=True):
            save_text(told.record, self._folder / f"{self._name}{game + 1:0{self._digits}}.toml")


class DecisionsFile:
    """A table that takes in the decisions of a match."""

    def __init__(
        self, path: Path, writer: DecisionsWriter, match: Match, setting: EnvironmentSetting
    ) -> None:
        from decaphase.research.from_moves import MoveReplayer

        self._path = path
        self._writer = writer
        self._match = match
        self._setting = setting
        self._teller = MoveReplayer(setting)

    def keep(self, chunk: Chunk) -> None:
        for decisions in self._games(chunk):
            with problems_of_writing(self._path):
                self._writer.write(decisions)

    def _games(self, chunk: Chunk) -> Iterator[Decisions]:
        from decaphase.research.from_records import decisions_of

        left = iter(zip(chunk.told, chunk.games, strict=True))
        for index, seatings in chunk.task:
            seed = number("decks", self._match.seed, index)
            for game, seating in enumerate(seatings, index * len(seatings) + 1):
                told, played = next(left)
                if told.moves:
                    bots = [self._match.bots[bot] for bot in seating]
                    yield self._teller.replay(game, bots, seed, unpacked(told.moves), played.hands)
                else:
                    yield decisions_of(read_record(told.record), self._setting, game)


@contextmanager
def decisions_writer(path: Path, setting: EnvironmentSetting) -> Iterator[DecisionsWriter]:
    """A new table of decisions; without decisions it goes again."""
    if path.suffix.lower() != ".parquet":
        raise Problem("decisions-suffix", file=str(path))
    for package in ("numpy", "pyarrow"):
        need(package, "research")
    from decaphase.research.decision_files import DecisionsWriter

    with new_file(path) as file:
        writer = DecisionsWriter(file, setting)
        try:
            yield writer
        finally:
            with problems_of_writing(path):
                writer.close()
            if not writer.rows:
                path.unlink()


@contextmanager
def decisions_file(path: Path, match: Match, players: int) -> Iterator[DecisionsFile]:
    """A new table for the decisions of a match."""
    from decaphase.research.environment import EnvironmentSetting

    setting = EnvironmentSetting(match.rules, players)
    with decisions_writer(path, setting) as writer:
        yield DecisionsFile(path, writer, match, setting)
