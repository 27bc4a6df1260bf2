"""The game for Gymnasium's vector interface: thousands of games at once, every step of all in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from decaphase.research.extras import need, said

with said():
    need("numpy", "numba", "gymnasium")

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from decaphase.bots.backend import PhaseRates, backend_of
from decaphase.bots.bot import EngineBot
from decaphase.bots.registry import BUILT_IN, make_bot
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.engine.compiled import compiled_for, compiled_functions, empty_records, records_of
from decaphase.engine.dice import seed_dice
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import NOBODY, State
from decaphase.problems import Problem
from decaphase.research.environment import (
    EPISODES,
    MOST_DECISIONS,
    SCHEMES,
    EnvironmentSetting,
    EpisodeKind,
    RewardScheme,
    setting_of,
)
from decaphase.research.spaces import action_space, observation_space
from decaphase.research.stepping.features import width_of
from decaphase.research.stepping.vector_episode import BY_TURNS, VectorEpisode, VectorTerms, episode_seed
from decaphase.rules import DEFAULT_EDITION

Numbers: TypeAlias = npt.NDArray[np.int64]
Rewards: TypeAlias = npt.NDArray[np.float64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Observations: TypeAlias = dict[str, npt.NDArray[Any]]

SEEDS: Final = 1 << 31
"""So many seeds there are; each gives as many episodes before one comes again."""


class DecaphaseVectorEnv(VectorEnv[Observations, Numbers, npt.NDArray[Any]]):
    """Many games at once; they can be copied and pickled together at any step.

    Where `opponents` is None, whoever's turn it is acts; else it is a bot of ours by name, which plays all
    seats but the learner's: `seat`, from 1, or None for one further in each game and each episode. The
    observations of a step hold until the next one, unless `copy` asks for arrays of their own.
    """

    @said()
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
        self.terms = terms_of(self.setting, num_envs, learner_of(opponents, seat, players))
        self._open_spaces()
        self._make_room()
        self._prepare()

    def _open_spaces(self) -> None:
        """What Gymnasium wants to know of observations and actions."""
        self.single_observation_space = observation_space(self.setting)
        self.single_action_space = action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_room(self) -> None:
        """The arrays of all games, in the order in which the core takes them."""
        setting, games, players = self.setting, self.num_envs, self.setting.players
        self._terms = records_of([self.terms])
        self._courses = empty_records(VectorEpisode, games)
        self._rows = np.zeros((games, width_of(players)), np.int16)
        self._masks = np.zeros((games, setting.ids.count), np.int8)
        self._finals = np.zeros_like(self._rows)
        self._rewards = np.zeros((games, players))
        self._gains = np.zeros(games)
        self._actions = np.zeros(games, np.int64)
        self._dice = np.ones(4, np.int64)
        self._table = (
            *(self._terms, records_of([setting.book]), records_of([setting.ids])),
            records_of([setting.start()]),
            *(empty_records(State, games), empty_records(Memory, games), self._courses),
            *(np.zeros(MOST_MOVES, np.int64), self._rows, self._masks, np.zeros((games, players))),
            *(self._finals, self._rewards, self._gains, self._actions),
        )
        self._mind = None if self.opponents is None else records_of([mind_of(self.opponents, self.setting)])
        self._thought: tuple[object, ...] = ()
        if self._mind is not None:
            self._thought = self._mind, empty_records(State, 2), empty_records(Memory, 1)

    def _prepare(self) -> None:
        """Have ready what is called at every step; the first time waits for the compiler."""
        core = compiled_functions()
        function = core.step_games if self._mind is None else core.step_against
        self._step: Callable[..., int] = compiled_for(function, *self._table, 1, *self._thought)
        self._choose: Callable[..., None] = compiled_for(core.choose_random, *self._choice())

    def _choice(self) -> tuple[object, ...]:
        return self._courses, self.num_envs, self._masks, self.setting.ids.count, self._dice, self._actions

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name not in {"_step", "_choose"}}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self._prepare()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games with the first episodes of this seed, or of one that follows from the last."""
        super().reset(seed=seed)
        self.terms.seed = int(self.np_random.integers(SEEDS)) if seed is None else seed % SEEDS
        self._terms["seed"] = self.terms.seed
        dice = [0] * 4
        seed_dice(dice, self.terms.seed)
        self._dice[:] = dice
        if self._mind is not None:
            self._mind["seed"] = self.terms.seed
        self._step(*self._table, 1, *self._thought)
        return self._seen(), {"seat": self._courses["seat"] + 1}

    def step(self, actions: npt.ArrayLike) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """Do in every game what was chosen; where an episode ends, the next has already begun."""
        if self._courses["allowed"][0] == 0:
            with said():
                raise Problem("research-reset")
        np.copyto(self._actions, actions, casting="same_kind")
        ended = self._step(*self._table, 0, *self._thought)
        courses = self._courses
        over, cut = courses["over"].astype(bool), courses["cut"].astype(bool)
        info = {
            "seat": courses["seat"] + 1,
            "rewards": self._rewards.copy(),
            "refused": courses["refused"].astype(bool),
        }
        if ended:
            info |= self._ends(over | cut)
        return self._seen(), self._gains.copy(), over, cut, info

    def _seen(self) -> Observations:
        if self.copy:
            return {"observation": self._rows.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._rows, "action_mask": self._masks}

    def _ends(self, ended: Flags) -> dict[str, Any]:
        """What Gymnasium wants to know of episodes that ended in this step, and what came of them."""
        courses, players = self._courses, self.setting.players
        mask = np.zeros(self.setting.ids.count, np.int8)
        finals = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            finals[game] = {"observation": self._finals[game].copy(), "action_mask": mask}
        what = {
            "seat": courses["asked"] + 1,
            "episode": courses["ended"].copy(),
            "decisions": courses["length"].copy(),
            "places": courses["place"][:, :players].copy(),
            "scores": courses["score"][:, :players].copy(),
            "points": courses["points"][:, :players].copy(),
        }
        what |= {f"_{name}": ended for name in what}
        return {"final_obs": finals, "_final_obs": ended, "final_info": what, "_final_info": ended}

    def random_actions(self) -> Numbers:
        """For every game one of the actions that may be chosen there, each as likely as the others."""
        self._choose(*self._choice())
        return self._actions.copy()

    def episode_seed(self, game: int, episode: int) -> int:
        """The seed that gives an episode of a game (both from 0) in the other environments, too."""
        return episode_seed(self.terms, game, episode)


def terms_of(setting: EnvironmentSetting, games: int, learner: int) -> VectorTerms:
    """What is the same in all games, as the core takes it."""
    terms = VectorTerms()
    terms.games, terms.learner, terms.most = games, learner, setting.most_decisions
    terms.episode, terms.scheme = EPISODES[setting.episode], SCHEMES[setting.reward]
    return terms


def learner_of(opponents: str | None, seat: int | None, players: int) -> int:
    """The learner's seat as the core takes it: from 0, NOBODY where all learn."""
    if seat is not None and not 1 <= seat <= players:
        known = ", ".join(str(number) for number in range(1, players + 1))
        raise Problem("research-unknown", asked=str(seat)[:40], known=known)
    if opponents is None:
        return NOBODY
    return BY_TURNS if seat is None else seat - 1


def mind_of(spec: str, setting: EnvironmentSetting) -> PlayerSettings:
    """The mind of a bot of ours; one of others cannot play in the core."""
    bot = make_bot(spec)
    if type(bot) is not EngineBot:
        raise Problem("research-unknown", asked=spec[:40], known=", ".join(BUILT_IN))
    (mind,) = PhaseRates(backend_of(setting.rules)).give([bot.mind], setting.players)
    return mind
