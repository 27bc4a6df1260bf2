"""The table in each of its states, with cards that are always the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from decaphase.online.table import commands as ask
from support.web.evening import ANN, CAS, Evening, Evenings
from support.web.stacked import deck_of

RICH: Final = deck_of(
    ["r9 g9 b9 r4 g5 b6 y7 y9 w s", "r1 g1 b1 r2 g3 b4 y5 y2 y11 b12", CAS.replace("r1 g1", "y12 g12")],
    "g7",
    "r8 y1",
)
"""Ann has a set of three and a run of four, what fits them, a wild and a skip; Bea has such groups too."""
BY_RICH: Final = {"phases": ["set 3 + run 4", "set 2"]}
LAID: Final = "lay r9 g9 b9 / r4 g5 b6 y7"
OUT: Final = deck_of([ANN, "r4 g4 b4 y4 y4 r6 g6 b6 y6 y6", CAS], "g7", "y1 y2")
"""Bea can lay all her cards at once."""
ALL_TEN: Final = "set 5 + set 5"


def lobby(evening: Evenings) -> Page:
    """One seat is still free."""
    return evening(names=("Bea",), free=1).page


def dealing(evening: Evenings) -> Page:
    table = evening()
    table.get_ready()
    for other in table.others:
        other.get_ready()
    expect(table.page.locator("[data-stage=dealing]")).to_be_visible()
    return table.page


def draw(evening: Evenings) -> Page:
    """Ann's first turn."""
    table = evening()
    table.begin()
    return at_turn(table)


def play(evening: Evenings) -> Page:
    """She has drawn, and can lay her phase."""
    return drawn(evening).page


def lay(evening: Evenings) -> Page:
    """She puts her phase together."""
    page = drawn(evening).page
    page.keyboard.press("l")
    expect(page.locator("#lay-heading")).to_be_focused()
    return page


def laid(evening: Evenings) -> Page:
    """Her phase is on the table."""
    return all_laid(evening).page


def fitting(evening: Evenings) -> Page:
    """She has chosen a card that fits."""
    page = laid(evening)
    choose(page, "y9")
    expect(page.locator(".fitting")).to_have_count(1)
    return page


def end(evening: Evenings) -> Page:
    """A wild fits in several places."""
    page = laid(evening)
    choose(page, "w")
    page.keyboard.press("h")
    expect(page.locator("#choice-heading")).to_be_focused()
    return page


def victim(evening: Evenings) -> Page:
    """She discards a skip."""
    page = laid(evening)
    choose(page, "s")
    page.keyboard.press("d")
    expect(page.locator("#choice-heading")).to_be_focused()
    return page


def hint(evening: Evenings) -> Page:
    page = draw(evening)
    page.keyboard.press("?")
    expect(page.locator(".hint")).to_be_visible()
    return page


def answer(evening: Evenings) -> Page:
    """Bea's phase is on the table and she misses a turn; Ann has asked for what cannot be."""
    table = evening()
    table.begin()
    bea, cas = table.others
    table.act("draw deck", "discard r12")
    bea.act("draw deck", "lay r4 g4 b4 / r6 g6 b6", "discard b12")
    cas.act("draw deck", "discard s > 2")
    page = at_turn(table)
    page.keyboard.press("d")
    expect(page.locator(".answer.trouble")).to_be_visible()
    return page


def knocking(evening: Evenings) -> Page:
    """Bea has discarded, and Ann may knock."""
    table = evening({"knocking": True}, claim_seconds=0)
    table.begin()
    bea, cas = table.others
    table.act("draw deck", "discard r12")
    bea.act("pass")
    cas.act("pass")
    bea.act("draw deck", "discard b12")
    return at_turn(table)


def paused(evening: Evenings) -> Page:
    table = evening(turn_seconds=600)
    table.begin()
    at_turn(table)
    table.others[0].do(ask.Pause())
    expect(table.page.locator(".bar .first")).to_be_visible()
    return table.page


def minded(evening: Evenings) -> Page:
    """A bot minds Ann's seat."""
    table = evening()
    table.begin()
    table.act("draw deck", "discard r12")
    table.do({"do": "step-away"})
    expect(table.page.locator(".trouble")).to_be_visible()
    return table.page


def hand_over(evening: Evenings) -> Page:
    return gone_out(evening, ALL_TEN, "set 2")


def game_over(evening: Evenings) -> Page:
    return gone_out(evening, ALL_TEN)


def looking_on(evening: Evenings) -> Page:
    """Somebody without a seat sees what all see."""
    table = evening()
    table.begin()
    table.act("draw deck", "discard r12")
    page = evening.page_at(f"/table/{table.table}", "en", evening.size, evening.colours)
    expect(page.locator(".seats li")).to_have_count(3)
    return page


STATES: Final[dict[str, Callable[[Evenings], Page]]] = {
    "lobby": lobby,
    "dealing": dealing,
    "draw": draw,
    "play": play,
    "lay": lay,
    "laid": laid,
    "fitting": fitting,
    "end": end,
    "victim": victim,
    "hint": hint,
    "answer": answer,
    "knocking": knocking,
    "paused": paused,
    "minded": minded,
    "hand-over": hand_over,
    "game-over": game_over,
    "looking-on": looking_on,
}


# How one gets there


def at_turn(table: Evening) -> Page:
    """The page, when it is for Ann to do something."""
    table.caught_up()
    expect(table.page.locator(".prompt.mine")).to_be_visible()
    return table.page


def drawn(evening: Evenings) -> Evening:
    table = evening(BY_RICH)
    table.begin(RICH)
    table.act("draw deck")
    at_turn(table)
    return table


def all_laid(evening: Evenings) -> Evening:
    table = drawn(evening)
    table.act(LAID)
    at_turn(table)
    return table


def choose(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').focus()
    page.keyboard.press("Enter")


def gone_out(evening: Evenings, *phases: str) -> Page:
    """Bea lays all she has."""
    table = evening({"phases": list(phases)})
    table.begin(OUT)
    table.act("draw deck", "discard r12")
    table.others[0].act("draw deck", "lay r4 g4 b4 y4 y4 / r6 g6 b6 y6 y6", "discard y2")
    expect(table.page.locator(".result nav")).to_be_visible()
    return table.page
