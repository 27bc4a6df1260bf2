"""Serving on a home network: opening the browser, and the address for other devices."""

from __future__ import annotations

import json
import os
import socket
import sys
import webbrowser
from http.client import HTTPException
from threading import Thread
from typing import Final
from urllib.request import urlopen

UNROUTED_ADDRESS: Final = ("192.0.2.1", 9)
"""A reserved address; nothing is sent to it."""
ANSWER_SECONDS: Final = 5.0


def open_browser(address: str) -> bool:
    """Open the page in a browser; False if there is no graphical one."""
    # Without a display, Python would start a text browser in this terminal.
    screen = sys.platform in ("darwin", "win32") or any(
        map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    )
    try:
        browser = webbrowser.get() if screen else None
    except webbrowser.Error:
        browser = None
    if browser is None:
        return False
    # Some browsers block until they are closed.
    Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def is_running(address: str) -> bool:
    """Whether our server is already running there."""
    try:
        with urlopen(f"{address}/manifest.webmanifest", timeout=ANSWER_SECONDS) as answer:  # noqa: S310
            found: object = json.load(answer)
    except (OSError, ValueError, HTTPException):
        return False
    return isinstance(found, dict) and found.get("name") == "Decaphase"


def network_address(address: str) -> str | None:
    """The server's address for other devices on the network; None without a network.

    >>> found = network_address("http://127.0.0.1:8010")
    >>> found is None or found.endswith(":8010")
    True
    """
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.connect(UNROUTED_ADDRESS)
            host = str(line.getsockname()[0])
    except OSError:
        return None
    return None if host.startswith("127.") else f"http://{host}:{address.rpartition(':')[2]}"
