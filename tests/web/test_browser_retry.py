"""That a test is begun anew where its browser ended by itself, and only there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
SHARED: Final = "from support.web.browser import browser\n"
SUITE: Final = """
import pytest

times = []

@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()

def crash(browser):
    times.append(1)
    browser.new_browser_cdp_session().send("Browser.crash")

def test_before(page):
    assert page.evaluate("1 + 1") == 2

def test_once(browser, page):
    if not times:
        crash(browser)
    assert page.evaluate("1 + 1") == 2

def test_after(page):
    assert page.evaluate("1 + 1") == 2

def test_always(browser):
    crash(browser)

def test_wrong(page):
    times.append(2)
    assert times.count(2) == 2
"""


def test_a_test_is_begun_anew_once_where_its_browser_ended_by_itself(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(SHARED, encoding="utf-8")
    (tmp_path / "test_it.py").write_text(SUITE, encoding="utf-8")
    places = os.pathsep.join((str(TESTS), str(TESTS.parent / "src")))
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n1",
        "-p",
        "support.browser_retry",
        "-p",
        "no:cacheprovider",
        "-rfE",
    ]
    ended = subprocess.run(
        [*command, str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    told = ended.stdout.splitlines()
    assert [line.split("::")[-1] for line in told if line.startswith("Begun anew")] == [
        "test_once",
        "test_always",
    ]
    assert [line.split(" - ")[0].split("::")[-1] for line in told if line.startswith("FAILED")] == [
        "test_always",
        "test_wrong",
    ]
    closed = [line for line in told if line.startswith("E ") and "TargetClosedError: CDPSession" in line]
    assert len(closed) == 3  # what each of the two had met before, and what one met again
    assert "3 passed" in told[-1]
