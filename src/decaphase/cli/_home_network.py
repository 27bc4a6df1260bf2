"""What somebody needs who serves at home: a browser that shows the page, the address for the others there."""

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
"""An address that nobody has; nothing is sent to it."""
ANSWER_SECONDS: Final = 5.0


def open_browser(address: str) -> bool:
    """Open a browser there; False where there is none that has a window."""
    # Without a screen Python would start a browser in the terminal, in the midst of what is said there.
    screen = sys.platform in ("darwin", "win32") or any(
        map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    )
    try:
        browser = webbrowser.get() if screen else None
    except webbrowser.Error:
        browser = None
    if browser is None:
        return False
    # Some browsers are waited for until they are closed.
    Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def is_running(address: str) -> bool:
    """Whether our page is served there already."""
    try:
        with urlopen(f"{address}/manifest.webmanifest", timeout=ANSWER_SECONDS) as answer:  # noqa: S310
            found: object = json.load(answer)
    except (OSError, ValueError, HTTPException):
        return False
    return isinstance(found, dict) and found.get("name") == "Decaphase"


def network_address(address: str) -> str | None:
    """The same server as others on the network find it; None where this machine is on none.

    >>> found = nearby("http://127.0.0.1:8010")
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
