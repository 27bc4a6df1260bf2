"""`decaphase print KIND`: things to put on paper; each kind is a module in `printing/`."""

from __future__ import annotations

from importlib import import_module

import typer

from decaphase.cli import printing
from decaphase.cli._help import SaidKind, SaidKinds


def register(app: typer.Typer) -> None:
    kinds = typer.Typer(
        cls=SaidKinds,
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    for kind in printing.kinds():
        module = import_module(f"{printing.__name__}.{kind}")
        kinds.command(kind, cls=SaidKind)(module.print_kind)
    app.add_typer(kinds, name="print")
