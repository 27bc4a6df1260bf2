"""A learner among bots: the episode goes on by itself until the learner has to decide again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from decaphase.bots.backend import PhaseRates, backend_of
from decaphase.bots.bot import Bot, EngineBot
from decaphase.bots.registry import make_bot
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.view_to_state import view_to_state
from decaphase.engine.dice import seed_dice
from decaphase.engine.state import SEATS, State
from decaphase.game import Game
from decaphase.game.action_codes import action_of
from decaphase.problems import Problem
from decaphase.research.environment import EnvironmentSetting
from decaphase.research.episode import SEEDS, EpisodeTable, Mask, Row, room_for_moves
from decaphase.research.stepping.action_ids import move_of
from decaphase.research.stepping.episode_step import show_mask
from decaphase.research.stepping.features import see, width_of
from decaphase.research.stepping.rewards import worth


class Opponents(Protocol):
    """An episode as the learner lives it; seats count from 0."""

    learner: int

    @property
    def over(self) -> bool:
        """Whether it came to its end."""

    @property
    def truncated(self) -> bool:
        """Whether it was cut off."""

    @property
    def worth(self) -> float:
        """What it is worth to the learner so far."""

    def step(self, number: int) -> None:
        """Do what the learner chose, which must be legal, and let the others play."""

    def row(self) -> Row:
        """What the learner sees."""

    def mask(self) -> Mask:
        """What the learner may choose."""

    def game(self) -> Game:
        """The table, to be told."""


def names_of(setting: EnvironmentSetting) -> list[str]:
    """What the seats are called."""
    return [f"seat_{seat + 1}" for seat in range(setting.players)]


def players_of(specs: Sequence[str], table: EpisodeTable) -> list[PlayerSettings] | None:
    """The minds of these bots; None where one of them is not of the core and has to be shown its view."""
    bots = [make_bot(spec) for spec in specs]
    minds = [bot.mind for bot in bots if type(bot) is EngineBot]
    if len(minds) < len(bots):
        return None
    engine = backend_of(table.setting.rules, compiled=table.compiled)
    return PhaseRates(engine).give(minds, table.setting.players)


def whim_of(seed: int, seat: int) -> int:
    """The seed of the bot in a seat."""
    return (seed * SEATS + seat + 1) & SEEDS


class EngineOpponents:
    """Among players of the core, who all play in one call."""

    def __init__(self, table: EpisodeTable, minds: Sequence[PlayerSettings], learner: int, seed: int) -> None:
        """`minds` sit from the learner's left on."""
        self.learner = learner
        self._episode = table.begin(seed)
        seated = [PlayerSettings() for _ in range(table.setting.players)]
        for left, mind in enumerate(minds, 1):
            seat = (learner + left) % len(seated)
            seated[seat] = mind.copy()
            seated[seat].seed = whim_of(seed, seat)
        self._minds = table.numbers(*seated)
        self._room = table.numbers(State(), State()), table.numbers(Memory())
        self._go_on()

    def _go_on(self) -> None:
        if not self._episode.ended:
            self._episode.let_play(self._minds, self.learner, *self._room)

    def step(self, number: int) -> None:
        self._episode.step(number)
        self._go_on()

    def row(self) -> Row:
        return self._episode.row(self.learner)

    def mask(self) -> Mask:
        return self._episode.mask(self.learner)

    @property
    def over(self) -> bool:
        return self._episode.over

    @property
    def truncated(self) -> bool:
        return self._episode.truncated

    @property
    def worth(self) -> float:
        return self._episode.worths[self.learner]

    def game(self) -> Game:
        setting = self._episode.table.setting
        return Game.from_state(setting.rules, names_of(setting), self._episode.state)


class BotOpponents:
    """Among bots of any kind: each is shown its view, and everything is dealt as the core deals it."""

    def __init__(self, table: EpisodeTable, specs: Sequence[str], learner: int, seed: int) -> None:
        """The bots sit from the learner's left on."""
        self.learner = learner
        self._setting, self._goal = table.setting, table.goal
        self._bots: dict[int, tuple[str, Bot]] = {}
        for left, spec in enumerate(specs, 1):
            seat = (learner + left) % table.setting.players
            self._bots[seat] = spec, make_bot(spec, whim_of(seed, seat))
        start = table.setting.start()
        seed_dice(start.dice, seed & SEEDS)
        self._game = Game.from_state(table.setting.rules, names_of(table.setting), start)
        self._decisions = 0
        self._game.start_hand()
        self._go_on()

    def _look(self) -> tuple[State, Memory]:
        """The table as the learner sees it."""
        return view_to_state(self._game.view(self.learner + 1))

    def _go_on(self) -> None:
        """Deal, and let the bots play, until the learner has to decide or the episode has ended."""
        game = self._game
        while not self.over and not self.truncated:
            if game.stage == "hand-over":
                game.start_hand()
                continue
            seat = (game.turn or 0) - 1
            if seat == self.learner:
                return
            spec, bot = self._bots[seat]
            action = bot.choose(game.view(seat + 1))
            if action.seat != seat + 1 or not game.can(action):
                raise Problem("research-bot-erred", bot=spec, action=str(action))
            game.apply(action)
            self._decisions += 1

    def step(self, number: int) -> None:
        state, _ = self._look()
        move = move_of(self._setting.ids, self.learner, number)
        self._game.apply(action_of(state, self._setting.book, move))
        self._decisions += 1
        self._go_on()

    def row(self) -> Row:
        state, memory = self._look()
        rows = [[0] * width_of(self._setting.players)]
        see(state, self._setting.book, memory, self.learner, rows, 0)
        return np.array(rows[0], np.int16)

    def mask(self) -> Mask:
        masks = [[0] * self._setting.ids.count]
        if not self.over and not self.truncated:
            state, _ = self._look()
            show_mask(state, self._setting.book, self._setting.ids, room_for_moves(), masks, 0)
        return np.array(masks[0], np.int8)

    @property
    def over(self) -> bool:
        ended = "hand-over" if self._setting.episode == "hand" else "game-over"
        return self._game.stage in {ended, "game-over"}

    @property
    def truncated(self) -> bool:
        return not self.over and self._decisions >= self._setting.most_decisions

    @property
    def worth(self) -> float:
        state, _ = self._look()
        return worth(state, self._setting.book, *self._goal, self.learner)

    def game(self) -> Game:
        return self._game
