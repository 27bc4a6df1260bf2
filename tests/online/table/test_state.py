"""A changed table is a new value: the old one stays as it was, and neither takes much memory."""

from __future__ import annotations

import copy
import dataclasses
import gc
import pickle
import tracemalloc

import pytest

from decaphase.online.table import replay
from decaphase.online.table.state import Seat, TableState, replace
from support.table.live import ANN, BOB, CAS, DEE, Live

IDLE_TABLE = 50_000
"""Bytes that a table of four may take in the middle of its game."""


def middle_of_a_game() -> Live:
    live = Live(ANN, BOB, CAS, DEE)
    for _ in range(5):
        live.deal()
        live.play_hand()
    live.deal()
    for _ in range(12):
        live.play_turn()
    return live


def test_a_change_is_what_dataclasses_make_of_it() -> None:
    state = Live(ANN, BOB).state
    before = copy.copy(state)
    changed = replace(state, now=7, seats=(Seat(),))
    assert changed == dataclasses.replace(state, now=7, seats=(Seat(),))
    assert changed != state == before
    assert pickle.loads(pickle.dumps(changed)) == changed == copy.deepcopy(changed)


def test_a_table_is_changed_only_by_replacing_it() -> None:
    state = replace(Live(ANN, BOB).state, now=7)
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.now = 8  # type: ignore[misc]


def test_a_value_with_slots_is_not_changed_by_halves() -> None:
    with pytest.raises(AttributeError):
        replace(ANN, name="Bob")


def test_a_table_that_waits_is_small() -> None:
    log = middle_of_a_game().log
    replay(log)  # fills the caches that all tables share
    gc.collect()
    tracemalloc.start()
    kept: list[TableState] = [replay(log) for _ in range(3)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken / len(kept) < IDLE_TABLE
    assert all(state.rules is kept[0].rules for state in kept)
