"""From the first page to a game: at once against bots, at a table of one's own rules, or by an invitation."""

from __future__ import annotations

from typing import TypedDict, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from decaphase.say import say
from support.web.axe import violations_on
from support.web.opening import open_table
from support.web.visits import LANGUAGES, Language, Visits

REFUSED = "the server responded with a status of 400"
LOOK = "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()).then((now) => now.view)"


class _Rules(TypedDict):
    edition: str
    options: dict[str, object]
    phases: list[str]


class _Seat(TypedDict):
    name: str
    bot: str | None


class _View(TypedDict):
    rules: _Rules
    settings: dict[str, object]
    seats: list[_Seat]
    stage: str
    you: int | None


def view_of(page: Page) -> _View:
    """The table at which a page is, as the server shows it."""
    expect(page.locator("[data-stage]")).to_be_visible()
    return cast("_View", page.evaluate(LOOK, page.url.rpartition("/")[2]))


def soon_listed(page: Page, link: Locator) -> None:
    """Load the first page until it lists somebody else's table, which is written down a moment later."""
    for _ in range(20):
        page.wait_for_load_state("networkidle")
        if link.count():
            return
        page.reload()
    raise AssertionError("the table is not listed")


# At once


@pytest.mark.parametrize(
    ("language", "edition"),
    [("en", "classic-en"), ("nl", "house-nl"), ("fr", "classic-fr"), ("de", "classic-de")],
)
def test_one_tap_deals_the_cards(page_at: Visits, language: Language, edition: str) -> None:
    page = page_at("/", language)
    page.get_by_role("button", name=say("web-play-now", language)).click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    view = view_of(page)
    assert (view["rules"]["edition"], view["rules"]["options"]) == (edition, {})
    assert [seat["bot"] for seat in view["seats"]] == [None, "steady", "steady", "steady"]
    assert view["settings"]["turn_seconds"] == 0
    page.goto(page_at.address)
    link = page.get_by_role("link", name="Ada, Bruno")
    expect(page.get_by_role("heading", name=say("web-your-tables", language))).to_be_visible()
    link.click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()


def test_the_bots_chosen_last_are_there_the_next_time(page_at: Visits) -> None:
    page = page_at("/")
    page.locator("summary", has_text="Other bots").click()
    page.get_by_label("Bots", exact=True).select_option("1")
    page.get_by_label("How well they play").select_option("Beginner")
    page.reload()
    expect(page.get_by_text("Against one bot · Beginner")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    assert [seat["bot"] for seat in view_of(page)["seats"]] == [None, "beginner"]


# A table of one's own


def test_a_table_is_opened_without_choosing_anything_but_a_name(page_at: Visits) -> None:
    page = page_at("/new")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".trouble")).to_have_text("Please say what you are called.")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    view = view_of(page)
    assert view["seats"][0]["name"] == "Ann"
    assert (view["rules"]["edition"], view["rules"]["options"]) == ("classic-en", {})
    assert (len(view["seats"]), view["stage"]) == (4, "lobby")


def test_a_table_is_opened_as_it_was_chosen(page_at: Visits) -> None:
    page = page_at("/new", size="desktop")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Rules", exact=True).select_option("German rules")
    page.get_by_label("Seats").select_option("5")
    page.get_by_label("Of them bots").select_option("2")
    page.get_by_label("How well they play").select_option("Sharp")
    page.locator("summary", has_text="Variants").click()
    page.get_by_label("Knocking").select_option("yes")
    page.get_by_label("Phases played").select_option("only these …")
    page.get_by_label("3", exact=True).uncheck()
    page.locator("summary", has_text="The rules one by one").click()
    page.get_by_label("Points for a wild").select_option("25")
    page.get_by_label("Taking a discard").select_option("must be played")
    page.get_by_label("Taking a discard").select_option("free")  # the edition's own: no choice of the table's
    page.locator("summary", has_text="Time").click()
    page.get_by_label("Brisk").check()
    page.get_by_label("Only between hands").check()
    page.get_by_label("Time to knock").select_option("15 seconds")
    page.get_by_label("whoever is fastest").check()
    page.locator("summary", has_text="Talk and guests").click()
    page.get_by_label("Only quick words").check()
    page.get_by_label("the table is listed").check()
    assert violations_on(page) == []
    page.get_by_role("button", name="Open the table").click()
    view = view_of(page)
    assert view["rules"]["edition"] == "classic-de"
    assert view["rules"]["options"] == {
        "knocking": True,
        "wild_points": 25,
        "selection": [1, 2, 4, 5, 6, 7, 8, 9, 10],
    }
    assert [seat["bot"] for seat in view["seats"]] == [None, "sharp", "sharp", None, None]
    assert view["settings"] == {
        "listed": True,
        "turn_seconds": 20,
        "reserve_seconds": 60,
        "claim_seconds": 15,
        "claims": "fastest",
        "pausing": "between-hands",
        "talk": "reactions",
    }


def test_custom_phases(page_at: Visits) -> None:
    page = page_at("/new", forgive=[REFUSED])
    page.get_by_label("Your name").fill("Ann")
    page.locator("summary", has_text="Phases of your own").click()
    for phase in range(10, 2, -1):
        page.get_by_role("button", name=f"Remove phase {phase}").click()
    first = page.get_by_role("group", name="Phase 1")
    first.get_by_label("Group 1").select_option("7 cards of one colour")
    first.get_by_label("Group 2").select_option("Run of 5")
    expect(page.locator(".foot .trouble")).to_have_text(
        "Phase 1 (7 cards of one colour + run of 5) takes 12 cards; nobody ever holds more than 11."
    )
    first.get_by_label("Group 2").select_option("Run of 4")
    expect(page.locator(".foot .trouble")).to_have_count(0)
    second = page.get_by_role("group", name="Phase 2")
    second.get_by_role("button", name="Remove set of 3").click()
    second.get_by_role("button", name="Add a group").click()
    second.get_by_role("button", name="Add a group").click()
    expect(second.get_by_role("button", name="Add a group")).to_have_count(0)
    page.get_by_role("button", name="Add a phase").click()
    expect(page.get_by_role("group", name="Phase 3").get_by_label("Group 1")).to_be_focused()
    page.get_by_role("button", name="Open the table").click()
    assert view_of(page)["rules"]["phases"] == [
        "colour 7 + run 4",
        "run 4 + set 2 + set 2",
        "run 4 + set 2 + set 2",
    ]


@pytest.mark.parametrize(
    ("kind", "fewer"), [("only these …", [1, 2, 4]), ("the first …", "first-4")], ids=["list", "first"]
)
def test_fewer_phases_leave_fewer_to_select_from(page_at: Visits, kind: str, fewer: object) -> None:
    page = page_at("/new")
    page.get_by_label("Your name").fill("Ann")
    page.locator("summary", has_text="Variants").click()
    page.get_by_label("Phases played").select_option(kind)
    if page.get_by_label("3", exact=True).count():
        page.get_by_label("3", exact=True).uncheck()
    page.locator("summary", has_text="Phases of your own").click()
    for phase in range(10, 4, -1):
        page.get_by_role("button", name=f"Remove phase {phase}").click()
    page.get_by_role("button", name="Open the table").click()
    assert view_of(page)["rules"]["options"]["selection"] == fewer


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_do_not_go_together_are_named_by_their_titles(page_at: Visits, language: Language) -> None:
    page = page_at("/new", language, forgive=[REFUSED])
    page.locator("summary", has_text=say("web-variants", language)).click()
    page.get_by_label(say("option-advance", language)).select_option(
        say("value-advance-every-hand", language)
    )
    page.get_by_label(say("option-order", language)).select_option(say("value-order-any", language))
    trouble = page.locator(".foot .trouble")
    expect(trouble).to_contain_text(say("option-advance", language))
    assert "every-hand" not in trouble.inner_text()
    page.get_by_role("button", name=say("web-as-usual", language), exact=True).last.click()
    order = page.get_by_label(say("option-order", language))
    expect(order).to_be_focused()
    expect(order.locator("option:checked")).to_have_text(say("value-order-in-order", language))


def test_what_changes_nothing_is_not_asked(page_at: Visits) -> None:
    page = page_at("/new")
    page.locator("summary", has_text="The rules one by one").click()
    expect(page.get_by_label("Where a skip returns")).to_have_count(0)
    page.get_by_label("Playing a skip").select_option("laid before somebody")
    expect(page.get_by_label("Where a skip returns")).to_be_visible()
    expect(page.get_by_text("differs")).to_have_count(1)
    page.get_by_role("button", name="All as in the rulebook").click()
    expect(page.get_by_text("differs")).to_have_count(0)


def test_other_rules_for_a_table_that_waits(page_at: Visits) -> None:
    page = page_at("/")
    table = open_table(page, {"knocking": True}, bots=("steady",), seats=3)
    page.goto(f"{page_at.address}/table/{table}")
    page.get_by_role("link", name="Change the rules").click()
    page.get_by_label("Rules", exact=True).select_option("French rules")
    page.get_by_label("Seats").select_option("2")
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.get_by_role("heading", name="French rules")).to_be_visible()
    view = view_of(page)
    assert view["rules"]["edition"] == "classic-fr"
    assert view["rules"]["options"] == {"knocking": True}
    assert len(view["seats"]) == 2


# By an invitation


def test_an_invitation_leads_to_a_seat(page_at: Visits) -> None:
    ann = page_at("/new", "nl")
    ann.get_by_label(say("web-your-name", "nl")).fill("Ann")
    ann.get_by_role("button", name=say("web-open-table", "nl")).click()
    link = ann.get_by_label(say("web-invite-link", "nl")).input_value()
    assert link.startswith(f"{page_at.address}/join/")

    bob = page_at("/", "de", "desktop")
    bob.get_by_label(say("web-join-field", "de")).fill("Hallo?")
    bob.get_by_role("button", name=say("web-join-go", "de")).click()
    expect(bob.locator(".trouble")).to_have_text(say("web-join-bad", "de"))
    bob.get_by_label(say("web-join-field", "de")).fill(f"  {link} ")
    bob.get_by_role("button", name=say("web-join-go", "de")).click()
    expect(bob.get_by_role("heading", level=1, name=say("web-invited", "de"))).to_be_focused()
    expect(bob.get_by_text("Ann")).to_be_visible()
    expect(bob.get_by_role("heading", name=say("edition-house-nl", "de"))).to_be_visible()
    assert violations_on(bob) == []
    bob.get_by_label(say("web-your-name", "de")).fill("Bob")
    bob.get_by_role("button", name=say("web-take-seat", "de")).click()
    assert view_of(bob)["you"] == 2
    expect(ann.locator(".seats li").nth(1)).to_contain_text("Bob")

    # Whoever comes again by the same link sits there already, and is known by name.
    bob.goto(link)
    name = bob.get_by_label(say("web-your-name", "de"))
    expect(name).to_have_value("Bob")
    name.clear()
    bob.get_by_role("button", name=say("web-take-seat", "de")).click()
    expect(bob.locator(".trouble")).to_have_text(say("web-name-needed", "de"))
    name.fill("Bob")
    bob.get_by_role("button", name=say("web-take-seat", "de")).click()
    assert view_of(bob)["you"] == 2


def test_a_table_open_to_all_is_found_on_the_first_page(page_at: Visits) -> None:
    ann = page_at("/")
    table = open_table(ann, {}, bots=("sharp",), seats=3, listed=True)
    bob = page_at("/", "fr")
    link = bob.locator(f'a[href="/table/{table}"]')
    expect(bob.get_by_role("button", name=say("web-play-now", "fr"))).to_be_visible()
    soon_listed(bob, link)
    expect(link).to_contain_text("Ann et Bot 1")
    expect(link).to_contain_text(say("web-table-state", "fr", stage="lobby", hand=0, free=1))
    expect(bob.get_by_role("heading", name=say("web-open-tables", "fr"))).to_be_visible()
    link.click()
    sit_down = bob.get_by_role("button", name=say("web-sit-down", "fr"))
    sit_down.click()
    expect(sit_down).to_have_count(0)
    assert view_of(bob)["you"] == 3


def test_an_invitation_that_leads_nowhere(page_at: Visits) -> None:
    page = page_at("/join/nobody-invited-you", "fr", forgive=["status of 404"])
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name=say("web-home", "fr")).click()
    page.get_by_label(say("web-join-field", "fr")).fill("http://elsewhere.example/join/abcdefghijklmnop")
    page.get_by_role("button", name=say("web-join-go", "fr")).click()
    expect(page.locator(".trouble")).to_have_text(say("web-join-elsewhere", "fr"))
