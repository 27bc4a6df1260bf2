"""Runs a test's coroutine, and common steps with a store."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

import pytest

from decaphase.online.store import Conflict, Entry, NewEntry, Repeated, Store, StoreProblem
from support.timeouts import TIMEOUT_SECONDS

Found = TypeVar("Found")


def run(work: Coroutine[object, object, Found], patience: float = TIMEOUT_SECONDS) -> Found:
    async def patiently() -> Found:
        return await asyncio.wait_for(work, patience)

    return asyncio.run(patiently())


def new(*moves: str) -> list[NewEntry]:
    """An entry for each move id."""
    return [NewEntry(move.encode(), move) for move in moves]


async def code_of(work: Coroutine[object, object, object]) -> str:
    """The code of the problem that this raises."""
    with pytest.raises(StoreProblem) as caught:
        await work
    return caught.value.code


async def read_all(store: Store, table: str, limit: int = 1000) -> list[Entry]:
    found: list[Entry] = []
    while more := await store.read(table, found[-1].seq if found else 0, limit):
        found += more
    return found


async def check_whole(store: Store, table: str) -> list[Entry]:
    """The log of a table, which has no gaps and no move twice."""
    entries = await read_all(store, table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    moves = [entry.move_id for entry in entries if entry.move_id is not None]
    assert len(set(moves)) == len(moves)
    assert await store.last_seq(table) == len(entries)
    return entries


async def insist(store: Store, table: str, move: str) -> int:
    """Send a move until it is in the log, whatever others write; its seq."""
    after_seq = 0
    while True:
        try:
            answer = await store.append(table, after_seq, new(move))
        except Conflict as conflict:
            after_seq = conflict.last_seq
        else:
            return answer.seq if isinstance(answer, Repeated) else answer.first_seq
