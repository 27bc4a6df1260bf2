"""A bot gets what its seat sees, and its moves depend on nothing else."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test

from decaphase.bots import EngineBot
from decaphase.bots.backend import backend_for
from decaphase.bots.thinking.memory import Memory, forget, make_move, remember_lay, remember_move
from decaphase.bots.view_to_state import view_to_state
from decaphase.cards import KINDS
from decaphase.engine.state import GAME_OVER, HAND_OVER, State
from decaphase.game import Action, Event, Game, Lay
from decaphase.game.action_codes import action_of, move_of
from decaphase.game.events import Reshuffled
from decaphase.records import read_record, replay
from decaphase.rules import load_rules
from support.bots.players import all_bots
from support.engine.states import plain_state
from support.laws.hidden_cards import exchanged
from support.laws.machine import EFFORT, STARTS, TableMachine, trials
from support.laws.tables import TABLES, Table
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS, variant


@cache
def built_in_bots() -> list[EngineBot]:
    return list(all_bots(seed=11, compiled=True).values())


def without_hidden(state: State, seat: int) -> State:
    """The state with zeros for what this seat (from 0) cannot see."""
    shown = state.copy()
    for other in range(len(shown.held)):
        if other != seat:
            shown.mask[other] = 0
            shown.held[other] = [0] * KINDS
            shown.number[other] = [0] * 13
            shown.colour[other] = [0] * 4
    shown.deck = [0] * len(shown.deck)
    shown.dice = [0] * 4
    # The scores compared at the end of the last hand are not in a view.
    shown.compared[: shown.players] = shown.score[: shown.players]
    return shown


def choose_on_full_state(game: Game, memory: Memory, seat: int, bot: EngineBot) -> Action:
    """A bot's action in a seat when it is given the full state, as in compiled matches."""
    move = backend_for(game.rules, compiled=True).move(game._state, memory, seat - 1, bot.settings)
    return action_of(game._state, game._codes, move)


class ViewMachine(TableMachine):
    """Keeps a memory beside the game, as compiled matches do."""

    memory: Memory

    @initialize(table=TABLES, start=STARTS)
    def sit_down(self, table: Table, start: str) -> None:
        self.memory = Memory()
        super().sit_down(table, start)

    def deal(self, dice: Random | None) -> tuple[Event, ...]:
        forget(self.memory)
        return super().deal(dice)

    def do(self, action: Action) -> tuple[Event, ...]:
        state = self.game._state
        if not isinstance(action, Lay):
            remember_move(state, self.memory, move_of(action))
        events = super().do(action)
        if isinstance(action, Lay):
            remember_lay(state, self.memory, action.seat - 1)
        return events

    def resumed(self) -> bool:
        """Whether the game was resumed in the middle of this hand."""
        return self.game.hands[-1].position is not None

    def forgotten(self) -> bool:
        """Whether an unknown declined card may have been reshuffled before it became known."""
        return self.resumed() and any(isinstance(event, Reshuffled) for event in self.game._events)

    @invariant()
    def the_state_is_what_the_seat_sees(self) -> None:
        if not hasattr(self, "game"):
            return
        for seat in range(1, len(self.game.players) + 1):
            state, memory = view_to_state(self.game.view(seat))
            truth = without_hidden(plain_state(self.game), seat - 1)
            flat_state, flat_memory = view_to_state(self.game.view(seat), flat=True)
            assert (flat_state.flat(), flat_memory.flat()) == (state.flat(), memory.flat())
            if not self.game._events:  # the consequences of resuming a hand are not in its events
                truth.sat_out, truth.points = state.sat_out, state.points
            for name in State.SHAPES:
                assert getattr(state, name) == getattr(truth, name), name
            for name in Memory.SHAPES:
                if not (self.forgotten() and name.startswith("declined")):
                    assert getattr(memory, name) == getattr(self.memory, name), name

    @precondition(lambda self: self.stage_is("draw", "play", "claim"))
    @rule(dice=st.randoms(use_true_random=False))
    def hidden_cards_change_nothing(self, dice: Random) -> None:
        for seat in range(1, len(self.game.players) + 1):
            view = self.game.view(seat)
            if not view.legal:
                continue
            _, memory = view_to_state(view)
            other = exchanged(self.game, seat, dice)
            other._state.dice[:] = [dice.getrandbits(32) | 1 for _ in range(4)]
            for bot in built_in_bots():
                chosen = bot.choose(view)
                assert self.game.can(chosen)
                assert chosen == choose_on_full_state(self.game, memory, seat, bot)
                assert chosen == choose_on_full_state(other, memory, seat, bot)


@EFFORT
def test_a_bot_sees_what_its_seat_sees(effort: int) -> None:
    run_state_machine_as_test(ViewMachine, settings=trials(20, effort))


MOST_DECISIONS: Final = 120


def play_twice(name: str, players: int, seed: int) -> None:
    """Play a game by views and on the full state: the moves are the same."""
    bots = built_in_bots()
    game = Game(variant(name), [f"P{seat}" for seat in range(players)], seed=seed)
    state, memory = game._state.copy(), Memory()
    for decision in range(MOST_DECISIONS):
        if game.stage == "game-over":
            break
        if game.stage == "hand-over":
            game.start_hand()
            state = game._state.copy()
            forget(memory)
        assert game.turn is not None
        bot = bots[(seed + game.turn) % len(bots)]
        action = bot.choose(game.view(game.turn))
        move = backend_for(game.rules, compiled=True).move(state, memory, game.turn - 1, bot.settings)
        assert action == action_of(state, game._codes, move), decision
        game.apply(action)
        make_move(state, game._codes, memory, move)
        assert state == game._state
    assert state.stage in {HAND_OVER, GAME_OVER} or decision == MOST_DECISIONS - 1


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_bots_play_by_views_as_in_matches(name: str) -> None:
    play_twice(name, 2 + sum(map(ord, name)) % 5, seed=len(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_bots_play_by_views_as_in_many_matches(name: str) -> None:
    for seed in range(2):
        for players in range(2, 7):
            play_twice(name, players, seed)


RESUMED: Final = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob", "Cas"]

[[hands]]
phases = [1, 1, 1]
turn = 1
holding = ["r1 r2", "g1 g2", "b1 b2"]
discard = "y8 y9"
actions = ["1 draw deck", "1 discard r1", "2 draw discard", "2 discard g1", "3 draw deck"]
"""


def test_a_card_that_becomes_known_later_is_remembered() -> None:
    """In a resumed hand, a card of the pile becomes known when it is taken, or at the end."""
    game = replay(read_record(RESUMED))
    _, memory = view_to_state(game.view(1))
    assert memory.declined[0] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]  # declined the 9, discarded the 1
    assert memory.took[1][1] == 1
    assert memory.declined[1][1] == 1
    assert memory.known[1] == [1 if card == 0 else 0 for card in range(KINDS)]
    assert memory.declined[2][1] == 1


def test_a_view_without_a_seat_has_no_hand() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=1)
    game.start_hand()
    state, _ = view_to_state(game.view(None))
    assert state.size[:2] == [10, 10]
    assert sum(map(sum, state.held)) == 0
