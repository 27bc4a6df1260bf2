"""How the bots decide, compiled with the engine: hand evaluation, sampling of hidden cards and search."""

from __future__ import annotations

from decaphase.engine import register

register(
    __name__,
    modules=(
        "random_player",
        "memory",
        "distance",
        "needs",
        "greedy",
        "beginner",
        "player_settings",
        "draws_to_go",
        "determinize",
        "discard_rating",
        "steady",
        "win_chance",
        "candidates",
        "race",
        "sharp",
        "dispatch",
        "self_play",
    ),
    entries=(
        "play_random",
        "play_game",
        "play_games",
        "player_move",
        "count_unseen",
        "draws_needed",
        "win_chance",
    ),
)
