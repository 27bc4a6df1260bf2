"""Everybody can tell the cards apart: by colours, whichever they see, and by signs without them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations
from typing import Final

import numpy as np
import pytest
from playwright.sync_api import Browser

from support.server.crowd.server_process import ServerProcess
from support.web.gallery import ART, LETTER, LOOKS, SHAPE, Drawn, Gallery, Look, Place
from support.web.pixels import Colour, apart, contrast, lab
from support.web.visits import Visits

EYES: Final = ("protanopia", "deuteranopia", "tritanopia")
CODES: Final = ("r7", "b7", "g7", "y7")
FAR: Final = 45
"""How far in Lab two colours must be from each other."""


@pytest.fixture(scope="module")
def gallery(house: ServerProcess, chromium: Browser) -> Iterator[Gallery]:
    """One card of each colour and a skip, for all these tests."""
    visits = Visits(chromium, house.address, ExitStack())
    with visits.opened:
        yield Gallery.open(visits, only=(*CODES, "s"))
    assert visits.troubles() == []


def distances(cards: dict[str, Drawn]) -> dict[str, float]:
    """How far the fields of any two colours are from each other."""
    fields = {code: cards[code].field for code in CODES}
    return {f"{one} {other}": apart(fields[one], fields[other]) for one, other in combinations(CODES, 2)}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("eyes", EYES)
def test_colours_stay_apart_to_every_eye(gallery: Gallery, eyes: str, look: Look) -> None:
    found = distances(gallery.cards(look, eyes=eyes))
    assert min(found.values()) >= FAR, found


def test_usual_inks_would_fail(gallery: Gallery) -> None:
    """So much for the test itself: a red and a green as they are often printed come close to each other."""
    with gallery.in_colours(red="#c8472c", green="#6f8f2f"):
        assert distances(gallery.cards())["r7 g7"] >= FAR
        assert distances(gallery.cards(eyes="deuteranopia"))["r7 g7"] < FAR / 2


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
