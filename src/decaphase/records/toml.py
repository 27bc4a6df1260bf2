"""TOML in and out: what Python's own reader lacks, a writer, and a reader that no file can bring down."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time
from typing import Final

from decaphase.records.model import FilePosition, RecordProblem

BIGGEST: Final = 8_000_000
"""Bytes: a thousand long hands; what is bigger is not a record."""
DEEPEST: Final = 30
"""Tables within tables; Python's reader needs memory with the square of this, and a stack."""
MOST_DIGITS: Final = 1000
_TOO_LONG: Final = 10**MOST_DIGITS

_AT: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
_HINTS: Final = (
    ("Unclosed array", "unclosed-list"),
    ("Illegal character '\\n'", "unclosed-text"),
    ("Unterminated string", "unclosed-text"),
    ("Illegal character", "bad-character"),
    ("Found invalid character", "bad-character"),
    ("Unescaped", "backslash"),
    ("Invalid hex value", "backslash"),
    ("Escaped character", "backslash"),
    ("Expected '='", "no-equals"),
    ("Expected newline", "one-a-line"),
    ("Invalid value", "bad-value"),
    ("Invalid date", "bad-value"),
    ("Cannot", "twice"),
    ("Duplicate", "twice"),
)
"""What Python's reader says, and the advice that goes with it."""


def parse(source: str | bytes) -> dict[str, object]:
    """The tables of a TOML text; raises RecordProblem with the line where it cannot be read."""
    text = _decode(source) if isinstance(source, bytes) else source
    _refuse_long_names(text)
    try:
        data: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise RecordProblem("too-deep", most=DEEPEST) from None
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, str(error)) from None
    except ValueError:  # a number of more digits than Python reads
        raise RecordProblem("number-too-long", most=MOST_DIGITS) from None
    refuse_depths(data)
    return data


def _decode(source: bytes) -> str:
    if len(source) > BIGGEST:
        raise RecordProblem("too-big", most=BIGGEST // 1_000_000)
    try:
        # Some editors put a byte order mark before everything else.
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise RecordProblem("not-utf-8", line=line) from None


def _not_toml(text: str, said: str) -> RecordProblem:
    hint = next((hint for start, hint in _HINTS if said.startswith(start)), "other")
    at = _AT.search(said)
    if at is None:
        return RecordProblem("not-toml", line=text.count("\n") + 1, column=0, hint=hint)
    return RecordProblem("not-toml", line=int(at[1]), column=int(at[2]), hint=hint)


_BETWEEN_NAMES: Final = re.compile(r"[\n=,\[\]{}]")
_OPENING: Final = re.compile(r"[\"'#]")
_TEXT: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']++|'{1,2}(?!'))*+'{3,5}"
    r'|"(?!"")(?:[^"\\\n]++|\\.)*+"'
    r"|'(?!'')[^'\n]*+'"
    r"|#[^\n]*+",
    re.DOTALL,
)


def _refuse_long_names(text: str) -> None:
    """Refuse a name of very many parts (`a.a.a = 1`): Python's reader takes any amount of memory for it."""
    if all(line.count(".") <= DEEPEST for line in text.split("\n")):
        return
    for name in _BETWEEN_NAMES.split("".join(_without_texts(text))):
        if name.count(".") > DEEPEST:
            raise RecordProblem("too-deep", most=DEEPEST)


def _without_texts(text: str) -> Iterator[str]:
    """What stands outside of quotation marks and comments, as far as the text can be read."""
    position = 0
    while opening := _OPENING.search(text, position):
        yield text[position : opening.start()]
        quoted = _TEXT.match(text, opening.start())
        if quoted is None:  # never closed: the reader stops here too
            return
        position = quoted.end()
    yield text[position:]


def refuse_depths(data: object, place: FilePosition | None = None) -> None:
    """Refuse tables and lists within each other without end, and numbers of thousands of digits."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return
        for part in level:
            if isinstance(part, int) and abs(part) >= _TOO_LONG:
                raise RecordProblem("number-too-long", place or FilePosition(), most=MOST_DIGITS)
    raise RecordProblem("too-deep", place or FilePosition(), most=DEEPEST)


def _parts(whole: object) -> Iterator[object]:
    if isinstance(whole, Mapping):
        yield from whole.values()
    elif isinstance(whole, list | tuple):
        yield from whole


_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
_TO_ESCAPE: Final = re.compile(r'["\\\x00-\x1f\x7f]')


def write_text(text: str) -> str:
    r"""A text in quotation marks.

    >>> print(write_text('say "7"\n'))
    "say \"7\"\n"
    """
    if not text.isascii():
        _refuse_half_characters(text)
    return '"' + _TO_ESCAPE.sub(_escape, text) + '"'


def _refuse_half_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordProblem("cannot-be-written", kind="surrogate") from None


def _escape(found: re.Match[str]) -> str:
    return _ESCAPES.get(found[0]) or f"\\u{ord(found[0]):04X}"


def write_name(name: object) -> str:
    """The name of a field, in quotation marks where it needs them."""
    if not isinstance(name, str):
        raise RecordProblem("cannot-be-written", kind=type(name).__name__)
    return name if _BARE.fullmatch(name) else write_text(name)


def write_value(value: object) -> str:
    """Any value on one line.

    >>> print(write_value([1, "x", {"a b": True}]))
    [1, "x", { "a b" = true }]
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return write_text(value)
        case int():
            return str(int(value))
        case float():
            return "nan" if math.isnan(value) else repr(float(value))
        case datetime() | date() | time() if _is_toml_time(value):
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(write_value(part) for part in value)}]"
        case Mapping():
            pairs = ", ".join(f"{write_name(name)} = {write_value(part)}" for name, part in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
    raise RecordProblem("cannot-be-written", kind=type(value).__name__)


def _is_toml_time(value: date | time) -> bool:
    """TOML has no time of day with a zone, and no zone with seconds."""
    if isinstance(value, time):
        return value.tzinfo is None
    offset = value.utcoffset() if isinstance(value, datetime) else None
    return offset is None or offset.total_seconds() % 60 == 0


def write_table(path: tuple[str, ...], table: Mapping[str, object]) -> list[str]:
    """The lines of a table: its plain values first, then the tables in it, as TOML wants it."""
    return ["", f"[{_write_path(path)}]", *_write_fields(path, table)]


def _write_fields(path: tuple[str, ...], table: Mapping[str, object]) -> list[str]:
    lines: list[str] = []
    inner: list[str] = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            inner += write_table((*path, name), value)
        elif tables := _tables(value):
            for one in tables:
                inner += ["", f"[[{_write_path((*path, name))}]]", *_write_fields((*path, name), one)]
        else:
            lines.append(f"{write_name(name)} = {write_value(value)}")
    return lines + inner


def _tables(value: object) -> list[Mapping[str, object]]:
    """The tables of a list that has nothing else in it, each of which is written on lines of its own."""
    if not isinstance(value, list | tuple):
        return []
    tables = [part for part in value if isinstance(part, Mapping)]
    return tables if len(tables) == len(value) else []


def _write_path(path: tuple[str, ...]) -> str:
    return ".".join(write_name(part) for part in path)
