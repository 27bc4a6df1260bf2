"""Random functions of restricted Python, which take and change the memory of `support.compile.work`."""

from __future__ import annotations

from random import Random
from typing import Final

HEAD: Final = """\
from __future__ import annotations
from decaphase.engine.arrays import copy_to, set_row, zeros
from support.compile.work import *
PRIMES = [2, 3, 5, 7, 11, 13]
"""
LEAVES: Final = (
    *("a", "b", "c", "d", "3", "-2", "w.scale", "PRIMES[a & 3]", "row[b & 3]", "w.sixteen[2]"),
    *("w.box.count", "w.box.default", "w.box.row[1]", "w.box.short[c & 3]", "w.box.grid[d & 3][1]"),
    *("w.boxes[a & 1].count", "w.wide[1][c & 3]", "w.eight[d & 1][2]", "read(w.box)"),
)
NUMBERS: Final = (
    *("(N + N)", "(N - N)", "(N & N)", "(N | N)", "(N ^ N)", "(N * N)", "(-N)", "(~N)", "abs(N)"),
    *("min(N, N)", "max(N, N)", "(N if C else N)", "int(C)", "(C + C)", "weigh(N, N, N)"),
    *("((N & 1023) // ((N & 7) + 1))", "((N & 1023) % ((N & 7) + 1))", "((N & 255) << (N & 7))"),
    *("(N >> (N & 7))", "bump(w.box, N & 3)", "shift_row(w.box.row)", "shift_row(w.box.short)"),
    *("swap_boxes(w.boxes)", "swap_rows(w.box)", "change_named_row(w.box)", "w.box.row[N & 3]"),
    "w.boxes[N & 1].grid[N & 3][N & 1]",
)
CONDITIONS: Final = (
    *("(N < N)", "(N <= N)", "(N == N)", "(N != N)", "(N > N)", "(N >= N)", "(0 <= N < N)"),
    *("(C and C)", "(C or C or C)", "(not C)", "(C and N > 2 or C)"),
)
STATEMENTS: Final = (
    *("c = N & 4095", "d = N & 4095", "c, d = d, N & 4095", "c ^= N & 255", "c, _ = ends(w.box.row)"),
    *("w.box.count = N & 255", "w.box.default |= N & 15", "w.box.row[N & 3] = N & 255"),
    *("w.box.row[N & 3] ^= 5", "w.boxes[N & 1].count += 1", "w.sixteen[N & 3] = N & 255"),
    *("set_row(row, w.box.short)", "set_row(w.box.short, row)", "set_row(w.box.row, PRIMES)"),
    *("set_row(w.boxes[N & 1].row, w.box.row)", "copy_to(w.boxes, N & 1, w.box)", "bump(w.box, 1)"),
    *("row = w.box.row", "row = w.box.row if C else w.box.short", "shift_row(row)"),
)
LEAVINGS: Final = ("continue", "break", "return c")


class RandomFunctions:
    """Writes functions that differ with the seed."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._loops = 0

    def module(self, names: tuple[str, ...]) -> str:
        """A module of functions with these names."""
        return HEAD + "".join(self._function(name) for name in names)

    def _function(self, name: str) -> str:
        lines = [
            f"def {name}(w: Work, a: int, b: int, x: float) -> int:",
            "    c, d = a & 15, b",
            "    row = zeros(LENGTH)",
            *self._block(3, 1),
            self._filled("    return (c * 31 + d + N) & 0xFFFFF", 2),
        ]
        return "\n".join(lines) + "\n\n"

    def _block(self, depth: int, indent: int, *, in_loop: bool = False) -> list[str]:
        lines: list[str] = []
        for _ in range(self._dice.randint(1, 3)):
            lines += self._statement(depth, indent, in_loop=in_loop)
        return lines

    def _statement(self, depth: int, indent: int, *, in_loop: bool) -> list[str]:
        space, kind = "    " * indent, self._dice.randrange(10)
        if kind == 0 and in_loop:
            return [self._filled(f"{space}if C:", 1), f"{space}    {self._dice.choice(LEAVINGS)}"]
        if kind > 3 or depth == 0:
            return [space + self._filled(self._dice.choice(STATEMENTS), 2)]
        if kind == 1:
            other = [f"{space}else:", *self._block(depth - 1, indent + 1, in_loop=in_loop)]
            chosen = self._block(depth - 1, indent + 1, in_loop=in_loop)
            return [self._filled(f"{space}if C:", 2), *chosen, *self._dice.choice(([], other))]
        self._loops += 1
        counter = f"n{self._loops}"
        body = self._block(depth - 1, indent + 1, in_loop=True)
        if kind == 2:
            head = f"{space}for {counter} in range(N & 3, N & 7, {self._dice.choice((1, 2, 3))}):"
            return [self._filled(head, 1), f"{space}    c ^= {counter}", *body]
        head = f"{space}while {counter} < 3 and C:"
        return [f"{space}{counter} = 0", self._filled(head, 2), f"{space}    {counter} += 1", *body]

    def _filled(self, pattern: str, depth: int) -> str:
        """A pattern in which each N is a number, and each C a condition."""
        made = {"N": lambda: self._number(depth), "C": lambda: self._condition(depth)}
        return "".join(made[letter]() if letter in made else letter for letter in pattern)

    def _number(self, depth: int) -> str:
        if depth == 0:
            return self._dice.choice(LEAVES)
        return self._filled(self._dice.choice((*NUMBERS, *LEAVES)), depth - 1)

    def _condition(self, depth: int) -> str:
        return self._filled(self._dice.choice(CONDITIONS if depth else CONDITIONS[:6]), max(0, depth - 1))
