"""Clocks: turns, reserves, stand-in bots, coming back, pauses, and a server that was down."""

from __future__ import annotations

from decaphase.online.table import CORRESPONDENCE, TableSettings, table_view
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import BotMinds, ServerStarted, TimedOut
from support.table.live import ANN, BOB, Live

SEED = 8
"""A hand whose first turns have no skip, so that two players alternate."""


def timed() -> Live:
    live = Live(ANN, BOB, seed=SEED, settings=TableSettings.of(turn_seconds=60, reserve_seconds=300))
    live.deal()
    return live


def test_a_turn_has_its_time_and_the_reserve() -> None:
    live = timed()
    seat = live.turn
    assert live.deadline() == live.now + 360_000
    assert live.wait(359.999) == ()
    assert live.wait(0.001) == (TimedOut(live.now, seat),)
    assert live.deadline() is None  # a bot is to play now
    assert table_view(live.state, None).minded


def test_a_turn_that_ran_out_is_finished_by_a_bot() -> None:
    live = timed()
    seat, person = live.turn, live.person_at(live.turn)
    live.wait(360)
    assert live.refusal(ask.Act(f"{seat} draw deck"), person) == "table-turn-minded"
    assert live.refusal(ask.TakeBack(), person) == "table-turn-minded"
    due = live.state.bot_turn()
    assert due is not None
    assert (due.seat, due.bot, due.view.seat) == (seat, "steady", seat)
    live.play_turn()
    assert (live.turn, live.state.minded) == (3 - seat, False)
    assert live.state.seat(seat).present
    assert live.state.seat(seat).reserve == 0
    live.play_turn()
    assert live.state.deadline == live.now + 60_000  # the reserve is used up


def test_the_reserve_shrinks_by_what_a_turn_took_too_long() -> None:
    live = timed()
    seat = live.turn
    live.wait(50)
    live.play_turn()
    assert live.state.seat(seat).reserve == 300_000
    live.play_turn()
    live.wait(80)
    live.play_turn()
    assert live.state.seat(seat).reserve == 280_000
    live.play_hand()
    live.deal()
    assert live.state.seat(seat).reserve == 280_000


def test_after_three_turns_in_a_row_a_bot_minds_the_seat() -> None:
    live = timed()
    seat, person = live.turn, live.person_at(live.turn)
    for count in (1, 2, 3):
        entries = live.wait(360)
        assert entries[0] == TimedOut(live.now, seat)
        assert entries[1:] == ((BotMinds(live.now, seat),) if count == 3 else ())
        live.play_turn()
        if count < 3:
            live.play_turn()
    assert live.state.seat(seat).away
    while live.turn != seat:
        live.play_turn()
    assert live.state.deadline is None
    live.do(ask.ComeBack(), person)
    assert not live.state.seat(seat).away
    live.do(ask.Act(f"{seat} draw deck"), person)


def test_a_turn_in_time_forgives_the_ones_before() -> None:
    live = timed()
    seat = live.turn
    live.wait(360)
    live.play_turn()
    live.play_turn()
    assert live.state.seat(seat).timeouts == 1
    live.play_turn()
    assert live.state.seat(seat).timeouts == 0


def test_a_pause_stops_the_clock() -> None:
    live = timed()
    live.wait(100)
    live.do(ask.Pause(), BOB)
    assert live.state.deadline is None
    assert live.wait(10 * 86_400) == ()
    live.do(ask.Resume(), ANN)
    assert live.state.deadline == live.now + 260_000


def test_while_the_server_was_down_no_clock_ran() -> None:
    live = timed()
    live.wait(100)
    live.play_one()
    live.now += 7_200_000
    assert live.do(ask.Start()) == (ServerStarted(live.now),)
    assert live.state.deadline == live.now + 260_000
    live.check_replay()


def test_what_some_do_not_see_shows_in_no_deadline() -> None:
    """Clocks go on from the last entry that everyone sees, also after a restart."""
    deadlines, times = set(), set()
    for command in (None, ask.Say("hm"), ask.Mute(2), ask.Report(2, "rude"), ask.Offer("account-9")):
        live = timed()
        live.wait(40)
        if command is not None:
            live.do(command, ANN)
        times.add(table_view(live.state, BOB.account).now)
        live.now += 7_200_000
        live.do(ask.Start())
        deadlines.add(live.deadline())
    assert (len(times), len(deadlines)) == (1, 1)


def test_down_in_a_pause() -> None:
    live = timed()
    live.wait(100)
    live.do(ask.Pause(), ANN)
    live.now += 7_200_000
    live.do(ask.Start())
    live.now += 1_000
    live.do(ask.Resume(), ANN)
    assert live.state.deadline == live.now + 260_000


def test_no_clock_runs_while_nobody_is_there() -> None:
    live = timed()
    live.wait(100)
    for _, person in live.people():
        live.do(ask.StepAway(), person)
    assert live.wait(7_200) == ()
    live.do(ask.ComeBack(), ANN)
    live.do(ask.ComeBack(), BOB)
    assert live.state.deadline == live.now + 360_000


def test_time_never_runs_backwards() -> None:
    live = timed()
    before = live.state.now
    live.now -= 500_000
    live.do(ask.Say("what time is it?"), ANN)
    assert live.state.now == before


def test_no_clocks_between_hands_nor_without_them() -> None:
    live = timed()
    live.play_hand()
    assert live.state.deadline is None
    live = Live(ANN, BOB, settings=CORRESPONDENCE)
    live.deal()
    assert live.state.deadline is None
