"""The tables of `docs/protocol.md` that follow from the code: messages, commands, refusals, requests, limits.

`python -m decaphase.online.server.protocol_page docs/protocol.md` writes them anew.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias, cast, get_args

import msgspec
from limits import RateLimitItem

import decaphase
from decaphase.game import Event
from decaphase.online.protocol.http import NewTable
from decaphase.online.protocol.messages import (
    LARGEST_FRAME,
    FromClient,
    FromServer,
)
from decaphase.online.protocol.typescript import Schema, type_text
from decaphase.online.protocol.wire_types import wire_type
from decaphase.online.server.api.errors import MAX_BODY_BYTES
from decaphase.online.server.api.routes import openapi_json
from decaphase.online.server.api.sheets import MAX_SAVE_BYTES
from decaphase.online.server.config import Config
from decaphase.online.server.http import rate_limits
from decaphase.online.server.http.bounded_protocol import MAX_HEADER_BYTES, REQUEST_SECONDS
from decaphase.online.server.http.problem_responses import STATUS, public_problem, status_of
from decaphase.online.server.http.security import MAX_COOKIE_BYTES
from decaphase.online.server.serve import PING_SECONDS
from decaphase.online.server.websocket.client import MAX_TABLES
from decaphase.online.server.websocket.transport import MAX_BUFFERED_BYTES, MAX_FRAGMENTS
from decaphase.online.store.model import TRANSIENT, StoreProblem
from decaphase.online.table import Entry, PersonCommand, Refused
from decaphase.problems import Problem
from decaphase.rules import OPTIONS
from decaphase.say import CATALOGUE, DEFAULT_LANGUAGE, MESSAGE, say

LONG_UNION: Final = re.compile(r"\(?(?:[A-Z]\w+ or ){6,}[A-Z]\w+\)?")
"""Commands, entries and events, which have tables of their own."""
PART: Final = re.compile(r"(<!-- generated: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
RAISED: Final[Mapping[str, type[Problem]]] = {"Refused": Refused, "StoreProblem": StoreProblem}
"""The problems whose status depends on their class."""
SOURCES: Final = ("online/**/*.py", "rules/*.py", "game/names.py")
UNMET: Final = (
    "serve-",
    "store-bad-url",
    "table-bad-entry",
    "table-unknown-entry",
    "table-log-start",
    "store-moved-on",
)
"""Problems of the server itself, which no client meets."""
TRY_AGAIN: Final = (429, 503)
PASSING: Final = ("server-", "store-")
"""Of these statuses; the others say what is not installed."""

Row: TypeAlias = tuple[str, ...]


def page_with_tables(page: str) -> str:
    """The page with all generated parts as they follow from the code now."""
    return PART.sub(lambda found: f"{found[1]}{PARTS[found[2]]()}{found[3]}", page)


def _table(heads: Row, rows: Iterable[Row]) -> str:
    lines = (heads, ("---",) * len(heads), *rows)
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


# Messages, commands, entries and events: tagged structs


def _structs(union: Any, name: str, *, bounds: bool = False, common: Row = ()) -> str:  # noqa: ANN401 - a union
    """A table of the structs in a union, by their tags, without their `common` fields."""
    kinds = get_args(union)
    roots, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    rows = []
    for kind, root in zip(kinds, roots, strict=True):
        config = kind.__struct_config__
        schema = parts[str(root["$ref"]).rpartition("/")[2]]
        fields = _fields(schema, bounds=bounds, leave_out=(str(config.tag_field), *common))
        rows.append((f"`{config.tag}`", fields, _words(kind)))
    return _table((name, "fields", ""), rows)


def _words(kind: type) -> str:
    """Its own docstring, if it has one, in one line and in the words of JSON."""
    return " ".join(
        (kind.__dict__.get("__doc__") or "").replace("None", "null").replace("tuple", "list").split()
    )


def _fields(schema: Schema, *, bounds: bool, leave_out: Row = ()) -> str:
    """The fields of an object: names, types, defaults and, if wanted, bounds."""
    properties = _mapping(schema.get("properties"))
    required = cast("list[str]", schema.get("required", []))
    return ", ".join(
        f"`{_field(name, field, optional=name not in required, bounds=bounds)}`"
        for name, field in properties.items()
        if name not in leave_out
    )


def _field(name: str, schema: object, *, optional: bool, bounds: bool) -> str:
    """A field with its type, as TypeScript would write it.

    >>> _field("seat", {"type": "integer", "minimum": 1, "maximum": 6}, optional=False, bounds=True)
    'seat: number (1 to 6)'
    >>> _field("name", {"anyOf": [{"type": "string"}, {"type": "null"}]}, optional=True, bounds=True)
    'name?: string'
    """
    found = _mapping(schema)
    default = found.get("default")
    stated = default not in (None, [], {}, "")
    text = LONG_UNION.sub("object", type_text(found).replace(" | ", " or "))
    if optional and default is None:
        text = text.removesuffix(" or null")
    bound = next(filter(None, map(_bounds, _parts(found))), "") if bounds else ""
    mark = "?" if optional and not stated else ""
    ending = f" = {msgspec.json.encode(default).decode()}" if stated else ""
    return f"{name}{mark}: {text}{bound}{ending}"


def _parts(schema: Schema) -> Iterator[Schema]:
    """A schema and those that it is one of."""
    yield schema
    yield from cast("list[Schema]", schema.get("anyOf") or schema.get("oneOf") or [])


def _bounds(schema: Schema) -> str:
    for least, most, unit in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " items"),
    ):
        low, high = schema.get(least), schema.get(most)
        if isinstance(high, int) and high < 2**53 - 1:
            return f" ({low} to {high}{unit})" if low is not None else f" (at most {high}{unit})"
    return ""


def _mapping(value: object) -> Schema:
    return value if isinstance(value, dict) else {}


# Settings and options


def _settings() -> str:
    parts = msgspec.json.schema_components((NewTable,), ref_template="#/$defs/{name}")[1]
    properties = _mapping(parts["NewTable"]["properties"])
    rows = (
        (
            f"`{_field(name, schema, optional='default' in schema, bounds=True)}`",
            str(schema["description"]),
        )
        for name, schema in ((name, _mapping(schema)) for name, schema in properties.items())
    )
    return _table(("field", ""), rows)


def _options() -> str:
    rows = (
        (
            f"`{option.name}`",
            ", ".join(f"`{value}`" for value in map(_json, option.values)),
            _title(option.name),
        )
        for option in OPTIONS.values()
    )
    return _table(("option", "values", ""), rows)


def _json(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _title(option: str) -> str:
    return say(f"option-{option}", "en")


# Refusals


def _problems() -> str:
    """The codes that clients meet, by their status."""
    rows: dict[tuple[int, bool], set[str]] = defaultdict(set)
    for problem in _raised():
        reported = public_problem(problem)
        if problem.code.startswith(UNMET) or (reported is not problem and problem.code not in TRANSIENT):
            continue
        status = status_of(reported)
        rows[status, status in TRY_AGAIN and problem.code.startswith(PASSING)].add(problem.code)
    return _table(
        ("HTTP", "try again", "codes"),
        (
            (str(status), "yes" if again else "no", ", ".join(f"`{code}`" for code in sorted(codes)))
            for (status, again), codes in sorted(rows.items())
        ),
    )


def _raised() -> Iterator[Problem]:
    """The problems whose code is a literal in the source, or has a status of its own."""
    root, known = Path(decaphase.__file__).parent, _codes_with_words()
    files = (file for pattern in SOURCES for file in root.glob(pattern))
    for node in (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Call) and node.args:
            # A class, or `super().__init__`.
            name = str(getattr(node.func, "id", "") or getattr(node.func, "attr", ""))
            if name[:1].isupper() or name == "__init__":
                yield from map(RAISED.get(name, Problem), known.intersection(_literals(node.args[0])))
    yield from map(Problem, STATUS)
    yield from map(StoreProblem, TRANSIENT)


def _codes_with_words() -> set[str]:
    """All codes in the catalogue."""
    files = (CATALOGUE / DEFAULT_LANGUAGE).glob("*.ftl")
    messages = (name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8")))
    return {name.removeprefix("problem-") for name in messages if name.startswith("problem-")}


def _literals(argument: ast.expr) -> Iterator[str]:
    """The literals of an argument: a condition has two."""
    for part in ast.walk(argument):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


# Requests


def _requests() -> str:
    description = msgspec.json.decode(openapi_json(), type=dict[str, Any])
    schemas = description["components"]["schemas"]
    rows = []
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            words = operation["summary"] + (" *Sign in.*" if operation.get("security") else "")
            sent = [*_parameters(operation), *_body(operation, schemas)]
            rows.append((f"`{method.upper()} {path}`", ", ".join(sent), _answer(operation, schemas), words))
    return _table(("request", "send", "get", ""), rows)


def _parameters(operation: Schema) -> Iterator[str]:
    for parameter in cast("list[dict[str, Any]]", operation.get("parameters", [])):
        if parameter["in"] == "query":
            optional = not parameter["required"]
            yield f"`?{_field(parameter['name'], parameter['schema'], optional=optional, bounds=True)}`"


def _body(operation: Schema, schemas: Schema) -> Iterator[str]:
    content = _mapping(_mapping(operation.get("requestBody")).get("content"))
    for part in _parts(_mapping(_mapping(content.get("application/json")).get("schema"))):
        name = str(part.get("$ref", "")).rpartition("/")[2]
        if name == NewTable.__name__:
            yield "[the settings](#the-settings-of-a-table)"
        elif name:
            yield _fields(_mapping(schemas[name]), bounds=True)


def _answer(operation: Schema, schemas: Schema) -> str:
    """The fields of the answer, or its content types."""
    for status, response in _mapping(operation["responses"]).items():
        if str(status).startswith("2"):
            content = _mapping(_mapping(response).get("content"))
            schema = _mapping(_mapping(content.get("application/json")).get("schema"))
            if "$ref" in schema:
                fields = _mapping(_mapping(schemas[str(schema["$ref"]).rpartition("/")[2]])["properties"])
                return ", ".join(f"`{name}`" for name in fields)
            return ", ".join(sorted(content))
    return ""


# Limits


def _limits() -> str:
    config = Config()
    limits = [
        ("a frame from you", f"{LARGEST_FRAME // 1024} KiB, in at most {MAX_FRAGMENTS} parts"),
        ("messages", f"{config.pace:.0f} a second, {config.burst} at once"),
        ("tables that one connection follows", str(MAX_TABLES)),
        ("connections", f"{config.per_account} of one account, {config.per_address} of one address"),
        ("data that waits for you", f"{MAX_BUFFERED_BYTES // 1024} KiB"),
        ("pings from the server", f"every {PING_SECONDS:.0f} seconds, to be answered within as many"),
        ("time to send a request", f"{REQUEST_SECONDS:.0f} seconds"),
        (
            "headers of a request",
            f"{MAX_HEADER_BYTES // 1024} KiB, of which cookies {MAX_COOKIE_BYTES // 1024} KiB",
        ),
        ("body of a request", f"{MAX_BODY_BYTES // 1024} KiB; a score sheet {MAX_SAVE_BYTES // 1024} KiB"),
    ]
    for name, limit in vars(rate_limits).items():
        if isinstance(limit, RateLimitItem):
            limits.append((name.lower().replace("_", " "), f"{limit.amount} {_period(limit)}"))
    return _table(("", ""), limits)


def _period(limit: RateLimitItem) -> str:
    unit = limit.GRANULARITY.name
    return f"in {limit.multiples} {unit}s" if limit.multiples > 1 else f"in a{'n' * (unit == 'hour')} {unit}"


PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "from-client": lambda: _structs(FromClient, "type", bounds=True),
    "from-server": lambda: _structs(FromServer, "type"),
    "commands": lambda: _structs(PersonCommand, "do", bounds=True),
    "settings": _settings,
    "options": _options,
    "entries": lambda: _structs(Entry, "kind", common=("at",)),
    "events": lambda: _structs(wire_type(Event).wire, "kind"),
    "problems": _problems,
    "requests": _requests,
    "limits": _limits,
}


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(page_with_tables(file.read_text(encoding="utf-8")), encoding="utf-8")
