"""A learner among bots: after its decision the bots play until the learner has to decide again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from decaphase.bots.backend import PhaseRates, backend_of
from decaphase.bots.bot import Bot
from decaphase.bots.registry import engine_settings, make_bot
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.view_to_state import view_to_state
from decaphase.engine.dice import seed_dice
from decaphase.engine.state import SEATS, State
from decaphase.game import Game
from decaphase.game.action_codes import action_of
from decaphase.problems import Problem
from decaphase.research.episode import SEEDS, EpisodeTable, Mask, Row, move_scratch
from decaphase.research.stepping.action_ids import move_of
from decaphase.research.stepping.episode_step import show_mask
from decaphase.research.stepping.rewards import total_reward
from decaphase.research.view_features import row_of


def players_of(specs: Sequence[str], table: EpisodeTable) -> list[PlayerSettings] | None:
    """The settings of these bots; None where one is not an engine player and needs to be shown its view."""
    settings = engine_settings(specs)
    if not settings:
        return None
    backend = backend_of(table.setting.rules, compiled=table.compiled)
    return PhaseRates(backend).give(settings, table.setting.players)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat."""
    return (seed * SEATS + seat + 1) & SEEDS


class EngineOpponents:
    """Opponents that are the engine's players: all of them play in one call; seats count from 0."""

    def __init__(
        self, table: EpisodeTable, settings: Sequence[PlayerSettings], learner: int, seed: int
    ) -> None:
        """`settings` are of the players from the learner's left on."""
        self.learner = learner
        self._episode = table.begin(seed)
        seated = [PlayerSettings() for _ in range(table.setting.players)]
        for left, player in enumerate(settings, 1):
            seat = (learner + left) % len(seated)
            seated[seat] = player.copy()
            seated[seat].seed = bot_seed(seed, seat)
        self._seat_settings = table.numbers(*seated)
        self._play_on()

    def _play_on(self) -> None:
        if not self._episode.ended:
            self._episode.let_play(self._seat_settings, self.learner)

    def step(self, number: int) -> None:
        """Carry out the learner's choice, which must be legal, and let the others play."""
        self._episode.step(number)
        self._play_on()

    def row(self) -> Row:
        """What the learner sees."""
        return self._episode.row(self.learner)

    def mask(self) -> Mask:
        """What the learner may choose."""
        return self._episode.mask(self.learner)

    @property
    def over(self) -> bool:
        """Whether the episode ended."""
        return self._episode.over

    @property
    def truncated(self) -> bool:
        """Whether the episode was truncated."""
        return self._episode.truncated

    @property
    def worth(self) -> float:
        """The sum of the learner's rewards so far."""
        return self._episode.worths[self.learner]

    def game(self) -> Game:
        """The game, to be rendered."""
        return self._episode.game()


class BotOpponents:
    """The same with opponents of any kind, each shown its view; hands are dealt as the engine deals them."""

    def __init__(self, table: EpisodeTable, specs: Sequence[str], learner: int, seed: int) -> None:
        """The bots sit from the learner's left on."""
        self.learner = learner
        self._setting, self._goal = table.setting, table.goal
        self._bots: dict[int, tuple[str, Bot]] = {}
        for left, spec in enumerate(specs, 1):
            seat = (learner + left) % table.setting.players
            self._bots[seat] = spec, make_bot(spec, bot_seed(seed, seat))
        start = table.setting.start()
        seed_dice(start.dice, seed & SEEDS)
        self._game = Game.from_state(table.setting.rules, table.setting.seat_names, start)
        self._decisions = 0
        self._game.start_hand()
        self._play_on()

    def _seen(self) -> tuple[State, Memory]:
        """The state and memory as the learner sees them."""
        return view_to_state(self._game.view(self.learner + 1))

    def _play_on(self) -> None:
        """Deal and let the bots play until the learner has to decide or the episode has ended."""
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
        state, _ = self._seen()
        move = move_of(self._setting.ids, self.learner, number)
        self._game.apply(action_of(state, self._setting.book, move))
        self._decisions += 1
        self._play_on()

    def row(self) -> Row:
        return np.array(row_of(self._game.view(self.learner + 1)), np.int16)

    def mask(self) -> Mask:
        masks = [[0] * self._setting.ids.count]
        if not self.over and not self.truncated:
            state, _ = self._seen()
            show_mask(state, self._setting.book, self._setting.ids, move_scratch(), masks, 0)
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
        state, _ = self._seen()
        return total_reward(state, self._setting.book, *self._goal, self.learner)

    def game(self) -> Game:
        return self._game


Opponents: TypeAlias = EngineOpponents | BotOpponents
"""An episode from the learner's point of view."""
