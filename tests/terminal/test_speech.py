"""Lines are spoken by the system's speech program, in order, until the user answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from decaphase.problems import Problem
from decaphase.say import explain, speak
from decaphase.terminal.console import Console
from decaphase.terminal.speech import find_voice
from support.terminal.typist import console_for

PROGRAM = """#!/bin/sh
echo "$@" >> {said}
"""


def install(folder: Path, name: str, script: str) -> None:
    program = folder / name
    program.write_text(script)
    program.chmod(0o755)


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A speech program that writes its texts to a file."""
    said = tmp_path / "said"
    install(tmp_path, "espeak-ng", PROGRAM.format(said=said))
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return said


def test_everything_is_said_in_order(said: Path) -> None:
    voice = find_voice()
    speak("nl")
    voice.speak("een")
    speak("en")
    voice.speak("-two")
    voice.speak("three")
    voice.finish()
    assert said.read_text().splitlines() == ["-v nl -- een", "-v en -- -two", "-v en -- three"]


def test_speech_dispatcher_comes_first(said: Path) -> None:
    install(said.parent, "spd-say", PROGRAM.format(said=said))
    voice = find_voice()
    voice.speak("hello")
    voice.finish()
    assert said.read_text() == "--wait --language en -- hello\n"


def test_an_answer_stops_the_speech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "espeak-ng", "#!/bin/sh\nexec sleep 60\n")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    voice = find_voice()
    for _ in range(5):
        voice.speak("a long story")
    voice.stop()
    voice.finish()  # returns at once: nothing is left to say
    assert not voice._lines


def test_the_console_speaks_what_it_writes(said: Path) -> None:
    voice = find_voice()
    plain, shown = console_for("yes")
    console = Console(plain._input, shown, voice=voice)
    console.say("Bea takes the 7.")
    voice.finish()
    assert said.read_text() == "-v en -- Bea takes the 7.\n"


def test_no_program_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem) as caught:
        find_voice()
    assert "espeak-ng" in explain(caught.value)


def test_a_program_that_goes_away(said: Path) -> None:
    voice = find_voice()
    (said.parent / "espeak-ng").unlink()
    voice.speak("nobody hears this")
    voice.finish()
    assert not said.exists()
