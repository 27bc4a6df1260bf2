"""What tests share: the command line, and `--regenerate-golden`, which writes golden files anew."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from decaphase.say import speak, spoken
from support.engine.states import games_played
from support.shell import Shell

pytest_plugins = ["support.browser_retry"]

# No test measures time: what is slow on a busy machine is not wrong.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Where the tests run in the background, Ctrl-C is ignored, and programs that they start would ignore it, too.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate-golden", action="store_true", help="write the golden files anew")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared with."""
    return bool(request.config.getoption("--regenerate-golden"))


@pytest.fixture(params=["native", "plain"])
def engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test runs twice: with games that the native engine plays, and with games of plain Python."""
    with games_played(native=request.param == "native"):
        yield


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Shell]:
    """The program; whatever language it was asked to speak, the next test begins in the one before."""
    before = spoken()
    yield Shell(monkeypatch, capsys)
    speak(before)
