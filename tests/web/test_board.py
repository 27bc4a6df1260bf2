"""The board: everything that can be done there, with and without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from support.parameters import first_quick
from support.web.evening import Evenings
from support.web.opening import open_table
from support.web.playing import AT_ONCE, Player
from support.web.states import answer as answer_shown
from support.web.states import end, hint, lay, victim
from support.web.visits import LOST, Colours, Size, Visits

FRAME: Final = 24
"""Pixels around the words of a panel."""


def at_table(page_at: Visits, size: Size = "desktop", colours: Colours = "light", **wanted: object) -> Player:
    """Somebody at a table with a bot, whose turn it is for the first time."""
    page = page_at("/", "en", size, colours)
    page.evaluate(AT_ONCE)
    options = wanted.pop("options", {})
    assert isinstance(options, dict)
    table = open_table(page, options, **wanted)  # type: ignore[arg-type]
    page.goto(f"{page_at.address}/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    return Player(page)


def answer(page: Page) -> str:
    """What was answered last, as it is shown."""
    return page.locator(".answer").inner_text()


def heard(page: Page) -> list[str]:
    """What a screen reader was told, in order."""
    return page.locator('[role="log"] p').all_inner_texts()


def cards(page: Page) -> list[str | None]:
    """The cards of the hand, in its order."""
    return [card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()]


def test_each_question_has_a_key_and_a_button(page_at: Visits) -> None:
    page = at_table(page_at).page
    for key in "mapctgnsw":
        page.keyboard.press(key)
        if key == "t":  # which takes the top card, where it can be taken
            continue
        expect(page.locator(".answer")).not_to_be_empty()
    page.keyboard.press("c")
    expect(page.locator(".answer")).to_contain_text("discard pile")
    page.get_by_text("Ask", exact=True).click()
    page.get_by_role("button", name="How many cards").click()
    expect(page.locator(".answer")).to_contain_text("Deck:")
    assert any("Deck:" in text for text in heard(page))


def test_answers_come_in_the_order_of_the_questions(page_at: Visits) -> None:
    page = at_table(page_at).page
    held: list[Route] = []
    page.route("**/answers/counts*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    page.keyboard.press("n")
    with page.expect_response("**/answers/scores*"):
        page.keyboard.press("s")
    assert page.locator(".answer").count() == 0
    held[0].continue_()
    expect(page.locator(".answer")).to_contain_text("0 points")
    told = " ".join(heard(page))
    assert 0 <= told.find("Deck:") < told.find("0 points"), told


def test_what_happened_can_be_stepped_through(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.keyboard.press("Space")
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    page.keyboard.press("e")
    last = answer(page)
    page.keyboard.press("e")
    assert answer(page) != last
    page.keyboard.press("f")
    assert answer(page) == last


def test_cards_are_sorted_and_moved_by_key_and_stay_so(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.get_by_label("Order of your cards").select_option("colour")
    order = "rbgyws"
    shown = [str(card) for card in cards(page)]
    assert shown == sorted(shown, key=lambda card: (order.index(card[0]), int(card[1:] or 0)))
    first, second = cards(page)[:2]
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert cards(page)[:2] == [second, first]
    expect(page.get_by_label("Order of your cards")).to_have_value("own")
    page.keyboard.press("Space")  # drawn cards come last
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    assert cards(page)[:2] == [second, first]
    page.reload()
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    assert cards(page)[:2] == [second, first]


def test_a_card_can_be_dragged_to_another_place_and_onto_the_pile(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.keyboard.press("Space")
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    first, *_, last = cards(page)
    page.locator(".hand [data-card]").last.drag_to(page.locator(".hand [data-card]").first)
    assert cards(page)[:2] == [last, first]
    page.locator(".hand [data-card]").first.drag_to(page.locator(".pile").nth(1))
    expect(page.locator(".hand [data-card]")).to_have_count(10)


def test_arrows_go_from_card_to_card_and_tab_comes_back_to_the_same(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.locator(".hand [data-card]").first.focus()
    for key in ("ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
    focused = "[...document.querySelectorAll('.hand [data-card]')].indexOf(document.activeElement)"
    assert page.evaluate(focused) == 8
    assert page.locator('.hand [tabindex="0"]').count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused) == 8
    page.keyboard.press("Enter")
    expect(page.locator(".hand [aria-selected=true]")).to_have_count(1)


def test_the_focus_is_never_lost(page_at: Visits) -> None:
    player = at_table(page_at)
    page = player.page
    page.get_by_role("button", name="Draw", exact=True).focus()
    page.keyboard.press("Enter")  # the button goes away
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    card = page.locator('.hand [data-card]:not([data-card="s"])').first
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


def test_a_hint_says_why_and_can_be_followed(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.keyboard.press("?")
    hint = page.locator(".hint")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    before = hint.inner_text()
    page.keyboard.press("?")
    expect(hint).not_to_have_text(before)
    hint.get_by_role("button", name="Do it").click()
    expect(page.locator(".hand [data-card]")).to_have_count(11)


def test_what_cannot_be_done_is_said_kindly(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.keyboard.press("d")
    assert answer(page) == "You can discard in your turn, after drawing."
    page.keyboard.press("u")
    assert answer(page).startswith("There is nothing to take back")
    assert page.locator('[aria-live="assertive"] p').last.inner_text() == answer(page)


def test_commands_can_be_typed(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.get_by_text("Type a command").click()
    box = page.get_by_label("Command")
    box.fill("draw")
    box.press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    box.fill("d purple 5")
    box.press("Enter")
    assert "purple" in answer(page)
    box.fill("xyzzy")  # now, while nobody else plays: what happens next takes an answer away
    box.press("Enter")
    expect(page.locator(".answer")).to_contain_text("xyzzy")
    card = next(card for card in cards(page) if card not in ("s", "w"))
    box.fill(f"discard {card}")
    box.press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(10)


def test_letters_in_a_field_are_no_commands(page_at: Visits) -> None:
    page = at_table(page_at).page
    page.get_by_text("Type a command").click()
    page.get_by_label("Command").press_sequentially("cccwwn ")
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator(".hand [data-card]")).to_have_count(10)


@pytest.mark.parametrize(
    ("size", "colours"),
    first_quick(("narrow", "dark"), ("desktop", "light"), ("narrow", "forced"), ("desktop", "dark")),
)
def test_everybody_can_use_every_state(
    page_at: Visits, axe: Callable[[Page], list[str]], size: Size, colours: Colours
) -> None:
    """Drawing, playing, a card chosen, the panels, groups on the table, a hand that is over."""
    player = at_table(page_at, size, colours, options={"phases": ["colour 3"] * 3})
    page = player.page
    assert axe(page) == []
    page.keyboard.press("?")
    expect(page.locator(".hint")).to_be_visible()
    assert axe(page) == []
    closed = page.locator("details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    looked: set[str] = set()
    for _ in player.steps():
        assert page.evaluate(LOST) == []
        for state in (".owner", "[data-stage=between]", "[data-stage=over]"):
            if state not in looked and page.locator(state).count():
                looked.add(state)
                assert axe(page) == [], state
        if len(looked) == 2:
            break


def test_a_phase_is_put_together_by_hand(page_at: Visits) -> None:
    """With phases of one pair it can be laid soon; the groups are built by keyboard alone."""
    player = at_table(page_at, options={"phases": ["set 2 + set 2"]})
    player.way = "keys"
    page = player.page
    lay = page.get_by_role("button", name="Lay phase 1")
    for _ in player.steps():
        expect(page.locator(".prompt.mine, [data-stage=between], [data-stage=over]").first).to_be_visible()
        if page.locator("[data-stage=playing]").count() == 0:
            return  # the bot was quicker; that the game goes on so is tested elsewhere
        if lay.count() and lay.get_attribute("aria-disabled") != "true":
            break
    numbers = [str(card)[1:] for card in cards(page)]
    pairs = [number for number in dict.fromkeys(numbers) if number and numbers.count(number) >= 2]
    if len(pairs) < 2:
        return  # it takes wilds, which the next test of layouts looks at
    places = {number: [n for n, one in enumerate(numbers) if one == number][:2] for number in pairs[:2]}
    page.locator(".hand [data-card]").nth(places[pairs[0]][0]).click()
    page.keyboard.press("l")
    expect(page.locator("#lay-heading")).to_be_focused()
    page.locator(".hand [data-card]").nth(places[pairs[0]][1]).click()
    put = page.locator(".slots > li")
    put.nth(0).get_by_role("button", name="Put").click()
    for place in places[pairs[1]]:
        page.locator(".hand [data-card]").nth(place).click()
    put.nth(1).get_by_role("button", name="Put").click()
    expect(page.locator(".hand .placed")).to_have_count(4)
    before = page.locator(".owner").count()  # the bot may have laid already
    page.get_by_role("button", name="Lay", exact=True).click()
    expect(page.locator(".owner")).to_have_count(before + 1)
    page.keyboard.press("u")
    expect(page.locator(".owner")).to_have_count(before)


@pytest.mark.parametrize("state", [hint, victim, end, lay, answer_shown], ids=lambda state: state.__name__)
def test_on_a_phone_what_was_asked_for_comes_into_sight(
    evening: Evenings, state: Callable[[Evenings], Page]
) -> None:
    """All of it stands above the hand, which stays where it is; of what is too long, the beginning does."""
    page = state(replace(evening, size="phone"))
    shown = page.locator(".board > .panel, .board > .answer").bounding_box()
    own = page.locator(".own").bounding_box()
    assert shown is not None
    assert own is not None
    assert shown["y"] >= 0
    assert shown["y"] + min(shown["height"], own["y"] - FRAME) <= own["y"]
