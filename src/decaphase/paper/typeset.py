"""Typesetting by typst, which is imported only here, on first use."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from decaphase.paper.printable import Printable
from decaphase.problems import Problem

TEMPLATES: Final = Path(__file__).parent / "templates"
FONTS: Final = Path(__file__).parent / "fonts"
"""Downloaded when the package is built; without them typst uses its own."""

STANDARD: Final = "ua-1"
"""PDF/UA: typst refuses what a screen reader could not read."""
MISSING_GLYPHS: Final = re.compile(r"the text `\"(.*?)\"` could not be displayed", re.DOTALL)


def typeset(printable: Printable) -> bytes:
    """A printable as a PDF/UA file; the same printable gives the same bytes.

    Where the bundled fonts lack a character, the system's fonts are tried; then a Problem is raised.
    """
    _need_typst()
    from typst import TypstError
    from typst import compile as compile_pages

    missing = ""
    for bundled_only in (True, False):
        try:
            return compile_pages(
                TEMPLATES / f"{printable.template}.typ",
                root=TEMPLATES,
                font_paths=[FONTS],
                ignore_system_fonts=bundled_only,
                format="pdf",
                sys_inputs=_inputs(printable),
                pdf_standards=[STANDARD],
            )
        except TypstError as error:
            found = MISSING_GLYPHS.search(error.message)
            if found is None:  # a bug in a template
                raise
            missing = found[1]
    raise Problem("paper-no-font", text=missing[:40])


def picture(printable: Printable, dots_per_inch: float = 96) -> tuple[bytes, ...]:
    """All pages as PNG pictures, for a preview."""
    _need_typst()
    from typst import compile as compile_pages

    pages: bytes | list[bytes] = compile_pages(
        TEMPLATES / f"{printable.template}.typ",
        root=TEMPLATES,
        font_paths=[FONTS],
        format="png",
        ppi=dots_per_inch,
        sys_inputs=_inputs(printable),
    )
    return (pages,) if isinstance(pages, bytes) else tuple(pages)


def _inputs(printable: Printable) -> dict[str, str]:
    """The values in `sys.inputs`, which `page.typ` reads."""
    about = {
        "title": printable.title,
        "language": printable.language,
        "width": printable.paper.width,
        "height": printable.paper.height,
    }
    return {"about": json.dumps(about), "data": json.dumps(asdict(printable.data))}


def _need_typst() -> None:
    """Raise a Problem that says how to install typst if it is missing."""
    if find_spec("typst") is None:
        raise Problem("paper-not-installed")
