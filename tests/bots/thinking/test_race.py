"""The race of the sharp player's candidates: the same luck for all, correct sums, an end when it is clear."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, pvariance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.bots.thinking.candidates import MOST_CANDIDATES
from decaphase.bots.thinking.player_settings import SHARP, default_settings
from decaphase.bots.thinking.race import (
    DROPPED,
    PRIOR_SPREAD,
    RACE,
    RACING,
    STOP_ERRORS,
    begin_race,
    drop_laggards,
    error_of,
    find_best,
    lead_of,
    note_sample,
)
from decaphase.bots.thinking.sharp import serve
from decaphase.cards import FULL_DECK
from decaphase.engine.deal import draw_top
from decaphase.engine.dice import seed_dice, shuffle
from decaphase.engine.state import SEATS, State, new_state


def shuffled_sample(players: int, cards: int, seed: int) -> State:
    """A deck of `cards` cards, for this many players to draw from."""
    sample, dice = new_state(players), [0] * 4
    seed_dice(dice, seed)
    deck = [int(card) for card in FULL_DECK]
    shuffle(deck, len(deck), dice)
    sample.deck[:cards], sample.deck_count = deck[:cards], cards
    return sample


@given(
    st.integers(2, 6), st.integers(0, 80), st.integers(0, 10**6), st.lists(st.integers(0, 5), max_size=100)
)
def test_each_seat_draws_cards_of_its_own(players: int, cards: int, seed: int, turns: list[int]) -> None:
    """Whichever other seats draw, and how often, until a seat has drawn all of its own."""
    sample = shuffled_sample(players, cards, seed)
    own = {seat: sample.deck[:cards][::-1][seat::players] for seat in range(players)}
    w, drawn = sample.copy(), [0] * SEATS
    left, apart = sorted(sample.deck[:cards]), True
    for turn in turns[:cards]:
        w.turn = turn % players
        apart = apart and bool(own[w.turn])
        serve(w, sample, drawn)
        card = draw_top(w)
        left.remove(card)
        assert sorted(w.deck[: w.deck_count]) == left
        if apart:
            assert card == own[w.turn].pop(0)


def told(rows: list[list[int]], gaps: list[int] | None = None, prior: int = 0) -> list[int]:
    """A race with these values in each sample."""
    race = [0] * RACE
    begin_race(race, len(rows[0]), gaps or [0] * MOST_CANDIDATES, prior)
    for row in rows:
        note_sample(race, row)
    return race


def drop(race: list[int]) -> int:
    """Drop the candidates that lag behind; returns how many are left."""
    drop_laggards(race, default_settings(SHARP))
    return race[RACING]


VALUES = st.lists(st.lists(st.integers(0, 10**6), min_size=3, max_size=3), min_size=2, max_size=40)


@given(VALUES, st.integers(0, 2), st.integers(0, 2))
def test_leads_and_errors_are_those_of_the_differences(rows: list[list[int]], one: int, other: int) -> None:
    race, apart = told(rows), [row[one] - row[other] for row in rows]
    assert lead_of(race, default_settings(SHARP), one, other) == pytest.approx(mean(apart))
    error = sqrt((pvariance(apart) + PRIOR_SPREAD**2 / len(rows)) / len(rows))
    assert error_of(race, one, other) == pytest.approx(error, rel=1e-6)


def test_what_steady_dislikes_counts_as_so_many_worlds() -> None:
    """Level in ten samples, it is behind by what a prior of ten samples out of twenty says; later by less."""
    settings = default_settings(SHARP)
    for samples, share in ((10, 10 / 20), (90, 10 / 100)):
        race = told([[500, 500]] * samples, [0, 60], prior=10)
        assert lead_of(race, settings, 1, 0) == pytest.approx(-settings.gap_cost * 60 * share)
        assert find_best(race, settings) == 0


def noisy(means: list[int], samples: int, spread: int, seed: int = 1) -> list[list[int]]:
    dice = Random(seed)
    return [[value + dice.randint(-spread, spread) for value in means] for _ in range(samples)]


def test_the_hopeless_drop_out() -> None:
    race = told(noisy([500_000, 300_000, 510_000, 400_000], 64, 100_000))
    assert drop(race) == 2
    assert race[DROPPED : DROPPED + 4] == [0, 1, 0, 1]


def test_the_first_never_drops_out() -> None:
    """The last challenger stops racing when it clearly leads; a cautious player stays with the first."""
    settings = default_settings(SHARP)
    race = told(noisy([300_000, 500_000], 64, 100_000))
    assert lead_of(race, settings, 1, 0) > STOP_ERRORS * error_of(race, 1, 0)
    assert drop(race) == 1
    assert race[DROPPED] == 0
    assert find_best(race, settings) == 1
    settings.lead_errors = 10**9
    assert find_best(race, settings) == 0


def test_who_is_as_good_as_another_drops_out() -> None:
    """Telling them apart gains nothing, but equality in a few samples proves nothing."""
    rows = [[value, value, value + 50] for (value,) in noisy([500_000], 256, 100_000)]
    assert drop(told(rows[:16])) == 3
    race = told(rows)
    assert drop(race) == 1
    assert find_best(race, default_settings(SHARP)) == 0


def test_what_is_still_open_races_on() -> None:
    assert drop(told(noisy([500_000, 501_000, 499_000], 64, 300_000, seed=3))) == 3
