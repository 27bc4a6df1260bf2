"""A server with the page, a browser, and visits to the one with the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from decaphase.online.server.static import read_page
from decaphase.online.server.static.files import BUILT_PAGE
from support.server.crowd.house import House, a_house
from support.web.axe import violations_on
from support.web.company import Company
from support.web.evening import Evenings
from support.web.stacked import StackedHouse, a_stacked_house
from support.web.visits import PATIENCE, Visits

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the page, which `make web` builds before the tests; they do not."""
    if read_page().document("/") is None:
        pytest.fail("The page is not built; run: make web", pytrace=False)
    return BUILT_PAGE


@pytest.fixture(scope="module")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server for the tests of a module, which come so often that it must not limit them."""
    with a_house(tmp_path_factory.mktemp("house"), page=str(built), limited=False) as house:
        yield house


@pytest.fixture
def page_at(house: House, browser: Browser) -> Iterator[Visits]:
    """Opens a place of the page; the test fails if anything goes wrong there that it did not forgive."""
    visits = Visits(browser, house.address, ExitStack())
    with visits.opened:
        yield visits
    assert visits.troubles() == []


@pytest.fixture(scope="module")
def stacked_house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedHouse]:
    """A real server for the tests of a module, whose decks they lay out."""
    with a_stacked_house(tmp_path_factory.mktemp("stacked"), page=str(built), limited=False) as house:
        yield house


@pytest.fixture(scope="module")
def evenings(stacked_house: StackedHouse, browser: Browser) -> Iterator[Evenings]:
    """Evenings for the tests of a module, of which they may share one."""
    visits = Visits(browser, stacked_house.address, ExitStack())
    with visits.opened:
        yield Evenings(visits, stacked_house, Company(stacked_house, visits.opened))
    assert visits.troubles() == []


@pytest.fixture
def evening(stacked_house: StackedHouse, browser: Browser) -> Iterator[Evenings]:
    """An evening of the test's own; it fails if anything goes wrong that it did not forgive."""
    visits = Visits(browser, stacked_house.address, ExitStack())
    with visits.opened:
        yield Evenings(visits, stacked_house, Company(stacked_house, visits.opened))
    assert visits.troubles() == []


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """What axe-core finds wrong on a page."""
    return violations_on
