"""`decaphase print`: to a file or to standard output, by the rules asked for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from decaphase.cli.print import kinds
from decaphase.records import save_record
from decaphase.records.sample import sample_record
from decaphase.rules import load_rules
from decaphase.say import speak, spoken
from decaphase.sheet import HandResult, Made, add_hand, begin_sheet
from decaphase.terminal.keep.files import new_sheet_path, save_sheet
from support.paper.pdf_text import Reading
from support.shell import Shell


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Files are written to the test's own folder, and the language is restored."""
    monkeypatch.chdir(tmp_path)
    before = spoken()
    yield
    speak(before)


def test_it_writes_a_file_named_after_the_kind(shell: Shell, tmp_path: Path) -> None:
    code, out, err = shell.run("print", "deck")
    assert (code, out, err) == (0, "“108 cards to print and cut” is in deck.pdf.\n", "")
    assert Reading((tmp_path / "deck.pdf").read_bytes()).title == "108 cards to print and cut"


def test_an_older_print_is_replaced_and_nothing_else(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.pdf"
    assert shell.run("print", "deck", "-o", str(file))[0] == 0
    first = file.read_bytes()
    assert shell.run("print", "deck", "--large", "-o", str(file))[0] == 0
    assert file.read_bytes() != first
    file.write_text("my diary", encoding="utf-8")
    code, out, err = shell.run("print", "deck", "-o", str(file))
    assert (code, out) == (2, "")
    assert "is no PDF" in err
    assert file.read_text(encoding="utf-8") == "my diary"


def test_a_folder_that_is_not_there(shell: Shell, tmp_path: Path) -> None:
    code, _, err = shell.run("print", "deck", "-o", str(tmp_path / "nowhere" / "deck.pdf"))
    assert code == 2
    assert "nowhere" in err
    assert shell.run("print", "deck", "-o", str(tmp_path))[0] == 2


def test_standard_output() -> None:
    command = [sys.executable, "-m", "decaphase", "print", "deck", "--lang", "de", "-o", "-"]
    run = subprocess.run(command, capture_output=True, check=True)
    reading = Reading(run.stdout)
    assert (reading.language, run.stderr) == ("de", b"")


def test_a_terminal_gets_no_pdf(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    code, out, err = shell.run("print", "deck", "-o", "-")
    assert (code, out) == (2, "")
    assert "name a file with -o" in err


def test_rules_of_a_record_and_of_a_score_sheet(shell: Shell, tmp_path: Path) -> None:
    record = tmp_path / "game.toml"
    about = 'rules = "house-nl"\nplayers = ["Ann", "Bob"]\n[options]\ncards = "packs"\n'
    for mark in ("decaphase = 1", "decaphase-sheet = 1"):
        record.write_text(f"{mark}\n{about}", encoding="utf-8")
        assert shell.run("print", "deck", "--rules", str(record))[0] == 0
        assert "ace of hearts" in Reading((tmp_path / "deck.pdf").read_bytes()).alts()
    assert shell.run("print", "deck", "--rules", str(record), "--option", "cards=colours")[0] == 0
    assert "red 1" in Reading((tmp_path / "deck.pdf").read_bytes()).alts()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--paper", "a5"), "a4, letter"),
        (("--flip", "sideways"), "long, short, none"),
        (("--rules", "classic-xx"), "classic-xx"),
        (("--rules", "nowhere.toml"), "no such file"),
        (("--option", "cards=tarot"), "tarot"),
    ],
)
def test_unprintable_requests_are_explained(shell: Shell, arguments: tuple[str, ...], part: str) -> None:
    code, out, err = shell.run("print", "deck", *arguments)
    assert (code, out) == (2, "")
    assert part in err
    assert len(err.splitlines()) == 1


def test_labels_on_the_sheet_that_was_asked_for(shell: Shell, tmp_path: Path) -> None:
    asked = ("--paper", "letter", "--labels", "round-19", "--aces", "--each", "1", "--first", "9")
    assert shell.run("print", "stickers", *asked, "--shift-x", "-0.5", "--shift-y", "1")[0] == 0
    reading = Reading((tmp_path / "stickers.pdf").read_bytes())
    assert len(reading.alts()) == 36
    code, _, err = shell.run("print", "stickers", "--labels", "round-19")
    assert code == 2
    assert "38x21" in err


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
def test_help_in_every_language(shell: Shell, language: str) -> None:
    code, out, _ = shell.run("print", "--lang", language, "--help")
    assert code == 0
    for kind in [command.name or "" for command in kinds.registered_commands]:
        assert kind in out
        code, said, _ = shell.run("print", kind, "--lang", language, "--help")
        assert code == 0
        assert "--paper" in said


def test_a_score_sheet_blank_and_with_names(shell: Shell, tmp_path: Path) -> None:
    assert shell.run("print", "sheet", "--players", "3")[0] == 0
    assert shell.run("print", "sheet", "--players", "Ann, Bob", "-o", "named.pdf")[0] == 0
    assert "Ann" not in Reading((tmp_path / "sheet.pdf").read_bytes()).said
    assert "Ann" in Reading((tmp_path / "named.pdf").read_bytes()).said


def test_a_game_from_its_record_and_from_a_kept_sheet(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    save_record(sample_record(load_rules("classic-de"), 3, 1, 1), tmp_path / "game.toml")
    sheet = begin_sheet(load_rules("classic-de"), ("Zoë", "Bob"), 1)
    save_sheet(new_sheet_path(sheet.players), add_hand(sheet, HandResult(1, (Made(1),), (0, 35))))
    for kind in ("sheet", "pause"):
        for game, name in ((("--record", "game.toml"), "Cas"), (("--kept", "zoe-bob"), "Zoë")):
            code, _, err = shell.run("print", kind, *game, "-o", "game.pdf")
            assert (code, err) == (0, "")
            assert name in Reading((tmp_path / "game.pdf").read_bytes()).said
    assert shell.run("print", "pause")[0] == 0  # the latest sheet
    assert "Bobdealshand2." in Reading((tmp_path / "pause.pdf").read_bytes()).said


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("pause",), "There is no score sheet yet"),
        (("pause", "--kept", "nobody"), "nobody"),
        (("pause", "--record", "nowhere.toml"), "no such file"),
        (("sheet", "--players", "1"), "1"),
        (("sheet", "--players", f"Ann, {'B' * 41}"), "40"),
        (("sheet", "--record", "game.toml", "--kept", "mine"), "leave one of the two out"),
        (("sheet", "--record", "game.toml", "--players", "2"), "leave --rules, --option and --players out"),
        (("reference", "--size", "a3"), "card, a5"),
        (("reference", "--flip", "none"), "long, short"),
    ],
)
def test_games_that_cannot_be_printed(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], part: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    save_record(sample_record(load_rules(), 2, 1, 1), tmp_path / "game.toml")
    code, out, err = shell.run("print", *arguments)
    assert (code, out) == (2, "")
    assert part in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("kind", ["reference", "rulebook"])
def test_the_rules_of_the_table_are_printed(shell: Shell, tmp_path: Path, kind: str) -> None:
    arguments = ("--rules", "classic-de", "--option", "knocking=true", "--lang", "de", "--paper", "letter")
    assert shell.run("print", kind, *arguments)[0] == 0
    reading = Reading((tmp_path / f"{kind}.pdf").read_bytes())
    assert reading.language == "de"
    assert "Klopf" in reading.said or "klopf" in reading.said
    assert sorted(reading.size(1)) == pytest.approx([215.9, 279.4], abs=0.1)
