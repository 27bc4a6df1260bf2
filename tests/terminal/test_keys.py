"""The keys of a game in each language: every word has one meaning, and the help is correct."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from textwrap import wrap

import pytest

from decaphase.cards import Card, read_cards
from decaphase.rules import load_rules
from decaphase.say import languages, say, speak, spoken
from decaphase.say.card_codes import read_typed_cards, say_code
from decaphase.say.events import FULLNESS
from decaphase.terminal.play.hand_order import ORDERS
from decaphase.terminal.play.keys import (
    GAME_COMMANDS,
    TABLE_COMMANDS,
    key_of,
    read_command,
    read_word,
    say_game_help,
)

RULES = load_rules()
SCREEN = (24, 100)
QUOTED = re.compile("[“„«]\\s*([^“”„»]*?)\\s*[”“»]")
CHOICES: list[tuple[str, tuple[str, ...]]] = [("play-order", ORDERS), ("play-words", FULLNESS)]


@pytest.fixture(params=languages(), autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Runs each test in every language."""
    before = spoken()
    speak(str(request.param))
    yield str(request.param)
    speak(before)


def words_of(message: str, language: str | None = None) -> list[str]:
    return say(message, language).casefold().split()


def test_no_word_means_two_commands() -> None:
    every = [word for command in (*GAME_COMMANDS, *TABLE_COMMANDS) for word in words_of(f"key-{command}")]
    assert {word: count for word, count in Counter(every).items() if count > 1} == {}


def test_every_word_is_read_as_its_command() -> None:
    for command in GAME_COMMANDS:
        assert words_of(f"key-{command}"), command
        assert read_command(key_of(command)) == (command, "")
        for word in words_of(f"key-{command}"):
            assert read_command(f" {word.upper()}  r5 ") == (command, "r5"), word


def test_english_words_are_understood_everywhere() -> None:
    """Single letters belong to each language."""
    for commands in (GAME_COMMANDS, TABLE_COMMANDS):
        for command in commands:
            for word in words_of(f"key-{command}", "en"):
                if len(word) > 1:
                    assert read_command(word, commands)[0] == command, word


def test_commands_of_remote_tables_are_unknown_in_a_local_game() -> None:
    for command in TABLE_COMMANDS:
        for word in words_of(f"key-{command}"):
            assert read_command(f" {word.upper()}  r5 ", TABLE_COMMANDS) == (command, "r5"), word
            assert read_command(word)[0] == "", word
    assert read_command(" ", TABLE_COMMANDS)[0] == ""


def test_a_number_is_never_a_word() -> None:
    """Numbers pick one of the choices in the prompt."""
    assert [w for command in GAME_COMMANDS for w in words_of(f"key-{command}") if w[0].isdecimal()] == []


def test_hint_has_the_same_key_everywhere() -> None:
    assert key_of("hint") == "?"


@pytest.mark.parametrize(("message", "choices"), CHOICES)
def test_every_setting_has_words_of_its_own(message: str, choices: tuple[str, ...]) -> None:
    every = [word for choice in choices for word in words_of(f"{message}-{choice}")]
    assert len(every) == len(set(every))
    for choice in choices:
        for word in words_of(f"{message}-{choice}"):
            assert read_word(f" {word.upper()} ", choices, message) == choice


@pytest.mark.parametrize(("message", "choices"), CHOICES)
def test_english_settings_are_understood_everywhere(message: str, choices: tuple[str, ...]) -> None:
    for choice in choices:
        for word in words_of(f"{message}-{choice}", "en"):
            if len(word) > 1:
                assert read_word(word, choices, message) == choice, word


def test_help_fits_on_a_screen() -> None:
    """With a line left for the prompt, and without the last column."""
    rows, columns = SCREEN
    lines = [row for line in say_game_help().split("\n") for row in wrap(line, columns - 1)]
    assert len(lines) < rows


def test_help_names_every_key() -> None:
    said = say_game_help()
    for command in GAME_COMMANDS:
        assert say("play-help-key", key=key_of(command), about=say(f"key-{command}.about")) in said


def test_the_examples_of_help_do_what_it_says() -> None:
    """A discard, a hit, a phase and a position in the hand, with cards as typed in this language."""
    read = [read_command(example) for example in QUOTED.findall(say("play-help-typing"))]
    assert [command for command, _ in read] == ["discard", "hit", "lay", "order"]
    discarded, hit, laid, (moved, place) = (read[0][1], read[1][1], read[2][1], read[3][1].split())
    assert read_typed_cards(discarded, RULES) == read_typed_cards(hit, RULES) == read_cards("r5")
    assert [read_typed_cards(group, RULES) for group in laid.split("/")] == [
        read_cards("r5 g5 b5"),
        read_cards("y7 r7 w"),
    ]
    assert (read_typed_cards(moved, RULES), place) == (read_cards("r5"), "1")


def test_help_shows_the_codes_of_the_cards() -> None:
    """The letters of the colours, of the wild and of the skip; the card spelt out can be typed."""
    said = say("play-help-cards")
    codes = [say_code(Card.read(card), RULES) for card in ("r5", "w", "s")]
    codes += [say_code(Card.read(card), RULES).removesuffix("5") for card in ("b5", "g5", "y5")]
    for code in codes:
        assert re.search(rf"\b{code}\b", said), code
    assert [read_typed_cards(typed, RULES) for typed in QUOTED.findall(said)] == [read_cards("r5")]
