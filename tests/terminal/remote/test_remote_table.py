"""A remote table is known from its messages as well as from its log."""

from __future__ import annotations

from random import Random

import pytest

from decaphase.game import Action, Game, Knock
from decaphase.online.protocol.messages import (
    SEEN,
    VIEW,
    Happened,
    Now,
    read_answer,
    write_message,
    write_now,
)
from decaphase.online.table import commands as ask
from decaphase.online.table import table_view
from decaphase.problems import IllegalMove, Problem
from decaphase.terminal.remote.remote_table import RemoteSeat, RemoteTable, can_act
from support.laws.hidden_cards import tries
from support.laws.variants import VARIANTS
from support.table.live import ANN, BOB, CAS, Live
from support.table.seen import seen_of

TABLES = ("classic-en", "house-nl", "classic-de", "knocking-must-play", "order-any")


def now_of(live: Live) -> Now:
    """The table as it is shown to Ann."""
    shown = read_answer(write_message(write_now(table_view(live.state, ANN.account))))
    assert isinstance(shown, Now)
    return shown


def send_since(far: RemoteTable, live: Live, since: int) -> None:
    """What has happened since, as it is sent to Ann."""
    entries = seen_of(live.log, ANN.account, since)
    view = VIEW.write(table_view(live.state, ANN.account))
    happened = Happened("t", live.state.number_for(ANN.account), tuple(map(SEEN.write, entries)), view=view)
    told = read_answer(write_message(happened))
    assert isinstance(told, Happened)
    assert far.apply(told) == entries


@pytest.mark.parametrize("name", TABLES)
def test_whole_hands_are_followed(name: str) -> None:
    edition, options = VARIANTS[name]
    live = Live(ANN, BOB, CAS, seed=3, edition=edition, options=options)
    far = RemoteTable(now_of(live))
    for _ in range(2):
        before = live.state.number_for(ANN.account)
        live.deal()
        send_since(far, live, before)
        while live.state.stage == "playing":
            before = live.state.number_for(ANN.account)
            live.play_one()
            send_since(far, live, before)
            assert far.view == table_view(live.state, ANN.account)


def test_an_undone_move_is_removed_from_the_events() -> None:
    live = Live(ANN, BOB, seed=3)
    live.deal()
    while not live.state.undo:
        live.play_one()
    far = RemoteTable(now_of(live))
    before = live.state.number_for(ANN.account)
    live.do(ask.TakeBack(), live.person_at(live.turn))
    send_since(far, live, before)
    assert far.view == table_view(live.state, ANN.account)


def refused(check: Game | RemoteSeat, action: Action) -> tuple[str, dict[str, str | int]] | None:
    try:
        check.check(action)
    except IllegalMove as problem:
        return problem.code, problem.values
    return None


@pytest.mark.parametrize("name", TABLES)
def test_a_move_is_judged_as_the_table_would(name: str) -> None:
    """From Ann's view alone, every action is accepted or refused with the same reason."""
    edition, options = VARIANTS[name]
    live, dice = Live(ANN, BOB, CAS, seed=5, edition=edition, options=options), Random(5)
    live.deal()
    legal = 0
    while live.state.stage == "playing":
        game = live.state.game
        assert game is not None
        table = table_view(live.state, ANN.account)
        if table.answered is None:
            for action in tries(game, 1, dice):
                assert refused(RemoteSeat(table), action) == refused(game, action), str(action)
                legal += refused(game, action) is None
        live.play_one()
    assert legal


def test_no_move_after_answering_or_while_away() -> None:
    edition, options = VARIANTS["knocking-must-play"]
    live = Live(ANN, BOB, CAS, seed=3, edition=edition, options=options)
    live.deal()
    while live.state.unanswered not in ((2, 1), (1, 2)):
        live.play_one()
    assert can_act(table_view(live.state, ANN.account))
    live.do(ask.Act("1 pass"), ANN)
    answered = table_view(live.state, ANN.account)
    assert not can_act(answered)
    assert RemoteSeat(answered).view.legal == ()
    with pytest.raises(Problem, match="table-answered-already"):
        RemoteSeat(answered).check(Knock(1))
    live.do(ask.StepAway(), ANN)
    while live.turn != 1:
        live.play_one()
    assert not can_act(table_view(live.state, ANN.account))
