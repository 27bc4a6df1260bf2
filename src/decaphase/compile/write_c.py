"""The whole program as one C file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from decaphase.compile.program import Program, Table
from decaphase.compile.statements import Statements
from decaphase.compile.types import Several, Struct, c_name, c_word, declare_field, fields_of
from decaphase.engine import CompiledPackage

PRELUDE: Final = """\
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;

typedef struct { int8_t *at; int64_t width; } matrix_int8;
typedef struct { int16_t *at; int64_t width; } matrix_int16;
typedef struct { int64_t *at; int64_t width; } matrix_int64;
typedef struct { double *at; int64_t width; } matrix_double;

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

#if defined(__wasm__)
void *memset(void *to, int byte, unsigned long count) {
    for (unsigned long i = 0; i < count; i++) ((volatile char *)to)[i] = (char)byte;
    return to;
}
void *memcpy(void *to, const void *from, unsigned long count) {
    for (unsigned long i = 0; i < count; i++) ((volatile char *)to)[i] = ((const char *)from)[i];
    return to;
}
#endif

/* What would not be as in Python traps in the checked build. */
#if defined(CHECKED)
#define CHECK(condition) if (!(condition)) __builtin_trap()
#define AT(index, length) checked_index(index, length)
#define ANYWHERE __INT64_MAX__
static inline int64_t checked_index(int64_t index, int64_t length) {
    CHECK(index >= 0 && index < length);
    return index;
}
#else
#define CHECK(condition)
#define AT(index, length) (index)
#endif
/* Python rounds down, C towards zero. */
static inline int64_t floor_div(int64_t a, int64_t b) { CHECK(a >= 0 && b > 0); return a / b; }
static inline int64_t floor_mod(int64_t a, int64_t b) { CHECK(a >= 0 && b > 0); return a % b; }
/* Python divides larger ints exactly. */
static inline double double_of(int64_t a) { CHECK(a <= 1LL << 53 && a >= -(1LL << 53)); return (double)a; }
static inline double quotient(double x, double y) { CHECK(y != 0.0); return x / y; }
static inline double root_of(double x) { CHECK(x >= 0.0); return __builtin_sqrt(x); }
static inline int64_t step_of(int64_t step) { CHECK(step != 0); return step; }
static inline int64_t narrowed(int64_t a, int bits) { CHECK(a >> (bits - 1) == a >> 63); return a; }
static inline int64_t min_of(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t max_of(int64_t a, int64_t b) { return b > a ? b : a; }
static inline int64_t abs_of(int64_t a) { return a < 0 ? -a : a; }
"""


def write_c(packages: Sequence[CompiledPackage]) -> str:
    """The C program of these packages."""
    return write_program(Program(packages))


def write_program(program: Program) -> str:
    """A program as C."""
    functions = [
        "\n".join(Statements(program, function).whole(exported=name in program.entries))
        for name, function in program.functions.items()
    ]
    several = [_several(kind) for kind in program.severals]
    structs = [_struct(struct) for struct in program.structs.values()]
    tables = [_table(table) for table in program.tables.values()]
    return "\n\n".join([PRELUDE, *several, *structs, *tables, *functions]) + "\n"


def _several(kind: Several) -> str:
    items = " ".join(f"{item.c} item_{index};" for index, item in enumerate(kind.items))
    return f"typedef struct {{ {items} }} {c_name(kind)};"


def _struct(struct: Struct) -> str:
    lines = [f"    {declare_field(kind, c_word(name))};" for name, kind in fields_of(struct).items()]
    return "\n".join(["typedef struct {", *lines, f"}} {struct.name};"])


def _table(table: Table) -> str:
    numbers = ", ".join(map(repr, table.numbers))
    return f"static const {table.c_item} {c_word(table.name)}[{len(table.numbers)}] = {{{numbers}}};"
