"""Printing from the page: chosen by anybody, looked at, and fetched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from support.web.played import LOOKS, sit_down, table_of
from support.web.visits import TOO_WIDE, Colours, Language, Size, Visits

GET = {
    "en": "Download the PDF",
    "nl": "Download de pdf",
    "fr": "Télécharger le PDF",
    "de": "PDF herunterladen",
}


def looked_at(page: Page) -> None:
    """Every page that is shown has come."""
    expect(page.locator(".pages img").first).to_be_visible()
    expect(page.locator(".pages.old")).to_have_count(0)
    for picture in page.locator(".pages img").all():
        expect(picture).to_have_js_property("complete", value=True)
        assert picture.evaluate("(picture) => picture.naturalWidth > 100")


def fetch(page: Page, name: str, folder: Path) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("link", name=name, exact=True).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_bytes()


@pytest.mark.parametrize(("language", "size", "colours"), LOOKS)
def test_every_kind_is_looked_at_and_fetched(
    page_at: Visits,
    axe: Callable[[Page], list[str]],
    tmp_path: Path,
    language: Language,
    size: Size,
    colours: Colours,
) -> None:
    page = page_at("/print", language, size, colours)
    expect(page.locator("input[name=kind]")).to_have_count(6)
    kinds = [kind.get_attribute("value") or "" for kind in page.locator("input[name=kind]").all()]
    assert kinds == ["deck", "reference", "sheet", "stickers", "rulebook", "braille"]
    for kind in kinds if language == "nl" else ("reference", "braille"):
        page.locator(f"input[value={kind}]").check()
        expect(page.locator(f".pages img[src*='/{kind}?']").first).to_be_visible()
        looked_at(page)
        pages = pypdfium2.PdfDocument(fetch(page, GET[language], tmp_path))
        assert sorted(pages[0].get_size()) == pytest.approx([595.3, 841.9], abs=0.2)
        assert not page.evaluate(TOO_WIDE), kind
        assert axe(page) == [], kind


def test_what_is_chosen_is_what_comes(page_at: Visits, tmp_path: Path) -> None:
    page = page_at("/print?edition=house-nl", size="desktop")
    page.locator("input[value=rulebook]").check()
    page.get_by_label("Language").last.select_option("de")
    page.get_by_label("Paper").select_option("letter")
    looked_at(page)
    expect(page.locator(".pages img[src*='language=de'][src*='paper=letter']").first).to_be_visible()
    pages = pypdfium2.PdfDocument(fetch(page, "Download the PDF", tmp_path))
    assert pages[0].get_size() == pytest.approx((612, 792))
    assert "Regeln" in pages[0].get_textpage().get_text_bounded()


def test_stickers_for_a_given_label_sheet(page_at: Visits) -> None:
    page = page_at("/print")
    page.locator("input[value=stickers]").check()
    looked_at(page)
    page.get_by_label("Sheet of labels").select_option("70 by 36 mm")
    page.get_by_label("Millimetres down").fill("-300")
    page.get_by_label("Millimetres down").blur()
    expect(page.get_by_label("Millimetres down")).to_have_value("-20")
    expect(page.locator(".pages img[src*='labels=70x36'][src*='down=-20']").first).to_be_visible()
    looked_at(page)
    page.get_by_label("Paper").select_option("letter")
    expect(page.get_by_label("Sheet of labels").locator("option").first).to_have_text("44 by 13 mm")
    looked_at(page)
    page.locator("input[value=deck]").check()
    page.get_by_label("With ordinary packs").check()
    expect(page.locator(".pages img[src*='cards%3Dpacks']").first).to_be_visible()
    looked_at(page)


def test_a_table_is_put_away_on_paper(page_at: Visits, tmp_path: Path) -> None:
    page = sit_down(page_at, options={"selection": "first-2"})
    page.goto(f"{page_at.address}/print/{table_of(page)}")
    page.locator("input[value=pause]").check()
    looked_at(page)
    slip = pypdfium2.PdfDocument(fetch(page, "Download the PDF", tmp_path))
    assert "Bot 1" in slip[0].get_textpage().get_text_bounded()
    expect(page.get_by_text("The rules of this table")).to_be_visible()


def test_by_keys_alone(page_at: Visits) -> None:
    page = page_at("/print", size="desktop")
    page.locator("input[value=deck]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("input[value=reference]")).to_be_checked()
    looked_at(page)
    page.get_by_label("Large print").focus()
    page.keyboard.press("Space")
    expect(page.locator(".pages img[src*='large=true']").first).to_be_visible()
    page.get_by_role("link", name="Download the PDF").focus()
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == "reference.pdf"
