"""`decaphase serve`: the server for online tables."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

import typer

from decaphase.cli._home_network import is_running, network_address, open_browser
from decaphase.extras import require
from decaphase.problems import Problem
from decaphase.say import say
from decaphase.terminal.folders import data_folder

DEFAULT_HOST: Final = "127.0.0.1"
ALL_INTERFACES: Final = "0.0.0.0"  # noqa: S104 - only on request
DEFAULT_PORT: Final = 8010
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


def run(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=DEFAULT_HOST)] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, show_default=str(DEFAULT_PORT))] = None,
    database: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    network: Annotated[bool, typer.Option("--network")] = False,
) -> None:
    """Serve tables over the network."""
    require("server", *PACKAGES)
    from decaphase.online.server.config import Config
    from decaphase.online.server.serve import serve

    # Secrets are not taken from the command line, which every user of the machine can read.
    config = Config(
        host=host or (ALL_INTERFACES if network else DEFAULT_HOST),
        port=DEFAULT_PORT if port is None else port,
        database=database or os.environ.get("DECAPHASE_DATABASE") or _own_database(),
        origins=tuple(origin or ()),
        proxies=tuple(proxy) if proxy else Config().proxies,
        metrics_token=os.environ.get("DECAPHASE_METRICS_TOKEN", ""),
        quiet=open_page,
    )
    default_address = f"http://{DEFAULT_HOST}:{DEFAULT_PORT}"
    if open_page and port is None and not (database or network) and is_running(default_address):
        _tell(default_address, "serve-running", open_page=True, network=False)
        return
    tell = partial(_tell, open_page=open_page, network=network and host is None)
    try:
        serve(config, tell)
    except Problem as problem:
        # With `--open` the port does not matter.
        if problem.code != "serve-port-taken" or port is not None or not open_page:
            raise
        serve(replace(config, port=0), tell)


def _tell(address: str, message: str = "serve-ready", *, open_page: bool, network: bool) -> None:
    """Say where the server is, and open the page."""
    typer.echo(say(message, address=address))
    if network:
        others = network_address(address)
        typer.echo(say("serve-nobody-near") if others is None else say("serve-nearby", address=others))
    if open_page and not open_browser(address):
        typer.echo(say("serve-no-browser"))


def _own_database() -> str:
    """The SQLite database in the user's data folder."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Problem("store-cannot-open", store=str(folder)) from None
    return f"sqlite:///{folder / 'tables.db'}"
