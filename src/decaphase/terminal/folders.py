"""The folders of saved games and settings, and atomic writing of files."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from decaphase.problems import Problem
from decaphase.records.files import plain_name

WRITE_FAILURES: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "locked",
    errno.EACCES: "locked",
    errno.EPERM: "locked",
}
"""Reasons for a failed write that the user can do something about."""


def data_folder() -> Path:
    """The folder of games and score sheets."""
    return _folder("XDG_DATA_HOME", ".local/share", "LOCALAPPDATA")


def settings_folder() -> Path:
    """The folder of the settings."""
    return _folder("XDG_CONFIG_HOME", ".config", "APPDATA")


def _folder(variable: str, below_home: str, on_windows: str) -> Path:
    base = os.environ.get(on_windows if sys.platform == "win32" else variable)
    if base and Path(base).is_absolute():
        return Path(base) / "decaphase"
    try:
        return Path.home() / below_home / "decaphase"
    except RuntimeError:
        raise Problem("no-home") from None


def new_path(folder: Path, name: str) -> Path:
    """A TOML file that does not exist yet, with a portable name, numbered if necessary.

    >>> new_path(Path("nowhere"), "2026-11-16 Zoë & Ann").name
    '2026-11-16-zoe-ann.toml'
    """
    plain, number = plain_name(name), 1
    path = folder / f"{plain}.toml"
    while path_exists(path):
        number += 1
        path = folder / f"{plain}-{number}.toml"
    return path


def path_exists(path: Path) -> bool:
    """Whether a file exists, as far as permissions let us know."""
    try:
        return path.expanduser().exists()
    except (OSError, ValueError, RuntimeError):  # a name too long or not valid, or an unknown user after ~
        return False


def modified_time(path: Path) -> float:
    """The modification time; 0 for a file that has vanished."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically: after a crash it holds either the old or the new text.

    Raises a Problem that says why the file cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".", suffix=".part", delete=False
        ) as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                with suppress(OSError):
                    Path(file.name).unlink()
                raise
        Path(file.name).replace(path)
    except ValueError:  # not a valid file name
        raise Problem("cannot-keep", file=str(path)[:80], reason="other") from None
    except OSError as error:
        raise Problem(
            "cannot-keep", file=str(path), reason=WRITE_FAILURES.get(error.errno or 0, "other")
        ) from None
