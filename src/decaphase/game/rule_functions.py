"""The rules as games call them: in plain Python, or in the native engine for a flat state.

A flat value has the fields of its class (`decaphase.engine.native`), so it is read like a plain one. Whatever
is given with a flat state is flat, too.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeVar, cast, get_type_hints

from decaphase.engine.act import act, lay
from decaphase.engine.deal import deal_deck, prepare_hand, reshuffle
from decaphase.engine.fields import Fields, Row
from decaphase.engine.lay import lay_problem, put_canonical
from decaphase.engine.legal import legal_moves, move_problem
from decaphase.engine.native import LIBRARY, flat_class, flat_of, has_native
from decaphase.engine.score import standing
from decaphase.engine.state import Layout, RuleCodes, State, new_state

T = TypeVar("T", bound=Fields)


class RuleFunctions(NamedTuple):
    """What a game asks of the rules."""

    legal_moves: Callable[[State, RuleCodes, Row], int]
    move_problem: Callable[[State, RuleCodes, int], int]
    lay_problem: Callable[[State, RuleCodes, int, Layout], int]
    act: Callable[[State, RuleCodes, int], None]
    lay: Callable[[State, RuleCodes, int, Layout], None]
    put_canonical: Callable[[State, RuleCodes, int], None]
    prepare_hand: Callable[[State, RuleCodes], None]
    deal_deck: Callable[[State, RuleCodes, int], None]
    reshuffle: Callable[[State], None]
    standing: Callable[[State, RuleCodes, int], int]


PLAIN: Final = RuleFunctions(
    legal_moves,
    move_problem,
    lay_problem,
    act,
    lay,
    put_canonical,
    prepare_hand,
    deal_deck,
    reshuffle,
    standing,
)


@cache
def _native() -> RuleFunctions:
    # Releasing the interpreter's lock, as CDLL does, would cost more than these short calls.
    library = ctypes.PyDLL(str(LIBRARY))
    return RuleFunctions._make(_typed(function, library) for function in PLAIN)


def _typed(plain: Callable[..., object], library: ctypes.PyDLL) -> object:
    function, hints = getattr(library, plain.__name__), get_type_hints(plain)
    function.restype = ctypes.c_int64 if hints.pop("return") is int else None
    function.argtypes = [_c_type(hint) for hint in hints.values()]
    return function


def _c_type(hint: type) -> object:
    if hint is int:
        return ctypes.c_int64
    return ctypes.POINTER(ctypes.c_int64 if hint == Row else flat_class(hint))


def functions_for(state: State) -> RuleFunctions:
    """The rules for a state of this form."""
    return PLAIN if type(state) is State else _native()


def is_flat(state: State) -> bool:
    """Whether a state is played by the native engine."""
    return type(state) is not State


def in_form_of(state: State, value: T) -> T:
    """The value as the functions for this state take it."""
    return cast("T", flat_of(value)) if is_flat(state) else value


def starting_state(players: int) -> State:
    """A game before its first hand: flat where there is a native engine."""
    return _starting_state(players, has_native()).copy()


@cache
def _starting_state(players: int, native: bool) -> State:
    return cast("State", flat_of(new_state(players))) if native else new_state(players)
