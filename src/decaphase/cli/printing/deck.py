"""`decaphase print deck`: all 108 cards, to print and cut."""

from __future__ import annotations

from typing import Annotated, Final, get_args

import typer

from decaphase.cli.printing._options import Out, PaperName, RuleOptions, RulesName, read_choice, read_rules
from decaphase.cli.printing._output import print_pdf
from decaphase.paper import Flip, find_paper, prepare_deck

DECK_FLIPS: Final[tuple[Flip, ...]] = get_args(Flip)


def print_kind(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    large: Annotated[bool, typer.Option("--large")] = False,
    flip: Annotated[str, typer.Option(metavar="long|short|none")] = "long",
) -> None:
    """Print all cards of the deck."""
    rules = read_rules(edition, option)
    sheet, edge = find_paper(paper), read_choice("--flip", flip, DECK_FLIPS)
    print_pdf("deck", out, lambda: prepare_deck(rules, sheet, large=large, flip=edge))
