"""`decaphase print stickers`: labels that turn two ordinary packs into a deck."""

from __future__ import annotations

from typing import Annotated

import typer

from decaphase.cli.printing._options import Out, PaperName, RuleOptions, RulesName, read_choice, read_rules
from decaphase.cli.printing._output import print_pdf
from decaphase.paper import find_labels, find_paper, prepare_stickers


def print_kind(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    labels: Annotated[str | None, typer.Option(metavar="SIZE", show_default=False)] = None,
    aces: Annotated[bool, typer.Option("--aces")] = False,
    each: Annotated[str, typer.Option(metavar="1|2")] = "2",
    first: Annotated[int, typer.Option(metavar="N")] = 1,
    shift_x: Annotated[float, typer.Option(metavar="MM")] = 0,
    shift_y: Annotated[float, typer.Option(metavar="MM")] = 0,
) -> None:
    """Print labels for two ordinary packs."""
    rules = read_rules(edition, option)
    sheet, count = find_labels(find_paper(paper), labels), int(read_choice("--each", each, ("1", "2")))
    shift = (shift_x, shift_y)
    print_pdf(
        "stickers",
        out,
        lambda: prepare_stickers(rules, sheet, aces=aces, each=count, first=first, shift=shift),
    )
