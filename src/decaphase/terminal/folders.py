"""Where games and settings are kept, and how a file is written so that a kill at any moment loses nothing."""

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
"""Why a file cannot be written, as far as somebody can do something about it."""


def data_folder() -> Path:
    """Where games and score sheets are kept."""
    return _folder("XDG_DATA_HOME", ".local/share", "LOCALAPPDATA")


def settings_folder() -> Path:
    """Where settings are kept."""
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
    """A TOML file that is not there yet: of this name, as plain as every system takes it, or with a number.

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
    """Whether there is such a file, as far as we may see."""
    try:
        return path.expanduser().exists()
    except (OSError, ValueError, RuntimeError):  # too long, no name for a file, a ~ that is nobody's home
        return False


def modified_time(path: Path) -> float:
    """When a file was last written; one that went away while we looked counts as old."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that it holds either what it held before or all of the text, whatever happens.

    What cannot be written is a Problem that says why.
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
    except ValueError:  # a name no file can have
        raise Problem("cannot-keep", file=str(path)[:80], reason="other") from None
    except OSError as error:
        raise Problem(
            "cannot-keep", file=str(path), reason=WRITE_FAILURES.get(error.errno or 0, "other")
        ) from None
