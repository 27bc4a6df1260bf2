"""Tables in the browser at which something was played, to look at what comes after."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import msgspec
from playwright.sync_api import Page, expect

from decaphase.online.protocol.answers import ScoresShown
from support.parameters import first_quick
from support.web.finishing import play_until
from support.web.opening import open_table
from support.web.playing import AT_ONCE
from support.web.visits import TOO_WIDE, Colours, Language, Size, Visits

BETWEEN: Final = "[data-stage=between]"
OVER: Final = "[data-stage=over]"
NOTES: Final = "decaphase-deals-"
LOOKS: Final = first_quick(
    ("nl", "narrow", "dark"), ("en", "phone", "light"), ("fr", "narrow", "forced"), ("de", "desktop", "light")
)
"""Parameters of what is looked at in every language: language, size and colours."""


@dataclass(frozen=True)
class Game:
    """A game that is over, at a table that all may look at; `notes`: what its page noted of the deals."""

    table: str
    hands: int
    notes: str


@contextmanager
def finished_game(visits: Visits) -> Iterator[Game]:
    """A game against two bots, played to its end."""
    with visits.opened:
        page = sit_down(visits, options={"selection": "first-2"}, bots=("steady", "greedy"))
        table = table_of(page)
        hands = play_until(page, table)
        expect(page.locator(OVER)).to_be_visible()
        notes = page.evaluate("(place) => localStorage.getItem(place)", NOTES + table)
        assert isinstance(notes, str)
        yield Game(table, hands, notes)
    assert visits.troubles() == []


def sit_down(
    visits: Visits,
    language: Language = "en",
    size: Size = "phone",
    colours: Colours = "light",
    *,
    options: dict[str, object],
    edition: str = "classic-en",
    bots: tuple[str, ...] = ("steady",),
) -> Page:
    """A page that shows a table of its own with bots, where the first hand is being played."""
    page = visits("/", language, size, colours)
    page.evaluate(AT_ONCE)
    table = open_table(page, options, edition=edition, bots=bots, listed=True)
    page.goto(f"{visits.address}/table/{table}")
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    return page


def table_of(page: Page) -> str:
    """The table that a page shows."""
    return page.url.rpartition("/")[2]


def answer(page: Page, path: str) -> object:
    """What the server says to whoever looks at this page."""
    found: object = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)
    return found


def scores_of(page: Page) -> ScoresShown:
    """The scores of the table that a page shows."""
    return msgspec.convert(answer(page, f"/api/tables/{table_of(page)}/sheet"), ScoresShown)


def is_narrow_enough(page: Page) -> bool:
    """Whether nobody has to scroll sideways."""
    return not page.evaluate(TOO_WIDE)
