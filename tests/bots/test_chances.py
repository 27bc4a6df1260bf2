"""Exact chances: against brute force, against known values, and against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.bots.odds import transition_table
from decaphase.bots.odds.chances import (
    cards_missing,
    completion_chance,
    completion_chances,
    dealt_chance,
    dealt_chances,
    live_outs,
    unseen_cards,
)
from decaphase.cards import CARDS, COLOURS, FULL_DECK, NUMBERS, WILD, Card, read_cards
from decaphase.problems import Problem
from decaphase.rules import EDITIONS, Group, Phase, Rules, load_rules

NATURALS = ("per-phase", "per-group", "none")
DESIGN = "18.275240 29.809251 5.341813 15.568966 6.488201 1.992572 0.332126 2.767246 3.112293 0.352288"


def own_rules(phase: object, naturals: str = "per-phase") -> Rules:
    return load_rules("classic-en", {"phases": [str(phase)], "naturals": naturals})


# Brute force: every draw, and for each every way to lay the cards


def can_lay(cards: Sequence[Card], phase: Phase, naturals: str) -> bool:
    """Whether these cards make this phase, by trying a fitting card or a wild in each place."""

    @cache
    def lay(group: int, left: tuple[Card, ...], wilds: int, used: int) -> bool:
        if group == len(phase):
            return used > 0 or naturals != "per-phase"
        return any(fill(group, places, left, wilds, used, 0) for places in meanings(phase[group]))

    @cache
    def fill(
        group: int, places: tuple[object, ...], left: tuple[Card, ...], wilds: int, used: int, here: int
    ) -> bool:
        if not places:
            enough = here > 0 or naturals != "per-group"
            return enough and lay(group + 1, left, wilds, used + here)
        for index, card in enumerate(left):
            if places[0] in (card.number, card.colour):
                rest = left[:index] + left[index + 1 :]
                if fill(group, places[1:], rest, wilds, used, here + 1):
                    return True
        return wilds > 0 and fill(group, places[1:], left, wilds - 1, used, here)

    left = tuple(sorted(card for card in cards if card < WILD))
    return lay(0, left, cards.count(CARDS[WILD]), 0)


def meanings(group: Group) -> list[tuple[object, ...]]:
    """All that a group can stand for: a number or colour for each of its places."""
    if group.kind == "run":
        return [tuple(range(low, low + group.size)) for low in range(1, NUMBERS + 2 - group.size)]
    values = range(1, NUMBERS + 1) if group.kind == "set" else COLOURS
    return [(value,) * group.size for value in values]


def brute_force_chances(rules: Rules, hand: Sequence[Card], pool: Sequence[Card]) -> tuple[Fraction, ...]:
    """The chances after 0, 1, 2, … draws from this pool, by brute force."""
    copies = Counter(pool)
    ways = [0] * (len(pool) + 1)
    for taken in product(*(range(count + 1) for count in copies.values())):
        drawn = [card for card, count in zip(copies, taken, strict=True) for _ in range(count)]
        if can_lay([*hand, *drawn], rules.phases[0], rules.naturals):
            ways[len(drawn)] += prod(
                comb(copies[card], count) for card, count in zip(copies, taken, strict=True)
            )
    return tuple(Fraction(count, comb(len(pool), draws)) for draws, count in enumerate(ways))


def all_but(*known: Sequence[Card]) -> list[Card]:
    return list((Counter(FULL_DECK) - Counter(card for cards in known for card in cards)).elements())


# Against brute force


@pytest.mark.parametrize("naturals", NATURALS)
@pytest.mark.parametrize(
    ("phase", "hand", "pool"),
    [
        ("set 3 + set 3", "r5 g5 w", "b5 y5 y5 r7 g7 b7 w w w"),
        ("set 2 + set 3 + set 3", "r5 w", "b5 y5 r7 g7 b7 s y12 w w w"),
        ("run 7", "r1 b2 g3", "y3 r4 g5 b5 b6 y7 y8 w w"),
        ("set 3 + run 4", "r5 g5 w", "b5 y6 r7 g8 g8 b9 w w w s"),
        ("run 4 + run 4", "r5 g6 s", "b5 y6 r7 g8 g8 b9 y7 w w w"),
        ("set 2 + run 4 + run 4", "r5 g6 r7 w", "b5 y6 r7 g8 b1 b9 w w w w"),
        ("colour 4", "r5 g6", "r5 r9 g1 g2 b3 b4 w w"),
        ("colour 3 + colour 4", "r5 g6", "r5 r9 r10 g1 g2 b3 b4 w w w"),
        ("colour 2 + colour 2 + colour 3", "r5 g6", "r5 r9 r10 g1 g2 b3 w w w"),
        ("run 4 + colour 3", "r5 g6", "r5 r6 b7 r7 g8 r8 y9 r9 w w"),
        ("set 3 + colour 3", "r5 g5", "r5 r6 b5 g5 g8 r8 y5 r9 w w"),
        ("set 2 + run 4 + colour 2", "r5 g6", "r5 r6 b7 r7 g8 r8 y8 w w w"),
        ("set 2 + colour 2 + colour 3", "r5", "b5 g5 y5 r6 b6 g6 y6 w w"),
        ("run 4 + colour 2 + colour 2", "r5 b5", "r6 b6 g6 y6 r7 b7 r8 b8 w"),
        # Enough wilds to leave a group without a natural card
        ("set 2 + set 3", "w w w", "r5 r5 b5 g7 w w s"),
        ("set 3 + run 4", "w w w w", "r5 b5 r6 y10 w w w s"),
        ("run 4 + run 4", "w w w w w w", "r5 b5 r1 r12 w w s"),
        ("set 2 + run 4 + run 4", "w w w w w w", "r5 b5 r1 r12 y9 w w s"),
        ("set 2 + colour 2", "w w", "r5 b5 r6 w w s"),
        ("run 4 + colour 2", "w w w w", "r5 b5 r1 r12 w w s"),
        ("set 2 + run 4 + colour 2", "w w w w w", "r5 b5 r6 b9 w w s"),
        ("set 2 + colour 2 + colour 3", "w w w w w", "r5 b5 r6 b9 w w s"),
        ("colour 2 + colour 3", "w w w", "r5 b5 r6 w w s"),
        # All colours symmetric
        ("set 2 + colour 3", "", "r5 b5 g5 y5 r6 b6 g6 y6 w"),
        ("set 2 + colour 2 + colour 2", "", "r5 b5 g5 y5 r6 b6 g6 y6 w"),
    ],
)
def test_brute_force(phase: str, hand: str, pool: str, naturals: str) -> None:
    rules = own_rules(phase, naturals)
    held, drawable = read_cards(hand), read_cards(pool)
    expected = brute_force_chances(rules, held, drawable)
    assert any(0 < chance < 1 for chance in expected)
    assert completion_chances(rules, 1, held, len(drawable), all_but(held, drawable)) == expected


def small_phases() -> st.SearchStrategy[Phase]:
    groups = st.one_of(
        st.builds(Group, st.sampled_from(("set", "colour")), st.integers(2, 4)),
        st.builds(Group, st.just("run"), st.integers(4, 5)),
    )
    return st.lists(groups, min_size=1, max_size=3).map(Phase).filter(lambda phase: phase.size <= 11)


@given(small_phases(), st.sampled_from(NATURALS), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_any_phase_with_few_cards(phase: Phase, naturals: str, dice: Random) -> None:
    # Few numbers and many wilds, so that phases occur.
    low = dice.randint(1, 8)
    span = dice.randint(1, 4)
    deck = [card for card in FULL_DECK if low <= card.number <= low + span] + [CARDS[WILD]] * 8
    dice.shuffle(deck)
    held = max(0, phase.size - dice.randint(2, 4))
    hand, pool = deck[:held], deck[held : held + 6]
    rules = own_rules(phase, naturals)
    assert completion_chances(rules, 1, hand, len(pool), all_but(hand, pool)) == brute_force_chances(
        rules, hand, pool
    )


@pytest.mark.parametrize(
    ("phase", "hand"),
    [
        ("set 3 + run 4", "r5 g5 b6 y9 y8"),
        ("run 5 + colour 4", "r2 g3 r4 r9 b6 r12 y7 y11"),
        ("set 3 + colour 3", "r5 g5 b6 y9 b10"),
    ],
)
def test_two_draws_from_the_whole_rest(phase: str, hand: str) -> None:
    rules = own_rules(phase)
    held = read_cards(hand)
    left = unseen_cards(held)
    ways = 0
    for index, one in enumerate(CARDS):
        if can_lay([*held, one, one], rules.phases[0], rules.naturals):
            ways += comb(left[one], 2)
        for other in CARDS[:index]:
            if can_lay([*held, one, other], rules.phases[0], rules.naturals):
                ways += left[one] * left[other]
    assert completion_chance(rules, 1, held, 2) == Fraction(ways, comb(sum(left.values()), 2)) > 0


# Known values


def test_dealt_complete_as_the_design_says() -> None:
    assert " ".join(f"{float(100 * chance):.6f}" for chance in dealt_chances(load_rules())) == DESIGN


def test_editions_differ_where_their_phases_or_naturals_do() -> None:
    english, german, braille = (
        dealt_chances(load_rules(name), 8) for name in ("classic-en", "classic-de", "braille-nl")
    )
    assert [phase for phase in range(10) if english[phase] != braille[phase]] == [3 - 1]
    for phase, one, other in zip(load_rules().phases, english, german, strict=True):
        # By German rules wilds alone, with skips beside them, also make a phase; nothing else differs.
        ways = sum(comb(8, wilds) * comb(4, 8 - wilds) for wilds in range(phase.size, 9))
        assert other - one == Fraction(ways, comb(108, 8))


@pytest.mark.parametrize(
    ("phase", "kinds"),
    [
        ("set 2 + colour 3", {"r1": 96}),
        ("set 2 + colour 2 + colour 2", {"r1": 96}),
        ("run 4 + colour 2", {f"r{number}": 16 for number in range(1, 7)}),
    ],
)
def test_the_first_card_may_be_known(phase: str, kinds: dict[str, int]) -> None:
    """All colours are symmetric before the first card but not after it: both ways of counting agree."""
    rules = own_rules(phase)
    size = rules.phases[0].size
    firsts = {**kinds, "w": 8, "s": 4}  # one card of each class, with the size of the class
    assert sum(firsts.values()) == 108
    chances = {code: completion_chance(rules, 1, [Card.read(code)], size - 1) for code in firsts}
    assert dealt_chance(rules, 1, size) == sum(
        Fraction(count, 108) * chances[code] for code, count in firsts.items()
    )


def test_the_whole_deck_holds_a_phase_and_too_few_cards_do_not() -> None:
    rules = load_rules("classic-en", {"phases": ["set 3 + run 4", "run 9", "colour 7", "set 2 + colour 3"]})
    assert set(dealt_chances(rules, 108)) == {Fraction(1)}
    assert set(dealt_chances(rules, 4)) == {Fraction(0)}


# Consistency of chances, distances and outs


def random_hand(dice: Random, size: int) -> tuple[list[Card], list[Card]]:
    deck = dice.sample(FULL_DECK, len(FULL_DECK))
    return deck[:size], deck[size : size + dice.randint(0, 40)]


@given(
    st.sampled_from(EDITIONS),
    st.sampled_from(NATURALS),
    st.integers(1, 10),
    st.randoms(use_true_random=False),
)
@settings(max_examples=40)
def test_chances_fit_the_distance_and_the_outs(edition: str, naturals: str, phase: int, dice: Random) -> None:
    rules = load_rules(edition, {"naturals": naturals})
    hand, seen = random_hand(dice, dice.randint(1, 11))
    missing = cards_missing(rules, phase, hand)
    outs = live_outs(rules, phase, hand, seen)
    left = unseen_cards(hand, seen)
    chances = completion_chances(rules, phase, hand, 6, seen)
    assert list(chances) == sorted(chances)
    assert chances[0] == (missing == 0)
    assert all(chance == 0 for chance in chances[:missing])
    if missing == 1:
        assert chances[1] == Fraction(sum(outs.values()), sum(left.values()))
    assert outs == {card: left[card] for card in outs}
    assert all(
        (cards_missing(rules, phase, [*hand, card]) < missing) == (card in outs)
        for card in CARDS
        if left[card]
    )
    if missing == 0:
        assert outs == {}


def test_cards_seen_elsewhere_are_not_drawn() -> None:
    rules = load_rules()
    hand = read_cards("r1 g2 b3 y4 r5 g6 s s s s")
    sevens_and_wilds = [card for card in FULL_DECK if card.number == 7 or card == WILD]
    assert live_outs(rules, 4, hand) == {
        CARDS[at]: count for at, count in ((6, 2), (18, 2), (30, 2), (42, 2), (48, 8))
    }
    assert live_outs(rules, 4, hand, sevens_and_wilds) == {}
    assert completion_chance(rules, 4, hand, 82, sevens_and_wilds) == 0
    assert completion_chance(rules, 4, hand, 83, sevens_and_wilds[:-1]) == 1


# Refusals


@pytest.mark.parametrize(
    ("phase", "hand", "draws", "seen", "code"),
    [
        (0, "r5", 1, "", "phase-not-listed"),
        (11, "r5", 1, "", "phase-not-listed"),
        (1, "r5 r5", 1, "r5", "too-many"),
        (1, "s s s", 1, "s s", "too-many"),
        (1, "r5 r6", 106, "b1", "too-many-draws"),
        (1, "r5", -1, "", "too-many-draws"),
    ],
)
def test_what_cannot_be_asked(phase: int, hand: str, draws: int, seen: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        completion_chances(load_rules(), phase, read_cards(hand), draws, read_cards(seen))
    assert refused.value.code == code


@pytest.mark.parametrize("cards", [-1, 0, 109])
def test_a_deal_has_1_to_108_cards(cards: int) -> None:
    with pytest.raises(Problem, match="cards-dealt"):
        dealt_chances(load_rules(), cards)


def test_a_count_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = own_rules("run 5 + colour 4")
    hand = read_cards("r2 g3 r4 r9 y12 r5 b7 b8")
    assert 0 < completion_chance(rules, 1, hand, 3) < 1
    monkeypatch.setattr(transition_table, "MAX_STEPS", 1_000)
    with pytest.raises(Problem) as refused:
        completion_chance(rules, 1, hand, 3)
    assert (refused.value.code, refused.value.values) == ("chance-too-hard", {"phase": "run 5 + colour 4"})
