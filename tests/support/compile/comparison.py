"""The constructs run in CPython and in C, on the same memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, get_type_hints

from decaphase.compile.build import FLAGS, LIBRARY_FLAGS, compile_c
from decaphase.compile.write_c import write_c
from decaphase.engine import CompiledPackage
from decaphase.engine.native import Matrix, flat_of, flats_of, pack
from support.compile import constructs, constructs_of_rows
from support.compile.work import BOXES, COLUMNS, LENGTH, ROWS, Box, Work

_MODULES: Final = (constructs, constructs_of_rows)
_FUNCTIONS: Final = {
    name: value
    for module in _MODULES
    for name, value in vars(module).items()
    if getattr(value, "__annotations__", {}).get("w") == "Work"
}
CONSTRUCTS: Final = tuple(_FUNCTIONS)
PACKAGE: Final = CompiledPackage("support.compile", ("constructs", "constructs_of_rows"), CONSTRUCTS)


class Case(NamedTuple):
    """Arguments of a construct; the memory is filled from the seed."""

    seed: int
    a: int
    b: int
    x: float


class Outcome(NamedTuple):
    """What a construct returned, and the memory it left; floats are written out to the last bit."""

    result: int | str
    memory: list[object]


def random_case(dice: Random) -> Case:
    """A case with small numbers or large ones."""
    most = dice.choice([4, 12, 1 << 30])
    a, b = dice.randint(-most, most), dice.randint(-most, most)
    return Case(dice.getrandbits(32), a, b, dice.uniform(-most, most))


def build_constructs(path: Path) -> Path:
    """Compile the constructs to a library."""
    compile_c(write_c([PACKAGE]), path, *FLAGS, *LIBRARY_FLAGS)
    return path


def in_python(name: str, case: Case) -> Outcome:
    """What CPython makes of a case."""
    return run_in_python(_FUNCTIONS[name], case)


def run_in_python(function: Callable[[Work, int, int, float], float], case: Case) -> Outcome:
    """What a function makes of a case in CPython."""
    work = new_work(case.seed)
    result = function(work, case.a, case.b, case.x)
    return Outcome(_exact(result), _contents(work))


def in_c(library: ctypes.CDLL, name: str, case: Case, symbol: str = "") -> Outcome:
    """What the library makes of a case, with the function of this name or of another symbol."""
    returns_float = get_type_hints(_FUNCTIONS[name])["return"] is float
    return run_in_c(library[symbol or name], case, returns_float=returns_float)


def run_in_c(function: Any, case: Case, *, returns_float: bool = False) -> Outcome:  # noqa: ANN401 - of ctypes
    """What a function makes of a case in C."""
    function.restype = ctypes.c_double if returns_float else ctypes.c_int64
    function.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_double]
    work = _FlatWork(new_work(case.seed))
    result = function(ctypes.addressof(work.packed), case.a, case.b, case.x)
    return Outcome(_exact(result), _contents(work.plain()))


def new_work(seed: int) -> Work:
    """Memory with random contents."""
    dice = Random(seed)

    def some(count: int) -> list[int]:
        return [dice.randint(-3, 9) for _ in range(count)]

    boxes = [Box() for _ in range(1 + BOXES)]
    for box in boxes:
        box.__setstate__(tuple(some(len(box.numbers()))))
    eight, wide = ([some(COLUMNS) for _ in range(ROWS)] for _ in range(2))
    floats = [dice.uniform(-9, 9) for _ in range(4)]
    return Work(boxes[0], boxes[1:], some(LENGTH), eight, wide, floats, dice.randint(0, 9))


class _FlatWork:
    """Memory as C takes it."""

    def __init__(self, work: Work) -> None:
        self.scale = work.scale
        self.box, self.boxes = flat_of(work.box), flats_of(work.boxes)
        self.sixteen = (ctypes.c_int16 * LENGTH)(*work.sixteen)
        self.eight = (ctypes.c_int8 * (ROWS * COLUMNS))(*chain(*work.eight))
        self.wide = (ctypes.c_int64 * (ROWS * COLUMNS))(*chain(*work.wide))
        self.floats = (ctypes.c_double * 4)(*work.floats)
        matrices = [Matrix(ctypes.addressof(grid), COLUMNS) for grid in (self.eight, self.wide)]
        parts: list[Any] = [self.box, self.boxes, self.sixteen, *matrices, self.floats, self.scale]
        self.packed = pack(Work(*parts))

    def plain(self) -> Work:
        starts = range(0, ROWS * COLUMNS, COLUMNS)
        eight = [self.eight[start : start + COLUMNS] for start in starts]
        wide = [self.wide[start : start + COLUMNS] for start in starts]
        box, *boxes = (Box.of_flat(bytes(box)) for box in (self.box, *self.boxes))
        return Work(box, boxes, list(self.sixteen), eight, wide, list(self.floats), self.scale)


def _exact(number: float) -> int | str:
    return int(number) if isinstance(number, int) else number.hex()


def _contents(work: Work) -> list[object]:
    boxes = [box.numbers() for box in (work.box, *work.boxes)]
    return [*boxes, work.sixteen, work.eight, work.wide, list(map(_exact, work.floats)), work.scale]
