"""What tests of print need: the fonts in place, and the language put back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from decaphase.paper.typeset import FONTS
from decaphase.say import speak, spoken


@pytest.fixture(autouse=True, scope="session")
def _fonts() -> None:
    """The fonts, which `make web` puts in place before the tests; they do not."""
    if not any(FONTS.glob("*.ttf")):
        pytest.fail("The fonts are not there; run: make web", pytrace=False)


@pytest.fixture(autouse=True)
def _own_language() -> Iterator[None]:
    """A test may speak any language; the next one begins in English."""
    before = spoken()
    yield
    speak(before)
