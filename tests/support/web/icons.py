"""Draw the page's icons as pictures: `PYTHONPATH=tests python -m support.web.icons`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from support.web.chromium import FLAGS, find_chromium

PUBLIC: Final = Path(__file__).parents[3] / "web" / "public"
PAPER: Final = "#f6f4ee"
"""The page's own background; browsers cut icons that are filled to any shape they like."""
ICONS: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-filled-180.png": (180, 0.7),
    "icon-filled-512.png": (512, 0.7),
}
"""For each its size in pixels, and how much of it the drawing takes."""


def draw() -> None:
    """Draw them all."""
    chromium = find_chromium()
    lines = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inside, ground = round(size * share), "transparent" if share == 1.0 else PAPER
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">'
                f'<div style="width:{inside}px;height:{inside}px">{lines}</div>'
            )
            page.screenshot(path=str(PUBLIC / name), omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
