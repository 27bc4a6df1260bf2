"""The kinds of `decaphase print KIND`, one module each; `decaphase.paper` says how to add a kind.

A module NAME.py here has one function, `print_kind`, whose parameters are the options of the kind. Options
shared by all kinds are in `_options.py`; `_output.print_pdf` typesets and writes the result. The help is
`help-print-NAME`, and `help-print-NAME-PARAMETER` for the kind's own options.
"""

from __future__ import annotations

from pathlib import Path

from decaphase.cli import public_modules


def kinds() -> list[str]:
    """The names of all kinds."""
    return public_modules(Path(__file__).parent)
