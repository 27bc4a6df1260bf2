"""Python that the compiler refuses, with the reason that it gives."""

from __future__ import annotations

from typing import Final

HEAD: Final = """\
from __future__ import annotations
from functools import cache
from math import inf, nan, sqrt
from typing import Annotated, NamedTuple
from decaphase.engine.arrays import copy_to, set_row, zeros
from decaphase.engine.fields import Fields, Grid, Row, named_fields

NAME = "Anna"
PLACES = {1: 2}
HUGE = 1 << 63
HUGE_ROW = (1, 1 << 70)
PRIMES = (2, 3, 5)
BACK = -1
WIDE = [1 << 40, 2, 3, 4]
MIXED = (1, 0.5)

@named_fields
class Box(Fields):
    count: int
    row: Annotated[Row, 4]
    other: Annotated[Row, 4]
    long: Annotated[Row, 9]
    grid: Annotated[Grid, 3, 4]

class Pair(NamedTuple):
    box: Box
    number: int

class Rows(NamedTuple):
    one: Row
    other: Row

class Outer(NamedTuple):
    pair: Pair

class Named(NamedTuple):
    number: int
    name: str

def helper(number: int, row: Row) -> int:
    return number + row[0]

def change(box: Box) -> int:
    box.count += 1
    return box.count

def nothing(box: Box) -> None:
    box.count = 0

def both(box: Box) -> tuple[int, int]:
    return box.count, 1

def both_of(outer: Outer) -> int:
    return outer.pair.number

def flagged(flag: bool) -> bool:
    return flag

range_ = enumerate
max = PLACES.get

@cache
def cached(number: int) -> int:
    return number

"""
"""What the refused functions may use."""

BODIES: Final[dict[str, tuple[str, str]]] = {
    # Values
    "string": ('a = "x"', "Constant is not an expression"),
    "f-string": ('a = f"{a}"', "JoinedStr is not an expression"),
    "none": ("a = None", "Constant is not an expression"),
    "complex": ("x = 2j", "Constant is not an expression"),
    "dict": ("a = {1: 2}", "Dict is not an expression"),
    "set": ("a = {1, 2}", "Set is not an expression"),
    "list": ("a = [1, 2]", "List is not an expression"),
    "tuple": ("a = (1, 2)", "Tuple is not an expression"),
    "comprehension": ("a = [b for b in row]", "ListComp is not an expression"),
    "generator": ("a = min(b for b in row)", "GeneratorExp is not an expression"),
    "lambda": ("a = lambda: 1", "Lambda is not an expression"),
    "walrus": ("a = (b := 1)", "NamedExpr is not an expression"),
    "slice": ("a = row[1:2]", "Slice is not an expression"),
    "star": ("a = helper(*row)", "Starred is not an expression"),
    "global string": ("a = NAME", "NAME is no variable, number or row of numbers."),
    "global dict": ("a = PLACES[1]", "PLACES is no variable, number or row of numbers."),
    "unknown name": ("a = b", "b is no variable, number or row of numbers."),
    "function as a value": ("a = helper", "helper is no variable, number or row of numbers."),
    "wide number": ("a = 9223372036854775808", "9223372036854775808 does not fit into 64 bits."),
    "wide global": ("a = HUGE", "9223372036854775808 does not fit into 64 bits."),
    "wide table": ("a = HUGE_ROW[0]", "does not fit into 64 bits."),
    "not a number": ("x = nan", "nan does not fit into 64 bits."),
    "mixed table": ("x = MIXED[1]", "MIXED holds ints and floats."),
    "infinity": ("x = inf", "inf does not fit into 64 bits."),
    "unknown attribute": ("a = box.size", "size is no field here."),
    "attribute of a number": ("a = a.real", "real is no field here."),
    "method": ("a = a.bit_length()", "functions are called by name, without keywords."),
    "index of a number": ("a = a[0]", "only rows have items."),
    "float index": ("a = row[x]", "an index is an int."),
    "negative index": ("a = row[-1]", "the row has no such item."),
    "negative global index": ("a = row[BACK]", "the row has no such item."),
    "negative index stored": ("box.row[-1] = 2", "the row has no such item."),
    "index past the end": ("a = box.row[4]", "the row has no such item."),
    "index past a table": ("a = PRIMES[3]", "the row has no such item."),
    # Operators
    "power": ("a = a ** 2", "Pow is not an operation of restricted Python."),
    "matrix product": ("a = a @ 2", "MatMult is not an operation of restricted Python."),
    "float shift": ("a = a << x", "this operation is for ints only."),
    "float floor division": ("x = x // 2.0", "this operation is for ints only."),
    "float remainder": ("x = x % 2.0", "this operation is for ints only."),
    "wide shift": ("a = a << 64", "a shift is by 0 to 63 bits."),
    "negative shift": ("a >>= -1", "a shift is by 0 to 63 bits."),
    "negative divisor": ("a = a // -2", "ints are divided by a positive number."),
    "remainder of nought": ("a %= 0", "ints are divided by a positive number."),
    "inverted float": ("a = ~x", "this operation is not one of restricted Python."),
    "plus": ("a = +a", "this operation is not one of restricted Python."),
    "row in a sum": ("a = row + row", "a number is needed here."),
    "rows compared": ("a = 1 if row == box.row else 2", "a number is needed here."),
    "is": ("a = 1 if a is 1 else 2", "this comparison is not one of restricted Python."),
    "in": ("a = 1 if a in row else 2", "a number is needed here."),
    "truth of a row": ("a = 1 if row else 2", "a number is needed here."),
    "truth of a float": ("a = 1 if x else 2", "write out what is compared with what."),
    "or of ints": ("a = a or 2", "write out what is compared with what."),
    "call at the end of a chain": (
        "a = 1 if 0 < a < change(box) else 2",
        "a chain ends with something that is only read.",
    ),
    "two types in one condition": (
        "x = 1.5 if a > 1 else 2",
        "this is of one type here and of another there.",
    ),
    # Calls
    "keyword": ("a = helper(number=1, row=row)", "functions are called by name, without keywords."),
    "too few arguments": ("a = helper(1)", "the number of arguments is wrong."),
    "too many arguments": ("a = helper(1, row, 2)", "the number of arguments is wrong."),
    "float for an int": ("a = helper(x, row)", "is of another type than the parameter."),
    "int for a row": ("a = helper(1, a)", "is of another type than the parameter."),
    "grid for a row": ("a = helper(1, box.grid)", "is of another type than the parameter."),
    "tuple of wrong types": ("pair = Pair(a, a)", "is of another type than the parameter."),
    "tuple with a string": ("pair = Named(1, 2)", "a field that restricted Python does not know."),
    "unknown function": ("a = len(row)", "len is no function of restricted Python, or not for these."),
    "decorated function": ("a = cached(a)", "cached is no function of restricted Python, or not for these."),
    "float minimum": ("x = min(x, 1.0)", "min is no function of restricted Python, or not for these."),
    "minimum of three": ("a = min(a, 1, 2)", "min is no function of restricted Python, or not for these."),
    "int of a string": ('a = int("3")', "Constant is not an expression"),
    "no value": ("a = nothing(box)", "a gets no single value."),
    "no value stored": ("row[0] = nothing(box)", "this call gives no value."),
    "no value as an argument": ("a = abs(nothing(box))", "this call gives no value."),
    "two values as one": ("a = both(box)", "a gets no single value."),
    "size of zeros": ("r = zeros(a)", "the size of a row is a constant."),
    "no size": ("r = zeros()", "the size of a row is a constant."),
    "set to an unknown length": ("set_row(box.row, row)", "a row is set to another whose length is known"),
    "set to another length": ("set_row(box.row, box.long)", "a row is set to another whose length is known"),
    "set a number": ("set_row(a, box.row)", "a row is set to another whose length is known"),
    "copy a number": ("copy_to(row, 0, a)", "a value is copied to an index among values of its class."),
    # Assignments
    "two types": ("a = x", "this is of one type here and of another there."),
    "int after float": ("x = 1", "this is of one type here and of another there."),
    "row after int": ("a = row", "this is of one type here and of another there."),
    "float among ints": ("row[0] = x", "a float is not stored among ints"),
    "int among floats": ("floats[0] = a", "nor an int among floats."),
    "float into a field": ("box.count += x", "a float is not stored among ints"),
    "row into a field": ("box.row = row", "only numbers are stored in rows and fields."),
    "chained assignment": ("a = b = 1", "Assign is not a statement"),
    "annotated assignment": ("b: int = 1", "AnnAssign is not a statement"),
    "nested unpacking": ("(a, (b, c)) = both(box)", "only variables are unpacked into."),
    "unpacking into a row": ("row[0], a = a, 1", "only variables are unpacked into."),
    "unpacking a row": ("a, b = row", "a tuple is built or returned by a function."),
    "unpacking another number": ("a, b, c = both(box)", "this gives another number of values."),
    "place after a change": ("row[change(box)] = box.count", "give the index a name before this line."),
    "change added": ("box.count += change(box)", "give what is added a name before this line."),
    "two lengths": ("r = box.row\nr = box.long  # here", "r is the name of rows of two lengths."),
    "second name": (
        "for b in range(2):\n    r = zeros(3)\n    s = r  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "second name chosen": (
        "while a > 1:\n    r = zeros(4)\n    s = box.row if a > 1 else (r if x > 0.0 else box.row)  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "second name of a chosen row": (
        "for b in range(2):\n    r = zeros(4) if a > 1 else zeros(4)\n    s = r  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "second name of a tuple": (
        "for b in range(2):\n    pair = Pair(box, 1)\n    same = pair  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "second name unpacked": (
        "for b in range(2):\n    r = zeros(3)\n    s, a = r, 1  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "second name of an unpacked row": (
        "for b in range(2):\n    r, a = zeros(3), 1\n    s = r  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "second name of a row in a tuple": (
        "for b in range(2):\n    pair = Rows(zeros(3), row)\n    s = pair.one  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "row of a loop in a tuple": (
        "for b in range(2):\n    r = zeros(3)\n    pair = Rows(r, row)  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "tuple of a loop in a tuple": (
        "for b in range(2):\n    pair = Pair(box, b)\n    a += both_of(Outer(pair))  # here",
        "a row or tuple made in a loop has one name only.",
    ),
    "table changed": ("WIDE[0] = a", "a table is not changed."),
    "table added to": ("WIDE[0] += a", "a table is not changed."),
    "table set": ("set_row(WIDE, box.row)", "a row is set to another whose length is known"),
    "second name of a table": ("r = WIDE", "a table has one name only."),
    "second name of a chosen table": (
        "r = WIDE if a > 1 else box.row",
        "this is of one type here and of another there.",
    ),
    "table as an argument": ("a = helper(1, WIDE)", "WIDE is of another type than the parameter."),
    "field of a tuple changed": (
        "pair = Pair(box, 1)\npair.number = 2  # here",
        "a field of a named tuple is not changed.",
    ),
    "int in a bool": ("b = a > 1\nb = 5  # here", "b is a bool."),
    "int for a bool": ("a = flagged(a)", "a is of another type than the parameter."),
    # Variables
    "constant of the same name": (
        "for b in range(2):\n    a += BACK  # here\n    BACK = 4",
        "BACK may be without a value here.",
    ),
    "constant added to": ("BACK += 4", "BACK may be without a value here."),
    "only in one branch": ("if a > 1:\n    b = 1\na = b  # here", "b may be without a value here."),
    "only in the other branch": (
        "if a > 1:\n    c = 1\nelse:\n    b = 1\na = b  # here",
        "b may be without a value here.",
    ),
    "only in a while": ("while a > 1:\n    b = 1\na = b  # here", "b may be without a value here."),
    "only in a for": ("for c in range(a):\n    b = 1\na = b  # here", "b may be without a value here."),
    "after an empty loop": (
        "for b in range(a):\n    a += 1\na = b  # here",
        "b may be without a value here.",
    ),
    "after a branch that goes on": (
        "for c in range(a):\n    if c > 1:\n        b = 2\n        continue\n    a = b  # here",
        "b may be without a value here.",
    ),
    "read of _": ("_ = 5\nfor _ in range(3):\n    a += 1\na = _  # here", "what is called _ is not read."),
    "variable called": ("helper = 1\na = helper(a, row)  # here", "helper is a variable here."),
    "parameter called": ("a = row(1)", "row is a variable here."),
    "other maximum": ("a = max(a, 1)", "max is no function of restricted Python, or not for these."),
    "other range": ("for b in range_(3):\n    a += b", "range_ is no function of restricted Python"),
    # Statements
    "del": ("del a", "Delete is not a statement"),
    "assert": ("assert a > 0", "Assert is not a statement"),
    "raise": ("raise ValueError", "Raise is not a statement"),
    "try": ("try:\n    a = 1\nexcept ValueError:\n    a = 2", "Try is not a statement"),
    "with": ("with a:\n    pass", "With is not a statement"),
    "match": ("match a:\n    case 1:\n        pass", "Match is not a statement"),
    "global": ("global NAME", "Global is not a statement"),
    "import": ("import math", "Import is not a statement"),
    "yield": ("yield a", "Expr is not a statement"),
    "closure": ("def inner() -> int:\n    return a", "FunctionDef is not a statement"),
    "class": ("class Inner:\n    pass", "ClassDef is not a statement"),
    "value alone": ("a", "Expr is not a statement"),
    "while else": ("while a > 1:\n    a -= 1\nelse:\n    a = 2", "While is not a statement"),
    "for else": ("for b in range(3):\n    a += b\nelse:\n    a = 2", "For is not a statement"),
    "loop over a row of unknown length": ("for b in row:\n    a += b", "a row whose length is fixed."),
    "loop over rows": ("for r in box.grid:\n    a += r[0]", "a row whose length is fixed."),
    "loop over a number": ("for b in a:\n    pass", "a row whose length is fixed."),
    "loop into a field": ("for box.count in range(3):\n    pass", "For is not a statement"),
    "step of nought": ("for b in range(0, a, 0):\n    a += 1", "a step of 0 goes nowhere."),
    "range of floats": ("for b in range(x):\n    pass", "a range is of ints."),
    "empty range": ("for b in range():\n    pass", "a range is of ints."),
    "return of nothing": ("return", "the function returns something else."),
    "return of a float": ("return x", "the function returns something else."),
    "return of a tuple": ("return a, a", "the function returns something else."),
}
"""Bodies of a function; the refused line is the first, or the one marked as here."""

FUNCTIONS: Final[dict[str, tuple[str, str]]] = {
    "default": ("def f(a: int = 1) -> int:  # here\n    return a", "parameters are plain, without defaults."),
    "args": ("def f(*a: int) -> int:  # here\n    return 1", "parameters are plain, without defaults."),
    "kwargs": ("def f(**a: int) -> int:  # here\n    return 1", "parameters are plain, without defaults."),
    "keyword only": (
        "def f(*, a: int) -> int:  # here\n    return a",
        "parameters are plain, without defaults.",
    ),
    "positional only": (
        "def f(a: int, /) -> int:  # here\n    return a",
        "parameters are plain, without defaults.",
    ),
    "no annotation": ("def f(a) -> int:  # here\n    return 1", "the type of a is not one"),
    "no return annotation": ("def f(a: int):  # here\n    pass", "the type of return is not one"),
    "string parameter": ("def f(a: str) -> int:  # here\n    return 1", "the type of a is not one"),
    "dict parameter": ("def f(a: dict[int, int]) -> int:  # here\n    return 1", "the type of a is not one"),
    "optional parameter": ("def f(a: int | None) -> int:  # here\n    return 1", "the type of a is not one"),
    "cube": ("def f(a: list[Grid]) -> int:  # here\n    return 1", "the type of a is not one"),
    "tuple of a string": ("def f(a: Named) -> int:  # here\n    return 1", "the type of a is not one"),
    "returned row": ("def f(a: Row) -> Row:  # here\n    return a", "a function returns numbers."),
    "returned tuple": ("def f(a: Pair) -> Pair:  # here\n    return a", "a function returns numbers."),
    "returned types": (
        "def f(a: int, x: float) -> tuple[int, int]:\n    return a, x  # here",
        "the function returns something else.",
    ),
    "no value at the end": (
        "def f(a: int) -> int:  # here\n    if a > 1:\n        return 1",
        "the function may end without a value.",
    ),
    "endless loop left": (
        "def f(a: int) -> int:  # here\n    while True:\n        if a > 1:\n            break",
        "the function may end without a value.",
    ),
    "recursion": (
        "def f(a: int) -> int:  # here\n    return f(a - 1) if a > 0 else 0",
        "a function calls neither itself nor its callers.",
    ),
    "recursion of two": (
        "def f(a: int) -> int:  # here\n    return g(a)\ndef g(a: int) -> int:\n    return f(a)",
        "a function calls neither itself nor its callers.",
    ),
    "bool of an int": (
        "def f(a: int) -> bool:\n    return a & 4  # here",
        "the function returns something else.",
    ),
    "closure from outside": (
        "def make(n):\n    def f(a: int) -> int:  # here\n        return a + n\n    return f\nf = make(2)",
        "f is no plain function.",
    ),
    "disguised function": (
        (
            "def f(a: int) -> int:  # also\n    return a\n"
            "from functools import wraps\n"
            "@wraps(f)  # here\ndef g(a: int) -> int:\n    return a + 1\nf = g"
        ),
        "f is no plain function.",
    ),
    "class of the same name": (
        (
            "from decaphase.engine.state import State as Other\n"
            "@named_fields\nclass State(Fields):\n    hand: int\n"
            "def f(s: State, other: Other) -> int:  # here\n    return s.hand + other.hand"
        ),
        "two functions, classes or tables are called State.",
    ),
    "async": ("async def f(a: int) -> int:  # here\n    return a", "f is no plain function."),
    "named lambda": ("f = lambda a: a  # here", "is no plain function."),
    "nonlocal": (
        "def f(a: int) -> int:\n    def g() -> None:  # here\n        nonlocal a\n    return a",
        "FunctionDef is not a statement",
    ),
}
"""Whole functions; the refused line is marked as here."""


def refused_source(name: str) -> tuple[str, str]:
    """The module with a refused function, and the reason."""
    if name in FUNCTIONS:
        function, reason = FUNCTIONS[name]
        return f"{HEAD}{function}\n", reason
    body, reason = BODIES[name]
    first, *rest = body.split("\n")
    lines = [first if "# here" in body else f"{first}  # here", *rest, "return a"]
    head = "def f(box: Box, a: int, x: float, row: Row, floats: list[float]) -> int:"
    return "\n".join([f"{HEAD}{head}", *(f"    {line}" for line in lines)]) + "\n", reason
