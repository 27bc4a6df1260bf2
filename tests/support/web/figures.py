"""How fast the page is on a slow machine: `make web-figures`. Chromium's processor is slowed four times.

Times are told, not tested: they are those of the machine on which this runs.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final, cast

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from support.server.crowd.server_process import server_process
from support.web.chromium import FLAGS, NONE, find_chromium
from support.web.opening import open_table
from support.web.playing import AT_ONCE, Player
from support.web.visits import SCREENS, TIMEOUT_MS

SLOWER: Final = 4
VISITS: Final = 5
TABLES: Final = 3
TURNS: Final = 6
PAINTED: Final = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""
IDLE: Final = """() => new Promise((done) => requestIdleCallback(() => done(performance.now())))"""
TAP: Final = """() => new Promise((done) => {
    const hand = document.querySelector(".hand");
    const count = () => hand.querySelectorAll("[data-card]").length;
    const before = count();
    const began = () => (start = performance.now());
    let start = 0;
    document.addEventListener("pointerdown", began, {capture: true, once: true});
    const watch = new MutationObserver(() => {
        if (count() <= before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    watch.observe(hand, {childList: true, subtree: true});
})"""


def slowed(context: BrowserContext, page: Page) -> None:
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first_visit(browser: Browser, address: str) -> tuple[float, float]:
    """When the first visit shows something, and when it answers, in milliseconds."""
    context = browser.new_context(**SCREENS["phone"])
    page = context.new_page()
    slowed(context, page)
    page.goto(address)
    expect(page.locator("button.first")).to_be_visible()
    answers = cast("float", page.evaluate(IDLE))
    painted = cast("float", page.evaluate(PAINTED))
    context.close()
    return painted, answers


def taps(browser: Browser, address: str) -> list[float]:
    """From each tap on the deck until the card that was drawn is shown, in milliseconds, turn by turn."""
    context = browser.new_context(**SCREENS["phone"])
    page = context.new_page()
    page.goto(address)
    page.evaluate(AT_ONCE)
    table = open_table(page, {})
    page.goto(f"{address}/table/{table}")
    player = Player(page, "touch")
    expect(page.locator(".prompt.mine")).to_be_visible()
    slowed(context, page)
    took: list[float] = []
    while len(took) < TURNS:
        expect(page.locator(".prompt.mine, [data-stage=between]").first).to_be_visible()
        if page.locator(".prompt.mine + .pile.open").count():
            took.append(tap(page))
        else:
            player.step()
    context.close()
    return took


def tap(page: Page) -> float:
    """Draw from the deck with a finger: what Playwright's own `tap` looks up would count as the page's."""
    box = page.locator(".pile").first.bounding_box()
    assert box is not None
    page.evaluate(f"() => void (window.shown = ({TAP})())")
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return cast("float", page.evaluate("window.shown"))


def main() -> None:
    """Measure, and print the middle of each figure as JSON."""
    program = find_chromium()
    if program is None:
        sys.exit(NONE)
    expect.set_options(timeout=TIMEOUT_MS)
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(Path(folder), limited=False) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        visits = [first_visit(browser, house.address) for _ in range(VISITS)]
        tapped = [taps(browser, house.address) for _ in range(TABLES)]
        browser.close()
    figures = {
        "web.first_paint_ms": statistics.median(painted for painted, _ in visits),
        "web.interactive_ms": statistics.median(answers for _, answers in visits),
        "web.first_tap_ms": statistics.median(first for first, *_ in tapped),
        "web.tap_ms": statistics.median(took for turns in tapped for took in turns),
    }
    sys.stdout.write(json.dumps({name: round(figure) for name, figure in figures.items()}) + "\n")


if __name__ == "__main__":
    main()
