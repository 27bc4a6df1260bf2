"""Packages that only some people need, fetched when they are used."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from decaphase.problems import Problem


def need(package: str, extra: str) -> None:
    """Refuse at once, naming the extra to install, where a package is not there."""
    if find_spec(package.partition(".")[0]) is None:
        raise Problem("missing-package", package=package.partition(".")[0], extra=extra)


def fetch(package: str, extra: str) -> ModuleType:
    """Import a package of an extra."""
    need(package, extra)
    return import_module(package)
