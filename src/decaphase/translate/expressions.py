"""Expressions, with operator precedence for the necessary brackets."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from decaphase.engine.fields import Fields
from decaphase.translate.needs import Needs, Source
from decaphase.translate.primitives import BIGGEST
from decaphase.translate.refusal import Untranslatable, refuse

T = TypeVar("T")
Operator = TypeVar("Operator", bound=ast.AST)

# The precedence of TypeScript's operators; any expression may stand in brackets.
ANYTHING, CHOICE, OR, AND, EQUAL, COMPARED, SUM, PRODUCT, SINGLE, WHOLE = range(10)

ARITHMETIC: Final = {ast.Add: ("+", SUM), ast.Sub: ("-", SUM), ast.Mult: ("*", PRODUCT)}
BITS: Final = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.RShift: ">>"}
UNARY: Final = {ast.USub: "-", ast.Invert: "~", ast.Not: "!"}
COMPARISONS: Final = {
    ast.Eq: ("===", EQUAL),
    ast.NotEq: ("!==", EQUAL),
    ast.Lt: ("<", COMPARED),
    ast.LtE: ("<=", COMPARED),
    ast.Gt: (">", COMPARED),
    ast.GtE: (">=", COMPARED),
}


@dataclass
class Scope:
    """The names visible in a function: its variables (`own`: those in scope now), and others.

    `set_here` are all variables it assigns, `classes` those with named fields.
    """

    source: Source
    needs: Needs
    set_here: frozenset[str]
    classes: dict[str, type[Fields]] = field(default_factory=dict)
    own: list[set[str]] = field(default_factory=lambda: [set()])

    def refuse(self, node: ast.AST, why: str) -> Untranslatable:
        """The error for a piece of this function."""
        return refuse(node, why, self.source.where)

    def is_own(self, name: str) -> bool:
        """Whether a variable of the function is in scope."""
        return any(name in block for block in self.own)

    # Any expression

    def write(self, node: ast.expr, least: int = ANYTHING) -> str:
        """An expression, in brackets where its precedence is lower."""
        text, strength = self._write(node)
        return f"({text})" if strength < least else text

    def _write(self, node: ast.expr) -> tuple[str, int]:
        match node:
            case ast.Constant(value=int(value)):
                return str(value).lower(), WHOLE  # True is a number in Python, but `true` in TypeScript
            case ast.Name(id=name):
                return self._name(node, name), WHOLE
            case ast.Attribute() | ast.Subscript():
                return self.place(node, read=True), WHOLE
            case ast.BinOp():
                return self._binary(node)
            case ast.UnaryOp(op=operator, operand=operand):
                return self._known(node, operator, UNARY) + self.write(operand, SINGLE), SINGLE
            case ast.BoolOp(op=operator, values=values):
                sign, strength = ("&&", AND) if isinstance(operator, ast.And) else ("||", OR)
                return f" {sign} ".join(self.write(value, strength) for value in values), strength
            case ast.Compare():
                return self._comparison(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                parts = self.write(test, OR), self.write(body, CHOICE), self.write(orelse, CHOICE)
                return "{} ? {} : {}".format(*parts), CHOICE
            case ast.Call():
                return self._call(node), WHOLE
            case ast.Tuple(elts=parts):
                return f"[{', '.join(map(self._element, parts))}]", WHOLE
            case ast.SetComp(elt=made, generators=[loop]):
                return f"new Set({self.each(node, made, loop)})", WHOLE
        raise self.refuse(node, "no such expression is known")

    def _known(self, node: ast.AST, operator: Operator, table: Mapping[type[Operator], T]) -> T:
        """The table entry for an operator."""
        if type(operator) not in table:
            raise self.refuse(node, "no such operator is known")
        return table[type(operator)]

    # Names and targets

    def _name(self, node: ast.AST, name: str) -> str:
        if self.is_own(name):
            return name
        if name in self.set_here:
            raise self.refuse(node, "it is set in a block that does not reach as far")
        if name not in self.source.around:
            raise self.refuse(node, "no such name is known")
        self.needs.take(name, self.source.around[name])
        return name

    def place(self, node: ast.expr, *, read: bool) -> str:
        """A variable, a named field or an element of a row."""
        match node:
            case ast.Name(id=name):
                return self._name(node, name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                of = self.classes.get(owner)
                if of is None or name not in of.SHAPES:
                    raise self.refuse(node, "no field of a value whose class is known")
                self.needs.read.add((of, name))
                return f"{self._name(node, owner)}.{name}"
            case ast.Subscript(value=row, slice=index):
                if isinstance(index, ast.Slice | ast.UnaryOp):
                    raise self.refuse(node, "neither a slice nor a place counted from the end")
                return f"{self.write(row, WHOLE)}[{self.write(index)}]{'!' if read else ''}"
        raise self.refuse(node, "no place that a value can have")

    # Operators

    def _binary(self, node: ast.BinOp) -> tuple[str, int]:
        operator, left, right = node.op, node.left, node.right
        if type(operator) in ARITHMETIC:
            sign, strength = ARITHMETIC[type(operator)]
            return f"{self.write(left, strength)} {sign} {self.write(right, strength + 1)}", strength
        if isinstance(operator, ast.FloorDiv):
            return f"Math.floor({self.write(left, PRODUCT)} / {self.write(right, SINGLE)})", WHOLE
        if isinstance(operator, ast.Mod):
            return self._primitive("modulo", left, right), WHOLE
        if isinstance(operator, ast.LShift):
            return self._primitive("shift_left", self.bits(left), right), WHOLE
        sign = self._known(node, operator, BITS)
        several = isinstance(left, ast.BinOp) and type(left.op) is type(operator)
        first = self.write(self.bits(left), ANYTHING if several else SINGLE)
        # TypeScript's bit operators bind more weakly than comparisons, so they get brackets.
        return f"{first} {sign} {self.write(self.bits(right), SINGLE)}", AND

    def bits(self, node: ast.expr) -> ast.expr:
        """An operand of a bit operator; refused if it is known to be too large."""
        value: object = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Name) and not self.is_own(node.id):
            value = self.source.around.get(node.id)
        if isinstance(value, int) and abs(value) > BIGGEST:
            raise self.refuse(node, "a number whose bits would be cut off")
        return node

    def _comparison(self, node: ast.Compare) -> tuple[str, int]:
        sides = [node.left, *node.comparators]
        for middle in sides[1:-1]:
            if not isinstance(middle, ast.Name | ast.Constant):
                raise self.refuse(node, "what is compared twice has to be a name")
        texts = []
        for operator, left, right in zip(node.ops, sides, sides[1:], strict=False):
            sign, strength = self._known(node, operator, COMPARISONS)
            texts.append(f"{self.write(left, strength + 1)} {sign} {self.write(right, strength + 1)}")
        return " && ".join(texts), AND if len(texts) > 1 else EQUAL

    # Calls

    def _call(self, node: ast.Call) -> str:
        if node.keywords or not isinstance(node.func, ast.Name) or self.is_own(node.func.id):
            raise self.refuse(node, "only plain calls of functions by their names")
        name = node.func.id
        match name, node.args:
            case "tuple", [ast.GeneratorExp(elt=made, generators=[loop])]:
                return self.each(node, made, loop)
            case "range", args if 1 <= len(args) <= 3:
                start = [ast.Constant(0)] if len(args) == 1 else []
                return self._primitive("range", *start, *args)
            case "max" | "min", [row]:
                return f"Math.{name}(...{self.write(row, WHOLE)})"
            case "max" | "min", args:
                return f"Math.{name}({self._arguments(args)})"
            case "sorted", [one]:
                return self._primitive("sorted", one)
        if name not in self.source.around:
            raise self.refuse(node, "no such function is known")
        found = self.source.around[name]
        self.needs.take(name, found)
        return (
            f"{self._maker(node, found) if isinstance(found, type) else name}({self._arguments(node.args)})"
        )

    def _maker(self, node: ast.Call, of: type) -> str:
        """The name of the function that makes an empty value of a class."""
        if node.args:
            raise self.refuse(node, "a value begins with zeros everywhere")
        return f"empty_{of.__name__.lower()}"

    def _primitive(self, name: str, *arguments: ast.expr) -> str:
        return f"{self.needs.primitive(name)}({self._arguments(arguments)})"

    def _arguments(self, arguments: Sequence[ast.expr]) -> str:
        return ", ".join(self.write(argument) for argument in arguments)

    def _element(self, node: ast.expr) -> str:
        """An element or a slice of a list."""
        match node:
            case ast.Starred(value=ast.GeneratorExp(elt=made, generators=[loop])):
                return "..." + self.each(node, made, loop)
            case ast.Starred(value=several):
                return "..." + self.write(several, WHOLE)
        return self.write(node)

    def each(self, node: ast.expr, made: ast.expr, loop: ast.comprehension) -> str:
        """A comprehension: the value for each element that meets all conditions."""
        if not isinstance(loop.target, ast.Name) or loop.is_async:
            raise self.refuse(node, "one variable at a time")
        name, text = loop.target.id, self.write(loop.iter, WHOLE)
        self.own.append({name})
        for condition in loop.ifs:
            text += f".filter(({name}) => {self.write(condition)})"
        if not (isinstance(made, ast.Name) and made.id == name):
            text += f".map(({name}) => {self.write(made)})"
        self.own.pop()
        return text
