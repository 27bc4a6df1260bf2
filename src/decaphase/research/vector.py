"""The game for Gymnasium's vector interface: thousands of games, all stepped in one call."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias, cast, get_args, get_type_hints

from decaphase.extras import require
from decaphase.research.problem_notes import explained

with explained():
    require("research", "numpy", "gymnasium")

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from decaphase.bots.backend import PhaseRates, backend_of
from decaphase.bots.bot import EngineBot
from decaphase.bots.registry import BUILT_IN, make_bot
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.thinking.scratch import flat_scratch, new_scratch
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Fields
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.native import as_argument, has_native, native_functions, pack
from decaphase.engine.state import NOBODY, State
from decaphase.problems import Problem
from decaphase.research import stepping
from decaphase.research.environment import (
    EPISODES,
    MOST_DECISIONS,
    SCHEMES,
    EnvironmentSetting,
    EpisodeKind,
    RewardScheme,
    setting_of,
)
from decaphase.research.flat_arrays import empty_records, records_of, values_in
from decaphase.research.spaces import action_space, observation_space
from decaphase.research.stepping import vector_step
from decaphase.research.stepping.features import width_of
from decaphase.research.stepping.vector_episode import (
    BY_TURNS,
    VectorArrays,
    VectorConfig,
    VectorEpisode,
    episode_seed,
)
from decaphase.rules import DEFAULT_EDITION

Numbers: TypeAlias = npt.NDArray[np.int64]
Rewards: TypeAlias = npt.NDArray[np.float64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Observations: TypeAlias = dict[str, npt.NDArray[Any]]

SEEDS: Final = 1 << 31
"""The number of seeds, and of the episodes that each gives before one is repeated."""


class DecaphaseVectorEnv(VectorEnv[Observations, Numbers, npt.NDArray[Any]]):
    """Many games at once; they can be copied and pickled together at any step.

    With `opponents` None every seat learns. Otherwise that is the name of a built-in bot, which plays all
    seats but the learner's: `seat`, from 1, or None for one further in each game and each episode. The
    observations of a step are overwritten by the next one, unless `copy` asks for arrays of their own.
    """

    @explained()
    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        rules: str = DEFAULT_EDITION,
        *,
        opponents: str | None = None,
        seat: int | None = None,
        episode: EpisodeKind = "game",
        reward: RewardScheme = "win",
        first_phase: int = 0,
        most_decisions: int = MOST_DECISIONS,
        copy: bool = False,
        **options: object,
    ) -> None:
        self.setting = setting_of(rules, players, episode, reward, first_phase, most_decisions, options)
        if num_envs < 1:
            raise Problem("research-games", games=num_envs)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.opponents = opponents
        self.copy = copy
        self.config = config_of(self.setting, num_envs, learner_of(opponents, seat, players))
        self._set_spaces()
        self._allocate()
        self._prepare()

    def _set_spaces(self) -> None:
        """Gymnasium's spaces of observations and actions."""
        self.single_observation_space = observation_space(self.setting)
        self.single_action_space = action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _allocate(self) -> None:
        """The arrays of all games."""
        setting, games, players = self.setting, self.num_envs, self.setting.players
        rows = np.zeros((games, width_of(players)), np.int16)
        self._arrays: Any = VectorArrays._make(
            (
                *(records_of([self.config]), records_of([setting.book]), records_of([setting.ids])),
                records_of([setting.start()]),
                np.zeros(MOST_MOVES, np.int64),
                *(empty_records(State, games), empty_records(Memory, games)),
                empty_records(VectorEpisode, games),
                np.zeros(games, np.int64),
                *(rows, np.zeros((games, setting.ids.count), np.int8), np.zeros_like(rows)),
                *(np.zeros((games, players)), np.zeros((games, players)), np.zeros(games)),
            )
        )
        self._dice = np.ones(4, np.int64)
        self._bots: Any = None
        if self.opponents is not None:
            self._bots = records_of([settings_for(self.opponents, setting)])

    def _prepare(self) -> None:
        """Get ready what every step calls."""
        v, native = self._arrays, has_native()
        functions: Any = native_functions(stepping.__name__) if native else vector_step
        arrays: Any = pack(v) if native else plain_arrays(v)
        episodes = v.episodes if native else arrays.episodes
        bots: list[Any] = []
        if self._bots is not None:
            plain = values_in(PlayerSettings, self._bots), new_scratch()
            bots = [self._bots, flat_scratch()] if native else [*plain]
        chosen = episodes, self.num_envs, v.masks, self.setting.ids.count, self._dice, v.actions
        self._kept = arrays, bots  # native functions are given addresses only
        arrays, *bots = map(as_argument, (arrays, *bots)) if native else (arrays, *bots)
        step = functions.step_with_bots if bots else functions.step_games
        self._step: Callable[[int], int] = lambda begin: step(arrays, begin, *bots)
        self._choose: Callable[[], None] = partial(
            functions.choose_random, *(map(as_argument, chosen) if native else chosen)
        )

    def __getstate__(self) -> dict[str, object]:
        return {
            name: value for name, value in vars(self).items() if name not in {"_step", "_choose", "_kept"}
        }

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self._prepare()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games with the first episodes of this seed, or of one that follows from the last."""
        super().reset(seed=seed)
        self.config.seed = int(self.np_random.integers(SEEDS)) if seed is None else seed % SEEDS
        self._arrays.config["seed"] = self.config.seed
        dice = [0] * 4
        seed_dice(dice, self.config.seed)
        self._dice[:] = dice
        if self._bots is not None:
            self._bots["seed"] = self.config.seed
        self._step(1)
        return self._observations(), {"seat": self._arrays.episodes["seat"] + 1}

    def step(self, actions: npt.ArrayLike) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """Carry out the chosen action of every game; where an episode ends, the next begins at once."""
        v = self._arrays
        if v.episodes["allowed"][0] == 0:
            with explained():
                raise Problem("research-reset")
        np.copyto(v.actions, actions, casting="same_kind")
        ended = self._step(0)
        over, truncated = v.episodes["over"].astype(bool), v.episodes["truncated"].astype(bool)
        info = {
            "seat": v.episodes["seat"] + 1,
            "rewards": v.seat_rewards.copy(),
            "refused": v.episodes["refused"].astype(bool),
        }
        if ended:
            info |= self._ends(over | truncated)
        return self._observations(), v.rewards.copy(), over, truncated, info

    def _observations(self) -> Observations:
        rows, masks = self._arrays.rows, self._arrays.masks
        if self.copy:
            rows, masks = rows.copy(), masks.copy()
        return {"observation": rows, "action_mask": masks}

    def _ends(self, ended: Flags) -> dict[str, Any]:
        """Gymnasium's final observations of the episodes that ended in this step, and their results."""
        episodes, players = self._arrays.episodes, self.setting.players
        mask = np.zeros(self.setting.ids.count, np.int8)
        finals = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            finals[game] = {"observation": self._arrays.finals[game].copy(), "action_mask": mask}
        what = {
            "seat": episodes["asked"] + 1,
            "episode": episodes["ended"].copy(),
            "decisions": episodes["length"].copy(),
            "places": episodes["place"][:, :players].copy(),
            "scores": episodes["score"][:, :players].copy(),
            "points": episodes["points"][:, :players].copy(),
        }
        what |= {f"_{name}": ended for name in what}
        return {"final_obs": finals, "_final_obs": ended, "final_info": what, "_final_info": ended}

    def random_actions(self) -> Numbers:
        """A legal action for every game, each with equal probability."""
        self._choose()
        actions: Numbers = self._arrays.actions.copy()
        return actions

    def episode_seed(self, game: int, episode: int) -> int:
        """The seed that gives this episode of a game (both from 0) in the other environments."""
        return episode_seed(self.config, game, episode)


def plain_arrays(arrays: VectorArrays) -> VectorArrays:
    """The same arrays as plain Python reads and writes them: records have their fields as attributes."""
    kinds = [get_args(hint)[0] for hint in get_type_hints(VectorArrays).values()]
    return VectorArrays._make(
        values_in(kind, part) if isinstance(kind, type) and issubclass(kind, Fields) else part
        for kind, part in zip(kinds, cast("tuple[Any, ...]", arrays), strict=True)
    )


def config_of(setting: EnvironmentSetting, games: int, learner: int) -> VectorConfig:
    """The configuration of all games, as the engine takes it."""
    config = VectorConfig()
    config.games, config.learner, config.most_decisions = games, learner, setting.most_decisions
    config.kind, config.scheme = EPISODES[setting.episode], SCHEMES[setting.reward]
    return config


def learner_of(opponents: str | None, seat: int | None, players: int) -> int:
    """The learner's seat as the engine takes it: from 0, NOBODY where all learn."""
    if seat is not None and not 1 <= seat <= players:
        known = ", ".join(str(number) for number in range(1, players + 1))
        raise Problem("research-unknown", asked=str(seat)[:40], known=known)
    if opponents is None:
        return NOBODY
    return BY_TURNS if seat is None else seat - 1


def settings_for(spec: str, setting: EnvironmentSetting) -> PlayerSettings:
    """The settings of a built-in bot; no other plays inside the engine."""
    bot = make_bot(spec)
    if type(bot) is not EngineBot:
        raise Problem("research-unknown", asked=spec[:40], known=", ".join(BUILT_IN))
    (settings,) = PhaseRates(backend_of(setting.rules)).give([bot.settings], setting.players)
    return settings
