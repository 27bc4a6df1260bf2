"""Moves, the shuffle, taking back and pauses: what is allowed, and when."""

from __future__ import annotations

import pytest

from decaphase.cards import write_cards
from decaphase.game import Hit, Lay
from decaphase.online.table import Command, Entry, SeatBot, TableSettings
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import (
    Acted,
    Committed,
    Contributed,
    HandBegan,
    Sealed,
    SealsClosed,
    SecretRevealed,
    TookBack,
)
from decaphase.online.table.state import Transaction
from decaphase.records.fair_deal import FairDeal
from support.table.live import ANN, BOB, CAS, DEE, EVE, NONCE, SERVER, Live
from support.table.sealing import seal


@pytest.mark.parametrize(
    "command",
    [
        ask.Leave(),
        ask.Offer("x"),
        ask.StepAway(),
        ask.ComeBack(),
        ask.VoteKick(1),
        ask.Ready(),
        ask.NotReady(),
        ask.Seal("00" * 32),
        ask.Contribute(NONCE),
        ask.Act("1 draw deck"),
        ask.TakeBack(),
        ask.Pause(),
        ask.Resume(),
        ask.WantRematch(),
        ask.Say("hello"),
        ask.React("bravo"),
        ask.Mute(1),
        ask.Unmute(1),
        ask.Report(1, "rude"),
    ],
)
def test_who_looks_on_does_nothing(command: Command) -> None:
    live = Live(ANN, BOB)
    live.deal()
    assert live.refusal(command, EVE) == "table-not-seated"


def test_time_is_the_servers() -> None:
    live = Live(ANN, BOB)
    assert live.refusal(ask.Tick(), ANN) == "table-not-for-you"
    assert live.refusal(ask.Start(), ANN) == "table-not-for-you"
    assert live.refusal(ask.Ready(), SERVER) == "table-not-for-you"
    assert live.refusal(ask.Sit(1), SERVER) == "table-not-for-you"


def test_nobody_acts_for_another_seat() -> None:
    live = Live(ANN, BOB, CAS)
    live.deal()
    turn = live.turn
    for _, person in live.people():
        if person != live.person_at(turn):
            assert live.refusal(ask.Act(f"{turn} draw deck"), person) == "table-not-your-seat"
    assert live.refusal(ask.Act(f"{turn} draw deck"), SeatBot(turn)) == "table-not-for-you"
    assert live.refusal(ask.Ready(), SeatBot(turn)) == "table-not-for-you"


def test_moves_are_judged_by_the_rules() -> None:
    live = Live(ANN, BOB)
    assert live.refusal(ask.Act("1 draw deck"), ANN) == "table-no-hand"
    live.deal()
    turn, person = live.turn, live.person_at(live.turn)
    other = 3 - turn
    assert live.refusal(ask.Act(f"{turn} dance"), person) == "bad-action"
    assert live.refusal(ask.Act("x" * 100_000), person) == "bad-action"
    assert live.refusal(ask.Act(f"{turn} discard r1"), person) == "draw-first"
    assert live.refusal(ask.Act(f"{other} draw deck"), live.person_at(other)) == "not-your-turn"
    assert live.do(ask.Act(f" {turn}  draw deck"), person) == (
        Acted(live.now, turn, f"{turn} draw deck", None),
    )


def test_a_bot_acts_only_in_its_own_turn() -> None:
    live = Live(ANN, seats=2)
    live.do(ask.AddBot(2, "greedy", "Gil"), ANN)
    live.deal()
    while live.turn == 1:
        live.play_one()
    assert live.refusal(ask.Act("1 draw deck"), SeatBot(2)) == "table-not-your-seat"
    assert live.refusal(ask.Act("2 draw deck"), SeatBot(3)) == "table-not-for-you"
    assert live.refusal(ask.Act("2 draw deck"), SeatBot(-1)) == "table-not-for-you"
    live.do(ask.Act("2 draw deck"), SeatBot(2))


def test_the_shuffle_waits_for_everybody() -> None:
    live, other = Live(ANN, BOB), bytes(range(16)).hex()
    assert live.refusal(ask.Contribute(NONCE), ANN) == "table-not-dealing"
    assert live.refusal(ask.Seal("00" * 32), ANN) == "table-not-dealing"
    live.do(ask.Ready(), ANN)
    committed = live.do(ask.Ready(), BOB)[-1]
    assert isinstance(committed, Committed)
    assert live.refusal(ask.Ready(), ANN) == "table-hand-runs"
    seals = [seal(live.state.deal, seat, nonce) for seat, nonce in ((1, NONCE), (2, other))]
    assert live.do(seals[0], ANN) == (Sealed(live.now, 1, seals[0].seal),)
    assert live.refusal(seals[0], ANN) == "table-sealed-already"
    assert live.refusal(ask.Contribute(NONCE), ANN) == "table-seals-not-closed"
    assert live.do(seals[1], BOB) == (Sealed(live.now, 2, seals[1].seal), SealsClosed(live.now))
    assert live.refusal(ask.Contribute(b"short".hex()), ANN) == "table-nonce-size"
    assert live.refusal(ask.Contribute(bytes(65).hex()), ANN) == "table-nonce-size"
    assert live.refusal(ask.Contribute(other), ANN) == "table-seal-differs"
    assert live.do(ask.Contribute(NONCE), ANN) == (Contributed(live.now, 1, NONCE),)
    assert live.refusal(ask.Contribute(NONCE), ANN) == "table-contributed-already"
    _, began = live.do(ask.Contribute(other), BOB)
    assert isinstance(began, HandBegan)
    given = (bytes.fromhex(NONCE), bytes.fromhex(other))
    sealed = (bytes.fromhex(seals[0].seal), bytes.fromhex(seals[1].seal))
    secret = bytes.fromhex(committed.secret)
    assert began.deck == live.dealer.deck(FairDeal(live.state.table, 1, secret, given, sealed))
    live.play_hand()
    assert live.log[-1] == SecretRevealed(live.now, 1, committed.secret)


def test_a_part_that_does_not_come_is_left_out() -> None:
    live = Live(ANN, BOB)
    live.get_ready()
    live.seal(BOB)
    assert live.wait(9) == ()
    assert live.wait(1) == (SealsClosed(live.now),)
    assert live.refusal(seal(live.state.deal, 1, NONCE), ANN) == "table-seals-closed"
    assert live.refusal(ask.Contribute(NONCE), ANN) == "table-seal-differs"
    (_, began) = live.contribute(BOB)
    assert isinstance(began, HandBegan)
    assert live.state.deal.contributions == ((2, bytes.fromhex(NONCE)),)


def test_a_seal_that_is_not_opened_is_not_waited_for_for_ever() -> None:
    live = Live(ANN, BOB)
    live.get_ready()
    live.seal()
    live.now += 9_000
    live.contribute(ANN)
    assert live.wait(0.9) == ()
    (began,) = live.wait(0.1)
    assert isinstance(began, HandBegan)
    assert began.deck == live.dealer.deck(live.state.fair_deal)


def test_a_shuffle_to_which_nobody_adds_ends_at_once_when_its_time_is_up() -> None:
    live = Live(ANN, BOB)
    live.get_ready()
    closed, began = live.wait(10)
    assert (closed, type(began)) == (SealsClosed(live.now), HandBegan)


def test_the_seal_of_a_player_who_leaves_goes_too() -> None:
    live = Live(ANN, BOB, CAS)
    live.get_ready()
    live.seal(BOB)
    live.do(ask.Leave(), BOB)
    assert live.state.deal.seals == ()
    live.do(ask.Sit(2), DEE)
    live.seal()
    live.contribute(ANN, CAS)
    live.do(ask.Leave(), DEE)
    assert (live.stage(), live.state.deal.contributions_by_seat(3)[1]) == ("playing", b"")
    assert live.state.deal.seals_by_seat(3)[1]


def test_other_parts_make_another_deck() -> None:
    decks = set()
    for nonce in (NONCE, bytes(range(16)).hex()):
        live = Live(ANN, seats=2)
        live.do(ask.AddBot(2, "greedy", "Gil"), ANN)
        live.get_ready()
        live.seal(nonce=nonce)
        began = live.contribute(nonce=nonce)[-1]
        assert isinstance(began, HandBegan)
        decks.add(write_cards(began.deck))
    assert len(decks) == 2


def lay_somewhere(live: Live) -> None:
    """Play until a player has just laid a phase and still has the turn."""
    while True:
        if live.state.stage != "playing":
            live.deal()
        live.play_one()
        game = live.state.game
        assert game is not None
        if game.stage == "play" and isinstance(game.hands[-1].actions[-1], Lay):
            return


def test_what_was_laid_is_taken_back_until_the_turn_is_over() -> None:
    live = Live(ANN, BOB, seed=4)
    lay_somewhere(live)
    seat, person = live.turn, live.person_at(live.turn)
    assert live.state.game is not None
    laid = live.state.game.hands[-1].actions[-1]
    assert live.refusal(ask.TakeBack(), live.person_at(3 - seat)) == "table-nothing-to-take-back"
    assert live.do(ask.TakeBack(), person) == (TookBack(live.now, seat),)
    assert live.state.game is not None
    assert seat not in live.state.game.down
    assert laid not in live.state.game.hands[-1].actions
    assert live.refusal(ask.TakeBack(), person) == "table-nothing-to-take-back"  # never the draw
    live.do(ask.Act(str(laid)), person)
    hits = 0
    while isinstance(action := live.state.game.legal_actions(seat)[0], Hit) and hits < 1:
        live.do(ask.Act(str(action)), person)
        hits += 1
    live.play_turn()
    assert live.refusal(ask.TakeBack(), person) == "table-nothing-to-take-back"
    live.play_game()
    live.check_replay()


def test_a_pause_between_hands_may_last_for_days() -> None:
    live = Live(ANN, BOB, settings=TableSettings.of(pausing="between-hands"))
    assert live.refusal(ask.Pause(), ANN) == "table-nothing-to-pause"
    live.deal()
    assert live.refusal(ask.Pause(), ANN) == "table-pause-between-hands"
    live.play_hand()
    live.do(ask.Pause(), ANN)
    assert live.refusal(ask.Ready(), BOB) == "table-paused"
    assert live.refusal(ask.Pause(), BOB) == "table-paused"
    assert live.wait(3 * 86_400) == ()
    live.do(ask.Resume(), BOB)
    assert live.refusal(ask.Resume(), BOB) == "table-not-paused"
    live.play_game()
    assert live.refusal(ask.Ready(), BOB) == "table-game-over"


def test_nothing_is_played_in_a_pause() -> None:
    live = Live(ANN, seats=2)
    live.do(ask.AddBot(2, "greedy", "Gil"), ANN)
    live.deal()
    while live.turn == 1:
        live.play_one()
    live.do(ask.Pause(), ANN)
    assert live.state.bot_turn() is None
    assert live.refusal(ask.Act("2 draw deck"), SeatBot(2)) == "table-not-for-you"
    assert live.refusal(ask.Act("1 draw deck"), ANN) == "table-paused"
    live.do(ask.Resume(), ANN)
    live.play_game()


def test_another_game_only_after_this_one() -> None:
    live = Live(ANN, BOB)
    assert live.refusal(ask.WantRematch(), ANN) == "table-no-game-yet"
    live.deal()
    assert live.refusal(ask.WantRematch(), ANN) == "table-game-runs"


def test_an_illegal_move_is_refused_before_anything_is_evolved(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(ANN, BOB)
    live.deal()
    steps: list[Entry] = []
    monkeypatch.setattr(Transaction, "record", lambda _, entry, __=None: steps.append(entry))
    assert live.refusal(ask.Act(f"{live.turn} discard r1"), live.person_at(live.turn)) == "draw-first"
    assert steps == []
