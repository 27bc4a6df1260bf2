"""The observation and action spaces, and the text that environments render."""

from __future__ import annotations

import sys
from typing import Any, Final, TypeAlias, cast

import numpy as np
from gymnasium import spaces

from decaphase.cards import COPIES, DECK_SIZE, KINDS
from decaphase.engine.deal import HAND_SIZE
from decaphase.engine.state import GROUP_CARDS, GROUPS
from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.research.environment import EnvironmentSetting, RewardScheme
from decaphase.research.episode import Episode, Mask, Row
from decaphase.research.stepping import features
from decaphase.say.answers import Question, answer

Observation: TypeAlias = dict[str, "Row | Mask"]

NO_BOUND: Final = int(np.iinfo(np.int16).max)
"""The upper bound of hands and points, which the rules leave unbounded."""

ILLEGAL_REWARD: Final[dict[RewardScheme, float]] = {
    "win": -1.0,
    "places": -1.0,
    "points": -1000.0,
    "phases": -10.0,
}
"""The reward of an illegal action that ends an episode: worse than any hand that can be played."""

RENDER_MODES: Final = ("ansi", "human")

RENDERED: Final[tuple[Question, ...]] = ("turn", "top", "groups", "phases", "counts", "hand")
RENDERED_AT_END: Final[tuple[Question, ...]] = ("groups", "scores")


def upper_bounds(players: int) -> Row:
    """The upper bound of each number of a row; the lower bound is 0."""
    high = np.ones(features.width_of(players), np.int16)
    for start in (features.AT_HAND, features.AT_PILE, features.AT_TABLE):
        high[start : start + KINDS] = COPIES
    high[features.AT_COUNTS : features.AT_COUNTS + 3] = DECK_SIZE, DECK_SIZE, NO_BOUND
    for start in range(features.AT_SEATS, len(high), features.SEAT_WIDTH):
        high[start + features.SEAT_CARDS] = HAND_SIZE + 1
        high[start + features.SEAT_SCORE] = NO_BOUND
        for place in (features.SEAT_SKIPPER, features.SEAT_PLACE, features.SEAT_DOWN):
            high[start + place] = players
        groups = start + features.SEAT_GROUPS
        high[groups : groups + 3 * GROUPS] = (GROUP_CARDS, 3, 12) * GROUPS
        high[start + features.SEAT_KNOWN : start + features.SEAT_KNOWN + KINDS] = COPIES
    return high


def observation_space(setting: EnvironmentSetting) -> spaces.Space[Observation]:
    """A row of features and an action mask."""
    high = upper_bounds(setting.players)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (setting.ids.count,), np.int8),
    }
    return cast("spaces.Space[Observation]", spaces.Dict(parts))


def action_space(setting: EnvironmentSetting) -> spaces.Discrete[np.int64]:
    """The action ids."""
    return spaces.Discrete(setting.ids.count)


def check_render_mode(mode: str | None) -> None:
    """Raise a Problem for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise Problem("research-unknown", asked=str(mode)[:40], known=", ".join(RENDER_MODES))


def observe(episode: Episode, seat: int) -> Observation:
    """The observation of a seat (from 0)."""
    return {"observation": episode.row(seat), "action_mask": episode.mask(seat)}


def render_game(game: Game, seat: int | None, mode: str, *, ended: bool) -> str | None:
    """Render a game from the view of a seat (from 1; None: the public view), as text or on the screen."""
    text = describe_game(game, seat, ended=ended)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n\n")
    return None


def describe_game(game: Game, seat: int | None, *, ended: bool) -> str:
    """A game in sentences, from the view of a seat (from 1)."""
    view = game.view(seat)
    questions = RENDERED_AT_END if ended else RENDERED
    return "\n".join(line for question in questions for line in answer(question, view))
