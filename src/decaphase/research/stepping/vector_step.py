"""One step of many games side by side, where all seats learn or one seat learns among bots."""

from __future__ import annotations

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, make_move
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.thinking.scratch import Scratch
from decaphase.engine.dice import roll
from decaphase.engine.fields import Grid8, Row
from decaphase.engine.state import NOTHING, RuleCodes, State
from decaphase.research.stepping.features import write_observation
from decaphase.research.stepping.rewards import episode_is_over
from decaphase.research.stepping.vector_episode import (
    LISTED,
    VectorArrays,
    VectorConfig,
    VectorEpisode,
    apply_action,
    begin_vector_episode,
    deal_on,
    has_ended,
    note_end,
    reward_seats,
    show_choices,
)


def step_games(v: VectorArrays, begin: int) -> int:
    """One decision in every game, or with `begin` 1 its first episode; returns how many episodes ended."""
    config, rules, ids = v.config[0], v.rules[0], v.ids[0]
    ended = 0
    for game in range(config.games):
        s, memory, episode = v.states[game], v.memories[game], v.episodes[game]
        if begin == 1:
            episode.number = 0
            begin_vector_episode(v, game)
        else:
            apply_action(s, rules, ids, memory, episode, v.masks, game, v.actions[game])
            deal_on(s, rules, memory, config.kind)
            reward_seats(s, rules, config, episode, v.seat_rewards, v.totals, v.rewards, game)
            if has_ended(s, config, episode):
                ended += 1
                note_end(s, rules, memory, config, episode, v.finals, game)
                begin_vector_episode(v, game)
        s = v.states[game]
        write_observation(s, rules, memory, s.turn, v.rows, game)
        show_choices(s, rules, ids, episode, v.moves, v.masks, game)
    return ended


def step_with_bots(v: VectorArrays, begin: int, settings: list[PlayerSettings], scratch: Scratch) -> int:
    """Like `step_games`, with one learner in each game: its decision, then those of the bots."""
    config, rules, ids = v.config[0], v.rules[0], v.ids[0]
    ended = 0
    for game in range(config.games):
        s, memory, episode = v.states[game], v.memories[game], v.episodes[game]
        following = begin == 1
        if following:
            episode.number = 0
        else:
            apply_action(s, rules, ids, memory, episode, v.masks, game, v.actions[game])
            deal_on(s, rules, memory, config.kind)
            play_bots(s, rules, memory, config, episode, settings[0], scratch)
            reward_seats(s, rules, config, episode, v.seat_rewards, v.totals, v.rewards, game)
            if has_ended(s, config, episode):
                ended += 1
                note_end(s, rules, memory, config, episode, v.finals, game)
                following = True
        if following:
            play_to_learner(v, game, settings[0], scratch)
        s = v.states[game]
        write_observation(s, rules, memory, s.turn, v.rows, game)
        show_choices(s, rules, ids, episode, v.moves, v.masks, game)
    return ended


def play_to_learner(v: VectorArrays, game: int, settings: PlayerSettings, scratch: Scratch) -> None:
    """Begin an episode and play it until the learner acts; one in which it never does is left out."""
    rules, memory, config, episode = v.rules[0], v.memories[game], v.config[0], v.episodes[game]
    begin_vector_episode(v, game)
    while not play_bots(v.states[game], rules, memory, config, episode, settings, scratch):
        episode.number += 1
        begin_vector_episode(v, game)


def play_bots(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    config: VectorConfig,
    episode: VectorEpisode,
    settings: PlayerSettings,
    scratch: Scratch,
) -> bool:
    """Play the other seats until the learner acts; False: the episode ends, or is truncated, before that.

    Decisions before the learner first acts are not counted: an episode is never truncated so early.
    """
    has_acted = episode.decisions > 0
    while not episode_is_over(s, config.kind):
        if has_acted and episode.decisions >= config.most_decisions:
            return False
        if s.turn == episode.learner:
            return True
        make_move(s, rules, memory, player_move(s, rules, memory, settings, s.turn, scratch))
        deal_on(s, rules, memory, config.kind)
        if has_acted:
            episode.decisions += 1
    return False


def choose_random(
    episodes: list[VectorEpisode], games: int, masks: Grid8, ids: int, dice: Row, actions: Row
) -> None:
    """Choose one of the legal ids of every game, each with equal probability."""
    for game in range(games):
        chosen = roll(dice, episodes[game].allowed)
        if episodes[game].allowed <= LISTED:
            actions[game] = episodes[game].choice[chosen]
        else:
            actions[game] = allowed_id(masks, game, ids, chosen)


def allowed_id(masks: Grid8, game: int, ids: int, before: int) -> int:
    """The id of a mask that has `before` legal ones before it; NOTHING: there are fewer."""
    for number in range(ids):
        before -= masks[game][number]
        if before < 0:
            return number
    return NOTHING
