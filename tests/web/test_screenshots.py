"""The pictures of `make screenshots` can be taken: every page, and a game from the lobby to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.web.screenshots import AT_TABLE, PAGES, Pictures, show_all
from support.web.visits import Visits

GAME = {"lobby", "draw", "hint", "between", "over"}


@pytest.mark.slow  # a whole game, and a picture of everything in it
def test_every_page_has_its_picture(page_at: Visits, tmp_path: Path) -> None:
    show_all(page_at, Pictures(tmp_path), "phone", "dark", "de")
    taken = {file.name.removesuffix("-phone-dark-de.png") for file in tmp_path.iterdir()}
    assert taken - {"table"} == {*PAGES, *AT_TABLE, *GAME}
