"""Dependencies of functions: other functions, constants, classes with named fields, primitives."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import TypeAlias, TypeGuard, TypeVar

from decaphase.engine.fields import Fields
from decaphase.translate.primitives import NEEDED_BY, PRIMITIVES
from decaphase.translate.refusal import Untranslatable

Constant: TypeAlias = "int | tuple[int, ...] | list[int] | tuple[str, ...] | dict[int, str]"
T = TypeVar("T")


@dataclass(frozen=True)
class Source:
    """A function's source, its globals and its file."""

    name: str
    tree: ast.FunctionDef = field(compare=False)
    around: Mapping[str, object] = field(compare=False)
    where: str


@dataclass
class Needs:
    """All dependencies so far, by unique name; `read` are the fields in use."""

    functions: dict[str, Source] = field(default_factory=dict)
    constants: dict[str, Constant] = field(default_factory=dict)
    classes: dict[str, type[Fields]] = field(default_factory=dict)
    primitives: set[str] = field(default_factory=set)
    read: set[tuple[type[Fields], str]] = field(default_factory=set)

    def primitive(self, name: str) -> str:
        """Add a primitive and its own dependencies."""
        self.primitives |= {name, *NEEDED_BY.get(name, ())}
        return name

    def take(self, name: str, found: object) -> None:
        """Add what a name refers to in the module of a function."""
        if isinstance(found, type) and issubclass(found, Fields):
            _keep(self.classes, name, found)
        elif callable(found):
            if name in PRIMITIVES:
                self.primitive(name)
            else:
                _keep(self.functions, name, source_of(found))
        elif is_constant(found):
            _keep(self.constants, name, found)
        else:
            raise Untranslatable(f"{name} is neither a function nor a number: {found!r}")


def _keep(kept: dict[str, T], name: str, found: T) -> None:
    """Add it under its name, which must be unique."""
    known = kept.setdefault(name, found)
    if known != found:
        raise Untranslatable(f"{name} is two things: {known!r} and {found!r}")


def is_constant(value: object) -> TypeGuard[Constant]:
    """Whether it is a number, a list of numbers or words, or a map from numbers to words."""
    if isinstance(value, dict):
        return all(isinstance(key, int) and isinstance(word, str) for key, word in value.items())
    if isinstance(value, tuple | list):
        return all(isinstance(part, int) for part in value) or all(isinstance(part, str) for part in value)
    return isinstance(value, int)


def source_of(function: Callable[..., object]) -> Source:
    """A function's source, with caches unwrapped."""
    plain = inspect.unwrap(function)
    module = inspect.getmodule(plain)
    if not inspect.isfunction(plain) or not isinstance(module, ModuleType):
        raise Untranslatable(f"{function!r} is no function of ours")
    tree = ast.parse(inspect.getsource(module)).body
    for node in tree:
        if isinstance(node, ast.FunctionDef) and node.name == plain.__name__:
            where = module.__name__.replace(".", "/") + ".py"
            return Source(node.name, node, vars(module), where)
    raise Untranslatable(f"{plain.__qualname__} is not a function of its own")
