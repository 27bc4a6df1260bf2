"""The moves of each player at all kinds of tables: legal, and in keeping with its description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.greedy import aim
from decaphase.bots.thinking.player_settings import (
    BEGINNER,
    GREEDY,
    RANDOM,
    SHARP,
    STEADY,
    PlayerSettings,
    default_settings,
)
from decaphase.bots.thinking.random_player import random_answer
from decaphase.cards import CARDS, KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.dice import seed_dice
from decaphase.engine.hand import gain, lose
from decaphase.engine.hits import hit_problem, run_is_full
from decaphase.engine.illegal import LEGAL
from decaphase.engine.layouts import open_phase
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    HIGH_END,
    HIT,
    KNOCK,
    LAY,
    LOW_END,
    NO_END,
    card_of,
    seat_of,
    simple_move,
    verb_of,
)
from decaphase.engine.state import CLAIM, DRAW, GROUPS, PLAY, RUN
from support.engine.native_play import fast_engine, table_phase_rates
from support.engine.walks import MOVES, STARTS, Walk, moves_of, start_walk
from support.laws.variants import VARIANT_PARAMETERS, variant
from support.parameters import first_quick

FEW = ("classic-en", "house-nl", "classic-de", "knocking-must-play", "order-any", "phases-own")
"""Tables for the slow players."""

TIMID, BOLD = 10**9, -(10**4)
"""The sharp player's required certainty: more than is possible, or none."""


def situations(name: str, most: int, starts: tuple[str, ...] = STARTS) -> Iterator[tuple[Walk, list[int]]]:
    """Moments of games at a table, each with the legal moves of the seat whose turn it is."""
    dice = Random(name)
    for start in starts:
        walk = start_walk(variant(name), dice.randint(2, 6), dice, start)
        for _ in moves_of(walk, dice, most):
            yield walk, own_moves(walk, walk.state.turn)


def own_moves(walk: Walk, seat: int) -> list[int]:
    count = legal_moves(walk.state, walk.book, MOVES)
    return [move for move in MOVES[:count] if seat_of(move) == seat]


def settings_with(player: int, seed: int = 0, **values: int) -> PlayerSettings:
    settings = default_settings(player, seed)
    for name, value in values.items():
        setattr(settings, name, value)
    return settings


def sharp_settings(walk: Walk, lead_errors: int, playouts: int, seed: int = 0) -> PlayerSettings:
    """A sharp player with many candidates."""
    settings = settings_with(SHARP, seed, playouts=playouts, lead_errors=lead_errors, discard_margin=400)
    settings.phase_rates[:] = table_phase_rates(walk.rules, walk.state.players)
    return settings


def held_cards(walk: Walk) -> list[int]:
    return [card for card in range(KINDS) if walk.state.held[walk.state.turn][card] > 0]


def missing(walk: Walk, *, more: int | None = None, less: int | None = None) -> int:
    """How many cards the acting hand needs for the nearest open phase, with or without a card."""
    state, seat = walk.state, walk.state.turn
    if more is not None:
        gain(state, seat, more)
    if less is not None:
        lose(state, seat, less)
    phases = [phase for phase in range(1, 11) if open_phase(state, walk.book, seat, phase)]
    least = min(distance(state, walk.book, seat, phase) for phase in phases)
    if more is not None:
        lose(state, seat, more)
    if less is not None:
        gain(state, seat, less)
    return least


def fits_somewhere(walk: Walk, card: int) -> bool:
    """Whether a seat that is down could hit this card now."""
    return any(
        hit_problem(walk.state, walk.book, card, owner, group, end) == LEGAL
        for owner in walk.seats
        for group in range(GROUPS)
        for end in (NO_END, LOW_END, HIGH_END)
    )


def every_group_is_full(walk: Walk) -> bool:
    """Whether not even a wild can be hit."""
    state, book = walk.state, walk.book
    return all(
        book.kind[state.phase[owner]][group] == RUN and run_is_full(state, owner, group)
        for owner in walk.seats
        if state.laid[owner] > 0
        for group in range(book.groups[state.phase[owner]])
    )


def dearest(walk: Walk, cards: list[int]) -> int:
    return max(CARDS[card].points(walk.rules.wild_points) for card in cards)


def check_taking(walk: Walk, legal: list[int], move: int) -> None:
    """It takes the top card just when that fits the table or brings it nearer, or there is nothing else."""
    takes = [move for move in legal if verb_of(move) in {DRAW_DISCARD, KNOCK}]
    if len(legal) == 1 or not takes:
        assert move == legal[0]
        return
    state = walk.state
    top = state.discard[state.discard_count - 1]
    if state.laid[state.turn] > 0:
        wanted = fits_somewhere(walk, top)
    else:
        wanted = missing(walk, more=top) < missing(walk)
    assert (move in takes) == wanted


def check_laying_and_hitting(legal: list[int], move: int) -> None:
    """It lays when it can, and hits when it can."""
    verbs = {verb_of(move) for move in legal}
    expected = LAY if LAY in verbs else HIT if HIT in verbs else DISCARD
    assert verb_of(move) == expected


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_greedy(name: str) -> None:
    for walk, legal in situations(name, 30):
        before = walk.state.copy()
        move = walk.answer(default_settings(GREEDY))
        assert walk.state == before
        assert move in legal
        if walk.state.stage in {DRAW, CLAIM}:
            check_taking(walk, legal, move)
            continue
        check_laying_and_hitting(legal, move)
        if verb_of(move) == DISCARD:
            check_greedy_throw(walk, card_of(move))


def check_greedy_throw(walk: Walk, thrown: int) -> None:
    """A skip first; then the most expensive card that it does not need, or the most expensive of all.

    Of equals the lowest number among those not needed, else the highest.
    """
    state, book, seat = walk.state, walk.book, walk.state.turn
    held = held_cards(walk)
    first = max
    if state.laid[seat] == 0:
        if SKIP in held:
            assert thrown == SKIP
            return
        phase = aim(state, book, seat)
        assert open_phase(state, book, seat, phase)
        far = distance(state, book, seat, phase)
        assert far == missing(walk)
        needless = [card for card in held if without(walk, phase, card) == far]
        held = needless or held
        first = min if needless else max
    assert thrown in held
    most = dearest(walk, held)
    assert CARDS[thrown].points(walk.rules.wild_points) == most
    if thrown < WILD:
        equals = [card for card in held if CARDS[card].points(walk.rules.wild_points) == most]
        assert thrown % NUMBERS == first(card % NUMBERS for card in equals)


def without(walk: Walk, phase: int, card: int) -> int:
    """How many cards are missing for a phase without this one."""
    state, seat = walk.state, walk.state.turn
    lose(state, seat, card)
    far = distance(state, walk.book, seat, phase)
    gain(state, seat, card)
    return far


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_steady(name: str) -> None:
    for walk, legal in situations(name, 30):
        before = walk.state.copy()
        state, move = walk.state, walk.answer(default_settings(STEADY))
        assert state == before
        assert move in legal
        if state.stage == PLAY:
            check_laying_and_hitting(legal, move)
            if verb_of(move) == DISCARD and card_of(move) == WILD and len(held_cards(walk)) > 1:
                assert state.laid[state.turn] > 0
                assert every_group_is_full(walk)
        elif state.laid[state.turn] > 0:
            check_taking(walk, legal, move)


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_beginner_without_slips_is_greedy_and_with_slips_is_legal(name: str) -> None:
    dice = Random(1)
    slipped = 0
    for walk, legal in situations(name, 30):
        seed, greedy = dice.getrandbits(40), walk.answer(default_settings(GREEDY))
        assert walk.answer(settings_with(BEGINNER, seed, slips=0)) == greedy
        for slips in (30, 100):
            move = walk.answer(settings_with(BEGINNER, seed, slips=slips))
            assert move in legal
            slipped += move != greedy
    assert slipped > 0


def test_a_beginner_keeps_wilds_and_skips_when_it_slips() -> None:
    """It overlooks cards; it knows that a wild is worth having."""
    for walk, _ in situations("classic-en", 150, ("new",)):
        if walk.state.stage != PLAY or walk.state.laid[walk.state.turn] > 0:
            continue
        greedy = walk.answer(default_settings(GREEDY))
        move = walk.answer(settings_with(BEGINNER, 5, slips=100))
        if verb_of(move) == DISCARD and move != greedy and min(held_cards(walk)) < WILD:
            assert card_of(move) < WILD


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_sharp_without_playouts_is_steady(name: str) -> None:
    for walk, _ in situations(name, 30):
        assert walk.answer(settings_with(SHARP, playouts=0)) == walk.answer(default_settings(STEADY))


@pytest.mark.parametrize("name", FEW)
def test_sharp_with_hardly_a_playout(name: str) -> None:
    """It does the same at both speeds, something legal, and leaves no trace of what it tried."""
    dice, thought = Random(name), 0
    for walk, legal in situations(name, 30):
        if len(legal) == 1 or dice.random() < 0.8:
            continue
        settings = sharp_settings(walk, BOLD, playouts=4, seed=dice.getrandbits(40))
        before = walk.state.copy(), walk.memory.copy()
        move = walk.answer(settings)
        assert (walk.state, walk.memory) == before
        assert move in legal
        assert fast_engine(walk.rules).move(walk.state, walk.memory, walk.state.turn, settings) == move
        thought += 1
    assert thought > 3


@pytest.mark.parametrize("name", first_quick(*zip(FEW, strict=True), quick=3))
def test_sharp_departs_from_steady_where_it_is_surer(name: str) -> None:
    """Never if it must be surer than can be; at times if it need not be sure; at both speeds alike."""
    departed = 0
    for walk, legal in situations(name, 40):
        if len(legal) == 1:
            continue
        engine, seat = fast_engine(walk.rules), walk.state.turn
        steady = engine.move(walk.state, walk.memory, seat, default_settings(STEADY))
        timid, bold = (sharp_settings(walk, lead_errors, playouts=240) for lead_errors in (TIMID, BOLD))
        assert engine.move(walk.state, walk.memory, seat, timid) == steady
        move = engine.move(walk.state, walk.memory, seat, bold)
        assert move in legal
        departed += move != steady
        if move != steady and departed == 3:  # once is enough in plain Python
            assert walk.answer(bold) == move
    assert departed > 3


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_random_player_answers_for_its_own_seat(name: str) -> None:
    """In a claim each seat that is asked may answer, in any order."""
    dice, rolls = Random(name), [0] * 4
    for walk, _ in situations(name, 30):
        state = walk.state
        asked = [seat for seat in walk.seats if state.asked >> seat & 1]
        for seat in asked if state.stage == CLAIM else [state.turn]:
            legal = own_moves(walk, seat)
            seed_dice(rolls, dice.getrandbits(32))
            assert random_answer(state, walk.book, seat, MOVES, rolls) in legal


def test_a_random_player_does_everything() -> None:
    """Every legal move comes up, though not equally often; it is seldom that it neither lays nor hits."""
    done = Counter[str]()
    for walk, legal in situations("knocking-skips", 60, ("new",)):
        answers = Counter(walk.answer(default_settings(RANDOM, seed)) for seed in range(120 * len(legal)))
        if len(legal) <= 12:
            assert set(answers) == set(legal)
        if verb_of(legal[0]) in {LAY, HIT}:
            done["idle"] += sum(count for move, count in answers.items() if verb_of(move) == DISCARD)
            done["busy"] += answers.total()
    assert 0 < done["idle"] < done["busy"] / 4


def test_who_cannot_draw_takes_what_lies_there() -> None:
    """With an empty deck and one card in the pile, every player takes it, wanted or not."""
    dice = Random(3)
    for seed in range(200):
        walk = start_walk(variant("classic-en"), 3, Random(seed), "thin")
        state = walk.state
        if state.stage == DRAW and state.deck_count == 0 and state.discard_count == 1:
            only = simple_move(DRAW_DISCARD, state.turn)
            seat_settings = [
                settings_with(player, dice.getrandbits(30), slips=100, playouts=0) for player in range(5)
            ]
            assert {walk.answer(settings) for settings in seat_settings} == {only}
            assert own_moves(walk, state.turn) == [only]
            return
        assert state.stage != DRAW or simple_move(DRAW_DECK, state.turn) in own_moves(walk, state.turn)
    raise AssertionError
