"""The game for OpenSpiel: importing this module registers it as `decaphase`.

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
from decaphase.research.open_spiel.observer import DecaphaseObserver
from decaphase.research.open_spiel.parameters import SPECIFICATION, GameParameters, Value, read_terms
from decaphase.research.open_spiel.play import Play
from decaphase.research.open_spiel.state import DecaphaseState
from decaphase.say import explain


def game_type(terms: GameParameters | None = None) -> pyspiel.GameType:
    """What sort of game it is; only ranks add up to nothing, and only ends pay by win and by places."""
    places = terms is not None and terms.setting.reward == "places"
    by_the_way = terms is not None and terms.pays_by_the_way
    return pyspiel.GameType(
        short_name="decaphase",
        long_name="Decaphase",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if places else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=(
            pyspiel.GameType.RewardModel.REWARDS if by_the_way else pyspiel.GameType.RewardModel.TERMINAL
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


def utilities(terms: GameParameters) -> tuple[float, float]:
    """The least and the most that anybody can gain in an episode."""
    setting = terms.setting
    if setting.reward == "points":
        skips = HAND_SIZE - COPIES[WILD]
        dearest = COPIES[WILD] * setting.rules.wild_points + skips * SKIP_POINTS
        return -float(dearest * terms.most_hands), 0.0
    if setting.reward == "phases":
        return 0.0, float(min(len(setting.rules.selected), terms.most_hands))
    return (-1.0 if setting.reward == "places" else 0.0), 1.0


def game_info(terms: GameParameters) -> pyspiel.GameInfo:
    """The sizes of a game by these terms."""
    least, most = utilities(terms)
    return pyspiel.GameInfo(
        num_distinct_actions=terms.setting.ids.count,
        max_chance_outcomes=KINDS,
        num_players=terms.setting.players,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0 if terms.setting.reward == "places" else None,
        max_game_length=terms.setting.most_decisions,
    )


class DecaphaseGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's library ships no types
    """The game by the rules and options of its parameters."""

    def __new__(cls, params: Mapping[str, Value] | None = None) -> Self:
        # Refused before it is there: to show a game that OpenSpiel has only half made ends the program.
        try:
            read_terms(params or {})
        except Problem as problem:
            raise pyspiel.SpielError(explain(problem)) from problem
        new: Self = super().__new__(cls)
        return new

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        self.terms = read_terms(params or {})
        super().__init__(game_type(self.terms), game_info(self.terms), dict(self.terms.parameters))
        self._opening = Play(self.terms)

    def new_initial_state(self) -> DecaphaseState:
        """A game before its first card."""
        return DecaphaseState(self, self._opening.copy())

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> DecaphaseObserver:
        """An observer; without a type, one of what a player sees at this moment."""
        return DecaphaseObserver(self.terms, iig_obs_type, params)

    def __reduce__(self) -> tuple[object, ...]:
        return DecaphaseGame, (dict(self.terms.parameters),)

    def max_chance_nodes_in_history(self) -> int:
        """Every card dealt, and a draw for every other decision at most."""
        setting = self.terms.setting
        return self.terms.most_hands * (HAND_SIZE * setting.players + 1) + setting.most_decisions


def read_state(text: str) -> DecaphaseState:
    """A state as OpenSpiel wrote it down, also where nobody has imported the game yet."""
    _, state = pyspiel.deserialize_game_and_state(text)
    new: DecaphaseState = state
    return new


# OpenSpiel keeps what makes games after Python has ended; only a class outlives that.
pyspiel.register_game(game_type(), DecaphaseGame)
