"""`decaphase connect`: the game at the terminal, at a table on a server."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from decaphase.cli._console import open_terminal, read_fullness
from decaphase.cli._options import Aloud, EditionOrNone, FullnessName, Plain, RuleOptions
from decaphase.extras import require
from decaphase.rules import load_rules, read_options
from decaphase.terminal.settings import load_settings

PACKAGES: Final = ("msgspec", "websockets")


def run(
    url: Annotated[str, typer.Argument(metavar="URL", show_default=False)],
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    new: Annotated[bool, typer.Option("--new")] = False,
    edition: EditionOrNone = None,
    option: RuleOptions = None,
    players: Annotated[int | None, typer.Option(min=2, max=6)] = None,
    bots: Annotated[int, typer.Option(min=0, max=5)] = 0,
    login: Annotated[bool, typer.Option("--login")] = False,
    leave_server: Annotated[bool, typer.Option("--sign-out")] = False,
    fullness: FullnessName = None,
    plain: Plain = False,
    aloud: Aloud = False,
) -> None:
    """Play at a table on a server."""
    require("server", *PACKAGES)
    from decaphase.terminal.play.setup import default_edition
    from decaphase.terminal.remote.find_table import NewTable, find_table, read_address
    from decaphase.terminal.remote.sign_in import log_in, saved_tokens, sign_in, sign_out

    settings = load_settings()
    verbosity = read_fullness(fullness, settings.fullness)
    options = read_options(option or ())
    load_rules(edition or default_edition(), options)  # refuses invalid rules before anything is asked
    wanted = NewTable(edition, options, players, bots)
    address = read_address(url, next((known.server for known in saved_tokens()), None))
    with open_terminal(settings, plain=plain, aloud=aloud) as console:
        if leave_server:
            sign_out(console, address.server)
            return
        server = address.server
        http = log_in(console, server) if login else sign_in(console, server, name, settings.name)
        joined = find_table(console, http, address, wanted if new else None, wanted)
        # The game is loaded only now, so that the first prompt appears quickly.
        from decaphase.terminal.remote.session import play_at_table

        play_at_table(console, http, joined, settings, verbosity)
