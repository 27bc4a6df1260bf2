"""Setting pages by typst, which is loaded only here, and only when something is set."""

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
"""Fetched when the package is built; without them typst takes its own."""

STANDARD: Final = "ua-1"
"""PDF/UA: typst refuses what a screen reader could not read."""
UNWRITABLE: Final = re.compile(r"the text `\"(.*?)\"` could not be displayed", re.DOTALL)


def typeset(printable: Printable) -> bytes:
    """The pages as a PDF, tagged as PDF/UA asks; the same printable gives the same bytes.

    Where our fonts lack a character, the machine's own are tried; none of them having it is a Problem.
    """
    _need_typst()
    from typst import TypstError
    from typst import compile as compile_pages

    missing = ""
    for ours_only in (True, False):
        try:
            return compile_pages(
                TEMPLATES / f"{printable.template}.typ",
                root=TEMPLATES,
                font_paths=[FONTS],
                ignore_system_fonts=ours_only,
                format="pdf",
                sys_inputs=_inputs(printable),
                pdf_standards=[STANDARD],
            )
        except TypstError as error:
            unwritable = UNWRITABLE.search(error.message)
            if unwritable is None:  # a mistake in a template: ours to mend
                raise
            missing = unwritable[1]
    raise Problem("paper-no-font", text=missing[:40])


def picture(printable: Printable, dots_per_inch: float = 96) -> tuple[bytes, ...]:
    """Every page as a PNG, to look at before it is printed."""
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
    """What a template finds in `sys.inputs`; `page.typ` reads it."""
    about = {
        "title": printable.title,
        "language": printable.language,
        "width": printable.paper.width,
        "height": printable.paper.height,
    }
    return {"about": json.dumps(about), "data": json.dumps(asdict(printable.data))}


def _need_typst() -> None:
    """Tell how to get the compiler where it is missing."""
    if find_spec("typst") is None:
        raise Problem("paper-not-installed")
