"""The checker's verdict on a record and on each expectation."""

from __future__ import annotations

import pytest

from decaphase.cards import FULL_DECK, write_cards
from decaphase.records.check import CheckResult, check_text

RECORD = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob"]

[[hands]]
phases = [1, 1]
turn = 1
holding = ["r5 g5 b5 y7 r7 b7 g2 g3", "y1 y2"]
draw = "g5 b2"
discard = "s"
actions = [
  "1 draw deck",
  "1 lay r5 g5 b5 / y7 r7 b7",
  "1 hit g5 on 1.1",
  "1 discard g2",
  "2 draw deck",
  "2 discard b2",
]

[expect]
"""
DECK = write_cards(FULL_DECK)


def judge(expect: str = "", old: str = "", new: str = "") -> CheckResult:
    return check_text(RECORD.replace(old, new) + expect)


def code(result: CheckResult) -> str | None:
    return None if result.error is None else result.error.problem.code


HOLDS = [
    "",
    "stage = 'draw'",
    "turn = 1",
    "scores = [0, 0]",
    "done = [[1], []]",
    "down = [1]",
    "discard_top = 'b2'",
    "winners = []",
    "places = []",
    "legal = ['1 draw deck', '1  draw  discard']",
    "not_legal = ['2 draw deck', '1 lay w w w', 'anything at all', '']",
    "refused = false",
]


@pytest.mark.parametrize("expect", HOLDS)
def test_an_expectation_that_holds(expect: str) -> None:
    result = judge(expect)
    assert (result.verdict, code(result)) == ("holds", None)
    assert result.state is not None


FAILS = [
    ("stage = 'play'", "stage", "play", "draw"),
    ("turn = 2", "turn", "2", "1"),
    ("scores = [0, 5]", "scores", "[0, 5]", "[0, 0]"),
    ("done = [[1], [1]]", "done", "[[1], [1]]", "[[1], []]"),
    ("down = [2]", "down", "[2]", "[1]"),
    ("discard_top = ''", "discard_top", "", "b2"),
    ("winners = [1]", "winners", "[1]", "[]"),
    ("places = [[1], [2]]", "places", "[[1], [2]]", "[]"),
    ("legal = ['1 draw deck', '2 draw deck']", "legal", "2 draw deck", "not-your-turn"),
    ("legal = ['q']", "legal", "q", "bad-action"),
    ("not_legal = ['2 draw deck', '1 draw deck']", "not_legal", "1 draw deck", "legal"),
    ("refused = true", "refused", "true", "false"),
    ("illegal = 7", "illegal", "7", "6"),
]


@pytest.mark.parametrize(("expect", "field", "expected", "found"), FAILS)
def test_an_expectation_that_fails(expect: str, field: str, expected: str, found: str) -> None:
    result = judge(expect)
    assert result.error is not None
    assert (result.verdict, code(result)) == ("fails", "expectation-failed")
    assert result.error.problem.values == {"field": field, "expected": expected, "found": found}
    assert (result.error.hand, result.error.action) == (None, None)
    assert result.state is not None


def test_an_illegal_action_is_named_with_its_number() -> None:
    result = judge(old="2 draw deck", new="1 draw deck")
    assert result.error is not None
    error = result.error
    assert (result.verdict, error.hand, error.action, error.text) == ("fails", 1, 5, "1 draw deck")
    assert code(result) == "not-your-turn"
    assert result.state is not None
    assert (result.state["stage"], result.state["turn"]) == ("draw", 2)


def test_an_action_that_cannot_be_read_is_illegal() -> None:
    result = judge(old="2 draw deck", new="3 draw deck")
    assert (result.verdict, code(result)) == ("fails", "bad-action")


def test_an_expected_illegal_action_holds_and_the_rest_speaks_of_the_state_before_it() -> None:
    expect = "illegal = 2\nstage = 'play'\nturn = 1\ndown = []\nlegal = ['1 discard g2']"
    result = judge(expect, "1 lay r5 g5 b5 / y7 r7 b7", "1 lay r5 g5 b5 / y7 r7 g2")
    assert (result.verdict, code(result)) == ("holds", None)
    assert result.state is not None
    assert result.state["stage"] == "play"


def test_the_state_before_it_is_checked_all_the_same() -> None:
    result = judge("illegal = 2\nstage = 'draw'", "1 lay r5 g5 b5 / y7 r7 b7", "1 lay r5")
    assert (result.verdict, code(result)) == ("fails", "expectation-failed")


def test_an_expected_illegal_action_that_is_legal_fails() -> None:
    result = judge("illegal = 2")
    assert result.error is not None
    assert (result.verdict, code(result)) == ("fails", "expectation-failed")
    assert (result.error.hand, result.error.action) == (1, 2)


def test_an_earlier_illegal_action_is_no_excuse() -> None:
    result = judge("illegal = 3", "1 draw deck", "1 draw discard")
    assert result.error is not None
    assert (result.verdict, code(result), result.error.action) == ("fails", "skip-from-discard", 1)


def test_an_illegal_action_is_not_a_refusal() -> None:
    result = judge("refused = true", "1 draw deck", "1 draw discard")
    assert (result.verdict, code(result)) == ("fails", "expectation-failed")


HAND_2 = f'\n[[hands]]\ndealer = 1\ndeck = "{DECK}"\n[expect]\n'


def test_a_hand_cannot_follow_an_unfinished_one() -> None:
    result = judge(old="\n[expect]\n", new=HAND_2)
    assert result.error is not None
    assert (result.verdict, code(result), result.error.hand) == ("refused", "hand-cannot-follow", 2)
    assert judge("refused = true", "\n[expect]\n", HAND_2).ok


def test_illegal_counts_in_the_last_hand() -> None:
    finished = (
        RECORD.replace("g2 g3", "g2")
        .replace('  "2 draw deck",\n  "2 discard b2",\n', "")
        .replace("\n[expect]\n", HAND_2)
    )
    finished = finished.replace(f'"{DECK}"\n', f'"{DECK}"\nactions = ["2 draw deck", "2 draw deck", "?"]\n')
    result = check_text(finished + "illegal = 2\nturn = 2\nstage = 'play'\nscores = [0, 10]")
    assert (result.verdict, code(result)) == ("holds", None)


def test_only_who_is_due_may_deal() -> None:
    out = RECORD.replace("g2 g3", "g2").replace('  "2 draw deck",\n  "2 discard b2",\n', "")
    dealt = out.replace("phases =", "dealer = 2\nphases =").replace("\n[expect]\n", HAND_2)
    assert check_text(dealt).ok
    result = check_text(dealt.replace("dealer = 1", "dealer = 2"))
    assert result.error is not None
    assert (result.verdict, code(result), result.error.hand) == ("refused", "wrong-dealer", 2)


def test_a_hand_that_is_over_takes_no_more_actions() -> None:
    result = judge(old="g2 g3", new="g2")
    assert result.error is not None
    assert (result.verdict, code(result), result.error.action) == ("fails", "hand-over-already", 5)


def test_the_state_has_the_names_of_the_paper() -> None:
    state = judge().state
    assert state == {
        "stage": "draw",
        "turn": 1,
        "players": [
            {"name": "Ann", "phase": 1, "done": [1], "score": 0, "holding": "g3", "down": True},
            {"name": "Bob", "phase": 1, "done": [], "score": 0, "holding": "y1 y2", "down": False},
        ],
        "table": [
            {"seat": 1, "group": 1, "kind": "set", "cards": "r5 g5 b5 g5", "stands_for": 5},
            {"seat": 1, "group": 2, "kind": "set", "cards": "y7 r7 b7", "stands_for": 7},
        ],
        "discard": "b2",
        "draw_count": 108 - 1 - 2 - 7 - 3,
        "skips": [],
        "winners": [],
        "places": [],
    }
    assert list(state) == [
        "stage",
        "turn",
        "players",
        "table",
        "discard",
        "draw_count",
        "skips",
        "winners",
        "places",
    ]


RESHUFFLE = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob"]

[[hands]]
phases = [1, 1]
turn = 1
"""


def a_hand_without_a_deck(reshuffles: str = "", action: str = "1 draw deck") -> CheckResult:
    """A position in which every card outside the hands lies on the discard pile."""
    rest = write_cards(FULL_DECK[4:-1])
    position = f'holding = ["r1 r1", "r2 r2"]\ndiscard = "{rest} s"\nactions = ["{action}"]\n'
    return check_text(RESHUFFLE + position + reshuffles)


def test_a_reshuffle_takes_its_order_from_the_hand() -> None:
    under = write_cards(reversed(FULL_DECK[4:-1]))
    result = a_hand_without_a_deck(f'reshuffles = ["{under}", "r1"]')
    assert (result.verdict, code(result)) == ("holds", None)
    assert result.state is not None
    assert result.state["players"][0]["holding"] == "r1 r1 s"  # type: ignore[index]
    assert (result.state["discard"], result.state["draw_count"]) == ("s", 102)


@pytest.mark.parametrize(
    ("reshuffles", "why"),
    [
        ("", "no-reshuffle"),
        ("reshuffles = []", "no-reshuffle"),
        ("reshuffles = ['']", "wrong-reshuffle"),
        ("reshuffles = ['r1']", "wrong-reshuffle"),
        (f"reshuffles = ['{write_cards(FULL_DECK[4:])}']", "wrong-reshuffle"),
        (f"reshuffles = ['{write_cards(FULL_DECK[3:-2])}']", "wrong-reshuffle"),
    ],
)
def test_an_action_without_its_reshuffle_fails(reshuffles: str, why: str) -> None:
    result = a_hand_without_a_deck(reshuffles)
    assert result.error is not None
    assert (result.verdict, code(result), result.error.action) == ("fails", why, 1)


def test_an_illegal_draw_is_illegal_for_its_own_reason() -> None:
    assert code(a_hand_without_a_deck(action="2 draw deck")) == "not-your-turn"


def test_a_record_without_hands_is_a_game_not_yet_begun() -> None:
    result = check_text('decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]')
    assert result.ok
    assert result.state is not None
    assert (result.state["stage"], result.state["turn"]) == ("hand-over", None)
