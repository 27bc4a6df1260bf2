"""The pictures of the cards: no sign covers another or sticks out, and they only are pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from support.web.gallery import Gallery
from support.web.pixels import contrast
from support.web.visits import LANGUAGES, TOO_WIDE, Language, Visits

CROWDED: Final = """() => {
    const ink = (sign) => {  // capitals fill the middle of a line of text
        const {left, right, top, bottom} = sign.getBoundingClientRect();
        const spare = sign.querySelector("text") ? (bottom - top) * 0.2 : 0;
        return {left, right, top: top + spare, bottom: bottom - spare};
    };
    const cover = (one, other) =>
        Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
        Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
    return [...document.querySelectorAll(".card-picture:not(.back)")].flatMap((card) => {
        const field = card.querySelector(".field").getBoundingClientRect();
        const signs = [...card.querySelectorAll(":scope > :is(.number, .shape, .letter)")];
        const boxes = signs.filter((sign) => sign.checkVisibility()).map(ink);
        const leaves = ({left, right, top}) => left < field.left || right > field.right || top < field.top;
        const outside = boxes.some(leaves);
        const covered = boxes.some((one, at) => boxes.slice(at + 1).some((other) => cover(one, other)));
        const {code, meant} = card.parentElement.dataset;
        const {faces, width, size} = card.parentElement.parentElement.dataset;
        const name = [code ?? `w=${meant}`, faces, width, size ?? ""].join(" ").trim();
        return [...(outside ? [`${name} sticks out`] : []), ...(covered ? [`${name} is covered`] : [])];
    });
}"""
"""Which cards have signs in their corner that cover each other, or that leave the card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_its_place(page_at: Visits, language: Language) -> None:
    """Letters and ranks of every language, at every size, in large print too."""
    assert Gallery.open(page_at, language).page.evaluate(CROWDED) == []


def test_cards_are_pictures_named_by_their_context(page_at: Visits, axe: Callable[[Page], list[str]]) -> None:
    page = Gallery.open(page_at, "nl", "narrow").page
    assert page.locator(".card-picture:not([aria-hidden=true])").count() == 0
    assert page.locator(".card-picture [id]").count() == 0  # 40 of them would have the same
    assert page.get_by_role("img", name="groene 12", exact=True).count() > 0
    assert not page.evaluate(TOO_WIDE)
    assert axe(page) == []


def test_custom_colours_are_kept(page_at: Visits) -> None:
    """With forced colours, field and ink are those of the page, and every card has an edge."""
    gallery = Gallery.open(page_at, colours="forced", only=("r7", "b7", "g7", "y7", "s"))
    for faces in ("colours", "packs"):
        for code, card in gallery.cards(faces=faces).items():
            assert contrast(card.field, card.ink) > 15, (faces, code)
    edges = "(cards) => cards.map((card) => getComputedStyle(card).outlineStyle)"
    assert set(gallery.page.locator(".card-picture").evaluate_all(edges)) == {"solid"}


@pytest.mark.parametrize(
    ("faces", "meant", "signs"),
    [
        ("colours", "7", ["7", "J", "7", "J", "7"]),
        ("colours", "y", ["J", "J", "E"]),
        ("packs", "12", ["K", "D", "K", "D", "D"]),
        ("packs", "r", ["K", "K"]),
    ],
)
def test_a_wild_shows_what_it_stands_for_and_stays_a_wild(
    page_at: Visits, faces: str, meant: str, signs: list[str]
) -> None:
    """In German: J for Joker, E for Gelb, D for Dame, K for König."""
    page = Gallery.open(page_at, "de").page
    card = page.locator(f"[data-width='100'][data-faces={faces}] [data-meant='{meant}']")
    assert card.locator("text").all_text_contents() == signs
    assert card.locator(".shape.star").count() == 2
