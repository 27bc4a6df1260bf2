"""`decaphase keep`: the score sheet for games with real cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from decaphase.cli._console import open_terminal, read_rules
from decaphase.cli._options import Aloud, EditionOrNone, Plain, RuleOptions
from decaphase.problems import Problem
from decaphase.rules import load_rules
from decaphase.rules.echo import echo
from decaphase.say import say
from decaphase.sheet import begin_sheet
from decaphase.terminal.console import EndOfInput
from decaphase.terminal.keep.export import export_sheet
from decaphase.terminal.keep.files import SavedSheet, explain_damage, find_sheet, load_sheets
from decaphase.terminal.keep.score_keeper import ScoreKeeper
from decaphase.terminal.keep.setup import choose_sheet, read_names, set_up_sheet, sheet_summary
from decaphase.terminal.keep.typed_input import QuitRequested
from decaphase.terminal.settings import load_settings


def run(
    name: Annotated[str | None, typer.Argument(metavar="[SHEET]", show_default=False)] = None,
    edition: EditionOrNone = None,
    option: RuleOptions = None,
    players: Annotated[str, typer.Option(metavar="NAMES")] = "",
    export: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    list_all: Annotated[bool, typer.Option("--list")] = False,
    plain: Plain = False,
    aloud: Aloud = False,
) -> None:
    """Keep the score of a game with real cards."""
    if list_all:
        _list()
        return
    if name and (edition or option or players):
        raise Problem("keep-old-and-new", name=echo(name))
    if export is not None:
        export_sheet(_last_or(name).sheet, export)
        typer.echo(say("keep-exported", file=str(export)))
        return
    settings = load_settings()
    rules = read_rules(edition, option)
    names = begin_sheet(rules or load_rules(), read_names(players)).players if players else ()
    sentences = plain or aloud or settings.fullness == "brief"
    with open_terminal(settings, plain=plain, aloud=aloud) as console:
        try:
            if name:
                kept: SavedSheet | None = find_sheet(name)
            else:
                kept = None if rules or names else choose_sheet(console, load_sheets())
            sheet = kept.sheet if kept else set_up_sheet(console, load_sheets(), rules, names)
        except (QuitRequested, EndOfInput, KeyboardInterrupt):
            console.say("\n" + say("keep-not-begun"))
            return
        ScoreKeeper(console, sheet, kept.path if kept else None, sentences=sentences).keep()


def _list() -> None:
    """List all sheets, latest first."""
    saved = load_sheets()
    for kept in saved.sheets:
        typer.echo(sheet_summary(kept))
    for path, problem in saved.damaged:
        typer.echo(say("keep-damaged", file=path.name, reason=explain_damage(problem)))
    if not saved.sheets:
        typer.echo(say("keep-none"))


def _last_or(name: str | None) -> SavedSheet:
    """The sheet with this name, or the latest."""
    if name:
        return find_sheet(name)
    saved = load_sheets()
    if not saved.sheets:
        raise Problem("keep-nothing-to-export")
    return saved.sheets[0]
