"""The page of all cards, and single cards as they are seen there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Page

import decaphase
from support.web.pixels import Colour, Picture
from support.web.visits import Colours, Language, Size, Visits

Look: TypeAlias = Literal["usual", "contrast"]
Place: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

ART: Final = json.loads((Path(decaphase.__file__).parent / "say/art/shapes.json").read_text(encoding="utf-8"))
LOOKS: Final[dict[Look, str]] = {"usual": '[data-width="100"]', "contrast": '[data-colours="contrast"]'}
SHAPE: Final[Place] = (25, 6, 14, 14)
LETTER: Final[Place] = (44, 6, 15, 14)
INSIDE: Final[Place] = (8, 8, 47, 72)
"""Where things stand on a card, in its own measure."""
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


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card as it is seen."""

    picture: Picture

    @property
    def field(self) -> Colour:
        """The colour that most of it has."""
        return self.part(INSIDE).commonest(2)[0]

    @property
    def ink(self) -> Colour:
        """The colour that it is drawn with."""
        return self.part(INSIDE).commonest(2)[1]

    def part(self, place: Place) -> Picture:
        """The part of it at this place."""
        scale = self.picture.pixels.shape[1] / ART["card"]["width"]
        left, top, width, height = (scale * length for length in place)
        return self.picture.part(left, top, width, height)


@dataclass(frozen=True, slots=True)
class Gallery:
    """The page of all cards; of some of them, pictures can be taken."""

    page: Page

    @classmethod
    def open(
        cls,
        visits: Visits,
        language: Language = "en",
        size: Size = "desktop",
        colours: Colours = "light",
        *,
        only: Sequence[str] = (),
    ) -> Gallery:
        """The gallery; `only`: with no other cards than these, since pictures of all take long."""
        page = visits("/gallery.html", language, size, colours)
        page.locator(".card-picture").first.wait_for()
        if only:
            page.evaluate(FEWER, list(only))
        return cls(page)

    def cards(self, look: Look = "usual", faces: str = "colours", eyes: str = "none") -> dict[str, Drawn]:
        """The cards that are there, by their codes; `eyes`: of somebody who tells fewer colours apart."""
        shown = self.page.locator(f"{LOOKS[look]}[data-faces={faces}]")
        with self._seen_with(eyes):
            picture = Picture.read(shown.screenshot())
        places: dict[str, Place] = shown.evaluate(PLACES)
        return {code: Drawn(picture.part(*place)) for code, place in places.items()}

    @contextmanager
    def in_colours(self, **fields: str) -> Iterator[None]:
        """With some fields in other colours."""
        root = "document.documentElement.style"
        for name, field in fields.items():
            self.page.evaluate(f"{root}.setProperty('--card-{name}-field', '{field}')")
        yield
        for name in fields:
            self.page.evaluate(f"{root}.removeProperty('--card-{name}-field')")

    @contextmanager
    def _seen_with(self, eyes: str) -> Iterator[None]:
        session = self.page.context.new_cdp_session(self.page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        yield
        session.detach()
