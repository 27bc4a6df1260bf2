"""Who somebody is on which server: kept in a file that nobody else on this computer may read."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from decaphase.problems import Problem
from decaphase.terminal.folders import data_folder, write_whole


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
