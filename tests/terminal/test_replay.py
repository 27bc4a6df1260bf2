"""Stepping through a record at the terminal: commands, announcements, and what stays hidden."""

from __future__ import annotations

from cProfile import Profile
from io import StringIO
from pstats import Stats
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.game import Discard, Draw, Game
from decaphase.records import ReplaySteps, read_record, record_of
from decaphase.records.sample import choose
from decaphase.say import languages, say, speak
from decaphase.say.events import FULLNESS, say_event
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.replay.commands import REPLAY_COMMANDS, command_help, read_replay_command
from decaphase.terminal.replay.viewer import REPLAY_QUESTIONS, Replay, ReplayViewer
from support.laws.hidden_cards import exchanged
from support.laws.variants import VARIANT_PARAMETERS, variant

POSITION = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob"]
[[hands]]
phases = [1, 1]
turn = 1
holding = ["r5 g5 b5 y7 r7 w s b12", "b1 b2 g11"]
discard = "r9"
draw = "y4 y8"
actions = ["1 draw deck", "1 lay r5 g5 b5 / y7 r7 w", "1 discard s > 2", "1 draw deck"]
"""


def replay_lines(steps: ReplaySteps, watcher: ReplayViewer, *typed: str) -> list[str]:
    """The lines of a replay with this input."""
    shown = StringIO()
    with pytest.raises(EndOfInput):
        Replay(Console(StringIO("".join(f"{line}\n" for line in typed)), shown), steps, watcher).watch()
    return shown.getvalue().splitlines()


def narrated_lines(steps: ReplaySteps, watcher: ReplayViewer) -> list[str]:
    console = Console(StringIO(), StringIO())
    Replay(console, steps, watcher).narrate_all()
    return console.said_since_answer


def position() -> ReplaySteps:
    return ReplaySteps(read_record(POSITION))


@pytest.mark.parametrize("language", languages())
def test_no_word_stands_for_two_commands(language: str) -> None:
    words = [
        word.strip() for name in REPLAY_COMMANDS for word in say(f"replay-word-{name}", language).split(",")
    ]
    assert len(words) == len({word.casefold() for word in words})
    for name in REPLAY_COMMANDS:
        first, *more = [word.strip() for word in say(f"replay-word-{name}", language).split(",")]
        assert more
        assert len(first) == 1 or name == "go"
        for word in (first, *more):
            typed = f"{word} 2" if name == "go" else word
            command = read_replay_command(typed.upper(), language)
            assert command is not None, word
            assert command.name == name
        assert command_help(name, language).startswith(first)


@pytest.mark.parametrize(
    ("typed", "language", "name"),
    [("precedente", "fr", "previous-hand"), ("re\u0301pe\u0300te", "fr", "again"), ("ZURÜCK", "de", "back")],
)
def test_accents_may_be_left_out(typed: str, language: str, name: str) -> None:
    command = read_replay_command(typed, language)
    assert command is not None
    assert command.name == name


@pytest.mark.parametrize(
    ("typed", "name", "number", "action"),
    [
        ("", "forward", 1, 0),
        ("   ", "forward", 1, 0),
        ("f12", "forward", 12, 0),
        ("back 3", "back", 3, 0),
        ("3", "go", 3, 0),
        ("go to 3.12", "go", 3, 12),
        ("3:12", "go", 3, 12),
        ("N", "next-hand", 1, 0),
        ("top  card", "top", 1, 0),
    ],
)
def test_commands_as_typed(typed: str, name: str, number: int, action: int) -> None:
    command = read_replay_command(typed)
    assert command is not None
    assert (command.name, command.number, command.action) == (name, number, action)


@pytest.mark.parametrize(
    "typed", ["go", "xyzzy", "h 3", "f 1.2", "3.", ".3", "3.1.2", "-1", "9999999", "\x1b[A"]
)
def test_unknown_commands(typed: str) -> None:
    assert read_replay_command(typed) is None
    lines = replay_lines(position(), ReplayViewer(), typed)
    assert [line for line in lines if "no command" in line]
    assert lines[-1].startswith("1.0 >")


@given(st.text(max_size=20), st.sampled_from(languages()))
def test_whatever_is_typed_is_a_command_or_none(typed: str, language: str) -> None:
    command = read_replay_command(typed, language)
    assert command is None or command.name in REPLAY_COMMANDS


def test_a_position_as_seen_from_a_seat() -> None:
    assert narrated_lines(position(), ReplayViewer(seat=1)) == [
        "The record begins in the middle of a hand; it is your turn.",
        "On the discard pile lies the red 9; the deck has 96 cards.",
        "You hold: red 5, red 7, blue 5, blue 12, green 5, yellow 7, wild, skip.",
        "You draw the yellow 4.",
        "You lay phase 1: 5s: red 5, green 5, blue 5; 7s: yellow 7, red 7, wild.",
        "You skip Bob.",
        "Bob misses this turn.",
        "Your turn.",
        "You draw the yellow 8.",
        "The record ends here.",
    ]


def test_a_position_as_seen_by_a_spectator() -> None:
    lines = narrated_lines(position(), ReplayViewer())
    assert lines[:3] == [
        "The record begins in the middle of a hand; it is Ann’s turn.",
        "On the discard pile lies the red 9; the deck has 96 cards.",
        "Ann draws.",
    ]
    assert "yellow 4" not in " ".join(lines)


def test_a_position_with_all_cards_open() -> None:
    lines = narrated_lines(position(), ReplayViewer(every_card=True))
    assert "Bob holds: blue 1, blue 2, green 11." in lines
    assert "Ann draws the yellow 4." in lines


def test_forth_and_back() -> None:
    lines = replay_lines(
        position(), ReplayViewer(), "", "f 2", "b", "b 9", "b", "e", "", "1.2", "7", "1.9", "v", "n"
    )
    assert [line for line in lines if line.startswith(("Hand", "This is", "There is", "1."))] == [
        "1.0 > Ann draws.",
        "1.1 > Ann lays phase 1: 5s: red 5, green 5, blue 5; 7s: yellow 7, red 7, wild.",
        "1.3 > Hand 1, action 2:",
        "1.2 > The record begins in the middle of a hand; it is Ann’s turn.",
        "1.0 > This is where the record begins.",
        "1.0 > Hand 1, action 4:",
        "1.4 > The record ends here.",
        "1.4 > Hand 1, action 2:",
        "1.2 > There is no hand 7: the record has one hand.",
        "1.2 > Hand 1 has no action 9: the last one in it is 4.",
        "1.2 > The record begins in the middle of a hand; it is Ann’s turn.",
        "1.0 > There is no further hand in this record.",
        "1.0 > ",
    ]


def test_questions_about_a_position() -> None:
    lines = replay_lines(position(), ReplayViewer(seat=2), "h", "g", "c", "s", "p", "f 2", "g", "p")
    assert lines[4:] == [
        "1.0 > You hold: blue 1, blue 2, green 11.",
        "1.0 > There is nothing on the table yet.",
        "1.0 > On the discard pile lies the red 9; the deck has 96 cards.",
        "1.0 > 1. Ann: no phase, 0 points.",
        "1. You: no phase, 0 points.",
        "1.0 > You: phase 1, set of 3 + set of 3; none done.",
        "Ann: phase 1, set of 3 + set of 3; none done.",
        "1.0 > Ann draws.",
        "Ann lays phase 1: 5s: red 5, green 5, blue 5; 7s: yellow 7, red 7, wild.",
        "1.2 > Ann’s set of 5s: red 5, green 5, blue 5.",
        "Ann’s set of 7s: yellow 7, red 7, wild.",
        "1.2 > You: phase 1, set of 3 + set of 3; none done.",
        "Ann: phase 1, set of 3 + set of 3, on the table; one done.",
        "1.2 > ",
    ]


def test_a_spectator_sees_no_hand() -> None:
    assert "sees nobody’s cards" in replay_lines(position(), ReplayViewer(), "h")[3]


def test_single_steps_say_the_same_as_the_whole_record() -> None:
    one_by_one = replay_lines(position(), ReplayViewer(seat=1), *[""] * 4)
    at_once = narrated_lines(position(), ReplayViewer(seat=1))
    assert [line.split(" > ")[-1] for line in one_by_one[1:-1]] == at_once


def test_an_illegal_action_is_announced_last() -> None:
    steps = ReplaySteps(read_record(POSITION.replace("1 discard s > 2", "1 discard y1")))
    lines = narrated_lines(steps, ReplayViewer())
    assert lines[-1] == "Hand 1, action 3, “1 discard y1”, is not legal. Ann does not hold the yellow 1."
    assert lines[-2].startswith("Ann lays phase 1")


def test_a_record_without_a_hand() -> None:
    steps = ReplaySteps(read_record('decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]\n'))
    assert narrated_lines(steps, ReplayViewer()) == ["The record ends here."]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_replay_says_what_the_seat_heard_during_the_game(name: str, language: str) -> None:
    """Exactly what it saw, sentence by sentence; the same for a spectator."""
    dice = Random(name)
    game = Game(variant(name), ["Ann", "Bob", "Cas"], seed=dice.getrandbits(30))
    seat = dice.choice((None, 1, 2, 3))
    live: list[str] = []
    for _ in range(60):
        if game.stage == "game-over":
            break
        started = game.stage == "hand-over"
        events = game.start_hand() if started else game.apply(choose(game, dice))
        live += [say_event(event.seen_by(seat), game.view(seat), language) for event in events]
    try:
        speak(language)
        lines = narrated_lines(ReplaySteps(record_of(game)), ReplayViewer(seat))
    finally:
        speak("en")
    holds = say("replay-holds", language, own="yes", player="", count=1, cards="|").partition("|")[0]
    assert [line for line in lines[:-1] if not line.startswith(holds)] == live


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_everything_can_be_asked_anywhere(name: str) -> None:
    """Every command gets an answer at every step, for every viewer, and no line is too wide."""
    dice = Random(name)
    game = Game(variant(name), ["Ann", "Bob", "Cas"], seed=dice.getrandbits(30))
    for _ in range(80):
        if game.stage == "hand-over":
            game.start_hand()
        if game.stage == "game-over":
            break
        game.apply(choose(game, dice))
    words = [
        say(f"replay-word-{name}").split(",")[0] for name in REPLAY_COMMANDS if name not in {"go", "quit"}
    ]
    typed = [*words, *(dice.choice([*words, "f 7", "b 3", "1.20", "2", "2.5", "", "hm"]) for _ in range(40))]
    watcher = ReplayViewer(dice.choice((None, 1, 2, 3)), dice.random() < 0.5, dice.choice(FULLNESS))
    lines = replay_lines(ReplaySteps(record_of(game)), watcher, *typed)
    assert sum(" > " in line for line in lines) == len(typed) + 1
    assert all(0 < len(line) <= 120 for line in lines)  # a line may begin with the prompt


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_no_answer_depends_on_what_is_hidden(name: str) -> None:
    """With other cards in the deck and in the other hands, every answer is the same."""
    dice = Random(name)
    game = Game(variant(name), ["Ann", "Bob", "Cas"], seed=dice.getrandbits(30))
    game.start_hand()
    for _ in range(dice.randint(1, 60)):
        if game.stage in {"hand-over", "game-over"}:
            break
        game.apply(choose(game, dice))
    for seat in (None, 1, 2, 3):
        other = exchanged(game, seat, dice)
        assert other.holding != game.holding
        for tell in REPLAY_QUESTIONS.values():
            assert tell(game.view(seat)) == tell(other.view(seat)) != ""


def calls_to_narrate(actions: int) -> int:
    """The function calls that it takes to narrate a hand in which two players only draw and discard."""
    game = Game(variant("classic-en"), ("Ann", "Bob"), seed=3)
    game.start_hand()
    for _ in range(actions):
        game.apply(next(move for move in game.legal_actions() if isinstance(move, Draw | Discard)))
    steps, profile = ReplaySteps(record_of(game)), Profile()
    profile.runcall(narrated_lines, steps, ReplayViewer())
    return int(Stats(profile).total_calls)  # type: ignore[attr-defined]


def test_a_long_hand_takes_no_more_for_each_action() -> None:
    calls_to_narrate(40)  # fills the caches
    assert calls_to_narrate(400) < 5 * calls_to_narrate(100)
