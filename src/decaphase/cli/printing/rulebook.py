"""`decaphase print rulebook`: the rules of a table as a book."""

from __future__ import annotations

from decaphase.cli.printing._options import Asked, Changes, Out, PaperName, read_rules
from decaphase.cli.printing._output import hand_over
from decaphase.paper import find_paper, prepare_rulebook


def print_kind(
    edition: Asked = None,
    option: Changes = None,
    paper: PaperName = "a4",
    out: Out = None,
) -> None:
    """Print the rulebook."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    hand_over("rulebook", out, lambda: prepare_rulebook(rules, sheet))
