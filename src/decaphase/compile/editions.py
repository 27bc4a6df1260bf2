"""The editions as rule codes, and the effect of options on them, so that sheets can be started offline."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from decaphase.compile.types import Struct
from decaphase.compile.wasm import sheet_program
from decaphase.engine.state import RuleCodes
from decaphase.game.rule_codes import CODED, rule_code_fields
from decaphase.problems import RulesProblem
from decaphase.rules import (
    DEFAULT_EDITION,
    EDITIONS,
    OPTIONS,
    Rules,
    Setting,
    load_edition,
    load_rules,
    matters,
)
from decaphase.rules.load import CLASHES
from decaphase.rules.phases import MOST_PHASES

HEAD: Final = """\
// Made by `python -m decaphase.compile.typescript` from the editions' files; do not edit.

/** A value by its name; and what an option may be set to, that or a list. */
export type Word = string | boolean | number;
export type Setting = Word | readonly (string | number)[];

/** An edition: its own language, the values of the options that follow, and all of its rules as numbers. */
export interface Edition {
  language: string;
  settings: Readonly<Record<string, Setting>>;
  book: RuleNumbers;
}

/**
 * An option that a sheet depends on, what each value makes of the book, and beside which it is idle.
 * A list of one's own has no value here, and a word for some of the phases is told for ten.
 */
export interface SheetOption {
  option: string;
  values: readonly { value: Word; book: Partial<RuleNumbers> }[];
  idle: readonly Chosen[];
}

export type Chosen = readonly [option: string, value: Word];
"""

OWN_PHASES: Final = (("set 2",), ("run 4 + colour 3", "set 4"))
"""Phase lists that differ in everything a list determines."""


def editions_module() -> str:
    options = sheet_options()
    editions = {name: _edition(load_rules(name), options) for name in EDITIONS}
    told = [
        {"option": option, "values": _values(option), "idle": _idle(option, options)} for option in options
    ]
    return "\n".join(
        [
            HEAD,
            _rule_numbers(),
            f"export const DEFAULT_EDITION = {json.dumps(DEFAULT_EDITION)};\n",
            _lines("EDITIONS: Readonly<Record<string, Edition>>", editions),
            _lines("OPTIONS: readonly SheetOption[]", told),
            _lines("CLASHES: readonly (readonly [Chosen, Chosen])[]", CLASHES),
        ]
    )


@cache
def sheet_options() -> tuple[str, ...]:
    """The options whose fields a function of the score sheet reads, and the one for card names."""
    return tuple(option for option in OPTIONS if option == "cards" or _fields_read() & _fields_of(option))


@cache
def _fields_read() -> frozenset[str]:
    """The rule codes that the functions of a score sheet read."""
    read = set()
    for function in sheet_program().functions.values():
        rules = [name for name, kind in function.parameters.items() if kind == Struct(RuleCodes)]
        for node in ast.walk(function.tree):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id in rules
            ):
                read.add(node.attr)
    return frozenset(read)


@cache
def _fields_told() -> tuple[str, ...]:
    """The rule codes that a sheet has: all but the numbers of options that none of its functions reads."""
    return tuple(name for name in RuleCodes.SHAPES if name not in CODED or name in _fields_read())


def _rule_numbers() -> str:
    """The type of these numbers."""
    shaped = ("number", "number[]", "number[][]")
    lines = [f"  {name}: {shaped[len(RuleCodes.SHAPES[name])]};" for name in _fields_told()]
    head = "/** The rules of a table as numbers, as far as a sheet depends on them. */"
    return "\n".join([head, "export interface RuleNumbers {", *lines, "}\n"])


def book_of(rules: Rules) -> dict[str, object]:
    """The rules as the numbers that a sheet has."""
    book = rule_code_fields(rules)
    return {name: book[name] for name in _fields_told()}


def words_of(option: str) -> tuple[str | int, ...]:
    """The values to choose from; lists are typed in."""
    firsts = [f"first-{count}" for count in range(1, MOST_PHASES + 1)]
    values = OPTIONS[option].values
    return tuple(word for value in values for word in (firsts if value == "first-N" else [value]))


def _edition(rules: Rules, options: Sequence[str]) -> dict[str, object]:
    return {
        "language": load_edition(rules.edition).language,
        "settings": {option: rules.setting(option) for option in options},
        "book": book_of(rules),
    }


def _fields_of(option: str) -> set[str]:
    """The rule codes that differ with the value of an option."""
    values = OWN_PHASES if option == "phases" else words_of(option)
    books = [rule_code_fields(rules) for value in values for rules in _tables(option, value)[:1]]
    return {name for name in RuleCodes.SHAPES if any(book[name] != books[0][name] for book in books)}


def _tables(option: str, value: Setting) -> list[Rules]:
    """Every edition with this value, where that is allowed."""
    tables = []
    for edition in EDITIONS:
        try:
            tables.append(load_rules(edition, {option: value}))
        except RulesProblem:
            continue
    return tables


def _values(option: str) -> list[dict[str, object]]:
    """The rule codes of each value, equal in every edition."""
    fields = sorted(_fields_of(option))
    told: list[dict[str, object]] = []
    for value in words_of(option):
        books = [rule_code_fields(rules) for rules in _tables(option, value)]
        made = [{name: book[name] for name in fields} for book in books]
        if any(book != made[0] for book in made):
            raise ValueError(f"{option} = {value} is not the same in all editions")
        told.append({"value": value, "book": made[0]})
    return told


def _idle(option: str, options: Sequence[str]) -> list[tuple[str, Setting]]:
    """Values of other options that leave this one without effect."""
    return [
        (other, value)
        for other in options
        for value in words_of(other)
        if other != option and not any(matters(rules, option) for rules in _tables(other, value))
    ]


def _lines(name: str, values: Mapping[str, object] | Sequence[object]) -> str:
    """A constant, one line for each of its parts."""
    if isinstance(values, Mapping):
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in values.items()]
        return "\n".join([f"export const {name} = {{", *lines, "};\n"])
    lines = [f"  {json.dumps(value)}," for value in values]
    return "\n".join([f"export const {name} = [", *lines, "];\n"])
