"""Determinization: random hands and a deck of the unseen cards that fit what a seat has seen."""

from __future__ import annotations

from typing import Final, NamedTuple

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, UNSEEN_KIND, count_unseen
from decaphase.bots.thinking.greedy import aim, useless_card
from decaphase.bots.thinking.memory import Memory, turns_had
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.dice import roll, shuffle
from decaphase.engine.fields import Row
from decaphase.engine.hand import empty_hand, gain, lose
from decaphase.engine.layouts import asks_for
from decaphase.engine.state import RUN, SET, RuleCodes, State

MOST_DOUBTS: Final = 40
"""Cards at most that are put back as unlikely while a hand is dealt."""

MOST_SWAPS: Final = 200
"""Swaps at most to make a complete hand incomplete."""


class Sampler(NamedTuple):
    """The state of the sampler of hidden cards."""

    state: State  # a copy of the game, with the hands and the deck sampled last
    rules: RuleCodes
    memory: Memory
    settings: PlayerSettings
    cards: Row  # the unseen cards that are in no hand
    dice: Row


def begin_sampling(sampler: Sampler, seat: int) -> int:
    """Deal the others first hands in the sampled state; returns how many cards are left."""
    s = sampler.state
    unseen = zeros(UNSEEN_COUNTS)
    count_unseen(s, sampler.rules, sampler.memory, seat, unseen)
    count = list_unseen(unseen, sampler.cards, sampler.dice)
    for other in range(s.players):
        if other != seat and s.size[other] > 0:
            count = deal_likely_hand(sampler, other, count)
    return count


def sample_hands(sampler: Sampler, seat: int, count: int, greedy: Row) -> None:
    """Sample new hands and a new deck, and which of the others are greedy."""
    s = sampler.state
    for other in range(s.players):
        if other != seat and s.size[other] > 0:
            left = put_back(s, sampler.memory, other, sampler.cards, count)
            shuffle(sampler.cards, left, sampler.dice)
            deal_likely_hand(sampler, other, left)
            # Several others are taken for steady.
            greedy[other] = roll(sampler.dice, 2) if s.players == 2 else 0
    shuffle(sampler.cards, count, sampler.dice)
    stock_sample(s, sampler.cards, count, sampler.dice)


def put_back(s: State, memory: Memory, seat: int, cards: Row, count: int) -> int:
    """Return a seat's hidden cards to the remaining cards; returns how many these are then."""
    for card in range(KINDS):
        for _ in range(s.held[seat][card] - memory.known[seat][card]):
            cards[count] = card
            count += 1
    return count


def list_unseen(unseen: Row, cards: Row, dice: Row) -> int:
    """List the unseen cards (`draws_to_go.count_unseen`) in random order; returns their number."""
    count = 0
    for card in range(KINDS):
        for _ in range(unseen[UNSEEN_KIND + card]):
            cards[count] = card
            count += 1
    shuffle(cards, count, dice)
    return count


def stock_sample(s: State, cards: Row, count: int, dice: Row) -> None:
    """Make the remaining cards the deck, and these dice the dice of the game."""
    for index in range(count):
        s.deck[index] = cards[index]
    s.deck_count = count
    for index in range(4):
        s.dice[index] = dice[index]


def deal_likely_hand(sampler: Sampler, seat: int, count: int) -> int:
    """Deal a seat unseen cards that fit what it took, declined and discarded; returns how many are left."""
    s = sampler.state
    rules = sampler.rules
    memory = sampler.memory
    used_turns = sampler.settings.used_turns
    cards = sampler.cards
    dice = sampler.dice
    size = s.size[seat]
    turns = turns_had(memory, seat) if used_turns > 0 else 0
    empty_hand(s, seat)
    for card in range(KINDS):
        for _ in range(memory.known[seat][card]):
            gain(s, seat, card)
    if used_turns > 0:
        count = complete_sets(s, rules, memory, seat, size, cards, count)
    doubts = MOST_DOUBTS if turns > 0 else 0
    while s.size[seat] < size:
        card = cards[count - 1]
        if doubts > 0 and not is_likely(s, rules, memory, seat, card, dice):
            doubts -= 1
            place = roll(dice, count)
            cards[count - 1] = cards[place]
            cards[place] = card
        else:
            count -= 1
            gain(s, seat, card)
    if s.laid[seat] == 0 and turns > 0 and count > 0:
        leave_incomplete(s, rules, memory, seat, cards, count, dice)
        collect(s, rules, memory, seat, turns * used_turns // 100, cards, count, dice)
    return count


def complete_sets(
    s: State, rules: RuleCodes, memory: Memory, seat: int, size: int, cards: Row, count: int
) -> int:
    """Give a seat more cards of the numbers that it took for a set; returns how many cards are left."""
    if s.laid[seat] > 0 or not asks_for(rules, s.phase[seat], SET):
        return count
    usual = 2 if asks_for(rules, s.phase[seat], RUN) else 3
    index = count - 1
    while index >= 0 and s.size[seat] < size:
        card = cards[index]
        if card < WILD:
            number = card % NUMBERS + 1
            if memory.took[seat][number] > 0 and s.number[seat][number] < usual:
                gain(s, seat, card)
                count -= 1
                cards[index] = cards[count]
        index -= 1
    return count


def is_likely(s: State, rules: RuleCodes, memory: Memory, seat: int, card: int, dice: Row) -> bool:
    """Whether a seat with this seat's discards holds this card; random where it may or may not."""
    if s.laid[seat] > 0:
        return True
    if card == SKIP:
        return roll(dice, 4) == 0
    phase = s.phase[seat]
    if card == WILD or phase == 0:
        return True
    number = card % NUMBERS + 1
    declined = memory.declined[seat][number]
    if asks_for(rules, phase, SET):
        return roll(dice, 1 + declined if asks_for(rules, phase, RUN) else 1 + 3 * declined) == 0
    if asks_for(rules, phase, RUN):
        return s.number[seat][number] == 0 or roll(dice, 3) == 0
    return roll(dice, 1 + memory.declined_colour[seat][card // NUMBERS]) == 0


def leave_incomplete(
    s: State, rules: RuleCodes, memory: Memory, seat: int, cards: Row, count: int, dice: Row
) -> None:
    """Swap cards of a complete hand: after a turn its phase would have been laid."""
    phase = aim(s, rules, seat)
    for _ in range(MOST_SWAPS):
        if distance(s, rules, seat, phase) > 0:
            return
        swap(s, memory, seat, some_card(s, seat, dice), cards, roll(dice, count))


def collect(
    s: State, rules: RuleCodes, memory: Memory, seat: int, turns: int, cards: Row, count: int, dice: Row
) -> None:
    """Simulate earlier turns of a random hand: it keeps what brings it nearer, up to the last card."""
    phase = aim(s, rules, seat)
    missing = distance(s, rules, seat, phase)
    for _ in range(turns):
        if missing <= 1:
            return
        place = roll(dice, count)
        drawn = cards[place]
        if not is_likely(s, rules, memory, seat, drawn, dice):
            continue
        gain(s, seat, drawn)
        nearer = distance(s, rules, seat, phase) < missing
        discarded = useless_card(s, rules, seat, phase)
        lose(s, seat, drawn)
        if nearer and swap(s, memory, seat, discarded, cards, place):
            missing -= 1


def swap(s: State, memory: Memory, seat: int, discarded: int, cards: Row, place: int) -> bool:
    """Swap a card of the hand for an unseen one, unless the seat is known to hold it."""
    if memory.known[seat][discarded] >= s.held[seat][discarded]:
        return False
    lose(s, seat, discarded)
    gain(s, seat, cards[place])
    cards[place] = discarded
    return True


def some_card(s: State, seat: int, dice: Row) -> int:
    """A random card of a hand."""
    left = roll(dice, s.size[seat])
    for card in range(KINDS):
        left -= s.held[seat][card]
        if left < 0:
            return card
    return SKIP
