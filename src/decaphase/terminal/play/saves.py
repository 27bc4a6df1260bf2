"""Games put away: each is a record in a file of its own, written anew whenever somebody has moved."""

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
"""Who sits in a seat, where it is not a bot by its name."""

MAX_GAMES_LISTED: Final = 50
"""More games than this are not looked through."""


def games_folder() -> Path:
    """Where games are kept."""
    return data_folder() / "games"


def new_save_path(players: Sequence[str], now: datetime) -> Path:
    """A file for a new game, named by day and players, that is not there yet."""
    return new_path(games_folder(), f"{now:%Y-%m-%d %H%M} " + " ".join(players))


@dataclass(slots=True)
class SaveFile:
    """Keeps one game in its file."""

    path: Path
    meta: Mapping[str, object]
    problem: Problem | None = None
    """Why the game could not be written the last time."""
    _written: str = ""

    def save(self, game: Game) -> bool:
        """Write the game unless its file holds it as it is; whether that went wrong for the first time."""
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
        """Write a game that could not be written where it belongs into the folder for passing things."""
        path = Path(tempfile.gettempdir()) / self.path.name
        try:
            write_atomically(path, self.text_of(game))
        except Problem:
            return None
        return path

    def text_of(self, game: Game) -> str:
        """The game as its file holds it."""
        return write_record(record_of(game, meta={**self.meta, "over": game.stage == "game-over"}))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that was put away, or a file that should be one and cannot be read."""

    path: Path
    record: Record | None
    problem: Problem | None = None


def saved_games() -> list[SavedGame]:
    """The games that are not over, the latest first, and the files that cannot be read."""
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
