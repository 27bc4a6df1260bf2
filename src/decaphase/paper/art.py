"""Cards as drawings (SVG), from the same shapes and colours as on the page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin
from typing import Final

from decaphase.cards import COLOURS, SKIP, WILD, Card
from decaphase.paper.places import LARGE, NORMAL, SMALL, Place
from decaphase.rules import Rules
from decaphase.say import CATALOGUE
from decaphase.say.codes import numbered, say_letter, say_sign

WIDTH: Final = 63
HEIGHT: Final = 88
"""A poker card, in millimetres."""

SMALL_WIDTH: Final = 48
SMALL_HEIGHT: Final = 76
"""A card in a small picture is narrow, so that eleven stand side by side."""

SHAPES: Final = CATALOGUE.parent / "art" / "shapes.json"
TYPE: Final = 'font-family="Atkinson Hyperlegible Next" font-weight="700" font-size="15" text-anchor="middle"'
"""At this size capitals are 10 high."""
NARROW: Final = 0.74
"""How much narrower two signs are set, so that they are 13.5 wide together."""
EDGE: Final = "#8A949E"


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


def draw_card(
    card: Card, rules: Rules, *, large: bool = False, bleed: float = 0, stands_for: int | str | None = None
) -> str:
    """The front of a card at this table, in the language now spoken.

    With `bleed` its colour goes on for so many millimetres past its edge, for a card that is cut; without, it
    has round corners and a thin edge. `stands_for`: the number, or the colour's letter, that a wild is on the
    table.
    """
    art = load_art()
    kind = card.colour or card.code
    colours = (art.suits if rules.cards == "packs" else art.colours)[kind]
    corner = _corner(card, rules, LARGE if large else NORMAL)
    around = f'<g transform="rotate(180 {WIDTH / 2} {HEIGHT / 2})">{corner}</g>'
    badge = "" if stands_for is None else NORMAL["meant"].put(_badge(stands_for, rules))
    middle = _middle(card, rules, LARGE if large else NORMAL, badge)
    return _frame(colours["field"], colours["ink"], corner + around + middle, bleed)


def draw_small(card: Card, rules: Rules, left: float = 0, stands_for: int | str | None = None) -> str:
    """A card for pictures of a few millimetres: its sign and its shape, a part of a drawing at this place."""
    art = load_art()
    colours = (art.suits if rules.cards == "packs" else art.colours)[card.colour or card.code]
    sign = say_sign(card, rules)
    if stands_for is not None:
        sign_or_star = SMALL["king"].put(_sign(sign)) if sign else SMALL["star"].put(_star())
        parts = sign_or_star + SMALL["meant"].put(_badge(stands_for, rules))
    elif card == SKIP:
        parts = SMALL["whole"].put(_path(art.cap) if rules.cards == "packs" else _ring(card, rules))
    elif not sign:
        parts = SMALL["whole"].put(_star())
    else:
        shape = _star() if card == WILD else _shape(card.colour, rules)
        parts = SMALL["sign"].put(_sign(sign)) + SMALL["shape"].put(shape)
    edge = f'stroke="{EDGE}" stroke-width="1.5"'
    field = f'<rect x="1" y="1" width="{SMALL_WIDTH - 2}" height="{SMALL_HEIGHT - 2}" rx="5" {edge}'
    place = f'transform="translate({left} 0)" fill="{colours["ink"]}" {TYPE}'
    return f'<g {place}>{field} fill="{colours["field"]}"/>{parts}</g>'


def draw_back(*, bleed: float = 0) -> str:
    """The back of every card, the same whichever way it is turned: rings of ten dots in a frame."""
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
    """A whole drawing: the field of a card, and on it its parts in their ink."""
    if bleed:
        place = f'x="{-bleed}" y="{-bleed}" width="{WIDTH + 2 * bleed}" height="{HEIGHT + 2 * bleed}"'
    else:
        place = f'x=".4" y=".4" width="62.2" height="87.2" rx="5" stroke="{EDGE}" stroke-width=".8"'
    box = f"{-bleed} {-bleed} {WIDTH + 2 * bleed} {HEIGHT + 2 * bleed}"
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="{ink}" stroke="none" {TYPE}>'
    return f'{start}<rect fill="{field}" {place}/>{parts}</svg>'


# The parts of a front


def _corner(card: Card, rules: Rules, places: Mapping[str, Place]) -> str:
    """Number, shape and letter in a row, so that a strip of a covered card tells enough."""
    packs = rules.cards == "packs"
    table = "packs " if packs else "w.bare " if card == WILD else ""
    shape, letter = places[f"{table}shape"], places[f"{table}letter"]
    if card == SKIP:
        head = places["number.cap"].put(_path(load_art().cap)) if packs else places["number"].put(_sign("!"))
        word = "!" if packs else say_letter(card, rules)
        return head + shape.put(_ring(card, rules)) + letter.put(_sign(word))
    sign = say_sign(card, rules)
    drawn = shape.put(_star() if card == WILD else _shape(card.colour, rules))
    if sign:
        drawn += places["number.two" if len(sign) > 1 else "number"].put(_sign(sign))
    # In packs a rank that has a name shows its number: a queen is a 12.
    other = say_letter(card, rules) if not packs else str(card.number or "")
    return drawn if packs and other in (sign, "") else drawn + letter.put(_sign(other))


def _middle(card: Card, rules: Rules, places: Mapping[str, Place], badge: str) -> str:
    """The large sign; in large print the corners have taken its place, but for a wild's star."""
    packs = rules.cards == "packs"
    if card == WILD and not packs:
        return places["middle.star"].put(_star()) + badge
    if "middle" not in places:
        return ""
    if card == SKIP:
        return places["middle.ring"].put(_path(load_art().cap) if packs else _ring(card, rules))
    sign = say_sign(card, rules)
    if card == WILD:
        # A king has all four suits, since his own means nothing.
        suits = "".join(places[f"suits {colour}"].put(_suit(colour)) for colour in COLOURS)
        return suits + (badge or places["king"].put(_sign(sign)))
    if not packs:
        return places["middle"].put(_sign(sign))
    place = places["packs middle.two" if len(sign) > 1 else "packs middle"]
    return place.put(_sign(sign)) + places["suit"].put(_shape(card.colour, rules))


def _badge(stands_for: int | str, rules: Rules) -> str:
    """What a wild on the table stands for, on a field of its own."""
    art = load_art()
    edge = f'stroke="{art.colours["w"]["ink"]}"'
    if isinstance(stands_for, int):
        sign = say_sign(numbered(COLOURS[0], stands_for), rules)
        return f'<circle r="10" fill="{art.colours["w"]["field"]}" {edge}/>{_sign(sign)}'
    colours = (art.suits if rules.cards == "packs" else art.colours)[stands_for]
    field = f'<circle r="10" fill="{colours["field"]}" {edge}/>'
    return f'{field}<g fill="{colours["ink"]}" transform="scale(.7)">{_shape(stands_for, rules)}</g>'


def _sign(text: str) -> str:
    """A number or letters about their middle; 6 and 9 have a line below."""
    narrow = f' transform="scale({NARROW} 1)"' if len(text) > 1 else ""
    line = '<rect x="-3.6" y="6.2" width="7.2" height="1"/>' if text in ("6", "9") else ""
    return f'<text y="5"{narrow}>{text}</text>{line}'


def _path(outline: str, more: str = "") -> str:
    return f'<path d="{outline}"{more}/>'


def _shape(colour: str, rules: Rules) -> str:
    """The shape of a colour, or the suit that stands for it."""
    return _path(load_art().shapes[rules.cards][colour])


def _suit(colour: str) -> str:
    """A suit in its own ink."""
    art = load_art()
    return _path(art.shapes["packs"][colour], f' fill="{art.suits[colour]["ink"]}"')


def _star() -> str:
    """A wild's star of four colours."""
    art = load_art()
    edge = f' stroke="{art.colours["w"]["ink"]}" stroke-width=".4"'
    return "".join(
        _path(art.star[colour], f' fill="{art.colours[colour]["field"]}"{edge}') for colour in COLOURS
    )


def _ring(card: Card, rules: Rules) -> str:
    """A skip's barred ring."""
    art = load_art()
    ink = (art.suits if rules.cards == "packs" else art.colours)[card.code]["ink"]
    return _path(art.ring, f' fill="none" stroke="{ink}" stroke-width="3" stroke-linecap="round"')
