"""The card game of ten phases, whole: every family's rulebook, one referee.

>>> import decaphase
>>> decaphase.load_rules("house-nl").pickup
'must-play'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decaphase.cards import Card, read_cards, write_cards
    from decaphase.game import Game
    from decaphase.problems import IllegalMove, Impossible, Problem, RulesProblem, Unreadable
    from decaphase.rules import DEFAULT_EDITION, EDITIONS, Rules, load_rules
    from decaphase.say import explain, say

__version__ = "0.1.0"

# A name is fetched when it is first asked for, so that `import decaphase` costs next to nothing.
_NAMES_BY_MODULE = {
    "cards": ("Card", "read_cards", "write_cards"),
    "game": ("Game",),
    "problems": ("IllegalMove", "Impossible", "Problem", "RulesProblem", "Unreadable"),
    "rules": ("DEFAULT_EDITION", "EDITIONS", "Rules", "load_rules"),
    "say": ("explain", "say"),
}
_HOMES = {name: module for module, names in _NAMES_BY_MODULE.items() for name in names}

__all__ = [
    "DEFAULT_EDITION",
    "EDITIONS",
    "Card",
    "Game",
    "IllegalMove",
    "Impossible",
    "Problem",
    "Rules",
    "RulesProblem",
    "Unreadable",
    "__version__",
    "explain",
    "load_rules",
    "read_cards",
    "say",
    "write_cards",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
