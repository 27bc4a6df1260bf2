"""The files of a match: its games as rows of a table, a record of each, and a table of all decisions."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

from decaphase.arena.estimate import win_share
from decaphase.arena.game_log import unpack_moves
from decaphase.arena.matches import Chunk, Match, deck_seed, games_of
from decaphase.arena.seating import A
from decaphase.extras import import_from, require
from decaphase.problems import Problem
from decaphase.records.files import make_folder, save_text
from decaphase.records.read import read_record

if TYPE_CHECKING:
    from decaphase.research.decision_files import DecisionsWriter
    from decaphase.research.decisions import Decisions
    from decaphase.research.environment import EnvironmentSetting

Row: TypeAlias = tuple[object, ...]

LETTERS: Final = "AB"
ROW_GROUP: Final = 20_000
"""Rows in a row group of Parquet."""

FEWEST_DIGITS: Final = 4
"""Of the number of a game in the name of its record."""


class FileWriter(Protocol):
    """Writes the rows of a file."""

    @property
    def rows(self) -> int:
        """How many rows were written."""

    def close(self) -> None: ...


Writing = TypeVar("Writing", bound=FileWriter)


@contextmanager
def new_file(path: Path, begin: Callable[[IO[bytes]], Writing]) -> Iterator[Writing]:
    """Create a file and its writer, and delete it again if it stays empty; an existing file is refused."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise Problem("results-exist", file=str(path)) from None
    except (OSError, ValueError):
        raise Problem("cannot-write", file=str(path)) from None
    with file:
        writer = begin(file)
        try:
            yield writer
        finally:
            with problems_of_writing(path):
                writer.close()
            if not writer.rows:
                path.unlink()


@contextmanager
def problems_of_writing(path: Path) -> Iterator[None]:
    """Turn an OSError into a Problem that names the incomplete file and the reason."""
    try:
        yield
    except OSError as error:
        raise Problem(
            "results-broke-off", file=str(path), why=error.strerror or type(error).__name__
        ) from None


def columns(players: int) -> dict[str, str]:
    """The columns and their types."""
    seats = range(1, players + 1)
    return {
        "game": "int64",
        "pair": "int64",
        "deck_seed": "int64",
        "seating": "string",
        "won_a": "float64",
        "hands": "int64",
        "turns": "int64",
        "decisions": "int64",
        "ended": "bool_",
        **{f"bot_{seat}": "string" for seat in seats},
        **{f"place_{seat}": "int64" for seat in seats},
        **{f"score_{seat}": "int64" for seat in seats},
        **{f"phases_{seat}": "int64" for seat in seats},
    }


def rows(match: Match, chunk: Chunk) -> Iterator[Row]:
    """A row per game with the values of `columns`; games and pairs count from 1."""
    for (index, number, seating), played in zip(games_of(chunk.task), chunk.games, strict=True):
        yield (
            number,
            index + 1,
            deck_seed(match, index),
            "".join(LETTERS[side] for side in seating),
            float(win_share(A, seating, played.places)),
            played.hands,
            sum(played.turns),
            played.decisions,
            played.ended,
            *(match.bots[side] for side in seating),
            *played.places,
            *played.scores,
            *played.done,
        )


class Writer(Protocol):
    """Writes rows in one file format."""

    def write(self, rows: Sequence[Row]) -> None: ...
    def close(self) -> None: ...


class CsvWriter:
    def __init__(self, file: IO[bytes], names: dict[str, str]) -> None:
        from io import TextIOWrapper

        self._text = TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
        self._csv = csv.writer(self._text)
        self._csv.writerow(names)

    def write(self, rows: Sequence[Row]) -> None:
        self._csv.writerows(rows)
        self._text.flush()

    def close(self) -> None:
        self._text.close()


class ParquetWriter:
    def __init__(self, file: IO[bytes], names: dict[str, str]) -> None:
        arrow: Any = import_from("research", "pyarrow")
        self._arrow = arrow
        self._schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in names.items()])
        self._parquet: Any = import_from("research", "pyarrow.parquet").ParquetWriter(file, self._schema)
        self._waiting: list[Row] = []

    def write(self, rows: Sequence[Row]) -> None:
        self._waiting += rows
        if len(self._waiting) >= ROW_GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            arrays = [list(column) for column in zip(*self._waiting, strict=True)]
            self._parquet.write_table(self._arrow.table(arrays, schema=self._schema))
            self._waiting.clear()

    def close(self) -> None:
        self._flush()
        self._parquet.close()


FORMATS: Final[dict[str, Callable[[IO[bytes], dict[str, str]], Writer]]] = {
    ".csv": CsvWriter,
    ".parquet": ParquetWriter,
}


class ResultsFile:
    """A file of the games of a match."""

    def __init__(self, path: Path, writer: Writer, match: Match) -> None:
        self._path = path
        self._writer = writer
        self._match = match
        self.rows = 0

    def keep(self, chunk: Chunk) -> None:
        games = list(rows(self._match, chunk))
        with problems_of_writing(self._path):
            self._writer.write(games)
        self.rows += len(games)

    def close(self) -> None:
        self._writer.close()


@contextmanager
def results_file(path: Path, match: Match, players: int) -> Iterator[ResultsFile]:
    """Create a file for the games of a match."""
    make = FORMATS.get(path.suffix.lower())
    if make is None:
        raise Problem("results-suffix", file=str(path), suffixes=", ".join(FORMATS))
    if make is ParquetWriter:
        require("research", "pyarrow")
    with new_file(path, lambda file: ResultsFile(path, make(file, columns(players)), match)) as results:
        yield results


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
    """Create a table of decisions."""
    if path.suffix.lower() != ".parquet":
        raise Problem("decisions-suffix", file=str(path))
    require("research", "numpy", "pyarrow")
    from decaphase.research.decision_files import DecisionsWriter

    with new_file(path, lambda file: DecisionsWriter(file, setting)) as writer:
        yield writer


@contextmanager
def decisions_file(path: Path, match: Match, players: int) -> Iterator[DecisionsFile]:
    """Create a table for the decisions of a match."""
    from decaphase.research.environment import EnvironmentSetting

    setting = EnvironmentSetting(match.rules, players)
    with decisions_writer(path, setting) as writer:
        yield DecisionsFile(path, writer, match, setting)
