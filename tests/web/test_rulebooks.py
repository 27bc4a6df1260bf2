"""The rulebook of a table, or of an edition, in the browser and on paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from decaphase.rulebook import write_rulebook
from decaphase.rules import load_rules
from support.web.opening import open_table
from support.web.played import LOOKS, is_narrow_enough
from support.web.visits import Colours, Language, Size, Visits

OPTIONS: dict[str, object] = {"knocking": True, "wild_points": 20, "cards": "packs"}


@pytest.mark.parametrize(("language", "size", "colours"), LOOKS)
def test_the_rules_of_a_table(
    page_at: Visits, axe: Callable[[Page], list[str]], language: Language, size: Size, colours: Colours
) -> None:
    page = page_at("/", language, size, colours)
    table = open_table(page, OPTIONS, listed=True)
    page.goto(f"{page_at.address}/rules/{table}")
    book = write_rulebook(load_rules("classic-en", OPTIONS), language)
    expect(page.locator("h1")).to_have_text(book.title)
    headings = [section.heading for section in book.sections]
    expect(page.locator("section > h2")).to_have_text(headings)
    expect(page.locator("nav .contents a")).to_have_text(headings)
    expect(page.locator(".contrast")).to_have_count(3)
    expect(page.locator(".example").first).to_be_visible()
    assert is_narrow_enough(page)
    assert axe(page) == []


def test_the_contents_lead_to_the_chapters(page_at: Visits) -> None:
    page = page_at("/rules", size="desktop")
    page.locator(".contents a").nth(9).click()
    chapter = page.locator("section").nth(9)
    expect(chapter).to_be_in_viewport()
    page.goto(f"{page.url.partition('#')[0]}#points")
    page.reload()
    expect(page.locator("#points h2")).to_be_in_viewport()


def test_every_edition_can_be_read(page_at: Visits) -> None:
    page = page_at("/rules?edition=house-nl", "nl")
    expect(page.locator("h1")).to_have_text(write_rulebook(load_rules("house-nl"), "nl").title)
    page.locator(".edition select").select_option("classic-de")
    expect(page.locator("h1")).to_have_text(write_rulebook(load_rules("classic-de"), "nl").title)
    assert page.url.endswith("/rules?edition=classic-de")
    page.reload()
    expect(page.locator("h1")).to_have_text(write_rulebook(load_rules("classic-de"), "nl").title)


def test_it_changes_its_language_at_once(page_at: Visits) -> None:
    page = page_at("/rules?edition=classic-fr", "en", "desktop")
    expect(page.locator("h1")).to_have_text(write_rulebook(load_rules("classic-fr"), "en").title)
    page.locator("header select").select_option("fr")
    expect(page.locator("h1")).to_have_text(write_rulebook(load_rules("classic-fr"), "fr").title)


def test_it_is_printed_without_what_paper_does_not_need(page_at: Visits) -> None:
    page = page_at("/rules", colours="dark")
    expect(page.locator(".example").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.querySelector('.book p')).color") == "rgb(29, 27, 34)"
    pages = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert 4 <= pages <= 20


def test_an_edition_that_is_not_there_is_said_to_be_so(page_at: Visits) -> None:
    page = page_at("/rules?edition=classic-it", forgive=["400"])
    expect(page.get_by_role("alert")).to_contain_text("classic-it")
