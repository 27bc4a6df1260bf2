"""The printed cards match those of the web page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from decaphase.cards import CARDS
from decaphase.paper.art import draw_back, draw_card
from decaphase.paper.card_layout import LARGE, NORMAL, PartPlace
from decaphase.rules import load_rules

STYLES = Path(__file__).parents[2] / "web" / "src" / "cards" / "cards.css"
RULE = re.compile(
    r"^(?P<selectors>[^{}\n]+) \{[^}]*?transform: translate\((?P<x>[\d.]+)px, (?P<y>[\d.]+)px\)"
    r"(?: scale\((?P<across>[\d.]+)(?:, (?P<down>[\d.]+))?\))?",
    re.MULTILINE,
)
ELSEWHERE = {
    "packs middle": "packs middle:not(.cap)",
    "w.bare letter": "letter",
    "middle.star": "w.bare middle.star",
}
"""The selectors that the page uses for these parts."""


def places_of_the_page(*, large: bool) -> dict[str, PartPlace]:
    """The places of all parts in the page's style sheet, in large print or not."""
    found = {}
    for rule in RULE.finditer(STYLES.read_text(encoding="utf-8")):
        place = PartPlace(*(float(rule[part] or 0) for part in ("x", "y", "across", "down")))
        for selector in rule["selectors"].split(", "):
            if selector.startswith("[data-size") == large:
                plain = selector.removeprefix('[data-size="large"] ').replace(".card-picture", "")
                found[plain.strip(" .").replace(" .", " ").removeprefix("card-picture ")] = place
    return found


@pytest.mark.parametrize(("places", "large"), [(NORMAL, False), (LARGE, True)])
def test_every_part_stands_where_it_does_on_the_page(places: dict[str, PartPlace], large: bool) -> None:
    page = places_of_the_page(large=large)
    for part, place in places.items():
        name = part if part in page else ELSEWHERE[part]
        assert page[name] == place, part


@pytest.mark.parametrize("cards", ["colours", "packs"])
@pytest.mark.parametrize("large", [False, True])
def test_no_two_cards_look_alike(cards: str, large: bool) -> None:
    rules = load_rules(options={"cards": cards})
    drawn = [draw_card(card, rules, large=large) for card in CARDS]
    assert len(set(drawn)) == len(CARDS)
    for drawing in drawn:
        ET.fromstring(drawing)  # noqa: S314 - our own


def test_the_back_is_the_same_upside_down_and_in_a_mirror() -> None:
    circles = re.findall(r'cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', draw_back())
    dots = [(float(x) - 63 / 2, float(y) - 88 / 2, float(r)) for x, y, r in circles]
    assert len(dots) == 40
    for x, y, r in dots:
        for turned in ((-x, y, r), (-x, -y, r)):
            assert any(dot == pytest.approx(turned, abs=0.01) for dot in dots)
