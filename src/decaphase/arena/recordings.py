"""Optional output of a match: a record of each game, and a table of all decisions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from decaphase.arena.files import new_file, problems_of_writing
from decaphase.arena.game_log import unpack_moves
from decaphase.arena.matches import Chunk, Match, deck_seed, games_of
from decaphase.extras import require
from decaphase.problems import Problem
from decaphase.records.files import make_folder, save_text
from decaphase.records.read import read_record

if TYPE_CHECKING:
    from decaphase.research.decision_files import DecisionsWriter
    from decaphase.research.decisions import Decisions
    from decaphase.research.environment import EnvironmentSetting

FEWEST_DIGITS: Final = 4


class RecordsFolder:
    """A folder with a record of each game, in a file named by the number of the game."""

    def __init__(self, folder: Path, match: Match, players: int, games: int) -> None:
        self._folder = folder
        self._name = f"{match.rules.edition}-{players}-players-seed-{match.seed}-game-"
        self._digits = max(FEWEST_DIGITS, len(str(games)))
        make_folder(folder)

    def keep(self, chunk: Chunk) -> None:
        for (_, number, _), log in zip(games_of(chunk.task), chunk.logs, strict=True):
            save_text(log.record, self._folder / f"{self._name}{number:0{self._digits}}.toml")


class DecisionsFile:
    """A table of the decisions of a match."""

    def __init__(
        self, path: Path, writer: DecisionsWriter, match: Match, setting: EnvironmentSetting
    ) -> None:
        from decaphase.research.from_moves import MoveReplayer

        self._path = path
        self._writer = writer
        self._match = match
        self._setting = setting
        self._replayer = MoveReplayer(setting)

    def keep(self, chunk: Chunk) -> None:
        for decisions in self._games(chunk):
            with problems_of_writing(self._path):
                self._writer.write(decisions)

    def _games(self, chunk: Chunk) -> Iterator[Decisions]:
        from decaphase.research.from_records import decisions_of

        games = zip(games_of(chunk.task), chunk.logs, chunk.games, strict=True)
        for (index, number, seating), log, played in games:
            if log.moves:
                bots = [self._match.bots[bot] for bot in seating]
                seed, moves = deck_seed(self._match, index), unpack_moves(log.moves)
                yield self._replayer.replay(number, bots, seed, moves, played.hands)
            else:
                yield decisions_of(read_record(log.record), self._setting, number)


@contextmanager
def decisions_writer(path: Path, setting: EnvironmentSetting) -> Iterator[DecisionsWriter]:
    """Create a table of decisions; delete it again if it stays empty."""
    if path.suffix.lower() != ".parquet":
        raise Problem("decisions-suffix", file=str(path))
    require("research", "numpy", "pyarrow")
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
    """Create a table for the decisions of a match."""
    from decaphase.research.environment import EnvironmentSetting

    setting = EnvironmentSetting(match.rules, players)
    with decisions_writer(path, setting) as writer:
        yield DecisionsFile(path, writer, match, setting)
