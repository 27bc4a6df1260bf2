"""Episodes: the same compiled and plain, copied at any step, with nothing hidden in observations."""

from __future__ import annotations

import copy
import pickle
from random import Random

import numpy as np
import pytest

from decaphase.problems import Problem
from decaphase.research.environment import EpisodeKind, RewardScheme, setting_of
from decaphase.research.episode import Episode, EpisodeTable
from decaphase.research.spaces import describe_game, upper_bounds
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.tables import choose, with_other_cards


def table_of(
    variant: str,
    players: int = 3,
    episode: EpisodeKind = "game",
    reward: RewardScheme = "win",
    *,
    compiled: bool = False,
    most: int = 20_000,
) -> EpisodeTable:
    edition, options = VARIANTS[variant]
    setting = setting_of(edition, players, episode, reward, most_decisions=most, options=options)
    return EpisodeTable(setting, compiled)


def looks(episode: Episode) -> list[list[int]]:
    """The observations of all seats."""
    seats = range(episode.table.setting.players)
    return [[*episode.row(seat).tolist(), *episode.mask(seat).tolist()] for seat in seats]


def described(episode: Episode, seat: int | None) -> str:
    """The table in sentences, as a seat (from 1) or a spectator sees it."""
    return describe_game(episode.game(), seat, ended=episode.over)


def play(episode: Episode, dice: Random, most: int) -> None:
    for _ in range(most):
        if episode.ended:
            return
        episode.step(choose(episode.mask(episode.turn), dice))


@pytest.mark.parametrize("variant", ["classic-en", "knocking-must-play", "order-any", "skip_style-choose"])
@pytest.mark.parametrize("kind", ["hand", "game"])
def test_both_speeds_play_the_same(variant: str, kind: EpisodeKind) -> None:
    plain = table_of(variant, 4, kind, "points").begin(3)
    quick = table_of(variant, 4, kind, "points", compiled=True).begin(3)
    dice = Random(1)
    for _ in range(150):
        assert looks(plain) == looks(quick)
        assert (plain.turn, plain.over, plain.worths) == (quick.turn, quick.over, quick.worths)
        assert (plain.gained, plain.gains) == (quick.gained, quick.gains)
        assert plain == quick
        if plain.ended:
            break
        action = choose(plain.mask(plain.turn), dice)
        plain.step(action)
        quick.step(action)


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_nothing_hidden_is_seen(variant: str) -> None:
    episode, dice = table_of(variant).begin(5), Random(2)
    for step in range(120):
        if episode.ended:
            break
        seat = episode.turn if step % 2 else dice.randrange(3)
        other = with_other_cards(episode, seat, dice)
        assert np.array_equal(other.row(seat), episode.row(seat))
        assert np.array_equal(other.mask(seat), episode.mask(seat))
        if step % 20 < 2:
            assert described(other, seat + 1) == described(episode, seat + 1)
            assert described(other, None) == described(episode, None)
        episode.step(choose(episode.mask(episode.turn), dice))


def test_what_is_exchanged_is_hidden_and_counts() -> None:
    """The leak test works: the rows of the others differ."""
    episode, dice = table_of("classic-en").begin(5), Random(2)
    other = with_other_cards(episode, 0, dice)
    assert not np.array_equal(other.row(1), episode.row(1))
    assert other != episode


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_every_number_stays_within_its_bounds(variant: str) -> None:
    high = upper_bounds(3)
    episode = table_of(variant).begin(8)
    dice = Random(3)
    for step in range(300):
        row = episode.row(step % 3)
        assert (row >= 0).all()
        assert (row <= high).all()
        if episode.ended:
            break
        episode.step(choose(episode.mask(episode.turn), dice))


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_at_any_step_goes_its_own_way(way: object, compiled: bool) -> None:
    assert callable(way)
    episode, dice = table_of("knocking", compiled=compiled).begin(4), Random(4)
    for _ in range(12):
        play(episode, dice, 7)
        twin = way(episode)
        assert isinstance(twin, Episode)
        before = looks(episode)
        assert twin == episode
        assert hash(twin) == hash(episode)
        assert looks(twin) == before
        play(twin, Random(9), 5)
        assert looks(episode) == before
        again = way(episode)
        play(again, Random(9), 5)
        assert looks(again) == looks(twin)
        assert again.worths == twin.worths


@pytest.mark.parametrize("kind", ["hand", "game"])
@pytest.mark.parametrize("scheme", ["win", "places", "points", "phases"])
def test_gains_add_up(kind: EpisodeKind, scheme: RewardScheme) -> None:
    table = EpisodeTable(
        setting_of("classic-en", 3, kind, scheme, options={"selection": "first-2"}), compiled=False
    )
    for seed in range(4):
        episode, dice = table.begin(seed), Random(seed)
        totals = np.zeros(3)
        while not episode.ended:
            play(episode, dice, 1)
            totals += episode.gains
            assert episode.gained == any(episode.gains)
        assert episode.over
        state = episode.state
        if scheme == "win":
            assert sum(totals) == pytest.approx(1.0 if kind == "game" or state.out >= 0 else 0.0)
        elif scheme == "places":
            assert sum(totals) == pytest.approx(0.0)
            assert max(abs(totals)) <= 1
        elif scheme == "points":
            assert totals.tolist() == [-score for score in state.score[:3]]
        else:
            assert totals.tolist() == [done.bit_count() for done in state.done[:3]]


def test_phases_before_the_first_are_not_gained() -> None:
    setting = setting_of("classic-en", 2, "hand", "phases", first_phase=4)
    episode = EpisodeTable(setting, compiled=False).begin(1)
    assert episode.worths == (3.0, 3.0)
    assert episode.gains == (0.0, 0.0)
    episode.step(0)
    assert episode.gains == (0.0, 0.0)


def test_an_episode_is_cut_off() -> None:
    episode = table_of("classic-en", most=5).begin(1)
    play(episode, Random(1), 9)
    assert (episode.decisions, episode.over, episode.truncated) == (5, False, True)
    assert not looks(episode)[0][-1]
    assert episode.legal() == []
    with pytest.raises(Problem, match="research-over"):
        episode.step(0)


@pytest.mark.parametrize(
    ("number", "code", "sentence"),
    [
        (2, "research-illegal", "Seat 1 may not choose action 2 now"),
        (-1, "research-no-action", "There is no action -1"),
        (99_999, "research-no-action", "There is no action 99999"),
        (None, "research-no-action", "There is no action None"),
    ],
)
def test_what_is_not_legal_is_refused_in_a_sentence(number: int | None, code: str, sentence: str) -> None:
    episode = table_of("classic-en").begin(1)
    before = episode.copy()
    with pytest.raises(Problem) as caught:
        episode.step(number)
    assert caught.value.code == code
    assert caught.value.__notes__[0].startswith(sentence)
    assert episode == before
