"""Before the game: seats, bots, invitations, talk, and everything that people do about each other."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from decaphase.online.protocol.messages import Unknown, write_message
from support.web.axe import violations_on
from support.web.opening import open_table
from support.web.playing import AT_ONCE
from support.web.visits import Colours, Language, Visits

INVITE = """async (table) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(`/api/tables/${table}/invites`, {method: "POST", headers, body: "{}"});
    return (await answer.json()).invite;
}"""


def opener(page_at: Visits, seats: int, *bots: str, colours: Colours = "light", **settings: object) -> Page:
    """Somebody in the lobby of a table that they opened."""
    page = page_at("/", "en", "phone", colours)
    page.evaluate(AT_ONCE)
    table = open_table(page, {}, bots=bots, seats=seats, **settings)  # type: ignore[arg-type]
    page.goto(f"{page_at.address}/table/{table}")
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    return page


def guest(page_at: Visits, table: Page, name: str, *, language: Language = "en", sit: bool = True) -> Page:
    """Somebody who was invited there."""
    code = table.evaluate(INVITE, table.url.rpartition("/")[2])
    page = page_at(f"/join/{code}", language, "desktop")
    page.get_by_role("textbox").fill(name)
    buttons = page.locator("form button")
    (buttons.first if sit else buttons.last).click()
    expect(page.locator("[data-stage]")).to_be_visible()
    return page


def test_bots_come_and_go_and_the_cards_are_dealt(page_at: Visits) -> None:
    page = opener(page_at, 3)
    expect(page.locator(".next")).to_contain_text("2 seats are still free")
    expect(page.get_by_role("button", name="Play with")).to_have_count(0)  # a game takes two
    page.get_by_label("How well they play").select_option("Beginner")
    page.get_by_role("button", name="Add a bot Seat 2").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("bot · Beginner")
    page.get_by_role("button", name="Add a bot Seat 3").click()
    page.get_by_role("button", name="Send away Ada").click()
    expect(page.locator(".next")).to_contain_text("One seat is still free")
    page.get_by_role("button", name="Play with 2").click()
    expect(page.locator(".next")).to_contain_text("Everybody is here")
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()


def test_a_command_of_unknown_outcome_is_sent_again(page_at: Visits) -> None:
    """The first answer to it is the server's while its database is away."""
    sent: list[str] = []

    def lose_the_first(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def receive(frame: str | bytes) -> None:
            asked = json.loads(frame)
            if asked["type"] == "do":
                sent.append(asked["id"])
            if sent and len(sent) == 1:
                words = "The database does not answer."
                uncertain = Unknown(asked["table"], asked["id"], "store-outcome-unknown", words)
                page_side.send(write_message(uncertain).decode())
            else:
                server_side.send(frame)

        page_side.on_message(receive)

    page = page_at("/", "en", "phone", "light")
    page.evaluate(AT_ONCE)
    table = open_table(page, {}, bots=(), seats=2)
    page.route_web_socket("**/live", lose_the_first)
    page.goto(f"{page_at.address}/table/{table}")
    page.get_by_role("button", name="Add a bot Seat 2").click()
    expect(page.get_by_text("The database does not answer.").first).to_be_visible()
    expect(page.locator(".seats li").nth(1)).to_contain_text("bot")
    expect(page.locator("p.trouble")).to_have_count(0)
    assert sent[:2] == [sent[0]] * 2


def test_a_table_whose_last_entries_were_lost_is_shown_as_it_was_before(page_at: Visits) -> None:
    """The server shows the table again, and tells of it in an entry."""
    lines: list[WebSocketRoute] = []
    shown: list[dict[str, Any]] = []

    def listen(page_side: WebSocketRoute) -> None:
        lines.append(page_side)

        def receive(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "now":
                shown.append(message)
            page_side.send(frame)

        page_side.connect_to_server().on_message(receive)

    page = page_at("/", "en", "phone", "light")
    page.evaluate(AT_ONCE)
    table = open_table(page, {}, bots=(), seats=2)
    page.route_web_socket("**/live", listen)
    page.goto(f"{page_at.address}/table/{table}")
    page.get_by_role("button", name="Add a bot Seat 2").click()
    expect(page.get_by_role("button", name="Add a bot Seat 2")).to_have_count(0)
    seq, told = shown[0]["seq"] + 1, "The last step of this table was lost."
    entry = {"seq": seq, "entry": {"kind": "entries-lost", "at": 1, "entries": 1}, "events": []}
    view = {**shown[0]["view"], "seq": seq}
    happened = {
        "type": "happened",
        "table": table,
        "seq": seq,
        "entries": [entry],
        "view": view,
        "words": [told],
    }
    for message in (shown[0], happened):
        lines[-1].send(json.dumps(message))
    expect(page.get_by_role("button", name="Add a bot Seat 2")).to_be_visible()
    expect(page.get_by_text(told).first).to_be_attached()


def test_everybody_sees_who_is_ready(page_at: Visits) -> None:
    ann = opener(page_at, 2)
    bob = guest(page_at, ann, "Bob")
    expect(ann.locator(".next")).to_contain_text("as soon as everybody is ready")
    ann.get_by_role("button", name="I am ready").click()
    expect(ann.locator(".next")).to_contain_text("as soon as these are too: Bob")
    expect(bob.locator(".seats li").first).to_contain_text("ready")
    ann.get_by_role("button", name="Not yet after all").click()
    expect(bob.locator(".seats li").first).to_contain_text("not ready yet")
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="I am ready").click()
    expect(bob.locator("[data-stage=playing]")).to_be_visible()


def test_an_invitation_is_copied_and_shown_to_a_camera(page_at: Visits) -> None:
    page = opener(page_at, 2)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied", exact=False).first).to_be_visible()
    link = page.get_by_label("Link of the invitation").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert violations_on(page) == []
    page.reload()
    expect(page.get_by_label("Link of the invitation")).to_have_value(link)  # it is asked for once


def test_a_spectator_takes_a_seat_and_gives_it_up(page_at: Visits) -> None:
    ann = opener(page_at, 3)
    eve = guest(page_at, ann, "Eve", sit=False)
    expect(eve.locator(".next")).to_contain_text("You are looking on")
    eve.get_by_role("button", name="Sit here Seat 3").click()
    expect(ann.locator(".seats li").nth(2)).to_contain_text("Eve")
    eve.locator("summary", has_text="People").click()
    eve.get_by_role("button", name="Give up my seat").click()
    expect(eve.get_by_text("Somebody else can take your seat then.")).to_be_focused()
    eve.get_by_role("button", name="No").click()
    expect(eve.get_by_role("button", name="Give up my seat")).to_be_focused()
    eve.get_by_role("button", name="Give up my seat").click()
    eve.get_by_role("button", name="Give up my seat").click()
    expect(ann.locator(".seats li").nth(2)).to_contain_text("open seat")


def test_people_talk_each_in_their_own_language(page_at: Visits) -> None:
    ann = opener(page_at, 2)
    bob = guest(page_at, ann, "Bob", language="fr")
    ann.locator("summary", has_text="Talk").click()
    ann.get_by_label("Say something").fill("Hello <b>Bob</b>")
    ann.keyboard.press("Enter")
    ann.get_by_role("button", name="Well played!").click()
    bob.locator("summary", has_text="Parler").click()
    said = bob.get_by_role("list", name="Ce qui s’est dit")
    expect(said.get_by_role("listitem")).to_have_text(["Ann Hello <b>Bob</b>", "Ann Bien joué !"])
    expect(ann.get_by_label("Say something")).to_have_value("")
    assert violations_on(ann) == []


def test_a_muted_player_is_not_heard(page_at: Visits) -> None:
    ann = opener(page_at, 3)
    bob, cas = (guest(page_at, ann, name) for name in ("Bob", "Cas"))
    ann.locator("summary", has_text="People").click()
    ann.locator(".people summary", has_text="Bob").click()
    assert violations_on(ann) == []
    ann.get_by_role("button", name="Hear nothing from Bob").click()
    expect(ann.locator(".people summary", has_text="Bob")).to_contain_text("not heard")
    ann.get_by_role("button", name="Hear Bob again").click()
    ann.get_by_role("button", name="Report Bob").click()
    ann.get_by_label("What happened?").fill("He sings.")
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_label("What happened?")).to_have_count(0)
    for page in (ann, cas):
        if page is cas:
            page.locator("summary", has_text="People").click()
            page.locator(".people summary", has_text="Bob").click()
            expect(page.locator(".people summary", has_text="Bob")).to_contain_text("1 vote to leave")
        page.get_by_role("button", name="Vote to send Bob away").click()
        page.get_by_role("button", name="Vote to send Bob away").click()
    expect(ann.locator(".seats li").nth(1)).to_contain_text("open seat")
    expect(bob.get_by_text("You no longer follow this table.").or_(bob.locator(".next"))).to_be_visible()


def test_a_refusal_is_shown_in_view(page_at: Visits) -> None:
    page = opener(page_at, 2, talk="reactions")
    guest(page_at, page, "Bob")
    page.locator("summary", has_text="Talk").click()
    expect(page.get_by_label("Say something")).to_have_count(0)
    for _ in range(6):
        page.get_by_role("button", name="Hello!").click()
    expect(page.locator(".page > .trouble")).to_contain_text("5 messages in 10 seconds")


def test_a_seat_is_offered_by_a_players_code(page_at: Visits) -> None:
    ann = opener(page_at, 2)
    ann.get_by_role("button", name="Add a bot").click()
    ann.get_by_role("button", name="Deal the cards").click()
    eve = page_at("/", "en", "desktop")
    open_table(eve, {}, bots=(), seats=2)
    eve.goto(f"{page_at.address}/settings")
    code = eve.locator("code").inner_text()
    expect(ann.locator("[data-stage=playing]")).to_be_visible()
    ann.locator("summary", has_text="People").click()
    ann.get_by_role("button", name="Offer my seat").click()
    ann.get_by_label("Player code").fill(code)
    ann.locator("form").get_by_role("button", name="Offer my seat").click()
    expect(ann.get_by_label("Player code")).to_have_count(0)
    eve.goto(ann.url)
    eve.locator("summary", has_text="People").click()
    eve.get_by_role("button", name="Take over Ann’s seat").click()
    expect(eve.locator(".hand [data-card]").first).to_be_visible()
    expect(ann.get_by_text("You are looking on.")).to_be_visible()


def test_a_bot_plays_for_a_player_who_is_away(page_at: Visits) -> None:
    page = opener(page_at, 2)
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.locator("[data-stage=playing]")).to_be_visible()
    page.locator("summary", has_text="People").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot is minding your seat.")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("A bot is minding your seat.")).to_have_count(0)


def test_a_table_is_put_away(page_at: Visits) -> None:
    page = opener(page_at, 2)
    page.get_by_role("button", name="Put the table away").click()
    page.get_by_role("button", name="Put the table away").click()
    expect(page.locator(".next")).to_contain_text("has been put away")
    expect(page.get_by_role("button", name="Put the table away")).to_have_count(0)
