"""Every state of the table, for who does not see it, has no mouse, sees no colours, or sees it very large."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from support.parameters import first_quick
from support.web.axe import violations_on
from support.web.evening import Evenings
from support.web.goldens import check_golden
from support.web.stacked import deck_of
from support.web.states import STATES
from support.web.visits import LOST
from support.web.walking import THICK, Stop, goes_back, thickness, walk

VIEWS: Final = {"desktop": (1280, 800), "phone": (375, 812), "zoomed": (320, 256)}
"""A window of 1280 by 1024 shows 320 by 256 at 400 %."""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SPACED: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
}"""
UNSPACED: Final = "document.adoptedStyleSheets.pop()"
SMALL: Final = """() => {
    const closed = [...document.querySelectorAll("details:not([open])")];
    closed.forEach((part) => (part.open = true));
    const all = [...document.querySelectorAll("a, button, select, input, textarea, summary")];
    const small = all.filter((one) => one.checkVisibility() && !one.matches(".skip, p a")).filter((one) => {
        const touched = one.matches("[type=radio], [type=checkbox]") ? one.closest("label") : one;
        const {width, height} = touched.getBoundingClientRect();
        return Math.round(width) < 44 || Math.round(height) < 44;
    }).map((one) => `${one.outerHTML.slice(0, 200)} ${one.offsetWidth} x ${one.offsetHeight}`);
    closed.forEach((part) => (part.open = false));
    return small;
}"""


@dataclass(frozen=True, slots=True)
class State:
    """A state of the table, and the page that shows it."""

    name: str
    page: Page

    @contextmanager
    def seen_in(self, view: str) -> Iterator[Page]:
        """The page in a window of another size."""
        width, height = VIEWS[view]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)
        yield self.page
        self.page.set_viewport_size({"width": VIEWS["desktop"][0], "height": VIEWS["desktop"][1]})

    @contextmanager
    def coloured(self, colours: Literal["light", "dark", "contrast"]) -> Iterator[Page]:
        """The page in other colours."""
        # At rest: a button on its way from one colour to another shows neither.
        self.page.emulate_media(
            color_scheme="dark" if colours == "dark" else "light", reduced_motion="reduce"
        )
        self.page.evaluate("colours => document.documentElement.dataset.colours = colours", colours)
        yield self.page
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        self.page.evaluate("document.documentElement.dataset.colours = 'auto'")


@pytest.fixture(scope="module", params=STATES)
def state(request: pytest.FixtureRequest, evenings: Evenings) -> Iterator[State]:
    """Each state, once for all that is looked at there."""
    name = str(request.param)
    page = STATES[name](evenings)
    yield State(name, page)
    page.context.close()


def test_what_a_screen_reader_finds_there(state: State, regenerate: bool) -> None:
    state.page.wait_for_load_state("networkidle")  # what the server tells of the rules comes a moment later
    found = state.page.locator("main").aria_snapshot()
    found = re.sub(r"(/url: /\w+/).*", r"\1TABLE", re.sub(r"\b\d:\d\d\b", "0:00", found))
    check_golden(f"state-{state.name}.yaml", f"{found}\n", regenerate=regenerate)


@pytest.mark.parametrize("view", ["desktop", "zoomed"])
def test_everything_can_be_reached_by_tab_with_a_visible_focus(
    state: State, view: str, kinds_seen: set[tuple[str, str]]
) -> None:
    with state.seen_in(view) as page:
        stops: list[Stop] = []
        for stop in walk(page):
            stops.append(stop)
            assert stop.wanted, stop
            assert stop.seen, f"something lies over {stop}"
            if view != "zoomed" and (view, stop.kind) not in kinds_seen:
                kinds_seen.add((view, stop.kind))
                assert thickness(page, stop) >= THICK, stop
        assert len(stops) > 3
        assert goes_back(stops) == []


@pytest.fixture(scope="module")
def kinds_seen() -> set[tuple[str, str]]:
    """Kinds of control whose frame was measured; the next one of the same kind looks no different."""
    return set()


@pytest.mark.parametrize("view", ["desktop", "zoomed"])
def test_everything_is_large_enough_for_a_finger(state: State, view: str) -> None:
    with state.seen_in(view) as page:
        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize(
    ("view", "spaced"), [("zoomed", False), ("zoomed", True), ("phone", True), ("desktop", True)]
)
def test_nothing_is_lost(state: State, view: str, *, spaced: bool) -> None:
    """Not at 400 %, and not with the space between letters, words and lines that some need (WCAG 1.4.12)."""
    with state.seen_in(view) as page:
        if spaced:
            page.evaluate(SPACED)
        lost = page.evaluate(LOST)
        if spaced:
            page.evaluate(UNSPACED)
        assert lost == []


@pytest.mark.parametrize("colours", first_quick(("dark",), ("light",), ("contrast",)))
def test_all_words_stand_out_well(state: State, colours: Literal["light", "dark", "contrast"]) -> None:
    """Seven to one, as WCAG asks at its strictest."""
    with state.coloured(colours) as page:
        assert violations_on(page, ["color-contrast-enhanced"]) == []


def test_a_group_that_has_grown_long_fits_the_smallest_phone(evening: Evenings) -> None:
    nines = "r9 r9 g9 g9 b9 b9 y9 y9"
    hits = ("r9", "g9", "b9", "b9", "y9", "y9", "w")
    table = evening({"phases": ["set 2"]}, names=("Bea",))
    table.begin(deck_of([f"{nines} w s", "r4 g4 w w w w w w b1 b2"], "g7", "r1 g1"))
    table.act("draw deck", "lay r9 g9", *(f"hit {card} on 1.1" for card in hits))
    table.act("discard r1")
    table.others[0].act("draw deck", "lay r4 g4", *["hit w on 1.1"] * 6)
    table.caught_up()
    with State("long", table.page).seen_in("zoomed") as page:
        assert page.locator(".group").first.locator(".card").count() == 15
        assert page.evaluate(LOST) == []
