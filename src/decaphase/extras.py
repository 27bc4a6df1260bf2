"""Optional packages, which the extras of this package install: checked and imported on use."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from decaphase.problems import Problem


def require(extra: str, *packages: str) -> None:
    """Raise a Problem that names the extra to install, if one of its packages is missing."""
    for package in packages:
        if find_spec(package) is None:
            raise Problem("missing-package", package=package, extra=extra)


def import_from(extra: str, module: str) -> ModuleType:
    """Import a module of an optional package."""
    require(extra, module.partition(".")[0])
    return import_module(module)
