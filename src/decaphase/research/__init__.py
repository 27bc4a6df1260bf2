"""Environments for PettingZoo, Gymnasium and OpenSpiel, and tables of decisions to learn from.

`from decaphase.research import decaphase_v0, DecaphaseEnv`; modules are loaded on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decaphase.research.single import DecaphaseEnv
    from decaphase.research.vector import DecaphaseVectorEnv

_MODULES = {"DecaphaseEnv": "single", "DecaphaseVectorEnv": "vector"}

__all__ = ["DecaphaseEnv", "DecaphaseVectorEnv"]


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value
