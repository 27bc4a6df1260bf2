"""Transcripts of the score keeper in each language: a short game, typed input and output."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from decaphase.cards import CARDS, SKIP, WILD
from decaphase.rules import load_rules
from decaphase.say import languages, say, speak, spoken
from decaphase.say.card_codes import say_code
from decaphase.terminal.keep.files import SavedSheets
from decaphase.terminal.keep.score_keeper import ScoreKeeper
from decaphase.terminal.keep.setup import set_up_sheet
from support.terminal.typist import Typist

FOLDER: Final = Path(__file__).parent / "transcripts"
EDITIONS: Final = {"en": "1", "fr": "2", "de": "3", "nl": "4"}


def script(language: str) -> list[str]:
    """The input: two phases, mistakes, an edit, an undo, and a tie, replayed where the rules say so."""
    names = ("undo", "edit", "standings", "help", "quit")
    undo, edit, standings, help_me, put_away = (say(f"keep-word-{name}").split()[0] for name in names)
    yes = say("terminal-yes").split()[0]
    wild, skip = (say_code(CARDS[card], load_rules()) for card in (WILD, SKIP))
    setup = ["Ann", "Ann, Bob, Cas", EDITIONS[language], "selection=first-99", "selection=first-2", "", "cas"]
    first = ["", "zoë", "ann", "b", "12", f"{wild} {skip} 12 3"]
    second = [help_me, "", "b", "c", "37", "35", "5"]
    mended = [f"{edit} 1", "", "", "15", "", yes, undo, yes]
    tied = ["", "2", "1 3", "15", "5", standings]
    replayed = ["", "cas", "-", "60", "65", "", "ann", "25", standings]
    return [*setup, *first, *second, *mended, *tied, *([] if language == "de" else replayed), put_away]


def transcript(language: str, folder: Path) -> str:
    before = spoken()
    speak(language)
    try:
        typist = Typist(script(language))
        sheet = set_up_sheet(typist.console, SavedSheets(), None, ())
        ScoreKeeper(typist.console, sheet).keep()
    finally:
        speak(before)
    return typist.seen.replace(str(folder), "")


@pytest.mark.parametrize("language", languages())
def test_a_kept_game(
    language: str, regenerate: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "101")
    path = FOLDER / f"keep-{language}.txt"
    text = transcript(language, tmp_path)
    if regenerate:
        path.write_bytes(text.encode())
        return
    golden = path.read_text(encoding="utf-8")
    if golden != text:
        diff = unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="")
        pytest.fail("\n".join(diff), pytrace=False)


def test_every_language_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("keep-*.txt")} == {f"keep-{name}" for name in languages()}
