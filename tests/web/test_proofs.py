"""The proof of the deals in the browser: what was honest is proved, what was forged is caught."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypedDict, cast

import pytest
from playwright.sync_api import Page, Route, expect

from support.web.played import LOOKS, NOTES, Game, answer, is_narrow_enough
from support.web.visits import Colours, Language, Size, Visits

FAIR = {"en": "fair", "nl": "eerlijk", "fr": "honnête", "de": "fair"}


class Hand(TypedDict):
    """A hand of a record, as far as it is forged here."""

    deck: str


class Recorded(TypedDict):
    """A record, as far as it is forged here."""

    hands: list[Hand]


def proof_of(
    visits: Visits,
    game: Game,
    language: Language = "en",
    size: Size = "phone",
    colours: Colours = "light",
    *,
    noted: bool = True,
) -> Page:
    """The page with the proof, in a browser that noted what was noted during the game, or nothing."""
    page = visits("/about", language, size, colours)
    if noted:
        page.evaluate(
            "([place, notes]) => localStorage.setItem(place, notes)", [NOTES + game.table, game.notes]
        )
    page.goto(f"{visits.address}/proof/{game.table}")
    expect(page.locator("details")).to_have_count(game.hands)
    return page


@pytest.mark.parametrize(("language", "size", "colours"), LOOKS)
def test_an_honest_game_is_proved(
    page_at: Visits,
    axe: Callable[[Page], list[str]],
    game: Game,
    language: Language,
    size: Size,
    colours: Colours,
) -> None:
    page = proof_of(page_at, game, language, size, colours)
    expect(page.locator(".scheme")).to_contain_text("2")
    page.locator(".verify button").click()
    expect(page.locator("summary .verdict.proved")).to_have_count(game.hands)
    expect(page.locator("summary .verdict").first).to_contain_text(FAIR[language])
    page.locator("summary").first.click()
    expect(page.locator("details[open] .checks .fits")).to_have_count(6)
    assert is_narrow_enough(page)
    assert axe(page) == []


def test_one_hand_can_be_verified_alone(page_at: Visits, game: Game) -> None:
    page = proof_of(page_at, game)
    page.locator("summary").nth(1).click()
    page.get_by_role("button", name="Verify this hand").click()
    expect(page.locator("summary .verdict")).to_have_count(1)
    expect(page.get_by_role("log")).to_contain_text(
        "Fair: all numbers were sealed before the first was opened"
    )


def test_a_browser_that_noted_nothing_says_so(page_at: Visits, game: Game) -> None:
    page = proof_of(page_at, game, noted=False)
    page.locator(".verify button").click()
    expect(page.locator("summary .verdict.follows")).to_have_count(game.hands)
    page.locator("summary").first.click()
    expect(page.locator("details[open] .checks")).to_contain_text(
        "This browser noted nothing before this deal."
    )


def test_what_is_forged_is_caught(page_at: Visits, game: Game) -> None:
    page = proof_of(page_at, game)
    record = cast("Recorded", answer(page, f"/api/tables/{game.table}/record?format=json"))
    first, *others = record["hands"][0]["deck"].split()
    other = next(card for card in others if card != first)
    others[others.index(other)] = first
    record["hands"][0]["deck"] = " ".join([other, *others])

    def forge(route: Route) -> None:
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route("**/record?*", forge)
    page.reload()
    page.locator(".verify button").click()
    expect(page.locator(".said")).to_have_text("One hand does not fit! Below it says what is wrong.")
    expect(page.locator("summary .verdict.differs")).to_have_count(1)
    page.locator("summary").first.click()
    expect(page.locator("details[open] .checks .differs")).to_contain_text("The cards lay otherwise")


def test_it_works_without_the_browsers_own_hashes(page_at: Visits, game: Game) -> None:
    """On a plain address of a home network there is no crypto.subtle."""
    page = page_at("/about")
    page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    page.evaluate("([place, notes]) => localStorage.setItem(place, notes)", [NOTES + game.table, game.notes])
    page.goto(f"{page_at.address}/proof/{game.table}")
    assert page.evaluate("crypto.subtle") is None
    page.locator(".verify button").click()
    expect(page.locator("summary .verdict.proved")).to_have_count(game.hands)
