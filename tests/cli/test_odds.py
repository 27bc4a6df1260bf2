"""`decaphase odds`, as run from a shell."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import decaphase
from decaphase.bots.odds import transition_table
from decaphase.bots.odds.chances import unseen_cards
from decaphase.cards import Card
from decaphase.cli.odds import OddsQuery, Prospect, _say_outs
from decaphase.rules import load_rules, read_phase
from decaphase.say import CATALOGUE
from support.shell import Shell

HAND = "r5 g5 w r7 b8 b9 y12 s y2 g1"
OWN = 'phases=["set 3 + colour 4", "run 5 + colour 4"]'
KEPT = (
    "Every card drawn is counted as kept. At the table one is discarded each turn, "
    "so drawing from the deck gives no better chance than this."
)
PERCENT = [
    18.275240,
    29.809251,
    5.341813,
    15.568966,
    6.488201,
    1.992572,
    0.332126,
    2.767246,
    3.112293,
    0.352288,
]


def lines(shell: Shell, *arguments: str) -> list[str]:
    code, out, err = shell.run("odds", *arguments)
    assert (code, err) == (0, "")
    return out.splitlines()


# Dealt


def test_dealt_for_programs(shell: Shell) -> None:
    code, out, err = shell.run("odds", "--dealt", "--json")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert list(data) == ["cards", "percent"]
    assert data["cards"] == 10
    assert [round(percent, 6) for percent in data["percent"]] == PERCENT


def test_dealt_for_people(shell: Shell) -> None:
    said = lines(shell, "--dealt", "--cards", "10")
    assert said[0] == "The chance that 10 cards dealt from the whole deck hold a phase, counted exactly:"
    assert said[2].split() == ["phase", "needs", "percent"]
    assert re.split(r"\s\s+", said[3]) == ["1", "set of 3 + set of 3", "18.275240"]
    assert [line.split()[-1] for line in said[3:]] == [f"{percent:.6f}" for percent in PERCENT]


def test_dealt_of_another_number_by_other_rules(shell: Shell) -> None:
    arguments = (
        "--dealt",
        "--cards",
        "6",
        "--rules",
        "classic-de",
        "--option",
        'phases=["set 2", "set 3 + set 4"]',
    )
    data = json.loads(lines(shell, *arguments, "--json")[0])
    assert data["cards"] == 6
    assert 0 < data["percent"][0] < 100
    assert data["percent"][1:] == [0.0]


def test_dealt_that_takes_too_long(shell: Shell) -> None:
    shell.monkeypatch.setattr(transition_table, "MAX_STEPS", 100_000)
    own = ("--dealt", "--option", 'phases=["run 7", "run 5 + colour 4"]')
    said = lines(shell, *own)
    assert re.split(r"\s\s+", said[-2]) == ["1", "run of 7", "15.568966"]
    assert said[-1].endswith("takes too long to count")
    percent = json.loads(lines(shell, *own, "--json")[0])["percent"]
    assert [round(percent[0], 6), percent[1]] == [15.568966, None]


# A hand


def test_a_hand_and_a_phase(shell: Shell) -> None:
    assert lines(shell, HAND, "--phase", "3", "--draws", "3") == [
        "Phase 3, set of 4 + run of 4: 2 cards are missing.",
        "",
        "Of the 98 unseen cards, 29 help at once:",
        "  wild: 7 left",
        "  any 5: 6 left",
        "  any 6: 8 left",
        "  any 10: 8 left",
        "",
        "The chance to have it, drawing from the unseen cards:",
        "  after one draw: 0%",
        "  after 2 draws: 6.02%",
        "  after 3 draws: 16.81%",
        "",
        KEPT,
    ]


def test_cards_seen_elsewhere_no_longer_help(shell: Shell) -> None:
    said = lines(shell, *HAND.split(), "--phase", "3", "--seen", "b5 b5 w w w w w w w b6")
    assert "Of the 88 unseen cards, 19 help at once:" in said
    assert [line for line in said if line.endswith("left")] == [
        "  any 5: 4 left",
        "  any 6: 7 left",
        "  any 10: 8 left",
    ]


def test_nothing_helps_any_more(shell: Shell) -> None:
    sevens = "r7 r7 b7 b7 g7 g7 y7 y7 w w w w w w w w"
    said = lines(shell, "r1 r2 r3 r4 r5 r6", "--phase", "4", "--seen", sevens, "--draws", "2")
    assert said[2] == "None of the 86 unseen cards helps."
    assert "  after 2 draws: 0%" in said


def test_a_phase_that_can_be_laid(shell: Shell) -> None:
    assert lines(shell, "r1 r2 r3 w w w w", "--phase", "4") == ["Phase 4, run of 7: it can be laid now."]


def test_all_phases_a_line_each(shell: Shell) -> None:
    said = lines(shell, HAND)
    assert said[0].startswith(
        "Phase 1, set of 3 + set of 3: 2 cards missing; 55 of 98 unseen cards help at once; "
    )
    assert said[1].startswith("Phase 2, set of 3 + run of 4: 1 card missing; ")
    assert said[7].startswith("Phase 8, 7 cards of one colour: 4 cards missing; 95 of 98 unseen cards help")
    assert said[7].endswith(" at once; 57.96% after 8 draws.")
    assert [line.split(",")[0] for line in said[:10]] == [f"Phase {number}" for number in range(1, 11)]
    assert said[10:] == ["", KEPT]


def test_colours_are_named_where_they_count(shell: Shell) -> None:
    said = lines(shell, "r1 r2 g3 g4 b8 w y5 y6 y10", "--option", OWN, "--phase", "2", "--draws", "1")
    assert said[2:6] == [
        "Of the 99 unseen cards, 34 help at once:",
        "  wild: 7 left",
        "  any yellow card: 21 left",
        "  any other 5: 6 left",
    ]
    said = lines(shell, "r1 b2 g3 y4", "--phase", "8", "--draws", "1")
    assert said[3:5] == ["  wild: 8 left", "  any number card: 92 left"]


def test_cards_that_cannot_be_named_together_are_named_each() -> None:
    outs = {Card.read("r5"): 2, Card.read("b5"): 1, Card.read("y6"): 1}
    asked = OddsQuery(load_rules(), (), (), unseen_cards(()), 1)
    assert list(_say_outs(asked, Prospect(1, read_phase("set 2 + colour 2"), 1, outs, ()))) == [
        "  red 5: 2 left",
        "  blue 5: 1 left",
        "  yellow 6: 1 left",
    ]


def test_cards_of_ordinary_packs(shell: Shell) -> None:
    packs = ("--option", "cards=packs", "--draws", "1", "--phase")
    said = lines(shell, "r9 r10 r11 g11 g11 b3", *packs, "2")
    assert said[3] == "  king: 8 left"
    assert {"  any 8: 8 left", "  any jack: 5 left", "  any queen: 8 left"} <= set(said)
    assert "  any of the hearts: 21 left" in lines(shell, "r9 r10 r11 g11 g11 b3", *packs, "8")
    assert "  any card from ace to queen: 92 left" in lines(shell, "r1 b2 g3 y4", *packs, "8")


def test_a_chance_is_never_rounded_to_what_it_is_not(shell: Shell) -> None:
    said = lines(shell, "r5 g5", "--phase", "1", "--draws", "27")
    assert said[-3] == "  after 27 draws: over 99.99%"
    said = lines(shell, "r1", "--phase", "10", "--draws", "7")
    assert said[-3] == "  after 7 draws: under 0.01%"


def test_a_hand_for_programs(shell: Shell) -> None:
    data = json.loads(
        lines(shell, "r1 g2 b3 y4 r5 g6", "--phase", "4", "--draws", "2", "--seen", "y7 w", "--json")[0]
    )
    (phase,) = data.pop("phases")
    assert data == {
        "hand": ["r1", "g2", "b3", "y4", "r5", "g6"],
        "seen": ["y7", "w"],
        "unseen": 100,
        "draws": 2,
    }
    percent = phase.pop("percent")
    assert phase == {
        "phase": 4,
        "needs": "run 7",
        "missing": 1,
        "outs": {"r7": 2, "b7": 2, "g7": 2, "y7": 1, "w": 7},
    }
    assert percent == pytest.approx([14.0, 100 * (1 - 86 * 85 / (100 * 99))])


def test_a_hand_whose_chances_take_too_long(shell: Shell) -> None:
    shell.monkeypatch.setattr(transition_table, "MAX_STEPS", 1_000)
    arguments = ("r2 g3 r4 r9 y12 r5 b7 b8", "--option", OWN, "--draws", "3")
    said = lines(shell, *arguments, "--phase", "2")
    assert said[-1].startswith("The exact chance for “run 5 + colour 4” takes too long to count")
    assert lines(shell, *arguments)[1].endswith("help at once; the chance takes too long to count.")
    assert json.loads(lines(shell, *arguments, "--json")[0])["phases"][1]["percent"] is None


# Errors


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Say which cards you hold, as in: decaphase odds"),
        (["--json"], "Say which cards you hold"),
        (["r5", "--dealt"], "--dealt asks about cards straight from the deck, so leave out the hand"),
        ([""], "A hand has 1 to 11 cards; none is named here."),
        (["r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12"], "A hand has 1 to 11 cards; 12 are named here."),
        (["r5 x7"], "“x” is no card here"),
        (["r5", "--seen", "r13"], "To “r” belongs a colour or a number"),
        (["r5 r5 r5"], "r5 is there 3 times, but a deck has only 2 of it."),
        (["r5 r5", "--seen", "r5"], "r5 is there 3 times, but a deck has only 2 of it."),
        (["r5", "--phase", "11"], "There is no phase 11: the list has phases 1 to 10."),
        (["r5", "--phase", "0"], "There is no phase 0: "),
        (
            ["r5", "--phase", "2", "--option", 'phases=["run 7"]'],
            "There is no phase 2: the list has only one phase.",
        ),
        (
            ["r5", "--draws", "108"],
            "108 draws cannot be looked at: choose 1 to 107, for so many cards are unseen.",
        ),
        (["r5", "--draws", "0"], "0 draws cannot be looked at: choose 1 to 107"),
        (["r5", "--cards", "5"], "--cards goes only with --dealt"),
        (["--dealt", "--cards", "0"], "0 cards cannot be dealt: choose 1 to 108, the whole deck."),
        (["--dealt", "--cards", "109"], "109 cards cannot be dealt"),
        (["--dealt", "--phase", "3"], "--phase is about a hand and has no meaning with --dealt"),
        (["--dealt", "--seen", "r5"], "--seen is about a hand"),
        (["--dealt", "--draws", "3"], "--draws is about a hand"),
        (["r5", "--rules", "nosuch"], "There is no edition called “nosuch”"),
        (["r5", "--option", "naturals=two"], "naturals cannot be “two”"),
    ],
)
def test_problems_are_one_sentence(shell: Shell, arguments: list[str], sentence: str) -> None:
    code, out, err = shell.run("odds", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_help(shell: Shell) -> None:
    code, out, _ = shell.run("odds", "--help")
    assert code == 0
    for part in (
        "CARDS",
        "--phase",
        "--draws",
        "--seen",
        "--dealt",
        "--cards",
        "--rules",
        "--option",
        "--json",
    ):
        assert part in out


def test_the_catalogue_is_exactly_what_is_used() -> None:
    body = FluentParser().parse((CATALOGUE / "en" / "odds.ftl").read_text(encoding="utf-8")).body
    source = Path(decaphase.__file__).parent
    files = [source / "cli" / "odds.py", *(source / "bots" / "odds").glob("*.py")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    raised = {f"problem-{code}" for code in re.findall(r'\bProblem\(\s*"([^"]+)"', text)}
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == raised | set(
        re.findall(r'"(odds-[a-z-]+)"', re.sub(r'Problem\(\s*"[^"]+"', "", text))
    )
