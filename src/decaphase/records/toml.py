"""TOML: a parser hardened against hostile files, and a serialiser."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time
from typing import Final

from decaphase.records.model import FilePosition, RecordProblem

MOST_BYTES: Final = 8_000_000
"""A thousand long hands."""
MOST_DEPTH: Final = 30
"""Levels of nesting; tomllib needs stack, and memory with its square."""
MOST_DIGITS: Final = 1000
_NUMBER_LIMIT: Final = 10**MOST_DIGITS

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
"""Beginnings of tomllib's messages, and our hint for each."""


def parse(source: str | bytes) -> dict[str, object]:
    """Parse TOML; raises RecordProblem with the line of the error."""
    text = _decode(source) if isinstance(source, bytes) else source
    _refuse_long_names(text)
    try:
        data: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise RecordProblem("too-deep", most=MOST_DEPTH) from None
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, str(error)) from None
    except ValueError:  # a number with more digits than Python parses
        raise RecordProblem("number-too-long", most=MOST_DIGITS) from None
    check_depth(data)
    return data


def _decode(source: bytes) -> str:
    if len(source) > MOST_BYTES:
        raise RecordProblem("too-big", most=MOST_BYTES // 1_000_000)
    try:
        # Some editors write a byte order mark.
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
    """Refuse names with very many parts (`a.a.a = 1`): tomllib's memory use for them is unbounded."""
    if all(line.count(".") <= MOST_DEPTH for line in text.split("\n")):
        return
    for name in _BETWEEN_NAMES.split("".join(_without_texts(text))):
        if name.count(".") > MOST_DEPTH:
            raise RecordProblem("too-deep", most=MOST_DEPTH)


def _without_texts(text: str) -> Iterator[str]:
    """The text outside quotation marks and comments, up to the first syntax error."""
    position = 0
    while opening := _OPENING.search(text, position):
        yield text[position : opening.start()]
        quoted = _TEXT.match(text, opening.start())
        if quoted is None:  # never closed: the parser stops here too
            return
        position = quoted.end()
    yield text[position:]


def check_depth(data: object, place: FilePosition | None = None) -> None:
    """Refuse deep nesting, and numbers with thousands of digits."""
    level: list[object] = [data]
    for _ in range(MOST_DEPTH):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return
        for part in level:
            if isinstance(part, int) and abs(part) >= _NUMBER_LIMIT:
                raise RecordProblem("number-too-long", place or FilePosition(), most=MOST_DIGITS)
    raise RecordProblem("too-deep", place or FilePosition(), most=MOST_DEPTH)


def _parts(whole: object) -> Iterator[object]:
    if isinstance(whole, Mapping):
        yield from whole.values()
    elif isinstance(whole, list | tuple):
        yield from whole


_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
_TO_ESCAPE: Final = re.compile(r'["\\\x00-\x1f\x7f]')


def write_text(text: str) -> str:
    r"""A quoted string.

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
    """A key, quoted if necessary."""
    if not isinstance(name, str):
        raise RecordProblem("cannot-be-written", kind=type(name).__name__)
    return name if _BARE.fullmatch(name) else write_text(name)


def write_value(value: object) -> str:
    """Any value, inline.

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
    """Whether TOML can express it: no zone for a time of day, no seconds in an offset."""
    if isinstance(value, time):
        return value.tzinfo is None
    offset = value.utcoffset() if isinstance(value, datetime) else None
    return offset is None or offset.total_seconds() % 60 == 0


def write_table(path: tuple[str, ...], table: Mapping[str, object]) -> list[str]:
    """The lines of a table: plain values first, then subtables, as TOML requires."""
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
    """The items of a list of tables; empty for any other value."""
    if not isinstance(value, list | tuple):
        return []
    tables = [part for part in value if isinstance(part, Mapping)]
    return tables if len(tables) == len(value) else []


def _write_path(path: tuple[str, ...]) -> str:
    return ".".join(write_name(part) for part in path)
