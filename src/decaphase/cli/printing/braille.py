"""`decaphase print braille`: card labels, reference and rulebook in braille."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from decaphase.cli.printing._options import Out, PaperName, RuleOptions, RulesName, read_choice, read_rules
from decaphase.cli.printing._output import STANDARD_OUTPUT, print_file, print_pdf
from decaphase.paper import find_paper, prepare_braille
from decaphase.paper.braille import BrailleContent, BrailleForm, braille_brf, braille_table, is_brf, title_of
from decaphase.paper.braille.brf import BrailleSheet
from decaphase.problems import Problem
from decaphase.say.braille_labels import braille_code

FORMATS: Final[dict[BrailleContent, tuple[BrailleForm, ...]]] = {
    "labels": ("table", "csv", "markdown", "brf", "pdf"),
    "reference": ("brf",),
    "rulebook": ("brf",),
}
"""The formats of each content; the first is the default."""
FORMAT_BY_SUFFIX: Final[dict[str, BrailleForm]] = {
    ".csv": "csv",
    ".md": "markdown",
    ".brf": "brf",
    ".pdf": "pdf",
}
"""The format that a file name asks for."""


def print_kind(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    what: Annotated[str, typer.Option(metavar="labels|reference|rulebook")] = "labels",
    form: Annotated[
        str | None, typer.Option("--as", metavar="table|csv|markdown|brf|pdf", show_default=False)
    ] = None,
    each: Annotated[bool, typer.Option("--each")] = False,
    cells: Annotated[int, typer.Option()] = 40,
    lines: Annotated[int, typer.Option()] = 25,
) -> None:
    """Print braille."""
    rules = read_rules(edition, option)
    content = read_choice("--what", what, tuple(FORMATS))
    named = FORMAT_BY_SUFFIX.get(out.suffix.lower()) if out is not None else None
    chosen = read_choice("--as", form or named or FORMATS[content][0], FORMATS[content])
    if each and (content, chosen) != ("labels", "brf"):
        raise Problem("braille-each")
    if chosen == "pdf":
        page = find_paper(paper)
        print_pdf("braille", out, lambda: prepare_braille(rules, page))
    elif chosen == "brf":
        sheet = BrailleSheet(cells, lines, braille_code().page_numbers)
        brf = braille_brf(rules, content, sheet, each=each)
        print_file(out or Path(f"{content}.brf"), title_of(rules, content), brf, is_brf)
    else:
        table = braille_table(rules, chosen)
        heading = table.partition(b"\n")[0]
        title = title_of(rules, content)
        print_file(out or STANDARD_OUTPUT, title, table, lambda older: older.startswith(heading))
