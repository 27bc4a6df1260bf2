"""The accessibility checker finds planted faults."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest

from decaphase.paper import deck_pdf
from decaphase.rules import load_rules
from support.paper.accessible import faults
from support.paper.pdf_text import Reading


@pytest.fixture(scope="module")
def good() -> bytes:
    return deck_pdf(load_rules())


def saved(pdf: pikepdf.Pdf) -> Reading:
    file = BytesIO()
    pdf.save(file)
    return Reading(file.getvalue())


def test_a_printed_deck_has_no_faults(good: bytes) -> None:
    assert faults(Reading(good)) == []


def test_a_picture_that_lost_its_name(good: bytes) -> None:
    pdf = pikepdf.open(BytesIO(good))
    figure = next(tag for tag in pdf.Root.StructTreeRoot.K[0].K if str(tag.S) == "/Figure")
    del figure["/Alt"]
    assert faults(saved(pdf)) == ["a Figure has no alternative text"]


def test_untagged_content(good: bytes) -> None:
    pdf = pikepdf.open(BytesIO(good))
    pdf.pages[2].contents_add(b"0 0 10 10 re f")
    assert faults(saved(pdf)) == ["page 3 paints something that nobody has tagged"]


def test_a_heading_that_skips_a_level(good: bytes) -> None:
    pdf = pikepdf.open(BytesIO(good))
    heading = next(tag for tag in pdf.Root.StructTreeRoot.K[0].K if str(tag.S) == "/H2")
    heading.S = pikepdf.Name.H3
    (fault,) = faults(saved(pdf))
    assert "of level 3 follows one of level 1" in fault


def test_content_missing_from_the_structure_tree(good: bytes) -> None:
    pdf = pikepdf.open(BytesIO(good))
    whole = pdf.Root.StructTreeRoot.K[0]
    whole.K = pikepdf.Array(list(whole.K)[:-1])
    (fault,) = faults(saved(pdf))
    assert fault.startswith("tree and pages do not agree")


def test_no_language_and_no_title_to_show(good: bytes) -> None:
    pdf = pikepdf.open(BytesIO(good))
    pdf.Root.Lang = pikepdf.String("")
    del pdf.Root.ViewerPreferences["/DisplayDocTitle"]
    assert faults(saved(pdf)) == [
        "it has no language",
        "a reader shows its file name in place of its title",
    ]
