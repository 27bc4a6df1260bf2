"""All that the page tells a screen reader by itself, as it comes: politely, or at once."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final, cast

from playwright.sync_api import Page

LISTEN: Final = """() => {
    window.announced = [];
    new MutationObserver((changes) => {
        for (const {addedNodes, target} of changes) {
            const region = target.parentElement?.closest("[aria-live]") ?? target.closest?.("[aria-live]");
            for (const node of region ? addedNodes : []) {
                if (node.textContent.trim()) announced.push([region.ariaLive, node.textContent]);
            }
        }
    }).observe(document.body, {childList: true, subtree: true});
}"""
OWN_SOCKETS: Final = """() => {
    const Real = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Real {
        constructor(address) {
            super(window.cut ? address.replace("/live", "/cut") : address);
            sockets.push(this);
        }
    };
}"""
"""So that a connection can be cut, and stay so."""
OVERLOOKED: Final = """(hidden) => {
    Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
BUSY: Final = """(seconds) => void setTimeout(() => {
    const end = Date.now() + 1000 * seconds;
    while (Date.now() < end);
})"""
ANNOUNCED_SECONDS: Final = 60.0


@dataclass
class Listener:
    """Somebody who hears what the page announces."""

    page: Page
    _heard: int = field(default=0, init=False)

    def begin(self) -> None:
        """Listen from now on."""
        self.page.evaluate(LISTEN)
        self._heard = 0

    def everything(self) -> list[tuple[str, str]]:
        """All since the beginning: how it was told, and what."""
        told = cast("list[list[str]]", self.page.evaluate("announced"))
        return [(how, text) for how, text in told]

    def hear(self, *expected: str) -> None:
        """Wait for just these announcements, `!` before what is told at once, and nothing else."""
        late = time.monotonic() + ANNOUNCED_SECONDS
        while (heard := self._new()) != list(expected) and len(heard) <= len(expected):
            if time.monotonic() > late:
                break
            self.page.wait_for_timeout(20)
        assert heard == list(expected), f"heard {heard}, expected {list(expected)}"
        self._heard += len(heard)

    def nothing(self) -> None:
        """Nothing has been told, and nothing is coming."""
        self.page.wait_for_timeout(100)
        heard = self._new()
        assert heard == [], heard

    def _new(self) -> list[str]:
        told = self.everything()[self._heard :]
        return [f"!{text}" if how == "assertive" else text for how, text in told]


def cut(page: Page) -> None:
    """The connection breaks, and does not come back."""
    page.evaluate("() => { window.cut = true; sockets.at(-1).close(); }")


def mend(page: Page) -> None:
    """It can come back."""
    page.evaluate("() => { window.cut = false; dispatchEvent(new Event('online')); }")


def hide(page: Page) -> None:
    """Somebody looks at another window."""
    page.evaluate(OVERLOOKED, arg=True)


def show(page: Page) -> None:
    """They look at this one again."""
    page.evaluate(OVERLOOKED, arg=False)
