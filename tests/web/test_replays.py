"""A game watched again in the browser: step by step, by button and key, as all or one of them saw it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import cast

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from decaphase.online.protocol.answers import Replayed
from support.web.played import LOOKS, Game, answer, is_narrow_enough, sit_down, table_of
from support.web.visits import Colours, Language, Size, Visits

STILL = re.compile("nothing to move by itself")


def steps_of(page: Page, game: Game, hand: int, language: str = "en", seat: int = 0) -> Replayed:
    """What the server tells of a hand."""
    whose = f"&seat={seat}" if seat else ""
    path = f"/api/tables/{game.table}/replay?hand={hand}&language={language}{whose}"
    return msgspec.convert(answer(page, path), Replayed)


def expect_step(page: Page, told: Replayed, step: int) -> None:
    """The page shows this step: what is told of it, and how many cards everybody has."""
    expect(page.locator(".words p")).to_have_text(list(told.steps[step].words))
    expect(page.locator(".seats > li .cards").first).to_be_visible()


@pytest.mark.parametrize(("language", "size", "colours"), LOOKS)
def test_it_opens_in_every_language(
    page_at: Visits,
    axe: Callable[[Page], list[str]],
    game: Game,
    language: Language,
    size: Size,
    colours: Colours,
) -> None:
    page = page_at(f"/replay/{game.table}", language, size, colours)
    told = steps_of(page, game, 1, language)
    expect_step(page, told, 0)
    for step in range(1, min(12, told.count)):
        page.get_by_role("button").filter(has=page.locator("svg")).nth(3).click()
        expect_step(page, told, step)
    assert is_narrow_enough(page)
    assert axe(page) == []


def test_buttons_and_keys_do_the_same(page_at: Visits, game: Game) -> None:
    page = page_at(f"/replay/{game.table}", size="desktop")
    told = steps_of(page, game, 1)
    last = told.count - 1
    expect_step(page, told, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, told, step)
    for name, step in (("Next", 1), ("End", last), ("Back", last - 1), ("Start", 0)):
        page.get_by_role("button", name=name).click()
        expect_step(page, told, step)
    page.get_by_role("button", name="Back").click(force=True)  # it is there, and does nothing at the start
    expect_step(page, told, 0)


def test_events_are_announced_to_a_screen_reader(page_at: Visits, game: Game) -> None:
    page = page_at(f"/replay/{game.table}")
    told = steps_of(page, game, 1)
    expect_step(page, told, 0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log").locator("p")).to_have_text(list(told.steps[1].words))


def test_any_hand_and_turn_can_be_opened(page_at: Visits, game: Game) -> None:
    page = page_at(f"/replay/{game.table}?hand={game.hands}")
    expect_step(page, steps_of(page, game, game.hands), 0)
    page.get_by_role("combobox", name="Hand").select_option("1")
    told = steps_of(page, game, 1)
    expect_step(page, told, 0)
    third = [place for place, step in enumerate(told.steps) if " draw " in (step.action or "")][2]
    page.get_by_role("combobox", name="Turn").select_option("3")
    expect_step(page, told, third)
    page.get_by_role("slider").fill("2")
    expect_step(page, told, 2)


def test_it_can_be_watched_as_a_seat_saw_it(page_at: Visits, game: Game) -> None:
    page = page_at(f"/replay/{game.table}")
    expect(page.locator(".seats > li > .cards")).to_have_count(3)
    page.get_by_role("combobox", name="Cards").select_option("2")
    told = steps_of(page, game, 1, seat=2)
    expect_step(page, told, 0)
    expect(page.locator(".seats > li > .cards")).to_have_count(1)
    cards = page.locator(".seats > li > .cards .card")
    expect(cards).to_have_count(len(told.steps[0].hands[1]))
    page.keyboard.press("ArrowRight")
    expect_step(page, told, 1)


def test_it_plays_by_itself_and_pauses(page_at: Visits, game: Game) -> None:
    page = page_at(f"/replay/{game.table}")
    told = steps_of(page, game, 1)
    expect_step(page, told, 0)
    page.get_by_role("combobox", name="Pace").select_option("quick")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect_step(page, told, 2)
    page.get_by_role("button", name="Pause").click()
    shown = page.locator(".words").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator(".words").inner_text() == shown


def test_reduced_motion_stops_all_animation(page_at: Visits, game: Game) -> None:
    page = page_at(f"/replay/{game.table}")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_role("button", name="Play")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".controls")).to_contain_text(STILL)
    page.get_by_role("button", name="Play").click(force=True)
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    expect(page.locator("[aria-live=assertive]")).to_contain_text(STILL)


def test_a_hand_of_a_thousand_steps_comes_in_parts(page_at: Visits, game: Game) -> None:
    page = page_at("/")
    record = cast("dict[str, object]", answer(page, f"/api/tables/{game.table}/record?format=json"))
    told = msgspec.to_builtins(steps_of(page, game, 1))
    actions = ["1 draw deck", "1 discard r1"] * 500
    record["hands"] = [{"actions": actions}]
    parts: list[int] = []

    def give_part(route: Route) -> None:
        first = int(re.findall(r"first=(\d+)", route.request.url)[0])
        parts.append(first)
        numbers = range(first, min(first + 300, 1001))
        steps = [{**told["steps"][0], "words": [f"This is step {number}."]} for number in numbers]
        route.fulfill(json={**told, "count": 1001, "first": first, "steps": steps})

    page.route("**/record?*", lambda route: route.fulfill(body=json.dumps(record)))
    page.route("**/replay?*", give_part)
    page.goto(f"{page_at.address}/replay/{game.table}")
    expect(page.locator(".words p")).to_have_text("This is step 0.")
    assert parts == [0]
    page.keyboard.press("End")
    expect(page.locator(".words p")).to_have_text("This is step 1000.")
    assert parts == [0, 900]
    page.get_by_role("combobox", name="Turn").select_option("300")
    expect(page.locator(".words p")).to_have_text("This is step 599.")
    assert sorted(set(parts)) == [0, 300, 600, 900]
    assert len(parts) == 4


def test_where_there_is_nothing_to_watch_that_is_said(page_at: Visits) -> None:
    page = page_at("/replay/nowhere", forgive=["404"])
    expect(page.get_by_role("alert")).to_be_visible()
    page = sit_down(page_at, options={})
    page.goto(f"{page_at.address}/replay/{table_of(page)}")
    expect(page.get_by_text("No hand is over yet")).to_be_visible()
