"""Compilation in the background: bots play in plain Python until the compiled engine is ready."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Final

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.engine import can_compile

if TYPE_CHECKING:
    from decaphase.bots.backend import Backend
    from decaphase.rules import Rules

MOST_BACKENDS: Final = 64
"""Backends kept for each thread, by rules; with one more the thread starts over."""


class _Compiler:
    """Compiles once for the whole process, in a background thread."""

    def __init__(self) -> None:
        self.ready = False
        self._failed = False
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()

    def begin(self) -> None:
        """Start compiling, unless that is under way, done or impossible."""
        with self._starting:
            if self.ready or self._failed or not can_compile():
                return
            if self._thread is None or not self._thread.is_alive():  # a forked process has no such thread
                self._thread = threading.Thread(target=self._compile, name="decaphase-compiler", daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Wait until compilation is done."""
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
    """Make one move at the compiled speed, which compiles everything that a move needs."""
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


class _Backends(threading.local):
    """The backends of one thread: a backend is never shared."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Rules, bool], Backend] = {}


_compiler: Final = _Compiler()
_backends: Final = _Backends()


def backend_for(rules: Rules, *, compiled: bool | None) -> Backend:
    """This thread's backend for these rules; with `compiled` None the compiled one if it is ready.

    `compiled` True waits for the compiler.
    """
    if compiled:
        _compiler.wait()
    elif compiled is None:
        _compiler.begin()
        compiled = _compiler.ready
    backend = _backends.kept.get((rules, compiled))
    if backend is None:
        from decaphase.bots.backend import backend_of

        if len(_backends.kept) >= MOST_BACKENDS:
            _backends.kept.clear()
        backend = _backends.kept[rules, compiled] = backend_of(rules, compiled=compiled)
    return backend
