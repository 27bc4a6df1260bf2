"""The memory of a hand is true, and the unseen cards are exactly the hidden ones."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.bots.thinking.draws_to_go import (
    UNSEEN,
    UNSEEN_COLOUR,
    UNSEEN_COUNTS,
    UNSEEN_KIND,
    UNSEEN_WILDS,
    count_unseen,
)
from decaphase.bots.thinking.memory import Memory, forget
from decaphase.cards import CARDS, COLOURS, NUMBERS, SKIP, WILD
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    PASS,
    card_of,
    seat_of,
    verb_of,
)
from decaphase.engine.state import CLAIM, LAY_BEFORE
from support.engine.walks import STARTS, Walk, moves_of, start_walk
from support.laws.counting import cards_of
from support.laws.machine import EFFORT, trials
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.laws.variants import VARIANT_PARAMETERS, variant


def hidden_cards(walk: Walk) -> list[list[int]]:
    """By seat: how many of each kind it holds that it was not seen to take."""
    known = walk.memory.known
    return [
        [held - seen for held, seen in zip(walk.state.held[seat], known[seat], strict=True)]
        for seat in walk.seats
    ]


def check_memory(walk: Walk) -> None:
    """Cards known to be held are held; what a seat has not seen is in the deck or hidden in other hands."""
    hidden = hidden_cards(walk)
    assert min(map(min, hidden)) >= 0
    in_deck = Counter(walk.state.deck[: walk.state.deck_count])
    by_kind = [in_deck[card] + sum(cards) for card, cards in enumerate(zip(*hidden, strict=True))]
    for seat in walk.seats:
        unseen = [77] * UNSEEN_COUNTS
        count_unseen(walk.state, walk.book, walk.memory, seat, unseen)
        assert unseen[UNSEEN_KIND:] == [count - own for count, own in zip(by_kind, hidden[seat], strict=True)]
        check_sums(unseen)


def check_sums(unseen: list[int]) -> None:
    """The same by number, by colour and in all."""
    kinds = unseen[UNSEEN_KIND:]
    assert unseen[1 : NUMBERS + 1] == [sum(kinds[number:WILD:NUMBERS]) for number in range(NUMBERS)]
    colours = [sum(kinds[first : first + NUMBERS]) for first in range(0, WILD, NUMBERS)]
    assert unseen[UNSEEN_COLOUR : UNSEEN_COLOUR + 4] == colours
    assert unseen[UNSEEN_WILDS] == kinds[WILD]
    assert unseen[UNSEEN] == sum(kinds)


@EFFORT
def test_memory_is_true_at_any_table(effort: int) -> None:
    @trials(40, effort)
    @given(st.one_of(TABLES, SHORT_TABLES), st.sampled_from(STARTS))
    def law(table: Table, start: str) -> None:
        dice = Random(table.seed)
        walk = start_walk(table.rules, table.players, dice, start)
        for _ in moves_of(walk, dice, 80):
            check_memory(walk)
        check_memory(walk)

    law()


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_memory_is_true_at_every_table(name: str) -> None:
    dice = Random(name)
    for start in STARTS:
        walk = start_walk(variant(name), dice.randint(2, 6), dice, start)
        for _ in moves_of(walk, dice, 40):
            check_memory(walk)


def test_memory_is_true_whatever_happens() -> None:
    """Skips that wait before their victims, claims, ties that only some replay, new decks: all were met."""
    met = Counter[str]()
    short = {"phases": ["set 2 + set 2"], "tie_points": "before-this-hand"}
    tables = [
        ("braille-nl", {}, "spent"),
        ("knocking-skips", {}, "new"),
        *(("classic-en", short, "new"),) * 20,
    ]
    for number, (name, options, start) in enumerate(tables):
        dice = Random(number)
        walk = start_walk(variant(name, **options), 5, dice, start)
        for move in moves_of(walk, dice, 100):
            check_memory(walk)
            state = walk.state
            met["claim"] += state.stage == CLAIM
            met["skip waits"] += walk.book.skip_style == LAY_BEFORE and sum(state.waiting) > 0
            met["replay"] += state.replay and state.playing.bit_count() < 5
            met["new deck"] += verb_of(move) == DRAW_DECK and state.deck_count == 0
            met["known"] += sum(map(sum, walk.memory.known)) > 0
    assert set(met.elements()) == {"claim", "skip waits", "replay", "new deck", "known"}, met


def test_all_cards_stay_on_the_table() -> None:
    """`make_move` moves the cards as `act` does."""
    dice = Random(4)
    walk = start_walk(variant("classic-de"), 4, dice)
    for _ in moves_of(walk, dice, 200):
        assert cards_of(walk.state, walk.rules).total() == 108


@pytest.mark.parametrize("name", ["classic-en", "braille-nl", "knocking", "house-nl", "knocking-must-play"])
def test_what_is_taken_and_let_go_is_counted(name: str) -> None:
    """By number and by colour: takes, knocks, declined cards, passes, discards; wilds count as known."""
    dice = Random(name)
    walk = start_walk(variant(name), 4, dice)
    met = Counter[int]()
    for move in moves_of(walk, dice, 200):
        state, seat, verb = walk.state, seat_of(move), verb_of(move)
        before = walk.memory.copy()
        top = state.discard[state.discard_count - 1] if state.discard_count else SKIP
        if verb in {DRAW_DISCARD, KNOCK}:
            before.known[seat][top] += 1
            count_card(before.took, before.took_colour, seat, top)
        elif verb in {DRAW_DECK, PASS}:
            count_card(before.declined, before.declined_colour, seat, top)
        elif verb == DISCARD:
            count_card(before.declined, before.declined_colour, seat, card_of(move))
        else:
            continue
        after = walk.memory.copy()
        remembering = start_walk(walk.rules, 4, Random(0))
        remembering.state, remembering.memory = state.copy(), after
        remembering.make(move)
        met[verb] += 1
        if verb == DISCARD:
            before.known, after.known = [], []
        assert after == before
    assert met[DRAW_DISCARD] > 0
    assert met[DISCARD] > 0


def count_card(by_number: list[list[int]], by_colour: list[list[int]], seat: int, card: int) -> None:
    if card < WILD:
        by_number[seat][CARDS[card].number] += 1
        by_colour[seat][COLOURS.index(CARDS[card].colour)] += 1


def test_a_new_hand_begins_with_nothing_seen() -> None:
    dice = Random(2)
    walk = start_walk(variant("classic-en"), 3, dice)
    for _ in moves_of(walk, dice, 60):
        pass
    assert walk.memory != Memory()
    forget(walk.memory)
    assert walk.memory == Memory()
