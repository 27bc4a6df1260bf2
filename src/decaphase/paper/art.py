"""Cards as SVG drawings, with the shapes and colours of the web page."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin
from typing import Final

from decaphase.cards import COLOURS, SKIP, WILD, Card
from decaphase.paper.card_layout import LARGE, NORMAL, PartPlace
from decaphase.paper.svg_parts import (
    TYPE,
    colours_of,
    draw_path,
    draw_ring,
    draw_shape,
    draw_sign,
    draw_star,
    draw_suit,
    load_art,
)
from decaphase.rules import Rules
from decaphase.say.card_codes import numbered, say_letter, say_sign

WIDTH: Final = 63
HEIGHT: Final = 88
"""A poker card, in millimetres."""

EDGE: Final = "#8A949E"


def draw_card(
    card: Card, rules: Rules, *, large: bool = False, bleed: float = 0, stands_for: int | str | None = None
) -> str:
    """The front of a card by these rules, in the current language.

    `bleed`: the colour extends this many millimetres past the edge, for cards that are cut; without it a card
    has round corners and a thin edge. `stands_for`: the number, or the colour's letter, that a wild on the
    table stands for.
    """
    colours = colours_of(card.colour or card.code, rules)
    corner = _corner(card, rules, LARGE if large else NORMAL)
    rotated = f'<g transform="rotate(180 {WIDTH / 2} {HEIGHT / 2})">{corner}</g>'
    badge = "" if stands_for is None else NORMAL["meant"].put(draw_badge(stands_for, rules))
    middle = _middle(card, rules, LARGE if large else NORMAL, badge)
    return _frame(colours["field"], colours["ink"], corner + rotated + middle, bleed)


def draw_back(*, bleed: float = 0) -> str:
    """The back of every card, the same upside down: rings of ten dots in a frame."""
    colours = load_art().colours["back"]
    dots = []
    for ring in (5, 9, 14, 20):
        for turn in range(10):
            angle = radians(36 * (turn + ring % 2 / 2))
            x, y = WIDTH / 2 + ring * cos(angle), HEIGHT / 2 + ring * sin(angle)
            dots.append(f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{ring / 10}"/>')
    ink = colours["ink"]
    frame = f'<rect x="5" y="5" width="53" height="78" rx="3" fill="none" stroke="{ink}" stroke-width=".8"/>'
    return _frame(colours["field"], ink, frame + "".join(dots), bleed)


def _frame(field: str, ink: str, parts: str, bleed: float) -> str:
    """A complete drawing: the field of a card with its parts in ink on it."""
    if bleed:
        place = f'x="{-bleed}" y="{-bleed}" width="{WIDTH + 2 * bleed}" height="{HEIGHT + 2 * bleed}"'
    else:
        place = f'x=".4" y=".4" width="62.2" height="87.2" rx="5" stroke="{EDGE}" stroke-width=".8"'
    box = f"{-bleed} {-bleed} {WIDTH + 2 * bleed} {HEIGHT + 2 * bleed}"
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="{ink}" stroke="none" {TYPE}>'
    return f'{start}<rect fill="{field}" {place}/>{parts}</svg>'


# The parts of a front


def _corner(card: Card, rules: Rules, places: Mapping[str, PartPlace]) -> str:
    """Number, shape and letter in a row, so that the visible strip of a covered card identifies it."""
    packs = rules.cards == "packs"
    table = "packs " if packs else "w.bare " if card == WILD else ""
    shape, letter = places[f"{table}shape"], places[f"{table}letter"]
    if card == SKIP:
        head = "number.cap" if packs else "number"
        sign = places[head].put(draw_path(load_art().cap) if packs else draw_sign("!"))
        ring = shape.put(draw_ring(colours_of(card.code, rules)["ink"]))
        return sign + ring + letter.put(draw_sign("!" if packs else say_letter(card, rules)))
    sign = say_sign(card, rules)
    drawn = shape.put(draw_star() if card == WILD else draw_shape(card.colour, rules))
    if sign:
        drawn += places["number.two" if len(sign) > 1 else "number"].put(draw_sign(sign))
    # In packs a rank that has a name shows its number: a queen is a 12.
    other = say_letter(card, rules) if not packs else str(card.number or "")
    return drawn if packs and other in (sign, "") else drawn + letter.put(draw_sign(other))


def _middle(card: Card, rules: Rules, places: Mapping[str, PartPlace], badge: str) -> str:
    """The large sign in the middle; in large print only a wild has one, its star."""
    packs = rules.cards == "packs"
    if card == WILD and not packs:
        return places["middle.star"].put(draw_star()) + badge
    if "middle" not in places:
        return ""
    if card == SKIP:
        ring = draw_ring(colours_of(card.code, rules)["ink"])
        return places["middle.ring"].put(draw_path(load_art().cap) if packs else ring)
    sign = say_sign(card, rules)
    if card == WILD:
        # A king has all four suits, since his own means nothing.
        suits = "".join(places[f"suits {colour}"].put(draw_suit(colour)) for colour in COLOURS)
        return suits + (badge or places["king"].put(draw_sign(sign)))
    if not packs:
        return places["middle"].put(draw_sign(sign))
    place = places["packs middle.two" if len(sign) > 1 else "packs middle"]
    return place.put(draw_sign(sign)) + places["suit"].put(draw_shape(card.colour, rules))


def draw_badge(stands_for: int | str, rules: Rules) -> str:
    """What a wild on the table stands for, on a field of its own."""
    art = load_art()
    edge = f'stroke="{art.colours["w"]["ink"]}"'
    if isinstance(stands_for, int):
        sign = say_sign(numbered(COLOURS[0], stands_for), rules)
        return f'<circle r="10" fill="{art.colours["w"]["field"]}" {edge}/>{draw_sign(sign)}'
    colours = colours_of(stands_for, rules)
    field = f'<circle r="10" fill="{colours["field"]}" {edge}/>'
    return f'{field}<g fill="{colours["ink"]}" transform="scale(.7)">{draw_shape(stands_for, rules)}</g>'
