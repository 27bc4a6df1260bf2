"""Web origins: the server's own and the configured ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from decaphase.online.server.http.client_address import Peer
from decaphase.problems import Problem
from decaphase.rules.echo import echo

PORTS: Final = {"http": 80, "https": 443}


def own_origin(peer: Peer) -> str | None:
    """The origin of the server's own page, as this client reached it."""
    return normalize_origin(f"{peer.scheme}://{peer.host}")


def normalize_origin(text: str) -> str | None:
    """An origin in canonical form; None if it is invalid.

    >>> [normalize_origin(text) for text in ("https://Play.example:443", "http://[::1]:8010", "null")]
    ['https://play.example', 'http://[::1]:8010', None]
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    extra = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in PORTS or not parts.hostname or extra:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def read_origins(texts: Iterable[str]) -> frozenset[str]:
    """The configured origins, in canonical form."""
    found = set()
    for text in texts:
        origin = normalize_origin(text)
        if origin is None:
            raise Problem("serve-bad-origin", origin=echo(text))
        found.add(origin)
    return frozenset(found)
