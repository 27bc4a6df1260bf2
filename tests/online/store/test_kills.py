"""A writing process is killed again and again: no acknowledged move is ever lost."""

from __future__ import annotations

import random
import subprocess
import threading
import time

import pytest

from support.store.open_stores import run
from support.store.workers import Said, check, make_tables, start

SENDERS = 8
KILLS = 10


def kill_in_the_middle(worker: subprocess.Popen[str], said: Said, seconds: float) -> None:
    """Let it write for this long after its first move, then kill it and read all that it printed."""
    assert worker.stdout is not None
    with worker.stdout as lines:
        said.hear(lines.readline())
        killer = threading.Timer(seconds, worker.kill)
        killer.start()
        for line in lines:
            said.hear(line)
    killer.join()
    assert worker.wait() == -9


def kill_again_and_again(url: str, times: int) -> None:
    said = Said("killed", SENDERS)
    run(make_tables(url, [said]))
    dice = random.Random(times)
    for _ in range(times):
        before = len(said.stands)
        kill_in_the_middle(start(url, said.name, 0, said.firsts), said, dice.uniform(0, 0.15))
        assert len(said.stands) > before
        assert run(check(url, [said])) >= len(said.stands)


def test_killed_again_and_again(sqlite_url: str) -> None:
    kill_again_and_again(sqlite_url, KILLS)


@pytest.mark.slow
@pytest.mark.soak
def test_killed_a_hundred_times(url: str) -> None:
    begun = time.monotonic()
    kill_again_and_again(url, 100)
    assert time.monotonic() - begun < 900
