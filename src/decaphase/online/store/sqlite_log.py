"""The logs in an SQLite file: queries, and writing a batch with one statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from decaphase.online.store.append_check import MoveKey, check_appends, named_moves
from decaphase.online.store.model import Append, Appended, Outcome

STATEMENT_ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512)
"""The sizes of the INSERT statements, in rows: few enough that SQLite keeps all of them prepared."""
COLUMNS: Final = 4
MAX_STATEMENT_VALUES: Final = STATEMENT_ROWS[-1] * COLUMNS
"""Values in one statement."""

# Python releases its lock at each row that SQLite steps to, and then waits to get it back. So all rows go
# into one statement; its unused rows are empty and skipped.
ADD: Final[Mapping[int, str]] = {
    size: f"""
    INSERT INTO log_entry (table_no, seq, move_id, data)
    SELECT * FROM (VALUES {",".join(["(?,?,?,?)"] * size)}) WHERE column1 IS NOT NULL
    """  # noqa: S608 (question marks)
    for size in STATEMENT_ROWS
}
NUMBER: Final = "(SELECT table_no FROM game_table WHERE table_id = ?)"
READ: Final = (
    f"SELECT seq, move_id, data FROM log_entry WHERE table_no = {NUMBER} AND seq > ? ORDER BY seq LIMIT ?"  # noqa: S608 (ours)
)
FIND_MOVE: Final = f"SELECT seq FROM log_entry WHERE table_no = {NUMBER} AND move_id = ?"  # noqa: S608 (ours)
FIND_END: Final = """
    SELECT table_no, coalesce((SELECT max(seq) FROM log_entry WHERE table_no = game_table.table_no), 0)
    FROM game_table WHERE table_id = ?
"""


class End(NamedTuple):
    """The number of a table, and the last seq of its log."""

    number: int
    last_seq: int


class Rows(NamedTuple):
    """The values to write for a batch, the new ends of its logs, and the outcomes."""

    values: list[object]
    ends: dict[str, End]
    outcomes: list[Outcome]

    @property
    def fit(self) -> bool:
        """Whether one statement can write them."""
        return len(self.values) <= MAX_STATEMENT_VALUES


def rows_by_known_ends(ends: Mapping[str, End], appends: Sequence[Append]) -> Rows | None:
    """The rows of a batch in which every append follows its log's cached end; None for any other batch.

    Repeated moves are not looked for: if there is one, no row of the batch can be written.
    """
    values: list[object] = []
    moved: dict[str, End] = {}
    outcomes: list[Outcome] = []
    for append in appends:
        table = append.table
        end = moved.get(table) or ends.get(table)
        if end is None or end.last_seq != append.after_seq:
            return None
        number, seq = end
        for entry in append.entries:
            seq += 1
            values += (number, seq, entry.move_id, entry.data)
        moved[table] = End(number, seq)
        outcomes.append(Appended(end.last_seq + 1, seq))
    return Rows(values, moved, outcomes)


def rows_by_file(writer: sqlite3.Connection, appends: Sequence[Append]) -> Rows:
    """The rows of any batch, checked against the file, to which only this process writes."""
    ends: dict[str, End] = {}
    for table in {append.table for append in appends}:
        for found in writer.execute(FIND_END, (table,)):
            ends[table] = End(*found)
    known: dict[MoveKey, int] = {}
    for move in named_moves(appends):
        for (seq,) in writer.execute(FIND_MOVE, move):
            known[move] = seq
    checked = check_appends(appends, {table: end.last_seq for table, end in ends.items()}, known)
    values: list[object] = []
    for table, seq, move_id, data in checked.rows:
        values += (ends[table].number, seq, move_id, data)
    moved = {table: End(ends[table].number, last_seq) for table, last_seq in checked.ends.items()}
    return Rows(values, moved, checked.outcomes)


def add_rows(writer: sqlite3.Connection, values: Sequence[object]) -> None:
    """Write rows, with one statement if they fit."""
    for first in range(0, len(values), MAX_STATEMENT_VALUES):
        part = values[first : first + MAX_STATEMENT_VALUES]
        count = len(part) // COLUMNS
        size = next(size for size in STATEMENT_ROWS if size >= count)
        writer.execute(ADD[size], [*part, *[None] * (COLUMNS * (size - count))])
