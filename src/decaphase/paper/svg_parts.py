"""The SVG parts of cards and labels: signs, shapes and suits, each centred and 20 wide."""

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
"""Of the same height; the other font bars the zero, like a skip's ring."""
NARROW: Final = 0.84
"""The horizontal scale of two digits, which makes them 13.5 wide."""


@dataclass(frozen=True, slots=True)
class Art:
    """The content of `shapes.json`: colours by card, and outlines."""

    colours: Mapping[str, Mapping[str, str]]
    suits: Mapping[str, Mapping[str, str]]
    shapes: Mapping[str, Mapping[str, str]]
    star: Mapping[str, str]
    ring: str
    cap: str


@cache
def load_art() -> Art:
    data = json.loads(SHAPES.read_text(encoding="utf-8"))
    return Art(**{name: data[name] for name in Art.__slots__})


def colours_of(kind: str, rules: Rules) -> Mapping[str, str]:
    """The field and ink of a colour, a wild (`w`) or a skip (`s`) by these rules."""
    art = load_art()
    return (art.suits if rules.cards == "packs" else art.colours)[kind]


def draw_sign(text: str) -> str:
    """A number or letters, centred; 6 and 9 are underlined."""
    digits = DIGITS if text.isdecimal() else ""
    narrow = f' transform="scale({NARROW} 1)"' if len(text) > 1 else ""
    line = '<rect x="-3.6" y="6.2" width="7.2" height="1"/>' if text in ("6", "9") else ""
    return f'<text y="5"{digits}{narrow}>{text}</text>{line}'


def draw_path(outline: str, more: str = "") -> str:
    return f'<path d="{outline}"{more}/>'


def draw_shape(colour: str, rules: Rules) -> str:
    """The shape of a colour, or its suit."""
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
