"""Reads a PDF: tags in reading order, alternative texts, shapes in millimetres."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import Final

import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
from pikepdf import Array, Dictionary, Name

POINT: Final = 25.4 / 72
"""Millimetres."""


@dataclass(frozen=True, slots=True)
class Tag:
    """An element of the structure tree: its kind, alternative text and text."""

    kind: str
    alt: str
    text: str
    depth: int


@dataclass(frozen=True, slots=True)
class Outline:
    """A shape on a page, in millimetres from its upper left corner."""

    left: float
    top: float
    width: float
    height: float


class Reading:
    """A PDF opened for checks."""

    def __init__(self, pdf: bytes) -> None:
        self.pdf = pikepdf.open(BytesIO(pdf))
        self.pages = pypdfium2.PdfDocument(pdf)
        self._texts = [_marked_texts(page) for page in self.pages]
        self._numbers = {page.obj.objgen: number for number, page in enumerate(self.pdf.pages)}

    @property
    def title(self) -> str:
        return str(self.pdf.docinfo[Name.Title])

    @property
    def language(self) -> str:
        return str(self.pdf.Root.Lang)

    @cached_property
    def tags(self) -> list[Tag]:
        """The structure tree in reading order."""
        return list(self._walk(self.pdf.Root.StructTreeRoot.K, 0))

    @cached_property
    def said(self) -> str:
        """All that a screen reader says, without spaces."""
        return unspaced("".join(tag.alt or tag.text for tag in self.tags))

    def alts(self) -> list[str]:
        """The alternative texts of all figures."""
        return [tag.alt for tag in self.tags if tag.kind == "Figure"]

    def size(self, page: int) -> tuple[float, float]:
        """Width and height of a page (from 1) in millimetres."""
        width, height = self.pages[page - 1].get_size()
        return width * POINT, height * POINT

    def outlines(self, page: int, width: float, height: float) -> list[Outline]:
        """The shapes of this size on a page, in drawing order."""
        return [
            outline
            for outline in self.shapes(page)
            if abs(outline.width - width) < 0.05 and abs(outline.height - height) < 0.05
        ]

    def shapes(self, page: int, *, with_text: bool = False) -> list[Outline]:
        """All shapes of a page, optionally with its text objects."""
        of = self.pages[page - 1]
        high = of.get_size()[1]
        found = []
        for shape in of.get_objects([pdfium.FPDF_PAGEOBJ_PATH, *[pdfium.FPDF_PAGEOBJ_TEXT] * with_text]):
            left, bottom, right, top = shape.get_bounds()
            found.append(
                Outline(left * POINT, (high - top) * POINT, (right - left) * POINT, (top - bottom) * POINT)
            )
        return found

    def _walk(self, node: object, depth: int) -> Iterator[Tag]:
        if isinstance(node, Array):
            for one in node:
                yield from self._walk(one, depth)
        elif isinstance(node, Dictionary) and "/S" in node:
            kids = node.get("/K", Array())
            listed = list(kids) if isinstance(kids, Array) else [kids]
            text = "".join(self._text(kid, node) for kid in listed)
            yield Tag(str(node.S).lstrip("/"), str(node.get("/Alt", "")), text, depth)
            for kid in listed:
                yield from self._walk(kid, depth + 1)

    def _text(self, kid: object, parent: Dictionary) -> str:
        """The text of a piece of marked content."""
        if isinstance(kid, Dictionary) and "/MCID" in kid:
            page, number = kid.get("/Pg") or parent.Pg, int(kid.MCID)
        elif isinstance(kid, int):
            page, number = parent.Pg, kid
        else:
            return ""
        return self._texts[self._numbers[page.objgen]].get(number, "")


def unspaced(text: str) -> str:
    """A text without spaces, since a PDF has none at the ends of lines."""
    return re.sub(r"\s+", "", text)


def _marked_texts(page: pypdfium2.PdfPage) -> dict[int, str]:
    """The text of each piece of marked content on a page."""
    lines = page.get_textpage()
    texts: dict[int, str] = {}
    for place in range(lines.count_chars()):
        piece = pdfium.FPDFText_GetTextObject(lines, place)
        if piece:  # spaces that the library inserts belong to no object
            number = pdfium.FPDFPageObj_GetMarkedContentID(piece)
            # The library does not count a hyphen at the end of a line as text.
            hyphen = pdfium.FPDFText_IsHyphen(lines, place) == 1
            sign = "-" if hyphen else chr(pdfium.FPDFText_GetUnicode(lines, place))
            texts[number] = texts.get(number, "") + sign
    return texts
