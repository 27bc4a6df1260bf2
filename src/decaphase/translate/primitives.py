"""Python operations that TypeScript lacks or defines differently, as short functions."""

from __future__ import annotations

from typing import Final

BIGGEST: Final = 2**31 - 1
"""Beyond this, JavaScript's bit operators differ from Python's."""

PRIMITIVES: Final = {
    "range": """\
/** The numbers from `start` up to `end`, or down to it, `end` left out. */
function range(start: number, end: number, step = 1): number[] {
  const length = Math.max(0, Math.ceil((end - start) / step));
  return Array.from({ length }, (_, index) => start + index * step);
}
""",
    "zeros": """\
/** So many zeros. */
function zeros(count: number): Row {
  return new Array<number>(count).fill(0);
}
""",
    "rows": """\
/** So many rows of so many zeros. */
function rows(count: number, width: number): Grid {
  return Array.from({ length: count }, () => zeros(width));
}
""",
    "layers": """\
/** So many grids of zeros. */
function layers(count: number, height: number, width: number): Cube {
  return Array.from({ length: count }, () => rows(height, width));
}
""",
    "set_row": """\
/** Make the numbers of a row these. */
function set_row(row: Row, numbers: Row): void {
  row.splice(0, row.length, ...numbers);
}
""",
    "modulo": """\
/** What is left of a division that rounds down. */
function modulo(dividend: number, divisor: number): number {
  return dividend - divisor * Math.floor(dividend / divisor);
}
""",
    "shift_left": f"""\
/** The bits of a number moved to the left; what would no longer be exact is refused. */
function shift_left(bits: number, by: number): number {{
  const moved = bits * 2 ** by;
  if (by < 0 || Math.abs(moved) > {BIGGEST}) throw new RangeError(`${{bits}} << ${{by}}`);
  return moved;
}}
""",
    "sorted": """\
/** Numbers in rising order. */
function sorted(numbers: Iterable<number>): Row {
  return [...numbers].sort((one, other) => one - other);
}
""",
}
"""By the name that translated functions call."""

NEEDED_BY: Final = {"layers": ("rows", "zeros"), "rows": ("zeros",)}
