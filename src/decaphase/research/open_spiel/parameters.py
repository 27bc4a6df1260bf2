"""What a game of OpenSpiel is played for and by: its parameters, read once and shared by all its states."""

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

RECALL: Final = 64
"""So many of the latest things a seat was told stand in the tensor of an information state."""

MOST_RECALL: Final = 100_000
MOST_LENGTH: Final = 10_000_000
"""OpenSpiel counts the nodes of a history in 32 bits."""

OWN: Final[Mapping[str, Value]] = {
    "players": 4,
    "rules": DEFAULT_EDITION,
    "episode": "game",
    "reward": "win",
    "first_phase": 0,
    "most_decisions": MOST_DECISIONS,
    "recall": RECALL,
}

ANSWERS: Final = {"yes": True, "no": False}
"""OpenSpiel's true and false cannot be left open; an option that editions differ in has to be."""


def _left_open(option: Option) -> Value:
    """What an option's parameter is as long as nobody chooses: the edition's own value holds."""
    first = option.values[0] if option.values else ""
    if isinstance(first, bool):
        return first if option.variant else ""
    return 0 if isinstance(first, int) else ""


SPECIFICATION: Final[Mapping[str, Value]] = {
    **OWN,
    **{name: _left_open(option) for name, option in OPTIONS.items()},
}
"""Every parameter of the game, and what it is as long as nobody chooses."""


@dataclass(frozen=True)
class GameParameters:
    """All that the states of one game share; never copied, since nothing in it changes."""

    parameters: tuple[tuple[str, Value], ...]
    setting: EnvironmentSetting
    recall: int

    @cached_property
    def episode(self) -> int:
        return EPISODES[self.setting.episode]

    @cached_property
    def scheme(self) -> int:
        return SCHEMES[self.setting.reward]

    @cached_property
    def pays_by_the_way(self) -> bool:
        """Whether there are rewards before the end."""
        return self.scheme in {BY_POINTS, BY_PHASES}

    @cached_property
    def worth_at_first(self) -> float:
        """What the start is worth to each: the phases that are done before the first one."""
        return total_reward(self.setting.start(), self.setting.book, self.episode, self.scheme, 0)

    @cached_property
    def most_hands(self) -> int:
        """No more hands than this can be dealt: nobody goes out in fewer than two decisions."""
        if self.setting.episode == "hand":
            return 1
        most = (self.setting.most_decisions + 1) // 2
        rules = self.setting.rules
        return min(most, len(rules.selected)) if rules.advance == "every-hand" else most

    def __deepcopy__(self, _memo: object) -> GameParameters:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return terms_of, (self.parameters,)


def read_terms(parameters: Mapping[str, Value]) -> GameParameters:
    """The terms of a game with these parameters; those that nobody chose may be left out."""
    chosen = {
        name: value.replace(",", ";") if isinstance(value, str) else value
        for name, value in sorted(parameters.items())
        if name in {"players", "rules"} or value != SPECIFICATION.get(name)
    }
    return terms_of(tuple(chosen.items()))


@lru_cache(maxsize=256)
def terms_of(parameters: tuple[tuple[str, Value], ...]) -> GameParameters:
    """The terms, or the reason why nobody can play by these parameters."""
    given = {**OWN, **dict(parameters)}
    options = {name: read_value(name, value) for name, value in parameters if name not in OWN}
    for name, least, most in (("most_decisions", 1, MOST_LENGTH), ("recall", 0, MOST_RECALL)):
        if not least <= cast("int", given[name]) <= most:
            raise Problem("research-range", name=name, asked=given[name], least=least, most=most)
    setting = setting_of(
        str(given["rules"]),
        cast("int", given["players"]),
        cast("EpisodeKind", given["episode"]),
        cast("RewardScheme", given["reward"]),
        cast("int", given["first_phase"]),
        cast("int", given["most_decisions"]),
        options,
    )
    return GameParameters(parameters, setting, cast("int", given["recall"]))


def read_value(name: str, value: Value) -> object:
    """The value of a rules' option; a list is written with `;`, since `,` parts OpenSpiel's parameters.

    >>> read_value("selection", "[2; 8]"), read_value("play_on", "yes"), read_value("wild_points", 20)
    ([2, 8], True, 20)
    """
    if not isinstance(value, str):
        return value
    if name in OPTIONS and OPTIONS[name].values == (True, False):
        if value not in ANSWERS:
            raise RulesProblem("not-a-value", option=name, value=echo(value), values=", ".join(ANSWERS))
        return ANSWERS[value]
    return read_option(f"{name}={value.replace(';', ',')}")[1]
