"""Fixtures of the paper tests: a check for the fonts, and the language restored after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from decaphase.paper.typeset import FONTS
from decaphase.say import speak, spoken


@pytest.fixture(autouse=True, scope="session")
def _fonts() -> None:
    """Check that the fonts are there; `make web` downloads them."""
    if not any(FONTS.glob("*.ttf")):
        pytest.fail("The fonts are not there; run: make web", pytrace=False)


@pytest.fixture(autouse=True)
def _own_language() -> Iterator[None]:
    """Restore the language after a test that changed it."""
    before = spoken()
    yield
    speak(before)
