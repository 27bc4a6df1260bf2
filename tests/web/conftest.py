"""Servers with the page, and pages open in the browser that tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from decaphase.online.server.static import BUILT_PAGE, read_page
from support.server.crowd.server_process import ServerProcess, server_process
from support.web.axe import violations_on
from support.web.company import Company
from support.web.evening import Evenings
from support.web.played import Game, finished_game
from support.web.stacked import StackedHouse, a_stacked_house
from support.web.visits import TIMEOUT_MS, Visits

expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the page, which `make web` builds before the tests."""
    if read_page().document("/") is None:
        pytest.fail("The page is not built; run: make web", pytrace=False)
    return BUILT_PAGE


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server without rate limits, which most tests share."""
    with server_process(tmp_path_factory.mktemp("house"), page=str(built), limited=False) as house:
        yield house


@pytest.fixture
def page_at(house: ServerProcess, chromium: Browser) -> Iterator[Visits]:
    """Opens a place of the page; the test fails on any error there that it did not forgive."""
    visits = Visits(chromium, house.address, ExitStack())
    with visits.opened:
        yield visits
    assert visits.troubles() == []


@pytest.fixture(scope="session")
def game(house: ServerProcess, chromium: Browser) -> Game:
    """A game that is over, to be replayed and proved; its page is closed."""
    with finished_game(Visits(chromium, house.address, ExitStack())) as game:
        return game


@pytest.fixture(scope="session")
def stacked_house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    """A real server whose decks the tests lay out."""
    with a_stacked_house(tmp_path_factory.mktemp("stacked"), page=str(built), limited=False) as house:
        yield house


@pytest.fixture(scope="module")
def evenings(stacked_house: StackedHouse, chromium: Browser) -> Iterator[Evenings]:
    """Makes tables that the tests of a module share."""
    visits = Visits(chromium, stacked_house.address, ExitStack())
    with visits.opened:
        yield Evenings(visits, stacked_house, Company(stacked_house, visits.opened))
    assert visits.troubles() == []


@pytest.fixture
def evening(stacked_house: StackedHouse, chromium: Browser) -> Iterator[Evenings]:
    """Makes tables of the test's own; the test fails on any error there that it did not forgive."""
    visits = Visits(chromium, stacked_house.address, ExitStack())
    with visits.opened:
        yield Evenings(visits, stacked_house, Company(stacked_house, visits.opened))
    assert visits.troubles() == []


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """The violations that axe-core finds on a page."""
    return violations_on
