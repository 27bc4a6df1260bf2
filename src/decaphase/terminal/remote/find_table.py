"""Finding a table: from an address or an invitation, from the server's lists, or by opening a new one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from decaphase.online.protocol.http import Admitted, ListedTable, TableBegun, TableList
from decaphase.problems import Unreadable
from decaphase.rules.echo import echo
from decaphase.say import say, say_list
from decaphase.terminal.console import Console
from decaphase.terminal.play.setup import default_edition
from decaphase.terminal.remote.http_client import HttpClient

DEFAULT_SEATS: Final = 4
MAX_TABLES_LISTED: Final = 20
_INVITE_CODE: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""An invitation code: longer than any host name without a dot."""
_LINK_PATHS: Final = {
    "invite": re.compile(r"/(?:join|api/invites)/([A-Za-z0-9_-]{1,100})/?"),
    "table": re.compile(r"/(?:table|api/tables)/([A-Za-z0-9_-]{1,64})/?"),
}


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and a table or an invitation there."""

    server: str
    invite: str | None = None
    table: str | None = None


def read_address(text: str, last: str | None = None) -> Address:
    """The address the user was given; a code alone belongs to the server used last.

    >>> read_address("http://127.0.0.1:8010/join/abc-1")
    Address(server='http://127.0.0.1:8010', invite='abc-1', table=None)
    >>> read_address("cards.example.org").server, read_address("localhost:8010").server
    ('https://cards.example.org', 'http://localhost:8010')
    """
    text = text.strip()
    if _INVITE_CODE.fullmatch(text):
        if last is None:
            raise Unreadable("connect-code-alone")
        return Address(last, invite=text)
    try:
        parts = urlsplit(text if "://" in text else _default_scheme(text) + text)
        host, _ = parts.hostname, parts.port
    except ValueError:  # unbalanced brackets, or an invalid port
        raise Unreadable("connect-bad-address", text=echo(text)) from None
    known = parts.scheme in ("http", "https") and host and "@" not in parts.netloc
    place = _read_path(parts.path)
    if not known or place is None or not text.isprintable():
        raise Unreadable("connect-bad-address", text=echo(text))
    return Address(f"{parts.scheme}://{parts.netloc.lower()}", **place)


def _default_scheme(text: str) -> str:
    """HTTP for local addresses, which have no certificate; otherwise HTTPS."""
    at_home = re.match(r"localhost\b|[\d.]+(?:[:/]|$)|\[|[^/]*:\d", text)
    return "http://" if at_home else "https://"


def _read_path(path: str) -> dict[str, str] | None:
    """The invitation or table in a path; empty for the root, None for an unknown path."""
    if path in ("", "/"):
        return {}
    for kind, pattern in _LINK_PATHS.items():
        if found := pattern.fullmatch(path):
            return {kind: found[1]}
    return None


# Tables


@dataclass(frozen=True, slots=True)
class NewTable:
    """The table to open."""

    edition: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int | None = None
    bots: int = 0


@dataclass(frozen=True, slots=True)
class JoinedTable:
    """A table the user has joined. `invite`: a code for others; `bots`: how many to seat first.

    `take_seat`: whether to sit down at once, as after an invitation.
    """

    table: str
    invite: str | None = None
    bots: int = 0
    take_seat: bool = False


def find_table(
    console: Console, http: HttpClient, address: Address, new: NewTable | None, default: NewTable
) -> JoinedTable:
    """The table of the address, a new one, or one picked from the lists."""
    if address.invite is not None:
        admitted = http.send("POST", f"/api/invites/{address.invite}", Admitted)
        return JoinedTable(admitted.table, take_seat=True)
    if address.table is not None:
        return JoinedTable(address.table)
    return open_table(http, new) if new is not None else pick_table(console, http, default)


def open_table(http: HttpClient, new: NewTable) -> JoinedTable:
    """Open a table with the requested number of seats, or enough for the bots."""
    seats = new.seats or (new.bots + 1 if new.bots else DEFAULT_SEATS)
    opened = http.send(
        "POST",
        "/api/tables",
        TableBegun,
        edition=new.edition or default_edition(),
        options=new.options,
        seats=seats,
    )
    return JoinedTable(opened.table, opened.invite, min(new.bots, seats - 1))


def pick_table(console: Console, http: HttpClient, default: NewTable) -> JoinedTable:
    """Ask for one of the user's tables, a public one, or a new one."""
    mine = _tables(http, "mine")
    others = [table for table in _tables(http, "listed") if table.table not in {own.table for own in mine}]
    tables = [*mine, *others]
    lines = [_table_line(table) for table in tables]
    picked = console.choose(say("connect-which-table"), [say("connect-new-table"), *lines], default=0)
    return open_table(http, default) if picked == 0 else JoinedTable(tables[picked - 1].table)


def _tables(http: HttpClient, scope: str) -> list[ListedTable]:
    found = http.get(f"/api/tables?scope={scope}&limit={MAX_TABLES_LISTED}", TableList).tables
    return [table for table in found if table.stage != "closed" and table.summary is not None]


def _table_line(table: ListedTable) -> str:
    """One line about a table: players, edition, progress."""
    summary = table.summary
    if summary is None:
        return table.table
    names = ["".join(filter(str.isprintable, seat.name)) for seat in summary.seats if seat.name]
    free = sum(not seat.person and seat.bot is None for seat in summary.seats)
    players = say_list(names) if names else "–"
    return say(
        "connect-listed",
        players=players,
        free=free,
        edition=say(f"edition-{summary.edition}"),
        hand=summary.hand,
        stage=table.stage,
    )
