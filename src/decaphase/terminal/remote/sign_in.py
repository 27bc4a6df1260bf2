"""Signing in to a server: as a guest or with a login, and the tokens kept for the next visit."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from getpass import getpass
from pathlib import Path

from decaphase.game.names import LONGEST_NAME, check_name
from decaphase.online.protocol.http import AccountBegun, AccountShown
from decaphase.problems import Problem
from decaphase.say import say, spoken
from decaphase.terminal.console import Console
from decaphase.terminal.folders import data_folder, write_whole
from decaphase.terminal.remote.http_client import HttpClient, SignedOut


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


# Saved tokens


@dataclass(frozen=True, slots=True)
class Known:
    """A server that knows somebody by a token."""

    server: str
    token: str
    name: str


def tokens_file() -> Path:
    """The file that holds the tokens."""
    return data_folder() / "servers.toml"


def known_servers() -> list[Known]:
    """The servers that know somebody here, the last used first; what cannot be read is not known."""
    try:
        found = tomllib.loads(tokens_file().read_text(encoding="utf-8")).get("server", [])
    except (OSError, ValueError, Problem):
        return []
    return [one for entry in found if (one := _read(entry)) is not None] if isinstance(found, list) else []


def _read(entry: object) -> Known | None:
    if not isinstance(entry, dict):
        return None
    server, token, name = (entry.get(field) for field in ("address", "token", "name"))
    if isinstance(server, str) and isinstance(token, str) and isinstance(name, str):
        return Known(server, token, name)
    return None


def find_known(server: str) -> Known | None:
    """How this server knows somebody here."""
    return next((known for known in known_servers() if known.server == server), None)


def remember(known: Known) -> None:
    """Keep a token, as the one that was used last."""
    _write([known, *(other for other in known_servers() if other.server != known.server)])


def forget(server: str) -> None:
    """Let go of a token."""
    _write([other for other in known_servers() if other.server != server])


def _write(servers: list[Known]) -> None:
    """The file is made anew for its owner alone (mode 0600), as every file that is written whole."""
    from decaphase.records.toml import write_text

    lines = ["# Whoever has these tokens plays under your name."]
    for known in servers:
        lines += [
            "",
            "[[server]]",
            f"address = {write_text(known.server)}",
            f"name = {write_text(known.name)}",
            f"token = {write_text(known.token)}",
        ]
    write_whole(tokens_file(), "\n".join(lines) + "\n")
