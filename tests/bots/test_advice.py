"""Advice: the best move is steady's, all others are ranked, and every reason is true."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from decaphase.bots.advice import drawing, playing, reasons
from decaphase.bots.advice.advise import MAX_LAYS, Advice, advise
from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.bots.advice.reasons import Reason
from decaphase.bots.thinking.memory import Memory, forget, remember_lay, remember_move
from decaphase.game import Action, Game, Lay, View
from decaphase.game.action_codes import move_of
from decaphase.problems import Problem
from decaphase.records import read_record, replay
from decaphase.rules import load_rules
from decaphase.say import CATALOGUE
from decaphase.say.advice import say_action, say_reason
from support.bots.exact_chances import TRUTHS, is_true
from support.bots.players import quick_bot
from support.laws.dealing import kind_deck, spent_game, thin_game, thin_rules
from support.laws.machine import EFFORT
from support.laws.variants import VARIANT_PARAMETERS, variant

BOTS: Final = [quick_bot(name) for name in ("steady", "beginner", "greedy")]


def check_ranking(view: View, advice: tuple[Advice, ...]) -> None:
    assert advice[0].action == BOTS[0].choose(view)
    advised = [one.action for one in advice]
    assert len(set(advised)) == len(advised)
    lays = [action for action in view.legal if isinstance(action, Lay)]
    others = [action for action in view.legal if not isinstance(action, Lay)]
    assert set(others) <= set(advised) <= set(view.legal)
    assert sum(isinstance(action, Lay) for action in advised) >= min(len(lays), MAX_LAYS)


def check_reasons(game: Game, memory: Memory, view: View, advice: tuple[Advice, ...]) -> None:
    phase = HandAnalysis.of(view).phase
    for one in advice:
        assert one.reasons, one.action
        assert say_action(one.action, view).endswith(".")
        for reason in one.reasons:
            assert is_true(reason, game, memory, phase, one.action), (one.action, reason)
            assert say_reason(reason.code, reason.values, view).endswith(".")


def do(game: Game, memory: Memory, action: Action) -> None:
    """Play an action and record it in the memory."""
    if not isinstance(action, Lay):
        remember_move(game._state, memory, move_of(action))
    game.apply(action)
    if isinstance(action, Lay):
        remember_lay(game._state, memory, action.seat - 1)


def play_advised(game: Game, dice: Random, decisions: int, share: float) -> None:
    """Bots play, and some decisions are checked with advice."""
    memory = Memory()
    for _ in range(decisions):
        if game.stage == "game-over":
            return
        if game.stage == "hand-over":
            game.start_hand(deck=kind_deck(game, dice) if dice.random() < 0.5 else None)
            forget(memory)
        seat = dice.choice(game.view(None).asked) if game.stage == "claim" else game.turn
        assert seat is not None
        view = game.view(seat)
        if dice.random() < share:
            advice = advise(view)
            check_ranking(view, advice)
            check_reasons(game, memory, view, advice)
        do(game, memory, dice.choice(BOTS).choose(view))


@EFFORT
@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_every_reason_is_true(name: str, effort: int) -> None:
    for number in range(effort):
        dice = Random(f"{name} {number}")
        names = [f"P{seat}" for seat in range(1, 3 + (sum(map(ord, name)) + number) % 5)]
        rules = variant(name)
        play_advised(Game(rules, names, seed=number), dice, 100, 0.15)
        play_advised(spent_game(rules, names, dice), dice, 10, 0.3)
        play_advised(thin_game(thin_rules(rules), names, dice), dice, 10, 0.6)


def test_every_code_is_tried_and_can_be_said() -> None:
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (drawing, playing))
    given = set(re.findall(r'because\(\s*"([a-z-]+)"', source))
    body = FluentParser().parse((CATALOGUE / "en" / "advice.ftl").read_text(encoding="utf-8")).body
    names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {f"reason-{code}" for code in given} == {name for name in names if name.startswith("reason-")}
    assert set(TRUTHS) == given
    assert given > reasons.AGAINST


# Positions that can be counted by hand


def advised(hand: str, rules: str = "classic-en", players: int = 3) -> dict[str, tuple[Reason, ...]]:
    """The advice for the seat to move in a hand, the best first."""
    names = ["Ann", "Bob", "Cas", "Dee"][:players]
    text = f'decaphase = 1\nrules = "{rules}"\nplayers = {names}\n[[hands]]\n{hand}'
    game = replay(read_record(text.replace("'", '"')))
    assert game.turn is not None
    return {str(one.action): one.reasons for one in advise(game.view(game.turn))}


def test_the_dearest_card_that_the_phase_does_not_need() -> None:
    """Three 5s and two 7s: six 7s and eight wilds are among the 96 cards that Ann has not seen."""
    advice = advised(
        """
phases = [1, 1, 1]
turn = 1
stage = "play"
holding = ["r5 g5 b5 y7 r7 b1 g2 b3 y9 b4 g11", "r1 r2", "b6 b8"]
discard = "r12"
"""
    )
    assert next(iter(advice)) == "1 discard g11"
    assert advice["1 discard g11"] == (
        Reason("not-needed", {"missing": 1}),
        Reason("dearest", {"points": 10}),
        Reason("live", {"count": 14, "unseen": 96}),
    )
    assert advice["1 discard y7"] == (
        Reason("needed", {"kind": "set", "number": 7, "count": 2, "missing": 2}),
        Reason("sheds", {"points": 5}),
    )


def test_what_the_next_player_collects_and_leaves() -> None:
    """Bob took an 11 and discarded a 10, Cas took the 10: the 10 is the safer discard, since Bob is next."""
    advice = advised(
        """
phases = [1, 1, 1]
turn = 2
holding = ["r5 g5 b5 y7 r7 b1 g2 g10 y11 b3", "r10 r2 r3", "b6 b8 y1"]
discard = "r11"
actions = ["2 draw discard", "2 discard r10", "3 draw discard", "3 discard y1", "1 draw deck"]
"""
    )
    assert next(iter(advice)) == "1 discard g10"
    codes = {action: [reason.code for reason in given] for action, given in advice.items()}
    assert codes["1 discard g10"] == ["not-needed", "dearest", "live", "next-let-go", "others-collect"]
    assert codes["1 discard y11"] == ["not-needed", "dearest", "live", "next-collects"]


def test_taking_what_completes_the_phase() -> None:
    advice = advised(
        """
phases = [1, 1, 1]
turn = 1
holding = ["r5 g5 b5 y7 r7 b1 g2 b3 y9 b4", "r1 r2", "b6 b8"]
discard = "b7"
"""
    )
    assert advice == {
        "1 draw discard": (Reason("completes", {"card": "b7"}),),
        "1 draw deck": (
            Reason("top-helps", {"card": "b7"}),
            Reason("live", {"count": 13, "unseen": 97}),  # five 7s, eight wilds
        ),
    }


def test_laying_hitting_and_going_out() -> None:
    hand = """
phases = [1, 1, 1]
turn = 1
stage = "play"
holding = ["r5 g5 b5 y7 r7 w y5 b12", "r1 r2", "b6 b8"]
discard = "r12"
"""
    (lay, given), *_ = advised(hand).items()
    assert lay == "1 lay r5 b5 g5 / r7 y7 w"
    assert given == (
        Reason("lays-phase", {"phase": 1}),
        Reason("can-follow", {"count": 1}),
        Reason("leaves", {"count": 2, "points": 15}),
        Reason("uses-wilds", {"count": 1}),
    )
    (hit, given), *_ = advised(hand + f'actions = ["{lay}"]').items()
    assert hit == "1 hit y5 on 1.1"
    assert given == (Reason("sheds", {"points": 5}), Reason("leaves", {"count": 1, "points": 10}))
    (throw, given), *rest = advised(hand + f'actions = ["{lay}", "{hit}"]').items()
    assert (throw, given, rest) == ("1 discard b12", (Reason("goes-out", {}),), [])


def test_a_skip_names_its_victim() -> None:
    advice = advised(
        """
phases = [1, 3, 2, 2]
turn = 1
stage = "play"
holding = ["r5 g5 b5 y7 r7 s g2 b3 y9 b4 g11", "r1 r2 r3 r4", "b6 b8", "y1 y2 y3 y4"]
discard = "r12"
""",
        players=4,
    )
    assert list(advice)[:3] == ["1 discard s > 2", "1 discard s > 3", "1 discard s > 4"]
    assert advice["1 discard s > 2"] == (
        Reason("skips", {"seat": 2}),
        Reason("victim-most-phases", {"seat": 2, "count": 2}),
        Reason("victim-next", {"seat": 2}),
        Reason("sheds", {"points": 15}),
    )
    assert Reason("victim-fewest-cards", {"seat": 3, "count": 2}) in advice["1 discard s > 3"]


def test_no_advice_out_of_turn() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=3)
    game.start_hand()
    with pytest.raises(Problem) as problem:
        advise(game.view(2))
    assert problem.value.code == "nothing-to-do"
