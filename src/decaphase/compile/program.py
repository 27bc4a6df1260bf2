"""The program to compile: the functions that the entry points reach, their structs and their tables."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Final, get_type_hints

from decaphase.compile.types import INT, Array, Scalar, Several, Struct, Type, fields_of, type_of
from decaphase.engine import CompiledPackage
from decaphase.engine.native import entry_points

PRIMITIVES: Final = ("zeros", "set_row", "copy_to")
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
        if any(isinstance(number, float) for number in self.numbers):
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
        """What a call calls, if it is a name of the module."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self.python.__globals__.get(node.func.id)
        return None

    def calls(self) -> Iterator[FunctionType]:
        """The functions that this one calls, except the primitives."""
        for node in ast.walk(self.tree):
            called = self.callee(node)
            if isinstance(called, FunctionType) and called.__name__ not in PRIMITIVES:
                yield called

    @cached_property
    def own_rows(self) -> set[str]:
        """The names that only rows made here by `zeros` have: to write to them changes nothing elsewhere."""
        made = [node.id for node in self._named_by_calls("zeros")]
        stored = [
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        ]
        return {name for name in made if made.count(name) == stored.count(name)} - self.parameters.keys()

    @cached_property
    def results(self) -> set[str]:
        """The names of what calls give, among them all rows and named tuples made here."""
        return {node.id for node in self._named_by_calls()}

    def _named_by_calls(self, name: str | None = None) -> Iterator[ast.Name]:
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
                continue
            if name is None or _is_call_of(node.value, name):
                yield from (target for target in node.targets if isinstance(target, ast.Name))

    def changes_memory(self) -> bool:
        """Whether the function itself writes to what others see."""
        for node in ast.walk(self.tree):
            written: ast.AST
            match node:
                case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                    written = node
                case ast.Call(func=ast.Name("set_row" | "copy_to"), args=[first, *_]):
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
    tree = ast.parse(inspect.getsource(python)).body[0]
    line = python.__code__.co_firstlineno
    if not isinstance(tree, ast.FunctionDef) or tree.decorator_list:
        raise RefusedError(f"{path}:{line}: {python.__name__} is no plain function.")
    ast.increment_lineno(tree, line - 1)
    return Function(python, tree, path)


def _is_call_of(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


class Program:
    """All functions that the entry points of some packages, and further ones, reach, callees first."""

    def __init__(self, packages: Sequence[CompiledPackage], further: Sequence[FunctionType] = ()) -> None:
        self.functions: dict[str, Function] = {}
        self.structs: dict[str, Struct] = {}
        self.severals: dict[Several, None] = {}
        self.tables: dict[str, Table] = {}
        self.entries: list[str] = []
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
        known = self.functions.get(name)
        if known is not None:
            if known.python is not python:
                raise known.refuse(known.tree, f"two functions are called {name}.")
            return
        function = read_function(python)
        self._read_signature(function)
        if name in self._unfinished:
            raise function.refuse(function.tree, "a function calls neither itself nor its callers.")
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
            self.use(kind)
            if name != "return":
                function.parameters[name] = kind
            elif isinstance(kind, Scalar | Several):
                function.returns = kind
            else:  # a row or tuple made by the function would not outlive it
                raise function.refuse(function.tree, "a function returns numbers.")

    def use(self, kind: Type) -> None:
        """Note the structs that a type needs, each after those it refers to."""
        if isinstance(kind, Array):
            self.use(kind.item)
        elif isinstance(kind, Several):
            self.severals[kind] = None
        elif isinstance(kind, Struct) and kind.name not in self.structs:
            for part in fields_of(kind).values():
                self.use(part)
            self.structs[kind.name] = kind

    def _impure(self) -> set[str]:
        """The functions that write to what others see, or call one that does."""
        impure: set[str] = set()
        for name, function in self.functions.items():  # callees come first
            called = {callee.__name__ for callee in function.calls()}
            if function.changes_memory() or called & impure:
                impure.add(name)
        return impure
