"""Going through a page with the Tab key: where one comes, in which order, and whether one sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypedDict, cast

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import FloatRect, Page

from support.web.pixels import Picture

MOST: Final = 200
AROUND: Final = 8
"""So many pixels around a control its outline may take."""
CLEAR: Final = 3.0
"""How much a pixel has to change to be seen: its contrast before and after (WCAG 2.4.13)."""
THICK: Final = 2.0

HERE: Final = """() => {
    const here = document.activeElement;
    if (!here || here === document.body || !here.closest("main")) return null;
    const {left, top, right, bottom, width, height} = here.getBoundingClientRect();
    const fits = width <= innerWidth && height <= innerHeight;
    const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].map(([across, down]) => {
        const at = document.elementFromPoint(left + across * width, top + down * height);
        return at !== null && (here.contains(at) || at.contains(here));
    });
    return {
        name: here.ariaLabel || here.textContent.trim().replace(/\\s+/g, " ").slice(0, 60),
        kind: `${here.tagName} ${here.role} ${here.className.replace(/svelte-\\w+/g, "")}`,
        place: [...document.querySelectorAll("*")].indexOf(here),
        part: here.closest(".board") ? "board" : "",
        box: [left, top, width, height],
        down: top + scrollY,
        seen: fits ? points.every(Boolean) : points.some(Boolean),
        wanted: here.matches(":focus-visible"),
    };
}"""
FROM_THE_TOP: Final = """() => {
    scrollTo(0, 0);
    document.querySelector("h1").focus();
}"""
LIGHT: Final = np.array([0.2126, 0.7152, 0.0722])


class _Here(TypedDict):
    name: str
    kind: str
    place: int
    part: str
    box: tuple[float, float, float, float]
    down: float
    seen: bool
    wanted: bool


@dataclass(frozen=True, slots=True)
class Stop:
    """A control that has the focus: its box in the window, how far down the page it is.

    `seen`: it lies open, behind nothing. `wanted`: the browser shows that it has the focus.
    """

    name: str
    kind: str
    place: int
    part: str
    box: tuple[float, float, float, float]
    down: float
    seen: bool
    wanted: bool


def walk(page: Page) -> Iterator[Stop]:
    """Every control of the page by Tab, from its heading on; while one is there, it has the focus."""
    page.evaluate(FROM_THE_TOP)
    for _ in range(MOST):
        page.keyboard.press("Tab")
        here = cast("_Here | None", page.evaluate(HERE))
        if here is None:
            return
        yield Stop(**here)
    raise AssertionError("one never comes to the end")


def goes_back(stops: list[Stop]) -> list[str]:
    """Where the way is not the one in which the page is read: back in the text, or up on the board."""
    steps = list(pairwise(stops))
    back = [f"{a.name} -> {b.name}" for a, b in steps if b.place <= a.place]
    board = [(a, b) for a, b in steps if a.part == b.part == "board"]
    return back + [f"up: {a.name} -> {b.name}" for a, b in board if b.down + b.box[3] <= a.down]


def thickness(page: Page, stop: Stop) -> float:
    """How thick the frame is that shows where the focus is, by the pixels that change clearly."""
    left, top, width, height = stop.box
    view = page.viewport_size or {"width": 1280, "height": 800}
    x, y = max(0.0, left - AROUND), max(0.0, top - AROUND)
    right, bottom = min(view["width"], left + width + AROUND), min(view["height"], top + height + AROUND)
    clip: FloatRect = {"x": x, "y": y, "width": right - x, "height": bottom - y}
    focused = Picture.read(page.screenshot(clip=clip))
    page.evaluate("() => { window.was = document.activeElement; was.blur(); }")
    plain = Picture.read(page.screenshot(clip=clip))
    page.evaluate("was.focus({preventScroll: true})")
    changed = int((_contrasts(focused, plain) >= CLEAR).sum())
    return changed / (2 * (width + height))


def _contrasts(one: Picture, other: Picture) -> NDArray[np.float64]:
    lights = [_lights(picture) + 0.05 for picture in (one, other)]
    return np.maximum(*lights) / np.minimum(*lights)


def _lights(picture: Picture) -> NDArray[np.float64]:
    share = picture.pixels / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ LIGHT, dtype=np.float64)
