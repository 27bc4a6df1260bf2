"""The places of a card's parts in millimetres, as on the web page (`web/src/cards/cards.css`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PartPlace:
    """The centre of a part, and its scale across and down."""

    x: float
    y: float
    across: float
    down: float = 0

    def put(self, part: str) -> str:
        """The SVG of a part, moved and scaled to this place."""
        scale = f"{self.across} {self.down or self.across}"
        return f'<g transform="translate({self.x} {self.y}) scale({scale})">{part}</g>'


NORMAL: Final = {
    "number": PartPlace(11, 13, 1.35),
    "number.two": PartPlace(13, 13, 1.35),
    "number.cap": PartPlace(12, 13, 0.65),
    "shape": PartPlace(32, 13, 0.64),
    "letter": PartPlace(51.5, 13, 1.15),
    "w.bare shape": PartPlace(12, 13.5, 0.8),
    "w.bare letter": PartPlace(51.5, 13, 1.15),
    "packs shape": PartPlace(51, 13, 0.72),
    "packs letter": PartPlace(31.5, 13, 0.9),
    "middle": PartPlace(31.5, 43, 3.3),
    "middle.star": PartPlace(31.5, 44, 2.3, 1.9),
    "middle.ring": PartPlace(31.5, 44, 2),
    "packs middle": PartPlace(18, 44, 2.6),
    "packs middle.two": PartPlace(18, 44, 2.1, 2.6),
    "suit": PartPlace(46, 44, 1.15),
    "suits r": PartPlace(13, 34, 0.7),
    "suits b": PartPlace(50, 34, 0.7),
    "suits g": PartPlace(13, 55, 0.7),
    "suits y": PartPlace(50, 55, 0.7),
    "king": PartPlace(31.5, 44, 2.2),
    "meant": PartPlace(31.5, 44, 1.1),
}
LARGE: Final = {
    "number": PartPlace(18, 23, 2.7),
    "number.two": PartPlace(19.5, 23, 2.2, 2.7),
    "number.cap": PartPlace(18, 24, 1.3),
    "shape": PartPlace(49, 15.5, 0.95),
    "letter": PartPlace(49, 35, 1.45),
    "w.bare shape": PartPlace(16, 18, 1.15),
    "w.bare letter": PartPlace(44, 18, 1.7),
    "packs shape": PartPlace(48, 16, 1.05),
    "packs letter": PartPlace(48, 35, 1.2),
    "middle.star": PartPlace(31.5, 44, 2.2, 1.4),
}
"""Large print: the corners take the whole card; only a wild's star is left in the middle."""
SMALL: Final = {
    "sign": PartPlace(24, 24, 3),
    "shape": PartPlace(24, 60, 1),
    "whole": PartPlace(24, 38, 1.9),
    "star": PartPlace(24, 20, 1.15),
    "king": PartPlace(24, 18, 1.8),
    "meant": PartPlace(24, 52, 1.9),
}
"""Cards a few millimetres high (`small_cards`)."""
