"""The machine and the versions that a measurement ran on."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, TypeAlias

from decaphase import __version__

Fact: TypeAlias = "str | int | float | None"

CPU_LIST: Final = Path("/proc/cpuinfo")


def describe(core: int | None) -> dict[str, Fact]:
    """Python, processor and versions, as `--json` prints them; None for what is unknown."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "core": core,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "decaphase": __version__,
        "numpy": version_of("numpy"),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def cpu_model() -> str:
    """The processor's name, as far as the system knows it."""
    try:
        lines = CPU_LIST.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, "") or platform.processor() or platform.machine()


def version_of(package: str) -> str | None:
    """The installed version of a package, without importing it."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
