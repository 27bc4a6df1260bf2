"""A random sample is a possible state: it agrees with everything that the seat has seen."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import sqrt
from random import Random
from statistics import mean

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from decaphase.bots.thinking.determinize import Sampler, begin_sampling, collect, sample_hands, stock_sample
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import UNSEEN, UNSEEN_COUNTS, UNSEEN_KIND, count_unseen
from decaphase.bots.thinking.memory import Memory, remember_took
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, STEADY, USED_TURNS, default_settings
from decaphase.cards import DECK_SIZE, FULL_DECK, KINDS, Card
from decaphase.engine.dice import seed_dice
from decaphase.engine.state import DRAW, SEATS, State
from decaphase.game.rule_codes import rule_codes
from support.engine.agreement import check_agrees
from support.engine.hands import NATURALS, hands, holding, phase_rules
from support.engine.walks import STARTS, Walk, moves_of, start_walk
from support.laws.counting import check_hands
from support.laws.machine import EFFORT, trials
from support.laws.tables import PHASES, SHORT_TABLES, TABLES, Table
from support.laws.variants import VARIANT_PARAMETERS, variant


def sampler_of(walk: Walk, seed: int, used_turns: int = USED_TURNS) -> Sampler:
    dice, settings = [0] * 4, default_settings(SHARP)
    settings.used_turns = used_turns
    seed_dice(dice, seed)
    return Sampler(walk.state.copy(), walk.book, walk.memory, settings, [0] * DECK_SIZE, dice)


def sample_of(walk: Walk, seat: int, seed: int, used_turns: int = USED_TURNS) -> State:
    """A sample from the point of view of this seat."""
    sampler = sampler_of(walk, seed, used_turns)
    count = begin_sampling(sampler, seat)
    stock_sample(sampler.state, sampler.cards, count, sampler.dice)
    return sampler.state


def check_sample(walk: Walk, seat: int, seed: int) -> None:
    before = walk.state.copy(), walk.memory.copy()
    sample = sample_of(walk, seat, seed)
    assert (walk.state, walk.memory) == before
    check_agrees(sample, walk, seat)
    assert sample == sample_of(walk, seat, seed)
    sampler, greedy = sampler_of(walk, seed), [0] * SEATS
    count = begin_sampling(sampler, seat)
    for _ in range(2):
        sample_hands(sampler, seat, count, greedy)
        check_agrees(sampler.state, walk, seat)
        assert greedy[seat] == 0
    assert (walk.state, walk.memory) == before


@EFFORT
def test_a_world_agrees_with_all_that_was_seen(effort: int) -> None:
    @trials(40, effort)
    @given(st.one_of(TABLES, SHORT_TABLES), st.sampled_from(STARTS))
    def law(table: Table, start: str) -> None:
        dice = Random(table.seed)
        walk = start_walk(table.rules, table.players, dice, start)
        for _ in moves_of(walk, dice, 60):
            if dice.random() < 0.2:
                check_sample(walk, dice.choice(walk.seats), dice.getrandbits(32))

    law()


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_world_agrees_at_every_table(name: str) -> None:
    dice = Random(name)
    for start in STARTS:
        walk = start_walk(variant(name), dice.randint(2, 6), dice, start)
        for _ in moves_of(walk, dice, 40):
            if dice.random() < 0.25:
                check_sample(walk, walk.state.turn, dice.getrandbits(32))


def test_what_somebody_took_stays_with_them() -> None:
    """Needed or not, a known card stays in the hand until it is seen to be played."""
    walk = start_walk(variant("classic-en"), 2, Random(1))
    state, memory = walk.state, walk.memory
    seat, other = state.turn, 1 - state.turn
    took = [card for card in range(KINDS) if state.held[other][card] > 0][:3]
    for card in took:
        remember_took(memory, other, card)
    for number in range(1, 13):
        memory.declined[other][number] = 5
    for seed in range(60):
        sample = sample_of(walk, seat, seed)
        assert all(sample.held[other][card] > 0 for card in took)


def middle_of_a_hand(turns: int) -> Walk:
    """Four greedy players after some turns, before any is down; something is known of a hand."""
    for seed in range(100):
        dice = Random(seed)
        walk = start_walk(variant("classic-en", selection=[10]), 4, dice)
        for _ in moves_of(walk, dice, 2 * turns, [GREEDY]):
            pass
        if walk.state.stage == DRAW and walk.state.laid_count == 0 and sum(map(sum, walk.memory.known)) > 1:
            return walk
    raise AssertionError


def test_every_card_can_be_anywhere() -> None:
    """With `used_turns` 0 each unseen card is equally likely in each hidden place."""
    walk, samples = middle_of_a_hand(20), 300
    seat, unseen = walk.state.turn, [0] * UNSEEN_COUNTS
    count_unseen(walk.state, walk.book, walk.memory, seat, unseen)
    found = Counter[tuple[int, int]]()
    for seed in range(samples):
        sample = sample_of(walk, seat, seed, used_turns=0)
        for other in set(walk.seats) - {seat}:
            for card in range(KINDS):
                found[other, card] += sample.held[other][card] - walk.memory.known[other][card]
    for other in set(walk.seats) - {seat}:
        hidden = walk.state.size[other] - sum(walk.memory.known[other])
        for card, copies in enumerate(unseen[UNSEEN_KIND:]):
            share = hidden / unseen[UNSEEN]
            # A draw without putting back varies less than this.
            error = sqrt(samples * copies * share * (1 - share))
            assert abs(found[other, card] - samples * copies * share) <= 5 * error, (other, card)


def test_no_card_becomes_impossible() -> None:
    """With `used_turns`, too, every unseen card comes up in the deck and in each hand."""
    walk = middle_of_a_hand(16)
    seat, unseen = walk.state.turn, [0] * UNSEEN_COUNTS
    count_unseen(walk.state, walk.book, walk.memory, seat, unseen)
    cards_unseen = {card for card in range(KINDS) if unseen[UNSEEN_KIND + card] > 0}
    in_deck = set[int]()
    in_hand = {other: set[int]() for other in walk.seats if other != seat}
    for seed in range(3000):
        sample = sample_of(walk, seat, seed)
        in_deck.update(sample.deck[: sample.deck_count])
        for other, cards in in_hand.items():
            cards.update(card for card in range(KINDS) if sample.held[other][card] > 0)
    assert in_deck == cards_unseen
    assert all(cards >= cards_unseen for cards in in_hand.values())


def test_used_turns_bring_others_nearer() -> None:
    """A seat that has had turns has improved its hand."""
    walk = middle_of_a_hand(32)
    seat = walk.state.turn
    missing = {
        used_turns: mean(
            distance(sample, walk.book, other, sample.phase[other])
            for sample in (sample_of(walk, seat, seed, used_turns) for seed in range(80))
            for other in set(walk.seats) - {seat}
        )
        for used_turns in (1, 40, 100)
    }
    assert missing[1] > missing[40] > missing[100] >= 1


def test_who_has_had_a_turn_is_not_complete() -> None:
    """It would be down."""
    samples = 0
    for phase, seed in product((2, 4), range(5)):
        dice = Random(seed)
        walk = start_walk(variant("classic-en", selection=[phase]), 4, dice)
        for _ in moves_of(walk, dice, 40, [STEADY]):
            seat = walk.state.turn
            for other in {other for other in walk.seats if sum(walk.memory.declined[other]) > 0} - {seat}:
                if walk.state.laid[other] == 0:
                    sample = sample_of(walk, seat, dice.getrandbits(32))
                    assert distance(sample, walk.book, other, phase) > 0
                    samples += 1
    assert samples > 10


@pytest.mark.parametrize("phase", [1, 2, 4, 7, 10])
def test_sampled_hands_are_like_real_ones(phase: int) -> None:
    """Sampled hands hold about as many cards of numbers taken or declined as real hands do."""
    held, sampled, cases = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(150):
        dice = Random(f"{phase} {seed}")
        walk = start_walk(variant("classic-en", selection=[phase]), 4, dice)
        for _ in moves_of(walk, dice, 32, [STEADY]):
            if walk.state.stage != DRAW or dice.random() > 0.15:
                continue
            seat = walk.state.turn
            sample = sample_of(walk, seat, dice.getrandbits(32))
            for other in set(walk.seats) - {seat}:
                if walk.state.laid[other] > 0:
                    continue
                for number in range(1, 13):
                    took, let = walk.memory.took[other][number], walk.memory.declined[other][number]
                    case = "took" if took else "let" if let else "neither"
                    cases[case] += 1
                    held[case] += walk.state.number[other][number]
                    sampled[case] += sample.number[other][number]
    for case, times in cases.items():
        if times > 100:
            assert sampled[case] / times == pytest.approx(held[case] / times, rel=0.4, abs=0.1), case


@EFFORT
def test_collecting_brings_nearer_but_never_completes(effort: int) -> None:
    @trials(150, effort)
    @given(
        st.lists(PHASES, min_size=1, max_size=3),
        st.sampled_from(["in-order", "any"]),
        NATURALS,
        hands(least=10, most=10),
        st.integers(0, 30),
        st.integers(0, 2**32),
    )
    def law(
        phases: list[str], order: str, naturals: str, hand: tuple[Card, ...], turns: int, seed: int
    ) -> None:
        rules = phase_rules(phases, naturals, order=order)
        book, state, dice = rule_codes(rules), holding(hand, phase=0 if order == "any" else 1), [0] * 4
        open_phases = rules.selected if order == "any" else (1,)
        before = [distance(state, book, 0, phase) for phase in open_phases]
        assume(min(before) > 0)
        rest = Counter(map(int, FULL_DECK)) - Counter(map(int, hand))
        cards, count = list(rest.elements()), rest.total() - 20
        aside = Counter(cards[count:])
        seed_dice(dice, seed)
        collect(state, book, Memory(), 0, turns, cards, count, dice)
        after = [distance(state, book, 0, phase) for phase in open_phases]
        assert 1 <= min(after) <= min(before)
        assert Counter(cards[count:]) == aside
        held = Counter(dict(enumerate(state.held[0])))
        assert +held + Counter(cards) == Counter(map(int, FULL_DECK))
        assert state.size[0] == len(hand)
        check_hands(state)

    law()
