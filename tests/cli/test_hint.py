"""`decaphase hint`: the best move in a record, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from decaphase.game import Game
from decaphase.records import record_of, save_record
from decaphase.rules import load_rules
from support.shell import Shell

HEAD: Final = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob", "Cas"]

[[hands]]
phases = [1, 1, 1]
"""

TO_DISCARD: Final = """
turn = 1
stage = "play"
holding = ["r5 g5 b5 y7 r7 b1 g2 b3 y9 b4 g11", "r1 r2", "b6 b8"]
discard = "r12"
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.toml"


def hint(shell: Shell, record: Path, hand: str, *options: str, head: str = HEAD) -> tuple[int, str, str]:
    record.write_text(head + hand, encoding="utf-8")
    return shell.run("hint", str(record), *options)


def test_the_best_action_and_the_next(shell: Shell, record: Path) -> None:
    code, out, err = hint(shell, record, TO_DISCARD)
    assert (code, err) == (0, "")
    assert out.splitlines()[:8] == [
        "Ann plays for phase 1 (set of 3 + set of 3) and misses one card.",
        "",
        "Best: Discard the green 11.",
        "  Your phase does not need it.",
        "  None of the cards you can spare is dearer: 10 points.",
        "  14 of the 96 cards you have not seen would bring you nearer to your phase.",
        "",
        "Or: Discard the blue 1.",
    ]
    assert out.count("\nOr: ") == 3
    assert out.endswith("\n\nThere are 7 more possibilities; --all shows them.\n")


def test_all_moves_can_be_listed(shell: Shell, record: Path) -> None:
    _, out, _ = hint(shell, record, TO_DISCARD, "--all")
    assert out.count("\nOr: ") == 10
    assert "--all" not in out
    assert (
        "Or: Discard the red 7.\n"
        "  That is 5 points less to be caught with.\n"
        "  But: It is one of your two 7s: without it 2 cards are missing.\n"
    ) in out


def test_as_data(shell: Shell, record: Path) -> None:
    code, out, _ = hint(shell, record, TO_DISCARD, "--json")
    data = json.loads(out)
    best = data.pop("advice")[0]
    assert code == 0
    assert data == {"seat": 1, "player": "Ann", "stage": "play", "down": False, "phase": 1, "missing": 1}
    assert (best["action"], best["says"]) == ("1 discard g11", "Discard the green 11.")
    assert best["reasons"][1] == {
        "code": "dearest",
        "against": False,
        "values": {"points": 10},
        "says": "None of the cards you can spare is dearer: 10 points.",
    }


def test_a_player_who_is_down_and_ordinary_packs(shell: Shell, record: Path) -> None:
    head = HEAD.replace("[[hands]]", '[options]\ncards = "packs"\n\n[[hands]]')
    hand = """
turn = 1
stage = "play"
holding = ["b8 r1 w", "r1 r2", "b6 b8"]
table = ["1: r5 g5 b5 / y7 r7 w", "2: r8 g8 w / y2 b2 r2"]
discard = "r12"
"""
    _, out, _ = hint(shell, record, hand, "--all", head=head)
    assert out.startswith(
        "Ann’s phase is on the table; 3 cards are left.\n\n"
        "Best: Add the 8 of spades to Bob’s set of 8s.\n"
        "  That is 5 points less to be caught with.\n"
        "  You keep 2 cards, 30 points.\n"
    )
    assert "Or: Add a king to your set of 5s.\n" in out
    assert "Or: Discard the ace of hearts.\n" in out


CLAIM: Final = """
turn = 2
stage = "claim"
discarded = 1
holding = ["r1 r2", "r5 g5 b5 y7 r7", "b6 b8"]
discard = "b7"
"""


def test_a_seat_that_is_asked(shell: Shell, record: Path) -> None:
    head = HEAD.replace("[[hands]]", "[options]\nknocking = true\n\n[[hands]]")
    _, out, _ = hint(shell, record, CLAIM, head=head)
    assert out.splitlines()[2:4] == ["Best: Knock for the blue 7.", "  With it your phase is complete."]
    _, out, _ = hint(shell, record, CLAIM, "--seat", "3", head=head)
    assert out.splitlines()[2:4] == [
        "Best: Pass on the blue 7.",
        "  Taking the blue 7 would bring you no nearer to your phase.",
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--seat", "2"], "It is not for Bob to do anything now, but for Ann.\n"),
        (["--seat", "4"], "There is no seat 4: this table has seats 1 to 3.\n"),
        (["--seat", "0"], "There is no seat 0: this table has seats 1 to 3.\n"),
    ],
)
def test_a_seat_that_cannot_be_advised(shell: Shell, record: Path, options: list[str], sentence: str) -> None:
    assert hint(shell, record, TO_DISCARD, *options) == (2, "", sentence)


def test_a_record_with_an_illegal_move(shell: Shell, record: Path) -> None:
    code, out, err = hint(shell, record, TO_DISCARD + 'actions = ["1 discard w"]')
    assert (code, out) == (1, "")
    assert err == f"{record}: hand 1, action 1, “1 discard w”: not-in-hand: Ann does not hold w.\n"


def test_what_is_not_a_record(shell: Shell, record: Path) -> None:
    code, out, err = hint(shell, record, 'turn = "x"')
    assert (code, out) == (2, "")
    assert err.startswith(f"{record}: ")
    code, _, err = shell.run("hint", str(record.with_name("none.toml")))
    assert (code, err.partition(": ")[2]) == (
        2,
        "no-such-file: There is no such file; is its name spelt right?\n",
    )


def test_a_game_between_hands_and_one_that_is_over(shell: Shell, record: Path) -> None:
    one_left = TO_DISCARD.replace("r5 g5 b5 y7 r7 b1 g2 b3 y9 b4 g11", "g11")
    code, _, err = hint(shell, record, one_left + 'actions = ["1 discard g11"]')
    assert code == 2
    assert err == (
        "The last hand of this record is over and the next has not been dealt, "
        "so there is nothing to advise.\n"
    )
    nothing = 'decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]'
    code, _, err = hint(shell, record, "", head=nothing)
    assert (code, err) == (2, "No hand has been dealt yet, so there is nothing to advise.\n")
    last = HEAD.replace("phases = [1, 1, 1]", "phases = [10, 1, 1]")
    lays = """
turn = 1
stage = "play"
holding = ["r5 g5 b5 y5 r5 r7 g7 b7", "r1 r2", "b6 b8"]
discard = "r12"
actions = ["1 lay r5 g5 b5 y5 r5 / r7 g7 b7"]
"""
    code, _, err = hint(shell, record, lays, head=last)
    assert code == 2
    assert err == f"{record}: game-is-over: This game is over; there is nothing to play on.\n"


def test_a_hint_tells_nothing_that_the_seat_cannot_see(shell: Shell, tmp_path: Path) -> None:
    """Two games that look the same to Ann, with different cards in the other hands and in the deck."""
    printed = set()
    for number, cards in enumerate((("r1 r2", "b6 b8"), ("w w", "w s"))):
        path = tmp_path / f"{number}.toml"
        hand = TO_DISCARD.replace('"r1 r2", "b6 b8"', ", ".join(f'"{hand}"' for hand in cards))
        code, out, _ = hint(shell, path, hand, "--all")
        printed.add((code, out))
    assert len(printed) == 1


def test_a_saved_game(shell: Shell, record: Path) -> None:
    game = Game(load_rules("house-nl"), ["Ann", "Bob", "Cas"], seed=5)
    game.start_hand()
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    save_record(record_of(game), record)
    code, out, err = shell.run("hint", str(record))
    assert (code, err) == (0, "")
    assert out.startswith("Cas plays for phase 1 (set of 3 + set of 3) and misses ")
