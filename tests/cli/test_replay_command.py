"""`decaphase replay`, as run from a shell."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from support.shell import Shell
from support.timeouts import TIMEOUT_SECONDS

RECORD = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob"]
[[hands]]
phases = [1, 1]
turn = 1
holding = ["r5 g5 b5 y7 r7 w s b12", "b1 b2 g11"]
discard = "r9"
draw = "y4 y8"
actions = ["1 draw deck", "1 discard b12", "2 draw deck"]
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.toml"
    file.write_text(RECORD)
    return str(file)


def test_everything_at_once_without_a_terminal(shell: Shell, record: str) -> None:
    code, out, err = shell.run("replay", record)
    assert (code, err) == (0, "")
    assert out.splitlines()[2:] == [
        "Ann draws.",
        "Ann discards the blue 12.",
        "Bob is next.",
        "Bob draws.",
        "The record ends here.",
    ]


@pytest.mark.parametrize("seat", ["2", "Bob", " bob "])
def test_from_a_seat(shell: Shell, record: str, seat: str) -> None:
    code, out, _ = shell.run("replay", record, "--seat", seat, "--from", "1.2")
    assert code == 0
    assert out.splitlines() == [
        "Ann discards the blue 12.",
        "Your turn.",
        "You draw the yellow 8.",
        "The record ends here.",
    ]


def test_with_all_cards_in_full(shell: Shell, record: str) -> None:
    _, out, _ = shell.run("replay", record, "--all", "--fullness", "full")
    assert "Ann draws the yellow 4 from the deck." in out
    assert "Bob holds: blue 1, blue 2, green 11." in out


def test_in_another_language(shell: Shell, record: str) -> None:
    _, out, _ = shell.run("replay", record, "--seat", "1", "--lang", "de")
    shell.run("rules", "--lang", "en")
    assert "Du ziehst die gelbe 4." in out
    assert "Hier endet die Mitschrift." in out


def test_an_illegal_action(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(RECORD.replace("2 draw deck", "1 draw deck"))
    code, out, err = shell.run("replay", str(file))
    assert (code, err) == (1, "")
    assert (
        out.splitlines()[-1]
        == "Hand 1, action 3, “1 draw deck”, is not legal. It is not Ann’s turn but Bob’s."
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "3"), "1 to 2"),
        (("--seat", "Zoe"), "Zoe"),
        (("--from", "2"), "one hand"),
        (("--from", "1.7"), "no action 7"),
        (("--from", "x"), "3.12"),
        (("--fullness", "loud"), "brief, normal, full"),
    ],
)
def test_places_and_seats_that_do_not_exist(
    shell: Shell, record: str, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = shell.run("replay", record, *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


def test_a_name_that_two_players_have(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(RECORD.replace("Ann", "Bob"))
    code, _, err = shell.run("replay", str(file), "--seat", "Bob")
    assert (code, "2 players" in err) == (2, True)


@pytest.mark.parametrize(
    "text", ["", "nonsense", RECORD.replace("b1 b2", "b1 b1 b1"), RECORD.replace("r5", "\x00")]
)
def test_a_damaged_file(shell: Shell, tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.toml"
    file.write_text(text)
    code, out, err = shell.run("replay", str(file))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_no_file(shell: Shell, tmp_path: Path) -> None:
    assert shell.run("replay", str(tmp_path / "none.toml"))[0] == 2


def at_a_terminal(record: str, typed: bytes, *, interrupt: bool = False) -> tuple[int, str]:
    """The exit code and the screen after this input at a pseudo-terminal, or after Ctrl-C at once."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "decaphase", "replay", record, "--plain", "--lang", "en"]
    program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, typed)
    shown = b""
    with suppress(OSError):  # how Linux reports the end of a pseudo-terminal
        while piece := os.read(ours, 4096):
            shown += piece
            if interrupt and b"1.0 >" in shown:
                program.send_signal(signal.SIGINT)
                interrupt = False
    os.close(ours)
    return program.wait(timeout=TIMEOUT_SECONDS), shown.decode(errors="replace").replace("\r", "")


@pytest.mark.parametrize("last", [b"q\n", b"\x04"])
def test_at_a_terminal(record: str, last: bytes) -> None:
    """Step by step, with invalid input in between, until the user quits or the input ends."""
    code, shown = at_a_terminal(record, b"\nwhat?\n\xff\xfe\n\n" + last)
    assert code == 0
    assert "1.0 > Ann draws." in shown
    assert shown.count("no command") == 2
    assert shown.splitlines()[-1].endswith("You have left the record.")


def test_interrupted_at_a_terminal(record: str) -> None:
    code, shown = at_a_terminal(record, b"", interrupt=True)
    assert code == 0
    assert shown.splitlines()[-1] == "You have left the record."
