"""`decaphase print reference`: cards with the phases and the steps of a turn."""

from __future__ import annotations

from typing import Annotated, Final, get_args

import typer

from decaphase.cli.printing._options import Out, PaperName, RuleOptions, RulesName, read_choice, read_rules
from decaphase.cli.printing._output import print_pdf
from decaphase.paper import Flip, ReferenceSize, find_paper, prepare_reference

REFERENCE_SIZES: Final[tuple[ReferenceSize, ...]] = get_args(ReferenceSize)
REFERENCE_FLIPS: Final[tuple[Flip, ...]] = ("long", "short")


def print_kind(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    size: Annotated[str, typer.Option(metavar="card|a5")] = "card",
    large: Annotated[bool, typer.Option("--large")] = False,
    flip: Annotated[str, typer.Option(metavar="long|short")] = "long",
) -> None:
    """Print reference cards."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    wanted, edge = read_choice("--size", size, REFERENCE_SIZES), read_choice("--flip", flip, REFERENCE_FLIPS)
    print_pdf("reference", out, lambda: prepare_reference(rules, sheet, size=wanted, large=large, flip=edge))
