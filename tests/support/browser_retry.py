"""A test whose browser ends by itself is begun anew with another, once, and that is said at the end.

Chromium is not what is tested, but it may die on a busy machine, and all tests that share it fail with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

import pytest
from _pytest.runner import runtestprotocol

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ANEW: Final = "begun anew"
ended: Final[list[Browser]] = []
"""Browsers that ended by themselves during this test."""


@contextmanager
def not_to_end(browser: Browser) -> Iterator[None]:
    """Meanwhile this browser is not to end."""
    browser.on("disconnected", note_end)
    yield
    browser.remove_listener("disconnected", note_end)


def note_end(browser: Browser) -> None:
    """A browser is gone."""
    ended.append(browser)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test that has a browser, and where that ended, once more."""
    if "browser" not in getattr(item, "fixturenames", ()):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = run(item, nextitem)
    if ended:
        first = "\n".join(report.longreprtext for report in reports if report.failed)
        reports = run(item, nextitem)
        reports[0].user_properties.append((ANEW, first))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def run(item: pytest.Item, nextitem: pytest.Item | None) -> list[pytest.TestReport]:
    """Run a test; where its browser ended, put everything away that tests share, as that is part of it."""
    ended.clear()
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if ended:
        with suppress(Exception):  # that the browser is gone is told there, too
            item.session._setupstate.teardown_exact(None)
    return reports


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests were begun anew, and what happened to each before."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, first in getattr(report, "user_properties", ()):
                if name == ANEW:
                    told = f"Begun anew, as the browser ended by itself: {report.nodeid}"
                    terminalreporter.write_line(f"{first}\n{told}")
