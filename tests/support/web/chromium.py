"""A Chromium to test the page with, found or fetched: `python tests/support/web/chromium.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

VARIABLE: Final = "DECAPHASE_CHROMIUM"
NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The shell first: the whole browser takes three times as long to open a page."""
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NONE: Final = (
    "There is no Chromium to test the page with, and none could be fetched; install one "
    f"(on Debian: apt-get install chromium-headless-shell), or name one that you have in {VARIABLE}."
)


def find_chromium() -> str | None:
    """The program of a Chromium that is there: one that was named, the machine's, or Playwright's."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    return next(filter(None, map(shutil.which, NAMES)), None) or _of_playwright()


def fetch_chromium() -> str | None:
    """Fetch one: Debian's where we may install it, else Playwright's."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _run("apt-get", "update")
        _run("apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell")
    if find_chromium() is None:
        _run(sys.executable, "-m", "playwright", "install", "chromium")
    return find_chromium()


def _of_playwright() -> str | None:
    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if Path(program).exists() else None


def _run(*command: str) -> None:
    """Run a program; what it says is shown only if it fails, and the next way is tried."""
    sys.stdout.write(f"{' '.join(command)}\n")
    sys.stdout.flush()
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    ended = subprocess.run(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if ended.returncode != 0:
        sys.stderr.write(ended.stdout)


def version_of(program: str) -> str:
    """What a Chromium says of itself; nothing where it does not even start."""
    try:
        ended = subprocess.run(
            [program, "--headless", "--no-sandbox", "--version"], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return ended.stdout.strip() if ended.returncode == 0 else ""


if __name__ == "__main__":
    chromium = find_chromium() or fetch_chromium()
    if chromium is None:
        sys.exit(NONE)
    version = version_of(chromium)
    if not version:
        sys.exit(f"{chromium} does not start; install another Chromium, or name one in {VARIABLE}.")
    sys.stdout.write(f"{version} ({chromium})\n")
