"""Ctrl-C ends a match between two chunks, never in the middle of one."""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterable

import pytest

from decaphase.arena.duel import Duel, duel_data, play_duel
from decaphase.arena.match_run import deferred_interrupt
from decaphase.arena.matches import Chunk, Match, Task, play_task
from decaphase.arena.worker_pool import SameProcess
from decaphase.rules import load_rules

MATCH = Match(load_rules(), ("greedy", "beginner"), 2)


class Impatient:
    """Presses Ctrl-C after a number of chunks."""

    def __init__(self, patience: int) -> None:
        self._patience = patience

    def play(self, tasks: Iterable[Task]) -> Generator[Chunk, None, None]:
        for number, task in enumerate(tasks):
            if number == self._patience:
                signal.raise_signal(signal.SIGINT)
            yield play_task(MATCH, task)


@pytest.mark.parametrize("patience", [0, 1])
def test_what_was_played_is_kept(patience: int) -> None:
    duel = Duel(MATCH, 2)
    before = signal.getsignal(signal.SIGINT)
    play_duel(duel, Impatient(patience), 180)
    assert signal.getsignal(signal.SIGINT) is before
    assert duel.run.interrupted
    assert duel.sums.games == patience * 120
    assert duel_data(duel)["interrupted"] is True
    assert (duel_data(duel)["win_rate_a"] is None) == (patience == 0)


def test_a_chunk_is_taken_in_whole_before_the_match_ends() -> None:
    duel, kept = Duel(MATCH, 2), list[Chunk]()

    def keep(chunk: Chunk) -> None:
        signal.raise_signal(signal.SIGINT)
        kept.append(chunk)

    play_duel(duel, SameProcess(MATCH), 180, keep=keep)
    assert duel.run.interrupted
    assert len(kept) == 1
    assert duel.sums == kept[0].sums


def test_elsewhere_than_in_the_main_thread_nothing_changes() -> None:
    before, seen = signal.getsignal(signal.SIGINT), []

    def elsewhere() -> None:
        with deferred_interrupt() as interrupt, interrupt.enabled():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert seen == [before]
