"""Pictures of every page, at phone and desktop size, light and dark: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright

from support.server.crowd.server_process import server_process
from support.web.chromium import FLAGS, NONE, find_chromium
from support.web.finishing import play_until
from support.web.opening import open_table
from support.web.playing import AT_ONCE, Player
from support.web.visits import TIMEOUT_MS, Colours, Language, Size, Visits

PAGES: Final = {
    "home": "/",
    "new": "/new",
    "settings": "/settings",
    "statistics": "/statistics",
    "keep": "/keep",
    "about": "/about",
    "rulebook": "/rules",
    "print": "/print",
}
AT_TABLE: Final = {"replay": "/replay/", "proof": "/proof/", "rules": "/rules/"}
MANNERS: Final[tuple[tuple[Size, Colours, Language], ...]] = (
    ("phone", "light", "fr"),
    ("phone", "dark", "nl"),
    ("desktop", "light", "en"),
    ("desktop", "dark", "de"),
)
TURNS: Final = 14


class Pictures:
    """A folder of pictures, each named after what it shows and how."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, what: str, manner: str) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self._folder / f"{what}-{manner}.png", full_page=True)


def show_all(visits: Visits, pictures: Pictures, size: Size, colours: Colours, language: Language) -> None:
    """Every page, and a game from the lobby to its end."""
    manner = f"{size}-{colours}-{language}"
    page = visits("/", language, size, colours)
    for what, path in PAGES.items():
        page.goto(visits.address + path)
        pictures.take(page, what, manner)
    page.evaluate(AT_ONCE)
    lobby = open_table(page, {}, bots=("steady",), seats=4)
    page.goto(f"{visits.address}/table/{lobby}")
    expect(page.locator("[data-stage=lobby]")).to_be_visible()
    pictures.take(page, "lobby", manner)
    table = open_table(page, {"selection": "first-2"}, bots=("greedy", "steady", "greedy"))
    page.goto(f"{visits.address}/table/{table}")
    show_turns(Player(page), pictures, manner)
    play_until(page, table, "between")
    page.reload()
    expect(page.locator("[data-stage=between], [data-stage=over]")).to_be_visible()
    pictures.take(page, "between", manner)
    play_until(page, table)
    page.reload()
    expect(page.locator("[data-stage=over]")).to_be_visible()
    pictures.take(page, "over", manner)
    for what, path in AT_TABLE.items():
        page.goto(visits.address + path + table)
        pictures.take(page, what, manner)


def show_turns(player: Player, pictures: Pictures, manner: str) -> None:
    """Some turns: the first draw, a hint, and the table with groups on it and a card chosen."""
    page = player.page
    expect(page.locator(".prompt.mine")).to_be_visible()
    pictures.take(page, "draw", manner)
    page.keyboard.press("?")
    expect(page.locator(".hint")).to_be_visible()
    pictures.take(page, "hint", manner)
    page.keyboard.press("Escape")
    for _ in range(TURNS):
        if not page.locator("[data-stage=playing]").count():
            return
        player.step()
        if page.locator(".owner").count() > 1 and page.locator(".prompt.mine").count():
            page.locator(".hand [data-card]").first.click()
            pictures.take(page, "table", manner)


def main() -> None:
    """Take all of them; the folder is the first argument."""
    program = find_chromium()
    if program is None:
        sys.exit(NONE)
    expect.set_options(timeout=TIMEOUT_MS)
    pictures = Pictures(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(Path(folder), limited=False) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for size, colours, language in MANNERS:
            visits = Visits(browser, house.address, ExitStack())
            with visits.opened:
                show_all(visits, pictures, size, colours, language)
        browser.close()


if __name__ == "__main__":
    main()
