"""The compiled speed: the functions of the registered packages, compiled by Numba. Needs the extra `fast`.

All functions are compiled in one namespace, where `zeros` gives a NumPy array and tables are NumPy arrays;
`State`, `RuleCodes` and `Layout` become records with the same named fields. Compiled code is cached in the
user's cache directory under a hash of all sources, so that any change in the engine is noticed.
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
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.core import cgutils, errors, types
from numba.core import config as numba_config
from numba.extending import intrinsic

from decaphase.engine import COMPILED_PACKAGES, CompiledPackage
from decaphase.engine.fields import Fields

T = TypeVar("T", bound=Fields)


def dtype_of(cls: type[Fields]) -> np.dtype[np.void]:
    """The record type with the same fields as a class."""
    return np.dtype([(name, np.int64, shape) for name, shape in cls.SHAPES.items()])


def record_of(value: Fields) -> np.void:
    """A value as a record that compiled functions take."""
    records = np.zeros(1, dtype_of(type(value)))
    for name in value.SHAPES:
        records[name][0] = getattr(value, name)
    record: np.void = records[0]
    return record


def records_of(values: Sequence[Fields]) -> npt.NDArray[np.void]:
    """Values as an array of records."""
    return np.array([record_of(value) for value in values], dtype_of(type(values[0])))


def empty_records(cls: type[Fields], count: int) -> npt.NDArray[np.void]:
    """An array of records of a class, all zero."""
    return np.zeros(count, dtype_of(cls))


def value_of(cls: type[T], record: np.void, names: Sequence[str] = ()) -> T:
    """A record as a plain value, or only these fields of it."""
    value = object.__new__(cls)
    for name in names or cls.SHAPES:
        setattr(value, name, record[name].tolist())
    return value


def sources_hash(packages: Sequence[CompiledPackage]) -> str:
    """A hash of all sources of these packages, and of the versions of what compiles them."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for name in ("decaphase.cards", "decaphase.rules.options"):
        digest.update(Path(str(import_module(name).__file__)).read_bytes())
    for package in packages:
        folder = Path(str(import_module(package.name).__file__)).parent
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(packages: Sequence[CompiledPackage] = ()) -> Path:
    """The cache of compiled functions: $XDG_CACHE_HOME/decaphase, or ~/.cache/decaphase."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "decaphase" / f"engine-{sources_hash(packages or registered())}"


def registered() -> tuple[CompiledPackage, ...]:
    """All packages that are compiled, each after those it calls."""
    return tuple(COMPILED_PACKAGES.values())


def compiled_functions() -> ModuleType:
    """The registered packages as a module of compiled functions; each is compiled when it is first called."""
    return _compile_packages(registered())


@cache
def _compile_packages(packages: tuple[CompiledPackage, ...]) -> ModuleType:
    core = ModuleType("decaphase.engine.compiled_functions")
    sys.modules[core.__name__] = core  # where Numba finds it when it loads from its cache
    names = vars(core)
    functions: dict[str, dict[str, Any]] = {}
    for package in packages:
        functions[package.name] = {}
        for module in (import_module(f"{package.name}.{name}") for name in package.modules):
            names |= _tables_of(module)
            functions[package.name] |= _functions_of(module, names)
    names["zeros"] = intrinsic(prefer_literal=True)(_zeros)
    names["set_row"] = _compile(_set_row, entry=False)
    names["sqrt"] = math.sqrt
    names["copy_to"] = _compile(_copy_to, entry=False)
    config: Any = numba_config  # its settings are made at run time, unknown to the type checker
    kept = config.CACHE_DIR
    try:
        for count, package in enumerate(packages, 1):
            # Read when a function is declared. The hash covers a package and those it calls, and no others.
            config.CACHE_DIR = str(cache_folder(packages[:count]))
            for name, function in functions[package.name].items():
                names[name] = _once(_compile(function, entry=name in package.entries))
    finally:
        config.CACHE_DIR = kept
    return core


def compiled_for(function: Any, *arguments: object) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """An entry point compiled for arguments of these types and no others.

    Calling it spares Numba the inspection of all arguments at each call.
    """
    typeof = cast("Any", numba).typeof
    return function.compile(tuple(typeof(argument) for argument in arguments))


def _compile(function: Any, *, entry: bool) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """Declare a function for compilation; only entry points are callable from Python, and cached."""
    options: dict[str, Any] = {
        "nogil": True,
        "_nrt": False,  # nothing is allocated (see `_zeros`), so no references need counting
        "error_model": "numpy",
        "cache": entry,
        "no_cpython_wrapper": not entry,
        "no_cfunc_wrapper": True,
    }
    return numba.njit(**options)(function)


def _once(function: Any) -> Any:  # noqa: ANN401 - Numba's own types say no more
    """Compile a function once for all ints: Numba would specialise it for each constant argument."""
    template, unliteral = function.get_call_template, cast("Any", numba.types).unliteral

    def without_constants(args: tuple[Any, ...], kws: dict[str, Any]) -> object:
        return template(tuple(unliteral(arg) for arg in args), kws)

    function.get_call_template = without_constants
    return function


def is_named_tuple(value: object) -> bool:
    """Whether this is a class of named tuples, which compiled functions may build and take."""
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")


def _tables_of(module: ModuleType) -> dict[str, Any]:
    """The numbers, tables of numbers and named tuples that a module defines or imports."""
    tables: dict[str, Any] = {}
    for name, value in vars(module).items():
        if isinstance(value, int | float) or is_named_tuple(value):
            tables[name] = value
        elif isinstance(value, list | tuple) and value:
            for kind, dtype in ((int, np.int64), (float, np.float64)):
                if all(isinstance(part, kind) for part in value):
                    tables[name] = np.array(value, dtype)
    return tables


def _functions_of(module: ModuleType, names: dict[str, Any]) -> dict[str, Any]:
    """The functions that a module defines, executed anew with `names` as their globals."""
    path = Path(str(module.__file__))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [_Compilable().visit(node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    functions: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), names, functions)  # noqa: S102 - our own source
    return functions


class _Compilable(ast.NodeTransformer):
    """Drops annotations, and turns `array[i][j]` into `array[i, j]`, which makes no intermediate row."""

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
    """The compiled body of `decaphase.engine.arrays.zeros`: stack memory, which costs next to nothing.

    It ends with the function that calls it: it may be passed down, but not returned. The size must be a
    constant.
    """
    if not isinstance(count, types.IntegerLiteral):
        raise errors.RequireLiteralValue("zeros")
    row, length = types.Array(types.int64, 1, "C"), count.literal_value

    def write(context: Any, builder: Any, *_: object) -> Any:  # noqa: ANN401
        tools: Any = cgutils  # untyped
        with builder.goto_entry_block():  # the same memory each time in a loop
            space = builder.alloca(context.get_value_type(types.int64), length)
        size, width = context.get_constant(types.intp, length), context.get_constant(types.intp, 8)
        tools.memset(builder, space, builder.mul(size, width), 0)
        array = context.make_array(row)(context, builder)
        context.populate_array(array, data=space, shape=[size], strides=[width], itemsize=width, meminfo=None)
        return array._getvalue()  # noqa: SLF001 - so Numba's own makers of arrays do it

    return row(count), write


def _set_row(row: npt.NDArray[np.int64], numbers: npt.NDArray[np.int64]) -> None:
    """The compiled body of `decaphase.engine.arrays.set_row`."""
    for index in range(len(numbers)):
        row[index] = numbers[index]


def _copy_to(values: npt.NDArray[np.void], place: int, value: np.void) -> None:
    """The compiled body of `decaphase.engine.arrays.copy_to`."""
    values[place] = value
