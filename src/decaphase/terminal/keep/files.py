"""The files of score sheets, named after the players."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from decaphase.problems import Problem
from decaphase.records.files import read_file
from decaphase.records.model import RecordProblem
from decaphase.records.sheet_file import read_sheet, write_sheet
from decaphase.rules.echo import echo
from decaphase.say import explain, say
from decaphase.sheet import Sheet, standing_of
from decaphase.terminal.folders import data_folder, modified_time, new_path, path_exists, write_atomically

SHEET_SUFFIX: Final = ".toml"
MAX_NAMES_OFFERED: Final = 12
"""How many names of earlier players are offered."""


@dataclass(frozen=True, slots=True)
class SavedSheet:
    """A sheet, its file and the date it was last written."""

    path: Path
    sheet: Sheet
    day: date

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return standing_of(self.sheet).over


@dataclass(frozen=True, slots=True)
class SavedSheets:
    """All saved sheets, latest first, and the files that cannot be read, with the reason."""

    sheets: tuple[SavedSheet, ...] = ()
    damaged: tuple[tuple[Path, Problem], ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The players of earlier games, latest first, without duplicates."""
        names = (name for kept in self.sheets for name in kept.sheet.players)
        return tuple(dict.fromkeys(names))[:MAX_NAMES_OFFERED]


def sheets_folder() -> Path:
    """The folder of the sheets."""
    return data_folder() / "sheets"


def is_in_sheets_folder(path: Path) -> bool:
    """Whether the sheet can be found by its name alone."""
    try:
        return path.parent == sheets_folder()
    except Problem:
        return False


def load_sheets() -> SavedSheets:
    """All sheets; unreadable files are reported, not touched."""
    sheets: list[SavedSheet] = []
    damaged: list[tuple[Path, Problem]] = []
    try:
        paths = sorted(sheets_folder().glob(f"[!.]*{SHEET_SUFFIX}"))
    except (OSError, Problem):
        return SavedSheets()
    for path in paths:
        try:
            sheets.append(load_sheet(path))
        except Problem as problem:
            damaged.append((path, problem))
    sheets.sort(key=lambda kept: modified_time(kept.path), reverse=True)
    return SavedSheets(tuple(sheets), tuple(damaged))


def load_sheet(path: Path) -> SavedSheet:
    """The sheet in this file; raises a Problem if there is none."""
    sheet = read_sheet(read_file(path))
    return SavedSheet(path, sheet, datetime.fromtimestamp(modified_time(path), UTC).astimezone().date())


def find_sheet(name: str) -> SavedSheet:
    """The sheet with this name, or in this file."""
    try:
        path = Path(name) if name.endswith(SHEET_SUFFIX) else sheets_folder() / f"{name}{SHEET_SUFFIX}"
        return load_sheet(path)
    except RecordProblem as problem:
        if problem.code in {"no-such-file", "cannot-open"}:
            raise Problem("keep-no-such-sheet", name=echo(name)) from None
        raise Problem("keep-damaged", file=echo(name), reason=explain_damage(problem)) from None


def explain_damage(problem: Problem) -> str:
    """Why a file is not a valid sheet, and in which hand the error is."""
    hand = problem.place.hand if isinstance(problem, RecordProblem) else None
    if hand is None:
        return explain(problem)
    return say("check-at", place=say("check-place-hand", hand=hand), sentence=explain(problem))


def new_sheet_path(players: tuple[str, ...]) -> Path:
    """A path for a new sheet: the players' names, numbered if they have played before."""
    return new_path(sheets_folder(), " ".join(players))


def changed_on_disk(path: Path, sheet: Sheet) -> bool:
    """Whether the file no longer holds this sheet, and so must not be overwritten."""
    try:
        return path_exists(path) and load_sheet(path).sheet != sheet
    except Problem:
        return True


def save_sheet(path: Path, sheet: Sheet) -> None:
    """Write the sheet atomically."""
    write_atomically(path, write_sheet(sheet))
