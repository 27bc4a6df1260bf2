"""The game for OpenSpiel; importing this module registers it as `decaphase`.

>>> game = pyspiel.load_game("decaphase(players=3,rules=house-nl,episode=hand,knocking=true)")
>>> game.num_players(), game.max_chance_outcomes()
(3, 50)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from decaphase.problems import Problem

try:
    import pyspiel
except ImportError as missing:
    raise Problem("missing-package", package="open_spiel", extra="research") from missing

from decaphase.cards import COPIES, KINDS, SKIP_POINTS, WILD
from decaphase.engine.deal import HAND_SIZE
from decaphase.research.open_spiel.node import GameNode
from decaphase.research.open_spiel.observer import DecaphaseObserver
from decaphase.research.open_spiel.parameters import SPECIFICATION, GameParameters, Value, read_parameters
from decaphase.research.open_spiel.state import DecaphaseState
from decaphase.say import explain


def game_type(parameters: GameParameters | None = None) -> pyspiel.GameType:
    """The type: zero-sum with rewards by places, and terminal rewards with those by win or places."""
    zero_sum = parameters is not None and parameters.setting.reward == "places"
    before_end = parameters is not None and parameters.rewards_before_end
    return pyspiel.GameType(
        short_name="decaphase",
        long_name="Decaphase",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=(
            pyspiel.GameType.RewardModel.REWARDS if before_end else pyspiel.GameType.RewardModel.TERMINAL
        ),
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(SPECIFICATION),
        provides_factored_observation_string=True,
    )


def utilities(parameters: GameParameters) -> tuple[float, float]:
    """The bounds of a player's return."""
    setting = parameters.setting
    if setting.reward == "points":
        skips = HAND_SIZE - COPIES[WILD]
        dearest = COPIES[WILD] * setting.rules.wild_points + skips * SKIP_POINTS
        return -float(dearest * parameters.most_hands), 0.0
    if setting.reward == "phases":
        return 0.0, float(min(len(setting.rules.selected), parameters.most_hands))
    return (-1.0 if setting.reward == "places" else 0.0), 1.0


def game_info(parameters: GameParameters) -> pyspiel.GameInfo:
    """The sizes of a game with these parameters."""
    least, most = utilities(parameters)
    return pyspiel.GameInfo(
        num_distinct_actions=parameters.setting.ids.count,
        max_chance_outcomes=KINDS,
        num_players=parameters.setting.players,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0 if parameters.setting.reward == "places" else None,
        max_game_length=parameters.setting.most_decisions,
    )


class DecaphaseGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's library ships no types
    """The game with its parameters: players, rules, options, episodes and rewards."""

    def __new__(cls, params: Mapping[str, Value] | None = None) -> Self:
        # Checked before the object exists: OpenSpiel aborts the process when it prints a half-made game.
        try:
            read_parameters(params or {})
        except Problem as problem:
            raise pyspiel.SpielError(explain(problem)) from problem
        new: Self = super().__new__(cls)
        return new

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        self.parameters = read_parameters(params or {})
        super().__init__(game_type(self.parameters), game_info(self.parameters), dict(self.parameters.given))
        self._opening = GameNode(self.parameters)

    def new_initial_state(self) -> DecaphaseState:
        """The state before the first card is dealt."""
        return DecaphaseState(self, self._opening.copy())

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> DecaphaseObserver:
        """An observer; without a type, one of the current observation."""
        return DecaphaseObserver(self.parameters, iig_obs_type, params)

    def __reduce__(self) -> tuple[object, ...]:
        return DecaphaseGame, (dict(self.parameters.given),)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: every card dealt, and a draw for every decision."""
        setting = self.parameters.setting
        return self.parameters.most_hands * (HAND_SIZE * setting.players + 1) + setting.most_decisions


def read_state(text: str) -> DecaphaseState:
    """Deserialise a state; unpickling imports this module first, which registers the game."""
    _, state = pyspiel.deserialize_game_and_state(text)
    new: DecaphaseState = state
    return new


# OpenSpiel keeps the factory until after the interpreter has ended; only a class survives that.
pyspiel.register_game(game_type(), DecaphaseGame)
