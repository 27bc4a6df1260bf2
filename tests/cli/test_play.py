"""`decaphase play` and `decaphase resume` at a pseudo-terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pexpect
import pytest

from decaphase.records import load_record, replay
from decaphase.terminal.settings import TerminalSettings, load_settings
from support.shell import Shell
from support.timeouts import TIMEOUT_SECONDS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "DECAPHASE_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    return home


class Terminal:
    """The program at a pseudo-terminal."""

    def __init__(self, *arguments: str, columns: int = 80, env: Mapping[str, str] | None = None) -> None:
        environment = {**os.environ, **(env or {})}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "decaphase", *arguments],
            dimensions=(24, columns),
            encoding="utf-8",
            timeout=TIMEOUT_SECONDS,
            env=environment,
        )

    def answer(self, prompt: str, text: str) -> str:
        """Wait for the end of a prompt and type; the output before it."""
        self.child.expect_exact(prompt)
        self.child.sendline(text)
        return str(self.child.before)

    def end(self) -> tuple[str, int | None]:
        """The output until the program ends, and its exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return str(self.child.before), self.child.exitstatus


def games(home: Path) -> list[Path]:
    return sorted((home / ".local/share/decaphase/games").glob("*.toml"))


def test_three_times_enter_and_the_cards_are_dealt(home: Path) -> None:
    terminal = Terminal("play", "--seed", "3")
    terminal.answer("(Guest): ", "Ann")
    terminal.answer("(3) ", "1 beginner")
    terminal.answer("(Enter: 1) ", "")
    terminal.answer("(Enter: 1) ", "2")
    terminal.answer("1 draw", "x")
    text, code = terminal.end()
    assert code == 0
    assert "Ann deals first." not in text
    assert "The game is put away" in text
    record = load_record(games(home)[0])
    assert record.players == ("Ann", "Beginner")
    assert record.hands[0].dealer == 1
    assert record.meta["seats"] == ["person", "beginner"]
    again = Terminal("play")
    again.answer("(Ann): ", "\x04")
    assert again.end()[1] == 0


def test_leave_and_resume() -> None:
    terminal = Terminal("play", "Ann", "--bots", "greedy", "--dealer", "Greedy", "--seed", "3")
    terminal.answer(": ", "draw")
    before = terminal.answer("discard: ", "m")
    held = terminal.answer("discard: ", "x")
    assert "You draw" in before
    terminal.end()
    taken_up = Terminal("resume")
    taken_up.answer("(Enter: 1) ", "")
    shown = taken_up.answer("discard: ", "e")
    assert " ".join(held.split()[1:]) in " ".join(shown.split())  # the hand is shown unasked
    assert "You draw" in taken_up.answer("discard: ", "e")  # the history is restored
    assert "Your turn." in taken_up.answer("discard: ", "x")
    taken_up.end()


def test_preferences_are_saved() -> None:
    terminal = Terminal("play", "Ann", "--bots", "1", "--dealer", "Steady", "--seed", "3")
    terminal.answer("1 draw", "v brief")
    terminal.answer("Draw?", "o colour")
    terminal.answer("Draw?", "x")
    terminal.end()
    assert load_settings() == TerminalSettings(fullness="brief", sort="colour", name="Ann")
    once = Terminal("play", "Ann", "--bots", "1", "--dealer", "Steady", "--seed", "3", "--fullness", "full")
    once.answer("1 draw", "x")
    once.end()
    assert load_settings().fullness == "brief"


def test_a_reader_that_stops_reading() -> None:
    """As in `decaphase rules classic-en --book | head -1`: the program ends without a traceback."""
    book = subprocess.Popen(
        [sys.executable, "-m", "decaphase", "rules", "classic-en", "--book"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert book.stdout is not None
    assert book.stderr is not None
    with book.stdout, book.stderr:
        book.stdout.read(10)
        book.stdout.close()
        assert b"Traceback" not in book.stderr.read()
    book.wait(TIMEOUT_SECONDS)


def test_ctrl_c_and_a_kill_lose_nothing(home: Path) -> None:
    terminal = Terminal("play", "Ann", "--bots", "1", "--dealer", "Steady", "--seed", "3")
    terminal.answer(": ", "draw")
    terminal.child.expect_exact("discard: ")
    terminal.child.send("half a wor")
    terminal.child.sendintr()
    text, code = terminal.end()
    assert code == 0
    assert "The game is put away" in text
    assert "Traceback" not in text
    again = Terminal("resume")
    again.answer("(Enter: 1) ", "")
    again.answer("discard: ", "d")
    again.answer("(Enter: back) ", "1")
    again.child.expect_exact("2 take")
    again.child.kill(signal.SIGKILL)
    again.end()
    kept = replay(load_record(games(home)[0]))
    assert [str(action)[:9] for action in kept.hands[0].actions][:2] == ["1 draw de", "1 discard"]


def test_colour_only_where_it_is_wanted() -> None:
    painted = Terminal("play", "Ann", "--seed", "3").answer("1 draw, 2", "x")
    assert "\x1b[" in painted
    for arguments, env in ((("--plain",), {}), ((), {"NO_COLOR": "1"}), ((), {"TERM": "dumb"})):
        plain = Terminal("play", "Ann", "--seed", "3", *arguments, env=env)
        assert "\x1b" not in plain.answer("1 draw, 2", "x")
        plain.end()


def test_the_language_of_each_person() -> None:
    terminal = Terminal("play", "Ann:nl", "Bea:fr", "--bots", "0", "--dealer", "Bea", "--seed", "3")
    terminal.child.expect_exact("Enter")
    terminal.child.sendline("")
    terminal.child.expect("Je hebt|Je houdt|Jij")
    terminal.child.sendeof()
    terminal.end()


def test_aloud_without_a_voice(home: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(home))
    code, _, err = shell.run("play", "Ann", "--speak")
    assert code == 2
    assert "espeak-ng" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("Ann", "Ann"), "Two players are called Ann"),
        (("Ann", "--bots", "zebra"), "zebra"),
        (("Ann", "--bots", "6"), "too many bots"),
        (("Ann", "--bots", "0"), "One player is too few"),
        (("A", "B", "C", "D", "E", "F", "G"), "7 people are too many"),
        (("Ann", "--rules", "classic-xx"), "There is no edition called"),
        (("Ann", "--option", "pickup"), "an option is given with its value"),
        (("Ann", "--dealer", "Zoe"), "“Zoe” is none of the players"),
        (("Ann", "--fullness", "loud"), "loud is no amount of words"),
        (("Ann,",), "name"),
    ],
)
def test_what_cannot_be_played(shell: Shell, arguments: tuple[str, ...], words: str) -> None:
    code, _, err = shell.run("play", *arguments)
    assert code == 2
    assert words in err
    assert err.count("\n") == 1


def test_nothing_to_resume(shell: Shell) -> None:
    code, out, _ = shell.run("resume")
    assert code == 0
    assert "“decaphase play” begins one" in out


def test_a_damaged_game_is_named_and_left_alone(home: Path, shell: Shell) -> None:
    folder = home / ".local/share/decaphase/games"
    folder.mkdir(parents=True)
    broken = folder / "broken.toml"
    broken.write_text('decaphase = 1\nrules = "classic-en"\nplayers = ["Ann"')
    code, out, _ = shell.run("resume", "--list")
    assert code == 0
    assert "broken.toml" in out.replace("\n", "")
    assert "cannot be taken up" in " ".join(out.split())
    code, _, err = shell.run("resume", str(broken))
    assert code == 2
    assert "Traceback" not in err
    assert broken.read_text().endswith('["Ann"')


def test_a_game_that_is_over_is_not_listed(home: Path, shell: Shell) -> None:
    folder = home / ".local/share/decaphase/games"
    code, _, _ = shell.run("sample", "--out", str(folder), "--players", "2")
    assert code == 0
    over = next(folder.glob("*.toml"))
    code, _, err = shell.run("resume", str(over))
    assert code == 2
    assert "over" in err


def test_a_home_that_cannot_be_written(home: Path) -> None:
    (home / ".local").write_text("a file where a folder should be")
    terminal = Terminal("play", "Ann", "--bots", "1", "--dealer", "Steady", "--seed", "3")
    before = terminal.answer("1 draw, 2", "x")
    assert "could not be written" in " ".join(before.split())
    text, code = terminal.end()
    assert code == 0
    assert "it lies in" in " ".join(text.split())


@pytest.mark.parametrize("arguments", [("--lang", "de", "--help"), ("--help", "--lang", "de")])
def test_help_in_the_language_that_is_asked_for(shell: Shell, arguments: tuple[str, ...]) -> None:
    code, out, _ = shell.run("play", *arguments)
    shell.run("rules", "--lang", "en")
    assert code == 0
    assert "Spielt im Terminal" in " ".join(out.split())
