"""`decaphase print reference`: cards with the phases and the steps of a turn."""

from __future__ import annotations

from typing import Annotated, get_args

import typer

from decaphase.cli.printing._options import Asked, Changes, Out, PaperName, read_choice, read_rules
from decaphase.cli.printing._output import hand_over
from decaphase.paper import Flip, ReferenceSize, find_paper, prepare_reference


def print_kind(
    edition: Asked = None,
    option: Changes = None,
    paper: PaperName = "a4",
    out: Out = None,
    size: Annotated[str, typer.Option(metavar="card|a5")] = "card",
    large: Annotated[bool, typer.Option("--large")] = False,
    flip: Annotated[str, typer.Option(metavar="long|short")] = "long",
) -> None:
    """Print reference cards."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    wanted, edge = read_choice("--size", size, SIZES), read_choice("--flip", flip, FLIPS)
    hand_over("reference", out, lambda: prepare_reference(rules, sheet, size=wanted, large=large, flip=edge))


SIZES: dict[str, ReferenceSize] = {size: size for size in get_args(ReferenceSize)}
FLIPS: dict[str, Flip] = {"long": "long", "short": "short"}
