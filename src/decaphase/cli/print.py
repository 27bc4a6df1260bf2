"""`decaphase print KIND`: printed matter; each kind is a module in `printing/`."""

from __future__ import annotations

from importlib import import_module

import typer

from decaphase.cli import printing
from decaphase.cli._help import PrintGroup, PrintKindCommand, new_app


def register(app: typer.Typer) -> None:
    kinds = new_app(PrintGroup)
    for kind in printing.kinds():
        module = import_module(f"{printing.__name__}.{kind}")
        kinds.command(kind, cls=PrintKindCommand)(module.print_kind)
    app.add_typer(kinds, name="print")
