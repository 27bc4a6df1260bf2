"""The rules of every edition, once, over plain numbers.

The functions here are restricted Python: ints, fixed-size arrays, named fields. CPython runs them as they
are; `decaphase.compile` writes the same functions as C, and `decaphase.engine.native` calls those. Seats
count from 0, a card is its kind (0 to 49), an action is one int (`decaphase.engine.moves`).
"""

from __future__ import annotations

from typing import Final, NamedTuple


class CompiledPackage(NamedTuple):
    """A package written in the engine's restricted Python: its modules, and the functions Python calls."""

    name: str
    modules: tuple[str, ...]
    entries: tuple[str, ...]


COMPILED_PACKAGES: Final[dict[str, CompiledPackage]] = {}
"""The packages that `decaphase.compile` compiles, in the order of registration."""


def register(name: str, modules: tuple[str, ...], entries: tuple[str, ...]) -> None:
    """Register a package to be compiled with those registered before it, the only ones it may call."""
    COMPILED_PACKAGES[name] = CompiledPackage(name, modules, entries)


register(
    __name__,
    modules=(
        "dice",
        "hand",
        "moves",
        "illegal",
        "state",
        "matching",
        "hits",
        "layouts",
        "pickup",
        "lay",
        "score",
        "turn",
        "deal",
        "legal",
        "act",
        "score_sheet",
    ),
    entries=(
        "legal_moves",
        "move_problem",
        "act",
        "lay_problem",
        "lay",
        "put_canonical",
        "deal_hand",
        "deal_deck",
        "prepare_hand",
        "reshuffle",
        "standing",
    ),
)
