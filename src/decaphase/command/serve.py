"""`decaphase serve`: tables for people far apart, over the network."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Annotated, Final

import typer

from decaphase.command._help import SaidCommand
from decaphase.problems import Problem
from decaphase.say import say
from decaphase.terminal.folders import data_folder

PACKAGES: Final = (
    "argon2",
    "httptools",
    "limits",
    "litestar",
    "msgspec",
    "prometheus_client",
    "structlog",
    "uvicorn",
)


def register(app: typer.Typer) -> None:
    app.command("serve", cls=SaidCommand)(run)


def run(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8010,
    database: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
) -> None:
    """Serve tables over the network."""
    for package in PACKAGES:
        if find_spec(package) is None:
            raise Problem("missing-package", package=package, extra="server")
    from decaphase.server.config import Config
    from decaphase.server.serve import serve

    # What is secret is not for the command line, which everybody on the machine can read.
    config = Config(
        host=host,
        port=port,
        database=database or os.environ.get("DECAPHASE_DATABASE") or _own_database(),
        origins=tuple(origin or ()),
        proxies=tuple(proxy) if proxy else Config().proxies,
        metrics_token=os.environ.get("DECAPHASE_METRICS_TOKEN", ""),
    )
    serve(config, lambda address: typer.echo(say("serve-ready", address=address)))


def _own_database() -> str:
    """The database in the folder for the user's own data."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Problem("store-cannot-open", store=str(folder)) from None
    return f"sqlite:///{folder / 'tables.db'}"
