"""A whole turn by ear: what a screen reader says at the table, in each language, and all that it is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from decaphase.say import say
from support.web.evening import Evening, Evenings
from support.web.goldens import check_golden
from support.web.reader import Reader
from support.web.states import ALL_TEN, OUT
from support.web.visits import LANGUAGES, Language


def key(command: str, language: Language) -> str:
    """The key of a command in this language."""
    return say(f"key-{command}", language).split()[0]


def whole_turn(table: Evening, language: Language) -> Iterator[tuple[str, list[str]]]:
    """What is done, and what is heard of it."""
    page, (bea, cas) = table.page, table.others
    reader = Reader(page)
    link = page.locator(f'main a[href="/table/{table.table}"]').first
    expect(link).to_be_visible()
    reader.begin()
    link.focus()
    reader.hear()
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    yield "Ann comes to the table: Enter", reader.hear()
    yield "She reads the page from top to bottom", reader.read_all()
    page.locator('.hand [tabindex="0"]').focus()
    yield "She goes to her cards: Tab", reader.hear()
    page.keyboard.press("Space")
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    yield "She draws: Space", reader.hear()
    yield "She goes through her hand: arrows", reader.press("Home", *["ArrowRight"] * 10)
    page.keyboard.press(key("top", language))
    expect(page.locator(".answer")).to_be_visible()
    yield "She asks for the top card: by its key", reader.hear()
    page.keyboard.press(key("help", language))
    expect(page.locator(".answer p").nth(10)).to_be_visible()
    yield "She asks which keys there are: by its key", reader.hear()
    page.keyboard.press("?")
    expect(page.locator(".hint")).to_be_visible()
    yield "She asks for a hint: ?", reader.hear()
    page.locator('.hand [data-card="r12"]').focus()
    reader.hear()
    page.keyboard.press("Enter")
    yield "She chooses the red 12: Enter", [*reader.hear(), reader.item()]
    page.keyboard.press(key("discard", language))
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    yield "She discards it: by its key", reader.hear()
    bea.act("draw deck", "lay r4 g4 b4 / r6 g6 b6", "hit y6 on 2.2", "discard b12")
    table.caught_up()
    yield "Bea draws, lays her phase, hits and discards", reader.hear()
    cas.act("draw deck", "discard s > 2")
    expect(page.locator(".prompt.mine")).to_be_visible()
    yield "Cas draws and skips Bea; it is Ann’s turn again", reader.hear()
    page.keyboard.press("Space")
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    yield "She draws: Space", reader.hear()
    page.keyboard.press(key("lay", language))
    expect(page.locator(".owner")).to_have_count(2)
    yield "She lays her phase: by its key", reader.hear()
    page.locator("h1").focus()
    reader.hear()
    yield "She reads the table once more", reader.read_on()


def test_the_focus_goes_along_with_the_game(evening: Evenings) -> None:
    """From the hand to what came out of it, and on to the next hand; nobody has to look for it."""
    table = evening({"phases": [ALL_TEN, "set 2"]})
    table.begin(OUT)
    page = table.page
    table.act("draw deck", "discard r12")
    page.locator('.hand [data-card="b8"]').focus()
    table.others[0].act("draw deck", "lay r4 g4 b4 y4 y4 / r6 g6 b6 y6 y6", "discard y2")
    expect(page.locator("#result-heading")).to_be_focused()
    go_on = page.get_by_role("button", name="Next hand")
    go_on.focus()
    page.keyboard.press("Enter")
    expect(go_on).to_have_count(0)
    table.deal()
    expect(page.locator(".hand [tabindex='0']")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn(evening: Evenings, language: Language, regenerate: bool) -> None:
    table = replace(evening, language=language)()
    table.begin()
    expect(table.page.locator(".prompt.mine")).to_be_visible()
    table.page.goto(f"{table.house.address}/")
    parts = ("\n".join([f"## {done}", *heard]) for done, heard in whole_turn(table, language))
    check_golden(f"turn-{language}.txt", "\n\n".join(parts) + "\n", regenerate=regenerate)
