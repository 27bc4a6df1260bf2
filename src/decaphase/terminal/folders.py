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

REASONS: Final = {
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


def write_whole(path: Path, text: str) -> None:
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
    except OSError as error:
        raise Problem("cannot-keep", file=str(path), reason=REASONS.get(error.errno or 0, "other")) from None
