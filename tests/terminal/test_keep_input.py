"""The words of `decaphase keep`: unambiguous in every language, and no message is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import decaphase
from decaphase.game.legality import REASON_CODES
from decaphase.rules import load_rules
from decaphase.say import CATALOGUE, explain, languages, say, speak, spoken
from decaphase.say.card_codes import NAMED_RANKS
from decaphase.sheet import Left, SheetProblem
from decaphase.terminal.keep.typed_input import KEEP_COMMANDS, KeepCommand, find_command, read_left

SOURCE = Path(decaphase.__file__).parent
ANSWERS = ("nobody", "everybody", "list")
CARD_PARTS = ("r", "b", "g", "y", "wild", "skip")


@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_things(language: str) -> None:
    words = [
        word for name in (*KEEP_COMMANDS, *ANSWERS) for word in say(f"keep-word-{name}", language).split()
    ]
    assert len(words) == len(set(words))
    assert all(word == word.casefold() for word in words)
    assert not {*say("terminal-yes", language).split(), *say("terminal-no", language).split()} & set(words)


@pytest.mark.parametrize("language", languages())
def test_a_card_is_never_taken_for_a_command(language: str) -> None:
    """A command's letter may also mean a card; where cards are asked for, the card wins."""
    commands = {word for name in KEEP_COMMANDS for word in say(f"keep-word-{name}", language).split()}
    for style in ("colours", "packs"):
        parts = (*CARD_PARTS, *NAMED_RANKS.values()) if style == "packs" else CARD_PARTS
        cards = {word for part in parts for word in say(f"code-{style}-{part}", language).split()}
        assert not {word for word in commands & cards if len(word) > 1}


@pytest.mark.parametrize("language", languages())
def test_commands_by_word_and_by_letter(language: str) -> None:
    before = spoken()
    speak(language)
    try:
        for name in KEEP_COMMANDS:
            word, letter = say(f"keep-word-{name}").split()[:2]
            assert len(letter) == 1
            assert (
                find_command(word) == find_command(letter) == find_command(word.upper()) == KeepCommand(name)
            )
            assert find_command(letter, letters=False) is None
            assert word in say(f"keep-word-{name}.about") or name != "edit"
    finally:
        speak(before)


@pytest.mark.parametrize("typed", ["", "x1", "undo it", "quit now", "3", "sheet of paper"])
def test_unknown_commands(typed: str) -> None:
    assert find_command(typed) is None


@pytest.mark.parametrize(
    ("typed", "language", "left"),
    [
        ("35", "en", 35),
        ("5", "en", 5),
        ("10", "en", 10),
        ("12", "en", ("12",)),
        ("7", "en", ("7",)),
        ("w s 12 3", "en", ("w", "s", "12", "3")),
        ("r12 g3", "en", ("r12", "g3")),
        ("red 12, 3 green", "en", ("r12", "g3")),
        ("5 r12 green 3", "en", ("5", "r12", "g3")),
        ("keuzekaart pestkaart 12", "nl", ("w", "s", "12")),
        ("k p 12 3", "nl", ("w", "s", "12", "3")),
        ("joker passe-tour v5", "fr", ("w", "s", "g5")),
        ("o p 12 3", "fr", ("w", "s", "12", "3")),
        ("j a 12 3", "de", ("w", "s", "12", "3")),
        ("Joker Aussetzkarte grüne 7", "de", ("w", "s", "g7")),
    ],
)
def test_what_is_left_as_people_type_it(typed: str, language: str, left: Left) -> None:
    assert read_in(language, typed, "colours") == left


@pytest.mark.parametrize(
    ("typed", "language", "left"),
    [
        ("k jo q 3", "en", ("w", "s", "12", "3")),
        ("he jo v 3", "nl", ("w", "s", "12", "3")),
        ("q", "en", ("12",)),
    ],
)
def test_what_is_left_of_ordinary_packs(typed: str, language: str, left: Left) -> None:
    assert read_in(language, typed, "packs") == left


def read_in(language: str, typed: str, cards: str) -> Left:
    before = spoken()
    speak(language)
    try:
        return read_left(typed, load_rules("classic-en", {"cards": cards}))
    finally:
        speak(before)


def test_the_catalogue_is_exactly_what_is_used() -> None:
    files = (
        *(SOURCE / "terminal" / "keep").glob("*.py"),
        SOURCE / "cli" / "keep.py",
        *(SOURCE / "sheet").glob("*.py"),
        SOURCE / "records" / "sheet_file.py",
    )
    texts = [file.read_text(encoding="utf-8") for file in files]
    said = {found for text in texts for found in re.findall(r'"(keep-[a-z-]+)"', text)}
    codes = {found for text in texts for found in re.findall(r'roblem\(\s*"([a-z-]+)"', text)}
    ours = {f"problem-{code}" for code in codes if code.startswith(("keep-", "sheet-", "not-a-sheet"))}
    phases = {
        f"problem-sheet-{REASON_CODES[reason]}"
        for reason in REASON_CODES
        if _is_about_a_phase(REASON_CODES[reason])
    }
    words = {f"keep-word-{name}" for name in (*KEEP_COMMANDS, *ANSWERS)}
    body = FluentParser().parse((CATALOGUE / "en" / "keep.ftl").read_text(encoding="utf-8")).body
    messages = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert messages == (said - codes | {"keep-damaged"}) | ours | phases | words


def _is_about_a_phase(code: str) -> bool:
    return code in {"already-down", "name-the-phase", "wrong-phase", "phase-done"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", ["already-down", "name-the-phase", "wrong-phase", "phase-done"])
def test_what_the_engine_says_of_a_phase_has_its_sentence(code: str, language: str) -> None:
    assert "Ann" in explain(SheetProblem(f"sheet-{code}", player="Ann", phase=3), language)
