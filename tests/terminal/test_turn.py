"""The lines typed in a turn: moves, questions, and what cannot be understood."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.cards import read_cards
from decaphase.game import Game, Position
from decaphase.rules import load_rules
from decaphase.say import languages, speak
from decaphase.terminal.console import EndOfInput
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.player import LocalSeat, TerminalPlayer
from decaphase.terminal.play.turn import ControlCommand, Move, Turn
from support.terminal.typist import TABLE, console_for


class Table:
    """Three players in a position; Ann types."""

    def __init__(self, holding: str, *, phase: int = 1, stage: str = "play", **more: object) -> None:
        options = more.pop("options", {})
        rules = load_rules(str(more.pop("rules", "classic-en")), options)  # type: ignore[arg-type]
        values: dict[str, object] = {
            "phases": (phase, 1, 1),
            "turn": 1,
            "stage": stage,
            "holding": (read_cards(holding), read_cards("y1"), read_cards("y2")),
            "discard": read_cards("g9"),
            **more,
        }
        self.game = Game.from_position(rules, ["Ann", "Bea", "Cas"], Position(**values))  # type: ignore[arg-type]
        self.person = TerminalPlayer(1, "Ann", "en", "normal", HandOrder("number"))

    def types(self, *lines: str, can_undo: bool = False) -> tuple[Move | None, str]:
        """The resulting move, if any, and the output."""
        console, shown = console_for(*lines)
        try:
            move = Turn(self.person, console, LocalSeat(self.game, self.person.seat, can_undo)).ask()
        except EndOfInput:
            return None, shown.getvalue()
        return move, shown.getvalue()

    def move(self, *lines: str) -> str:
        """The resulting move, as written in a record."""
        move, shown = self.types(*lines)
        assert move is not None, shown
        return str(move)


# Drawing


@pytest.mark.parametrize("line", ["draw", "deck", "DRAW", " ", "   ", "1", " 1 "])
def test_draw_from_the_deck(line: str) -> None:
    assert Table("r1 r2", stage="draw").move(line) == "1 draw deck"


@pytest.mark.parametrize("line", ["t", "take", "T", "2"])
def test_take_the_top_card(line: str) -> None:
    assert Table("r1 r2", stage="draw").move(line) == "1 draw discard"


def test_a_skip_on_top_is_no_choice_and_says_why() -> None:
    move, shown = Table("r1 r2", stage="draw", discard=read_cards("s")).types("t")
    assert move is None
    assert shown.startswith("1 draw: t\nA skip is never taken")


# Discarding


@pytest.mark.parametrize("line", ["d r5", "discard red 5", "d 5 red", "2 r5", "d the red 5"])
def test_discard(line: str) -> None:
    table = Table("r5 g5 b5 y7 r7 w", discard=read_cards("g9"))
    assert table.move(line) == "1 discard r5"


def test_discard_by_number() -> None:
    assert Table("r5 g7 b1").move("d", "2") == "1 discard r5"  # in hand order: b1 r5 g7


def test_discard_and_back() -> None:
    assert Table("r5 g7 b1").move("d", "", "d b1") == "1 discard b1"


def test_a_skip_asks_for_its_victim() -> None:
    table = Table("r5 g7 s")
    assert table.move("d s", "2") == "1 discard s > 3"
    assert table.move("d s Bea") == "1 discard s > 2"
    assert table.move("d skip ca") == "1 discard s > 3"
    _, shown = table.types("d s Zoe")
    assert "“Zoe” is nobody you can skip now; you can name Bea, Cas." in shown


def test_a_single_victim_is_not_asked_for() -> None:
    assert Table("r5 g7 s", skips=(2,)).move("d s") == "1 discard s > 3"


# Laying


def test_lay_what_the_game_proposes() -> None:
    table = Table("r5 g5 b5 y7 r7 b7 r1")
    assert table.move("l", "1") == "1 lay r5 b5 g5 / r7 b7 y7"


def test_lay_in_one_line() -> None:
    table = Table("r5 g5 b5 y7 r7 w r1 b7")
    assert table.move("l r5 g5 b5 / y7 r7 b7 w") == "1 lay r5 b5 g5 / r7 b7 y7 w"


def test_build_a_lay_down_group_by_group() -> None:
    table = Table("r5 g5 b5 y7 r7 w r1 b7")
    assert table.move("l", "2", "r5 g5 w", "y7 r7 b7") == "1 lay r5 g5 w / r7 b7 y7"
    _, shown = table.types("l", "2", "r5 g5 w", "w y7 b7", "", "m")  # the wild is used already; then go back
    assert "You do not hold a wild, or not so often." in shown
    assert "You hold 8 cards" in shown


def test_a_wild_is_asked_about_only_where_it_is_open() -> None:
    table = Table("r5 g5 b5 r3 g4 b6 w y12", phase=2)
    move, shown = table.types("l r5 g5 b5 / r3 g4 w b6")
    assert str(move) == "1 lay r5 b5 g5 / r3 g4 w b6"
    assert "What should it be" not in shown
    table = Table("r8 g8 b8 r3 g4 b5 w y12", phase=2)
    move, shown = table.types("l r8 g8 b8 / r3 g4 b5 w", "2")
    assert str(move) == "1 lay r8 b8 g8 / r3 g4 b5 w"
    assert "1. a run from 2 to 5" in shown


def test_a_group_of_wilds_is_asked_for_its_number() -> None:
    table = Table("r5 g5 b5 w w w r1", phase=1)
    assert table.move("l r5 g5 b5 / w w w", "7") == "1 lay r5 b5 g5 / w w w =7"


def test_lay_in_any_order_names_the_phase() -> None:
    table = Table("r5 g5 b5 y7 r7 b7 r1", options={"order": "any"}, phases=None, done=((), (), ()))
    assert table.move("l 1: r5 g5 b5 / y7 r7 b7") == "1 lay 1: r5 b5 g5 / r7 b7 y7"
    _, shown = table.types("l r5 g5 b5 / y7 r7 b7")
    assert "say which one is laid" in shown


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("l r5 g5 b5 y7 r7 b7", "has 2 groups; put / between them"),
        ("l r5 g5 b12 / y7 r7 b7", "You do not hold the blue 12"),
        ("l r5 g5 r1 / y7 r7 b7", "do not make a set of 3"),
        ("l r5 g5 / y7 r7 b7", "do not make a set of 3"),
        ("l r5 g5 s / y7 r7 b7", "A skip is never part of a phase."),
        ("l zebra / x", "“zebra” is no card here"),
        ("l 99: r5 / r7", "Phase 99 is not one of the phases"),
    ],
)
def test_what_cannot_be_laid(line: str, words: str) -> None:
    move, shown = Table("r5 g5 b5 y7 r7 b7 r1 s").types(line)
    assert move is None
    assert words in " ".join(shown.split())


def test_a_phase_that_is_not_complete() -> None:
    _, shown = Table("r5 g5 b1 y7 r7 b2 r1").types("l")
    assert "Your phase is not complete yet." in shown


# Hitting


def test_hit_where_there_is_one_group() -> None:
    assert Table("g3 r9", table=TABLE).move("h g3") == "1 hit g3 on 2.1"


def test_hit_alone_lists_what_fits() -> None:
    assert Table("g3 b5 r9", table=TABLE).move("h", "2") == "1 hit b5 on 2.2"


def test_a_wild_asks_where_it_goes() -> None:
    assert Table("w r9 b2", table=TABLE).move("h w", "4") == "1 hit w on 2.2"


def test_several_hits_in_one_line() -> None:
    table = Table("g3 b5 r9", table=TABLE)
    assert table.move("h g3 b5") == "1 hit g3 on 2.1"
    assert table.person.typed_ahead == ["h b5"]
    assert table.move() == "1 hit b5 on 2.2"


def test_why_a_card_cannot_be_hit() -> None:
    _, shown = Table("r9 b2", table=TABLE).types("h r9")
    assert "no group on the table that" in shown
    _, shown = Table("g3 r9", table=TABLE[1:]).types("h g3")
    assert "only when their own phase is on the table" in shown


# Questions


def test_questions_are_answered_and_asked_again() -> None:
    table = Table("g3 r9", table=TABLE, scores=(5, 10, 0))
    move, shown = table.types("c", "w", "a", "b", "p", "g", "n", "s", "m", "i", "?", "?")
    assert move is None
    for words in (
        "On the discard pile lies the green 9",
        "It is your turn: lay, hit or discard.",
        "Your phase 1 is on the table.",
        "Phase 8: 7 cards of one colour (*******)",
        "Bea: phase 1, set of 3 + set of 3, on the table; one done.",
        "Bea’s set of 3s: red 3, blue 3, green 3.",
        "Cas: one card.",
        "1. You: one phase, 5 points.",
        "You hold 2 cards: green 3, red 9.",
        "Add the green 3 to Bea’s set of 3s.",
        "Discard the red 9.",
    ):
        assert words in shown


def test_history_goes_back_and_forth() -> None:
    table = Table("g3 r9")
    for line in ("one", "two", "three"):
        table.person.notify(line)
    _, shown = table.types("e", "e", "e", "e", "f", "f", "f")
    answers = [line for line in shown.splitlines() if not line.startswith("1 ")]
    end = ["That was the beginning of this hand.", "two", "three", "That was the last that happened."]
    assert answers == ["three", "two", "one", *end]


def test_say_it_again() -> None:
    _, shown = Table("g3 r9").types("c", "r", "r")
    assert shown.count("On the discard pile lies the green 9") == 3


def test_sorting() -> None:
    table = Table("y1 r5 w g5 r2")
    _, shown = table.types("o colour", "o number", "o w 1", "o", "2", "o sideways", "o r5 99", "o b9 1")
    answers = [line for line in shown.splitlines() if line.startswith("You hold")]
    assert answers == [
        "You hold 5 cards: red 2, red 5, green 5, yellow 1, wild.",
        "You hold 5 cards: yellow 1, red 2, red 5, green 5, wild.",
        "You hold 5 cards: wild, yellow 1, red 2, red 5, green 5.",
        "You hold 5 cards: yellow 1, red 2, red 5, green 5, wild.",
    ]
    assert "“sideways” is none of these: colour, number, need, own." in shown
    assert "Your hand has places 1 to 5." in shown
    assert "You do not hold the blue 9" in shown


def test_how_much_is_said() -> None:
    table = Table("y1 r5")
    _, shown = table.types("v brief", "m", "v loud")
    assert table.person.fullness == "brief"
    assert "You hold 2 cards: y1 r5." in shown
    assert "“loud” is none of these: brief, normal, full." in shown


# Control commands


def test_undo_and_leave() -> None:
    table = Table("g3 r9")
    assert table.types("u", can_undo=True)[0] is ControlCommand.UNDO
    move, shown = table.types("u")
    assert move is None
    assert "There is nothing to take back" in shown
    assert table.types("x")[0] is ControlCommand.LEAVE


# Garbage


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "Nothing was typed; i shows"),
        ("zebra", "“zebra” is not understood; i shows"),
        ("r5", "“d r5” discards it, “h r5” hits with it."),
        ("5 red", "“d r5” discards it"),
        ("7", "There is only choice 1"),
        ("99", "There is only choice 1"),
        ("d", "Which card do you discard?"),
        ("d zebra", "“zebra” is no card here"),
        ("d r5 g5", "You discard one card only."),
        ("d b12", "You do not hold the blue 12"),
        ("t", "Ann has already drawn"),
        ("k", "Nobody knocks at this table"),
        ("pass", "Nobody knocks at this table"),
    ],
)
def test_what_is_not_understood(line: str, words: str) -> None:
    move, shown = Table("r5 g5").types(line)
    assert move is None
    assert words in shown


WORDS = (
    *"drtklhdu?mabpcwgnsefrovi123/:",
    *("draw", "pass", "99", "r5", "4:", "brief"),
)
TYPED = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))


@settings(max_examples=150)
@given(st.lists(TYPED, max_size=8), st.sampled_from(["draw", "play"]), st.sampled_from(languages()))
def test_any_garbage_gives_a_short_line_and_the_same_prompt(
    lines: list[str], stage: str, language: str
) -> None:
    speak(language)
    try:
        table = Table("r5 g5 b5 y7 r7 w s r1", stage=stage)
        move, shown = table.types(*(line.replace("\n", " ").replace("\r", " ") for line in lines))
        assert move is None or isinstance(move, ControlCommand) or table.game.can(move)
        assert all(len(line) <= 600 for line in shown.splitlines())
    finally:
        speak("en")
