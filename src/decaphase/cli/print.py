"""`decaphase print KIND`: printed matter, each kind a command; `decaphase.paper` says how to add a kind.

The parameters of a kind's function are its options. The help is `help-print-KIND`, and
`help-print-KIND-PARAMETER` for the kind's own options.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, get_args

import typer

from decaphase.cli._help import PrintGroup, PrintKindCommand, new_app
from decaphase.cli._options import RuleOptions
from decaphase.cli._print_options import (
    Kept,
    Out,
    PaperName,
    Recorded,
    RulesName,
    last_score,
    read_choice,
    read_players,
    read_rules,
    read_score,
)
from decaphase.cli._print_output import STANDARD_OUTPUT, print_file, print_pdf
from decaphase.paper import (
    Flip,
    ReferenceSize,
    blank_score,
    find_labels,
    find_paper,
    prepare_braille,
    prepare_deck,
    prepare_pause,
    prepare_reference,
    prepare_rulebook,
    prepare_sheet,
    prepare_stickers,
)
from decaphase.paper.braille import BrailleContent, BrailleForm, braille_brf, braille_table, is_brf, title_of
from decaphase.paper.braille.brf import BrailleSheet
from decaphase.problems import Problem
from decaphase.say.braille_labels import braille_code

BRAILLE_FORMS: Final[dict[BrailleContent, tuple[BrailleForm, ...]]] = {
    "labels": ("table", "csv", "markdown", "brf", "pdf"),
    "reference": ("brf",),
    "rulebook": ("brf",),
}
"""The formats of each content; the first is the default."""
BRAILLE_FORM_BY_SUFFIX: Final[dict[str, BrailleForm]] = {
    ".csv": "csv",
    ".md": "markdown",
    ".brf": "brf",
    ".pdf": "pdf",
}
"""The format that a file name asks for."""

DECK_FLIPS: Final[tuple[Flip, ...]] = get_args(Flip)
REFERENCE_FLIPS: Final[tuple[Flip, ...]] = ("long", "short")
REFERENCE_SIZES: Final[tuple[ReferenceSize, ...]] = get_args(ReferenceSize)

kinds = new_app(PrintGroup)


@kinds.command("braille", cls=PrintKindCommand)
def print_braille(
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
    """Print card labels, the reference or the rulebook in braille."""
    rules = read_rules(edition, option)
    content = read_choice("--what", what, tuple(BRAILLE_FORMS))
    named = BRAILLE_FORM_BY_SUFFIX.get(out.suffix.lower()) if out is not None else None
    chosen = read_choice("--as", form or named or BRAILLE_FORMS[content][0], BRAILLE_FORMS[content])
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


@kinds.command("deck", cls=PrintKindCommand)
def print_deck(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    large: Annotated[bool, typer.Option("--large")] = False,
    flip: Annotated[str, typer.Option(metavar="long|short|none")] = "long",
) -> None:
    """Print all 108 cards, to cut out."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    edge = read_choice("--flip", flip, DECK_FLIPS)
    print_pdf("deck", out, lambda: prepare_deck(rules, sheet, large=large, flip=edge))


@kinds.command("pause", cls=PrintKindCommand)
def print_pause(paper: PaperName = "a4", out: Out = None, record: Recorded = None, kept: Kept = None) -> None:
    """Print a slip with the scores, to keep with the cards of an interrupted game."""
    score, sheet = read_score(record, kept) or last_score(), find_paper(paper)
    print_pdf("pause", out, lambda: prepare_pause(score, sheet))


@kinds.command("reference", cls=PrintKindCommand)
def print_reference(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    size: Annotated[str, typer.Option(metavar="card|a5")] = "card",
    large: Annotated[bool, typer.Option("--large")] = False,
    flip: Annotated[str, typer.Option(metavar="long|short")] = "long",
) -> None:
    """Print cards with the phases and the steps of a turn."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    wanted, edge = read_choice("--size", size, REFERENCE_SIZES), read_choice("--flip", flip, REFERENCE_FLIPS)
    print_pdf("reference", out, lambda: prepare_reference(rules, sheet, size=wanted, large=large, flip=edge))


@kinds.command("rulebook", cls=PrintKindCommand)
def print_rulebook(
    edition: RulesName = None, option: RuleOptions = None, paper: PaperName = "a4", out: Out = None
) -> None:
    """Print the rules of a table as a booklet."""
    rules, sheet = read_rules(edition, option), find_paper(paper)
    print_pdf("rulebook", out, lambda: prepare_rulebook(rules, sheet))


@kinds.command("sheet", cls=PrintKindCommand)
def print_sheet(
    edition: RulesName = None,
    option: RuleOptions = None,
    paper: PaperName = "a4",
    out: Out = None,
    players: Annotated[str | None, typer.Option(metavar="COUNT|NAMES", show_default=False)] = None,
    record: Recorded = None,
    kept: Kept = None,
) -> None:
    """Print a score sheet, blank or filled in."""
    score = read_score(record, kept)
    if score is None:
        score = blank_score(read_rules(edition, option), read_players(players))
    elif edition or option or players:
        raise Problem("print-whose-rules")
    filled, sheet = score, find_paper(paper)
    print_pdf("sheet", out, lambda: prepare_sheet(filled, sheet))


@kinds.command("stickers", cls=PrintKindCommand)
def print_stickers(
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
    """Print labels that turn two ordinary packs into a deck."""
    rules = read_rules(edition, option)
    sheet, count = find_labels(find_paper(paper), labels), int(read_choice("--each", each, ("1", "2")))
    shift = (shift_x, shift_y)
    print_pdf(
        "stickers",
        out,
        lambda: prepare_stickers(rules, sheet, aces=aces, each=count, first=first, shift=shift),
    )
