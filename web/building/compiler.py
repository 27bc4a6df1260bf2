"""The engine's compiler, run from its source, so that the package need not be installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

WHEEL: Final = "ziglang==0.17.0"
"""The C compiler, the same as in the extra `dev`."""
PLATFORMS: Final = (
    *("manylinux_2_17_x86_64", "musllinux_1_1_x86_64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"),
    *("macosx_13_0_x86_64", "macosx_13_0_arm64", "win_amd64"),
)
"""The tags of its wheels."""


def run_compiler(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module of the package in its own process: this one may have imported another version of it."""
    paths = [str(root / "src"), os.environ.get("PYTHONPATH", "")]  # pip puts the C compiler there
    command = [sys.executable, "-m", *arguments]
    with tempfile.TemporaryDirectory() as cache:
        # The C compiler would leave 50 MB in the home directory, and fail where there is none.
        caches = {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
        env = {**caches, **os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - ours
