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
from decaphase.terminal.folders import data_folder, write_atomically
from decaphase.terminal.remote.http_client import HttpClient, SignedOut


def sign_in(console: Console, server: str, name: str | None, default_name: str) -> HttpClient:
    """A client signed in with the saved token; on the first visit, only a name is asked for."""
    saved = find_token(server)
    if saved is None:
        return _register_guest(console, server, name, default_name)
    http = HttpClient(server, saved.token)
    try:
        account = http.get("/api/account", AccountShown)
    except SignedOut:
        forget_token(server)
        console.say(say("connect-known-no-more", server=server))
        return _register_guest(console, server, name, default_name or saved.name)
    change = {"name": name or account.name, "language": spoken()}
    if change != {"name": account.name, "language": account.language}:
        http.send("PATCH", "/api/account", AccountShown, **change)
    save_token(SavedToken(server, saved.token, change["name"]))
    return http


def _register_guest(console: Console, server: str, name: str | None, default_name: str) -> HttpClient:
    """Create a guest account; the name is asked for unless given."""
    http = HttpClient(server)
    http.get("/health", dict)  # fails before a name is asked for if there is no server
    if name is None:
        default = default_name or say("play-usual-name")
        name = console.ask_until(
            say("connect-ask-name", name=default), lambda text: _checked_name(text or default)
        )
    account = http.send("POST", "/api/accounts", AccountBegun, name=_checked_name(name), language=spoken())
    return _signed_in(http, account)


def _checked_name(name: str) -> str:
    check_name(name[: LONGEST_NAME + 1])
    return name


def log_in(console: Console, server: str, ask_password: Callable[[str], str] = getpass) -> HttpClient:
    """Sign in with a login and a password, which is not echoed."""
    saved = find_token(server)
    http = HttpClient(server, None if saved is None else saved.token)
    login = console.ask(say("connect-ask-login")).strip()
    password = ask_password(say("connect-ask-password") + " ")
    account = http.send("POST", "/api/login", AccountBegun, login=login, password=password)
    console.say(say("connect-signed-in", name=account.name))
    return _signed_in(http, account)


def _signed_in(http: HttpClient, account: AccountBegun) -> HttpClient:
    save_token(SavedToken(http.server, account.token, account.name))
    return HttpClient(http.server, account.token)


def sign_out(console: Console, server: str) -> None:
    """Revoke the token and delete it."""
    saved = find_token(server)
    if saved is None:
        raise Problem("connect-not-signed-in", server=server)
    try:
        HttpClient(server, saved.token).send("POST", "/api/logout", type(None))
    except SignedOut:
        pass  # it was revoked already
    finally:
        forget_token(server)
    console.say(say("connect-signed-out-now", server=server))


# Saved tokens


@dataclass(frozen=True, slots=True)
class SavedToken:
    """A user's token for a server."""

    server: str
    token: str
    name: str


def tokens_file() -> Path:
    """The file with the tokens."""
    return data_folder() / "servers.toml"


def saved_tokens() -> list[SavedToken]:
    """The saved tokens, last used first; unreadable entries are ignored."""
    try:
        found = tomllib.loads(tokens_file().read_text(encoding="utf-8")).get("server", [])
    except (OSError, ValueError, Problem):
        return []
    entries = found if isinstance(found, list) else []
    return [token for entry in entries if (token := _read_token(entry)) is not None]


def _read_token(entry: object) -> SavedToken | None:
    if not isinstance(entry, dict):
        return None
    server, token, name = (entry.get(field) for field in ("address", "token", "name"))
    if isinstance(server, str) and isinstance(token, str) and isinstance(name, str):
        return SavedToken(server, token, name)
    return None


def find_token(server: str) -> SavedToken | None:
    """The token saved for this server."""
    return next((saved for saved in saved_tokens() if saved.server == server), None)


def save_token(saved: SavedToken) -> None:
    """Save a token as the one used last."""
    _write_tokens([saved, *(other for other in saved_tokens() if other.server != saved.server)])


def forget_token(server: str) -> None:
    """Delete a token."""
    _write_tokens([other for other in saved_tokens() if other.server != server])


def _write_tokens(servers: list[SavedToken]) -> None:
    """Write the file for its owner alone (mode 0600), as every atomically written file."""
    from decaphase.records.toml import write_text

    lines = ["# Whoever has these tokens plays under your name."]
    for saved in servers:
        lines += [
            "",
            "[[server]]",
            f"address = {write_text(saved.server)}",
            f"name = {write_text(saved.name)}",
            f"token = {write_text(saved.token)}",
        ]
    write_atomically(tokens_file(), "\n".join(lines) + "\n")
