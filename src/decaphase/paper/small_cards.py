"""Rows of small cards as SVG, for lists of phases and pictures of examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from decaphase.cards import SKIP, WILD, Card
from decaphase.paper.art import EDGE, draw_badge
from decaphase.paper.card_layout import SMALL
from decaphase.paper.svg_parts import (
    TYPE,
    colours_of,
    draw_path,
    draw_ring,
    draw_shape,
    draw_sign,
    draw_star,
    load_art,
)
from decaphase.rules import Rules
from decaphase.say.card_codes import say_sign

WIDTH: Final = 48
HEIGHT: Final = 76
"""A card is narrow, so that eleven fit side by side."""
CARD_GAP: Final = 3
GROUP_GAP: Final = 26
"""Between two cards, and in addition between two groups."""


def draw_row(groups: Sequence[Sequence[tuple[Card, int | str | None]]], rules: Rules) -> str:
    """One drawing of groups side by side; each card comes with what a wild stands for."""
    parts, right = [], 0
    for group in groups:
        for card, stands_for in group:
            parts.append(_draw_small(card, rules, right, stands_for))
            right += WIDTH + CARD_GAP
        right += GROUP_GAP
    box = f"0 0 {right - GROUP_GAP - CARD_GAP} {HEIGHT}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>'


def _draw_small(card: Card, rules: Rules, left: float, stands_for: int | str | None) -> str:
    """A card with only its sign and its shape, as part of a drawing, `left` from its edge."""
    colours = colours_of(card.colour or card.code, rules)
    edge = f'stroke="{EDGE}" stroke-width="1.5"'
    size = f'x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="5"'
    field = f'<rect {size} fill="{colours["field"]}" {edge}/>'
    place = f'transform="translate({left} 0)" fill="{colours["ink"]}" {TYPE}'
    return f"<g {place}>{field}{_parts(card, rules, colours['ink'], stands_for)}</g>"


def _parts(card: Card, rules: Rules, ink: str, stands_for: int | str | None) -> str:
    sign = say_sign(card, rules)
    if stands_for is not None:
        wild = SMALL["king"].put(draw_sign(sign)) if sign else SMALL["star"].put(draw_star())
        return wild + SMALL["meant"].put(draw_badge(stands_for, rules))
    if card == SKIP:
        return SMALL["whole"].put(draw_path(load_art().cap) if rules.cards == "packs" else draw_ring(ink))
    if not sign:
        return SMALL["whole"].put(draw_star())
    shape = draw_star() if card == WILD else draw_shape(card.colour, rules)
    return SMALL["sign"].put(draw_sign(sign)) + SMALL["shape"].put(shape)
