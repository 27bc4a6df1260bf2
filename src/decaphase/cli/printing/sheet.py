"""`decaphase print sheet`: a score sheet, blank or filled in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from decaphase.cli.printing._game import Kept, Recorded, read_score
from decaphase.cli.printing._options import Out, PaperName, RuleOptions, RulesName, read_rules
from decaphase.cli.printing._output import print_pdf
from decaphase.paper import Score, blank_score, find_paper, prepare_sheet
from decaphase.problems import Problem


def print_kind(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    players: Annotated[str | None, typer.Option(metavar="COUNT|NAMES", show_default=False)] = None,
    record: Recorded = None,
    kept: Kept = None,
) -> None:
    """Print a score sheet."""
    score = _read_score(edition, option, players, record, kept)
    sheet = find_paper(paper)
    print_pdf("sheet", out, lambda: prepare_sheet(score, sheet))


def _read_score(
    edition: str | None, option: list[str] | None, players: str | None, record: Path | None, kept: str | None
) -> Score:
    """The score to print: of the given game, or of a new one."""
    score = read_score(record, kept)
    if score is None:
        return blank_score(read_rules(edition, option), read_players(players))
    if edition or option or players:
        raise Problem("print-whose-rules")
    return score


def read_players(asked: str | None) -> tuple[str, ...]:
    """The names, empty if only their number was given; by default six empty ones.

    >>> read_players("Ann, Bob"), read_players("3")
    (('Ann', 'Bob'), ('', '', ''))
    """
    if asked is None:
        return ("",) * 6
    if asked.strip().isdecimal() and len(asked) < 4:
        return ("",) * int(asked)
    return tuple(name.strip() for name in asked.split(","))
