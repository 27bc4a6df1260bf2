"""The page comes up: in every language, at every size, in every colour, and everybody can use it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.parameters import each_value_once
from support.web.visits import LANGUAGES, TOO_WIDE, Colours, Language, Size, Visits


@pytest.mark.parametrize(("language", "size"), each_value_once(LANGUAGES, ["phone", "narrow", "desktop"]))
def test_it_opens_in_every_language(
    page_at: Visits, axe: Callable[[Page], list[str]], language: Language, size: Size
) -> None:
    page = page_at("/", language, size)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language
    assert not page.evaluate(TOO_WIDE)
    assert axe(page) == []


@pytest.mark.parametrize("colours", ["light", "dark", "forced"])
def test_it_opens_in_every_colour(
    page_at: Visits, axe: Callable[[Page], list[str]], colours: Colours
) -> None:
    page = page_at("/", colours=colours)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
