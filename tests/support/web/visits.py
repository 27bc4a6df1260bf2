"""Visits to the page in a real browser, during which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, Literal, TypedDict
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    WebSocket,
)

Language = Literal["en", "nl", "fr", "de"]
Size = Literal["phone", "narrow", "desktop"]
Colours = Literal["light", "dark", "forced"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "nl", "fr", "de")
LOCALES: Final = {"en": "en-GB", "nl": "nl-NL", "fr": "fr-FR", "de": "de-DE"}
TIMEOUT_MS: Final = 60_000.0
"""Milliseconds to wait for something on the page before the test fails."""
TOO_WIDE: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
"""Whether one would have to scroll sideways; a phone zooms out, so that `innerWidth` grows along."""
LOST: Final = """() => {
    const lost = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`${scrollWidth} wide`);
    for (const one of document.querySelectorAll("main *")) {
        if (!one.checkVisibility() || one.closest(".unseen, svg, [aria-hidden=true] i")) continue;
        const {left, right, width} = one.getBoundingClientRect();
        const told = one.outerHTML.slice(0, 120);
        if (width > 0 && (left < -1 || right > clientWidth + 1)) lost.push(`off the screen: ${told}`);
        const {overflowX, overflowY} = getComputedStyle(one);
        const cut = (overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1)
            || (overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1);
        if (cut) lost.push(`cut: ${told}`);
    }
    return lost;
}"""
"""What is off the screen, or cut off."""
TELL_POLICY: Final = """addEventListener("securitypolicyviolation", (event) => console.error(
    `against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""


def until(page: Page, true: str, given: object = None) -> None:
    """Wait until an expression holds; the browser's own waiting is against the page's policy (no eval)."""
    end = monotonic() + TIMEOUT_MS / 1000
    while not page.evaluate(true, given):
        assert monotonic() < end, f"never so: {true}"
        page.wait_for_timeout(50)


class Screen(TypedDict):
    """What a device is to the page."""

    viewport: ViewportSize
    device_scale_factor: float
    is_mobile: bool
    has_touch: bool


def _screen(width: int, height: int, *, touched: bool) -> Screen:
    return {
        "viewport": {"width": width, "height": height},
        "device_scale_factor": 2.0 if touched else 1.0,
        "is_mobile": touched,
        "has_touch": touched,
    }


SCREENS: Final[dict[Size, Screen]] = {
    "phone": _screen(375, 812, touched=True),
    "narrow": _screen(320, 568, touched=True),
    "desktop": _screen(1280, 800, touched=False),
}


@dataclass
class Watch:
    """What goes wrong in one browser context; `forgiven`: parts of what may be said there all the same."""

    origin: str
    forgiven: list[str]
    heard: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Look at everything that happens in this context."""
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.heard.append(f"uncaught: {error.error}"))
        context.on("request", self._follow)
        context.on("page", lambda page: page.on("websocket", self._follow_live))

    @property
    def troubles(self) -> list[str]:
        return [told for told in self.heard if not any(part in told for part in self.forgiven)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.heard.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _follow(self, request: Request) -> None:
        place = urlsplit(request.url)
        if place.scheme not in ("data", "blob") and f"{place.scheme}://{place.netloc}" != self.origin:
            self.heard.append(f"left the server: {request.url}")

    def _follow_live(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.origin.replace("http", "ws", 1) + "/"):
            self.heard.append(f"left the server: {socket.url}")


@dataclass
class Visits:
    """Opens places of the page, each in a browser context of its own: `page_at("/keep", "nl")`."""

    browser: Browser
    address: str
    opened: ExitStack
    watches: list[Watch] = field(default_factory=list)

    def __call__(
        self,
        path: str,
        language: Language = "en",
        size: Size = "phone",
        colours: Colours = "light",
        *,
        kept: bool = False,
        forgive: Sequence[str] = (),
    ) -> Page:
        """The page at a place; `kept`: with its service worker, `forgive`: parts of errors that are meant."""
        context = self.browser.new_context(
            locale=LOCALES[language],
            color_scheme="dark" if colours == "dark" else "light",
            forced_colors="active" if colours == "forced" else "none",
            service_workers="allow" if kept else "block",
            **SCREENS[size],
        )
        self.opened.callback(context.close)
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(TELL_POLICY)
        watch = Watch(self.address, list(forgive))
        watch.over(context)
        self.watches.append(watch)
        page = context.new_page()
        page.goto(self.address + path)
        return page

    def forgive(self, part: str) -> None:
        """From now on an error with this in it is meant."""
        for watch in self.watches:
            watch.forgiven.append(part)

    def troubles(self) -> list[str]:
        """All that went wrong."""
        return [trouble for watch in self.watches for trouble in watch.troubles]
