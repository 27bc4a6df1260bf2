"""The typed TypeScript face of `engine.wasm`: its structs, its functions and the page's constants.

`python -m decaphase.compile.typescript` writes it, with the page's other generated modules.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path
from typing import Final

from decaphase import cards
from decaphase.bots.thinking import player_settings
from decaphase.compile.editions import editions_module
from decaphase.compile.phases import phases_module
from decaphase.compile.program import Function
from decaphase.compile.types import BOOL, FLOAT, NONE, Array, Scalar, Struct, Type, fields_of
from decaphase.compile.wasm import sheet_program, wasm_program
from decaphase.engine import illegal, moves, state
from decaphase.game import legality, names
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import OPTIONS, load_rules
from decaphase.sheet import leftover_cards

FOLDER: Final = Path(__file__).parents[3] / "web" / "src" / "generated"

CONSTANTS: Final[dict[str, object]] = {
    "ANY": state.ANY,
    "BEGINNER": player_settings.BEGINNER,
    "CARD_CODES": cards.CODES,
    "COPIES": cards.COPIES,
    "DEAREST_HANDS": {
        points: leftover_cards.dearest_by(int(points)) for points in OPTIONS["wild_points"].values
    },
    "DEFAULT_RULES": rule_codes(load_rules()).numbers(),
    "GAME_OVER": state.GAME_OVER,
    "GREEDY": player_settings.GREEDY,
    "LEAST_PLAYERS": names.LEAST_PLAYERS,
    "LEGAL": illegal.LEGAL,
    "LONGEST_NAME": names.LONGEST_NAME,
    "MOST_CARDS": leftover_cards.MOST_CARDS,
    "MOST_MOVES": moves.MOST_MOVES,
    "MOST_PLAYERS": names.MOST_PLAYERS,
    "NOBODY": state.NOBODY,
    "NOTHING": state.NOTHING,
    "NUMBERS": cards.NUMBERS,
    "NUMBER_COPIES": leftover_cards.NUMBER_COPIES,
    "PHASES": state.PHASES,
    "PHASE_NOT_PLAYED": illegal.PHASE_NOT_PLAYED,
    "POINTS": state.POINTS,
    "POINTS_STEP": leftover_cards.POINTS_STEP,
    "RANDOM": player_settings.RANDOM,
    "SEATS": state.SEATS,
    "SHARP": player_settings.SHARP,
    "STEADY": player_settings.STEADY,
    "WILD": cards.WILD,
}

HEAD: Final = """\
// Made by `python -m decaphase.compile.typescript` from the engine's own source; do not edit.
// Seats count from 0 here, phases from 1; sets of either are bits of a number.

import { addressOf, Cube, EngineMemory, Grid, type Int, Row, Struct } from "../engine/memory.ts";
"""

WORD: Final = 8
POINTER: Final = 4
"""Bytes of a number and of a pointer in WebAssembly."""

ROWS: Final = ("", "Row", "Grid", "Cube")
"""The classes of rows, by number of dimensions."""


def engine_module() -> str:
    """The module."""
    program = wasm_program()
    constants = [_constant(name, value) for name, value in (CONSTANTS | {"REFUSALS": _refusals()}).items()]
    functions = [program.functions[name] for name in program.entries]
    structs = [_struct(struct) for struct in _needed(functions)]
    return "\n".join([HEAD, *constants, *structs, _new_state(), _default_settings(), _engine(functions)])


def _constant(name: str, value: object) -> str:
    if not isinstance(value, dict):
        return f"export const {name} = {json.dumps(value)};"
    kind = "string" if isinstance(next(iter(value.values())), str) else "number"
    return f"export const {name}: Readonly<Record<number, {kind}>> = {json.dumps(value, indent=2)};\n"


def _refusals() -> dict[int, str]:
    """The codes of the reasons that a score sheet can get."""
    named = {
        node.id
        for function in sheet_program().functions.values()
        for node in ast.walk(function.tree)
        if isinstance(node, ast.Name)
    }
    given = {number for name, number in vars(illegal).items() if name in named}
    return {number: code for number, code in legality.REASON_CODES.items() if number in given}


# Structs


def _needed(functions: list[Function]) -> list[Struct]:
    """The structs that these functions take, each after those it refers to."""
    needed: dict[Struct, None] = {}

    def need(kind: Type) -> None:
        if isinstance(kind, Array):
            need(kind.item)
        elif isinstance(kind, Struct):
            for part in fields_of(kind).values():
                need(part)
            needed[kind] = None

    for function in functions:
        for kind in function.parameters.values():
            need(kind)
    return list(needed)


def _struct(struct: Struct) -> str:
    return _tuple(struct) if struct.is_tuple else _fields(struct)


def _head(struct: Struct, size: int) -> list[str]:
    sentence = (struct.cls.__doc__ or struct.name).splitlines()[0]
    name = struct.name
    return [
        f"/** {sentence} */",
        f"export class {name} extends Struct {{",
        f"  static readonly BYTES = {size};\n",
    ]


def _fields(struct: Struct) -> str:
    """A class of numbers and rows of fixed lengths."""
    lines, at = [], 0
    shapes: dict[str, tuple[int, ...]] = struct.cls.SHAPES  # type: ignore[attr-defined]
    for name, shape in shapes.items():
        if shape:
            row, lengths = ROWS[len(shape)], ", ".join(map(str, shape))
            lines.append(
                f"  get {name}(): {row} {{ return new {row}(this.memory, this.at + {at}, {lengths}); }}"
            )
        else:
            lines.append(f"  get {name}(): number {{ return this.memory.read(this.at + {at}); }}")
            lines.append(f"  set {name}(value: Int) {{ this.memory.write(this.at + {at}, value); }}")
        at += WORD * prod(shape)
    maker = f"  constructor(memory: EngineMemory, at = memory.take({at})) {{ super(memory, at); }}\n"
    return "\n".join([*_head(struct, at), maker, *lines, "}\n"])


def _tuple(struct: Struct) -> str:
    """A class of pointers, which are given once."""
    parts = fields_of(struct)
    parameters = ", ".join(f"{name}: {_type(kind)}" for name, kind in parts.items())
    size = POINTER * len(parts)
    lines = [
        f"    space.writePointer(this.at + {POINTER * place}, {name});" for place, name in enumerate(parts)
    ]
    maker = f"  constructor(space: EngineMemory, {parameters}) {{"
    return "\n".join(
        [*_head(struct, size), maker, f"    super(space, space.take({size}));", *lines, "  }\n}\n"]
    )


def _type(kind: Type) -> str:
    """The TypeScript type of a parameter."""
    if isinstance(kind, Struct):
        return kind.name
    if isinstance(kind, Array):
        return f"readonly {kind.item.name}[]" if isinstance(kind.item, Struct) else "Row"
    return "number" if kind == FLOAT else "Int"


# Values of the engine's own making


def _new_state() -> str:
    """Games before their first hands, as the numbers that are not zero."""
    counts = range(1, state.SEATS + 1)
    made = {count: _not_zero(state.new_state(count).numbers()) for count in counts}
    lines = [f"  {count}: {json.dumps(numbers)}," for count, numbers in made.items()]
    return "\n".join(
        [
            "const NEW_STATES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {",
            *lines,
            "};\n",
            f"/** {inspect.getdoc(state.new_state)} */",
            "export function set_new_state(state: State, players: number): void {",
            "  const made = NEW_STATES[players];",
            "  if (!made) throw new RangeError(`${players} players`);",
            "  state.bytes.fill(0);",
            "  for (const [index, value] of made) state.numbers.set(index, value);",
            "}\n",
        ]
    )


def _not_zero(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(index, number) for index, number in enumerate(numbers) if number]


def _default_settings() -> str:
    made = player_settings.default_settings(player_settings.RANDOM).numbers()
    return "\n".join(
        [
            f"const DEFAULT_SETTINGS = {json.dumps(made)};\n",
            f"/** {inspect.getdoc(player_settings.default_settings)} */",
            "export function set_default_settings(settings: PlayerSettings, player: Int, seed: Int): void {",
            "  settings.numbers.put(DEFAULT_SETTINGS);",
            "  settings.player = player;",
            "  settings.seed = seed;",
            "}\n",
        ]
    )


# Functions


def _engine(functions: list[Function]) -> str:
    calls = [f"  {_raw(function)};" for function in functions]
    wrappers = [_wrapper(function) for function in functions]
    return "\n".join(
        [
            "/** The functions as WebAssembly has them: addresses are numbers, ints have 64 bits. */",
            "interface Calls {",
            *calls,
            "}\n",
            "/** The engine: its memory and its functions. */",
            "export class Engine {",
            "  readonly memory: EngineMemory;",
            "  readonly #calls: Calls;\n",
            "  constructor(instance: WebAssembly.Instance) {",
            "    this.memory = new EngineMemory(instance.exports);",
            "    this.#calls = instance.exports as unknown as Calls;",
            "  }\n",
            "\n\n".join(wrappers),
            "}\n",
        ]
    )


def _raw(function: Function) -> str:
    parameters = ", ".join(f"{name}: {_raw_type(kind)}" for name, kind in function.parameters.items())
    return f"{function.name}({parameters}): {_raw_type(function.returns)}"


def _raw_type(kind: Type) -> str:
    if kind == NONE:
        return "void"
    return "bigint" if isinstance(kind, Scalar) and kind != FLOAT else "number"


def _wrapper(function: Function) -> str:
    sentence = (inspect.getdoc(function.python) or function.name).splitlines()[0]
    parameters = ", ".join(f"{name}: {_type(kind)}" for name, kind in function.parameters.items())
    arguments = ", ".join(_argument(name, kind) for name, kind in function.parameters.items())
    call = f"this.#calls.{function.name}({arguments})"
    returns = {NONE.name: "void", BOOL.name: "boolean"}.get(getattr(function.returns, "name", ""), "number")
    body = {"void": f"{call};", "boolean": f"return {call} !== 0n;"}.get(returns, f"return Number({call});")
    return "\n".join(
        [
            f"  /** {sentence} */",
            f"  {function.name}({parameters}): {returns} {{",
            f"    {body}",
            "  }",
        ]
    )


def _argument(name: str, kind: Type) -> str:
    if isinstance(kind, Struct):
        return f"{name}.at"
    if isinstance(kind, Array):
        return f"addressOf({name})"
    return name if kind == FLOAT else f"BigInt({name})"


# Files

MODULES: Final[Mapping[str, Callable[[], str]]] = {
    "editions.ts": editions_module,
    "engine.ts": engine_module,
    "phases.ts": phases_module,
}

if __name__ == "__main__":
    for file, module in MODULES.items():
        (FOLDER / file).write_text(module(), encoding="utf-8")
