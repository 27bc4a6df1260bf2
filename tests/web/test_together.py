"""People at one table, each in a browser of their own: invited, looking on, cut off, the server down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from support.server.crowd.server_process import ServerProcess, server_process
from support.web.opening import open_table
from support.web.playing import AT_ONCE, Player
from support.web.visits import Language, Visits

INVITE = """async (table) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(`/api/tables/${table}/invites`, {method: "POST", headers, body: "{}"});
    return (await answer.json()).invite;
}"""
NAMES: dict[str, Language] = {"Bea": "nl", "Chloé": "fr", "Dirk": "de"}
OFFLINE = "WebSocket connection to"
CARD = re.compile(r"\b[rbgy]\d{1,2}\b")
LONG = re.compile(r"[\w-]{16,}")
"""Ids and secrets, in which anything may stand."""


@pytest.fixture
def house(built: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001 - it has to be built
    """A server of the test's own, which it may end and start again."""
    with server_process(tmp_path / "house", limited=False) as house:
        yield house


def come_by_link(page_at: Visits, invite: str, name: str, *, sit: bool = True) -> Page:
    """Somebody follows an invitation, and takes a seat or looks on."""
    page = page_at(f"/join/{invite}", NAMES.get(name, "en"))
    page.evaluate(AT_ONCE)
    page.get_by_role("textbox").fill(name)
    buttons = page.locator("form button")
    buttons.first.click() if sit else buttons.last.click()
    expect(page.locator("[data-stage]")).to_be_visible()
    return page


def seated(page_at: Visits, options: dict[str, object], count: int) -> tuple[list[Player], str]:
    """So many people at one table, before they are ready, the first of whom has opened it; an invitation."""
    first = page_at("/")
    first.evaluate(AT_ONCE)
    table = open_table(first, options, bots=(), seats=count)
    invite = str(first.evaluate(INVITE, table))
    first.goto(f"{page_at.address}/table/{table}")
    others = [come_by_link(page_at, invite, name) for name in list(NAMES)[: count - 1]]
    return [Player(page) for page in (first, *others)], invite


def begin(players: list[Player]) -> None:
    for player in players:
        player.page.locator(".next button").first.click()
    for player in players:
        expect(player.page.locator("[data-stage=playing]")).to_be_visible()


def play(players: list[Player], moves: int) -> None:
    """Whoever's turn it is makes the next move; ends sooner where the game does."""
    for _ in range(moves):
        todo = [player for player in players if player.page.locator(".prompt.mine").count()]
        ready = [player for player in players if player.page.locator("[data-stage=between]").count()]
        if any(player.page.locator("[data-stage=over]").count() for player in players):
            return
        if todo:
            todo[0].move()
        elif ready:
            for player in ready:
                go_on = player.page.locator("[data-stage=between] button.first:not([aria-disabled=true])")
                if go_on.count():
                    go_on.first.click()
        else:
            players[0].page.wait_for_timeout(50)


def standing(page: Page) -> list[str]:
    """What everybody sees of the table alike: the groups, the top card, how many cards the deck has."""
    groups = page.locator(".laid [data-drop]").all()
    tops = page.locator(".piles .caption").all_inner_texts()
    return [*(str(group.get_attribute("data-drop")) for group in groups), re.sub(r"\D", "", "".join(tops))]


@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_four_people_by_invitation_and_a_spectator(page_at: Visits, *, to_the_end: bool) -> None:
    players, invite = seated(page_at, {"selection": "first-1"}, 4)
    watcher = come_by_link(page_at, invite, "Eve", sit=False)
    begin(players)
    expect(watcher.locator("[data-stage=playing]")).to_be_visible()
    assert watcher.locator(".hand").count() == 0
    play(players, 12)
    pages = [*(player.page for player in players), watcher]
    for page in pages:
        Player(page).caught_up()
    assert len({tuple(standing(page)) for page in pages}) == 1
    if to_the_end:
        play(players, 600)
        for page in pages:
            expect(page.locator("[data-stage=over]")).to_be_visible()


def test_a_lost_connection_comes_back_by_itself(page_at: Visits) -> None:
    (ann, bea), _ = seated(page_at, {}, 2)
    begin([ann, bea])
    play([ann, bea], 4)
    page_at.forgive("net::ERR_INTERNET_DISCONNECTED")
    page_at.forgive(OFFLINE)
    bea.page.context.set_offline(offline=True)
    bea.page.evaluate("window.dispatchEvent(new Event('offline'))")
    play([ann], 3)
    bea.page.context.set_offline(offline=False)
    bea.page.evaluate("window.dispatchEvent(new Event('online'))")
    play([ann, bea], 12)
    bea.caught_up()
    bea.page.locator(".side summary").first.click()
    lines = bea.page.locator(".side ol li")
    expect(lines.last).to_be_visible()
    assert lines.count() > 8


def test_the_server_is_restarted_in_the_middle_of_a_hand(page_at: Visits, house: ServerProcess) -> None:
    (ann, bea), _ = seated(page_at, {}, 2)
    begin([ann, bea])
    play([ann, bea], 5)
    before = standing(ann.page)
    page_at.forgive("net::ERR_CONNECTION_REFUSED")
    page_at.forgive(OFFLINE)
    house.kill()
    lost = ann.page.locator(".bar").get_by_text("Connection lost")
    expect(lost).to_be_visible()
    house.start()
    expect(lost).to_have_count(0)
    assert standing(ann.page) == before
    play([ann, bea], 6)
    assert ann.page.locator("[data-seq]").get_attribute("data-seq") is not None


def test_other_players_cards_are_not_sent(page_at: Visits) -> None:
    """Cards that Bea holds and Ann cannot know of are looked for in all that Ann's browser receives."""
    received: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.append(str(frame)))

    def read(answer: Response) -> None:
        if "/api/" in answer.url:
            received.append(answer.text())

    (ann, bea), _ = seated(page_at, {}, 2)
    ann.page.on("websocket", listen)
    ann.page.on("response", read)
    ann.page.reload()
    begin([ann, bea])
    known = cards_of(ann.page, ".hand") | cards_of(ann.page, ".piles")
    count = 0
    for _ in range(24):
        held = cards_of(bea.page, ".hand")
        play([ann, bea], 1)
        known |= (
            cards_of(ann.page, ".hand") | cards_of(ann.page, ".piles") | (held - cards_of(bea.page, ".hand"))
        )
        unknown = cards_of(bea.page, ".hand") - known
        for text in (LONG.sub("", text) for text in received):
            assert not unknown & set(CARD.findall(text)), text
        count += len(received)
        received.clear()
        if not ann.page.locator("[data-stage=playing]").count():
            break
    assert count > 10


def cards_of(page: Page, where: str) -> set[str]:
    """The kinds of card that a page shows there."""
    return {str(card.get_attribute("data-card")) for card in page.locator(f"{where} [data-card]").all()}
