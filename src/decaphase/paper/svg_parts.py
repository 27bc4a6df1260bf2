"""What cards and labels are drawn of (SVG): signs, shapes and suits, each about its middle and 20 wide."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from decaphase.cards import COLOURS
from decaphase.rules import Rules
from decaphase.say import CATALOGUE

SHAPES: Final = CATALOGUE.parent / "art" / "shapes.json"
TYPE: Final = 'font-family="Atkinson Hyperlegible Next" font-weight="700" font-size="15" text-anchor="middle"'
"""At this size capitals are 10 high."""
DIGITS: Final = ' font-family="Noto Sans" font-size="14"'
"""As high; our other font bars the zero, as a skip's ring is barred."""
NARROW: Final = 0.84
"""How much narrower two digits are set, so that they are 13.5 wide together."""


@dataclass(frozen=True, slots=True)
class Art:
    """What `shapes.json` tells: colours by card, and the outlines of everything."""

    colours: Mapping[str, Mapping[str, str]]
    suits: Mapping[str, Mapping[str, str]]
    shapes: Mapping[str, Mapping[str, str]]
    star: Mapping[str, str]
    ring: str
    cap: str


@cache
def load_art() -> Art:
    """The shapes and colours of the cards."""
    told = json.loads(SHAPES.read_text(encoding="utf-8"))
    return Art(**{name: told[name] for name in Art.__slots__})


def colours_of(kind: str, rules: Rules) -> Mapping[str, str]:
    """The field and the ink of a colour, a wild (`w`) or a skip (`s`) at this table."""
    art = load_art()
    return (art.suits if rules.cards == "packs" else art.colours)[kind]


def draw_sign(text: str) -> str:
    """A number or letters about their middle; 6 and 9 have a line below."""
    digits = DIGITS if text.isdecimal() else ""
    narrow = f' transform="scale({NARROW} 1)"' if len(text) > 1 else ""
    line = '<rect x="-3.6" y="6.2" width="7.2" height="1"/>' if text in ("6", "9") else ""
    return f'<text y="5"{digits}{narrow}>{text}</text>{line}'


def draw_path(outline: str, more: str = "") -> str:
    return f'<path d="{outline}"{more}/>'


def draw_shape(colour: str, rules: Rules) -> str:
    """The shape of a colour, or the suit that stands for it."""
    return draw_path(load_art().shapes[rules.cards][colour])


def draw_suit(colour: str) -> str:
    """A suit in its own ink."""
    art = load_art()
    return draw_path(art.shapes["packs"][colour], f' fill="{art.suits[colour]["ink"]}"')


def draw_star() -> str:
    """A wild's star of four colours."""
    art = load_art()
    edge = f' stroke="{art.colours["w"]["ink"]}" stroke-width=".4"'
    return "".join(
        draw_path(art.star[colour], f' fill="{art.colours[colour]["field"]}"{edge}') for colour in COLOURS
    )


def draw_ring(ink: str) -> str:
    """A skip's barred ring."""
    more = f' fill="none" stroke="{ink}" stroke-width="3" stroke-linecap="round"'
    return draw_path(load_art().ring, more)
