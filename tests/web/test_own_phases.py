"""A score sheet at the page by phases of one's own, or by some of them: offline, too, and in its file."""

from __future__ import annotations

from typing import Final, cast

import pytest
from playwright.sync_api import Page, expect

from decaphase.records.sheet_file import read_sheet
from decaphase.rules import read_phase
from decaphase.say import say, say_list
from decaphase.say.rules import say_group
from decaphase.sheet import Sheet, standing_of
from support.parameters import first_quick
from support.web.keeping import KEPT, OUT_OF_REACH, WON, Axe, Keeper, looks_well
from support.web.playing import Way
from support.web.visits import LANGUAGES, Colours, Language, Size, Visits, until

OWN_PHASES: Final = ["set 2", "run 5 + colour 4", "set 2 + set 2 + colour 3"]


def in_words(phase: str, language: Language) -> str:
    return " + ".join(say_group(group, language) for group in read_phase(phase))


def on_server(page: Page, sheet: str) -> dict[str, object]:
    shown = page.evaluate(f"fetch('/api/sheets/{sheet}').then((answer) => answer.json())")
    return cast("dict[str, object]", shown["written"])


def in_file(page: Page, sheet: str) -> Sheet:
    """The sheet as `decaphase keep` reads its file."""
    return read_sheet(
        cast("str", page.evaluate(f"fetch('/api/sheets/{sheet}/file').then((it) => it.text())"))
    )


def played_by(page: Page, keeper: Keeper) -> list[str]:
    """What the sheet says of its phases."""
    if not page.locator("header ol").is_visible():
        keeper.use(page.locator("header summary"))
    expect(page.locator("header ol")).to_be_visible()
    return page.locator("header ol li").all_inner_texts()


@pytest.mark.parametrize(
    ("language", "way", "size", "colours"),
    first_quick(
        ("de", "touch", "narrow", "dark"),
        ("nl", "mouse", "desktop", "dark"),
        ("fr", "keys", "desktop", "light"),
    ),
)
def test_custom_phases(
    page_at: Visits, axe: Axe, language: Language, way: Way, size: Size, colours: Colours
) -> None:
    page = page_at("/keep", language, size, colours)
    keeper = Keeper(page, way)
    sheet = keeper.begin(["Ann", "Bea"], options={"phases": OWN_PHASES})
    named = [
        say("web-keep-plays-for", language, phase=number, groups=in_words(phase, language))
        for number, phase in enumerate(OWN_PHASES, 1)
    ]
    assert played_by(page, keeper) == named
    looks_well(page, keeper, axe)
    assert page.locator("[data-seat] .aim").all_inner_texts() == [named[0]] * 2
    keeper.write("Ann", ["Bea"], {"Bea": 15})
    keeper.use(page.locator("section.next a"))
    keeper.use(page.locator("[data-step=out] li button").filter(has_text="Bea"))
    keeper.step("made")
    expect(page.locator("button.maker")).to_contain_text(in_words(OWN_PHASES[1], language))
    expect(page.locator("[data-step=made] p").filter(has_text="Bea")).to_contain_text(named[1])
    looks_well(page, keeper, axe)
    page.reload()
    keeper.answer_made([], {})
    keeper.hold("Ann", 45)
    keeper.step("check")
    expect(page.locator(".told")).to_contain_text(in_words(OWN_PHASES[1], language))
    keeper.use(page.locator("[data-step=check] button.first"))
    keeper.write("Bea", [], {"Ann": 20})
    assert keeper.totals() == ["65", "15"]
    expect(page.locator(".news")).to_have_text(WON[language])
    keeper.kept("server")
    page.reload()
    assert played_by(page, keeper) == named
    assert on_server(page, sheet)["options"] == {"phases": OWN_PHASES}
    found = in_file(page, sheet)
    assert [str(phase) for phase in found.rules.phases] == OWN_PHASES
    assert (standing_of(found).totals, standing_of(found).over) == ((65, 15), True)


@pytest.mark.parametrize(
    ("language", "way", "size"),
    first_quick(("de", "keys", "desktop"), ("en", "mouse", "desktop"), ("nl", "touch", "phone")),
)
def test_only_some_phases_in_any_order(
    page_at: Visits, axe: Axe, language: Language, way: Way, size: Size
) -> None:
    page = page_at("/keep", language, size)
    keeper = Keeper(page, way)
    sheet = keeper.begin(["Ann", "Bea"], options={"order": "any", "selection": [2, 5, 8]})
    assert [line.split()[1][0] for line in played_by(page, keeper)] == ["2", "5", "8"]
    expect(page.locator("main header")).to_contain_text(say_list(["2", "5", "8"], language))
    keeper.use(page.locator("section.next a"))
    keeper.use(page.locator("[data-step=out] li button").filter(has_text="Ann"))
    keeper.step("made")
    assert page.locator("fieldset button").all_inner_texts() == ["2", "5", "8"]
    keeper.use(page.locator("[data-step=made] summary"))
    looks_well(page, keeper, axe)
    keeper.answer_made(["Bea"], {"Ann": 5, "Bea": 8})
    keeper.hold("Bea", 25)
    keeper.step("check")
    expect(page.locator(".told")).to_contain_text(in_words("run 8", language))
    keeper.use(page.locator("[data-step=check] button.first"))
    page.reload()
    keeper.hands(1)
    assert page.locator('[data-seat="1"] .box').all_inner_texts() == ["2", "5", "8"]
    expect(page.locator('[data-seat="1"] .box.done')).to_have_text("5")
    keeper.write("Bea", ["Ann"], {"Ann": 10}, {"Ann": 2, "Bea": 2})
    keeper.write("Bea", [], {"Ann": 10})  # of one that is open nobody asks which
    expect(page.locator(".news")).to_have_text(WON[language])
    keeper.kept("server")
    written = on_server(page, sheet)
    assert written["options"] == {"order": "any", "selection": [2, 5, 8]}
    assert standing_of(in_file(page, sheet)).done == ((2, 5), (2, 5, 8))


def test_custom_phases_offline(page_at: Visits) -> None:
    page = page_at("/keep", "fr", kept=True, forgive=OUT_OF_REACH)
    until(page, KEPT)
    until(page, "navigator.serviceWorker.controller !== null")
    keeper = Keeper(page)
    page.context.set_offline(True)
    sheet = keeper.begin(["Ann", "Bea"], options={"phases": OWN_PHASES, "selection": [1, 3]})
    keeper.write("Ann", [], {"Bea": 25})
    keeper.kept("device")
    page.reload()
    keeper.hands(1)
    assert [line.split()[1] for line in played_by(page, keeper)] == ["1", "3"]
    keeper.write("Ann", ["Bea"], {"Bea": 30})
    expect(page.locator(".news")).to_have_text("Ann a gagné.")
    keeper.kept("device")
    page.context.set_offline(False)
    keeper.kept("server")
    assert on_server(page, sheet)["options"] == {"phases": OWN_PHASES, "selection": [1, 3]}
    assert standing_of(in_file(page, sheet)).done == ((1, 3), (1,))


def test_the_same_rules_the_next_time(page_at: Visits) -> None:
    """Nobody writes down ten phases twice; and the way back to the rulebook is short."""
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea"], options={"phases": OWN_PHASES, "wild_points": "20"})
    page.goto(f"{page_at.address}/keep/new")
    expect(page.locator("form summary").first).to_contain_text("2 changed")
    page.get_by_label("German rules").check()  # whose wilds cost 20 anyway
    expect(page.locator("form summary").first).to_contain_text("1 changed")
    keeper.use(page.locator("form summary").first)
    keeper.use(page.locator("form summary").nth(1))
    expect(page.get_by_role("group", name="Phase 2").get_by_label("Group 2")).to_have_value("colour 4")
    keeper.use(page.get_by_role("button", name="All as in the rulebook"))
    expect(page.locator("form summary").first).to_be_focused()
    expect(page.get_by_role("group", name="Phase", exact=False)).to_have_count(10)
    keeper.use(page.locator("form button.first"))
    keeper.hands(0)
    expect(page.locator("header summary")).to_have_text("German rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_custom_rules_that_make_no_game(page_at: Visits, language: Language) -> None:
    page = page_at("/keep/new", language, "desktop")
    keeper = Keeper(page, "keys")
    keeper.use(page.locator("form summary").first)
    keeper.set_phases(["set 3 + run 9"])
    alert = page.get_by_role("alert")
    too_big = say(
        "web-phase-too-big",
        language,
        number=1,
        groups=f"{in_words('set 3', language)} + {in_words('run 9', language)}",
        cards=12,
    )
    expect(alert).to_have_text(too_big)
    keeper.use(page.locator("form button.first"))
    expect(alert).to_be_focused()
    expect(alert).to_have_text(too_big)
    keeper.choose(page.locator("form ol select").last, "run 8")
    expect(alert).to_have_count(0)
    keeper.use(page.locator("form button.first"))
    expect(alert).to_have_text(say("problem-player-count", language, count=0, most=6))
    keeper.set("selection", [])
    expect(alert).to_have_text(say("web-selection-none", language))
    keeper.set("selection", "even")
    expect(alert).to_have_text(say("web-selection-none", language))


def test_the_keyboard_stays_where_phases_come_and_go(page_at: Visits) -> None:
    page = page_at("/keep/new", size="desktop")
    keeper = Keeper(page, "keys")
    keeper.use(page.locator("form summary").first)
    keeper.use(page.locator("form summary").nth(1))
    phase = page.get_by_role("group", name="Phase 3", exact=True)
    keeper.use(page.get_by_role("button", name="Remove phase 3"))
    expect(phase.get_by_label("Group 1")).to_be_focused()
    expect(phase.get_by_label("Group 1")).to_have_value("run 7")
    keeper.use(page.get_by_role("button", name="Add a phase"))
    expect(page.get_by_role("group", name="Phase 10").get_by_label("Group 1")).to_be_focused()
    keeper.use(page.get_by_role("group", name="Phase 10").get_by_role("button", name="Remove set of 3"))
    expect(page.locator("form summary").nth(1)).to_be_focused()
