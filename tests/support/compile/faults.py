"""Faults planted in the C of the constructs, all compiled together under names of their own."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import pytest

from decaphase.compile.expressions import Expressions, Value
from decaphase.compile.program import Function, Program
from decaphase.compile.statements import Statements
from decaphase.compile.types import c_word
from decaphase.compile.write_c import PRELUDE, write_c
from support.compile.comparison import PACKAGE


class TextFault(NamedTuple):
    """A wrong piece of C in one construct."""

    construct: str
    right: str
    wrong: str


TEXT_FAULTS: Final = (
    TextFault("arithmetic", "(a * b) - a", "(a * b) + a"),
    TextFault("divide", "floor_div(large", "floor_mod(large"),
    TextFault("divide", "floor_mod(large", "floor_div(large"),
    TextFault("shift", "1LL << (b", "1LL >> (b"),
    TextFault("shift", "a >> 3LL", "a << 3LL"),
    TextFault("shift", "1LL << 40LL", "1 << (40LL & 31)"),
    TextFault("bits", "(a ^ b)", "(a | b)"),
    TextFault("bits", "(a & b)", "(a && b)"),
    TextFault("bits", "(~a)", "(-a)"),
    TextFault("unary", "(-a)", "(a)"),
    TextFault("unary", "(!a)", "(a)"),
    TextFault("compare", "a < b", "a <= b"),
    TextFault("compare", "a <= b", "a < b"),
    TextFault("compare", "a > b", "a >= b"),
    TextFault("compare", "a >= b", "a > b"),
    TextFault("compare", "a == b", "a >= b"),
    TextFault("compare", "a != b", "a < b"),
    TextFault("compare", "(int64_t)(x < 0.0)", "(x < 0.0)"),
    TextFault("compare", "double_of(a) < x", "a < (int64_t)x"),
    TextFault("chain", "0LL <= a", "0LL < a"),
    TextFault("chain", "a < 4LL", "a <= 4LL"),
    TextFault("chain", "&& (a < 4LL)", "|| (a < 4LL)"),
    TextFault("chain_with_call", "(kept_1_ <=", "(bump(w->box, (a & 3LL)) <="),
    TextFault("logic", "&& (b", "|| (b"),
    TextFault("logic", "(!((a", "(((a"),
    TextFault("bools_as_numbers", "(int64_t)(a > 1LL) + (int64_t)(b", "(a > 1LL) + (b"),
    TextFault("bools_as_numbers", "(int64_t)(!a) + (int64_t)(!b)", "(!a) + (!b)"),
    TextFault("change_what_is_tested", "(holds_2_ || ", "(holds_2_ && "),
    TextFault("change_what_is_tested", "chosen_5_ = w->box->count", "chosen_5_ = a"),
    TextFault("index_before_change", "found = kept_2_[", "found = w->box->grid[AT(w->box->count & 3, 4)]["),
    TextFault("logic_with_calls", "if (!holds_5_)", "if (holds_5_)"),
    TextFault("logic_with_calls", "if (holds_4_)", "if (1)"),
    TextFault("bools", "is_small ^", "is_small &"),
    TextFault("choose", "w->box->row : w->box->short_", "w->box->short_ : w->box->row"),
    TextFault("choose_with_calls", "} else {", "} {"),
    TextFault("ranges", "at_1_ < end_2_", "at_1_ <= end_2_"),
    TextFault("ranges", "at_3_ = (a & 3LL)", "at_3_ = 0"),
    TextFault("ranges", "at_5_ += 3", "at_5_ += 4"),
    TextFault("ranges", "at_7_ > end_8_", "at_7_ >= end_8_"),
    TextFault("ranges", "at_7_ += -2", "at_7_ += -1"),
    TextFault("range_by_variable", "at_1_ += step_3_", "at_1_ += step"),
    TextFault("range_by_variable", "step_6_ > 0 ? at_4_ < end_5_ : at_4_ > end_5_", "at_4_ < end_5_"),
    TextFault("range_ends_once", "at_1_ < end_3_", "at_1_ < end"),
    TextFault("loop_variable", "at_1_ += 1", "at_1_ = index + 1"),
    TextFault("loop_over_row", "at_1_ < 6", "at_1_ < 5"),
    TextFault("loop_over_row", "PRIMES[at_3_]", "PRIMES[0]"),
    TextFault("loop_over_renamed_row", "kept_2_[at_1_]", "row[at_1_]"),
    TextFault("loop_over_floats", "+ part", "+ (float)part"),
    TextFault("loops_within_loops", "continue;", "break;"),
    TextFault("loops_within_loops", "break;", "continue;"),
    TextFault("count_down", "while (((left > 0LL)", "while (((left >= 0LL)"),
    TextFault("count_down", "break;", ";"),
    TextFault(
        "while_with_calls",
        "for (;;) {\n        int64_t kept_1_ = bump(w->box, 2LL);",
        "int64_t kept_1_ = bump(w->box, 2LL);\n    for (;;) {",
    ),
    TextFault("early_return", "return index;", "break;"),
    TextFault("early_return", "return (-1LL);", ";"),
    TextFault("change_fields", "row[1LL] |", "row[1LL] ^"),
    TextFault("change_fields", "row[4LL] >> 1LL", "row[4LL] / 2"),
    TextFault("change_fields", "floor_mod(w->box->row[5LL]", "(w->box->row[5LL]"),
    TextFault("change_floats", "(x + 1LL)", "(x)"),
    TextFault("swap", "b = kept_2_;", "b = a;"),
    TextFault("unpack", "last = kept_1_.item_1", "last = kept_1_.item_0"),
    TextFault("named_tuples", "pair->second, (kept_4_", "pair->first, (kept_4_"),
    TextFault("named_tuples", "pair = (&tuple_5_);", ""),
    TextFault("zeros_in_loops", "__builtin_memset(row_3_", "if (index == 0) __builtin_memset(row_3_"),
    TextFault("zeros_in_loops", "__builtin_memset(row_6_", "if (index == 0) __builtin_memset(row_6_"),
    TextFault("set_rows", "at_ < 3", "at_ < 2"),
    TextFault("set_rows", "= PRIMES[at_]", "= PRIMES[0]"),
    TextFault("set_row_of_changing_index", "kept_1_[at_] =", "w->box->grid[w->box->grid[0][0] & 3][at_] ="),
    TextFault("set_row_of_changing_index", "= kept_2_[at_]", "= w->box->grid[w->box->grid[1][0] & 3][at_]"),
    TextFault("two_names", "row : w->box->row", "w->box->row : row"),
    TextFault("copy_under_two_names", "w->boxes[AT(1LL, ANYWHERE)] = *w->box;", ""),
    TextFault("copy_values", "w->boxes[AT(1LL, ANYWHERE)] = *w->box;", ""),
    TextFault("copy_values", "= *(&w->boxes[AT((a & 1LL), ANYWHERE)])", "= w->boxes[0]"),
    TextFault("narrow_rows", "(int64_t)w->sixteen", "(int8_t)w->sixteen"),
    TextFault("narrow_rows", "(int64_t)(w->eight.at + 1LL", "(int64_t)(w->eight.at + 0LL"),
    TextFault("matrices", "* w->wide.width", "* (w->wide.width - 1)"),
    TextFault(
        "grids", "grid[AT((a & 3LL), 4)][AT((b & 1LL), 3)] =", "grid[AT((b & 1LL), 4)][AT((a & 1LL), 3)] ="
    ),
    TextFault("tables", "volatile_[AT(", "volatile_[0 * AT("),
    TextFault("tables", "POWERS[4LL]", "(int32_t)POWERS[4LL]"),
    TextFault("float_tables", "PARTS[AT((b", "(float)PARTS[AT((b"),
    TextFault(
        "float_arithmetic", "quotient(double_of(a), double_of(((b & 7LL) + 3LL)))", "a / ((b & 7LL) + 3LL)"
    ),
    TextFault(
        "float_order",
        "((x * x) + (w->floats[0LL] * w->floats[1LL])) + 0.1",
        "(x * x) + ((w->floats[0LL] * w->floats[1LL]) + 0.1)",
    ),
    TextFault("convert", "((int64_t)(x))", "((int64_t)(x + 0.5))"),
    TextFault("roots", "root_of((b", "__builtin_sqrtf((b"),
    TextFault("extremes", "min_of(", "max_of("),
    TextFault("extremes", "max_of(", "min_of("),
    TextFault("extremes", "abs_of((a - b))", "((a - b))"),
    TextFault("wide_ints", "281474976710655LL", "(int32_t)281474976710655LL"),
    TextFault("wide_ints", "1LL << ((a", "1 << ((a"),
    TextFault("loop_of_floats", "x : 0.5", "0.5 : x"),
    TextFault("negative_zero", "-(-0.0)", "-0.0"),
    TextFault("names_of_the_compiler", "(struct__ * EXPORT_)", "(struct_ * EXPORT_)"),
    TextFault("words_of_c", "union_(a, b)", "union_(b, a)"),
)


def without_temporaries(self: Expressions, nodes: Sequence[ast.expr]) -> list[Value]:
    """Operands that are read after the calls that come after them."""
    return [self.value(node) for node in nodes]


def from_the_right(self: Expressions, nodes: Sequence[ast.expr]) -> list[Value]:
    """Operands evaluated from the right, as C allows."""
    values = [self.value(node) for node in reversed(nodes)]
    return values[::-1]


def kept_too_late(self: Expressions, nodes: Sequence[ast.expr]) -> list[Value]:
    """Operands that are kept, but only after all calls."""
    before = len(self.block.lines)
    values = [self.value(node) for node in nodes]
    return values if len(self.block.lines) == before else [self.keep(value) for value in values]


def stored_in_turn(self: Statements, target: ast.Tuple, value: ast.expr) -> None:
    """A tuple whose later items see the variables that the earlier ones were stored in."""
    if isinstance(value, ast.Tuple):
        for name, part in zip(target.elts, value.elts, strict=True):
            self.assign(name, part)
    else:
        UNPACK(self, target, value)


def not_by_others(self: Program) -> set[str]:
    """Only functions that write to memory themselves."""
    return {name for name, function in self.functions.items() if function.changes_memory()}


def only_by_statements(self: Function) -> bool:
    """Only assignments to fields and items, not primitives that write."""
    nodes = (node for node in ast.walk(self.tree) if isinstance(node, ast.Attribute | ast.Subscript))
    return any(isinstance(node.ctx, ast.Store) for node in nodes)


def all_made_rows(self: Function) -> set[str]:
    """Names that rows made by `zeros` have, others too."""
    return {name for name in self.stored if re.search(rf"{name} = zeros\(", ast.unparse(self.tree))}


UNPACK: Final = Statements.unpack


class BackEndFault(NamedTuple):
    """A wrong method of the back end, and the constructs that must notice it."""

    writer: type[Expressions | Function | Program]
    method: str
    wrong: Callable[..., object] | property
    constructs: tuple[str, ...]


BACK_END_FAULTS: Final = (
    BackEndFault(
        Expressions,
        "in_order",
        without_temporaries,
        (
            "call_after_read",
            "call_between_arguments",
            "pure_call_before",
            "logic_in_arguments",
            "call_in_index",
        ),
    ),
    BackEndFault(Expressions, "in_order", from_the_right, ("calls_in_arguments", "choose_with_calls")),
    BackEndFault(Expressions, "in_order", kept_too_late, ("call_after_read", "calls_in_arguments")),
    BackEndFault(Statements, "unpack", stored_in_turn, ("swap",)),
    BackEndFault(Program, "_impure", not_by_others, ("calls_that_change_memory",)),
    BackEndFault(Function, "changes_memory", only_by_statements, ("calls_that_change_memory",)),
    BackEndFault(Function, "own_rows", property(all_made_rows), ("calls_that_change_memory",)),
)


def faulty_c() -> str:
    """The constructs as they should be, and each planted fault under a name of its own."""
    right = write_c([PACKAGE])
    parts = [right]
    for number, fault in enumerate(TEXT_FAULTS):
        found = re.search(rf"^EXPORT \w+ {fault.construct}\(.*?^}}$", right, re.MULTILINE | re.DOTALL)
        assert found is not None, fault
        assert fault.right in found.group(), fault
        wrong = found.group().replace(fault.right, fault.wrong)
        parts.append(wrong.replace(f" {fault.construct}(", f" {text_symbol(number)}(", 1))
    names = "|".join(map(c_word, Program([PACKAGE]).functions))
    for number, back_end_fault in enumerate(BACK_END_FAULTS):
        with _planted(back_end_fault):
            functions = _functions_only(write_c([PACKAGE]))
        parts.append(re.sub(rf"\b({names})\(", rf"\1_wrong_{number}(", functions))
    return "\n\n".join(parts)


def text_symbol(number: int) -> str:
    """The name of the function with this fault."""
    return f"{TEXT_FAULTS[number].construct}_fault_{number}"


def _functions_only(source: str) -> str:
    rest = source.removeprefix(PRELUDE)
    first = re.search(r"^(EXPORT|static) .*\) \{$", rest, re.MULTILINE)
    assert first is not None
    return rest[first.start() :]


@contextmanager
def _planted(fault: BackEndFault) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fault.writer, fault.method, fault.wrong)
        yield
