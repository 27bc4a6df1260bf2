"""The opponent model: samples agree with what was seen, and with how it came about."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.opponent_model import TRACKS, OpponentModel, begin_sampling, sample_hands
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, STEADY, default_settings
from decaphase.cards import DECK_SIZE
from decaphase.engine.dice import seed_dice
from decaphase.engine.state import SEATS, State
from support.engine.agreement import check_agrees
from support.engine.walks import STARTS, Walk, moves_of, start_walk
from support.laws.machine import EFFORT, trials
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.laws.variants import VARIANT_PARAMETERS, variant


def samples_of(
    walk: Walk, seat: int, seed: int, samples: int, playouts: int = 1600
) -> list[tuple[State, list[int]]]:
    """Samples from the point of view of this seat, and which seats are greedy in them."""
    sample, dice, greedy = walk.state.copy(), [0] * 4, [0] * SEATS
    seed_dice(dice, seed)
    settings, tracks, cards = default_settings(SHARP), [0] * TRACKS, [0] * DECK_SIZE
    model = OpponentModel(sample, walk.book, walk.memory, settings, tracks, cards, dice)
    count = begin_sampling(model, seat, playouts)
    read = []
    for _ in range(samples):
        sample_hands(model, seat, count, greedy)
        read.append((sample.copy(), greedy.copy()))
    return read


def check_samples(walk: Walk, seat: int, seed: int) -> None:
    before = walk.state.copy(), walk.memory.copy()
    samples = samples_of(walk, seat, seed, 3, 80)
    assert (walk.state, walk.memory) == before
    for sample, greedy in samples:
        check_agrees(sample, walk, seat)
        assert greedy[seat] == 0


@EFFORT
def test_a_world_that_was_read_agrees_with_all_that_was_seen(effort: int) -> None:
    @trials(10, effort)
    @given(st.one_of(TABLES, SHORT_TABLES), st.sampled_from(STARTS))
    def law(table: Table, start: str) -> None:
        dice = Random(table.seed)
        walk = start_walk(table.rules, table.players, dice, start)
        for _ in moves_of(walk, dice, 60):
            if dice.random() < 0.05:
                check_samples(walk, dice.choice(walk.seats), dice.getrandbits(32))

    law()


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_world_that_was_read_agrees_at_every_table(name: str) -> None:
    dice = Random(name)
    for start in STARTS:
        walk = start_walk(variant(name), dice.randint(2, 6), dice, start)
        for _ in moves_of(walk, dice, 40):
            if dice.random() < 0.05:
                check_samples(walk, walk.state.turn, dice.getrandbits(32))


def walk_of(player: int, seed: int, moves: int, phase: int = 4) -> Walk:
    """Two of these players in the middle of a hand."""
    dice = Random(seed)
    walk = start_walk(variant("classic-en", selection=[phase]), 2, dice)
    for _ in moves_of(walk, dice, moves, [player]):
        pass
    return walk


def test_a_greedy_player_is_known_by_its_discards() -> None:
    """Greedy players are taken for greedy ones, and steady ones for steady ones, more often than not."""
    shares = {}
    for player in (GREEDY, STEADY):
        greed = []
        for seed in range(30):
            walk = walk_of(player, seed, 14, phase=7)
            seat = walk.state.turn
            if walk.memory.turns[1 - seat] >= 3 and walk.state.laid_count == 0:
                greed.append(mean(greedy[1 - seat] for _, greedy in samples_of(walk, seat, seed, 20)))
        assert len(greed) >= 3
        shares[player] = mean(greed)
    assert shares[GREEDY] > 0.6
    assert shares[STEADY] < 0.4


def test_who_has_had_turns_is_hardly_ever_complete() -> None:
    """It would be down."""
    complete = samples = 0
    for seed in range(12):
        walk = walk_of(STEADY, seed, 12)
        seat = walk.state.turn
        if walk.memory.turns[1 - seat] > 0 and walk.state.laid_count == 0:
            for sample, _ in samples_of(walk, seat, seed, 20):
                complete += distance(sample, walk.book, 1 - seat, 4) == 0
                samples += 1
    assert samples >= 40
    assert complete <= samples / 20
