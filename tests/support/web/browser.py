"""The browser that tests of the page share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browser_retry import not_to_end
from support.web.chromium import FLAGS, NONE, find_chromium


# Not for the whole session: as long as Playwright is there, an event loop runs in this thread, and tests of
# other modules that come to the same worker could not run theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium for the tests of a module."""
    program = find_chromium()
    if program is None:
        pytest.fail(NONE, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            with not_to_end(browser):
                yield browser
        finally:
            browser.close()
