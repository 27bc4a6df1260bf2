"""A snapshot is a table and its latest entries, and can hold nothing else."""

from __future__ import annotations

import os
import pickle
import zlib

import pytest

from decaphase.online.server.tables import snapshots
from decaphase.online.server.tables.followers import RecentEntries, apply_entry
from decaphase.online.server.tables.snapshots import read_snapshot, write_snapshot
from decaphase.online.table import TableState, replay
from decaphase.online.table import commands as ask
from support.table.live import ANN, BOB, Live


def played() -> tuple[TableState, RecentEntries]:
    live, recent = Live(ANN, BOB), RecentEntries()
    live.deal()
    for _ in range(12):
        live.play_one()
    live.do(ask.Mute(2), ANN)
    live.do(ask.Say("hello"), BOB)
    state = replay(live.log[:1])
    for entry in live.log[1:]:
        state, added = apply_entry(state, entry, None)
        recent.add((added,))
    return state, recent


def test_a_table_and_what_was_missed_there_are_kept() -> None:
    state, recent = played()
    kept = read_snapshot(write_snapshot(state, recent))
    assert kept is not None
    assert kept[0] == state
    for person in (ANN, BOB):
        assert kept[1].since(0, person.account) == recent.since(0, person.account) != []


class Evil:
    def __reduce__(self) -> tuple[object, ...]:
        return os.system, ("exit 1",)


@pytest.mark.parametrize("part", [Evil(), os.system, object, RecentEntries, 7, None])
def test_anything_else_is_ignored(part: object) -> None:
    state, recent = played()
    for parts in ((state, part), (part, recent), (part,)):
        written = pickle.dumps((snapshots._format(), *parts), protocol=5)
        assert read_snapshot(zlib.compress(written)) is None
    assert read_snapshot(zlib.compress(pickle.dumps(("another version", state, recent), protocol=5))) is None
    assert read_snapshot(b"damaged") is None
