"""The second speed: the very functions of this package, compiled by Numba. Needs the extra `fast`.

Every function of the engine's modules is compiled in one namespace, where `zeros` gives a NumPy array and
tables are NumPy arrays; `State`, `Book` and `Layout` become records with the same named fields. What Numba
compiled is kept in the user's cache directory under a hash of all sources, so that a change anywhere in the
engine is noticed.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import numba
import numpy as np
from numba.core import config

from decaphase.core.fields import Fields
from decaphase.core.state import Book, Layout, State

MODULES: Final = (
    "arrays", "dice", "hand", "moves", "reasons", "state", "plan", "hits", "layouts", "pickup", "lay", "score", "turn",
    "deal", "legal", "act", "players",
)  # fmt: skip

ENTRIES: Final = ("play_random", "act", "legal_moves", "deal_hand", "lay", "lay_problem", "move_problem")
"""The functions that are called from Python; each is kept compiled, with all that it calls."""


def dtype_of(cls: type[Fields]) -> np.dtype[Any]:
    """The record type with the same fields as a class."""
    return np.dtype([(name, np.int64, shape) for name, shape in cls.SHAPES.items()])


STATE: Final = dtype_of(State)
BOOK: Final = dtype_of(Book)
LAYOUT: Final = dtype_of(Layout)


def record_of(value: Fields) -> np.void:
    """The same value as a record that compiled functions take."""
    dtype = {State: STATE, Book: BOOK, Layout: LAYOUT}[type(value)]
    array = np.zeros(1, dtype)
    for name in value.SHAPES:
        array[name][0] = getattr(value, name)
    record: np.void = array[0]
    return record


def value_of(record: np.void, cls: type[Fields]) -> Fields:
    """The opposite of `record_of`."""
    value = cls()
    for name in cls.SHAPES:
        setattr(value, name, record[name].tolist())
    return value


def sources_hash() -> str:
    """A hash of every source of the engine, and of what compiles it."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__} {np.__version__}".encode())
    folder = Path(__file__).parent
    for path in (*sorted(folder.glob("*.py")), folder.parent / "cards.py"):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled functions are kept: $XDG_CACHE_HOME/decaphase, or ~/.cache/decaphase."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "decaphase" / f"core-{sources_hash()}"


class _OneIndex(ast.NodeTransformer):
    """Writes `array[i][j]` as `array[i, j]`: the same element, but no row is made on the way."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        inner = node.value
        if not isinstance(inner, ast.Subscript):
            return node
        first = inner.slice.elts if isinstance(inner.slice, ast.Tuple) else [inner.slice]
        node.slice = ast.copy_location(ast.Tuple([*first, node.slice], ast.Load()), node.slice)
        node.value = inner.value
        return node


def functions_of(module: ModuleType, names: dict[str, Any]) -> dict[str, FunctionType]:
    """The functions a module defines, made anew with `names` as their globals."""
    path = Path(str(module.__file__))
    tree = ast.parse(path.read_text())
    tree.body = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for function in tree.body:
        _plain(function)
    code = compile(ast.fix_missing_locations(_OneIndex().visit(tree)), str(path), "exec")
    defined: dict[str, Any] = {}
    exec(code, names, defined)
    return defined


def _plain(function: Any) -> None:
    """Drop the annotations: compiled functions are typed by what they are given."""
    function.returns = None
    for argument in function.args.args:
        argument.annotation = None


def _once(function: Any) -> Any:
    """Compile a function once for all numbers: Numba would make another one for each constant it is called with."""
    template = function.get_call_template

    def without_constants(args: Any, kws: Any) -> Any:
        return template(tuple(numba.types.unliteral(arg) for arg in args), kws)

    function.get_call_template = without_constants
    return function


def compile_core() -> ModuleType:
    """The engine as a module of compiled functions."""
    core = ModuleType("decaphase.core.compiled_functions")
    sys.modules[core.__name__] = core  # where Numba looks for it when it loads what it kept
    names: dict[str, Any] = core.__dict__
    own: dict[str, FunctionType] = {}
    for module in (import_module(f"decaphase.core.{name}") for name in MODULES):
        own |= functions_of(module, names)
        for name, value in vars(module).items():
            if isinstance(value, list | tuple) and value and isinstance(value[0], int):
                names[name] = np.array(value, np.int64)
            elif isinstance(value, int):
                names[name] = value
    kept, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        for name, function in own.items():
            entry = name in ENTRIES
            names[name] = _once(
                numba.njit(
                    function,
                    nogil=True,
                    cache=entry,
                    no_cpython_wrapper=not entry,
                    no_cfunc_wrapper=True,
                    error_model="numpy",
                )
            )
        names["zeros"] = numba.njit(zeros_array)
    finally:
        config.CACHE_DIR = kept
    return core


def zeros_array(count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """So many zeros, compiled."""
    return np.zeros(count, np.int64)
