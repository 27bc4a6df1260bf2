"""The parameters of an OpenSpiel game, parsed once and shared by all its states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, TypeAlias, cast

from decaphase.problems import Problem, RulesProblem
from decaphase.research.environment import (
    EPISODES,
    MOST_DECISIONS,
    SCHEMES,
    EnvironmentSetting,
    EpisodeKind,
    RewardScheme,
    setting_of,
)
from decaphase.research.stepping.rewards import BY_PHASES, BY_POINTS, total_reward
from decaphase.rules import DEFAULT_EDITION, OPTIONS, Option, read_option
from decaphase.rules.echo import echo

Value: TypeAlias = "str | int | bool"

DEFAULT_RECALL: Final = 64
"""The number of events in an information state tensor."""

MOST_RECALL: Final = 100_000
MOST_LENGTH: Final = 10_000_000
"""Keeps the number of nodes of a history, which OpenSpiel counts in 32 bits, small enough."""

ENVIRONMENT: Final[Mapping[str, Value]] = {
    "players": 4,
    "rules": DEFAULT_EDITION,
    "episode": "game",
    "reward": "win",
    "first_phase": 0,
    "most_decisions": MOST_DECISIONS,
    "recall": DEFAULT_RECALL,
}

YES_NO: Final = {"yes": True, "no": False}
"""For options whose default depends on the edition: a boolean of OpenSpiel cannot be left unset."""


def _unset(option: Option) -> Value:
    """The default of an option's parameter, which leaves the edition's value."""
    first = option.values[0] if option.values else ""
    if isinstance(first, bool):
        return first if option.variant else ""
    return 0 if isinstance(first, int) else ""


SPECIFICATION: Final[Mapping[str, Value]] = {
    **ENVIRONMENT,
    **{name: _unset(option) for name, option in OPTIONS.items()},
}
"""All parameters with their defaults."""


@dataclass(frozen=True)
class GameParameters:
    """The parsed parameters of a game; immutable, so never copied."""

    given: tuple[tuple[str, Value], ...]
    setting: EnvironmentSetting
    recall: int

    @cached_property
    def episode(self) -> int:
        return EPISODES[self.setting.episode]

    @cached_property
    def scheme(self) -> int:
        return SCHEMES[self.setting.reward]

    @cached_property
    def rewards_before_end(self) -> bool:
        """Whether there are rewards before the terminal state."""
        return self.scheme in {BY_POINTS, BY_PHASES}

    @cached_property
    def initial_worth(self) -> float:
        """The worth of the start to each seat: the phases completed before `first_phase`."""
        return total_reward(self.setting.start(), self.setting.book, self.episode, self.scheme, 0)

    @cached_property
    def most_hands(self) -> int:
        """An upper bound of the number of hands: going out takes at least two decisions."""
        if self.setting.episode == "hand":
            return 1
        most = (self.setting.most_decisions + 1) // 2
        rules = self.setting.rules
        return min(most, len(rules.selected)) if rules.advance == "every-hand" else most

    def __deepcopy__(self, _memo: object) -> GameParameters:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return parse_parameters, (self.given,)


def read_parameters(parameters: Mapping[str, Value]) -> GameParameters:
    """Parse the parameters of a game, of which any may be missing."""
    given = {
        name: value.replace(",", ";") if isinstance(value, str) else value
        for name, value in sorted(parameters.items())
        if name in {"players", "rules"} or value != SPECIFICATION.get(name)
    }
    return parse_parameters(tuple(given.items()))


@lru_cache(maxsize=256)
def parse_parameters(given: tuple[tuple[str, Value], ...]) -> GameParameters:
    """Parse parameters other than defaults; raises a Problem if they are invalid."""
    values = {**ENVIRONMENT, **dict(given)}
    options = {name: read_value(name, value) for name, value in given if name not in ENVIRONMENT}
    for name, least, most in (("most_decisions", 1, MOST_LENGTH), ("recall", 0, MOST_RECALL)):
        if not least <= cast("int", values[name]) <= most:
            raise Problem("research-range", name=name, asked=values[name], least=least, most=most)
    setting = setting_of(
        str(values["rules"]),
        cast("int", values["players"]),
        cast("EpisodeKind", values["episode"]),
        cast("RewardScheme", values["reward"]),
        cast("int", values["first_phase"]),
        cast("int", values["most_decisions"]),
        options,
    )
    return GameParameters(given, setting, cast("int", values["recall"]))


def read_value(name: str, value: Value) -> object:
    """The value of an option; lists use `;`, because `,` separates OpenSpiel's parameters.

    >>> read_value("selection", "[2; 8]"), read_value("play_on", "yes"), read_value("wild_points", 20)
    ([2, 8], True, 20)
    """
    if not isinstance(value, str):
        return value
    if name in OPTIONS and OPTIONS[name].values == (True, False):
        if value not in YES_NO:
            raise RulesProblem("not-a-value", option=name, value=echo(value), values=", ".join(YES_NO))
        return YES_NO[value]
    return read_option(f"{name}={value.replace(';', ',')}")[1]
