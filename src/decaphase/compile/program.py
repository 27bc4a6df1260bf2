"""The program to compile: the functions that the entry points reach, their structs and their tables."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import Final, get_type_hints

from decaphase.compile.types import INT, Array, Scalar, Several, Struct, Type, fields_of, type_of
from decaphase.engine import CompiledPackage
from decaphase.engine.arrays import copy_to, set_row, zeros
from decaphase.engine.fields import is_named_tuple
from decaphase.engine.native import entry_points

PRIMITIVES: Final = (zeros, set_row, copy_to)
"""Functions of `decaphase.engine.arrays`, which C has its own of."""


class RefusedError(Exception):
    """Python that is not restricted Python: where it stands, and why it is refused."""


@dataclass(frozen=True)
class Table:
    """A constant row of numbers."""

    name: str
    numbers: tuple[int | float, ...]

    @property
    def c_item(self) -> str:
        """The narrowest C type that holds all numbers."""
        if isinstance(self.numbers[0], float):
            return "double"
        low, high = min(self.numbers), max(self.numbers)
        return next(
            f"int{bits}_t" for bits in (8, 16, 32, 64) if -(1 << (bits - 1)) <= low and high < 1 << (bits - 1)
        )


@dataclass
class Function:
    """A function of restricted Python."""

    python: FunctionType
    tree: ast.FunctionDef
    path: Path
    parameters: dict[str, Type] = field(default_factory=dict)
    returns: Type = INT

    @property
    def name(self) -> str:
        return self.tree.name

    def refuse(self, node: ast.AST, reason: str) -> RefusedError:
        """The refusal of a piece of this function."""
        line = getattr(node, "lineno", self.tree.lineno)
        return RefusedError(f"{self.path}:{line}: {reason}")

    def callee(self, node: ast.AST) -> object:
        """What a call calls, if it is a name of the module or a built-in function."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            return self.python.__globals__.get(name, getattr(builtins, name, None))
        return None

    def calls(self) -> Iterator[FunctionType]:
        """The functions that this one calls, except the primitives."""
        for node in ast.walk(self.tree):
            called = self.callee(node)
            if isinstance(called, FunctionType) and called not in PRIMITIVES:
                yield called

    @cached_property
    def stored(self) -> list[str]:
        """The names that the function stores something in, once for each time."""
        return _stored_in(self.tree)

    @cached_property
    def own_rows(self) -> set[str]:
        """The names that only rows made here by `zeros` have: to write to them changes nothing elsewhere."""
        made = [
            name
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Assign) and self.callee(node.value) is zeros
            for name in _stored_in(node)
        ]
        counts = ((name, made.count(name), self.stored.count(name)) for name in made)
        return {name for name, as_zeros, at_all in counts if as_zeros == at_all} - self.parameters.keys()

    @cached_property
    def made_in_loops(self) -> set[str]:
        """The names of rows and named tuples made in a loop: C makes them in the same place each time."""
        loops = [node for node in ast.walk(self.tree) if isinstance(node, ast.For | ast.While)]
        assigned = [node for loop in loops for node in ast.walk(loop) if isinstance(node, ast.Assign)]
        return {name for node in assigned if self._makes(node.value) for name in _stored_in(node)}

    def _makes(self, node: ast.expr) -> bool:
        called = map(self.callee, ast.walk(node))
        return any(one is zeros or is_named_tuple(one) for one in called)

    def changes_memory(self) -> bool:
        """Whether the function itself writes to what others see."""
        for node in ast.walk(self.tree):
            written: ast.AST
            match node:
                case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                    written = node
                case ast.Call(args=[first, *_]) if self.callee(node) in (set_row, copy_to):
                    written = first
                case _:
                    continue
            while isinstance(written, ast.Attribute | ast.Subscript):
                written = written.value
            if not (isinstance(written, ast.Name) and written.id in self.own_rows):
                return True
        return False


def read_function(python: FunctionType) -> Function:
    """The source of a function, and where it stands within its package."""
    depth = python.__module__.count(".")
    path = Path(*Path(inspect.getfile(python)).parts[-max(depth, 1) :])
    tree = ast.parse(dedent(inspect.getsource(python))).body[0]
    line = python.__code__.co_firstlineno
    is_plain = not python.__closure__ and inspect.unwrap(python) is python
    if not is_plain or not isinstance(tree, ast.FunctionDef) or tree.decorator_list:
        raise RefusedError(f"{path}:{line}: {python.__name__} is no plain function.")
    ast.increment_lineno(tree, line - 1)
    return Function(python, tree, path)


def _stored_in(node: ast.AST) -> list[str]:
    names = (part for part in ast.walk(node) if isinstance(part, ast.Name))
    return [name.id for name in names if isinstance(name.ctx, ast.Store)]


class Program:
    """All functions that the entry points of some packages, and further ones, reach, callees first."""

    def __init__(self, packages: Sequence[CompiledPackage], further: Sequence[FunctionType] = ()) -> None:
        self.functions: dict[str, Function] = {}
        self.structs: dict[str, Struct] = {}
        self.severals: dict[Several, None] = {}
        self.tables: dict[str, Table] = {}
        self.entries: list[str] = []
        self._named: dict[str, object] = {}
        self._unfinished: set[str] = set()
        for package in packages:
            for function in entry_points(package):
                self._add(function)
                self.entries.append(function.__name__)
        for function in further:
            self._add(function)
            self.entries.append(function.__name__)
        self.impure = self._impure()

    def _add(self, python: FunctionType) -> None:
        name = python.__name__
        if name in self.functions and self.functions[name].python is python:
            return
        function = read_function(python)
        if name in self._unfinished and self._named[name] is python:
            raise function.refuse(function.tree, "a function calls neither itself nor its callers.")
        self.give_name(name, python, function)
        self._read_signature(function)
        self._unfinished.add(name)
        for callee in dict.fromkeys(function.calls()):
            self._add(callee)
        self._unfinished.remove(name)
        self.functions[name] = function

    def _read_signature(self, function: Function) -> None:
        arguments = function.tree.args
        unusual = (arguments.posonlyargs, arguments.defaults, arguments.kwonlyargs)
        if any(unusual) or arguments.vararg or arguments.kwarg:
            raise function.refuse(function.tree, "parameters are plain, without defaults.")
        hints = get_type_hints(function.python, include_extras=True)
        for name in (*(argument.arg for argument in arguments.args), "return"):
            kind = type_of(hints.get(name))
            if kind is None:
                raise function.refuse(function.tree, f"the type of {name} is not one of restricted Python.")
            self.use(kind, function)
            if name != "return":
                function.parameters[name] = kind
            elif isinstance(kind, Scalar | Several):
                function.returns = kind
            else:  # a row or tuple made by the function would not outlive it
                raise function.refuse(function.tree, "a function returns numbers.")

    def give_name(self, name: str, thing: object, function: Function) -> None:
        """Give a name to a function, class or table that a function uses: C has one space for all names."""
        if self._named.setdefault(name, thing) != thing:
            raise function.refuse(function.tree, f"two functions, classes or tables are called {name}.")

    def use(self, kind: Type, function: Function) -> None:
        """Note the structs that a type in a function needs, each after those it refers to."""
        if isinstance(kind, Array):
            self.use(kind.item, function)
        elif isinstance(kind, Several):
            self.severals[kind] = None
        elif isinstance(kind, Struct):
            self.give_name(kind.name, kind, function)
            if kind.name not in self.structs:
                for part in fields_of(kind).values():
                    self.use(part, function)
                self.structs[kind.name] = kind

    def _impure(self) -> set[str]:
        """The functions that write to what others see, or call one that does."""
        impure: set[str] = set()
        for name, function in self.functions.items():  # callees come first
            called = {callee.__name__ for callee in function.calls()}
            if function.changes_memory() or called & impure:
                impure.add(name)
        return impure
