"""Tables of decisions in Parquet files: written game by game, loaded whole or in batches.

>>> from decaphase.research.decision_files import load_decisions
>>> decisions = load_decisions("decisions.parquet")  # doctest: +SKIP
>>> decisions.features.shape, decisions.masks.shape, decisions.actions.shape  # doctest: +SKIP
((5132, 439), (5132, 1070), (5132,))

docs/research.md describes the columns.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

from decaphase.extras import require
from decaphase.research.problem_notes import explained

with explained():
    require("research", "numpy", "pyarrow")

import numpy as np

from decaphase.problems import Problem
from decaphase.research.decisions import Decisions, join
from decaphase.research.environment import EnvironmentSetting, setting_of
from decaphase.research.stepping.features import width_of

FORMAT: Final = 1
"""The version of the columns and their meaning."""

arrow: Final[Any] = import_module("pyarrow")  # ships no types
parquet: Final[Any] = import_module("pyarrow.parquet")

ROW_GROUP: Final = 16_384
"""Rows in a row group of Parquet, which is buffered in memory while it is written."""

BATCH_ROWS: Final = 65_536

COLUMNS: Final = {
    "game": ("games", "int32"),
    "hand": ("hands", "int16"),
    "decision": ("numbers", "int32"),
    "seat": ("seats", "int8"),
    "bot": ("bots", "string"),
    "features": ("features", "int16"),
    "legal": ("legal", "int16"),
    "action": ("actions", "int16"),
    "won": ("won", "float32"),
    "place": ("places", "int8"),
    "points": ("points", "int16"),
    "made": ("made", "bool_"),
}
"""The columns of the file, with their names in `Decisions` and their types."""


class DecisionsWriter:
    """Writes games to a file while they are played, with at most about one row group in memory."""

    def __init__(self, file: IO[bytes], setting: EnvironmentSetting) -> None:
        self._schema = _schema(setting)
        self._parquet = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._buffer: list[Decisions] = []
        self.rows = 0

    def write(self, decisions: Decisions) -> None:
        """Write the decisions of a game."""
        self.rows += len(decisions)
        if len(decisions):
            self._buffer.append(decisions)
        if sum(map(len, self._buffer)) >= ROW_GROUP:
            self._flush()

    def close(self) -> None:
        """Write the rest and the footer, without which the file cannot be read."""
        self._flush()
        self._parquet.close()

    def _flush(self) -> None:
        if self._buffer:
            self._parquet.write_table(_table(join(self._buffer), self._schema))
            self._buffer.clear()


def _schema(setting: EnvironmentSetting) -> Any:  # noqa: ANN401 - pyarrow ships no types
    """The columns, and the setting as metadata."""
    kinds = {name: getattr(arrow, kind)() for name, (_, kind) in COLUMNS.items()}
    kinds["features"] = arrow.list_(kinds["features"], width_of(setting.players))
    kinds["legal"] = arrow.list_(kinds["legal"])
    about = {
        "decaphase.decisions": FORMAT,
        "decaphase.rules": setting.rules.edition,
        "decaphase.options": json.dumps(dict(setting.rules.overrides), sort_keys=True),
        "decaphase.players": setting.players,
    }
    fields = [arrow.field(name, kind, nullable=False) for name, kind in kinds.items()]
    return arrow.schema(fields, {name: str(value) for name, value in about.items()})


def _table(decisions: Decisions, schema: Any) -> Any:  # noqa: ANN401 - pyarrow ships no types
    arrays = {name: getattr(decisions, own) for name, (own, _) in COLUMNS.items()}
    starts = np.concatenate(([0], decisions.ends)).astype(np.int32)
    columns = [
        arrow.FixedSizeListArray.from_arrays(arrow.array(array.reshape(-1)), type=field.type)
        if field.name == "features"
        else arrow.ListArray.from_arrays(arrow.array(starts), arrow.array(array), type=field.type)
        if field.name == "legal"
        else arrow.array(array, field.type)
        for field, array in zip(schema, arrays.values(), strict=True)
    ]
    return arrow.Table.from_arrays(columns, schema=schema)


def load_decisions(path: str | Path) -> Decisions:
    """All decisions of a table; use `batches` if they do not fit in memory."""
    file, setting = _open(path)
    with file:
        return _decisions(file.read(), setting)


def batches(path: str | Path, size: int = BATCH_ROWS) -> Iterator[Decisions]:
    """The decisions of a table in order, at most `size` at a time."""
    file, setting = _open(path)
    with file:
        for batch in file.iter_batches(size):
            yield _decisions(batch, setting)


def _open(path: str | Path) -> tuple[Any, EnvironmentSetting]:
    """Open a table and read its setting; raises a Problem if it is not a table of decisions."""
    try:
        file = parquet.ParquetFile(path)
    except (OSError, ValueError, arrow.ArrowException):
        raise Problem("decisions-no-table", file=str(path)) from None
    about = {name.decode(): value.decode() for name, value in (file.schema_arrow.metadata or {}).items()}
    if about.get("decaphase.decisions") != str(FORMAT):
        file.close()
        raise Problem("decisions-no-table", file=str(path))
    options = json.loads(about["decaphase.options"])
    return file, setting_of(about["decaphase.rules"], int(about["decaphase.players"]), options=options)


def _decisions(table: Any, setting: EnvironmentSetting) -> Decisions:  # noqa: ANN401 - pyarrow ships no types
    columns = {name: _contiguous(table.column(name)) for name in COLUMNS}
    features, legal = columns.pop("features"), columns.pop("legal")
    offsets = legal.offsets.to_numpy().astype(np.int64)
    return Decisions(
        setting=setting,
        features=features.flatten().to_numpy().reshape(len(features), width_of(setting.players)),
        legal=legal.values.to_numpy()[offsets[0] : offsets[-1]],
        ends=offsets[1:] - offsets[0],
        **{COLUMNS[name][0]: column.to_numpy(zero_copy_only=False) for name, column in columns.items()},
    )


def _contiguous(column: Any) -> Any:  # noqa: ANN401 - pyarrow ships no types
    """A column in one array."""
    return column.combine_chunks() if hasattr(column, "combine_chunks") else column
