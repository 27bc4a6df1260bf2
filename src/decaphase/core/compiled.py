"""The second speed: the very functions of this package, compiled by Numba. Needs the extra `fast`.

The functions of the engine's modules are compiled in one namespace, where `zeros` gives a NumPy array and
tables are NumPy arrays; `State`, `Book` and `Layout` become records with the same named fields. What Numba
compiled is kept in the user's cache directory under a hash of all sources, so that a change anywhere in the
engine is noticed.
"""

from __future__ import annotations

import ast
import hashlib
import math
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.core import cgutils, errors, types
from numba.core import config as numba_config
from numba.extending import intrinsic

from decaphase.core.course import Course, Terms
from decaphase.core.fields import Fields
from decaphase.core.ids import Ids
from decaphase.core.match import Tally
from decaphase.core.memory import Memory
from decaphase.core.mind import Mind
from decaphase.core.state import Book, Layout, State

T = TypeVar("T", bound=Fields)

MODULES: Final = (
    "dice",
    "hand",
    "moves",
    "reasons",
    "state",
    "plan",
    "hits",
    "layouts",
    "pickup",
    "lay",
    "score",
    "turn",
    "deal",
    "legal",
    "act",
    "players",
    "memory",
    "distance",
    "needs",
    "greedy",
    "beginner",
    "mind",
    "pace",
    "worlds",
    "throws",
    "steady",
    "reading",
    "outlook",
    "choices",
    "race",
    "sharp",
    "minds",
    "match",
    "ids",
    "features",
    "rewards",
    "course",
    "many",
    "against",
    "looking",
    "retold",
)

ENTRIES: Final = frozenset(
    {
        "play_random",
        "legal_moves",
        "move_problem",
        "act",
        "lay_problem",
        "lay",
        "deal_hand",
        "play_game",
        "play_games",
        "mind_move",
        "id_of",
        "move_of",
        "see",
        "worth",
        "step_games",
        "step_against",
        "choose_random",
        "begin_episode",
        "show_seat",
        "take_step",
        "play_others",
        "retell",
    }
)
"""The functions that are called from Python; each is kept compiled, with all that it calls."""


def dtype_of(cls: type[Fields]) -> np.dtype[np.void]:
    """The record type with the same fields as a class."""
    return np.dtype([(name, np.int64, shape) for name, shape in cls.SHAPES.items()])


DTYPES: Final[dict[type[Fields], np.dtype[np.void]]] = {
    cls: dtype_of(cls) for cls in (State, Book, Layout, Memory, Mind, Tally, Ids, Terms, Course)
}


def record_of(value: Fields) -> np.void:
    """The same value as a record that compiled functions take."""
    records = np.zeros(1, DTYPES[type(value)])
    for name in value.SHAPES:
        records[name][0] = getattr(value, name)
    record: np.void = records[0]
    return record


def records_of(values: Sequence[Fields]) -> npt.NDArray[np.void]:
    """The same values as an array of records."""
    return np.array([record_of(value) for value in values], DTYPES[type(values[0])])


def room_for(cls: type[Fields], count: int) -> npt.NDArray[np.void]:
    """So many records of a class, all zero."""
    return np.zeros(count, DTYPES[cls])


def value_of(cls: type[T], record: np.void, names: Sequence[str] = ()) -> T:
    """A record as a plain value again, or only these fields of it."""
    value = object.__new__(cls)
    for name in names or cls.SHAPES:
        setattr(value, name, record[name].tolist())
    return value


def sources_hash() -> str:
    """A hash of every source of the engine, and of what compiles it."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    folder = Path(__file__).parent
    for path in (*sorted(folder.glob("*.py")), folder.parent / "cards.py"):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled functions are kept: $XDG_CACHE_HOME/decaphase, or ~/.cache/decaphase."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "decaphase" / f"core-{sources_hash()}"


@cache
def compile_core() -> ModuleType:
    """The engine as a module of compiled functions; each is compiled when it is first called."""
    core = ModuleType("decaphase.core.compiled_functions")
    sys.modules[core.__name__] = core  # where Numba looks for it when it loads what it kept
    names = vars(core)
    functions: dict[str, Any] = {}
    for module in (import_module(f"decaphase.core.{name}") for name in MODULES):
        names |= _tables_of(module)
        functions |= _functions_of(module, names)
    names["zeros"] = intrinsic(prefer_literal=True)(_zeros)
    names["set_row"] = _compile(_set_row, entry=False)
    names["sqrt"] = math.sqrt
    names["copy_to"] = _compile(_copy_to, entry=False)
    config: Any = numba_config  # its settings are made at run time, unknown to the type checker
    kept, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())  # read while a function is made ready
    try:
        for name, function in functions.items():
            names[name] = _once(_compile(function, entry=name in ENTRIES))
    finally:
        config.CACHE_DIR = kept
    return core


def direct(function: Any, *arguments: object) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """An entry compiled for arguments like these and no others.

    Whoever calls it again and again with the same arrays spares Numba to look at what is in them each time.
    """
    typeof = cast("Any", numba).typeof
    return function.compile(tuple(typeof(argument) for argument in arguments))


def _compile(function: Any, *, entry: bool) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """Make a function ready to be compiled; only entries need to be called from Python, and kept."""
    options: dict[str, Any] = {
        "nogil": True,
        "_nrt": False,  # nothing is allocated (see `_zeros`), so nobody need count who uses what
        "error_model": "numpy",
        "cache": entry,
        "no_cpython_wrapper": not entry,
        "no_cfunc_wrapper": True,
    }
    return numba.njit(**options)(function)


def _once(function: Any) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """Compile a function once for all numbers: Numba would do so again for each constant it is given."""
    template, unliteral = function.get_call_template, cast("Any", numba.types).unliteral

    def without_constants(args: tuple[Any, ...], kws: dict[str, Any]) -> object:
        return template(tuple(unliteral(arg) for arg in args), kws)

    function.get_call_template = without_constants
    return function


def _tables_of(module: ModuleType) -> dict[str, Any]:
    """The numbers and tables of numbers that a module defines or imports."""
    tables: dict[str, Any] = {}
    for name, value in vars(module).items():
        if isinstance(value, int | float):
            tables[name] = value
        elif isinstance(value, list | tuple) and value:
            for kind, dtype in ((int, np.int64), (float, np.float64)):
                if all(isinstance(part, kind) for part in value):
                    tables[name] = np.array(value, dtype)
    return tables


def _functions_of(module: ModuleType, names: dict[str, Any]) -> dict[str, Any]:
    """The functions that a module defines, made anew to find each other in `names`."""
    path = Path(str(module.__file__))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [_Compilable().visit(node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    functions: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), names, functions)  # noqa: S102 - our own source
    return functions


class _Compilable(ast.NodeTransformer):
    """Drops annotations, and writes `array[i][j]` as `array[i, j]`: no row is made on the way."""

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        inner = node.value
        if not isinstance(inner, ast.Subscript):
            return node
        first = inner.slice.elts if isinstance(inner.slice, ast.Tuple) else [inner.slice]
        node.value = inner.value
        node.slice = ast.Tuple([*first, node.slice], ast.Load())
        return node


def _zeros(typing: Any, count: Any) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """The compiled body of `decaphase.core.arrays.zeros`: room on the stack, which costs next to nothing.

    It is gone when the function that asked for it returns: it may be handed down, but not up. How much is
    asked for has to be a constant.
    """
    if not isinstance(count, types.IntegerLiteral):
        raise errors.RequireLiteralValue("zeros")
    row, length = types.Array(types.int64, 1, "C"), count.literal_value

    def write(context: Any, builder: Any, *_: object) -> Any:  # noqa: ANN401
        tools: Any = cgutils  # without types of its own
        with builder.goto_entry_block():  # the same room each time, where a loop asks for it
            room = builder.alloca(context.get_value_type(types.int64), length)
        size, width = context.get_constant(types.intp, length), context.get_constant(types.intp, 8)
        tools.memset(builder, room, builder.mul(size, width), 0)
        array = context.make_array(row)(context, builder)
        context.populate_array(array, data=room, shape=[size], strides=[width], itemsize=width, meminfo=None)
        return array._getvalue()  # noqa: SLF001 - so Numba's own makers of arrays do it

    return row(count), write


def _set_row(row: npt.NDArray[np.int64], numbers: npt.NDArray[np.int64]) -> None:
    """The compiled body of `decaphase.core.arrays.set_row`."""
    for index in range(len(numbers)):
        row[index] = numbers[index]


def _copy_to(values: npt.NDArray[np.void], place: int, value: np.void) -> None:
    """The compiled body of `decaphase.core.arrays.copy_to`."""
    values[place] = value
