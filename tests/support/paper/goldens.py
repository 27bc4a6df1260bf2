"""Golden pictures of printed pages: `pytest tests/paper --regenerate-golden` writes them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray
from PIL import Image

FOLDER: Final = Path(__file__).parents[2] / "golden" / "paper"
DOTS: Final = 42
"""Per inch: enough to recognise the layout, and small files."""
COLOURS: Final = 64
GAP: Final = 6
LET_PASS: Final = 40
"""The tolerance per pixel, of 255: versions of the library smooth letters differently."""
SHARE: Final = 0.004
"""The share of pixels that may exceed the tolerance."""


def check_pages(name: str, pdf: bytes, pages: Sequence[int], *, regenerate: bool) -> None:
    """Compare these pages (from 1) side by side with the golden picture of this name, or write it."""
    path = FOLDER / f"{name}.png"
    drawn = _side_by_side(pdf, pages)
    if regenerate:
        path.parent.mkdir(exist_ok=True)
        drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        return
    golden = _pixels(Image.open(path))
    # Reduced to the same few colours.
    now = _pixels(drawn.quantize(COLOURS, dither=Image.Dither.NONE))
    if golden.shape != now.shape:
        pytest.fail(f"{path.name} is {golden.shape}, now {now.shape}", pytrace=False)
    off = (np.abs(golden - now).max(axis=2) > LET_PASS).mean()
    if off > SHARE:
        seen = path.with_suffix(".now.png")
        drawn.save(seen)
        pytest.fail(f"{off:.2%} of {path.name} look different; compare {seen}", pytrace=False)


def _side_by_side(pdf: bytes, pages: Sequence[int]) -> Image.Image:
    document = pypdfium2.PdfDocument(pdf)
    pictures = [document[page - 1].render(scale=DOTS / 72).to_pil().convert("RGB") for page in pages]
    width = sum(picture.width + GAP for picture in pictures) - GAP
    whole = Image.new("RGB", (width, max(picture.height for picture in pictures)), (128, 128, 128))
    left = 0
    for picture in pictures:
        whole.paste(picture, (left, 0))
        left += picture.width + GAP
    return whole


def _pixels(picture: Image.Image) -> NDArray[np.int16]:
    return np.asarray(picture.convert("RGB"), dtype=np.int16)
