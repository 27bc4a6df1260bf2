"""No sign stands alone: nothing is shown by movement, by colour or by sound and by nothing else."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from support.web.announced import Listener
from support.web.evening import Evenings
from support.web.sounds import LISTEN, WANTED
from support.web.states import ALL_TEN, OUT, all_laid, answer, choose, fitting, game_over, minded
from support.web.visits import until

MOVING: Final = """() => [...document.querySelectorAll("*")].filter((one) => {
    const {transitionDuration, animationName, animationDuration} = getComputedStyle(one);
    const lasts = (times) => times.split(", ").some((time) => parseFloat(time) > 0);
    return lasts(transitionDuration) || (animationName !== "none" && lasts(animationDuration));
}).map((one) => one.outerHTML.slice(0, 120))"""
ENDLESS: Final = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText).filter((text) => /animation[^;}]*infinite|blink/.test(text))"""
AT_REST: Final = "() => document.getAnimations().length === 0"
NOTE_MOTION: Final = """() => {
    window.moved = [];
    for (const kind of ["transitionrun", "animationstart"]) {
        addEventListener(kind, (event) => moved.push(`${kind} ${event.target.className}`), true);
    }
}"""


# Movement


@pytest.mark.parametrize("why", ["the system asks for it", "it was chosen here"])
def test_reduced_motion_stops_all_animation(evening: Evenings, why: str) -> None:
    table = all_laid(evening)
    page = table.page
    if why == "it was chosen here":
        page.evaluate("document.documentElement.dataset.motion = 'off'")
    else:
        page.emulate_media(reduced_motion="reduce")
    page.evaluate(NOTE_MOTION)
    assert page.evaluate(MOVING) == []
    choose(page, "y9")
    page.locator(".pile").first.hover()
    page.locator(".fitting").click()
    expect(page.locator(".hand [data-card]")).to_have_count(3)
    choose(page, "r8")
    page.keyboard.press("d")
    expect(page.locator(".hand [data-card]")).to_have_count(2)
    assert page.evaluate("moved") == []


def test_every_animation_ends(evening: Evenings) -> None:
    """Nothing blinks, and nothing goes round and round."""
    for page in (fitting(evening), game_over(evening)):
        until(page, AT_REST)
        assert page.evaluate(ENDLESS) == []


def test_reduced_motion_stops_the_animation_at_the_end_of_a_game(evening: Evenings) -> None:
    table = evening({"phases": [ALL_TEN]})
    table.page.emulate_media(reduced_motion="reduce")
    table.page.evaluate(NOTE_MOTION)
    table.begin(OUT)
    table.act("draw deck", "discard r12")
    table.others[0].act("draw deck", "lay r4 g4 b4 y4 y4 / r6 g6 b6 y6 y6", "discard y2")
    expect(table.page.locator(".result nav")).to_be_visible()
    assert table.page.evaluate(MOVING) == []
    assert table.page.evaluate("moved") == []


# Colour


def test_each_colour_has_a_shape_beside_it(evening: Evenings) -> None:
    """A chosen card stands higher; there is a plus where it fits, an arrow at a turn, a tick at a phase."""
    page = fitting(evening)
    chosen, other = page.locator(".hand .chosen"), page.locator(".hand button:not(.chosen)").first
    until(page, AT_REST)
    assert top_of(chosen) < top_of(other)
    expect(page.locator(".fitting .plus")).to_have_text("+")
    assert page.locator(".group:not(.fitting) .plus").count() == 0
    expect(minded(evening).locator(".turn .mark")).to_have_text("▶")
    page = answer(evening)
    expect(page.locator(".phase.down")).to_have_text("Phase 1 ✓")
    expect(page.locator(".tag.skip")).to_have_text("misses a turn")
    assert borders(page, ".pile.open") == {"solid"}
    assert borders(page, ".actions button[aria-disabled=true]") == {"dashed"}


# Sound


def test_every_sound_has_an_announcement(evening: Evenings) -> None:
    table = evening()
    table.page.evaluate(WANTED, arg=True)
    table.page.add_init_script(LISTEN)
    table.page.reload()
    table.begin()
    page = table.page
    page.keyboard.press("w")  # a browser is silent until somebody has done something
    listener = Listener(page)
    listener.begin()
    bea, cas = table.others
    sounded = 0
    for player, move in (
        (None, "draw deck"),
        (None, "discard r12"),
        (bea, "draw deck"),
        (bea, "lay r4 g4 b4 / r6 g6 b6"),
        (bea, "hit y6 on 2.2"),
        (bea, "discard b12"),
        (cas, "draw deck"),
        (cas, "discard s > 2"),
    ):
        tones, lines = page.evaluate("heard.length"), len(listener.everything())
        (player or table).act(move)
        table.caught_up()
        page.wait_for_timeout(50)
        sounds = page.evaluate("heard.length") > tones
        sounded += sounds
        assert not sounds or len(listener.everything()) > lines, move
    assert sounded == 8


def borders(page: Page, selector: str) -> set[str]:
    found: list[str] = page.locator(selector).evaluate_all(
        "all => all.map((one) => getComputedStyle(one).borderTopStyle)"
    )
    return set(found)


def top_of(control: Locator) -> float:
    box = control.bounding_box()
    assert box is not None
    return box["y"]
