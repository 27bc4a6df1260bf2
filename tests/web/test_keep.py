"""Keeping the score at the page: whole games, offline and back, changes, and what was changed elsewhere."""

from __future__ import annotations

import json
from typing import Final, cast

import httpx
import pytest
from playwright.sync_api import Page, expect

from decaphase.records.sheet_file import read_sheet
from decaphase.sheet import standing_of
from support.parameters import first_quick
from support.web.keeping import KEPT, OUT_OF_REACH, WON, Axe, Keeper, looks_well
from support.web.playing import Way
from support.web.visits import Colours, Language, Size, Visits, until

SAVE: Final = """async ({id, change}) => {
    const {revision, written} = await (await fetch(`/api/sheets/${id}`)).json();
    const headers = {"content-type": "application/json"};
    const body = JSON.stringify({revision, sheet: {...written, ...change}});
    const answer = await fetch(`/api/sheets/${id}`, {method: "PUT", headers, body});
    if (!answer.ok) throw new Error(await answer.text());
}"""
"""What another device of the same person does."""


def sheets_on_server(page: Page) -> list[dict[str, object]]:
    found = page.evaluate("fetch('/api/sheets').then((answer) => answer.json())")
    return cast("list[dict[str, object]]", found["sheets"])


@pytest.mark.parametrize(
    ("language", "way", "size"),
    first_quick(
        ("nl", "touch", "narrow"),
        ("de", "keys", "desktop"),
        ("en", "touch", "phone"),
        ("fr", "mouse", "desktop"),
        quick=2,
    ),
)
def test_a_whole_game(page_at: Visits, axe: Axe, language: Language, way: Way, size: Size) -> None:
    page = page_at("/keep", language, size)
    keeper = Keeper(page, way)
    keeper.begin(["Ann", "Bea", "Cas"], options={"selection": "first-2"}, dealer=3)
    looks_well(page, keeper, axe)
    keeper.write("Ann", ["Bea"], {"Bea": 15, "Cas": 60})
    keeper.hands(1)
    keeper.write("Bea", [], {"Ann": ("w", "s", "12", "3"), "Cas": 45})
    looks_well(page, keeper, axe)
    assert keeper.totals() == ["55", "15", "105"]
    expect(page.locator(".news")).to_have_text(WON[language])
    expect(page.locator("section.next")).to_have_count(0)
    keeper.kept("server")
    assert [sheet["hands"] for sheet in sheets_on_server(page)] == [2]


@pytest.mark.parametrize("colours", first_quick(("dark",), ("light",)))
def test_every_question_can_be_used_by_everybody(page_at: Visits, axe: Axe, colours: Colours) -> None:
    page = page_at("/keep", "en", "narrow", colours)
    keeper = Keeper(page)
    looks_well(page, keeper, axe)
    page.goto(f"{page_at.address}/keep/new")
    expect(page.locator("form summary").first).to_be_visible()
    for part in page.locator("form summary").all():
        keeper.use(part)
    keeper.choose(page.locator('select[name="selection"]'), "list")
    looks_well(page, keeper, axe)
    page.goto(f"{page_at.address}/keep")
    names = ["Ann", "Bea", "Christopher Robin", "Dirk-Jan", "Eve", "Flo"]
    keeper.begin(names, "classic-de", {"order": "any"})
    keeper.use(page.locator("section.next a"))
    keeper.step("out")
    looks_well(page, keeper, axe)
    keeper.use(page.locator("[data-step=out] li button").first)
    keeper.step("made")
    keeper.use(page.locator("button.maker").first)
    looks_well(page, keeper, axe)
    keeper.next()
    expect(page.get_by_role("alert")).to_be_visible()
    for group in page.locator("fieldset").all():
        keeper.use(group.get_by_role("button").nth(4))
    keeper.next()
    for way in (0, 1):
        keeper.step("left")
        keeper.use(page.locator(".ways button").nth(way))
        keeper.use(page.locator(".pad button, .kinds button").nth(0))
        looks_well(page, keeper, axe)
    keeper.use(page.locator(".ways button").nth(0))
    keeper.next()
    expect(page.get_by_role("alert")).to_be_visible()  # 1 point cannot be
    page.locator(".pad input").fill("35")
    page.locator(".pad input").press("Enter")
    expect(page.locator("#question")).to_contain_text("Christopher")
    for seat in range(4):
        keeper.hold(names[2 + seat], 5)
    keeper.step("check")
    looks_well(page, keeper, axe)
    keeper.use(page.locator("button.first"))
    keeper.hands(1)
    looks_well(page, keeper, axe)


def test_a_sheet_is_begun_and_kept_offline_and_saved_once_when_that_can_be(page_at: Visits) -> None:
    page = page_at("/keep", kept=True, forgive=OUT_OF_REACH)
    until(page, KEPT)
    until(page, "navigator.serviceWorker.controller !== null")
    keeper = Keeper(page)
    page.context.set_offline(True)
    sheet = keeper.begin(["Ann", "Bea"], options={"scoring": "points"})
    keeper.write("Ann", [], {"Bea": 25})
    keeper.kept("device")
    page.reload()
    keeper.hands(1)
    keeper.write("Bea", ["Ann"], {"Ann": 30})
    keeper.kept("device")
    page.context.set_offline(False)
    keeper.kept("server")
    (saved,) = sheets_on_server(page)
    assert (saved["sheet"], saved["hands"], saved["revision"]) == (sheet, 2, 1)


def test_a_hand_that_is_half_written_outlives_the_page(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea", "Cas"])
    keeper.use(page.locator("section.next a"))
    keeper.use(page.locator("[data-step=out] li button").filter(has_text="Bea"))
    keeper.answer_made(["Ann"], {})
    keeper.hold("Ann", 25)
    page.reload()
    keeper.hold("Cas", 40)
    keeper.step("check")
    page.go_back()
    keeper.hands(0)
    page.go_forward()
    keeper.step("check")
    keeper.use(page.locator("[data-step=check] button.first"))
    keeper.hands(1)
    assert keeper.totals() == ["25", "0", "40"]
    keeper.use(page.locator("section.next a"))
    keeper.step("out")  # the next one begins anew


def test_a_past_hand_is_changed(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea"], options={"selection": "first-2"})
    keeper.write("Ann", [], {"Bea": 25})
    keeper.write("Bea", [], {"Ann": 30})
    page.get_by_role("link", name="Hand 1: change it").tap()
    keeper.answer("Ann", ["Bea"], {"Bea": 50})
    keeper.hands(2)
    assert keeper.totals() == ["30", "50"]
    expect(page.locator(".news")).to_have_text("Bea has won.")
    page.get_by_role("link", name="Hand 2: change it").tap()
    keeper.answer("Ann", [], {"Bea": 5})
    assert keeper.totals() == ["0", "55"]
    expect(page.locator(".news")).to_have_text("Ann has won.")


def test_a_change_that_a_later_hand_forbids(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea"], options={"selection": "first-1"})
    keeper.write(None, [], {"Ann": 60, "Bea": 60})
    keeper.write("Bea", [], {"Ann": 30})
    page.get_by_role("link", name="Hand 1: change it").tap()
    keeper.step("out")
    keeper.use(page.locator("[data-step=out] li button").first)
    keeper.next()
    keeper.hold("Bea", 5)
    keeper.step("check")
    expect(page.get_by_role("alert")).to_contain_text("because of hand 2")
    expect(page.locator("[data-step=check] button.first")).to_have_count(0)
    keeper.use(page.get_by_role("button", name="Leave it as it was"))
    keeper.hands(2)
    assert keeper.totals() == ["90", "60"]


def test_a_hand_is_taken_back(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea"])
    keeper.write("Ann", [], {"Bea": 25})
    keeper.use(page.get_by_role("button", name="Take back hand 1"))
    keeper.use(page.get_by_role("button", name="Leave it"))
    keeper.hands(1)
    keeper.use(page.get_by_role("button", name="Take back hand 1"))
    keeper.use(page.get_by_role("button", name="Take it back"))
    keeper.hands(0)
    keeper.kept("server")


def test_who_laid_first_is_asked_where_it_decides(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea", "Cas"], "house-nl", {"selection": "first-1"})
    keeper.write("Ann", ["Cas"], first=["Cas", "Ann"])
    expect(page.locator(".news")).to_have_text("Cas has won.")
    seats = page.locator("[data-seat]")
    assert [seat.get_attribute("data-seat") for seat in seats.all()] == ["3", "1", "2"]


def test_a_tie_is_played_off(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea", "Cas"], options={"selection": "first-1"})
    keeper.write(None, ["Ann", "Cas"], {"Ann": 10, "Bea": 50, "Cas": 10})
    expect(page.locator(".news")).to_contain_text("tied")
    keeper.write("Cas", [], {"Ann": 5})
    expect(page.locator(".news")).to_have_text("Cas has won.")


def test_phases_in_any_order_are_named(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    sheet = keeper.begin(["Ann", "Bea"], "classic-de", {"order": "any"})
    keeper.write("Ann", ["Bea"], {"Bea": 25}, {"Ann": 10, "Bea": 4})
    keeper.kept("server")
    shown = page.evaluate(f"fetch('/api/sheets/{sheet}').then((answer) => answer.json())")
    assert shown["written"]["hands"][0]["made"] == [{"seat": 1, "phase": 10}, {"seat": 2, "phase": 4}]


# Elsewhere


def begin_saved(page: Page, keeper: Keeper) -> str:
    """A sheet that the server has, after the page has looked there for others."""
    sheet = keeper.begin(["Ann", "Bea"])
    keeper.kept("server")
    expect(page.locator("[data-kept]")).to_have_attribute("data-busy", "false")
    return sheet


def changed_elsewhere(page_at: Visits) -> tuple[Page, Keeper, str]:
    """A sheet that another device wrote on, and this one too."""
    page = page_at("/keep", forgive=OUT_OF_REACH)
    keeper = Keeper(page)
    sheet = begin_saved(page, keeper)
    hand = {"out": 2, "made": [{"seat": 2, "phase": None}], "left": [100, 0]}
    page.evaluate(SAVE, {"id": sheet, "change": {"hands": [hand, hand]}})
    keeper.write("Ann", [], {"Bea": 25})
    expect(page.get_by_role("heading", name="changed elsewhere")).to_be_visible()
    keeper.kept("device")
    return page, keeper, sheet


def test_a_conflict_ours_stays(page_at: Visits, axe: Axe) -> None:
    page, keeper, sheet = changed_elsewhere(page_at)
    looks_well(page, keeper, axe)
    keeper.use(page.get_by_role("button", name="Keep the one here"))
    keeper.kept("server")
    assert [(one["sheet"], one["hands"]) for one in sheets_on_server(page)] == [(sheet, 1)]


def test_a_conflict_theirs_is_taken(page_at: Visits) -> None:
    page, keeper, _ = changed_elsewhere(page_at)
    keeper.use(page.get_by_role("button", name="Take the one on the server"))
    keeper.hands(2)
    keeper.kept("server")
    assert keeper.totals() == ["200", "0"]


def test_a_conflict_both_stay(page_at: Visits) -> None:
    page, keeper, sheet = changed_elsewhere(page_at)
    keeper.use(page.get_by_role("button", name="Keep both"))
    keeper.hands(1)
    keeper.kept("server")
    assert page.url.rpartition("/")[2] != sheet
    assert sorted(cast("int", one["hands"]) for one in sheets_on_server(page)) == [1, 2]


@pytest.mark.parametrize("stays", [True, False])
def test_a_sheet_that_was_deleted_elsewhere(page_at: Visits, stays: bool) -> None:
    page = page_at("/keep", forgive=OUT_OF_REACH)
    keeper = Keeper(page)
    sheet = begin_saved(page, keeper)
    page.evaluate(f"fetch('/api/sheets/{sheet}', {{method: 'DELETE'}})")
    keeper.write("Ann", [], {"Bea": 25})
    expect(page.get_by_role("heading", name="deleted elsewhere")).to_be_visible()
    if stays:
        keeper.use(page.get_by_role("button", name="Keep it", exact=True))
        keeper.kept("server")
    else:
        keeper.use(page.get_by_role("alert").get_by_role("button", name="Delete this sheet"))
        expect(page.get_by_text("There is no sheet yet.")).to_be_visible()
    assert len(sheets_on_server(page)) == stays


def test_a_sheet_that_was_deleted_elsewhere_goes_where_nothing_was_added(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    sheet = begin_saved(page, keeper)
    page.evaluate(f"fetch('/api/sheets/{sheet}', {{method: 'DELETE'}})")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("This sheet is not here.")).to_be_visible()
    keeper.use(page.get_by_role("link", name="All sheets"))
    expect(page.get_by_text("There is no sheet yet.")).to_be_visible()


def test_what_is_written_elsewhere_comes_here(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    sheet = begin_saved(page, keeper)
    hand = {"out": 2, "made": [{"seat": 2, "phase": None}], "left": [100, 0]}
    page.evaluate(SAVE, {"id": sheet, "change": {"hands": [hand]}})
    page.reload()
    keeper.hands(1)
    page.evaluate("(sheet) => localStorage.removeItem(`decaphase-sheet:${sheet}`)", sheet)
    page.goto(f"{page_at.address}/keep")
    page.get_by_role("link", name="Ann and Bea").tap()
    keeper.hands(1)


def test_a_sheet_is_deleted_here_and_there(page_at: Visits) -> None:
    page = page_at("/keep", forgive=OUT_OF_REACH)
    keeper = Keeper(page)
    begin_saved(page, keeper)
    page.context.set_offline(True)
    keeper.use(page.get_by_role("button", name="Delete this sheet"))
    keeper.use(page.get_by_role("button", name="Delete it"))
    expect(page.get_by_text("There is no sheet yet.")).to_be_visible()
    page.context.set_offline(False)
    until(
        page,
        "fetch('/api/sheets').then((answer) => answer.json()).then(({sheets}) => sheets.length === 0)",
    )
    page.reload()
    expect(page.get_by_text("There is no sheet yet.")).to_be_visible()


def test_two_windows_see_the_same_sheet(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Bea"])
    other = page.context.new_page()
    other.goto(page.url)
    keeper.write("Ann", [], {"Bea": 25})
    Keeper(other).hands(1)


def test_a_sheet_goes_on_in_the_terminal(page_at: Visits) -> None:
    page = page_at("/keep")
    keeper = Keeper(page)
    keeper.begin(["Ann", "Zoë"], dealer=2)
    keeper.write("Ann", [], {"Zoë": ("w", "12")})
    keeper.kept("server")
    with page.expect_download() as download:
        keeper.use(page.get_by_role("link", name="Take it along to the terminal"))
    assert download.value.suggested_filename == "ann-zoe.toml"
    found = read_sheet(download.value.path().read_bytes())
    assert standing_of(found).totals == (0, 35)


# What cannot be


@pytest.mark.parametrize(
    ("names", "words"),
    [(["Ann", ""], "2 to 6 can play"), (["Ann", "ann"], "Two players are called Ann")],
)
def test_players_who_cannot_sit_at_one_table(page_at: Visits, names: list[str], words: str) -> None:
    page = page_at("/keep/new")
    for place, name in enumerate(names):
        page.locator("input[list]").nth(place).fill(name)
    page.locator("form button.first").tap()
    expect(page.get_by_role("alert")).to_contain_text(words)


def test_options_that_do_not_go_together(page_at: Visits) -> None:
    page = page_at("/keep/new")
    for place, name in enumerate(["Ann", "Bea"]):
        page.locator("input[list]").nth(place).fill(name)
    page.locator("form summary").first.tap()
    page.locator('select[name="advance"]').select_option("every-hand")
    page.locator('select[name="order"]').select_option("any")
    page.locator("form button.first").tap()
    expect(page.get_by_role("alert")).to_have_text(
        "“Moving on: every hand” does not go together with “Order of the phases: any”; change one of the two."
    )


@pytest.mark.parametrize(
    "kept", ["", "{", "null", "[]", json.dumps({"id": "x", "sheet": {"players": ["Ann"]}})]
)
def test_a_damaged_sheet_does_no_harm(page_at: Visits, kept: str) -> None:
    page = page_at("/keep")
    page.evaluate("(kept) => localStorage.setItem('decaphase-sheet:x', kept)", kept)
    page.reload()
    expect(page.get_by_text("There is no sheet yet.")).to_be_visible()
    page.goto(f"{page_at.address}/keep/x/hand/1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Score sheet")
    assert page.evaluate("localStorage.getItem('decaphase-sheet:x')") == kept


def test_looking_at_the_page_creates_no_account(page_at: Visits) -> None:
    page = page_at("/keep")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("localStorage.getItem('decaphase-account')") is None
    assert httpx.get(f"{page_at.address}/api/sheets").status_code == 401
