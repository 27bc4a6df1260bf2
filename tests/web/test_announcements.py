"""What happens is announced: all of it, in order, once, and loud only where it must be."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from decaphase.online.protocol.messages import Now, read_answer, read_now
from decaphase.online.server.tables.followers import MAX_RECENT
from decaphase.online.table import commands as ask
from decaphase.say import say
from decaphase.say.events import FULLNESS, Fullness
from decaphase.say.history import say_history
from support.web.announced import BUSY, OWN_SOCKETS, Listener, cut, hide, mend, show
from support.web.company import Companion
from support.web.evening import CAS, Evening, Evenings
from support.web.playing import AT_ONCE, Player
from support.web.stacked import deck_of
from support.web.states import ALL_TEN, OUT

COLOURS: Final = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
LOST: Final = "!Connection lost; trying again …"
NO_SOCKET: Final = "WebSocket connection to"
ROUND: Final = (
    "Bea draws.",
    "Bea discards the blue 12.",
    "Cas is next.",
    "Cas draws.",
    "Cas discards the green 10.",
    "!Your turn: draw, or take the green 10.",
)
"""What Ann hears when the others have played once."""
BEA_IS_OUT: Final = (
    "Bea goes out. You get 75 points, 75 in all. Bea gets 0 points, 0 in all. Cas gets 65 points, 65 in all."
)


@pytest.fixture
def table(evening: Evenings) -> Evening:
    """Ann has played her first turn; it is Bea's."""
    table = evening()
    table.begin()
    table.act("draw deck", "discard r12")
    table.caught_up()
    return table


def listening(table: Evening) -> Listener:
    listener = Listener(table.page)
    listener.begin()
    return listener


def play_round(table: Evening) -> None:
    """Bea and Cas draw and discard."""
    bea, cas = table.others
    bea.act("draw deck", "discard b12")
    cas.act("draw deck", "discard g10")


def play_on(players: Sequence[Companion], turns: int) -> list[str]:
    """Everybody draws and throws the first card they hold; what somebody who looks on hears of it."""
    told: list[str] = []
    for turn in range(turns):
        player, after = players[turn % len(players)], players[(turn + 1) % len(players)]
        player.act("draw deck")
        game = player.look().game
        assert game is not None
        card = next(str(card) for card in game.holding if str(card) not in "ws")
        player.act(f"discard {card}")
        name, thrown = player.name, f"the {COLOURS[card[0]]} {card[1:]}"
        told += [f"{name} draws.", f"{name} discards {thrown}.", f"{after.name} is next."]
    return told


@pytest.fixture
def watched(evening: Evenings) -> tuple[list[Companion], Page]:
    """Three who play, and the page of somebody who looks on."""
    page = evening.page_at("/", "en", "desktop")
    page.evaluate(AT_ONCE)
    evening.house.stack(
        deck_of(["r2 g2 b2 y2 r3 g3 b3 y3 r5 g5", "r4 g4 b4 y4 r6 g6 b6 y6 r7 g7", CAS], "g9")
    )
    players = evening.company.open("Ada", "Bea", "Cas")
    page.goto(f"{evening.house.address}/table/{players[0].table}")
    expect(page.locator(".seats li")).to_have_count(3)
    return players, page


# None lost, none twice, in order


@pytest.mark.parametrize("pace", ["instant", "calm"])
def test_many_events_at_once(watched: tuple[list[Companion], Page], pace: str) -> None:
    """Thirty moves while the browser is busy; shown one by one, as far as anybody can wait for that."""
    players, page = watched
    page.evaluate(AT_ONCE.replace("instant", pace))
    page.reload()
    expect(page.locator(".seats li")).to_have_count(3)
    listener = Listener(page)
    listener.begin()
    page.evaluate(BUSY, 1.5)
    listener.hear(*play_on(players, 15))


def test_bots_that_play_at_once(evening: Evenings) -> None:
    """Compared with what comes over the wire: bots play as they like."""
    frames: list[str] = []
    table = evening(names=(), bots=("steady",) * 3)
    table.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    table.page.reload()
    expect(table.page.locator(".prompt.mine")).to_be_visible()
    listener = listening(table)
    frames.clear()
    player = Player(table.page, "keys")
    for _ in range(6):
        player.step()
    expect(table.page.locator(".prompt.mine")).to_be_visible()
    table.page.wait_for_timeout(200)
    messages = [json.loads(frame) for frame in frames]
    words = [
        line for message in messages for line in message.get("words") or () if message["type"] == "happened"
    ]
    polite = [text for how, text in listener.everything() if how == "polite"]
    own = say("event-turn-began", "en", own="yes", player="")
    assert polite == [line for line in words if line != own]
    loud = [text for how, text in listener.everything() if how == "assertive"]
    assert len(loud) == words.count(own) > 0


def test_a_window_that_is_looked_at_again(table: Evening) -> None:
    listener = listening(table)
    hide(table.page)
    play_round(table)
    table.caught_up()
    listener.nothing()
    show(table.page)
    listener.hear(*ROUND)
    hide(table.page)
    show(table.page)
    listener.nothing()


def test_a_turn_that_was_played_elsewhere_is_not_called(table: Evening) -> None:
    listener = listening(table)
    hide(table.page)
    play_round(table)
    table.act("draw deck", "discard y10")
    table.caught_up()
    show(table.page)
    listener.hear(*ROUND[:-1], "You draw the blue 3.", "You discard the yellow 10.", "Bea is next.")


def test_missed_events_are_announced_after_reconnecting(table: Evening, evening: Evenings) -> None:
    evening.page_at.forgive(NO_SOCKET)
    table.page.context.add_init_script(f"({OWN_SOCKETS})()")
    table.page.reload()
    expect(table.page.locator(".hand [data-card]")).to_have_count(10)
    listener = listening(table)
    table.others[0].act("draw deck")
    listener.hear("Bea draws.")
    cut(table.page)
    listener.hear(LOST)
    table.others[0].act("discard b12")
    table.others[1].act("draw deck", "discard g10")
    listener.nothing()
    mend(table.page)
    listener.hear("Connected again.", *ROUND[1:])
    listener.nothing()


def test_of_a_long_absence_the_end_is_announced(
    watched: tuple[list[Companion], Page], evening: Evenings
) -> None:
    """More than the server keeps at hand: 120 entries, two and three sentences a turn."""
    players, page = watched
    evening.page_at.forgive(NO_SOCKET)
    page.context.add_init_script(f"({OWN_SOCKETS})()")
    page.reload()
    expect(page.locator(".seats li")).to_have_count(3)
    listener = Listener(page)
    listener.begin()
    cut(page)
    listener.hear(LOST)
    told = play_on(players, 62)
    mend(page)
    listener.hear("Connected again.", *told[-3 * MAX_RECENT // 2 :])


def test_a_server_that_is_started_again(table: Evening, evening: Evenings) -> None:
    for part in (NO_SOCKET, "net::ERR_CONNECTION_REFUSED"):
        evening.page_at.forgive(part)
    listener = listening(table)
    table.others[0].act("draw deck")
    listener.hear("Bea draws.")
    table.house.kill()
    listener.hear(LOST)
    table.house.start()
    for other in table.others:
        other.come_back()
    table.others[0].act("discard b12")
    table.others[1].act("draw deck", "discard g10")
    table.page.evaluate("dispatchEvent(new Event('online'))")
    table.caught_up()
    heard = listener.everything()[2:]
    assert heard[0] == ("polite", "Connected again.")
    assert [text for _, text in heard[1:]] == [line.lstrip("!") for line in ROUND[1:]]


# Loud or not


def test_only_our_turn_and_what_went_wrong_is_loud(table: Evening) -> None:
    listener = listening(table)
    page = table.page
    page.keyboard.press("d")
    listener.hear("!You can discard in your turn, after drawing.")
    play_round(table)
    listener.hear(*ROUND)
    page.keyboard.press("Space")
    listener.hear("You draw the blue 3.")
    page.keyboard.press("c")
    listener.hear("On the discard pile lies the green 10; the deck has 73 cards.")
    page.keyboard.press("r")
    listener.hear("On the discard pile lies the green 10; the deck has 73 cards.")
    page.keyboard.press("e")
    listener.hear("You draw the blue 3.")


def test_our_turn_is_announced_after_an_unclaimed_card(evening: Evenings) -> None:
    table = evening({"knocking": True}, claim_seconds=1)
    table.begin()
    bea, cas = table.others
    table.act("draw deck", "discard r12")
    bea.act("pass")
    cas.act("pass")
    bea.act("draw deck", "discard b12")
    cas.act("pass")
    table.do({"do": "act", "action": "1 pass"})
    cas.act("draw deck")
    table.caught_up()
    listener = listening(table)
    cas.act("discard g10")
    bea.act("pass")
    listener.hear(
        "Cas discards the green 10.",
        "!Do you want the green 10? Knock, or pass.",
        "You pass.",
        "Bea passes.",
        "!Your turn: draw, or take the green 10.",
    )


def test_a_short_deadline_is_announced_once(evening: Evenings) -> None:
    table = evening(turn_seconds=17)
    listener = listening(table)
    table.begin()
    expect(table.page.locator(".prompt.mine")).to_be_visible()
    table.page.wait_for_timeout(3500)
    told = [text for _, text in listener.everything()]
    assert told.count("15 seconds left.") == 1
    assert not any("14 seconds" in text for text in told)


# More and fewer words


@pytest.mark.parametrize("fullness", FULLNESS)
def test_the_verbosity_is_that_of_the_terminal(table: Evening, fullness: Fullness) -> None:
    settings = {"pace": "instant", "fullness": fullness, "language": "en"}
    table.page.evaluate("kept => localStorage.setItem('decaphase-settings', kept)", json.dumps(settings))
    table.page.reload()
    expect(table.page.locator(".hand [data-card]")).to_have_count(10)
    before = len(terminal_says(table, fullness))
    listener = listening(table)
    bea, cas = table.others
    bea.act("draw deck", "lay r4 g4 b4 / r6 g6 b6", "hit y6 on 2.2", "discard b12")
    cas.act("draw deck", "discard s > 2")
    table.caught_up()
    said = terminal_says(table, fullness)[before:]
    assert said[-1] == "Your turn."
    call = "Your turn." if fullness == "brief" else "Your turn: draw a card."
    listener.hear(*said[:-1], f"!{call}")


def terminal_says(table: Evening, fullness: Fullness) -> tuple[str, ...]:
    """What a terminal has said to Ann in this hand."""
    shown = table.page.evaluate(f"fetch('/api/tables/{table.table}').then((answer) => answer.text())")
    now = read_answer(str(shown).encode())
    assert isinstance(now, Now)
    game = read_now(now).game
    assert game is not None
    return say_history(game, "en", fullness)


# Around the game


def test_arrivals_departures_and_chat_are_announced(evening: Evenings) -> None:
    table = evening(names=("Bea",), free=1)
    (bea,) = table.others
    listener = listening(table)
    cas = evening.company.come("Cas", table.table, 3)
    listener.hear("Cas sits down in seat 3.")
    bea.do(ask.Say("Hello, Ann"))
    listener.hear("Bea: Hello, Ann")
    cas.do(ask.React("bravo"))
    listener.hear("Cas: Well played!")
    cas.do(ask.Leave())
    listener.hear("Cas leaves the table.")
    bea.get_ready()
    listener.hear("Bea is ready.")


def test_a_pause_and_the_end_of_a_hand(evening: Evenings) -> None:
    table = evening({"phases": [ALL_TEN, "set 2"]})
    table.begin(OUT)
    table.act("draw deck", "discard r12")
    table.caught_up()
    bea, cas = table.others
    listener = listening(table)
    cas.do(ask.Pause())
    listener.hear("Cas pauses the game; no clock runs.")
    cas.do(ask.Resume())
    listener.hear("Cas resumes the game.")
    cas.do(ask.StepAway())
    listener.hear("Cas is away; a bot minds the seat.")
    cas.do(ask.ComeBack())
    listener.hear("Cas is back.")
    bea.act("draw deck", "lay r4 g4 b4 y4 y4 / r6 g6 b6 y6 y6", "discard y2")
    listener.hear(
        "Bea draws.",
        "Bea lays phase 1: 4s: red 4, green 4, blue 4, yellow 4, yellow 4; "
        "6s: red 6, green 6, blue 6, yellow 6, yellow 6.",
        "Bea discards the yellow 2.",
        BEA_IS_OUT,
        "When you are ready: “Next hand”.",
    )
    bea.get_ready()
    listener.hear("Bea is ready.")
    table.page.get_by_role("button", name="Next hand").click()
    listener.hear("You are ready.")
    cas.get_ready()
    listener.hear("Cas is ready.", "Hand 2 is being shuffled.")


def test_the_end_of_a_game(evening: Evenings) -> None:
    table = evening({"phases": [ALL_TEN]})
    table.begin(OUT)
    table.act("draw deck", "discard r12")
    table.others[0].act("draw deck", "lay r4 g4 b4 y4 y4 / r6 g6 b6 y6 y6")
    table.caught_up()
    listener = listening(table)
    table.others[0].act("discard y2")
    listener.hear(
        "Bea discards the yellow 2.",
        BEA_IS_OUT,
        "Bea takes place 1. Cas takes place 2. You take place 3.",
        "Bea wins the game.",
    )
    table.others[0].do(ask.WantRematch())
    listener.hear("Bea would like another game.")
