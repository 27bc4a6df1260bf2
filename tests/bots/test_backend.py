"""The backends of the bots: the same at both speeds, and at every repetition."""

from __future__ import annotations

from random import Random

import pytest

from decaphase.bots.backend import Backend, PhaseRates, backend_of, played, survey
from decaphase.bots.thinking.player_settings import (
    BEGINNER,
    GREEDY,
    RANDOM,
    SHARP,
    STEADY,
    PlayerSettings,
    default_settings,
)
from decaphase.bots.thinking.self_play import WIN, Tally
from decaphase.engine.state import HAND_OVER, PHASES, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules, load_rules
from support.engine.native_play import fast_engine, table_phase_rates
from support.engine.walks import moves_of, start_walk
from support.laws.variants import VARIANT_PARAMETERS, variant


def engines(rules: Rules) -> tuple[Backend, Backend]:
    return Backend(rule_codes(rules)), fast_engine(rules)


def test_which_speed_an_engine_has() -> None:
    assert backend_of(load_rules()).compiled
    assert backend_of(load_rules(), compiled=True).compiled
    assert not backend_of(load_rules(), compiled=False).compiled


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_move_is_the_same_at_both_speeds(name: str) -> None:
    dice = Random(name)
    plain, fast = engines(variant(name))
    walk = start_walk(variant(name), dice.randint(2, 6), dice)
    for _ in moves_of(walk, dice, 30):
        seat = walk.state.turn
        for player in (RANDOM, BEGINNER, GREEDY, STEADY):
            settings = default_settings(player, dice.getrandbits(60))
            before = walk.state.copy(), walk.memory.copy(), settings.copy()
            move = plain.move(walk.state, walk.memory, seat, settings)
            assert fast.move(walk.state, walk.memory, seat, settings) == move
            assert (walk.state, walk.memory, settings) == before


def some_settings(players: int, seed: int) -> list[PlayerSettings]:
    return [default_settings((GREEDY, STEADY, BEGINNER)[seat % 3], seed + seat) for seat in range(players)]


@pytest.mark.parametrize("speed", [0, 1])
def test_an_engine_remembers_nothing(speed: int) -> None:
    """A game of the same seed is the same, whatever was played before with however many players."""
    rules = variant("classic-en", selection="first-1")
    engine = engines(rules)[speed]
    first = engine.play(some_settings(3, 1), 5)
    engine.play(some_settings(6, 2), 6, most=17)
    engine.play_many(some_settings(2, 3), 7, 2)
    walk = start_walk(rules, 4, Random(1))
    engine.move(walk.state, walk.memory, walk.state.turn, default_settings(STEADY))
    assert engine.play(some_settings(3, 1), 5) == first
    assert engine.play(some_settings(3, 1), 6) != first
    assert first.ended


@pytest.mark.parametrize("speed", [0, 1])
@pytest.mark.parametrize("name", ["classic-en", "house-nl-original", "advance-every-hand", "order-any"])
def test_a_rush_is_the_sum_of_its_games(name: str, speed: int) -> None:
    engine, seat_settings = engines(variant(name, selection="first-2"))[speed], some_settings(4, 9)
    play_many = engine.play_many(seat_settings, 40, 3)
    games = [engine.play(seat_settings, 40 + 1000 * number) for number in range(3)]
    assert play_many.hands == sum(game.hands for game in games)
    assert play_many.decisions == sum(game.decisions for game in games)
    for seat in range(4):
        shares = [WIN // game.places.count(1) for game in games if game.places[seat] == 1]
        assert play_many.wins[seat] == sum(shares)
        assert play_many.turns[seat] == sum(game.turns[seat] for game in games)
        for phase in range(PHASES + 1):
            assert play_many.tried[seat][phase] == sum(game.tried[seat][phase] for game in games)
            assert play_many.made[seat][phase] == sum(game.made[seat][phase] for game in games)


@pytest.mark.parametrize("name", ["classic-en", "advance-every-hand", "house-nl", "order-any"])
def test_a_game_that_has_not_ended_is_ranked_as_it_stands(name: str) -> None:
    """More phases first, then fewer points; where every hand counts, points alone; equals share a place."""
    for seed in range(4):
        seat_settings = some_settings(5, seed)
        game = fast_engine(variant(name)).play(seat_settings, seed, most=250)
        assert not game.ended
        standings = [
            (0 if name == "advance-every-hand" else -phases, points)
            for phases, points in zip(game.done, game.scores, strict=True)
        ]
        better = sorted(set(standings))
        assert game.places == tuple(1 + better.index(standing) for standing in standings)
        assert sum(game.done) > 0


def test_those_placed_stay_before_those_who_play_on() -> None:
    state, book = new_state(5), rule_codes(variant("play_on-true", selection="first-2"))
    state.stage = HAND_OVER
    state.place[:5] = [0, 1, 0, 2, 0]
    state.done[:5] = [0b10, 0b110, 0b10, 0b110, 0]
    state.score[:5] = [40, 90, 15, 100, 5]
    game = played(book, state, Tally())
    assert game.places == (4, 1, 3, 2, 5)
    assert game.done == (1, 2, 1, 2, 0)
    assert game.scores == (40, 90, 15, 100, 5)
    assert not game.ended


def test_seats_that_stand_alike_share_a_place() -> None:
    state = new_state(4)
    state.score[:4] = [20, 5, 20, 5]
    assert played(rule_codes(load_rules()), state, Tally()).places == (2, 1, 2, 1)


def test_a_sharp_player_is_given_the_phase_rates_of_its_table() -> None:
    """Other players get none, and the caller's settings are not changed."""
    seat_settings = [default_settings(STEADY, 1), default_settings(SHARP, 2)]
    tables = [
        load_rules("classic-en", {"phases": phases}) for phases in (["run 9", "run 9"], ["run 4", "run 9"])
    ]
    hard, easy = (PhaseRates(Backend(rule_codes(rules))).give(seat_settings, 3) for rules in tables)
    assert hard[0] == easy[0] == seat_settings[0]
    assert seat_settings[1].phase_rates == [0] * (PHASES + 1)
    assert 1000 > easy[1].phase_rates[1] > hard[1].phase_rates[1] > 0
    for given in (hard[1], easy[1]):
        given.phase_rates[:] = seat_settings[1].phase_rates
        assert given == seat_settings[1]


def test_how_hard_the_phases_of_a_table_are() -> None:
    """Both speeds see the same; more players leave less time, and phase 7 is the hardest."""
    rules = load_rules()
    two, four = (survey(Backend(rule_codes(rules)), players) for players in (2, 4))
    assert [tuple(two), tuple(four)] == [table_phase_rates(rules, players) for players in (2, 4)]
    assert all(1000 > few > more > 0 for few, more in zip(two[1:], four[1:], strict=True))
    assert min(two[1:]) == two[7]
    assert min(four[1:]) == four[7]


def test_phases_in_any_order_are_seen_as_one() -> None:
    seen = survey(Backend(rule_codes(variant("order-any"))), 2)
    assert len(set(seen)) == 1
    assert 500 < seen[1] < 1000


def test_a_hand_in_which_all_wait_for_each_other_comes_to_an_end() -> None:
    """In hand 17 of these decks all keep what the others need: that went on for 50,000 decisions."""
    steady, greedy = default_settings(STEADY), default_settings(GREEDY)
    seat_settings = [steady, steady, greedy, steady, greedy, greedy]
    plain, fast = (
        engine.play(seat_settings, 1658337216679695425) for engine in engines(load_rules("classic-en"))
    )
    assert plain == fast
    assert plain.ended
    assert 1_500 < plain.decisions < 10_000
