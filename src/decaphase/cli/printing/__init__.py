"""The kinds of `decaphase print KIND`, a module each; `decaphase.paper` says how a kind is added.

A module NAME.py here has one function, `print_kind`, whose parameters are the options of the kind: those that
all kinds have are typed in `_asked.py`, and `_handing.hand_over` sets and writes what it has prepared. What
`--help` says is `help-print-NAME`, and `help-print-NAME-PARAMETER` for the options that are the kind's own.
"""

from __future__ import annotations

from pathlib import Path

from decaphase.cli import public_modules


def kinds() -> list[str]:
    """The names of all kinds."""
    return public_modules(Path(__file__).parent)
