"""What a picture of the page shows, pixel by pixel, and how far colours are from each other."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from io import BytesIO
from typing import TypeAlias

import numpy as np
from matplotlib.image import imread
from numpy.typing import NDArray

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Pixels in rows from the top."""

    pixels: NDArray[np.uint8]

    @classmethod
    def read(cls, png: bytes) -> Picture:
        """The picture of a PNG file, without its transparency."""
        return cls((imread(BytesIO(png), format="png")[..., :3] * 255).round().astype(np.uint8))

    def part(self, left: float, top: float, width: float, height: float) -> Picture:
        """The part of a picture that begins at this place."""
        rows = slice(round(top), round(top + height))
        return Picture(self.pixels[rows, round(left) : round(left + width)])

    def commonest(self, count: int) -> list[Colour]:
        """The colours that most pixels have."""
        found = Counter(map(tuple, self.pixels.reshape(-1, 3).tolist()))
        return [(red, green, blue) for (red, green, blue), _ in found.most_common(count)]

    def mask(self, colour: Colour, other: Colour) -> NDArray[np.bool_]:
        """Which pixels are nearer to the one colour than to the other."""
        whole = self.pixels.astype(np.int64)
        near, far = (((whole - np.array(each)) ** 2).sum(axis=2) for each in (colour, other))
        return np.asarray(near < far)


def linear(colour: Colour) -> NDArray[np.float64]:
    """Red, green and blue as amounts of light from 0 to 1."""
    share = np.array(colour) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def contrast(one: Colour, other: Colour) -> float:
    """How well one can be read on the other, from 1 to 21 (WCAG)."""
    lights = sorted(float(linear(colour) @ (0.2126, 0.7152, 0.0722)) + 0.05 for colour in (one, other))
    return lights[1] / lights[0]


def lab(colour: Colour) -> NDArray[np.float64]:
    """A colour as lightness, green to red, and blue to yellow (CIE Lab, daylight)."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    share = to_xyz @ linear(colour) / (0.9505, 1.0, 1.089)
    x, y, z = np.where(share > 216 / 24389, np.cbrt(share), share * 841 / 108 + 4 / 29)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def apart(one: Colour, other: Colour) -> float:
    """How far two colours are from each other in Lab (delta E 1976)."""
    return float(np.linalg.norm(lab(one) - lab(other)))
