"""Starts workers, kills them, and checks what they printed against the logs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import decaphase
from decaphase.online.store import Repeated, StoreProblem, open_store
from support.store.open_stores import check_whole, new
from support.store.worker import SHARED, place

PATHS: Final = (str(Path(decaphase.__file__).parents[1]), str(Path(__file__).parents[2]))


def start(url: str, name: str, count: int, firsts: Sequence[int]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "support.store.worker", url, name, str(count), *map(str, firsts)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(PATHS)},
    )


class Said:
    """The seq of each acknowledged move of the workers of one name."""

    def __init__(self, name: str, senders: int) -> None:
        self.name = name
        self.firsts = [0] * senders
        self.stands: dict[tuple[str, str], int] = {}

    def hear(self, line: str) -> None:
        sender, number, seq = map(int, line.split())
        self.stands[place(self.name, sender, number)] = seq
        self.firsts[sender] = number + 1

    def tables(self) -> list[str]:
        return [*SHARED, *(f"{self.name}-{sender}" for sender in range(len(self.firsts)))]


async def make_tables(url: str, said: Sequence[Said]) -> None:
    async with await open_store(url) as store:
        for table in sorted({table for one in said for table in one.tables()}):
            await store.create(table)


async def check(url: str, said: Sequence[Said]) -> int:
    """Check that every acknowledged move is there, once and at its seq; the number of entries."""
    async with await open_store(url) as store:
        written = {}
        for table in {table for one in said for table in one.tables()}:
            for entry in await check_whole(store, table):
                assert entry.move_id is not None
                written[table, entry.move_id] = entry.seq
        for one in said:
            assert one.stands.items() <= written.items()
            for (table, move), seq in list(one.stands.items())[-5:]:
                assert await store.append(table, 0, new(move)) == Repeated(seq)
        return len(written)


async def opens(url: str) -> str:
    """The code of the problem when opening the store, or nothing."""
    try:
        await (await open_store(url)).close()
    except StoreProblem as problem:
        return problem.code
    return ""
