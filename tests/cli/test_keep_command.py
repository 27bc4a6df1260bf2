"""`decaphase keep` as run from a shell: which sheet it continues, and what it does without asking."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from decaphase.say import languages, say, speak
from decaphase.terminal.keep.files import load_sheets, sheets_folder
from support.shell import Shell

BEGIN = ("--players", "Ann,Bob,Cas", "--option", "selection=first-2")
HAND = "\nann\nb\n35\nw s 12 3\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "101")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def keep(shell: Shell, typed: str, *arguments: str) -> tuple[int, str, str]:
    shell.monkeypatch.setattr(sys, "stdin", StringIO(typed))
    return shell.run("keep", *arguments)


def test_a_sheet_is_started_and_continued(shell: Shell) -> None:
    code, out, err = keep(shell, f"\n{HAND}quit\n", *BEGIN)
    assert (code, err) == (0, "")
    assert "decaphase keep ann-bob-cas\n" in out
    for arguments in (("ann-bob-cas",), (str(sheets_folder() / "ann-bob-cas.toml"),)):
        code, out, err = keep(shell, "standings\n", *arguments)
        assert (code, err) == (0, "")
        assert "1. Ann: 1 phase, 0 points\n" in out
    code, out, _ = keep(shell, "1\n\nann\n\n60\n60\n")
    assert "1. ann-bob-cas: Ann, Bob and Cas, 1 hand, " in out
    assert "Ann wins the game." in out


def test_names_and_edition_may_be_given(shell: Shell) -> None:
    keep(shell, "Dee, Eve\n\n", "--rules", "house-nl")
    keep(shell, "3\n\n\n", "--players", "Ann Bob")
    found = {kept.sheet.players: kept.sheet.rules.edition for kept in load_sheets().sheets}
    assert found == {("Dee", "Eve"): "house-nl", ("Ann", "Bob"): "classic-de"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing",), "There is no sheet “nothing”"),
        (("../../etc/passwd\0",), "There is no sheet"),
        (("--export", "x.csv"), "There is no sheet to export yet"),
        (("--rules", "classic-xx"), "There is no edition called"),
        (("--option", "pickup=maybe"), "pickup cannot be"),
        (("nothing", "--rules", "classic-de"), "has its players and rules already"),
        (("--players", "Ann"), "2 to 6 can play, not 1"),
        (("--players", "Ann,ann"), "Two players are called"),
    ],
)
def test_errors_of_the_user(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    code, _, err = keep(shell, "", *arguments)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


def test_without_input_no_sheet_is_begun(shell: Shell) -> None:
    for typed in ("", "Ann, Bob\n", "quit\n"):
        code, out, err = keep(shell, typed)
        assert (code, err) == (0, "")
        assert "No sheet was begun." in out
    assert load_sheets().sheets == ()


def test_list(shell: Shell) -> None:
    assert "There are no sheets yet" in keep(shell, "", "--list")[1]
    keep(shell, f"\n{HAND}", *BEGIN)
    (sheets_folder() / "bad.toml").write_text("x")
    out = keep(shell, "", "--list")[1]
    assert out.startswith("ann-bob-cas: Ann, Bob and Cas, 1 hand, ")
    assert "bad.toml cannot be read and was left as it is: Line 1" in out


def test_export(shell: Shell) -> None:
    keep(shell, f"\n{HAND}", *BEGIN)
    assert keep(shell, "", "--export", "x.csv")[:2] == (0, "The sheet stands in x.csv.\n")
    assert Path("x.csv").read_text(encoding="utf-8").startswith("player,phases,hand 1,total,place\n")
    assert keep(shell, "", "ann-bob-cas", "--export", "x.txt")[0] == 0
    assert keep(shell, "", "--export", "x.pdf")[0] == 2


def test_a_damaged_sheet_that_was_asked_for(shell: Shell) -> None:
    keep(shell, f"\n{HAND}", *BEGIN)
    path = sheets_folder() / "ann-bob-cas.toml"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace('made = ["Ann", "Bob"]', 'made = ["Bob"]'), encoding="utf-8")
    code, _, err = keep(shell, "", "ann-bob-cas")
    assert code == 2
    assert "ann-bob-cas cannot be read and was left as it is: hand 1: Ann cannot have gone out" in err


@pytest.mark.parametrize("language", languages())
def test_help_in_every_language(shell: Shell, language: str) -> None:
    try:
        code, out, err = shell.run("keep", "--lang", language, "--help")
    finally:
        speak("en")
    assert (code, err) == (0, "")
    assert "--players" in out
    assert say("help-keep-list-all", language) in out


def test_sentences_where_asked_for(shell: Shell) -> None:
    out = keep(shell, f"\n{HAND}", *BEGIN, "--plain")[1]
    assert "Bob: phase 1 done, 35 points, next phase 2." in out


def test_no_voice(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("decaphase.terminal.speech.which", lambda _name: None)
    code, _, err = keep(shell, "", *BEGIN, "--speak")
    assert code == 2
    assert "espeak-ng" in err
