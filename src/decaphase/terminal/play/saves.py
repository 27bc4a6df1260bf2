"""Saved games: each is a record in its own file, rewritten after every move."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.records import Record, load_record, record_of, write_record
from decaphase.terminal.folders import data_folder, modified_time, new_path, write_atomically

PERSON: Final = "person"
"""The kind of a seat without a bot."""

MAX_GAMES_LISTED: Final = 50
"""Older saved games are ignored."""


def games_folder() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"


def new_save_path(players: Sequence[str], now: datetime) -> Path:
    """An unused path for a new game, named by date and players."""
    return new_path(games_folder(), f"{now:%Y-%m-%d %H%M} " + " ".join(players))


@dataclass(slots=True)
class SaveFile:
    """Saves one game to its file."""

    path: Path
    meta: Mapping[str, object]
    problem: Problem | None = None
    """Why the last attempt to save failed."""
    _written: str = ""

    def save(self, game: Game) -> bool:
        """Save the game if it has changed; True if saving fails for the first time."""
        before, text = self.problem, self.text_of(game)
        try:
            if text != self._written:
                write_atomically(self.path, text)
        except Problem as problem:
            self.problem = problem
        else:
            self.problem = None
            self._written = text
        return self.problem is not None and before is None

    def save_elsewhere(self, game: Game) -> Path | None:
        """Save the game to the temporary folder instead; None if that fails too."""
        path = Path(tempfile.gettempdir()) / self.path.name
        try:
            write_atomically(path, self.text_of(game))
        except Problem:
            return None
        return path

    def text_of(self, game: Game) -> str:
        """The text of the game's file."""
        return write_record(record_of(game, meta={**self.meta, "over": game.stage == "game-over"}))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game, or a file in the folder that cannot be read."""

    path: Path
    record: Record | None
    problem: Problem | None = None


def saved_games() -> list[SavedGame]:
    """The unfinished games, latest first, and the files that cannot be read."""
    try:
        files = sorted(games_folder().glob("*.toml"), key=modified_time, reverse=True)
    except OSError:
        return []
    found = []
    for path in files[:MAX_GAMES_LISTED]:
        try:
            record = load_record(path)
        except Problem as problem:
            found.append(SavedGame(path, None, problem))
        else:
            if record.meta.get("over") is not True:
                found.append(SavedGame(path, record))
    return found
