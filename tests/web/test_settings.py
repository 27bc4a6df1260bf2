"""Settings hold at once and the next time; an account can be kept, left, taken along and deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from decaphase.say import say
from support.web.axe import violations_on
from support.web.opening import open_table
from support.web.playing import AT_ONCE
from support.web.visits import LANGUAGES, Language, Visits

PASSWORD = "correct horse"  # noqa: S105 - of an account that lives for a test
VISITOR = "fetch('/api/visitor').then((answer) => answer.json()).then((visitor) => visitor.account)"
KEPT = "JSON.parse(localStorage.getItem('decaphase-settings'))"


def test_what_is_chosen_shows_at_once_and_stays(page_at: Visits) -> None:
    page = page_at("/settings", size="desktop")
    page.get_by_label("Dark").check()
    assert page.locator("html").get_attribute("data-colours") == "dark"
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Small").check()
    page.get_by_label("Ordinary packs").check()
    expect(page.locator(".sample .packs")).to_have_count(6)
    page.get_by_role("group", name="Movement").get_by_label("None").check()
    page.get_by_label("Slowly").check()
    page.get_by_label("In full.").check()
    page.get_by_label("Sounds for what happens").check()
    page.get_by_role("button", name="Listen").click()
    page.reload()
    expect(page.get_by_label("Dark")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    chosen = page.evaluate(KEPT)
    wanted = {
        "size": "small",
        "faces": "packs",
        "motion": "off",
        "pace": "slow",
        "fullness": "full",
        "sound": True,
    }
    assert {name: chosen[name] for name in wanted} == wanted
    for name in ("Small", "Ordinary packs", "Slowly", "In full.", "Sounds for what happens"):
        expect(page.get_by_label(name)).to_be_checked()


def test_the_table_uses_the_chosen_verbosity(page_at: Visits) -> None:
    page = page_at("/settings", size="desktop")
    examples = [
        page.get_by_label(name).locator("xpath=..").inner_text() for name in ("Brief.", "Normal.", "In full.")
    ]
    assert len(set(examples)) == 3
    assert "You draw the red 7 from the deck." in examples[2]
    page.get_by_label("In full.").check()
    page.evaluate(AT_ONCE)
    table = open_table(page, {})
    page.goto(f"{page_at.address}/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("from the deck")


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_leads_to_the_previous_page(page_at: Visits, language: Language) -> None:
    page = page_at("/about", language, "desktop")
    page.get_by_role("link", name=say("web-settings", language), exact=True).click()
    page.get_by_role("button", name=say("web-back", language)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-about", language))
    page.goto(f"{page_at.address}/settings")
    page.get_by_role("button", name=say("web-back", language)).click()
    expect(page.get_by_role("button", name=say("web-play-now", language))).to_be_visible()


# Keys


def change_key(page: Page, command: str, key: str) -> None:
    page.get_by_role("button", name=f"Change the key: {command}").click()
    page.keyboard.press(key)


def test_another_key_does_the_same(page_at: Visits) -> None:
    page = page_at("/settings", size="desktop")
    page.locator("summary", has_text="See and change the keys").click()
    change_key(page, "Draws from the deck", "z")
    expect(page.locator(".told")).to_have_text("Z is now for: Draws from the deck.")
    change_key(page, "The top card", "Z")
    expect(page.locator(".told")).to_have_text("Z is already for: Draws from the deck. Press another key.")
    page.keyboard.press("F5")
    expect(page.locator(".told")).to_contain_text("press a letter, a digit or a sign")
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_text("It stays C.")
    assert violations_on(page) == []
    page.evaluate(AT_ONCE)
    table = open_table(page, {})
    page.goto(f"{page_at.address}/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator("h1").focus()
    page.keyboard.press("Space")  # which is nobody's key now
    page.keyboard.press("z")
    expect(page.locator(".hand [data-card]")).to_have_count(11)
    page.goto(f"{page_at.address}/settings")
    page.locator("summary", has_text="See and change the keys").click()
    page.get_by_role("button", name="All keys as they were").click()
    expect(page.get_by_role("button", name="Space Change the key: Draws")).to_be_visible()
    assert page.evaluate(KEPT)["keys"] == {}


# The account


def with_account(page_at: Visits, language: Language = "en") -> Page:
    """Somebody who has opened a table, in their settings."""
    page = page_at("/", language, "desktop", forgive=["status of 401", "status of 403"])
    open_table(page, {}, bots=(), seats=2)
    page.goto(f"{page_at.address}/settings")
    expect(page.locator("#account-name")).to_have_value("Ann")
    return page


def keep_login(page: Page, login: str) -> None:
    page.locator("summary", has_text="Keep this account").click()
    page.get_by_label("Login").first.fill(login)
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".told")).to_contain_text("Other devices have to sign in anew.")


def sign_in(page: Page, login: str, password: str) -> None:
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_a_name_is_changed(page_at: Visits) -> None:
    page = with_account(page_at)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save the name").click()
    expect(page.locator(".told")).to_contain_text("The name is saved")
    assert page.evaluate(VISITOR)["name"] == "Anna"


def test_an_account_with_a_login_is_found_again(page_at: Visits) -> None:
    page = with_account(page_at)
    account = page.evaluate(VISITOR)["account"]
    keep_login(page, "ann-in-the-browser")
    expect(page.locator("summary", has_text="Login and password")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator(".told")).to_have_text("You are signed out.")
    assert page.evaluate(VISITOR) is None
    sign_in(page, "ann-in-the-browser", "wrong horse")
    expect(page.locator(".trouble")).to_be_visible()
    sign_in(page, "Ann-In-The-Browser", PASSWORD)
    expect(page.locator(".told")).to_have_text("You are signed in.")
    assert page.evaluate(VISITOR)["account"] == account
    page.goto(page_at.address)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_the_language_of_an_account_is_kept_on_another_device(page_at: Visits) -> None:
    page = with_account(page_at)
    keep_login(page, "ann-elsewhere")
    elsewhere = page_at("/settings", "fr", "desktop")
    elsewhere.get_by_label(say("web-login", "fr")).fill("ann-elsewhere")
    elsewhere.get_by_label(say("web-password", "fr")).fill(PASSWORD)
    elsewhere.get_by_role("button", name=say("web-sign-in", "fr")).click()
    expect(elsewhere.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(elsewhere.locator("#account-name")).to_have_value("Ann")
    elsewhere.get_by_role("button", name="Sign out on other devices").click()
    expect(elsewhere.locator(".told")).to_have_text("Only this device is signed in now.")
    assert page.evaluate(VISITOR) is None


def test_everything_kept_is_taken_along(page_at: Visits, tmp_path: Path) -> None:
    page = with_account(page_at)
    page.locator("summary", has_text="What is kept about you").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "decaphase.json"
    download.value.save_as(tmp_path / "kept.json")
    kept = cast("dict[str, object]", json.loads((tmp_path / "kept.json").read_text(encoding="utf-8")))
    assert "Ann" in json.dumps(kept)


def test_an_account_is_deleted_after_a_second_thought(page_at: Visits) -> None:
    page = with_account(page_at)
    page.locator("summary", has_text="Delete the account").click()
    delete = page.get_by_role("button", name="Delete the account")
    delete.click()
    expect(page.get_by_text("Really delete everything?")).to_be_focused()
    page.get_by_role("button", name="No", exact=True).click()
    assert page.evaluate(VISITOR) is not None
    delete.click()
    delete.click()
    expect(page.locator(".told")).to_have_text("Your account is deleted.")
    expect(page.locator(".told")).to_be_focused()  # what had the focus is gone with the account
    assert page.evaluate(VISITOR) is None
    page.goto(page_at.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_an_account_with_a_login_is_deleted_by_its_password(page_at: Visits) -> None:
    page = with_account(page_at)
    keep_login(page, "ann-for-a-while")
    page.locator("summary", has_text="Delete the account").click()
    delete = page.get_by_role("button", name="Delete the account")
    delete.click()
    delete.click()
    expect(page.locator(".trouble")).to_be_visible()
    assert page.evaluate(VISITOR) is not None
    page.locator("#farewell").fill(PASSWORD)
    delete.click()
    delete.click()
    expect(page.locator(".told")).to_have_text("Your account is deleted.")
    assert page.evaluate(VISITOR) is None
