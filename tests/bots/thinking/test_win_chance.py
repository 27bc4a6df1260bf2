"""The chance to win from how a game stands: shared out in full, and never less for who stands better."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from decaphase.bots.thinking.win_chance import FORECASTS, win_chance
from decaphase.engine.state import ANY, EVERY_HAND, GAME_OVER, HAND_OVER, POINTS, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules
from support.engine.native_play import table_phase_rates
from support.laws.machine import EFFORT, trials
from support.laws.variants import variant

STANDINGS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60)), min_size=2, max_size=6)
"""How many phases each seat has done, and its points in fives."""


def after_a_hand(book: RuleCodes, standings: list[tuple[int, int]]) -> State:
    """A game between two hands in which the win is open."""
    state = new_state(len(standings))
    state.hand = 1
    for seat, (phases, fives) in enumerate(standings):
        done = min(phases, book.selected - 1)
        chosen = book.selection[book.selected - done : book.selected]  # any of them: order = any
        if book.order != ANY:
            chosen = book.selection[:done]
        state.done[seat] = sum(1 << phase for phase in chosen)
        state.score[seat] = 5 * fives if book.scoring == POINTS else 0
    return state


def chances(state: State, rules: Rules) -> list[float]:
    phase_rates = list(table_phase_rates(rules, state.players))
    ahead = [0] * FORECASTS
    return [win_chance(state, rule_codes(rules), phase_rates, seat, ahead) for seat in range(state.players)]


NAMES = st.sampled_from(
    ["classic-en", "house-nl", "advance-every-hand", "order-any", "phases-own", "play_on-true"]
)


@EFFORT
def test_the_chances_of_all_are_one(effort: int) -> None:
    @trials(200, effort)
    @given(NAMES, STANDINGS)
    def law(name: str, standings: list[tuple[int, int]]) -> None:
        rules = variant(name)
        shares = chances(after_a_hand(rule_codes(rules), standings), rules)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0

    law()


@EFFORT
def test_who_stands_alike_has_the_same_chance(effort: int) -> None:
    @trials(100, effort)
    @given(NAMES, STANDINGS)
    def law(name: str, standings: list[tuple[int, int]]) -> None:
        rules = variant(name)
        shares = chances(after_a_hand(rule_codes(rules), [*standings[:-1], standings[0]]), rules)
        assert shares[0] == pytest.approx(shares[-1])

    law()


@EFFORT
def test_fewer_points_never_lower_the_chance(effort: int) -> None:
    @trials(200, effort)
    @given(NAMES, STANDINGS, st.integers(1, 20))
    def law(name: str, standings: list[tuple[int, int]], fives: int) -> None:
        rules = variant(name)
        phases, more = standings[0]
        better = [(phases, max(0, more - fives)), *standings[1:]]
        before = chances(after_a_hand(rule_codes(rules), standings), rules)
        after = chances(after_a_hand(rule_codes(rules), better), rules)
        assert after[0] >= before[0] - 1e-9

    law()


@EFFORT
def test_another_phase_never_lowers_the_chance(effort: int) -> None:
    """Whatever the points."""

    @trials(400, effort)
    @given(NAMES, STANDINGS)
    @example("classic-en", [(8, 34), (1, 0)])
    def law(name: str, standings: list[tuple[int, int]]) -> None:
        rules = variant(name)
        phases, points = standings[0]
        better = [(phases + 1, points), *standings[1:]]
        before = chances(after_a_hand(rule_codes(rules), standings), rules)
        after = chances(after_a_hand(rule_codes(rules), better), rules)
        assert after[0] >= before[0] - 1e-9

    law()


@pytest.mark.parametrize("name", ["classic-en", "house-nl", "order-any", "phases-own"])
@pytest.mark.parametrize("players", range(2, 7))
def test_who_is_ahead_is_the_favourite(name: str, players: int) -> None:
    """By phases, and among equals by points where they count."""
    rules = variant(name)
    ahead = chances(after_a_hand(rule_codes(rules), [(1, 8)] * (players - 1) + [(2, 8)]), rules)
    assert ahead[-1] > ahead[0] > 0
    fewer = chances(after_a_hand(rule_codes(rules), [(1, 8)] * (players - 1) + [(1, 2)]), rules)
    assert fewer[-1] > fewer[0] if rules.scoring == "points" else fewer[-1] == fewer[0]


def test_one_hand_for_each_phase() -> None:
    """Points alone count, and the more the fewer hands are to come."""
    rules = variant("advance-every-hand")
    state = after_a_hand(rule_codes(rules), [(3, 12), (0, 10), (1, 20)])
    leading = []
    for hand in range(1, 10):
        state.hand = hand
        shares = chances(state, rules)
        assert shares[1] > shares[0] > shares[2]
        assert sum(shares) == pytest.approx(1)
        leading.append(shares[1])
    assert leading == sorted(leading)
    assert leading[-1] > leading[0]
    assert rule_codes(rules).advance == EVERY_HAND


@pytest.mark.parametrize("places", [(1, 2, 3), (1, 1, 2), (2, 1, 3), (1, 1, 1), (2, 3, 1)])
def test_a_game_that_is_over_is_won(places: tuple[int, ...]) -> None:
    rules = variant("classic-en")
    state = new_state(3)
    state.stage = GAME_OVER
    state.place[:3] = places
    winners = places.count(1)
    assert chances(state, rules) == [1 / winners if place == 1 else 0 for place in places]


@pytest.mark.parametrize("tied", [0b11, 0b101, 0b1111, 0b1010])
def test_a_tie_to_replay_is_open_among_the_tied(tied: int) -> None:
    rules = variant("classic-en")
    state = after_a_hand(rule_codes(rules), [(4, 3), (9, 3), (9, 3), (9, 3)])
    state.tied = tied
    shares = chances(state, rules)
    assert shares == [(tied >> seat & 1) / tied.bit_count() for seat in range(4)]
    assert state.stage == HAND_OVER
