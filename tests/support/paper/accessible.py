"""The structural requirements of PDF/UA-1, a subset of what veraPDF checks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name

from support.paper.pdf_text import Reading, Tag

PAINT: Final = frozenset(("S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "sh", "Do", "Tj", "TJ", "'", '"'))
"""Operators that paint."""
HEADING: Final = re.compile(r"H(\d)")


def faults(reading: Reading) -> list[str]:
    """All accessibility faults of a PDF."""
    return [
        *_of_the_document(reading),
        *_of_marks(reading),
        *_of_figures(reading.tags),
        *_of_headings(reading.tags),
        *_of_tables(reading),
        *_of_fonts(reading),
    ]


def _of_the_document(reading: Reading) -> Iterator[str]:
    root = reading.pdf.Root
    if not root.MarkInfo.get("/Marked", False):
        yield "it is not tagged"
    if not reading.language:
        yield "it has no language"
    if not root.ViewerPreferences.get("/DisplayDocTitle", False):
        yield "a reader shows its file name in place of its title"
    with reading.pdf.open_metadata() as metadata:
        if metadata.get("pdfuaid:part") != "1":
            yield "it does not say that it is PDF/UA-1"
        if metadata.get("dc:title") != reading.title or not reading.title:
            yield "it has no title, or two"


def _of_marks(reading: Reading) -> Iterator[str]:
    """All painted content is either an artifact or in the structure tree, where it occurs once."""
    in_tree = Counter(_pieces(reading.pdf.Root.StructTreeRoot.K, None))
    painted: Counter[tuple[object, int]] = Counter()
    for number, page in enumerate(reading.pdf.pages, 1):
        marks: list[str] = []
        for instruction in pikepdf.parse_content_stream(page):
            operands = instruction.operands
            match str(instruction.operator):
                case "BMC" | "BDC":
                    marks.append(str(operands[0]))
                    if len(operands) > 1 and isinstance(operands[1], Dictionary) and "/MCID" in operands[1]:
                        painted[page.objgen, int(operands[1].MCID)] += 1
                case "EMC":
                    marks.pop()
                case sign if sign in PAINT and not marks:
                    yield f"page {number} paints something that nobody has tagged"
    if in_tree != painted:
        yield f"tree and pages do not agree: {in_tree - painted}, {painted - in_tree}"


def _pieces(node: object, page: object) -> Iterator[tuple[object, int]]:
    """All marked content in the tree: its page and its number."""
    if isinstance(node, Array):
        for one in node:
            yield from _pieces(one, page)
    elif isinstance(node, Dictionary):
        own = node.Pg.objgen if "/Pg" in node else page
        if "/MCID" in node:
            yield own, int(node.MCID)
        elif "/K" in node:
            yield from _pieces(node.K, own)
    elif isinstance(node, int):
        yield page, node


def _of_figures(tags: list[Tag]) -> Iterator[str]:
    for tag in tags:
        if tag.kind in ("Figure", "Formula") and not tag.alt.strip():
            yield f"a {tag.kind} has no alternative text"


def _of_headings(tags: list[Tag]) -> Iterator[str]:
    before = 0
    for tag in tags:
        found = HEADING.fullmatch(tag.kind)
        if found:
            if int(found[1]) > before + 1:
                yield f"heading {tag.text!r} of level {found[1]} follows one of level {before}"
            before = int(found[1])


def _of_tables(reading: Reading) -> Iterator[str]:
    """Every table has header cells with a scope, and rows of equal width."""
    for table in _elements(reading.pdf.Root.StructTreeRoot.K, "/Table"):
        heads = list(_elements(table.K, "/TH"))
        if not heads:
            yield "a table has no heads"
        if not all("/Scope" in _attributes(head) for head in heads):
            yield "a head of a table does not say of what"
        widths = {
            sum(int(str(_attributes(cell).get("/ColSpan", 1))) for cell in _cells(row))
            for row in _elements(table.K, "/TR")
        }
        if len(widths) > 1 and not any("/RowSpan" in _attributes(head) for head in heads):
            yield f"the rows of a table have {sorted(widths)} cells"


def _cells(row: Dictionary) -> Iterator[Dictionary]:
    yield from _elements(row.K, "/TH")
    yield from _elements(row.K, "/TD")


def _elements(node: object, kind: str) -> Iterator[Dictionary]:
    if isinstance(node, Array):
        for one in node:
            yield from _elements(one, kind)
    elif isinstance(node, Dictionary) and "/S" in node:
        if str(node.S) == kind:
            yield node
        elif "/K" in node:
            yield from _elements(node.K, kind)


def _attributes(element: Dictionary) -> dict[str, object]:
    """The attributes of a structure element, of all owners."""
    found = element.get("/A", Array())
    owners = list(found) if isinstance(found, Array) else [found]
    return {name: value for owner in owners if isinstance(owner, Dictionary) for name, value in owner.items()}


def _of_fonts(reading: Reading) -> Iterator[str]:
    for page in reading.pdf.pages:
        fonts = page.get("/Resources", Dictionary()).get("/Font", Dictionary())
        for font in fonts.values():
            inner = font.DescendantFonts[0] if "/DescendantFonts" in font else font
            about = inner.get("/FontDescriptor", Dictionary())
            if inner.get("/Subtype") != Name.Type3 and not any(
                name in about for name in ("/FontFile", "/FontFile2", "/FontFile3")
            ):
                yield f"the font {font.get('/BaseFont')} is not embedded"
            if "/ToUnicode" not in font:
                yield f"the font {font.get('/BaseFont')} does not say what its letters are"
