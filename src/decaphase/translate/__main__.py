"""`python -m decaphase.translate [FOLDER]` writes the generated TypeScript."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from decaphase.translate.editions import editions_module
from decaphase.translate.phases import phases_module
from decaphase.translate.reckon import reckon_module

FOLDER: Final = Path(__file__).parents[3] / "web" / "src" / "generated"
MODULES: Final[Mapping[str, Callable[[], str]]] = {
    "editions.ts": editions_module,
    "phases.ts": phases_module,
    "reckon.ts": reckon_module,
}


def main(folder: Path) -> None:
    """Write all generated modules into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, module in MODULES.items():
        (folder / name).write_text(module(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
