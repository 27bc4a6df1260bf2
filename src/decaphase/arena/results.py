"""The games of a match as rows of a CSV or Parquet file, written while they are played."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Protocol, TypeAlias

from decaphase.arena.estimate import win_share
from decaphase.arena.files import new_file, problems_of_writing
from decaphase.arena.matches import Chunk, Match, deck_seed, games_of
from decaphase.arena.seating import A
from decaphase.extras import import_from, require
from decaphase.problems import Problem

Row: TypeAlias = tuple[object, ...]

LETTERS: Final = "AB"
ROW_GROUP: Final = 20_000
"""Rows in a row group of Parquet."""


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
        self.games = 0

    def keep(self, chunk: Chunk) -> None:
        games = list(rows(self._match, chunk))
        with problems_of_writing(self._path):
            self._writer.write(games)
        self.games += len(games)

    def close(self) -> None:
        with problems_of_writing(self._path):
            self._writer.close()


@contextmanager
def results_file(path: Path, match: Match, players: int) -> Iterator[ResultsFile]:
    """Create a file for the games; delete it again if none was played. An existing file is refused."""
    make = FORMATS.get(path.suffix.lower())
    if make is None:
        raise Problem("results-suffix", file=str(path), suffixes=", ".join(FORMATS))
    if make is ParquetWriter:
        require("research", "pyarrow")
    with new_file(path) as file:
        results = ResultsFile(path, make(file, columns(players)), match)
        try:
            yield results
        finally:
            results.close()
            if not results.games:
                path.unlink()
