"""Parsing of what is typed while keeping score: commands, players, cards left in hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from decaphase.cards import NUMBERS
from decaphase.problems import Problem, Unreadable
from decaphase.rules import Rules
from decaphase.rules.echo import echo
from decaphase.say import explain, say
from decaphase.say.card_codes import NAMED_RANKS, read_typed_cards
from decaphase.sheet import Left, SheetProblem, dearest_hand
from decaphase.sheet.leftover_cards import POINTS_STEP
from decaphase.terminal.console import Console

T = TypeVar("T")

KEEP_COMMANDS: Final = ("undo", "edit", "sheet", "standings", "export", "help", "quit")
WITH_ARGUMENT: Final = ("edit", "export")
"""Commands that take an argument."""

SEPARATORS: Final = re.compile(r"[\s,;]+")


class QuitRequested(Exception):
    """The user wants to quit."""


@dataclass(frozen=True, slots=True)
class KeepCommand:
    """A command and its argument."""

    name: str
    argument: str = ""


def find_command(typed: str, *, letters: bool = True) -> KeepCommand | None:
    """The command in the user's language, if it is one; `letters`: one-letter abbreviations count too."""
    first, _, argument = typed.strip().partition(" ")
    for name in KEEP_COMMANDS:
        known = command_words(name) if letters else [word for word in command_words(name) if len(word) > 1]
        if first.casefold() in known and (not argument or name in WITH_ARGUMENT):
            return KeepCommand(name, argument.strip())
    return None


def command_words(name: str) -> list[str]:
    """The words for a command; the first is the one shown."""
    return say(f"keep-word-{name}").split()


def ask_or_do(
    console: Console, prompt: str, read: Callable[[str], T], do: Callable[[KeepCommand], None]
) -> T:
    """The answer as parsed by `read`; after a command or an unreadable answer the question is asked again.

    A valid answer is never mistaken for the abbreviation of a command.
    """
    while True:
        typed = console.ask(prompt).strip()
        command = find_command(typed, letters=False)
        if command is None:
            try:
                return read(typed)
            except Problem as problem:
                command = find_command(typed) if len(typed.split()) == 1 else None
                if command is None:
                    console.say(explain(problem))
                    continue
        do(command)


def confirm_or_do(console: Console, question: str, do: Callable[[KeepCommand], None]) -> bool:
    """Ask a yes-or-no question; an empty line means no."""
    yes, no = say("terminal-yes").split(), say("terminal-no").split()

    def read(typed: str) -> bool:
        if typed.casefold() not in (*yes, *no, ""):
            raise Problem("keep-yes-or-no")
        return typed.casefold() in yes

    return ask_or_do(console, question, read, do)


def choose_or_do(
    console: Console,
    question: str,
    choices: Sequence[str],
    do: Callable[[KeepCommand], None],
    default: int = 0,
) -> int:
    """The index of the chosen item; an empty line chooses the default."""
    console.list_choices(question, choices)

    def read(typed: str) -> int:
        if not typed:
            return default
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(choices):
            return int(typed) - 1
        raise Problem("keep-not-a-choice", count=len(choices))

    return ask_or_do(console, say("terminal-choose", count=len(choices), default=default + 1), read, do)


def read_seat(typed: str, players: Sequence[str], allowed: Sequence[int]) -> int:
    """The seat given by number, name or the beginning of a name.

    >>> read_seat("bo", ["Ann", "Bob", "Bea"], [1, 2, 3]), read_seat("3", ["Ann", "Bob", "Bea"], [1, 2, 3])
    (2, 3)
    """
    word = typed.strip().casefold()
    names = [name.casefold() for name in players]
    if word in names:
        found = [names.index(word) + 1]
    elif word.isdecimal() and len(word) < 3 and 1 <= int(word) <= len(names):
        found = [int(word)]
    else:
        fitting = [seat for seat, name in enumerate(names, 1) if word and name.startswith(word)]
        found = [seat for seat in fitting if seat in allowed] or fitting
    listed = ", ".join(f"{seat} {players[seat - 1]}" for seat in allowed)
    if not found:
        raise Problem("keep-who", typed=echo(typed), players=listed)
    if len(found) > 1:
        raise Problem("keep-which", typed=echo(typed), players=", ".join(players[seat - 1] for seat in found))
    if found[0] not in allowed:
        raise Problem("keep-not-asked", player=players[found[0] - 1], players=listed)
    return found[0]


def read_seats(typed: str, players: Sequence[str], allowed: Sequence[int]) -> tuple[int, ...]:
    """Several seats, separated by commas or spaces, without duplicates."""
    if typed.casefold() in say("keep-word-everybody").split():
        return tuple(allowed)
    if "," in typed or ";" in typed:
        words = [word for word in re.split("[,;]", typed) if word.strip()]
    else:
        whole = [name for name in players if name.casefold() == typed.casefold()]
        words = whole or typed.split()
    seats = [read_seat(word, players, allowed) for word in words]
    return tuple(dict.fromkeys(seats))


def is_nobody(typed: str) -> bool:
    """Whether the answer is the word for nobody."""
    return typed.casefold() in say("keep-word-nobody").split()


def read_left(typed: str, rules: Rules) -> Left:
    """Points, or cards with or without colours; a number alone means points if cards can cost that.

    >>> from decaphase.rules import load_rules
    >>> rules = load_rules()
    >>> read_left("35", rules), read_left("12", rules), read_left("w s 12 3", rules)
    (35, ('12',), ('w', 's', '12', '3'))
    """
    words = [word for word in SEPARATORS.split(typed) if word]
    if not words:
        raise Problem("keep-left-how")
    if len(words) == 1 and words[0].isdecimal():
        return _read_points(words[0], rules)
    try:
        return tuple(card.code for card in read_typed_cards(typed, rules))
    except Problem:
        return _read_words(words, rules)


def _read_points(word: str, rules: Rules) -> Left:
    number = int(word[:9])
    if number % POINTS_STEP and number <= NUMBERS:
        return (str(number),)  # 12 points are impossible: it is the card
    if len(word) > 9 or number > dearest_hand(rules) or number % POINTS_STEP:
        raise SheetProblem("sheet-bad-points", points=word[:12], most=dearest_hand(rules))
    return number


def _read_words(words: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Cards typed as words: 12 alone, g3, green 3."""
    ranks = _rank_words(rules)
    codes: list[str] = []
    place = 0
    while place < len(words):
        word, following = words[place], words[place + 1] if place + 1 < len(words) else ""
        try:
            codes += _read_word(word, rules, ranks)
        except Unreadable:
            if not following.isdecimal():
                raise
            codes += _read_word(word + following, rules, ranks)  # green 3
            place += 1
        place += 1
    return tuple(codes)


def _read_word(word: str, rules: Rules, ranks: dict[str, int]) -> tuple[str, ...]:
    """The cards in one word: a number, a rank, or any name of a card."""
    if word.casefold() in ranks:
        return (str(ranks[word.casefold()]),)
    if not word.isdecimal():
        return tuple(card.code for card in read_typed_cards(word, rules))
    if len(word) > 2 or not 1 <= int(word) <= NUMBERS:
        raise Problem("keep-not-a-number", typed=echo(word))
    return (str(int(word)),)


def _rank_words(rules: Rules) -> dict[str, int]:
    """The words for ace, jack and queen where ordinary packs are used."""
    if rules.cards != "packs":
        return {}
    return {
        word: number for number, rank in NAMED_RANKS.items() for word in say(f"code-packs-{rank}").split()
    }
