"""Restricted Python, a function for each construct that the compiler knows; all are called alike."""

# ruff: noqa: ARG001 - every function is called with the same arguments

from __future__ import annotations

from typing import Final

from decaphase.engine.arrays import zeros
from support.compile.work import (
    BOXES,
    HEIGHT,
    LENGTH,
    WIDTH,
    Pair,
    Work,
    bump,
    bump_both,
    bump_by_another,
    change_named_row,
    change_pair,
    ends,
    read,
    shift_row,
    sum_pair,
    swap_boxes,
    swap_rows,
    weigh,
)

PRIMES: Final = [2, 3, 5, 7, 11, 13]
PARTS: Final = (0.5, 0.1, -1e-9, 3e20)
BACK: Final = -2
HALF: Final = 0.5


# Operators


def arithmetic(w: Work, a: int, b: int, x: float) -> int:
    return a * b - a + b * 3 - (a - b)


def divide(w: Work, a: int, b: int, x: float) -> int:
    large = a & 0xFFFFFF
    small = (b & 15) + 1
    return large // small * 1000 + large % small


def shift(w: Work, a: int, b: int, x: float) -> int:
    return (1 << (b & 31)) + (a << 5) + (a >> 3) + (1 << 40 >> (b & 7))


def bits(w: Work, a: int, b: int, x: float) -> int:
    return (a & b) * 3 + (a | b) * 5 + (a ^ b) * 7 + (~a & 255)


def unary(w: Work, a: int, b: int, x: float) -> int:
    return -a + ~b - -b + (1 if not a else 0)


def compare(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    found |= (a < b) << 1 | (a <= b) << 2 | (a > b) << 3 | (a >= b) << 4 | (a == b) << 5 | (a != b) << 6
    return found | (x < 0.0) << 40 | (x <= HALF) << 48 | (a < x) << 49 | (x + a == a + 1) << 50


def chain(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    if 0 <= a < 4:
        found += 1
    if a < b <= w.box.count < w.box.default:
        found += 2
    if w.box.count == w.box.row[0] == 1:
        found += 4
    return found


def chain_with_call(w: Work, a: int, b: int, x: float) -> bool:
    return w.box.count < bump(w.box, a & 3) <= w.box.count + (b & 1) - 1


def logic(w: Work, a: int, b: int, x: float) -> bool:
    return (a > 0 and b > 0) or not (a < -2 or b == 3)


def logic_with_calls(w: Work, a: int, b: int, x: float) -> bool:
    box = w.box
    return (a > 0 and bump(box, 1) > 2) or (b < 2 and bump(box, 2) < 5 and w.box.count > 3)


def logic_in_arguments(w: Work, a: int, b: int, x: float) -> int:
    return weigh(w.box.count, a > 2 and bump(w.box, 1) > 3, w.box.count)


def bools(w: Work, a: int, b: int, x: float) -> int:
    is_small = a < 4
    both = is_small & (b < 4)
    if both or is_small ^ (b == 1):
        return int(both) + is_small * 2
    return -1


def bools_as_numbers(w: Work, a: int, b: int, x: float) -> int:
    left, right = a < 4, b < 4
    wide = ((a > 1) + (b > 2) << 40) + (-(a < b) << 41) + (~(a == b) << 42) + ((a < 0) * (b < 0) << 43)
    return wide + ((left & right) >> 0 << 44) + ((not a) + (not b) << 45) + (abs(left) << 46)


def choose(w: Work, a: int, b: int, x: float) -> int:
    row = w.box.row if a > 0 else w.box.short
    return row[b & 3] + (w.box.count if a > b else -w.box.default)


def choose_with_calls(w: Work, a: int, b: int, x: float) -> int:
    return w.box.count + (bump(w.box, 3) if a > 2 else read(w.box)) * (b if b < 9 else bump(w.box, 1))


# Order


def call_after_read(w: Work, a: int, b: int, x: float) -> int:
    return w.box.count + bump(w.box, a) * 2 + w.box.count * 3


def call_between_arguments(w: Work, a: int, b: int, x: float) -> int:
    return weigh(w.box.row[1], shift_row(w.box.row), w.box.row[0])


def calls_in_arguments(w: Work, a: int, b: int, x: float) -> int:
    return weigh(bump(w.box, a), read(w.box), bump(w.box, b))


def pure_call_before(w: Work, a: int, b: int, x: float) -> int:
    return read(w.box) - bump(w.box, a & 7) * read(w.box)


def call_in_index(w: Work, a: int, b: int, x: float) -> int:
    w.box.row[bump(w.box, 1) & 3] += w.box.default
    w.box.row[a & 3] = bump(w.box, 2)
    return w.box.row[w.box.count & 3] + w.box.short[bump(w.box, b & 1) & 3]


def change_what_is_tested(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    if (w.box.count > 2 and bump(w.box, -a) < 3) or w.box.count == 1:
        found += 1
    picked = w.box.count if bump(w.box, 1) > 4 else bump(w.box, w.box.count)
    return found + 10 * picked + (w.box.count if a > 2 else bump(w.box, 2)) * w.box.count


def index_before_change(w: Work, a: int, b: int, x: float) -> int:
    w.box.count &= 1
    found = w.box.grid[w.box.count][bump(w.box, 1) & 1]
    w.box.count &= 1
    return found + w.boxes[w.box.count].row[bump(w.box, 1) & 3] * 10 + w.wide[1][w.box.count & 3]


def calls_that_change_memory(w: Work, a: int, b: int, x: float) -> int:
    w.floats[bump_by_another(w.box) & 3] += x
    w.floats[swap_rows(w.box) & 3] += 1.0
    w.floats[swap_boxes(w.boxes) & 3] += 2.0
    w.floats[change_named_row(w.box) & 3] += 3.0
    return w.box.count + a


# Loops


def ranges(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    for index in range(b & 7):
        found = found * 3 + index
    for index in range(a & 3, 6):
        found = (found * 3 + index) & 0xFFFFFF
    for index in range(a & 7, 20, 3):
        found = (found * 3 + index) & 0xFFFFFF
    for index in range(9, b & 3, BACK):
        found = (found * 3 + index) & 0xFFFFFF
    return found


def range_by_variable(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    step = (a & 3) + 1
    for index in range(0, 9, step):
        found = found * 3 + index
        step = 7
    step = -step - (b & 1)
    for index in range(9, 0, step):
        found = found * 3 + index
    return found


def range_ends_once(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    end = b & 7
    for index in range(bump(w.box, 1) & 3, end):
        end = 2
        found += index
        w.box.count += 10
    return found * 10 + end


def loop_variable(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    index = 50
    for index in range(b & 7):
        found += index
        index += 5  # noqa: PLW2901 - the loop goes on where it was
        found += index
    return found * 100 + index


def loop_over_row(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    for number in w.box.row:
        found = found * 3 + number
        w.box.row[5] = found & 15
    for prime in PRIMES:
        found += prime * a
    row = zeros(3)
    row[1] = 7
    for number in row:
        found += number
    return found


def loop_over_renamed_row(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    row = w.box.row
    for number in row:
        row = w.box.short
        found = found * 3 + number
    return found + row[0]


def loop_over_floats(w: Work, a: int, b: int, x: float) -> float:
    found = x
    for part in PARTS:
        found = found * HALF + part
    return found


def loops_within_loops(w: Work, a: int, b: int, x: float) -> int:
    found = 0
    for height in range(HEIGHT):
        for width in range(WIDTH):
            if width == (a & 3):
                continue
            if width == 1 and height == (b & 3):
                break
            found = (found * 7 + w.box.grid[height][width]) & 0xFFFFFF
        found += found & 1
    return found


def count_down(w: Work, a: int, b: int, x: float) -> int:
    left = a & 15
    rounds = 0
    while left > 0 and rounds < 9:
        left -= b & 3
        rounds += 1
        if left == 5:
            continue
        if left == 2:
            break
    return left * 10 + rounds


def while_with_calls(w: Work, a: int, b: int, x: float) -> int:
    rounds = 0
    while bump(w.box, 2) < 20 and rounds < 5:
        rounds += 1
        if rounds == (a & 3):
            continue
        w.box.count += 1
    while True:
        rounds += 1
        if rounds > (b & 7):
            return rounds


def early_return(w: Work, a: int, b: int, x: float) -> int:
    for index in range(LENGTH):
        if w.box.row[index] == (a & 7):
            return index
    if b > 0:
        return -1
    elif b == 0:  # noqa: RET505 - the construct
        return -2
    else:
        w.box.count = 5
    return -3


# Assignments


def change_fields(w: Work, a: int, b: int, x: float) -> int:
    w.box.count += a
    w.box.count -= b & 7
    w.box.default *= 3
    w.box.row[1] |= b & 31
    w.box.row[2] ^= a & 31
    w.box.row[3] <<= 2
    w.box.row[4] >>= 1
    w.box.grid[a & 3][2] &= 3
    w.box.row[5] = w.box.row[5] & 255
    w.box.row[5] //= 3
    w.box.row[5] %= 5
    a += w.box.count
    a -= bump(w.box, 1)
    return a


def change_floats(w: Work, a: int, b: int, x: float) -> float:
    w.floats[a & 3] += x
    w.floats[b & 3] *= 0.1
    w.floats[0] /= 3.0
    w.floats[1] -= a
    x += 1
    return x - w.floats[a & 3]


def swap(w: Work, a: int, b: int, x: float) -> int:
    a, b = b, a
    c, d = a - b, w.box.count
    c, d, a = d, c + a, c
    return a + 10 * b + 100 * c + 1000 * d


def unpack(w: Work, a: int, b: int, x: float) -> int:
    first, last = ends(w.box.row)
    count, is_large = bump_both(w.box, a & 7)
    _, last_too = ends(w.box.short)
    row, index = w.box.grid[a & 3], b & 1
    return first + 10 * last + 100 * count + 1000 * is_large + row[index] + last_too


def named_tuples(w: Work, a: int, b: int, x: float) -> int:
    pair = Pair(w.box, w.boxes[a & 1], b & 7)
    change_pair(pair)
    found = sum_pair(pair)
    for index in range(BOXES):
        pair = Pair(w.boxes[index], pair.second, bump(w.box, 1) & 3)
        change_pair(pair)
        found += sum_pair(pair)
    return found + sum_pair(Pair(w.box, w.box, w.scale))
