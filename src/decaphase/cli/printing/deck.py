"""`decaphase print deck`: all 108 cards, to print and cut."""

from __future__ import annotations

from typing import Annotated, get_args

import typer

from decaphase.cli.printing._options import Asked, Changes, Out, PaperName, read_choice, read_rules
from decaphase.cli.printing._output import hand_over
from decaphase.paper import Flip, find_paper, prepare_deck


def print_kind(
    edition: Asked = None,
    option: Changes = None,
    paper: PaperName = "a4",
    out: Out = None,
    large: Annotated[bool, typer.Option("--large")] = False,
    flip: Annotated[str, typer.Option(metavar="long|short|none")] = "long",
) -> None:
    """Print all cards of the deck."""
    rules = read_rules(edition, option)
    sheet, edge = find_paper(paper), read_choice("--flip", flip, FLIPS)
    hand_over("deck", out, lambda: prepare_deck(rules, sheet, large=large, flip=edge))


FLIPS: dict[str, Flip] = {flip: flip for flip in get_args(Flip)}
