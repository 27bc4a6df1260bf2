"""What an observation and an action can be, in the words of Gymnasium, and a table told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
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

MOST: Final = int(np.iinfo(np.int16).max)
"""Where nothing else bounds a number: hands and points."""

ILLEGAL: Final[dict[RewardScheme, float]] = {"win": -1.0, "places": -1.0, "points": -1000.0, "phases": -10.0}
"""What it costs to choose what is not legal, where that ends an episode: no hand can be played as badly."""

RENDER_MODES: Final = ("ansi", "human")

TOLD: Final[tuple[Question, ...]] = ("turn", "top", "groups", "phases", "counts", "hand")
TOLD_AT_THE_END: Final[tuple[Question, ...]] = ("groups", "scores")


def highest(players: int) -> Row:
    """The most that each number of a row can be; the least is 0."""
    high = np.ones(features.width_of(players), np.int16)
    for start in (features.AT_HAND, features.AT_PILE, features.AT_TABLE):
        high[start : start + KINDS] = COPIES
    high[features.AT_COUNTS : features.AT_COUNTS + 3] = DECK_SIZE, DECK_SIZE, MOST
    for start in range(features.AT_SEATS, len(high), features.SEAT_WIDTH):
        high[start + features.SEAT_CARDS] = HAND_SIZE + 1
        high[start + features.SEAT_SCORE] = MOST
        for place in (features.SEAT_SKIPPER, features.SEAT_PLACE, features.SEAT_DOWN):
            high[start + place] = players
        groups = start + features.SEAT_GROUPS
        high[groups : groups + 3 * GROUPS] = (GROUP_CARDS, 3, 12) * GROUPS
        high[start + features.SEAT_KNOWN : start + features.SEAT_KNOWN + KINDS] = COPIES
    return high


def observation_space(setting: EnvironmentSetting) -> spaces.Space[Observation]:
    """A row of numbers, and for each action whether it may be chosen."""
    high = highest(setting.players)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (setting.ids.count,), np.int8),
    }
    return cast("spaces.Space[Observation]", spaces.Dict(parts))


def action_space(setting: EnvironmentSetting) -> spaces.Discrete[np.int64]:
    """The ids of actions."""
    return spaces.Discrete(setting.ids.count)


def check_render_mode(mode: str | None) -> None:
    """Refuse to show a table in a way that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise Problem("research-unknown", asked=str(mode)[:40], known=", ".join(RENDER_MODES))


def observe(episode: Episode, seat: int) -> Observation:
    """What a seat (from 0) sees of an episode, and may do in it."""
    return {"observation": episode.row(seat), "action_mask": episode.mask(seat)}


def tell(episode: Episode, names: Sequence[str], seat: int | None) -> str:
    """The table in sentences, as a seat (from 0) sees it; None: what everybody sees."""
    game = Game.from_state(episode.table.setting.rules, names, episode.state)
    return tell_game(game, None if seat is None else seat + 1, ended=episode.over)


def tell_game(game: Game, seat: int | None, *, ended: bool) -> str:
    """A game in sentences, as a seat (from 1) sees it."""
    view = game.view(seat)
    questions = TOLD_AT_THE_END if ended else TOLD
    return "\n".join(line for question in questions for line in answer(question, view))
