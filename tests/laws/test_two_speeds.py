"""CPython and the native engine play the same game: the whole state is compared after every action."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule, run_state_machine_as_test

from decaphase.bots.thinking.random_player import play_random, random_move
from decaphase.cards import CARDS
from decaphase.engine.act import act, lay
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.illegal import LEGAL
from decaphase.engine.lay import lay_problem
from decaphase.engine.legal import legal_moves, move_problem
from decaphase.engine.moves import LAY, MOST_MOVES, verb_of
from decaphase.engine.native import flat_of, flat_row
from decaphase.engine.state import GAME_OVER, HAND_OVER, new_state
from decaphase.game import Action, Event, Lay
from decaphase.game.action_codes import action_of, layout_of, move_of
from decaphase.game.legality import layout as layout_of_lay
from decaphase.game.rule_codes import rule_codes
from support.laws.machine import EFFORT, STARTS, TableMachine, trials
from support.laws.tables import TABLES, Table
from support.laws.tries import candidates, change
from support.laws.two_speeds import Twin
from support.laws.variants import VARIANTS, variant

MOVES: Final = [0] * MOST_MOVES


class SpeedsMachine(TableMachine):
    twin: Twin

    @initialize(table=TABLES, start=STARTS)
    def sit_down(self, table: Table, start: str) -> None:
        super().sit_down(table, start)
        self.meet_again()

    def is_native(self, table: Table) -> bool:
        return False  # the twin is

    def meet_again(self) -> None:
        """Restart the comparison from the current state."""
        self.twin = Twin(self.game._codes, self.game._state)

    def deal(self, dice: Random | None) -> tuple[Event, ...]:
        following = bool(self.game.hands) and dice is None
        if following:
            self.twin.native.deal_hand(self.twin.flat, self.twin.codes)
        events = super().deal(dice)
        if not following:
            self.meet_again()
        self.compare()
        return events

    def do(self, action: Action) -> tuple[Event, ...]:
        game, twin = self.game, self.twin
        if isinstance(action, Lay):
            layout = flat_of(layout_of_lay(action, game._state, game._codes))
            assert twin.native.lay_problem(twin.flat, twin.codes, action.seat - 1, layout) == LEGAL
            twin.native.lay(twin.flat, twin.codes, action.seat - 1, layout)
        else:
            assert twin.native.move_problem(twin.flat, twin.codes, move_of(action)) == LEGAL
            twin.native.act(twin.flat, twin.codes, move_of(action))
        events = super().do(action)
        self.compare()
        return events

    def compare(self) -> None:
        assert self.twin.numbers() == self.game._state.flat()
        count = legal_moves(self.game._state, self.game._codes, MOVES)
        assert self.twin.legal_moves() == MOVES[:count]

    @precondition(lambda self: self.stage_is("draw", "play", "claim"))
    @rule(dice=st.randoms(use_true_random=False))
    def try_moves(self, dice: Random) -> None:
        """Any moves: the same reasons, and the same result if legal."""
        game, twin = self.game, self.twin
        tries = [
            action
            for action in candidates(game, game.turn or 1, tuple(dice.sample(CARDS, 12)))
            if not isinstance(action, Lay)
        ]
        for move in map(move_of, dice.sample(tries, min(60, len(tries)))):
            reason = move_problem(game._state, game._codes, move)
            assert twin.native.move_problem(twin.flat, twin.codes, move) == reason
        listed = twin.legal_moves()
        for move in dice.sample(listed, min(6, len(listed))):
            state, other = game._state.copy(), twin.copy()
            assert move_problem(state, game._codes, move) == LEGAL
            assert other.native.move_problem(other.flat, other.codes, move) == LEGAL
            act(state, game._codes, move)
            other.native.act(other.flat, other.codes, move)
            assert other.numbers() == state.flat()
            if verb_of(move) == LAY:  # the canonical layout, and the action that spells it out
                said = game.copy()
                said.apply(action_of(game._state, game._codes, move))
                assert said._state.flat() == state.flat()

    @precondition(lambda self: self.stage_is("play"))
    @rule(dice=st.randoms(use_true_random=False))
    def try_layouts(self, dice: Random) -> None:
        """Any layouts: the same reasons, resolved values and results."""
        game, twin = self.game, self.twin
        lays = [action for action in game.legal_actions() if isinstance(action, Lay)][:20]
        for _ in range(12 if lays else 0):
            start = dice.choice(lays)
            groups, hand = change(start.groups, game.holding[start.seat - 1], dice), start.seat - 1
            phase = start.phase or game._state.phase[hand]
            layout = layout_of(game._codes, groups, start.phase, phase)
            other_layout, other, state = flat_of(layout), twin.copy(), game._state.copy()
            reason = lay_problem(state, game._codes, hand, layout)
            assert other.native.lay_problem(other.flat, other.codes, hand, other_layout) == reason
            assert bytes(other_layout) == layout.flat()
            assert other.numbers() == state.flat() == game._state.flat()
            if reason == LEGAL:
                lay(state, game._codes, hand, layout)
                other.native.lay(other.flat, other.codes, hand, other_layout)
                assert other.numbers() == state.flat()


@EFFORT
def test_both_speeds_play_the_same_game(effort: int) -> None:
    run_state_machine_as_test(SpeedsMachine, settings=trials(60, effort))


@EFFORT
@pytest.mark.parametrize("name", VARIANTS)
def test_both_speeds_play_the_same_variant(name: str, effort: int) -> None:
    """The engine's random players on both back ends."""
    codes = rule_codes(variant(name))
    for players in range(2, 7):
        state = new_state(players)
        seed_dice(state.dice, players * effort)
        twin = Twin(codes, state)
        dice = [0, 0, 0, 0]
        seed_dice(dice, 99 + players)
        for _ in range(300 * effort):
            if state.stage == GAME_OVER:
                break
            if state.stage == HAND_OVER:
                deal_hand(state, codes)
                twin.native.deal_hand(twin.flat, twin.codes)
            else:
                count = legal_moves(state, codes, MOVES)
                assert twin.legal_moves() == MOVES[:count]
                move = random_move(MOVES, count, dice)
                act(state, codes, move)
                twin.native.act(twin.flat, twin.codes, move)
            assert twin.numbers() == state.flat()


@pytest.mark.parametrize("name", ["classic-en", "house-nl", "knocking-must-play", "order-any"])
def test_both_speeds_play_whole_games_alike(name: str) -> None:
    """`play_random` on both back ends, including every random number."""
    codes = rule_codes(variant(name, selection="first-3") if name != "order-any" else variant(name))
    state = new_state(4)
    seed_dice(state.dice, 3)
    twin = Twin(codes, state)
    dice = [0, 0, 0, 0]
    seed_dice(dice, 4)
    other_dice = flat_row(4)
    other_dice[:] = dice
    decisions = play_random(state, codes, MOVES, dice, 3, 100_000)
    assert twin.native.play_random(twin.flat, twin.codes, twin.moves, other_dice, 3, 100_000) == decisions
    assert twin.numbers() == state.flat()
    assert list(other_dice) == dice
