"""Measuring: what is repeated, what is counted, and that nothing is left behind."""

from __future__ import annotations

import os
import sys
import time

import pytest

from bench.figures import BenchError
from bench.timing import imported, one_core, process_seconds, python, rate, repeat


def test_a_rate_is_what_is_done_in_a_second_of_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = 0.0
    monkeypatch.setattr(time, "process_time", lambda: spent)

    def work(rounds: int) -> int:
        nonlocal spent
        spent += 0.001 * rounds
        time.sleep(0.001)  # a wait is not work
        return 7 * rounds

    assert rate(work, 0.05) == pytest.approx(7000)


def test_a_repeat_that_goes_wrong_now_and_then_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    spent, times = 0.0, 0
    monkeypatch.setattr(time, "process_time", lambda: spent)

    def work(rounds: int) -> int:
        nonlocal spent, times
        times += 1
        spent += 100 if times % 4 == 0 else rounds
        return rounds

    assert rate(work, 0.001) == 1


def test_repeats_go_on_until_the_time_is_over_and_are_never_too_few() -> None:
    assert repeat(lambda: 1.0, 0) == [1.0] * 5
    assert repeat(lambda: 1.0, 0, least=1) == [1.0]
    assert len(repeat(lambda: 1.0, 0.01)) > 5


@pytest.mark.skipif(sys.platform != "linux", reason="a core can be chosen on Linux only")
def test_one_core_is_given_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before


def test_a_process_is_counted_whole() -> None:
    spent = process_seconds("-c", "import time\nwhile time.process_time() < 0.2: pass")
    assert spent >= 0.2


def test_a_process_finds_the_same_package() -> None:
    where = python("-c", "import decaphase; print(decaphase.__file__)").stdout.strip()
    assert where == sys.modules["decaphase"].__file__


def test_a_process_that_fails_is_a_problem() -> None:
    with pytest.raises(BenchError, match="ended with 1 and said: no luck"):
        python("-c", "raise SystemExit('no luck')")


def test_what_a_process_imports() -> None:
    names = imported("-c", "import wave")
    assert "wave" in names
    assert "numpy" not in names
