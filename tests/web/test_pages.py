"""The pages around the table come up: in every language, size and colour, and everybody can use them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from decaphase.say import say
from support.parameters import first_quick
from support.web.axe import TAGS, violations_on
from support.web.opening import open_table
from support.web.visits import LANGUAGES, TOO_WIDE, Colours, Language, Visits

PLACES = (
    "/",
    "/new",
    "/rules",
    "/print",
    "/settings",
    "/statistics",
    "/about",
    "/join/nobody-invited-you",
    "/nowhere",
)
STRICT = (*TAGS, "wcag2aaa")
NO_INVITE = "the server responded with a status of 404"
OPEN_ALL = "document.querySelectorAll('details').forEach((part) => (part.open = true))"
TOO_SMALL = """[...document.querySelectorAll("button, .button, select, summary, label.choice, textarea, \
input:not([type=radio], [type=checkbox])")].filter((one) => one.checkVisibility() && !one.closest(".unseen"))
    .filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML)"""


def go(page: Page, address: str) -> None:
    """Go to a place, and open all that can be opened there."""
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(OPEN_ALL)


def too_small_or_wide(page: Page) -> list[str]:
    """Controls that are too small for a finger, and whether the page has to be scrolled sideways."""
    small = [f"smaller than a fingertip: {element}" for element in page.evaluate(TOO_SMALL)]
    return [*small, f"wider than the screen: {page.url}"] if page.evaluate(TOO_WIDE) else small


def wrong_with(page: Page) -> list[str]:
    """All that keeps people from using the page as it is now."""
    return [*too_small_or_wide(page), *violations_on(page, STRICT)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language_on_a_small_phone(page_at: Visits, language: Language) -> None:
    page = page_at("/", language, "narrow", forgive=[NO_INVITE])
    titles = set()
    for place in PLACES:
        go(page, page_at.address + place)
        assert page.locator("html").get_attribute("lang") == language
        # What axe finds does not depend on the language; the colours below have it look at every page.
        assert too_small_or_wide(page) == []
        titles.add(page.title())
    assert len(titles) == len(PLACES)
    assert all("Decaphase" in title for title in titles)


@pytest.mark.parametrize("colours", first_quick(("dark",), ("light",), ("forced",)))
def test_every_page_can_be_read_in_every_colour(page_at: Visits, colours: Colours) -> None:
    page = page_at("/", "en", "desktop", colours, forgive=[NO_INVITE])
    table = open_table(page, {}, bots=(), seats=3)
    for place in (*PLACES, f"/table/{table}", f"/new/{table}"):
        go(page, page_at.address + place)
        assert wrong_with(page) == []


def test_high_contrast_and_large_cards_keep_everything_in_reach(page_at: Visits) -> None:
    page = page_at("/settings", "de", "narrow")
    page.get_by_label(say("web-colours-contrast", "de")).check()
    page.get_by_label(say("web-size-large", "de")).check()
    for place in ("/", "/new", "/settings"):
        go(page, page_at.address + place)
        assert wrong_with(page) == []


# Getting around


def test_a_link_leads_to_the_heading_of_its_page(page_at: Visits) -> None:
    page = page_at("/", size="desktop")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_focused()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", level=1, name="Decaphase")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()


def test_the_content_is_one_key_away(page_at: Visits) -> None:
    page = page_at("/about", size="desktop")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_the_menu_of_a_phone_opens_and_closes(page_at: Visits) -> None:
    page = page_at("/")
    menu = page.get_by_role("button", name="Menu")
    expect(page.get_by_role("link", name="Settings")).to_be_hidden()
    menu.click()
    page.get_by_role("link", name="Settings").focus()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_focused()
    expect(menu).to_have_attribute("aria-expanded", "false")


def test_another_language_is_spoken_at_once_and_kept(page_at: Visits) -> None:
    page = page_at("/about", size="desktop")
    page.get_by_role("combobox", name="Language").select_option("Français")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-about", "fr"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-about", "fr"))
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_server_speaks_as_the_page_does(page_at: Visits) -> None:
    page = page_at("/", "nl", "desktop")
    open_table(page, {}, bots=(), seats=2)
    page.goto(f"{page_at.address}/settings")
    page.get_by_role("combobox", name=say("web-language", "nl")).first.select_option("Deutsch")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-settings", "de"))
    page.wait_for_load_state("networkidle")
    assert page.evaluate("fetch('/api/account').then((answer) => answer.json())")["language"] == "de"


def test_a_place_that_is_not_there_leads_home(page_at: Visits) -> None:
    page = page_at("/nowhere/at/all", "fr")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-not-found", "fr"))
    page.get_by_role("link", name=say("web-home", "fr")).click()
    expect(page.get_by_role("button", name=say("web-play-now", "fr"))).to_be_visible()


def test_offline_it_is_said_what_still_works(page_at: Visits) -> None:
    page = page_at("/", "nl", forgive=["ERR_FAILED"])
    expect(page.get_by_role("button", name=say("web-play-now", "nl"))).to_be_visible()
    page.context.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("heading", name=say("web-no-server", "nl"))).to_be_visible()
    keep = page.locator("section").get_by_role("link", name=say("web-keep", "nl"))
    expect(keep).to_have_attribute("href", "/keep")
    assert wrong_with(page) == []
    page.context.unroute("**/api/**")
    page.get_by_role("button", name=say("web-try-again", "nl")).click()
    expect(page.get_by_role("button", name=say("web-play-now", "nl"))).to_be_visible()


# Figures


def test_statistics_begin_with_an_invitation_to_play(page_at: Visits) -> None:
    page = page_at("/statistics", "de")
    expect(page.get_by_text(say("web-no-games", "de"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=say("web-play", "de"))).to_be_visible()


def test_statistics_show_how_games_went(page_at: Visits, tmp_path: Path) -> None:
    page = page_at("/", "nl", "narrow")
    open_table(page, {}, bots=(), seats=2)
    results = [
        {"table": "abc", "game": game, "seat": 1, "players": 4, "place": place, "winner": place == 1}
        | {"score": 35 * place, "phases": 10, "hands": 12, "edition": "classic-en", "at": 1_792_000_000_000}
        for game, place in enumerate((1, 3, 1), 1)
    ]
    told = {"totals": {"games": 3, "wins": 2, "places": 5, "phases": 30, "hands": 36}, "results": results}
    page.context.route("**/api/statistics", lambda route: route.fulfill(json=told))
    page.goto(f"{page_at.address}/statistics")
    expect(page.get_by_role("row")).to_have_count(4)
    expect(page.get_by_text("1,7")).to_be_visible()  # the average place, as the Dutch write it
    expect(page.get_by_role("img")).to_have_attribute(
        "aria-label", say("web-places-chart", "nl", counts="2, 0, 1")
    )
    expect(page.get_by_role("row").last.get_by_role("link")).to_have_attribute("href", "/replay/abc")
    assert wrong_with(page) == []
    page.screenshot(path=tmp_path / "statistics.png")


def test_what_this_is_and_its_version(page_at: Visits) -> None:
    page = page_at("/about")
    expect(page.get_by_text("trademark of its owner")).to_be_visible()
    version = page.evaluate("fetch('/health').then((answer) => answer.json())")["version"]
    expect(page.get_by_text(f"Version {version}")).to_be_visible()
