"""One Chromium for all tests of a worker; a test whose Chromium dies is run once more with another.

Chromium is not what is tested, but it may die on a busy machine, and every test that shares it fails with it.
Tests that were run again are listed at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pytest
from _pytest.runner import runtestprotocol

if TYPE_CHECKING:
    from playwright.sync_api import Browser

RUN_AGAIN: Final = "run again"
died: Final[list[Browser]] = []
"""Browsers that died during this test."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that tests of the page share."""
    from playwright.sync_api import sync_playwright

    from support.web.chromium import FLAGS, NONE, find_chromium

    program = find_chromium()
    if program is None:
        pytest.fail(NONE, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        browser.on("disconnected", note_death)
        try:
            yield browser
        finally:
            browser.remove_listener("disconnected", note_death)
            browser.close()


def note_death(browser: Browser) -> None:
    died.append(browser)


def uses_chromium(item: pytest.Item | None) -> bool:
    return "chromium" in getattr(item, "fixturenames", ())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with Chromium come last, and so all together on each worker."""
    items.sort(key=uses_chromium)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test with Chromium, and once more if Chromium died."""
    if not uses_chromium(item):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = run(item, nextitem)
    if died:
        first = "\n".join(report.longreprtext for report in reports if report.failed)
        reports = run(item, nextitem)
        reports[0].user_properties.append((RUN_AGAIN, first))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def run(item: pytest.Item, nextitem: pytest.Item | None) -> list[pytest.TestReport]:
    """Run a test; tear down all fixtures if Chromium died or is not needed next.

    While Playwright is there its event loop runs in this thread, and a test that needs its own cannot run.
    """
    died.clear()
    # Two workers take tests from each other, so that one without Chromium may still follow.
    reports = runtestprotocol(item, log=False, nextitem=nextitem if uses_chromium(nextitem) else None)
    if died:
        with suppress(Exception):  # what is torn down may miss the browser too
            item.session._setupstate.teardown_exact(None)
    return reports


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that were run again, and what had failed before."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, first in getattr(report, "user_properties", ()):
                if name == RUN_AGAIN:
                    terminalreporter.write_line(f"{first}\nRun again, as Chromium had died: {report.nodeid}")
