"""How a hand and a game end in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from decaphase.records import check_text
from support.web.finishing import begin_playing, play_until
from support.web.opening import open_table
from support.web.played import BETWEEN, LOOKS, OVER, is_narrow_enough, scores_of, sit_down, table_of
from support.web.playing import AT_ONCE
from support.web.visits import Colours, Language, Size, Visits

ANOTHER = f"{OVER} .next button.first"


@pytest.mark.parametrize(("language", "size", "colours"), LOOKS)
def test_between_hands(
    page_at: Visits, axe: Callable[[Page], list[str]], language: Language, size: Size, colours: Colours
) -> None:
    page = sit_down(page_at, language, size, colours, options={}, bots=("steady",) * 3)
    play_until(page, table_of(page), "between")
    hand = scores_of(page).hands[-1]
    rows = page.locator(f"{BETWEEN} .result .standing tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.locator(".points")).to_have_count(4)
    shown = {row.locator("bdi").inner_text(): row for row in rows.all()}
    for name, points, total in zip(scores_of(page).players, hand.points, hand.totals, strict=True):
        assert shown[name].locator(".points").inner_text() == f"+{points}"
        assert shown[name].locator(".total").inner_text() == str(total)
    crossed = [name for name, phase in zip(scores_of(page).players, hand.crossed, strict=True) if phase]
    assert [name for name, row in shown.items() if row.locator(".marks .done").count()] == [
        name for name in shown if name in crossed
    ]
    assert is_narrow_enough(page)
    assert axe(page) == []
    page.locator(f"{BETWEEN} button.first").click()
    expect(page.locator(".result")).to_have_count(0)


def test_points_are_not_shown_where_none_are_kept(page_at: Visits) -> None:
    page = sit_down(page_at, options={"selection": "first-3"}, edition="house-nl", bots=("steady",))
    play_until(page, table_of(page), "between")
    expect(page.locator(".result .marks .done").first).to_be_visible()
    expect(page.locator(".result .marks").first.locator("i")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".result .points, .result .total")).to_have_count(0)


def test_everybody_sees_who_is_ready(page_at: Visits) -> None:
    ann = page_at("/")
    ann.evaluate(AT_ONCE)
    table = open_table(ann, {}, bots=(), seats=2, listed=True)
    bob = page_at("/")
    bob.evaluate(AT_ONCE)
    bob.evaluate(
        "fetch('/api/accounts', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name: 'Bob'})}).then(() => localStorage.setItem('decaphase-account', 'yes'))"
    )
    for page in (ann, bob):
        page.goto(f"{page_at.address}/table/{table}")
    bob.get_by_role("button", name="Sit here").first.click()
    for page in (ann, bob):
        page.get_by_role("button", name="I am ready").click()
    expect(ann.locator("[data-stage=playing]")).to_be_visible()
    begin_playing(bob, table)
    play_until(ann, table, "between")
    ann.locator(f"{BETWEEN} button.first").click()
    expect(ann.locator(".next")).to_contain_text("Bob")
    expect(bob.locator(".next")).to_contain_text("Ready: Ann.")
    ann.get_by_role("button", name="Not yet after all").click()
    expect(bob.locator(".next")).not_to_contain_text("Ann")
    bob.get_by_role("button", name="Pause").click()
    expect(ann.locator(".next")).to_contain_text("paused")
    ann.get_by_role("button", name="Go on").click()
    for page in (ann, bob):
        page.locator(f"{BETWEEN} button.first").click()
    expect(bob.locator("[data-stage=playing]")).to_be_visible()


@pytest.mark.parametrize(("language", "size", "colours"), LOOKS)
def test_the_end_of_a_game(
    page_at: Visits, axe: Callable[[Page], list[str]], language: Language, size: Size, colours: Colours
) -> None:
    page = sit_down(page_at, language, size, colours, options={"selection": "first-1"}, bots=("steady",) * 2)
    play_until(page, table_of(page))
    expect(page.locator(f"{OVER} h2").first).to_be_visible()
    scores = scores_of(page)
    chart = page.locator(".chart svg")
    expect(chart.locator("polyline")).to_have_count(3)
    assert len({line.get_attribute("stroke-dasharray") for line in chart.locator("polyline").all()}) == 3
    page.locator("input[value=points]").check()
    expect(chart.locator(".tick").last).not_to_have_text("1")
    page.locator(".result details summary").first.click()
    expect(page.locator(".result details tbody tr")).to_have_count(len(scores.hands))
    totals = [cell.inner_text() for cell in page.locator(".result tfoot tr").last.locator("td").all()]
    assert totals == [str(total) for total in scores.hands[-1].totals]
    assert is_narrow_enough(page)
    assert axe(page) == []


def test_the_winner_is_named_and_places_are_those_of_the_server(page_at: Visits) -> None:
    page = sit_down(page_at, options={"selection": "first-1"}, bots=("steady",) * 3)
    table = table_of(page)
    play_until(page, table)
    expect(page.locator(f"{OVER} h2").first).to_be_visible()
    game = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}")[
        "view"
    ]["game"]
    names = [game["players"][seat - 1] for seat in game["winners"]]
    heading = page.locator(f"{OVER} h2").first.inner_text()
    assert all(name in heading for name in names) or (names == ["Ann"] and "You win!" in heading)
    expected: list[tuple[str, str]] = []
    for seats in game["ranking"]:
        expected += [(str(len(expected) + 1), game["players"][seat - 1]) for seat in seats]
    rows = page.locator(".result .standing tbody tr").all()
    found = [(row.locator(".place").inner_text(), row.locator("bdi").inner_text()) for row in rows]
    assert found == expected


def test_the_record_can_be_taken_home(page_at: Visits, tmp_path: Path) -> None:
    page = sit_down(page_at, options={"selection": "first-1"})
    play_until(page, table_of(page))
    with page.expect_download() as download:
        page.locator("a[download]").click()
    file = tmp_path / "game.toml"
    download.value.save_as(file)
    assert download.value.suggested_filename == "decaphase.toml"
    result = check_text(file.read_bytes())
    assert result.verdict == "holds", result


def test_another_game(page_at: Visits) -> None:
    page = sit_down(page_at, options={"selection": "first-1"})
    play_until(page, table_of(page))
    page.locator(ANOTHER).click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Hand 1")


def test_after_another_game_the_one_before_is_watched_and_proved(page_at: Visits) -> None:
    page = sit_down(page_at, options={"selection": "first-1"})
    table = table_of(page)
    hands = [play_until(page, table)]
    page.locator(ANOTHER).click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    page.goto(f"{page_at.address}/replay/{table}")  # of the second game nothing can be told yet
    which = page.get_by_role("combobox", name="Game", exact=True)
    expect(which).to_have_value("1")
    page.goto(f"{page_at.address}/table/{table}")
    hands.append(play_until(page, table))
    for place in ("replay", "proof"):
        page.goto(f"{page_at.address}/{place}/{table}")
        expect(which).to_have_value("2")
        for game in (1, 2):
            which.select_option(str(game))
            if place == "replay":
                hand = page.get_by_role("combobox", name="Hand", exact=True)
                expect(hand.locator("option")).to_have_count(hands[game - 1])
                continue
            expect(page.locator(".hands > li")).to_have_count(hands[game - 1])
            page.get_by_role("button", name="Verify all").click()
            expect(page.locator(".said")).to_contain_text("dealt fairly")
