"""Expressions of restricted Python as C, evaluated in Python's order.

C leaves the order of operands open. So a call that writes to memory becomes a statement of its own before
the expression, and whatever Python would have read before that call is kept in a temporary.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from decaphase.compile.program import Function, Program, Table
from decaphase.compile.types import (
    BOOL,
    FLOAT,
    INT,
    NARROW,
    NONE,
    Array,
    Matrix,
    Scalar,
    Struct,
    Type,
    c_word,
    declare,
    fields_of,
    type_of,
)
from decaphase.engine.arrays import copy_to, set_row, zeros
from decaphase.engine.fields import is_named_tuple

ARITHMETIC: Final = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
BITWISE: Final = {ast.LShift: "<<", ast.RShift: ">>", ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^"}
DIVISIONS: Final = {ast.FloorDiv: "floor_div", ast.Mod: "floor_mod"}
COMPARISONS: Final = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Value(NamedTuple):
    """A C expression; `fixed` means that no statement can change what it gives."""

    text: str
    type: Type
    fixed: bool = False


class Block:
    """The C statements written so far, with their indentation."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 1

    def add(self, line: str, at: int | None = None) -> None:
        """Add a statement at the end, or before the line with this index."""
        self.lines.insert(len(self.lines) if at is None else at, "    " * self.depth + line)


class Expressions:
    """Writes the expressions of one function."""

    def __init__(self, program: Program, function: Function) -> None:
        self.program = program
        self.function = function
        self.variables: dict[str, Type] = dict(function.parameters)
        self.assigned = set(function.parameters)
        """The variables that have a value wherever Python may come from."""
        self.storage: list[str] = []
        self.block = Block()
        self._temporaries = 0

    # Names

    def new_name(self, purpose: str) -> str:
        """A name that no variable of the function has."""
        self._temporaries += 1
        return f"{purpose}_{self._temporaries}_"

    def keep(self, value: Value, at: int | None = None) -> Value:
        """The value in a temporary, which later statements do not change."""
        name = self.new_name("kept")
        self.block.add(f"{declare(value.type, name)} = {value.text};", at)
        return Value(name, value.type, fixed=True)

    # Operands in order

    def in_order(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """The values of operands; those before a statement that became necessary are kept first."""
        values: list[Value] = []
        for node in nodes:
            before = len(self.block.lines)
            value = self.value(node)
            for index, earlier in enumerate(values):
                if len(self.block.lines) > before and not earlier.fixed:
                    values[index] = self.keep(earlier, before)
                    before += 1
            values.append(value)
        return values

    def value(self, node: ast.expr) -> Value:
        """The value of an expression."""
        match node:
            case ast.Constant(bool() | int() | float() as number):
                return self.literal(node, number)
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return widened(self.item(node))
            case ast.BinOp():
                return self.binary(node, *self.in_order([node.left, node.right]))
            case ast.UnaryOp():
                return self.unary(node)
            case ast.BoolOp() | ast.Compare():
                # A comparison is an int of 32 bits in C.
                return Value(f"(int64_t){self.condition(node, needs_bool=True)}", BOOL)
            case ast.IfExp():
                return self.conditional(node)
            case ast.Call():
                return self.call(node)
        raise self.function.refuse(node, f"{type(node).__name__} is not an expression of restricted Python.")

    def number(self, node: ast.expr, value: Value) -> Scalar:
        """The type of a value that must be a number."""
        if not isinstance(value.type, Scalar) or value.type == NONE:
            raise self.function.refuse(node, "a number is needed here.")
        return value.type

    def literal(self, node: ast.AST, number: float) -> Value:
        if not math.isfinite(number) or (isinstance(number, int) and abs(number) >= 1 << 63):
            raise self.function.refuse(node, f"{number} does not fit into 64 bits.")
        return literal(number)

    def name(self, node: ast.Name) -> Value:
        if node.id == "_":
            raise self.function.refuse(node, "what is called _ is not read.")
        if node.id in self.variables and node.id in self.assigned:
            return Value(c_word(node.id), self.variables[node.id], fixed=True)
        if node.id in self.function.stored:  # a constant of this name is not meant
            raise self.function.refuse(node, f"{node.id} may be without a value here.")
        known = self.function.python.__globals__.get(node.id)
        if isinstance(known, int | float):
            return self.literal(node, known)
        if isinstance(known, list | tuple) and known and all(isinstance(part, int | float) for part in known):
            return self.table(node, known)
        raise self.function.refuse(node, f"{node.id} is no variable, number or row of numbers.")

    def table(self, node: ast.Name, numbers: Sequence[float]) -> Value:
        """A constant row of the module."""
        if len({isinstance(number, float) for number in numbers}) > 1:
            raise self.function.refuse(node, f"{node.id} holds ints and floats.")
        for number in numbers:
            self.literal(node, number)
        table = Table(node.id, tuple(+number for number in numbers))  # + makes ints of bools
        self.program.give_name(node.id, (table.c_item, table), self.function)
        self.program.tables[node.id] = table
        item = FLOAT if table.c_item == "double" else Scalar("int", table.c_item)
        return Value(c_word(node.id), Array(item, len(numbers), is_table=True), fixed=True)

    def attribute(self, node: ast.Attribute) -> Value:
        base = self.value(node.value)
        if not isinstance(base.type, Struct) or node.attr not in fields_of(base.type):
            raise self.function.refuse(node, f"{node.attr} is no field here.")
        if base.type.is_tuple and isinstance(node.ctx, ast.Store):
            raise self.function.refuse(node, "a field of a named tuple is not changed.")
        kind = fields_of(base.type)[node.attr]
        fixed = base.fixed and (base.type.is_tuple or isinstance(kind, Array))
        return Value(f"{base.text}->{c_word(node.attr)}", kind, fixed)

    def item(self, node: ast.Subscript) -> Value:
        """An item of a row, as it is stored."""
        base, index = self.in_order([node.value, node.slice])
        if self.number(node, index).is_float:
            raise self.function.refuse(node, "an index is an int.")
        fixed = base.fixed and index.fixed
        if isinstance(base.type, Matrix):
            text = f"({base.text}.at + {self.index(node, index, None)} * {base.text}.width)"
            return Value(text, Array(base.type.item), fixed)
        if not isinstance(base.type, Array):
            raise self.function.refuse(node, "only rows have items.")
        if base.type.is_table and isinstance(node.ctx, ast.Store):
            raise self.function.refuse(node, "a table is not changed.")
        item = base.type.item
        text = f"{base.text}[{self.index(node, index, base.type.length)}]"
        if isinstance(item, Struct):
            return Value(f"(&{text})", item, fixed)
        return Value(text, item, fixed and isinstance(item, Array))

    def index(self, node: ast.Subscript, index: Value, length: int | None) -> str:
        """An index, which the checked build compares with the length of the row where that is known."""
        number = constant(index)
        if number is None:
            return f"AT({index.text}, {'ANYWHERE' if length is None else length})"
        if number < 0 or (length is not None and number >= length):
            raise self.function.refuse(node, "the row has no such item.")
        return index.text

    # Operators

    def binary(self, node: ast.BinOp, left: Value, right: Value) -> Value:
        """The operation of a node on two values."""
        floats = self.number(node, left).is_float, self.number(node, right).is_float
        operator, fixed = type(node.op), left.fixed and right.fixed
        if operator in ARITHMETIC:
            text = f"({left.text} {ARITHMETIC[operator]} {right.text})"
            return Value(text, FLOAT if any(floats) else INT, fixed)
        if operator is ast.Div:
            return Value(f"quotient({as_float(left)}, {as_float(right)})", FLOAT, fixed)
        if any(floats):
            raise self.function.refuse(node, "this operation is for ints only.")
        if operator in BITWISE:
            is_shift = operator in (ast.LShift, ast.RShift)
            if is_shift and not 0 <= (constant(right) or 0) < 64:
                raise self.function.refuse(node, "a shift is by 0 to 63 bits.")
            both_bool = left.type == right.type == BOOL and not is_shift
            text = f"({left.text} {BITWISE[operator]} {right.text})"
            return Value(text, BOOL if both_bool else INT, fixed)
        if operator in DIVISIONS:
            if (constant(right) or 1) < 0 or constant(right) == 0:
                raise self.function.refuse(node, "ints are divided by a positive number.")
            return Value(f"{DIVISIONS[operator]}({left.text}, {right.text})", INT, fixed)
        raise self.function.refuse(node, f"{operator.__name__} is not an operation of restricted Python.")

    def unary(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(f"(int64_t)(!{self.condition(node.operand)})", BOOL)
        value = self.value(node.operand)
        kind = self.number(node, value)
        if isinstance(node.op, ast.USub):
            return Value(f"(-{value.text})", FLOAT if kind.is_float else INT, value.fixed)
        if isinstance(node.op, ast.Invert) and not kind.is_float:
            return Value(f"(~{value.text})", INT, value.fixed)
        raise self.function.refuse(node, "this operation is not one of restricted Python.")

    # Conditions

    def condition(self, node: ast.expr, *, needs_bool: bool = False) -> str:
        """The truth of an expression; with `needs_bool` it is used as a value and must be a bool."""
        if isinstance(node, ast.BoolOp):
            return self.both_or_either(node, needs_bool=needs_bool)
        if isinstance(node, ast.Compare):
            return self.compare(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"(!{self.condition(node.operand)})"
        value = self.value(node)
        if self.number(node, value).is_float or (needs_bool and value.type != BOOL):
            raise self.function.refuse(node, "write out what is compared with what.")
        return value.text

    def both_or_either(self, node: ast.BoolOp, *, needs_bool: bool) -> str:
        operator = "&&" if isinstance(node.op, ast.And) else "||"
        text = self.condition(node.values[0], needs_bool=needs_bool)
        for operand in node.values[1:]:
            before, block = len(self.block.lines), self.block
            later = self.condition(operand, needs_bool=needs_bool)
            if len(block.lines) == before:
                text = f"({text} {operator} {later})"
                continue
            # The later operand needs statements, which run only if it is reached.
            name = self.new_name("holds")
            statements = block.lines[before:]
            del block.lines[before:]
            block.add(f"int64_t {name} = {text};")
            block.add(f"if ({'' if operator == '&&' else '!'}{name}) {{")
            block.lines += [f"    {line}" for line in statements]
            block.depth += 1
            block.add(f"{name} = {later};")
            block.depth -= 1
            block.add("}")
            text = name
        return text

    def compare(self, node: ast.Compare) -> str:
        """A comparison, or a chain whose middle operands are evaluated once."""
        operands = [node.left, *node.comparators]
        values = self.in_order(operands[:2])
        if len(operands) > 2 and not values[1].fixed:
            values[1] = self.keep(values[1])
        before = len(self.block.lines)
        values += self.in_order(operands[2:])
        if len(self.block.lines) > before:  # which Python does only if the first comparison holds
            raise self.function.refuse(node, "a chain ends with something that is only read.")
        floats = [self.number(*pair).is_float for pair in zip(operands, values, strict=True)]
        texts = [as_float(value) if any(floats) else value.text for value in values]
        parts = []
        for left, operator, right in zip(texts, node.ops, texts[1:], strict=False):
            if type(operator) not in COMPARISONS:
                raise self.function.refuse(node, "this comparison is not one of restricted Python.")
            parts.append(f"({left} {COMPARISONS[type(operator)]} {right})")
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def conditional(self, node: ast.IfExp) -> Value:
        condition = self.condition(node.test)
        block, start = self.block, len(self.block.lines)
        block.depth += 1
        yes = self.value(node.body)
        middle = len(block.lines)
        no = self.value(node.orelse)
        block.depth -= 1
        kind = self.common(node, yes.type, no.type)
        if len(block.lines) == start:
            return Value(f"({condition} ? {yes.text} : {no.text})", kind)
        name = self.new_name("chosen")
        first, second = block.lines[start:middle], block.lines[middle:]
        del block.lines[start:]
        block.add(f"{declare(kind, name)};")
        for head, statements, value in ((f"if ({condition}) {{", first, yes), ("} else {", second, no)):
            block.add(head)
            block.lines += statements
            block.add(f"    {name} = {value.text};")
        block.add("}")
        return Value(name, kind, fixed=True)

    def common(self, node: ast.AST, one: Type, other: Type) -> Type:
        """The type of a value that may have either of two types."""
        if one == other:
            return one
        if {one, other} == {INT, BOOL}:
            return INT
        if isinstance(one, Array) and fits(other, one) and fits(one, other):
            return Array(one.item)
        raise self.function.refuse(node, "this is of one type here and of another there.")

    # Calls

    def call(self, node: ast.Call) -> Value:
        """A call as a value; one that changes memory becomes a statement before."""
        value = self.plain_call(node)
        if value.type == NONE:
            raise self.function.refuse(node, "this call gives no value.")
        is_impure = isinstance(node.func, ast.Name) and node.func.id in self.program.impure
        return self.keep(value) if is_impure else value

    def plain_call(self, node: ast.Call) -> Value:
        """A call where no other operand waits for it."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.function.refuse(node, "functions are called by name, without keywords.")
        called = self.function.callee(node)
        if node.func.id in self.variables or node.func.id in self.function.stored:
            raise self.function.refuse(node, f"{node.func.id} is a variable here.")
        if called is zeros:
            return self.zeros(node)
        if is_named_tuple(called):
            return self.build(node, type_of(called))
        function = self.program.functions.get(getattr(called, "__name__", ""))
        if function is not None and called is function.python:
            return self.call_function(node, function)
        return self.built_in(node, called)

    def zeros(self, node: ast.Call) -> Value:
        """A row on the stack, cleared where it is made."""
        size = constant(self.value(node.args[0])) if len(node.args) == 1 else None
        if size is None or size <= 0:
            raise self.function.refuse(node, "the size of a row is a constant.")
        name = self.new_name("row")
        self.storage.append(f"int64_t {name}[{size}];")
        self.block.add(f"__builtin_memset({name}, 0, sizeof {name});")
        return Value(name, Array(INT, size), fixed=True)

    def build(self, node: ast.Call, struct: Type | None) -> Value:
        """A named tuple on the stack."""
        if not isinstance(struct, Struct):
            raise self.function.refuse(node, "this tuple has a field that restricted Python does not know.")
        self.program.use(struct, self.function)
        wanted = fields_of(struct).values()
        values = self.arguments(node, list(wanted))
        for argument, value in zip(node.args, values, strict=True):
            self.refuse_second_name(argument, value)
        name = self.new_name("tuple")
        self.storage.append(f"{struct.name} {name};")
        self.block.add(f"{name} = ({struct.name}){{{', '.join(value.text for value in values)}}};")
        return Value(f"(&{name})", struct, fixed=True)

    def call_function(self, node: ast.Call, function: Function) -> Value:
        values = self.arguments(node, list(function.parameters.values()))
        text = f"{c_word(function.name)}({', '.join(value.text for value in values)})"
        return Value(text, function.returns)

    def arguments(self, node: ast.Call, wanted: Sequence[Type]) -> list[Value]:
        values = self.in_order(node.args)
        if len(values) != len(wanted):
            raise self.function.refuse(node, "the number of arguments is wrong.")
        for value, kind in zip(values, wanted, strict=True):
            if not fits(value.type, kind):
                raise self.function.refuse(node, f"{value.text} is of another type than the parameter.")
        return values

    def refuse_second_name(self, node: ast.expr, given: Value) -> None:
        """Refuse another name for a row or tuple made in a loop: C makes the next one in the same place."""
        if isinstance(given.type, Scalar) or (isinstance(given.type, Struct) and not given.type.is_tuple):
            return
        if isinstance(node, ast.IfExp):
            self.refuse_second_name(node.body, given)
            self.refuse_second_name(node.orelse, given)
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name) and node.id in self.function.made_in_loops:
            raise self.function.refuse(node, "a row or tuple made in a loop has one name only.")

    def built_in(self, node: ast.Call, called: object) -> Value:
        values = self.in_order(node.args)
        fixed = all(value.fixed for value in values)
        kinds = [value.type for value in values]
        texts = ", ".join(value.text for value in values)
        ints = all(kind in (INT, BOOL) for kind in kinds)
        if called in (min, max) and len(values) == 2 and ints:
            return Value(f"{'min' if called is min else 'max'}_of({texts})", INT, fixed)
        if called is abs and len(values) == 1 and ints:
            return Value(f"abs_of({texts})", INT, fixed)
        if called is sqrt and len(values) == 1 and isinstance(kinds[0], Scalar):
            return Value(f"root_of({texts})", FLOAT, fixed)
        if called in (int, float) and len(values) == 1 and isinstance(kinds[0], Scalar):
            kind = INT if called is int else FLOAT
            return Value(f"(({kind.c})({texts}))", kind, fixed)
        if called is set_row and len(values) == 2:
            return self.set_row(node, *values)
        if called is copy_to and len(values) == 3:
            return self.copy_to(node, *values)
        name = ast.unparse(node.func)
        raise self.function.refuse(node, f"{name} is no function of restricted Python, or not for these.")

    def set_row(self, node: ast.Call, to: Value, numbers: Value) -> Value:
        match to.type, numbers.type:
            case Array(Scalar() as into, size, False), Array(Scalar() as item, int() as length) if into in (
                item,
                FLOAT if item.is_float else INT,
            ) and size in (None, length):
                # What is written may be part of how the rows are found.
                to, numbers = (value if value.fixed else self.keep(value) for value in (to, numbers))
                head = f"for (int64_t at_ = 0; at_ < {length}; at_++)"
                return Value(f"{head} {to.text}[at_] = {numbers.text}[at_]", NONE)
        raise self.function.refuse(node, "a row is set to another whose length is known, and the same.")

    def copy_to(self, node: ast.Call, values: Value, place: Value, value: Value) -> Value:
        match values.type, place.type:
            case Array(Struct() as item), Scalar("int", "int64_t") if (
                item == value.type and not item.is_tuple
            ):
                return Value(f"{values.text}[AT({place.text}, ANYWHERE)] = *{value.text}", NONE)
        raise self.function.refuse(node, "a value is copied to an index among values of its class.")


def fits(given: Type, wanted: Type) -> bool:
    """Whether a value of one type may be passed where another is wanted."""
    if isinstance(given, Array) and isinstance(wanted, Array):
        return given.item == wanted.item and not given.is_table
    return given == wanted or (given, wanted) == (BOOL, INT)


def literal(number: float) -> Value:
    """A number as C writes it."""
    if isinstance(number, int):
        text = f"{+number}LL"
        kind = BOOL if isinstance(number, bool) else INT
    else:
        text, kind = repr(number), FLOAT
    return Value(f"({text})" if text.startswith("-") else text, kind, fixed=True)


def as_float(value: Value) -> str:
    """A number as a float; the checked build traps if an int is too large for that."""
    return value.text if value.type == FLOAT else f"double_of({value.text})"


def constant(value: Value) -> int | None:
    """The number that an int literal says, if it is one."""
    digits = value.text.strip("()").removesuffix("LL")
    return int(digits) if value.type in (INT, BOOL) and digits.removeprefix("-").isdigit() else None


def widened(value: Value) -> Value:
    """A number as expressions take it, however narrow the row is in which it is stored."""
    is_narrow = isinstance(value.type, Scalar) and value.type in NARROW.values()
    return Value(f"(int64_t){value.text}", INT) if is_narrow else value
