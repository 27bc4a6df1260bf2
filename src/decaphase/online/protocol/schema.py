"""The messages of the live protocol as a JSON Schema, for clients in other languages."""

from __future__ import annotations

import msgspec

from decaphase.online.protocol.messages import PROTOCOL, FromClient, FromServer


def message_schema() -> dict[str, object]:
    """What a client may send (`from_client`) and what the server sends (`from_server`).

    >>> sorted(message_schema())
    ['$defs', '$schema', 'from_client', 'from_server', 'protocol']
    """
    (client, server), parts = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": PROTOCOL,
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }
