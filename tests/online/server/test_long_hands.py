"""A hand that goes round for ever: views stay small, and older events are there for the asking."""

from __future__ import annotations

import msgspec
import pytest

from decaphase.game import Discard, Draw, Event
from decaphase.online.protocol.answers import HandEvents
from decaphase.online.protocol.messages import (
    EVENTS,
    MAX_EVENTS,
    Now,
    read_answer,
    read_now,
    write_message,
    write_now,
)
from decaphase.online.server.tables.registry import SNAPSHOT_ENTRIES, snapshot_distance
from decaphase.online.table import commands as ask
from decaphase.online.table import table_view
from decaphase.terminal.remote.fair_play import FairPlay
from support.server.served import Served
from support.server.two_players import two_play
from support.table.live import ANN, BOB, Live

LARGEST_VIEW = 100_000
"""Bytes."""


@pytest.fixture(scope="module")
def endless() -> Live:
    """Two players who only draw and discard."""
    live = Live(ANN, BOB)
    live.deal()
    for _ in range(2 * MAX_EVENTS // 3 + 100):  # two moves and three events a turn
        game = live.state.game
        assert game is not None
        move = next(move for move in game.legal_actions(live.turn) if isinstance(move, Draw | Discard))
        live.do(ask.Act(str(move)), live.person_at(live.turn))
    return live


def events(live: Live) -> tuple[Event, ...]:
    game = table_view(live.state, ANN.account).game
    return () if game is None else game.events


def sent(live: Live) -> tuple[bytes, Now]:
    """The table as Ann is sent it."""
    frame = write_message(write_now(table_view(live.state, ANN.account)))
    now = read_answer(frame)
    assert isinstance(now, Now)
    return frame, now


def test_a_view_stays_small(endless: Live) -> None:
    frame, now = sent(endless)
    assert len(frame) < LARGEST_VIEW
    assert now.earlier == len(events(endless)) - MAX_EVENTS
    assert EVENTS.read(now.events) == events(endless)[-MAX_EVENTS:]


def test_a_snapshot_comes_sooner_in_a_long_hand(endless: Live) -> None:
    """Replaying an entry takes longer there, and opening a table must not."""
    assert snapshot_distance(Live(ANN, BOB).state) == SNAPSHOT_ENTRIES
    assert snapshot_distance(endless.state) < 0.9 * SNAPSHOT_ENTRIES


def test_an_ordinary_hand_is_sent_whole() -> None:
    live = Live(ANN, BOB)
    live.deal()
    live.play_hand()
    frame, now = sent(live)
    assert b"earlier" not in frame
    assert EVENTS.read(now.events) == events(live)


def test_a_deal_is_checked_by_what_was_seen_of_it() -> None:
    """Events without the deal must neither raise a false alarm nor replace what was noted before."""
    fair_play, live = FairPlay(), Live(ANN, BOB)
    live.get_ready()
    seal = fair_play.command(table_view(live.state, ANN.account))
    assert isinstance(seal, ask.Seal)
    live.do(seal, ANN)
    live.seal(BOB)
    opening = fair_play.command(table_view(live.state, ANN.account))
    assert isinstance(opening, ask.Contribute)
    live.do(opening, ANN)
    fair_play.mark_accepted(bytes.fromhex(opening.nonce))
    live.contribute(BOB)
    live.play_turn()
    view = table_view(live.state, ANN.account)
    fair_play.note_events(view)
    assert view.game is not None
    live.play_turn()
    now = write_now(table_view(live.state, ANN.account))
    fair_play.note_events(read_now(msgspec.structs.replace(now, events=now.events[-3:], earlier=9)))
    assert fair_play._notes[1].events == view.game.events
    live.play_hand()
    assert list(fair_play.problems(table_view(live.state, ANN.account))) == []


def test_older_events_are_there_for_the_asking(served: Served) -> None:
    evening = two_play(served)
    ann, bob = evening.guests
    path = f"/api/tables/{evening.table}"
    shown = [guest.http.get(path).json()["events"] for guest in (ann, bob)]
    for guest, whole in zip((ann, bob), shown, strict=True):
        for first in (0, 1, len(whole), 500):
            found = guest.http.get(f"{path}/events", params={"first": first})
            assert found.status_code == 200, found.text
            page = msgspec.json.decode(found.content, type=HandEvents)
            assert (page.hand, page.count, page.first) == (1, len(whole), first)
            assert found.json()["events"] == whole[first:]
    assert shown[0] != shown[1]
    assert bob.http.get(f"{path}/events", params={"first": -1}).status_code == 400
