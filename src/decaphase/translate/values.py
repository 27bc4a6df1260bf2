"""Constants, and values with named fields, in TypeScript."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from decaphase.engine.fields import Fields, Shape
from decaphase.translate.needs import Constant, Needs

SHAPED: Final = ("number", "Row", "Grid", "Cube")
MAKERS: Final = ("", "zeros", "rows", "layers")
"""The primitives that make zeros, by number of dimensions."""

SHAPES: Final = """\
export type Row = number[];
export type Grid = number[][];
export type Cube = number[][][];
"""


def write_constant(name: str, value: Constant, needs: Needs) -> str:
    """A constant by its name."""
    kind, text = "", json.dumps(value)
    if isinstance(value, list | tuple) and len(value) > 2 and set(value) == {0}:
        text = f"{needs.primitive('zeros')}({len(value)})"
    elif isinstance(value, dict):
        kind, text = ": Readonly<Record<number, string>>", json.dumps(value, indent=2)
    return f"export const {name}{kind} = {text};\n"


def write_class(of: type[Fields], fields: Iterable[str]) -> str:
    """These fields of a class."""
    name = of.__name__
    typed = [f"  {field}: {SHAPED[len(of.SHAPES[field])]};" for field in fields]
    lines = [f"/** {of.__doc__.splitlines()[0] if of.__doc__ else name} */", f"export interface {name} {{"]
    return "\n".join([*lines, *typed, "}", ""])


def write_maker(of: type[Fields], needs: Needs) -> str:
    """The function that makes a value of a class with zeros everywhere."""
    fields = [f"    {field}: {_zeros(shape, needs)}," for field, shape in of.SHAPES.items()]
    head = f"function empty_{of.__name__.lower()}(): {of.__name__} {{"
    return "\n".join([head, "  return {", *fields, "  };", "}", ""])


def _zeros(shape: Shape, needs: Needs) -> str:
    if not shape:
        return "0"
    return f"{needs.primitive(MAKERS[len(shape)])}({', '.join(map(str, shape))})"
