"""A screen reader before the page: what it says item by item, and what it is told in between."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, cast

from playwright.sync_api import Page, Route

PACKAGE: Final = Path(__file__).parents[3] / "web/node_modules/@guidepup/virtual-screen-reader"
PROGRAM: Final = PACKAGE / "lib" / "esm" / "index.browser.js"
ADDRESS: Final = "/screen-reader.js"
"""The page's policy lets it load what comes from its own server; the test answers in its place."""

BEGIN: Final = f"""async () => {{
    document.querySelector("noscript")?.remove();
    window.reader = (await import("{ADDRESS}")).virtual;
    await reader.start({{container: document.body}});
}}"""
AGAIN: Final = "reader.stop().then(() => reader.start({container: document.body}))"
# It does not know that what a closed <details> holds is hidden.
READ: Final = """async () => {
    for (const part of document.querySelectorAll("details > :not(summary)")) {
        part.ariaHidden = part.parentElement.open ? null : "true";
    }
    const before = (await reader.spokenPhraseLog()).length;
    for (let steps = 0; steps < 1000; steps++) {
        if (await reader.lastSpokenPhrase() === "log") break;
        await reader.next();
    }
    return (await reader.spokenPhraseLog()).slice(before, -1);
}"""
SETTLE: Final = """async () => {
    let log = await reader.spokenPhraseLog();
    for (let before = -1; before !== log.length;) {
        before = log.length;
        await new Promise((done) => setTimeout(done, 120));
        log = await reader.spokenPhraseLog();
    }
    return log;
}"""

SILENT: Final = re.compile(r"end( of)?\b.*|paragraph|document|group|listitem,.*|rowgroup|row,.*|caption.*")
"""What those that people use leave out, since it only says how the page is built."""
UNSAID: Final = re.compile(
    r", (not (disabled|expanded|pressed|selected)|has popup listbox|orientated horizontally|level 1)"
)
"""What they say of a control only when it is otherwise."""
PLACE: Final = re.compile(r", position (\d+), set size (\d+)")
LIVE: Final = ("polite: ", "assertive: ")


@dataclass
class Reader:
    """Somebody who listens to the page, and uses it by keyboard."""

    page: Page
    _heard: int = field(default=0, init=False)

    def begin(self) -> None:
        """Listen from now on."""
        self.page.route(f"**{ADDRESS}", _answer)
        self.page.evaluate(BEGIN)
        self.hear()

    def press(self, *keys: str) -> list[str]:
        """What is heard after each of these keys."""
        heard: list[str] = []
        for key in keys:
            self.page.keyboard.press(key)
            heard += self.hear()
        return heard

    def hear(self) -> list[str]:
        """What was said since the last time, when there is silence again."""
        log = cast("list[str]", self.page.evaluate(SETTLE))
        new, self._heard = log[self._heard :], len(log)
        # Where the focus went is said first; which of both the browser told of earlier is chance.
        return sorted(spoken(new), key=lambda line: line.startswith(LIVE))

    def item(self) -> str:
        """Where one is, said anew: those that people use do that when it changes."""
        self.page.evaluate("reader.previous().then(() => reader.next())")
        return self.hear()[-1]

    def read_all(self) -> list[str]:
        """The whole page, item by item, from its top."""
        self.page.evaluate(AGAIN)
        self._heard = 0
        self.hear()
        return self.read_on()

    def read_on(self) -> list[str]:
        """All that follows on the page, item by item, up to the announcements at its end."""
        read = cast("list[str]", self.page.evaluate(READ))
        self.hear()
        return spoken(read)


def told(heard: Iterable[str]) -> list[str]:
    """Only what was announced."""
    return [line for line in heard if line.startswith(LIVE)]


def spoken(phrases: Iterable[str]) -> list[str]:
    """What is left of it in the ear."""
    heard: list[str] = []
    closed = False
    for phrase in phrases:
        if phrase.startswith(("combobox", "end of combobox")):
            closed = phrase.startswith("combobox")
        if phrase.startswith(LIVE):
            heard.append(phrase)
        elif not (SILENT.fullmatch(phrase) or (closed and phrase.startswith("option"))):
            _add(heard, PLACE.sub(r", \1 of \2", UNSAID.sub("", phrase)))
    return heard


def _add(heard: list[str], phrase: str) -> None:
    """Say this too, but the words of a control or a heading not once more by themselves."""
    before = heard[-1] if heard else ""
    if before.endswith(f", {phrase}") or f", {phrase}, " in before:
        return
    if phrase.startswith(f"heading, {before},"):
        heard.pop()
    heard.append(phrase)


def _answer(route: Route) -> None:
    route.fulfill(path=PROGRAM, content_type="text/javascript")
