"""The options that kinds of `print` share, and what they stand for: rules, game, paper, output file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias, TypeVar

import typer

from decaphase.paper import Score, score_of_record, score_of_sheet
from decaphase.problems import Problem
from decaphase.records import load_record, read_record
from decaphase.records.files import read_file
from decaphase.records.sheet_file import MARK, read_sheet
from decaphase.records.toml import parse
from decaphase.rules import Rules, load_rules, read_options
from decaphase.rules.echo import echo
from decaphase.terminal.keep.files import find_sheet, load_sheets

RulesName: TypeAlias = Annotated[str | None, typer.Option("--rules", metavar="NAME|FILE", show_default=False)]
"""An edition, or a record or score sheet with the rules."""
PaperName: TypeAlias = Annotated[str, typer.Option("--paper", metavar="a4|letter")]
Recorded: TypeAlias = Annotated[Path | None, typer.Option("--record", metavar="FILE", show_default=False)]
Kept: TypeAlias = Annotated[str | None, typer.Option("--kept", metavar="FILE|NAME", show_default=False)]
Out: TypeAlias = Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", show_default=False)]

FILE_SUFFIX: Final = ".toml"
Chosen = TypeVar("Chosen", bound=str)


def read_rules(asked: str | None, changes: Sequence[str] | None) -> Rules:
    """The rules asked for; by default the first edition in the current language."""
    options = read_options(changes or ())
    if asked is None:
        from decaphase.terminal.play.setup import default_edition

        return load_rules(default_edition(), options)
    if not asked.endswith(FILE_SUFFIX):
        return load_rules(asked, options)
    source = read_file(asked)
    if MARK in parse(source):
        rules = read_sheet(source).rules
        return load_rules(rules.edition, {**dict(rules.overrides), **options})
    record = read_record(source)
    return load_rules(record.rules, {**record.options, **options})


def read_score(record: Path | None, kept: str | None) -> Score | None:
    """The score of the given game; None if none was given."""
    if record is not None and kept is not None:
        raise Problem("print-two-games")
    if record is not None:
        return score_of_record(load_record(record))
    return None if kept is None else score_of_sheet(find_sheet(kept).sheet)


def last_score() -> Score:
    """The score on the latest sheet."""
    saved = load_sheets()
    if not saved.sheets:
        raise Problem("print-no-score")
    return score_of_sheet(saved.sheets[0].sheet)


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


def read_choice(option: str, asked: str, choices: Sequence[Chosen]) -> Chosen:
    """The value of an option with a few fixed values."""
    for choice in choices:
        if choice == asked:
            return choice
    raise Problem("print-no-such-choice", option=option, asked=echo(asked), known=", ".join(choices))
