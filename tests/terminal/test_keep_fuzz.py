"""Whatever is typed, the sheet is saved, nothing is raised, and the program ends with the input."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.records.sheet_file import read_sheet
from decaphase.rules import load_rules
from decaphase.say import languages, say, speak, spoken
from decaphase.sheet import Sheet, begin_sheet
from decaphase.terminal.console import EndOfInput
from decaphase.terminal.keep.files import SavedSheets, load_sheet, load_sheets, sheets_folder
from decaphase.terminal.keep.score_keeper import ScoreKeeper
from decaphase.terminal.keep.setup import choose_sheet, set_up_sheet
from decaphase.terminal.keep.typed_input import KEEP_COMMANDS, QuitRequested
from support.terminal.typist import Typist

WORDS: Final = {
    word for name in KEEP_COMMANDS for lang in languages() for word in say(f"keep-word-{name}", lang).split()
}
ANYTHING: Final = st.text(st.characters(exclude_characters="/\\~"), max_size=12)
"""Without characters that would lead out of the test's folder."""
LIKELY: Final = st.sampled_from(
    ["", "", "", "a", "b", "ann", "2", "all", "none", "35", "60", "12", "w s 12 3", "5 5", "y", "j", "o", "n"]
)
COMMANDS_TYPED: Final = st.sampled_from(sorted(WORDS - {"export", "exporter", "exporteer", "exportieren"}))
EDITS: Final = st.builds(
    "{} {}".format, st.sampled_from(["edit", "wijzig", "modifier", "ändern"]), st.integers(-1, 4)
)
LINES: Final = st.lists(st.one_of(LIKELY, LIKELY, COMMANDS_TYPED, EDITS, ANYTHING), max_size=40)
TABLES: Final = st.sampled_from(
    [
        ("classic-en", {}),
        ("classic-en", {"selection": "first-1"}),
        ("classic-de", {"order": "any", "selection": [2, 5]}),
        ("house-nl", {"selection": "first-2", "cards": "packs"}),
        ("classic-fr", {"advance": "every-hand", "selection": "first-2"}),
    ]
)
CALM: Final = settings(max_examples=150, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@CALM
@given(TABLES, LINES, st.sampled_from(languages()), st.booleans(), st.booleans())
def test_anything_typed_while_a_sheet_is_kept(
    table: tuple[str, dict[str, object]], lines: list[str], language: str, sentences: bool, full: bool
) -> None:
    edition, options = table
    sheet = begin_sheet(load_rules(edition, options), ("Ann", "Bob", "Cas"), 1)
    typist = Typist(line.replace("\n", " ").replace("\r", " ") for line in lines)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", folder)
        patch.setattr("decaphase.terminal.keep.score_keeper.export_sheet", lambda _sheet, _path: None)
        if full:
            (Path(folder) / "decaphase").write_text("no folder")
        keeper = run(typist, sheet, language, sentences=sentences)
        if not full:
            assert load_sheet(sheets_folder() / "ann-bob-cas.toml").sheet == keeper.sheet
        elif "decaphase-sheet = 1" in typist.seen:
            assert read_sheet(typist.seen[typist.seen.index("decaphase-sheet = 1") :]) == keeper.sheet
        else:  # another path was given
            (elsewhere,) = Path().rglob("*.toml")
            assert load_sheet(elsewhere).sheet == keeper.sheet
            elsewhere.unlink()


def run(typist: Typist, sheet: Sheet, language: str, *, sentences: bool) -> ScoreKeeper:
    before = spoken()
    speak(language)
    try:
        keeper = ScoreKeeper(typist.console, sheet, sentences=sentences)
        keeper.keep()
    finally:
        speak(before)
    return keeper


@CALM
@given(st.lists(st.one_of(LIKELY, st.just("Ann, Bob"), st.just("order=any"), ANYTHING), max_size=20))
def test_anything_typed_before_the_first_hand(lines: list[str]) -> None:
    typist = Typist(line.replace("\n", " ").replace("\r", " ") for line in lines)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", folder)
        saved = load_sheets()
        assert saved == SavedSheets()
        try:
            choose_sheet(typist.console, saved)
            assert len(set_up_sheet(typist.console, saved, None, ()).players) > 1
        except (EndOfInput, QuitRequested):
            pass
