"""Atomic writing of files, and settings whose errors never prevent a game."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from decaphase.problems import Problem
from decaphase.say import explain
from decaphase.terminal.folders import data_folder, settings_folder, write_atomically
from decaphase.terminal.settings import TerminalSettings, load_settings, save_settings, settings_file


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_the_folders_of_data_and_settings(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local/share/decaphase"
    assert settings_folder() == home / ".config/decaphase"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder() == home / "data/decaphase"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")  # ignored, as the standard requires
    assert data_folder() == home / ".local/share/decaphase"


def test_files_are_written_atomically(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "deep/down/file"
    write_atomically(path, "first")

    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(Problem) as caught:
        write_atomically(path, "second")
    assert path.read_text() == "first"
    assert [file.name for file in path.parent.iterdir()] == ["file"]
    assert "The disk is full" in explain(caught.value)


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.EROFS, "nothing may be written there"), (errno.EIO, "could not be written.")],
)
def test_why_nothing_was_written(
    home: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "failed")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(Problem) as caught:
        write_atomically(home / "file", "text")
    assert words in explain(caught.value)
    assert not (home / "file").exists()


def test_a_folder_that_is_a_file(home: Path) -> None:
    (home / "file").write_text("")
    with pytest.raises(Problem) as caught:
        write_atomically(home / "file" / "below", "text")
    assert caught.value.code == "cannot-keep"


def test_settings_are_kept() -> None:
    assert load_settings() == TerminalSettings()
    changed = TerminalSettings(fullness="brief", colour="never", sort="need", name='Ann "A" Ö')
    save_settings(changed)
    assert load_settings() == changed


@pytest.mark.parametrize("text", ["", "fullness = 7", "sort = 'sideways'", "\x00", "= =", "name = []"])
def test_settings_that_make_no_sense_count_as_not_set(text: str) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(text)
    assert load_settings() == TerminalSettings()
