"""The messages of the live protocol as a JSON Schema, for clients in other languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias, get_args

import msgspec

from decaphase.online.protocol.messages import PROTOCOL, FromClient, FromServer
from decaphase.online.table import Entry, TableSettings

Schema: TypeAlias = dict[str, Any]

_COMPLETE: Final = (*get_args(Entry), TableSettings)
"""Structs that are always sent with all fields, although some have defaults."""


def message_schema() -> dict[str, object]:
    """What a client may send (`from_client`) and what the server sends (`from_server`).

    >>> sorted(message_schema())
    ['$defs', '$schema', 'from_client', 'from_server', 'protocol']
    """
    (client, server), parts = schema_components((FromClient, FromServer))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": PROTOCOL,
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }


def schema_components(types: Iterable[object]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """The schemas of these types, and the definitions that they refer to."""
    roots, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for kind in _COMPLETE:
        properties = parts[kind.__name__]["properties"]
        parts[kind.__name__]["required"] = list(properties)
        for schema in properties.values():
            schema.pop("default", None)
    return roots, parts
