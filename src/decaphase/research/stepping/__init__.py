"""Steps of the research environments, one game or many side by side. Compiled with the engine."""

from __future__ import annotations

import decaphase.bots.thinking  # noqa: F401 - registered before this package, which calls it
from decaphase.engine import register

register(
    __name__,
    modules=(
        "action_ids",
        "features",
        "rewards",
        "vector_episode",
        "vector_step",
        "episode_step",
        "decision_replay",
    ),
    entries=(
        "id_of",
        "move_of",
        "write_observation",
        "total_reward",
        "step_games",
        "step_with_bots",
        "choose_random",
        "begin_episode",
        "show_seat",
        "take_step",
        "play_others",
        "replay",
    ),
)
