"""Playing at a remote table: the moves, questions and texts of a local game, and the table commands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import SimpleNamespace

import pytest

from decaphase.bots import make_bot
from decaphase.game import Lay
from decaphase.online.table import commands as ask
from decaphase.online.table import replay
from decaphase.terminal.console import EndOfInput
from decaphase.terminal.remote import fair_play
from decaphase.terminal.remote.remote_table import can_act
from support.laws.variants import VARIANTS
from support.table.live import ANN, BOB, Live
from support.terminal.in_process_table import InProcessSession
from support.terminal.typist import typed


def table(*bots: str, **options: object) -> Live:
    """Ann's table with these bots."""
    live = Live(ANN, seats=1 + len(bots), seed=3, options=options)
    for seat, bot in enumerate(bots, 2):
        live.do(ask.AddBot(seat, bot, f"Bot {seat}"), ANN)
    return live


def said(live: Live, lines: Iterable[str]) -> str:
    """The output when Ann types these lines."""
    script = iter(lines)
    sitting = InProcessSession(live, lambda: next(script, None))
    try:
        return sitting.play()
    except EndOfInput:
        return sitting.shown.getvalue()


class BotTypist:
    """Types a bot's moves, and leaves at the end."""

    def __init__(self, live: Live) -> None:
        self._bot = make_bot("greedy", 3)
        self._lines: list[str] = []
        self.sitting = InProcessSession(live, self.next)

    def next(self) -> str:
        if self._lines:
            return self._lines.pop(0)
        view = self.sitting.session.view
        if view.game is not None and can_act(view):
            self._lines = typed(self._bot.choose(view.game), view.game)
            return self._lines.pop(0)
        return "leave" if view.stage == "over" else ""


@pytest.mark.parametrize("name", ["classic-en", "house-nl", "classic-de", "knocking-must-play", "order-any"])
def test_a_whole_game_is_typed_as_in_a_local_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Ann contributes no randomness, so that the cards are always the same.
    monkeypatch.setattr(fair_play, "secrets", SimpleNamespace(token_bytes=bytes))
    edition, options = VARIANTS[name]
    live = Live(ANN, seats=3, seed=3, edition=edition, options={**options, "selection": "first-2"})
    for seat in (2, 3):
        live.do(ask.AddBot(seat, "greedy", f"Bot {seat}"), ANN)
    shown = BotTypist(live).sitting.play()
    assert "The game is over." in shown
    assert "not understood" not in shown
    assert "do not follow" not in shown
    assert "You lay" in shown


def test_questions_sorting_and_hints() -> None:
    lines = ["", "a", "c", "n", "s", "p", "g", "o colour", "o need", "?", "?", "w", "e", "r", "v full", "i"]
    shown = said(table("greedy"), lines)
    for part in (
        "You play for phase 1",
        "On the discard pile lies",
        "Deck:",
        "There is nothing on the table yet.",
    ):
        assert part in shown
    assert "Everything in full from now on." in shown
    assert "At the table: ok" in shown
    assert "leaves; the table goes on" in shown
    assert "puts the game away" not in shown


def can_lay(live: Live) -> bool:
    """Whether Ann can lay her phase now."""
    game = live.state.game
    return game is not None and any(isinstance(action, Lay) for action in game.legal_actions(1))


def a_table_to_lay_at() -> Live:
    for seed in range(60):
        live = Live(ANN, BOB, seed=seed)
        live.deal()
        while live.state.stage == "playing":
            if can_lay(live):
                return live
            live.play_one()
    raise AssertionError


def test_laying_taking_back_and_own_layouts() -> None:
    live = a_table_to_lay_at()
    shown = said(live, ["l", "1", "u", "l", "99", "", "u"])
    assert "You lay phase 1" in shown
    assert "You take it back." in shown
    assert shown.count("You lay phase 1") == 1
    assert "There is nothing to take back" in shown
    assert not live.state.undo


def test_what_is_refused_by_the_table_or_cannot_be_read() -> None:
    lines = ["m", "bot", "sit x", "resume", "", "d r13", "rematch", "lay", "!", "", "dismiss 2"]
    shown = said(table("greedy"), lines)
    assert "“m” cannot be done just now; i shows what you can type." in shown
    assert "All seats are taken" in shown
    assert "“x” is no seat; give its number, as in 2." in shown
    assert "The game is not paused; just go on." in shown
    assert "That has to wait until the game is over." in shown


def test_seats_before_the_game() -> None:
    live = Live(ANN, seats=3, seed=3)
    shown = said(live, ["bot sharp", "bot 3", "dismiss 2", "seats", "bot 2 greedy", "wait", "ok"])
    assert "2. Free." in shown
    assert "3. Steady, a bot (steady)." in shown
    assert "The bot Sharp (sharp) sits down in seat 2." in shown
    assert "The bot is sent away from seat 2." in shown
    assert "Hand 1 is being shuffled" in shown


def test_leaving_the_seat_and_watching() -> None:
    live = Live(ANN, BOB, seed=3)
    live.deal()
    shown = said(live, ["rise", "maybe", "y", "m", "w", "sit", "m"])
    assert "You leave the table." in shown
    assert "You are looking on; take a seat to join in." in shown
    assert "You sit down in seat 1." in shown
    assert "You hold 10 cards" in shown.partition("You sit down")[2]


def test_pauses_and_stepping_away() -> None:
    shown = said(table("greedy"), ["", "pause", "draw", "resume", "away", "draw", "return"])
    assert "Paused; resume goes on:" in shown
    assert "The game is paused; resume it first." in shown
    assert "A bot minds your seat; return takes it back:" in shown
    assert "You are back in your seat." in shown


def test_the_time_that_is_left() -> None:
    live = table("greedy", "greedy")
    live.deal()
    while live.turn != 1:
        live.play_one()
    live.now += 30_000
    (seconds,) = re.findall(r"There are (\d+) seconds left", said(live, ["time"]))
    assert 310 < int(seconds) <= 330  # a minute and five in reserve, of which half a minute has passed


def test_another_game_at_the_same_table() -> None:
    live = table("greedy", selection="first-1")
    typist = BotTypist(live)
    typist.sitting.play()
    shown = said(live, ["s", "", "rematch", "a"])
    assert "rematch for another game, x to leave:" in shown
    assert "A new game begins." in shown
    assert "You play for phase 1" in shown.partition("A new game begins.")[2]


def test_missed_events_are_announced_after_reconnecting() -> None:
    """The current hand in full; of earlier hands only how they ended."""
    live = Live(ANN, BOB, seed=3)
    live.deal()
    lines = iter(["lose", "m"])

    def meanwhile() -> None:
        live.do(ask.StepAway(), ANN)
        while live.state.stage == "playing":
            live.play_one()
        live.do(ask.Say("are you there?"), BOB)
        live.do(ask.ComeBack(), ANN)
        live.deal()

    def type_next() -> str | None:
        line = next(lines, None)
        if line == "lose":
            sitting.link.lose(meanwhile)
            return ""
        return line

    sitting = InProcessSession(live, type_next)
    with pytest.raises(EndOfInput):
        sitting.play()
    shown = sitting.shown.getvalue()
    assert shown.count("The connection was lost; trying to get it back.") == 1
    missed = shown.partition("Connected again.\nMeanwhile:\n")[2]
    assert "Bob: are you there?" in missed
    assert "Bob goes out." in missed.partition("Hand 2.")[0]
    assert "Hand 2." in missed
    assert "discard" not in missed.partition("Hand 2.")[0]
    assert "You hold 10 cards" in missed.partition("Hand 2.")[2]


def test_lost_entries_are_announced_and_the_game_goes_on_from_before_them() -> None:
    live = Live(ANN, BOB, seed=3)
    live.deal()
    while live.turn != 1:
        live.play_one()
    count = len(live.log)
    live.play_one()
    lines = iter(["rewind", "m", ""])

    def type_next() -> str | None:
        line = next(lines, None)
        if line == "rewind":
            live.log = live.log[:count]
            live.state = replay(live.log)
            sitting.link.show()
            live.do(ask.NoteLoss(1))
            sitting.link.send_news()
            return ""
        return line

    sitting = InProcessSession(live, type_next)
    with pytest.raises(EndOfInput):
        sitting.play()
    shown = " ".join(sitting.shown.getvalue().split())
    assert "lost the last step of this table; the game continues from before." in shown
    assert "You hold 10 cards" in sitting.shown.getvalue()
