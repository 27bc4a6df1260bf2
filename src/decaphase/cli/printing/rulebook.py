"""`decaphase print rulebook`: the rules of a table as a booklet."""

from __future__ import annotations

from decaphase.cli.printing._options import Out, PaperName, RuleOptions, RulesName, read_rules
from decaphase.cli.printing._output import print_pdf
from decaphase.paper import find_paper, prepare_rulebook


def print_kind(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
) -> None:
    """Print the rulebook."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    print_pdf("rulebook", out, lambda: prepare_rulebook(rules, sheet))
