"""Bots at every table: legal actions, the same for the same view, and hands that end."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from decaphase.bots import EngineBot, make_bot
from decaphase.bots.backend import Backend
from decaphase.bots.registry import BUILT_IN
from decaphase.bots.sharp import FIRST_SLICE, TimedBot
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.view_to_state import view_to_state
from decaphase.engine.state import State
from decaphase.game import Game
from decaphase.game.rule_codes import rule_codes
from decaphase.problems import Problem
from decaphase.rules import load_rules
from decaphase.say import explain
from support.bots.players import all_bots, quick_bot
from support.laws.dealing import kind_deck, spent_game, thin_game, thin_rules
from support.laws.machine import EFFORT, trials
from support.laws.tables import TABLES, Table
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS, variant


def play_on(game: Game, bots: list[EngineBot], dice: Random, most: int, hands: int = 1) -> None:
    """Play with a bot in each seat, up to these limits; in a claim, seats answer in any order."""
    for _ in range(most):
        if game.stage == "game-over" or hands == 0:
            return
        if game.stage == "hand-over":
            game.start_hand(deck=kind_deck(game, dice) if dice.random() < 0.5 else None)
        seat = dice.choice(game.view(None).asked) if game.stage == "claim" else game.turn
        assert seat is not None
        view, bot = game.view(seat), bots[seat - 1]
        action = bot.choose(view)
        assert action in view.legal
        assert game.can(action)
        if dice.random() < 0.1:
            assert bot.choose(pickle.loads(pickle.dumps(view))) == action
        game.apply(action)
        hands -= game.stage in {"hand-over", "game-over"}


def seat_bots(players: int, dice: Random) -> list[EngineBot]:
    """A random built-in bot for each seat."""
    compiled = True
    return [quick_bot(dice.choice(BUILT_IN), dice.getrandbits(32), compiled=compiled) for _ in range(players)]


@EFFORT
def test_bots_play_legally_at_any_table(effort: int) -> None:
    @settings(trials(30, effort))
    @given(TABLES)
    def play(table: Table) -> None:
        dice = Random(table.seed)
        bots = seat_bots(table.players, dice)
        play_on(Game(table.rules, table.names, seed=table.seed), bots, dice, 100, hands=3)
        play_on(spent_game(table.rules, table.names, dice), bots, dice, 40)
        play_on(thin_game(thin_rules(table.rules), table.names, dice), bots, dice, 40)

    play()


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_bots_play_a_hand_at_every_table(name: str) -> None:
    dice = Random(name)
    players = 2 + sum(map(ord, name)) % 5
    bots = list(all_bots(seed=len(name), compiled=True).values())
    game = Game(variant(name), [f"P{seat}" for seat in range(players)], seed=players)
    play_on(game, [bots[seat % len(bots)] for seat in range(players)], dice, 250)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_bots_play_games_at_every_table(name: str) -> None:
    for players in range(2, 7):
        dice = Random(f"{name} {players}")
        game = Game(variant(name), [f"P{seat}" for seat in range(players)], seed=players)
        play_on(game, seat_bots(players, dice), dice, 800, hands=4)


@pytest.mark.parametrize("name", [name for name in BUILT_IN if name != "random"])
def test_a_hand_among_equals_ends(name: str) -> None:
    """No hand goes on for ever because all bots keep the cards that the others need."""
    for seed in range(3):
        game = Game(load_rules(), ["Ann", "Bob", "Cas"], seed=seed)
        play_on(game, [quick_bot(name, seed + seat) for seat in range(3)], Random(seed), 2000)
        assert game.stage == "hand-over"


def test_the_seed_of_a_bot_is_its_dice() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=3)
    game.start_hand()
    game.apply(game.legal_actions()[0])
    view = game.view(1)
    thrown = {seed: quick_bot("random", seed).choose(view) for seed in range(30)}
    assert len(set(thrown.values())) > 3
    assert thrown == {seed: quick_bot("random", seed).choose(view) for seed in range(30)}


def test_slips_of_a_beginner() -> None:
    """Without slips it plays as greedy does; with many it discards what greedy would keep."""
    game = Game(load_rules(), ["Ann", "Bob"], seed=4)
    game.start_hand()
    game.apply(game.legal_actions()[0])
    view = game.view(1)
    sound = quick_bot("greedy").choose(view)
    for slips, differ in (("0", 0), ("100", 25)):
        bots = [make_bot(f"beginner:slips={slips}", seed) for seed in range(40)]
        assert sum(bot.choose(view) != sound for bot in bots) >= differ
        assert slips == "100" or all(bot.choose(view) == sound for bot in bots)


def test_a_seat_with_nothing_to_do_is_refused() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=3)
    game.start_hand()
    bot = quick_bot("greedy")
    with pytest.raises(Problem) as problem:
        bot.choose(game.view(2))
    assert explain(problem.value) == "It is not for Bob to do anything now."
    with pytest.raises(Problem) as problem:
        bot.choose(game.view(None))
    assert problem.value.code == "spectator-does-nothing"


class Recorder(Backend):
    """A backend that records the playouts of each search."""

    def __init__(self) -> None:
        super().__init__(rule_codes(load_rules()))
        self.playouts: list[int] = []

    def move(self, state: State, memory: Memory, seat: int, mind: PlayerSettings) -> int:
        self.playouts.append(mind.playouts)
        return super().move(state, memory, seat, mind)


@pytest.mark.parametrize("time", ["0.000001", "0.3"])
def test_a_bot_with_a_clock_thinks_in_slices(time: str) -> None:
    """The first slice is short, each other at most four times the one before; the last decides."""
    game = Game(load_rules(), ["Ann", "Bob"], seed=4)
    game.start_hand()
    game.apply(game.legal_actions()[0])
    bot, engine = make_bot(f"sharp:seconds={time}", seed=2), Recorder()
    assert isinstance(bot, TimedBot)
    state, memory = view_to_state(game.view(1))
    move = bot.think(engine, state, memory, 0)
    thought = engine.playouts[:]
    assert thought[0] == FIRST_SLICE
    assert all(one < longer <= 4 * one for one, longer in pairwise(thought))
    assert time == "0.3" or len(thought) == 1
    mind = bot.settings.copy()
    mind.playouts = thought[-1]
    assert engine.move(state, memory, 0, mind) == move
    assert bot.settings.playouts not in thought
