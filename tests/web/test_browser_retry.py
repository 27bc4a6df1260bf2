"""A test is run again if its Chromium died, and only then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

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
IN_ORDER: Final = """
import pytest

@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: item.name)
"""
MIXED: Final = """
import asyncio

def test_1(chromium):
    assert chromium.new_page().evaluate("1 + 1") == 2

def test_2():
    asyncio.run(asyncio.sleep(0))

def test_3(chromium):
    assert chromium.new_page().evaluate("1 + 1") == 2
"""
COMMAND: Final = [
    *(sys.executable, "-m", "pytest", "-n1", "-rfE"),
    *("-p", "support.browser_retry", "-p", "no:cacheprovider"),
]


def run(folder: Path, **files: str) -> list[str]:
    """What pytest prints for a folder of these modules."""
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    places = os.pathsep.join((str(TESTS), str(TESTS.parent / "src")))
    ended = subprocess.run(
        [*COMMAND, str(folder)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.stdout.splitlines()


@pytest.mark.slow
def test_a_test_with_an_event_loop_may_follow_one_with_chromium(tmp_path: Path) -> None:
    assert "3 passed" in run(tmp_path, conftest=IN_ORDER, test_it=MIXED)[-1]


def test_a_test_is_run_again_once_if_its_chromium_died(tmp_path: Path) -> None:
    told = run(tmp_path, test_it=SUITE)
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
