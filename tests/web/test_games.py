"""Whole games in the browser, against bots: by mouse, by keyboard alone, by touch, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.parameters import first_quick
from support.web.opening import open_table
from support.web.playing import AT_ONCE, Player, Way
from support.web.visits import Language, Size, Visits


@pytest.mark.parametrize(
    ("language", "way", "size"),
    first_quick(
        ("nl", "keys", "desktop"),
        ("fr", "touch", "phone"),
        ("en", "mouse", "desktop"),
        ("de", "keys", "narrow"),
        quick=2,
    ),
)
def test_a_game_against_bots(page_at: Visits, language: Language, way: Way, size: Size) -> None:
    page = page_at("/", language, size)
    page.evaluate(AT_ONCE)
    table = open_table(page, {"selection": "first-2"})
    page.goto(f"{page_at.address}/table/{table}")
    Player(page, way).finish_game()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


@pytest.mark.parametrize(
    ("edition", "options", "bots"),
    first_quick(
        ("classic-en", {"knocking": True, "selection": "first-1"}, ("steady", "greedy")),
        ("house-nl-original", {"phases": ["colour 3 + set 2"]}, ("steady",)),
        ("classic-fr", {"order": "any", "selection": "first-2"}, ("beginner",)),
        ("classic-de", {"cards": "packs", "selection": "first-1"}, ("steady", "greedy")),
        (
            "braille-nl",
            {"advance": "every-hand", "selection": "even", "phases": ["set 2", "colour 4", "set 2 + set 2"]},
            ("random",),
        ),
        ("house-nl", {"selection": "first-1"}, ("beginner", "greedy")),
        quick=2,
    ),
)
def test_every_edition_and_variant(
    page_at: Visits, edition: str, options: dict[str, object], bots: tuple[str, ...]
) -> None:
    page = page_at("/", "en", "desktop")
    page.evaluate(AT_ONCE)
    table = open_table(page, options, edition=edition, bots=bots)
    page.goto(f"{page_at.address}/table/{table}")
    Player(page).finish_game()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
