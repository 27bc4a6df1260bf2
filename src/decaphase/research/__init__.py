"""The game for programs that learn: environments for PettingZoo, Gymnasium and OpenSpiel, and data.

`from decaphase.research import decaphase_v0, DecaphaseEnv`; nothing is loaded before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decaphase.research.rlcard_form import RLCardEnv
    from decaphase.research.single import DecaphaseEnv
    from decaphase.research.vector import DecaphaseVectorEnv

_HOMES = {"DecaphaseEnv": "single", "DecaphaseVectorEnv": "vector", "RLCardEnv": "rlcard_form"}

__all__ = ["DecaphaseEnv", "DecaphaseVectorEnv", "RLCardEnv"]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value
