"""The sharp player's candidates at all kinds of tables: legal moves, each once, the steady one first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from decaphase.bots.thinking.candidates import MOST_CANDIDATES, colours_count, list_candidates
from decaphase.bots.thinking.player_settings import SHARP, default_settings
from decaphase.bots.thinking.steady import steady_move
from decaphase.cards import NUMBERS, SKIP, WILD
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    HIT,
    LAY,
    card_of,
    end_of,
    group_of,
    seat_of,
    simple_move,
    target_of,
    verb_of,
)
from decaphase.engine.pickup import may_take_top
from decaphase.engine.state import CLAIM, DRAW, NOTHING
from decaphase.engine.turn import deck_can_be_drawn, top_may_be_taken
from support.engine.walks import MOVES, STARTS, Walk, moves_of, start_walk
from support.laws.variants import VARIANT_PARAMETERS, variant


def candidates_of(walk: Walk, seat: int) -> list[int]:
    candidates, gaps = [0] * MOST_CANDIDATES, [0] * MOST_CANDIDATES
    settings = default_settings(SHARP)
    table = walk.state, walk.book, walk.memory, settings, seat
    candidates[0] = steady_move(*table, MOVES)
    count = list_candidates(*table, candidates, gaps, MOVES)
    assert all(0 <= gap <= settings.discard_margin for gap in gaps)
    return candidates[:count]


def walks_at(name: str, most: int, players: tuple[int, int] = (2, 6)) -> Iterator[Walk]:
    """Games at a table, before each of their moves."""
    dice = Random(name)
    for start in STARTS:
        walk = start_walk(variant(name), dice.randint(*players), dice, start)
        for _ in moves_of(walk, dice, most):
            yield walk


def moments(name: str, most: int, players: tuple[int, int] = (2, 6)) -> Iterator[tuple[Walk, list[int]]]:
    """The same, with the sharp player's candidates."""
    for walk in walks_at(name, most, players):
        yield walk, candidates_of(walk, walk.state.turn)


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_candidates_are_legal_and_listed_once(name: str) -> None:
    for walk in walks_at(name, 60):
        state = walk.state
        asked = [seat for seat in walk.seats if state.asked >> seat & 1]
        for seat in asked if state.stage == CLAIM else [state.turn]:
            before = state.copy(), walk.memory.copy()
            candidates = candidates_of(walk, seat)
            assert (state, walk.memory) == before
            legal = set(MOVES[: legal_moves(state, walk.book, MOVES)])
            assert legal.issuperset(candidates)
            assert {seat_of(move) for move in candidates} == {seat}
            assert len(set(candidates)) == len(candidates)


@pytest.mark.parametrize("name", ["classic-en", "house-nl"])
def test_both_piles_come_into_question(name: str) -> None:
    seen = Counter[int]()
    for walk, candidates in moments(name, 80):
        state = walk.state
        if state.stage != DRAW:
            continue
        piles = {simple_move(DRAW_DECK, state.turn)} if deck_can_be_drawn(state) else set()
        if top_may_be_taken(state) and may_take_top(state, walk.book, state.turn):
            piles.add(simple_move(DRAW_DISCARD, state.turn))
        assert set(candidates) == piles
        seen[len(piles)] += 1
    assert seen[2] > 5


@pytest.mark.parametrize("name", ["classic-en", "classic-de", "pickup-must-play"])
def test_not_to_play_comes_into_question(name: str) -> None:
    """A seat that can lay or hit may also discard, except while a taken card must be played."""
    seen = Counter[tuple[int, bool]]()
    for walk, candidates in moments(name, 150):
        state, verb = walk.state, verb_of(candidates[0])
        if verb in {LAY, HIT} and state.size[state.turn] > 1:
            free = state.taken == NOTHING
            assert any(verb_of(move) == DISCARD for move in candidates) == free
            seen[verb, free] += 1
    assert seen[LAY, True] > 3
    assert seen[HIT, True] > 3


def test_a_skip_is_kept_only_from_several() -> None:
    """At a table of two a skip is another turn; else it may be kept for later."""
    seen = Counter[int]()
    for players in (2, 4):
        for walk, candidates in moments("classic-en", 150, (players, players)):
            cards = [card_of(move) for move in candidates if verb_of(move) == DISCARD]
            if cards and cards[0] == SKIP and walk.state.held[walk.state.turn][SKIP] < len(cards):
                assert (cards[-1] != SKIP) == (players > 2)
                seen[players] += 1
    assert seen[4] > 3


def test_hits_alike_but_for_colour_are_thought_about_once() -> None:
    seen = 0
    for walk, candidates in moments("classic-en", 300):
        if not colours_count(walk.state, walk.book):
            hits = [
                (card_of(move) % NUMBERS, target_of(move), group_of(move), end_of(move))
                for move in candidates
                if verb_of(move) == HIT and card_of(move) < WILD
            ]
            assert len(set(hits)) == len(hits)
            seen += len(hits) > 1
    assert seen > 0
