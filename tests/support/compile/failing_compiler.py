"""A C compiler that fails, to be found before the real one."""

from __future__ import annotations

from pathlib import Path

PROGRAM = """\
import os, pathlib, sys
cache = pathlib.Path(os.environ.get("ZIG_GLOBAL_CACHE_DIR", pathlib.Path.home() / ".cache" / "zig"))
cache.mkdir(parents=True, exist_ok=True)
sys.exit("engine.c: note\\nengine.c: error: no such thing")
"""
SAYS = "engine.c: error: no such thing"


def put_failing_compiler(folder: Path) -> None:
    """Put it into a folder of PYTHONPATH."""
    (folder / "ziglang").mkdir(parents=True)
    (folder / "ziglang" / "__init__.py").touch()
    (folder / "ziglang" / "__main__.py").write_text(PROGRAM, encoding="utf-8")
