"""Reading the others: worlds that agree with all that was seen, and with how it came about."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import LIVE, count_unseen
from decaphase.bots.thinking.opponent_model import TRACKS, begin_reading, read_world
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, STEADY, default_settings
from decaphase.cards import DECK_SIZE
from decaphase.engine.dice import seed_dice
from decaphase.engine.state import SEATS, State
from support.engine.agreement import check_agrees
from support.engine.walks import STARTS, Walk, moves_of, start_walk
from support.laws.machine import EFFORT, trials
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.laws.variants import VARIANTS, variant


def worlds_of(
    walk: Walk, seat: int, seed: int, worlds: int, playouts: int = 1600
) -> list[tuple[State, list[int]]]:
    """Worlds that this seat could be in, and who is greedy in them."""
    world, live, dice, mind = walk.state.copy(), [0] * LIVE, [0] * 4, default_settings(SHARP)
    tracks, cards, greedy = [0] * TRACKS, [0] * DECK_SIZE, [0] * SEATS
    seed_dice(dice, seed)
    count_unseen(walk.state, walk.book, walk.memory, seat, live)
    table = walk.book, walk.memory, mind, seat
    count = begin_reading(world, *table, playouts, live, tracks, cards, dice)
    read = []
    for _ in range(worlds):
        read_world(world, *table, tracks, cards, count, greedy, dice)
        read.append((world.copy(), greedy.copy()))
    return read


def check_worlds(walk: Walk, seat: int, seed: int) -> None:
    before = walk.state.copy(), walk.memory.copy()
    worlds = worlds_of(walk, seat, seed, 3, 80)
    assert (walk.state, walk.memory) == before
    for world, greedy in worlds:
        check_agrees(world, walk, seat)
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
                check_worlds(walk, dice.choice(walk.seats), dice.getrandbits(32))

    law()


@pytest.mark.parametrize("name", VARIANTS)
def test_a_world_that_was_read_agrees_at_every_table(name: str) -> None:
    dice = Random(name)
    for start in STARTS:
        walk = start_walk(variant(name), dice.randint(2, 6), dice, start)
        for _ in moves_of(walk, dice, 40):
            if dice.random() < 0.05:
                check_worlds(walk, walk.state.turn, dice.getrandbits(32))


def walk_of(player: int, seed: int, moves: int, phase: int = 4) -> Walk:
    """Two of these players in the middle of a hand."""
    dice = Random(seed)
    walk = start_walk(variant("classic-en", selection=[phase]), 2, dice)
    for _ in moves_of(walk, dice, moves, [player]):
        pass
    return walk


def test_a_greedy_player_is_known_by_its_throws() -> None:
    """Greedy players are taken for greedy ones, and steady ones for steady ones, more often than not."""
    shares = {}
    for player in (GREEDY, STEADY):
        greed = []
        for seed in range(30):
            walk = walk_of(player, seed, 14, phase=7)
            seat = walk.state.turn
            if walk.memory.turns[1 - seat] >= 3 and walk.state.laid_count == 0:
                greed.append(mean(greedy[1 - seat] for _, greedy in worlds_of(walk, seat, seed, 20)))
        assert len(greed) >= 3
        shares[player] = mean(greed)
    assert shares[GREEDY] > 0.6
    assert shares[STEADY] < 0.4


def test_who_has_had_turns_is_hardly_ever_complete() -> None:
    """It would be down."""
    complete = worlds = 0
    for seed in range(12):
        walk = walk_of(STEADY, seed, 12)
        seat = walk.state.turn
        if walk.memory.turns[1 - seat] > 0 and walk.state.laid_count == 0:
            for world, _ in worlds_of(walk, seat, seed, 20):
                complete += distance(world, walk.book, 1 - seat, 4) == 0
                worlds += 1
    assert worlds >= 40
    assert complete <= worlds / 20
