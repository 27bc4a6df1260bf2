"""`decaphase play`: a game at the terminal, with people and bots."""

from __future__ import annotations

from typing import Annotated

import typer

from decaphase.cli._console import open_terminal, read_fullness, read_rules
from decaphase.cli._options import Aloud, EditionOrNone, FullnessName, Plain, RuleOptions
from decaphase.terminal.play.setup import PlayOptions, read_bots, read_people, set_up_game
from decaphase.terminal.settings import load_settings


def run(
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME", show_default=False)] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOTS")] = None,
    edition: EditionOrNone = None,
    option: RuleOptions = None,
    dealer: Annotated[str | None, typer.Option(metavar="NAME|lot")] = None,
    fullness: FullnessName = None,
    plain: Plain = False,
    aloud: Aloud = False,
    seed: Annotated[int | None, typer.Option(metavar="S")] = None,
) -> None:
    """Play at the terminal."""
    settings = load_settings()
    verbosity = read_fullness(fullness, settings.fullness)
    rules = read_rules(edition, option)
    options = PlayOptions(
        people=read_people(",".join(names)) if names else None,
        bots=None if bots is None else read_bots(bots),
        rules=rules,
        dealer=dealer,
    )
    with open_terminal(settings, plain=plain, aloud=aloud) as console:
        setup = set_up_game(console, options, settings.name)
        # The game is loaded only now, so that the first prompt appears quickly.
        from decaphase.terminal.play.open_game import play_game

        play_game(console, setup, settings, fullness=verbosity, seed=seed)
