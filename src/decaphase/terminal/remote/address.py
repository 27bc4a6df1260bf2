"""Where a table is: a server's address, the link of a table there, or an invitation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from decaphase.problems import Unreadable
from decaphase.rules.echo import echo

_CODE: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""An invitation's code: longer than the name of any host without a dot in it."""
_PATHS: Final = {
    "invite": re.compile(r"/(?:join|api/invites)/([A-Za-z0-9_-]{1,100})/?"),
    "table": re.compile(r"/(?:table|api/tables)/([A-Za-z0-9_-]{1,64})/?"),
}


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and perhaps where to go there."""

    server: str
    invite: str | None = None
    table: str | None = None


def read_address(text: str, last: str | None = None) -> Address:
    """What somebody was given; a code alone is one of the server that was used last.

    >>> read_address("http://127.0.0.1:8010/join/abc-1")
    Address(server='http://127.0.0.1:8010', invite='abc-1', table=None)
    >>> read_address("cards.example.org").server, read_address("localhost:8010").server
    ('https://cards.example.org', 'http://localhost:8010')
    """
    text = text.strip()
    if _CODE.fullmatch(text):
        if last is None:
            raise Unreadable("connect-code-alone")
        return Address(last, invite=text)
    try:
        parts = urlsplit(text if "://" in text else _usual_scheme(text) + text)
        host, _ = parts.hostname, parts.port
    except ValueError:  # brackets that do not close, a port that is none
        raise Unreadable("connect-bad-address", text=echo(text)) from None
    known = parts.scheme in ("http", "https") and host and "@" not in parts.netloc
    place = _place(parts.path)
    if not known or place is None or not text.isprintable():
        raise Unreadable("connect-bad-address", text=echo(text))
    return Address(f"{parts.scheme}://{parts.netloc.lower()}", **place)


def _usual_scheme(text: str) -> str:
    """At home there is no certificate; elsewhere there should be one."""
    at_home = re.match(r"localhost\b|[\d.]+(?:[:/]|$)|\[|[^/]*:\d", text)
    return "http://" if at_home else "https://"


def _place(path: str) -> dict[str, str] | None:
    """Where a path leads: nowhere in particular, by an invitation, to a table; None where to nothing."""
    if path in ("", "/"):
        return {}
    for kind, pattern in _PATHS.items():
        if found := pattern.fullmatch(path):
            return {kind: found[1]}
    return None
