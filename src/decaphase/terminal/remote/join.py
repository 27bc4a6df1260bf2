"""Coming to a table far away: who one is on the server, and which table it is to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from getpass import getpass
from typing import Final

from decaphase.game.names import LONGEST_NAME, check_name
from decaphase.online.protocol.http import (
    AccountBegun,
    AccountShown,
    Admitted,
    ListedTable,
    TableBegun,
    TableList,
)
from decaphase.problems import Problem
from decaphase.say import say, say_list, spoken
from decaphase.terminal.console import Console
from decaphase.terminal.play.setup import usual_edition
from decaphase.terminal.remote.address import Address
from decaphase.terminal.remote.http_client import HttpClient, SignedOut
from decaphase.terminal.remote.saved_tokens import Known, find_known, forget, remember

USUAL_SEATS: Final = 4
MOST_LISTED: Final = 20


@dataclass(frozen=True, slots=True)
class TableWanted:
    """The table that somebody wants to open, where they do not say otherwise."""

    edition: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int | None = None
    bots: int = 0


@dataclass(frozen=True, slots=True)
class Joined:
    """A table that somebody has come to. `invite`: a code for others; `bots`: to be seated first.

    `sits`: whoever came by an invitation wants a seat.
    """

    table: str
    invite: str | None = None
    bots: int = 0
    sits: bool = False


# Who one is


def sign_in(console: Console, server: str, name: str | None, usual_name: str) -> HttpClient:
    """The server, which knows us again; at the first visit it asks for a name and nothing else."""
    known = find_known(server)
    if known is None:
        return _begin(console, server, name, usual_name)
    web = HttpClient(server, known.token)
    try:
        account = web.get("/api/account", AccountShown)
    except SignedOut:
        forget(server)
        console.say(say("connect-known-no-more", server=server))
        return _begin(console, server, name, usual_name or known.name)
    change = {"name": name or account.name, "language": spoken()}
    if change != {"name": account.name, "language": account.language}:
        web.send("PATCH", "/api/account", AccountShown, **change)
    remember(Known(server, known.token, change["name"]))
    return web


def _begin(console: Console, server: str, name: str | None, usual_name: str) -> HttpClient:
    """A guest's account; the name is asked for unless it was given."""
    web = HttpClient(server)
    web.get("/health", dict)  # a server that is not there is told of before a name is asked for
    if name is None:
        usual = usual_name or say("play-usual-name")
        name = console.ask_until(say("connect-ask-name", name=usual), lambda text: _named(text or usual))
    begun = web.send("POST", "/api/accounts", AccountBegun, name=_named(name), language=spoken())
    return _keep(web, begun)


def _named(name: str) -> str:
    check_name(name[: LONGEST_NAME + 1])
    return name


def log_in(console: Console, server: str, ask_password: Callable[[str], str] = getpass) -> HttpClient:
    """Sign in with a login and its password, which is not shown."""
    known = find_known(server)
    web = HttpClient(server, None if known is None else known.token)
    login = console.ask(say("connect-ask-login")).strip()
    password = ask_password(say("connect-ask-password") + " ")
    begun = web.send("POST", "/api/login", AccountBegun, login=login, password=password)
    console.say(say("connect-signed-in", name=begun.name))
    return _keep(web, begun)


def _keep(web: HttpClient, begun: AccountBegun) -> HttpClient:
    remember(Known(web.server, begun.token, begun.name))
    return HttpClient(web.server, begun.token)


def sign_out(console: Console, server: str) -> None:
    """Give the token back, and forget it."""
    known = find_known(server)
    if known is None:
        raise Problem("connect-not-signed-in", server=server)
    try:
        HttpClient(server, known.token).send("POST", "/api/logout", type(None))
    except SignedOut:
        pass  # it was given back before
    finally:
        forget(server)
    console.say(say("connect-signed-out-now", server=server))


# Which table


def find_table(
    console: Console, web: HttpClient, address: Address, new: TableWanted | None, usual: TableWanted
) -> Joined:
    """The table that the address leads to, a new one, or one that is picked from the lists."""
    if address.invite is not None:
        admitted = web.send("POST", f"/api/invites/{address.invite}", Admitted)
        return Joined(admitted.table, sits=True)
    if address.table is not None:
        return Joined(address.table)
    return open_table(web, new) if new is not None else pick_table(console, web, usual)


def open_table(web: HttpClient, new: TableWanted) -> Joined:
    """A new table, with as many seats as were asked for or the bots need."""
    seats = new.seats or (new.bots + 1 if new.bots else USUAL_SEATS)
    opened = web.send(
        "POST",
        "/api/tables",
        TableBegun,
        edition=new.edition or usual_edition(),
        options=new.options,
        seats=seats,
    )
    return Joined(opened.table, opened.invite, min(new.bots, seats - 1))


def pick_table(console: Console, web: HttpClient, usual: TableWanted) -> Joined:
    """One of one's own tables, one that is open to all, or a new one."""
    mine = _tables(web, "mine")
    others = [table for table in _tables(web, "listed") if table.table not in {own.table for own in mine}]
    tables = [*mine, *others]
    lines = [_line(table) for table in tables]
    picked = console.choose(say("connect-which-table"), [say("connect-new-table"), *lines], default=0)
    return open_table(web, usual) if picked == 0 else Joined(tables[picked - 1].table)


def _tables(web: HttpClient, scope: str) -> list[ListedTable]:
    found = web.get(f"/api/tables?scope={scope}&limit={MOST_LISTED}", TableList).tables
    return [table for table in found if table.stage != "closed" and table.summary is not None]


def _line(table: ListedTable) -> str:
    """A table in a line: who sits there, what is played, how far it has got."""
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
