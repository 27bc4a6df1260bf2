"""Everybody can tell the cards apart: by colours, whichever they see, and by signs without them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final, Literal, TypeAlias

import numpy as np
import pytest
from playwright.sync_api import Browser, Page
from server.crowd.house import House

import decaphase
from web.pixels import Colour, Picture, apart, contrast, lab
from web.visits import Visits

Look: TypeAlias = Literal["usual", "contrast"]
Place: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

ART: Final = json.loads((Path(decaphase.__file__).parent / "say/art/shapes.json").read_text(encoding="utf-8"))
LOOKS: Final[dict[Look, str]] = {"usual": '[data-width="100"]', "contrast": '[data-colours="contrast"]'}
EYES: Final = ("protanopia", "deuteranopia", "tritanopia")
CODES: Final = ("r7", "b7", "g7", "y7")
FAR: Final = 45
"""How far in Lab two colours must be from each other."""
SHAPE: Final[Place] = (25, 6, 14, 14)
LETTER: Final[Place] = (44, 6, 15, 14)
PLACES: Final = """(cards) => {
    const from = cards.getBoundingClientRect();
    return Object.fromEntries([...cards.children].map((card) => {
        const box = card.firstElementChild.getBoundingClientRect();
        return [card.dataset.code, [box.left - from.left, box.top - from.top, box.width, box.height]];
    }));
}"""
"""Where cards lie in the picture of a part of the gallery."""
FEWER: Final = """(codes) => document.querySelectorAll(".cards > *").forEach((card) => {
    if (!codes.includes(card.dataset.code)) card.remove();
})"""
"""Leaves only some cards, since pictures of all of them take long."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card as it is seen: its picture, and the two colours that it has most of."""

    picture: Picture
    field: Colour
    ink: Colour

    @classmethod
    def in_picture(cls, picture: Picture) -> Drawn:
        field, ink = picture.commonest(2)
        return cls(picture, field, ink)

    def part(self, place: Place) -> Picture:
        scale = self.picture.pixels.shape[1] / ART["card"]["width"]
        left, top, width, height = (scale * length for length in place)
        return self.picture.part(left, top, width, height)


@dataclass(frozen=True, slots=True)
class Gallery:
    """All the cards, as they are seen by different eyes."""

    page: Page

    def cards(self, look: Look = "usual", faces: str = "colours", eyes: str = "none") -> dict[str, Drawn]:
        """Some cards of every colour, by their codes."""
        shown = self.page.locator(f"{LOOKS[look]}[data-faces={faces}]")
        with self.seen_with(eyes):
            picture = Picture.read(shown.screenshot())
        places: dict[str, Place] = shown.evaluate(PLACES)
        return {code: Drawn.in_picture(picture.part(*place)) for code, place in places.items()}

    @contextmanager
    def seen_with(self, eyes: str) -> Iterator[None]:
        session = self.page.context.new_cdp_session(self.page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        yield
        session.detach()

    def distances(self, look: Look = "usual", eyes: str = "none") -> dict[str, float]:
        """How far the fields of any two colours are from each other."""
        cards = self.cards(look, eyes=eyes)
        return {
            f"{one} {other}": apart(cards[one].field, cards[other].field)
            for one, other in combinations(CODES, 2)
        }


@pytest.fixture(scope="module")
def gallery(house: House, browser: Browser) -> Iterator[Gallery]:
    """The page of all cards with some of them, opened once for all these tests."""
    visits = Visits(browser, house.address, ExitStack())
    with visits.opened:
        page = visits("/gallery.html", size="desktop")
        page.locator(".card-picture").first.wait_for()
        page.evaluate(FEWER, [*CODES, "s"])
        yield Gallery(page)
    assert visits.troubles() == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("eyes", EYES)
def test_colours_stay_apart_to_every_eye(gallery: Gallery, eyes: str, look: Look) -> None:
    found = gallery.distances(look, eyes)
    assert min(found.values()) >= FAR, found


def test_usual_inks_would_not(gallery: Gallery) -> None:
    """So much for the test itself: a red and a green as they are often printed come close to each other."""
    with gallery_in(gallery, red="#c8472c", green="#6f8f2f"):
        assert gallery.distances()["r7 g7"] >= FAR
        assert gallery.distances(eyes="deuteranopia")["r7 g7"] < FAR / 2


@contextmanager
def gallery_in(gallery: Gallery, **fields: str) -> Iterator[None]:
    """The gallery with some fields in other colours."""
    root = "document.documentElement.style"
    for name, field in fields.items():
        gallery.page.evaluate(f"{root}.setProperty('--card-{name}-field', '{field}')")
    yield
    for name in fields:
        gallery.page.evaluate(f"{root}.removeProperty('--card-{name}-field')")


@pytest.mark.parametrize("look", LOOKS)
def test_without_colours_they_differ_in_lightness_and_by_their_signs(gallery: Gallery, look: Look) -> None:
    cards = gallery.cards(look, eyes="achromatopsia")
    light = {code: float(lab(cards[code].field)[0]) for code in CODES}
    assert min(light["g7"], light["y7"]) - max(light["r7"], light["b7"]) > 30, light
    for one, other in combinations(CODES, 2):  # among two dark and two light ones
        assert abs(light[one] - light[other]) > 30 or unlike(cards[one], cards[other], SHAPE) > 0.1
        assert unlike(cards[one], cards[other], LETTER) > 0.1


def unlike(one: Drawn, other: Drawn, place: Place) -> float:
    """Which share of the pixels at this place is ink on one of the cards and not on the other."""
    masks = [card.part(place).mask(card.ink, card.field) for card in (one, other)]
    assert all(mask.mean() > 0.1 for mask in masks)  # something does stand there
    return float(np.mean(masks[0] != masks[1]))


@pytest.mark.parametrize(
    ("faces", "look", "eyes", "least"),
    [
        ("colours", "usual", "none", 7),
        ("colours", "contrast", "none", 10),
        ("packs", "usual", "none", 7),
        ("packs", "contrast", "none", 7),
        *(("colours", "usual", eyes, 6) for eyes in EYES),
    ],
)
def test_ink_can_be_read_on_its_field(
    gallery: Gallery, faces: str, look: Look, eyes: str, least: float
) -> None:
    found = {code: contrast(card.field, card.ink) for code, card in gallery.cards(look, faces, eyes).items()}
    assert min(found.values()) >= least, found


@pytest.mark.parametrize(("faces", "art"), [("colours", "colours"), ("packs", "suits")])
def test_the_page_has_the_colours_of_print(gallery: Gallery, faces: str, art: str) -> None:
    """Both are drawn by one file; the style sheet, which cannot read it, says the same."""
    cards = gallery.cards(faces=faces)
    for code, card in cards.items():
        wanted = ART[art][code[0]]
        assert (hexadecimal(card.field), hexadecimal(card.ink)) == (wanted["field"], wanted["ink"]), code


def hexadecimal(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)
