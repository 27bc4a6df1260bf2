"""Knocking windows: answers are hidden, and the card goes to the nearest or the fastest seat."""

from __future__ import annotations

from decaphase.online.table import TableSettings, seen_by, table_view
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import Acted, Answered
from support.table.live import ANN, BOB, CAS, DEE, Live


def window(settings: TableSettings) -> tuple[Live, int]:
    """A table of four just after a discard, and the seat that discarded."""
    live = Live(ANN, BOB, CAS, DEE, settings=settings, options={"knocking": True})
    live.deal()
    while not live.state.unanswered:
        live.play_one()
    game = live.state.game
    assert game is not None
    discarder = game.view(None).discarded
    assert discarder is not None
    assert len(live.state.unanswered) == 3
    return live, discarder


def answer(live: Live, seat: int, word: str) -> tuple[object, ...]:
    return live.do(ask.Act(f"{seat} {word}"), live.person_at(seat))


def test_the_nearest_gets_the_card_however_slow() -> None:
    live, _ = window(TableSettings.of(claim_seconds=8))
    near, middle, far = live.state.unanswered
    assert answer(live, far, "knock") == (Answered(live.now, far, knock=True),)
    assert live.refusal(ask.Act(f"{far} pass"), live.person_at(far)) == "table-answered-already"
    answer(live, middle, "knock")
    _, acted = answer(live, near, "pass")
    assert acted == Acted(live.now, middle, f"{middle} knock", None)
    assert (live.turn, live.state.answers) == (middle, ())
    live.play_game()
    live.check_replay()


def test_the_fastest_gets_it_where_the_table_prefers_that() -> None:
    live, _ = window(TableSettings.of(claim_seconds=8, claims="fastest"))
    near, _, far = live.state.unanswered
    answer(live, near, "pass")
    _, acted = answer(live, far, "knock")
    assert acted == Acted(live.now, far, f"{far} knock", None)
    assert live.turn == far


def test_the_window_closes() -> None:
    live, _ = window(TableSettings.of(claim_seconds=8))
    far = live.state.unanswered[-1]
    answer(live, far, "knock")
    assert live.state.deadline == live.state.began + 8_000
    assert live.wait(7.9) == ()
    assert live.wait(0.1) == (Acted(live.now, far, f"{far} knock", None),)
    live, discarder = window(TableSettings.of(claim_seconds=8))
    asked = live.state.unanswered
    assert live.wait(8) == tuple(Acted(live.now, seat, f"{seat} pass", None) for seat in asked)
    assert live.turn == discarder % 4 + 1


def test_a_window_without_a_clock_waits_for_all() -> None:
    live, discarder = window(TableSettings.of(turn_seconds=0, claim_seconds=0))
    near, middle, far = live.state.unanswered
    assert live.state.deadline is None
    answer(live, near, "pass")
    answer(live, far, "pass")
    assert live.wait(86_400) == ()
    answer(live, middle, "pass")
    assert live.turn == discarder % 4 + 1


def test_answers_are_nobody_elses_business() -> None:
    live, discarder = window(TableSettings.of(claim_seconds=8))
    near, _, far = live.state.unanswered
    before = table_view(live.state, live.person_at(near).account)
    (entry,) = live.do(ask.Act(f"{far} knock"), live.person_at(far))
    after = table_view(live.state, live.person_at(near).account)
    assert (after.answered, after.game) == (None, before.game)
    assert table_view(live.state, live.person_at(far).account).answered is True
    for seat, person in live.people():
        assert (seen_by(entry, live.state, person.account) is None) == (seat != far)
    assert seen_by(entry, live.state, None) is None
    assert live.refusal(ask.Act(f"{discarder} knock"), live.person_at(discarder)) == "own-discard"


def test_a_bot_answers_for_who_is_away() -> None:
    live, _ = window(TableSettings.of(claim_seconds=0, turn_seconds=0))
    near, *rest = live.state.unanswered
    live.do(ask.StepAway(), live.person_at(near))
    due = live.state.bot_turn()
    assert due is not None
    assert due.seat == near
    live.play_one()
    assert near in dict(live.state.answers)
    assert live.state.unanswered == tuple(rest)
