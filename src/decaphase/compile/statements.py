"""Statements of restricted Python as C, and whole functions."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from decaphase.compile.expressions import Expressions, Value, constant, fits, literal, widened
from decaphase.compile.types import (
    BOOL,
    INT,
    NARROW,
    NONE,
    Array,
    Matrix,
    Scalar,
    Several,
    c_name,
    c_word,
    declare,
)


class Statements(Expressions):
    """Writes the statements of one function."""

    def body(self, nodes: Sequence[ast.stmt]) -> None:
        """Write statements one step further in."""
        self.block.depth += 1
        for node in nodes:
            self.statement(node)
        self.block.depth -= 1

    def statement(self, node: ast.stmt) -> None:
        """Write one statement."""
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                pass
            case ast.Expr(ast.Call() as call):
                self.block.add(f"{self.plain_call(call).text};")
            case ast.Assign(targets=[target]):
                self.assign(target, node.value)
            case ast.AugAssign():
                self.change(node)
            case ast.Return():
                self.give(node)
            case ast.If():
                self.branch(node)
            case ast.While(orelse=[]):
                self.repeat(node)
            case ast.For(orelse=[], target=ast.Name() as variable):
                self.loop(node, variable)
            case ast.Continue():
                self.block.add("continue;")
            case ast.Break():
                self.block.add("break;")
            case _:
                raise self.function.refuse(
                    node, f"{type(node).__name__} is not a statement of restricted Python."
                )

    # Assignments

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            self.unpack(target, value)
        elif isinstance(target, ast.Name):
            given = self.last_value(value)
            self.refuse_second_name(value, given)
            self.store(target, given)
        else:
            given = self.value(value)
            before = len(self.block.lines)
            place = self.place(target)
            if len(self.block.lines) > before and not given.fixed:
                raise self.function.refuse(target, "give the index a name before this line.")
            self.put(target, place, given)

    def last_value(self, node: ast.expr) -> Value:
        """The value of an expression after which nothing else is evaluated before it is used."""
        return self.plain_call(node) if isinstance(node, ast.Call) else self.value(node)

    def place(self, target: ast.expr) -> Value:
        """Where a value is stored in memory."""
        if isinstance(target, ast.Subscript):
            return self.item(target)
        if isinstance(target, ast.Attribute):
            return self.attribute(target)
        raise self.function.refuse(target, "this is no place for a value.")

    def put(self, target: ast.expr, place: Value, given: Value) -> None:
        if not isinstance(place.type, Scalar) or not isinstance(given.type, Scalar):
            raise self.function.refuse(target, "only numbers are stored in rows and fields.")
        if given.type.is_float != place.type.is_float:
            raise self.function.refuse(target, "a float is not stored among ints, nor an int among floats.")
        bits = next((bits for bits, kind in NARROW.items() if kind == place.type), 64)
        text = given.text if bits == 64 else f"narrowed({given.text}, {bits})"
        self.block.add(f"{place.text} = {text};")

    def store(self, target: ast.Name, given: Value) -> None:
        """Store a value in a variable, which has the type of what is first stored in it."""
        name = target.id
        if given.type == NONE or isinstance(given.type, Several):
            raise self.function.refuse(target, f"{name} gets no single value.")
        if isinstance(given.type, Array) and given.type.is_table:
            raise self.function.refuse(target, "a table has one name only.")
        known = self.variables.setdefault(name, given.type)
        kind = self.common(target, known, given.type)
        if isinstance(known, Array) and kind != known:
            raise self.function.refuse(target, f"{name} is the name of rows of two lengths.")
        if known == BOOL != kind:
            raise self.function.refuse(target, f"{name} is a bool.")
        self.assigned.add(name)
        self.block.add(f"{c_word(name)} = {given.text};")

    def unpack(self, target: ast.Tuple, value: ast.expr) -> None:
        names = [name for name in target.elts if isinstance(name, ast.Name)]
        if len(names) != len(target.elts):
            raise self.function.refuse(target, "only variables are unpacked into.")
        if isinstance(value, ast.Tuple) and len(value.elts) == len(names):
            values = self.in_order(value.elts)
            for node, given in zip(value.elts, values, strict=True):
                self.refuse_second_name(node, given)
            own = {name.id for name in names}
            read = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
            if own & read:
                values = [self.keep(part) for part in values]
        elif isinstance(value, ast.Call):
            several = self.plain_call(value)
            if not isinstance(several.type, Several) or len(several.type.items) != len(names):
                raise self.function.refuse(value, "this gives another number of values.")
            kept = self.keep(several)
            values = [
                Value(f"{kept.text}.item_{index}", kind, fixed=True)
                for index, kind in enumerate(several.type.items)
            ]
        else:
            raise self.function.refuse(value, "a tuple is built or returned by a function.")
        for name, part in zip(names, values, strict=True):
            if name.id != "_":
                self.store(name, part)

    def change(self, node: ast.AugAssign) -> None:
        """`x += y` and the like: `x` is read before `y` is evaluated."""
        if isinstance(node.target, ast.Name):
            read = ast.copy_location(ast.Name(node.target.id, ast.Load()), node)
            operation = ast.copy_location(ast.BinOp(read, node.op, node.value), node)
            self.store(node.target, self.value(operation))
            return
        place = self.place(node.target)
        before = len(self.block.lines)
        given = self.value(node.value)
        if len(self.block.lines) > before:
            raise self.function.refuse(node, "give what is added a name before this line.")
        old = widened(place)
        operation = ast.copy_location(ast.BinOp(node.value, node.op, node.value), node)
        self.put(node.target, place, self.binary(operation, old, given))

    # Control

    def give(self, node: ast.Return) -> None:
        wanted = self.function.returns
        if node.value is None:
            text, is_right = "", wanted == NONE
        elif isinstance(node.value, ast.Tuple):
            values = self.in_order(node.value.elts)
            text = f" ({c_name(wanted)}){{{', '.join(value.text for value in values)}}}"
            kinds = wanted.items if isinstance(wanted, Several) else ()
            is_right = len(kinds) == len(values) and all(map(fits, (value.type for value in values), kinds))
        else:
            value = self.last_value(node.value)
            text, is_right = f" {value.text}", fits(value.type, wanted)
        if not is_right:
            raise self.function.refuse(node, "the function returns something else.")
        self.block.add(f"return{text};")

    def branch(self, node: ast.If) -> None:
        self.block.add(f"if ({self.condition(node.test)}) {{")
        before = self.assigned.copy()
        self.body(node.body)
        assigned, self.assigned = self.assigned, before
        if node.orelse:
            self.block.add("} else {")
            self.body(node.orelse)
        if always_leaves(node.orelse):
            self.assigned = assigned
        elif not always_leaves(node.body):
            self.assigned &= assigned
        self.block.add("}")

    def repeat(self, node: ast.While) -> None:
        before = len(self.block.lines)
        condition = self.condition(node.test)
        statements = self.block.lines[before:]
        del self.block.lines[before:]
        if not statements:
            self.block.add(f"while ({condition}) {{")
        else:  # what the condition needs is done before each round
            self.block.add("for (;;) {")
            self.block.lines += [f"    {line}" for line in statements]
            self.block.add(f"    if (!{condition}) break;")
        assigned = self.assigned.copy()
        self.body(node.body)
        self.assigned = assigned  # the body may not run at all
        self.block.add("}")

    def loop(self, node: ast.For, variable: ast.Name) -> None:
        """A loop with a counter of its own: the variable may change, and keeps its last value."""
        counter = self.new_name("at")
        if isinstance(node.iter, ast.Call) and self.function.callee(node.iter) is range:
            head, item = self.counted(node, node.iter, counter), Value(counter, INT, fixed=True)
        else:
            row = self.value(node.iter)
            match row.type:
                case Array(Scalar() as kind, int() as length):
                    # The body may give the name of the row to another.
                    text = row.text if row.type.is_table else self.keep(row).text
                    head = f"for (int64_t {counter} = 0; {counter} < {length}; {counter}++) {{"
                    item = widened(Value(f"{text}[{counter}]", kind))
                case _:
                    raise self.function.refuse(node, "loop over a range, or a row whose length is fixed.")
        self.block.add(head)
        before = self.assigned.copy()
        self.block.depth += 1
        if variable.id != "_":
            self.store(variable, item)
        self.block.depth -= 1
        self.body(node.body)
        self.assigned = before  # the body may not run at all
        self.block.add("}")

    def counted(self, node: ast.For, call: ast.Call, counter: str) -> str:
        values = self.in_order(call.args)
        if not 1 <= len(values) <= 3 or any(value.type not in (INT, BOOL) for value in values):
            raise self.function.refuse(node, "a range is of ints.")
        step = values.pop() if len(values) == 3 else literal(1)
        start, stop = ("0", values[0].text) if len(values) == 1 else (values[0].text, values[1].text)
        end, by = self.new_name("end"), constant(step)
        if by == 0:
            raise self.function.refuse(node, "a step of 0 goes nowhere.")
        if by is not None:
            ahead = f"{counter} {'>' if by < 0 else '<'} {end}; {counter} += {by}"
            return f"for (int64_t {counter} = {start}, {end} = {stop}; {ahead}) {{"
        name = self.new_name("step")
        ahead = f"{name} > 0 ? {counter} < {end} : {counter} > {end}; {counter} += {name}"
        return f"for (int64_t {counter} = {start}, {end} = {stop}, {name} = step_of({step.text}); {ahead}) {{"

    # Functions

    def whole(self, *, exported: bool) -> list[str]:
        """The function as lines of C."""
        name = self.function.name
        if exported and c_word(name) != name:
            raise self.function.refuse(
                self.function.tree, f"{name} is no name for what is called from outside."
            )
        for node in self.function.tree.body:
            self.statement(node)
        if self.function.returns != NONE and not always_leaves(self.function.tree.body, by_return=True):
            raise self.function.refuse(self.function.tree, "the function may end without a value.")
        parameters = self.function.parameters
        variables = [
            f"    {declare(kind, c_word(name))} = {'{0}' if isinstance(kind, Matrix) else '0'};"
            for name, kind in self.variables.items()
            if name not in parameters
        ]
        return [
            f"{signature(self, exported=exported)} {{",
            *variables,
            *(f"    {line}" for line in self.storage),
            *self.block.lines,
            "}",
        ]


def signature(writer: Statements, *, exported: bool) -> str:
    """The head of a function."""
    function = writer.function
    parameters = ", ".join(declare(kind, c_word(name)) for name, kind in function.parameters.items())
    head = declare(function.returns, f"{c_word(function.name)}({parameters or 'void'})")
    return f"{'EXPORT' if exported else 'static'} {head}"


def always_leaves(nodes: Sequence[ast.stmt], *, by_return: bool = False) -> bool:
    """Whether what follows these statements is never reached from them, or only returned to a caller."""
    match nodes:
        case [*_, ast.Return()]:
            return True
        case [*_, ast.Break() | ast.Continue()]:
            return not by_return
        case [*_, ast.If(body=body, orelse=orelse)]:
            return all(always_leaves(branch, by_return=by_return) for branch in (body, orelse))
        case [*_, ast.While(test=ast.Constant(True)) as endless]:
            return not any(isinstance(node, ast.Break) for node in ast.walk(endless))
    return False
