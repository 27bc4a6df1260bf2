"""At which speed a bot thinks: compiled as soon as the compiler is done, in plain Python until then."""

from __future__ import annotations

import logging
import threading
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings

if TYPE_CHECKING:
    from decaphase.bots.backend import Backend
    from decaphase.rules import Rules

MOST_ENGINES: Final = 64
"""A thread that plays by more rules than this begins anew."""


class _Compiler:
    """Compiles once for the whole program, in the background; nobody waits unless they want to."""

    def __init__(self) -> None:
        self.ready = False
        self._failed = False
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()

    def begin(self) -> None:
        """Set it to work, unless it works already or cannot."""
        with self._starting:
            if self.ready or self._failed or not all(find_spec(name) for name in ("numba", "numpy")):
                return
            if self._thread is None or not self._thread.is_alive():  # a fork leaves it behind
                self._thread = threading.Thread(target=self._compile, name="decaphase-compiler", daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Wait until it is done."""
        self.begin()
        if self._thread is not None:
            self._thread.join()

    def _compile(self) -> None:
        try:
            _think_compiled()
        except Exception:
            # Without the compiled engine everything works, slower.
            self._failed = True
            logging.getLogger(__name__).exception("the engine could not be compiled")
        else:
            self.ready = True


def _think_compiled() -> None:
    """One move of the compiled engine, which has all of it compiled."""
    from decaphase.bots.backend import backend_of
    from decaphase.engine.deal import deal_hand
    from decaphase.engine.dice import seed_dice
    from decaphase.engine.state import new_state
    from decaphase.game.rule_codes import rule_codes
    from decaphase.rules import load_rules

    rules, state = load_rules(), new_state(2)
    seed_dice(state.dice, 1)
    deal_hand(state, rule_codes(rules))
    backend_of(rules, compiled=True).move(state, Memory(), state.turn, PlayerSettings())


class _Engines(threading.local):
    """The engines of one thread: an engine is never shared."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Rules, bool], Backend] = {}


_compiler: Final = _Compiler()
_engines: Final = _Engines()


def backend_for(rules: Rules, *, compiled: bool | None) -> Backend:
    """This thread's engine for these rules; with `compiled` None, whichever is ready.

    To ask for the compiled one is to wait for the compiler.
    """
    if compiled:
        _compiler.wait()
    elif compiled is None:
        _compiler.begin()
        compiled = _compiler.ready
    engine = _engines.kept.get((rules, compiled))
    if engine is None:
        from decaphase.bots.backend import backend_of

        if len(_engines.kept) >= MOST_ENGINES:
            _engines.kept.clear()
        engine = _engines.kept[rules, compiled] = backend_of(rules, compiled=compiled)
    return engine
