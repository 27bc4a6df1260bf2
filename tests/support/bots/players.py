"""The built-in bots as the tests use them, each within a second."""

from __future__ import annotations

from functools import cache
from typing import Final

from decaphase.bots import EngineBot, background_compile, make_bot
from decaphase.bots.registry import BUILT_IN
from decaphase.engine import can_compile
from decaphase.rules import load_rules

QUICK: Final = {"sharp": "sharp:playouts=4"}
"""Settings that save test time."""


def quick_bot(name: str, seed: int = 0, *, compiled: bool | None = False) -> EngineBot:
    """A built-in bot, in plain Python unless asked otherwise."""
    bot = make_bot(QUICK.get(name, name), seed)
    assert isinstance(bot, EngineBot)
    bot.compiled = compiled
    return bot


def all_bots(seed: int = 0, *, compiled: bool | None = False) -> dict[str, EngineBot]:
    return {name: quick_bot(name, seed, compiled=compiled) for name in BUILT_IN}


@cache
def at_best_speed() -> bool:
    """Whether bots can run compiled here; one test process compiles, the others load its cache."""
    if not can_compile():
        return False
    import fcntl

    from decaphase.engine.compiled import cache_folder

    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        background_compile.backend_for(load_rules(), compiled=True)
    return True
