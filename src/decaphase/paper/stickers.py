"""Labels that turn two ordinary packs into a deck: instructions, a calibration page, and the labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decaphase.cards import CARDS, COLOURS, COPIES, DECK_SIZE, FULL_DECK, NUMBERS, SKIP, WILD, Card
from decaphase.paper.card_layout import PartPlace
from decaphase.paper.label_sheets import LabelSheet
from decaphase.paper.printable import Picture, Printable, prepare
from decaphase.paper.svg_parts import TYPE, colours_of, draw_ring, draw_shape, draw_sign, draw_star
from decaphase.problems import Problem
from decaphase.rules import Rules, load_rules
from decaphase.say import say
from decaphase.say.card_codes import numbered
from decaphase.say.cards import say_card, say_rank
from decaphase.say.numbers import write_number

ACE: Final = 1
LABELLED: Final = (11, 12)
"""The numbers that an ordinary pack does not show."""
PACKS: Final = 2
MARGIN: Final = 0.08
ROUND_MARGIN: Final = 0.14
"""The share of a label that stays white at each edge, in case the printer is slightly off."""
MAX_SHIFT: Final = 20
"""Millimetres by which labels can be moved."""


@dataclass(frozen=True, slots=True)
class PackRow:
    """Cards of the packs: what they become, how many there are, and how many labels they need."""

    card: str
    becomes: str
    cards: int
    labels: int


@dataclass(frozen=True, slots=True)
class StickerData:
    """The data of `stickers.typ`."""

    headings: tuple[str, str]
    packs: tuple[str, ...]
    columns: tuple[str, str, str, str]
    rows: tuple[PackRow, ...]
    total: tuple[str, int, int]
    sheet: str
    steps: tuple[str, ...]
    ruler: str
    calibration: str
    calibration_text: str
    frames: tuple[tuple[float, float], ...]
    width: float
    height: float
    pieces: int
    round: bool
    stickers: tuple[Picture, ...]
    pages: tuple[tuple[tuple[int, float, float], ...], ...]


def prepare_stickers(
    rules: Rules,
    labels: LabelSheet,
    *,
    aces: bool = False,
    each: int = 2,
    first: int = 1,
    shift: tuple[float, float] = (0, 0),
) -> Printable:
    """The labels of a deck on this sheet, from label number `first` on.

    `aces`: with labels for aces; `each`: labels per card; `shift`: millimetres to the right and down.
    """
    if not 1 <= first <= labels.count:
        raise Problem("labels-first", first=first, most=labels.count)
    if max(map(abs, shift)) > MAX_SHIFT:
        raise Problem("labels-shift", most=MAX_SHIFT)
    packs = load_rules(rules.edition, {**dict(rules.overrides), "cards": "packs"})
    wanted = (ACE, *LABELLED) if aces else LABELLED
    kinds = [card for card in CARDS if card >= WILD or card.number in wanted]
    stickers = [kinds.index(card) for card in FULL_DECK if card in kinds for _ in range(each)]
    rows = _pack_rows(packs, wanted, each)
    data = StickerData(
        headings=(say("paper-stickers-cards"), say("paper-stickers-labels")),
        packs=_say_packs(),
        columns=(
            say("paper-stickers-card"),
            say("paper-stickers-becomes"),
            say("paper-stickers-count"),
            say("paper-stickers-needed"),
        ),
        rows=rows,
        total=(say("paper-stickers-together"), sum(row.cards for row in rows), len(stickers)),
        sheet=_say_sheet(labels),
        steps=_say_steps(each),
        ruler=say("paper-ruler"),
        calibration=say("paper-stickers-calibration"),
        calibration_text=say("paper-stickers-frames"),
        frames=tuple((left + shift[0], top + shift[1]) for left, top in labels.places),
        width=labels.width,
        height=labels.height,
        pieces=labels.pieces,
        round=labels.round,
        stickers=tuple(Picture(_name(card, packs), draw_sticker(card, packs, labels)) for card in kinds),
        pages=_place(stickers, labels, first, shift),
    )
    return prepare("stickers", say("paper-stickers-title"), labels.paper, data)


def _place(
    stickers: list[int], labels: LabelSheet, first: int, shift: tuple[float, float]
) -> tuple[tuple[tuple[int, float, float], ...], ...]:
    """The places of all stickers, sheet by sheet; the first sheet may be partly used."""
    width = labels.width / labels.pieces
    places = [
        (left + piece * width + shift[0], top + shift[1])
        for left, top in labels.places
        for piece in range(labels.pieces)
    ]
    used = (first - 1) * labels.pieces
    pages: list[list[tuple[int, float, float]]] = []
    for number, kind in enumerate(stickers, used):
        page, place = divmod(number, len(places))
        if page == len(pages):
            pages.append([])
        pages[page].append((kind, *places[place]))
    return tuple(map(tuple, pages))


def draw_sticker(card: Card, packs: Rules, labels: LabelSheet) -> str:
    """A drawing: a number with its suit, a wild's star, or a skip's “!” with its barred ring."""
    width, height = labels.width / labels.pieces, labels.height
    ink = colours_of(card.colour or card.code, packs)["ink"]
    margin = 2 * min(width, height) * (ROUND_MARGIN if labels.round else MARGIN)
    beside = width > 1.4 * height
    if card == WILD:
        parts, size = PartPlace(0, 0, 1).put(draw_star()), (22.0, 22.0)
    else:
        sign = draw_sign("!" if card == SKIP else str(card.number))
        shape = draw_ring(ink) if card == SKIP else draw_shape(card.colour, packs)
        if beside:
            parts, size = PartPlace(-8, 0, 1.3).put(sign) + PartPlace(11, 0, 0.6).put(shape), (35.0, 14.0)
        else:
            parts, size = PartPlace(0, -6.5, 1.1).put(sign) + PartPlace(0, 7, 0.55).put(shape), (16.0, 26.0)
    scale = round(min((width - margin) / size[0], (height - margin) / size[1]), 3)
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="{ink}" {TYPE}>'
    return f"{start}{PartPlace(width / 2, height / 2, scale).put(parts)}</svg>"


def _name(card: Card, packs: Rules) -> str:
    signs = {WILD: say("paper-stickers-wild"), SKIP: say("paper-stickers-skip")}
    sign = signs.get(card, str(card.number))
    return say("paper-stickers-on", sign=sign, card=say_card(card, packs, the=True))


def _pack_rows(packs: Rules, wanted: tuple[int, ...], each: int) -> tuple[PackRow, ...]:
    """All cards of the two packs; those that stay unchanged share one row."""
    per_number = sum(COPIES[numbered(colour, ACE)] for colour in COLOURS)
    plain = range(ACE + 1, min(LABELLED))
    unchanged = say("paper-deck-from-to", first=str(plain[0]), last=str(plain[-1]))

    def row_of(number: int) -> PackRow:
        labels = per_number * each if number in wanted else 0
        return PackRow(say_rank(number, packs), str(number), per_number, labels)

    return (
        row_of(ACE),
        PackRow(unchanged, unchanged, per_number * len(plain), 0),
        *(row_of(number) for number in range(min(LABELLED), NUMBERS + 1)),
        PackRow(say("paper-stickers-king"), say("paper-stickers-wild"), COPIES[WILD], COPIES[WILD] * each),
        PackRow(say("paper-stickers-joker"), say("paper-stickers-skip"), COPIES[SKIP], COPIES[SKIP] * each),
    )


def _say_packs() -> tuple[str, ...]:
    """The packs needed, the cards to take out and those to put in."""
    jokers = COPIES[SKIP] // PACKS
    pack = (DECK_SIZE - COPIES[SKIP]) // PACKS
    messages = ("paper-stickers-packs", "paper-stickers-take-out", "paper-stickers-put-in")
    return tuple(say(message, pack=pack, jokers=jokers, all=DECK_SIZE) for message in messages)


def _say_sheet(labels: LabelSheet) -> str:
    size = {name: write_number(f"{getattr(labels, name):g}") for name in ("width", "height")}
    shape = "round" if labels.round else "cut" if labels.pieces > 1 else "whole"
    return say("paper-stickers-sheet", shape=shape, count=labels.count, pieces=labels.pieces, **size)


def _say_steps(each: int) -> tuple[str, ...]:
    steps = ("paper-true-size", "paper-stickers-calibrate", "paper-stickers-print")
    return (*map(say, steps), say("paper-stickers-stick", each=each))
