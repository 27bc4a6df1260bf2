"""The vector environment: each game is played as it would be alone, compiled and plain."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from decaphase import extras
from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.thinking.scratch import new_scratch
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import MOST_MOVES, seat_of
from decaphase.engine.state import HAND_OVER, NOBODY, State
from decaphase.problems import Problem
from decaphase.research.environment import EPISODES, SCHEMES, EnvironmentSetting, setting_of
from decaphase.research.flat_arrays import records_of
from decaphase.research.stepping import vector_episode, vector_step
from decaphase.research.stepping.action_ids import id_of, move_of
from decaphase.research.stepping.features import width_of, write_observation
from decaphase.research.stepping.rewards import episode_is_over, total_reward
from decaphase.research.stepping.vector_episode import (
    VectorArrays,
    VectorConfig,
    VectorEpisode,
    episode_seed,
)
from decaphase.research.stepping.vector_step import choose_random, step_games, step_with_bots
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.hidden_cards import exchanged

if TYPE_CHECKING:
    from decaphase.research.vector import DecaphaseVectorEnv, Flags, Observations, Rewards

    Outcome: TypeAlias = tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]

GAMES = 3
MIXED = ("classic-en", "knocking-must-play", "phases-own", "order-any")


def vector(games: int = GAMES, players: int = 4, **keywords: Any) -> DecaphaseVectorEnv:  # noqa: ANN401 - whatever a test sets
    pytest.importorskip("gymnasium")
    from decaphase.research.vector import DecaphaseVectorEnv

    return DecaphaseVectorEnv(games, players, **keywords)


class Plain:
    """The same games in plain Python, on lists."""

    def __init__(
        self, setting: EnvironmentSetting, config: VectorConfig, settings: list[PlayerSettings]
    ) -> None:
        games, players = config.games, setting.players
        self.episodes = [VectorEpisode() for _ in range(games)]
        self.states = [State() for _ in range(games)]
        self.memories = [Memory() for _ in range(games)]
        self.rows, self.finals = ([[0] * width_of(players) for _ in range(games)] for _ in range(2))
        self.masks = [[0] * setting.ids.count for _ in range(games)]
        self.worths, self.rewards = ([[0.0] * players for _ in range(games)] for _ in range(2))
        self.gains = [0.0] * games
        self.config, self.setting = config, setting
        self.bots = (settings, new_scratch()) if settings else None
        self.dice = [0] * 4
        seed_dice(self.dice, config.seed)
        self.step([0] * games, begin=1)

    def random_actions(self) -> list[int]:
        actions = [0] * self.config.games
        choose_random(
            self.episodes, self.config.games, self.masks, self.setting.ids.count, self.dice, actions
        )
        return actions

    def step(self, actions: list[int], begin: int = 0) -> int:
        arrays = VectorArrays(
            [self.config],
            [self.setting.book],
            [self.setting.ids],
            [self.setting.start()],
            [0] * MOST_MOVES,
            self.states,
            self.memories,
            self.episodes,
            actions,
            self.rows,
            self.masks,
            self.finals,
            self.worths,
            self.rewards,
            self.gains,
        )
        return step_games(arrays, begin) if self.bots is None else step_with_bots(arrays, begin, *self.bots)


class Alone:
    """One game played alone, by the functions that all environments share."""

    def __init__(self, setting: EnvironmentSetting, config: VectorConfig, game: int) -> None:
        self.setting, self.config, self.game, self.episode = setting, config, game, 0
        self.begin()

    def begin(self) -> None:
        self.state, self.memory, self.decisions = self.setting.start(), Memory(), 0
        seed_dice(self.state.dice, episode_seed(self.config, self.game, self.episode))
        deal_hand(self.state, self.setting.book)
        self.worths = self.worth()

    def worth(self) -> list[float]:
        kind, scheme = EPISODES[self.setting.episode], SCHEMES[self.setting.reward]
        seats = range(self.setting.players)
        return [total_reward(self.state, self.setting.book, kind, scheme, seat) for seat in seats]

    def row(self) -> list[int]:
        rows = [[7] * width_of(self.setting.players)]
        write_observation(self.state, self.setting.book, self.memory, self.state.turn, rows, 0)
        return rows[0]

    def mask(self) -> list[int]:
        moves = [0] * MOST_MOVES
        mask = [0] * self.setting.ids.count
        for move in moves[: legal_moves(self.state, self.setting.book, moves)]:
            if seat_of(move) == self.state.turn:
                mask[id_of(self.setting.ids, move)] = 1
        return mask

    def step(self, action: int) -> tuple[list[float], bool, bool]:
        move = move_of(self.setting.ids, self.state.turn, action)
        make_move(self.state, self.setting.book, self.memory, move)
        self.decisions += 1
        over = episode_is_over(self.state, EPISODES[self.setting.episode])
        while not over and self.state.stage == HAND_OVER:
            deal_hand(self.state, self.setting.book)
            forget(self.memory)
        before, self.worths = self.worths, self.worth()
        gained = [now - then for now, then in zip(self.worths, before, strict=True)]
        cut = not over and self.decisions >= self.setting.most_decisions
        if over or cut:
            self.episode += 1
            self.begin()
        return gained, over, cut


def played(env: DecaphaseVectorEnv, steps: int) -> Iterator[tuple[list[int], Outcome]]:
    """Random actions and their results; every third time the last legal action, which is never a draw."""
    for step in range(steps):
        actions = env.random_actions()
        if step % 3 == 0:
            actions = env._arrays.masks.shape[1] - 1 - env._arrays.masks[:, ::-1].argmax(1)
        chosen = actions.tolist()
        yield chosen, env.step(actions)


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_each_game_goes_as_it_would_alone(variant: str) -> None:
    edition, options = VARIANTS[variant]
    setting: dict[str, Any] = (
        {"episode": "hand", "reward": "points", "most_decisions": 60} if hash_of(variant) else {}
    )
    env = vector(rules=edition, **{**setting, **options})
    seen, info = env.reset(seed=5)
    alone = [Alone(env.setting, env.config, game) for game in range(GAMES)]
    assert info["seat"].tolist() == [game.state.turn + 1 for game in alone]
    for actions, (seen, rewards, over, cut, info) in played(env, 120):
        seats = [game.state.turn for game in alone]
        steps = [game.step(action) for game, action in zip(alone, actions, strict=True)]
        assert seen["observation"].tolist() == [game.row() for game in alone]
        assert seen["action_mask"].tolist() == [game.mask() for game in alone]
        assert info["rewards"].tolist() == [gained for gained, _, _ in steps]
        assert rewards.tolist() == [gained[seat] for (gained, _, _), seat in zip(steps, seats, strict=True)]
        assert (over.tolist(), cut.tolist()) == ([s[1] for s in steps], [s[2] for s in steps])
        assert info["seat"].tolist() == [game.state.turn + 1 for game in alone]
        assert not info["refused"].any()
    if setting:
        assert sum(game.episode for game in alone) >= GAMES


def hash_of(name: str) -> int:
    """0 or 1, the same in every run."""
    return sum(name.encode()) % 2


@pytest.mark.parametrize("variant", MIXED)
def test_both_speeds_play_the_same(variant: str) -> None:
    compare_speeds(variant, None)


@pytest.mark.slow
@pytest.mark.parametrize("variant", MIXED)
@pytest.mark.parametrize("opponents", ["beginner", "greedy", "steady"])
def test_both_speeds_play_the_same_against_others(variant: str, opponents: str) -> None:
    compare_speeds(variant, opponents)


def compare_speeds(variant: str, opponents: str | None) -> None:
    edition, options = VARIANTS[variant]
    keywords = {"opponents": opponents, "reward": "phases", "most_decisions": 90, **options}
    env = vector(2, 3, rules=edition, **keywords)
    env.reset(seed=8)
    plain = Plain(env.setting, env.config, bot_settings(opponents, env.setting, env.config.seed))
    for _ in range(100):
        actions = plain.random_actions()
        assert env.random_actions().tolist() == actions
        ended = plain.step(actions)
        seen, rewards, over, cut, info = env.step(actions)
        assert seen["observation"].tolist() == plain.rows
        assert seen["action_mask"].tolist() == plain.masks
        assert rewards.tolist() == plain.gains
        assert info["rewards"].tolist() == plain.rewards
        assert int((over | cut).sum()) == ended
        assert env._arrays.finals.tolist() == plain.finals
        for name in ("seat", "number", "decisions", "place", "score", "points"):
            assert env._arrays.episodes[name].tolist() == [getattr(each, name) for each in plain.episodes]


def bot_settings(opponents: str | None, setting: EnvironmentSetting, seed: int) -> list[PlayerSettings]:
    """The settings of the bot in the other seats, as the environment makes them."""
    from decaphase.research.vector import settings_for

    if opponents is None:
        return []
    settings = settings_for(opponents, setting).copy()
    settings.seed = seed
    return [settings]


def test_a_seed_gives_the_same_games_and_another_gives_others() -> None:
    def tell(seed: int | None, env: DecaphaseVectorEnv) -> list[object]:
        env.reset(seed=seed)
        return [(actions, outcome[0]["observation"].tolist()) for actions, outcome in played(env, 40)]

    env, other = vector(), vector()
    assert tell(4, env) == tell(4, other) == tell(4, env)
    assert tell(4, env) != tell(5, other)
    assert tell(None, env) != tell(4, env)
    env.reset(seed=4)
    other.reset(seed=4)
    assert tell(None, env) == tell(None, other)


def test_no_two_episodes_have_one_seed() -> None:
    env, other = vector(4), vector(4)
    env.reset(seed=1)
    other.reset(seed=2)
    seeds = [
        each.episode_seed(game, episode) for each in (env, other) for game in range(4) for episode in range(9)
    ]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 1 << 62


def test_what_is_not_allowed_is_refused_and_nothing_is_done() -> None:
    env = vector()
    before, info = env.reset(seed=6)
    before, seats = deepcopy(before), info["seat"]
    last = env.setting.ids.count
    for wrong in ([4, 4, 4], [-1, last, last + 5], [last - 1] * 3):  # a discard before the draw is illegal
        seen, rewards, over, cut, info = env.step(wrong)
        assert info["refused"].all()
        assert not any(array.any() for array in (over, cut, rewards, info["rewards"]))
        assert (info["seat"] == seats).all()
        assert all((seen[name] == before[name]).all() for name in before)
    _, _, _, _, info = env.step([0, 4, 0])
    assert info["refused"].tolist() == [False, True, False]


def test_somebody_who_writes_in_a_mask_gains_nothing() -> None:
    env = vector()
    seen, _ = env.reset(seed=6)
    seen["action_mask"][:] = 1
    _, _, _, _, info = env.step([4, 60, 200])
    assert info["refused"].all()


def test_more_may_be_allowed_than_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    setting, config = setting_of(players=3, episode="hand"), VectorConfig()
    config.games, config.most_decisions, config.learner, config.seed = 2, 100, NOBODY, 9
    usual, short = Plain(setting, config, []), Plain(setting, config, [])
    for _ in range(120):
        actions = usual.random_actions()
        usual.step(actions)
        with monkeypatch.context() as patch:
            patch.setattr(vector_episode, "LISTED", 1)
            patch.setattr(vector_step, "LISTED", 1)
            refused = [mask.index(0) for mask in short.masks]
            for mask, number in zip(short.masks, refused, strict=True):
                mask[number] = 1  # as a user might
            short.step(refused)
            assert [each.refused for each in short.episodes] == [1, 1]
            for mask, number in zip(short.masks, refused, strict=True):
                mask[number] = 0
            drawn = short.random_actions()
            assert all(mask[number] == 1 for mask, number in zip(short.masks, drawn, strict=True))
            short.step(actions)
        assert (short.masks, short.rows, short.gains) == (usual.masks, usual.rows, usual.gains)
    assert usual.episodes[0].number > 0


def test_actions_have_to_be_numbers_of_actions() -> None:
    env = vector()
    env.reset(seed=6)
    with pytest.raises(TypeError):
        env.step([0.5, 0.0, 0.0])
    with pytest.raises(ValueError, match="broadcast"):
        env.step([0, 0])


@pytest.mark.parametrize("episode", ["hand", "game"])
def test_an_ended_episode_is_told_and_the_next_begins(episode: str) -> None:
    env = vector(8, 2, episode=episode, reward="places", selection="first-1")
    env.reset(seed=2)
    ended = 0
    for _, (seen, rewards, over, cut, info) in played(env, 3000):
        assert not cut.any()
        assert ("final_obs" in info) == bool(over.any())
        if not over.any():
            continue
        assert (info["_final_obs"] == over).all()
        final = info["final_info"]
        for game in range(8):
            if not over[game]:
                assert info["final_obs"][game] is None
                continue
            ended += 1
            places = final["places"][game].tolist()
            assert places in ([1, 2], [2, 1], [1, 1])
            assert rewards[game] == info["rewards"][game][final["seat"][game] - 1]
            assert sum(info["rewards"][game]) == 0
            assert not info["final_obs"][game]["action_mask"].any()
            assert seen["action_mask"][game].tolist()[:4] in ([1, 1, 0, 0], [1, 0, 0, 0])  # a new hand
            assert final["points"][game].min() >= 0
    assert ended > 4


def test_an_episode_is_cut_off() -> None:
    env = vector(5, most_decisions=7)
    env.reset(seed=3)
    for step in range(1, 22):
        _, _, over, cut, info = env.step(env.random_actions())
        assert not over.any()
        assert cut.all() == (step % 7 == 0)
        if cut.all():
            assert info["final_info"]["decisions"].tolist() == [7] * 5
            assert info["final_info"]["episode"].tolist() == [step // 7 - 1] * 5


def against(games: int, seat: int | None, opponents: str) -> Plain:
    """One-hand games with three players in plain Python."""
    pytest.importorskip("gymnasium")
    from decaphase.research.vector import config_of, learner_of

    setting = setting_of(players=3, episode="hand", reward="points")
    config = config_of(setting, games, learner_of(opponents, seat, 3))
    config.seed = 3
    return Plain(setting, config, bot_settings(opponents, setting, 3))


@pytest.mark.parametrize("opponents", ["greedy", "steady"])
def test_the_learner_alone_is_asked(opponents: str) -> None:
    games = against(4, 2, opponents)
    total = [0.0, 0.0, 0.0]
    ended = 0
    for _ in range(150):
        ended += games.step(games.random_actions())
        assert [each.seat for each in games.episodes] == [1] * 4
        assert [state.turn for state in games.states] == [1] * 4
        assert games.gains == [rewards[1] for rewards in games.rewards]
        total = [sum(pair) for pair in zip(total, map(sum, zip(*games.rewards, strict=True)), strict=True)]
    assert ended > 10
    assert total[1] < min(total[0], total[2])  # random play loses to bots


def test_learners_sit_by_turns() -> None:
    games = against(4, None, "greedy")
    assert [each.seat for each in games.episodes] == [0, 1, 2, 0]
    for _ in range(100):
        games.step(games.random_actions())
        for game, each in enumerate(games.episodes):
            assert each.seat == each.learner == (game + each.number) % 3
    assert all(each.number > 1 for each in games.episodes)


def test_an_episode_is_not_cut_off_before_the_learner_was_asked() -> None:
    games = against(2, 3, "greedy")
    games.config.most_decisions = 1
    for step in range(1, 20):
        assert games.step(games.random_actions()) == 2
        assert all((each.truncated, each.length, each.number) == (1, 1, step) for each in games.episodes)


@pytest.mark.parametrize("variant", MIXED)
def test_rows_and_masks_do_not_know_what_the_seat_does_not(variant: str) -> None:
    """Hidden cards are exchanged in the records, and a refused step writes the observations again."""
    edition, options = VARIANTS[variant]
    env = vector(2, 3, rules=edition, **dict(options))
    env.reset(seed=9)
    states, memories = env._arrays.states, env._arrays.memories
    dice = Random(2)
    for _ in range(120):
        seen, _, _, _, info = env.step(env.random_actions())
        kept, before = states.copy(), deepcopy(seen)
        for game in range(2):
            state, memory = State.of_flat(states[game].tobytes()), Memory.of_flat(memories[game].tobytes())
            (states[game],) = records_of([exchanged(state, memory, state.turn, dice)])
        assert (states != kept).all()
        seen, _, _, _, after = env.step([-1, -1])
        assert all((seen[name] == before[name]).all() for name in before)
        assert (after["seat"] == info["seat"]).all()
        states[:] = kept


@pytest.mark.parametrize("opponents", [None, pytest.param("greedy", marks=pytest.mark.slow)])
def test_copies_go_their_own_way(opponents: str | None) -> None:
    env = vector(opponents=opponents)
    env.reset(seed=1)
    for _ in played(env, 25):
        pass
    copies = [pickle.loads(pickle.dumps(env)), deepcopy(env)]
    after = [outcome[0]["observation"].tolist() for _, outcome in played(env, 25)]
    for copied in copies:
        assert [outcome[0]["observation"].tolist() for _, outcome in played(copied, 25)] == after


def test_arrays_are_used_again_unless_copies_are_asked_for() -> None:
    env, copying = vector(), vector(copy=True)
    first, _ = env.reset(seed=1)
    mine, _ = copying.reset(seed=1)
    kept = deepcopy(mine)
    env.step(env.random_actions())
    copying.step(copying.random_actions())
    assert not (first["observation"] == kept["observation"]).all()
    assert (mine["observation"] == kept["observation"]).all()


def test_gymnasium_finds_what_it_expects() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    env = vector(episode="hand", players=2)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    listed = gymnasium.wrappers.vector.DictInfoToList(wrapped)
    seen, _ = listed.reset(seed=1)
    assert seen in env.observation_space
    ended = 0
    for _ in range(600):
        actions = env.random_actions()
        assert actions in env.action_space
        seen, rewards, over, cut, infos = listed.step(actions)
        assert {rewards.shape, over.shape, cut.shape} == {(GAMES,)}
        for game, info in enumerate(infos):
            if over[game]:
                ended += 1
                assert info["final_obs"] in env.single_observation_space
                assert info["final_info"]["places"].shape == (2,)
    assert seen in env.observation_space
    assert ended > 0
    listed.close()
    assert env.closed


@pytest.mark.parametrize(
    "keywords",
    [
        {"games": 0},
        {"players": 7},
        {"opponents": "nobody"},
        {"seat": 5, "opponents": "greedy"},
        {"reward": "x"},
    ],
)
def test_what_cannot_be_is_one_problem(keywords: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        vector(**keywords)


@pytest.mark.parametrize("opponents", [None, "steady"])
def test_without_the_native_engine_it_plays_the_same_games(
    opponents: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    native = vector(2, 3, opponents=opponents, episode="hand")
    monkeypatch.setattr("decaphase.research.vector.has_native", lambda: False)
    plain = vector(2, 3, opponents=opponents, episode="hand")
    for env in (native, plain):
        env.reset(seed=4)
    for _ in range(25):
        actions = native.random_actions()
        assert (plain.random_actions() == actions).all()
        (seen, *_, info), (other, *_, other_info) = native.step(actions), plain.step(actions)
        assert all((seen[name] == other[name]).all() for name in seen)
        assert all((info[name] == other_info[name]).all() for name in ("seat", "rewards", "refused"))


def test_nothing_can_be_done_before_the_first_deal() -> None:
    with pytest.raises(Problem, match="research-reset"):
        vector().step([0, 0, 0])


def test_without_gymnasium_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "gymnasium" else object())
    monkeypatch.delitem(sys.modules, "decaphase.research.vector", raising=False)
    with pytest.raises(Problem, match="missing-package") as raised:
        import_module("decaphase.research.vector")
    (sentence,) = raised.value.__notes__
    assert sentence.endswith("install decaphase[research] to have it.")
