"""The wire types as TypeScript, for the page: `python -m decaphase.online.protocol.typescript`."""

from __future__ import annotations

import inspect
import sys
from typing import Final, TypeAlias, cast

import msgspec

from decaphase.online.protocol import answers, http, sheets
from decaphase.online.protocol.messages import FromClient, FromServer
from decaphase.online.protocol.wire_types import WireType

Schema: TypeAlias = dict[str, "object"]

HTTP_MODULES: Final = (http, answers, sheets)
HEAD: Final = "// Made by `python -m decaphase.online.protocol.typescript`; do not edit.\n"


def typescript() -> str:
    """All messages, requests and responses as interfaces, sorted by name."""
    structs = [kind for module in HTTP_MODULES for _, kind in inspect.getmembers(module, _is_http_struct)]
    structs += [
        found.wire for module in HTTP_MODULES for _, found in inspect.getmembers(module, _is_wire_type)
    ]
    roots, parts = msgspec.json.schema_components(
        (FromClient, FromServer, *structs), ref_template="#/$defs/{name}"
    )
    unions = zip(("FromClient", "FromServer"), roots, strict=False)
    aliases = [f"export type {name} = {type_text(root)};\n" for name, root in unions]
    return "\n".join([HEAD, *(_interface(name, parts[name]) for name in sorted(parts)), *aliases])


def _is_http_struct(member: object) -> bool:
    return (
        isinstance(member, type)
        and issubclass(member, msgspec.Struct)
        and member.__module__ in {module.__name__ for module in HTTP_MODULES}
        and not member.__name__.startswith("_")
    )


def _is_wire_type(member: object) -> bool:
    return isinstance(member, WireType)


def _interface(name: str, schema: Schema) -> str:
    if not name.isidentifier():  # a dot means that two types have the same name
        raise TypeError(name)
    properties = cast("dict[str, Schema]", schema.get("properties", {}))
    required = cast("list[str]", schema.get("required", []))
    marks = {field: "" if field in required else "?" for field in properties}
    lines = [f"  {field}{marks[field]}: {type_text(kind)};" for field, kind in properties.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def type_text(schema: Schema) -> str:
    """A schema as a type."""
    match schema:
        case {"$ref": str(place)}:
            return place.rpartition("/")[2]
        case {"anyOf": list(several)} | {"oneOf": list(several)}:
            return " | ".join(dict.fromkeys(type_text(one) for one in several))
        case {"enum": list(values)}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": list(several)}:
            return f"[{', '.join(type_text(one) for one in several)}]"
        case {"type": "array"}:
            inside = type_text(cast("Schema", schema["items"]))
            return f"({inside})[]" if "|" in inside else f"{inside}[]"
        case {"type": "object"}:
            held = schema.get("additionalProperties")
            return f"Record<string, {type_text(held) if isinstance(held, dict) else 'unknown'}>"
        case {"type": "integer"}:
            return "number"
        case {"type": "string" | "number" | "boolean" | "null" as plain}:
            return str(plain)
    raise TypeError(schema)


if __name__ == "__main__":
    sys.stdout.write(typescript())
