"""A test is run again if its Chromium died, and only then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
SUITE: Final = """
import pytest

times = []

@pytest.fixture(scope="module")
def page(chromium):
    page = chromium.new_page()
    yield page
    page.close()

def crash(chromium):
    times.append(1)
    chromium.new_browser_cdp_session().send("Browser.crash")

def test_before(page):
    assert page.evaluate("1 + 1") == 2

def test_once(chromium, page):
    if not times:
        crash(chromium)
    assert page.evaluate("1 + 1") == 2

def test_after(page):
    assert page.evaluate("1 + 1") == 2

def test_always(chromium):
    crash(chromium)

def test_wrong(page):
    times.append(2)
    assert times.count(2) == 2
"""


def test_a_test_is_run_again_once_if_its_chromium_died(tmp_path: Path) -> None:
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
    assert [line.split("::")[-1] for line in told if line.startswith("Run again")] == [
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
