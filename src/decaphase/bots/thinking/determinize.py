"""Worlds: the cards nobody has shown, dealt at random, in keeping with all that a seat has seen."""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import UNSEEN_KIND
from decaphase.bots.thinking.greedy import aim, useless_card
from decaphase.bots.thinking.memory import Memory, turns_had
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.dice import roll, shuffle
from decaphase.engine.fields import Row
from decaphase.engine.hand import empty_hand, gain, lose
from decaphase.engine.state import RUN, SET, RuleCodes, State

MOST_DOUBTS: Final = 40
"""So many cards at most are put back as unlikely, for each hand."""

MOST_SWAPS: Final = 200
"""So often a complete hand changes a card before it is left as it is."""


def list_unseen(live: Row, cards: Row, dice: Row) -> int:
    """Write down the unseen cards (`pace.count_unseen`) in any order; how many there are."""
    count = 0
    for card in range(KINDS):
        for _ in range(live[UNSEEN_KIND + card]):
            cards[count] = card
            count += 1
    shuffle(cards, count, dice)
    return count


def stock_world(w: State, cards: Row, count: int, dice: Row) -> None:
    """Let the cards that nobody was dealt be the deck, and go on with these dice."""
    for index in range(count):
        w.deck[index] = cards[index]
    w.deck_count = count
    for index in range(4):
        w.dice[index] = dice[index]


def deal_likely_hand(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    cards: Row,
    count: int,
    dice: Row,
) -> int:
    """Give a seat as many unseen cards as it has, such as somebody holds who took and threw what it did.

    How many cards are left.
    """
    size = w.size[seat]
    turns = turns_had(memory, seat) if mind.insight > 0 else 0
    empty_hand(w, seat)
    for card in range(KINDS):
        for _ in range(memory.known[seat][card]):
            gain(w, seat, card)
    if mind.insight > 0:
        count = complete_sets(w, rules, memory, seat, size, cards, count)
    doubts = MOST_DOUBTS if turns > 0 else 0
    while w.size[seat] < size:
        card = cards[count - 1]
        if doubts > 0 and not is_likely(w, rules, memory, seat, card, dice):
            doubts -= 1
            place = roll(dice, count)
            cards[count - 1] = cards[place]
            cards[place] = card
        else:
            count -= 1
            gain(w, seat, card)
    if w.laid[seat] == 0 and turns > 0 and count > 0:
        leave_incomplete(w, rules, memory, seat, cards, count, dice)
        collect(w, rules, memory, seat, turns * mind.insight // 100, cards, count, dice)
    return count


def complete_sets(
    w: State, rules: RuleCodes, memory: Memory, seat: int, size: int, cards: Row, count: int
) -> int:
    """Who took a card for a set holds others like it, as a rule; how many cards are left."""
    if w.laid[seat] > 0 or not asks_for(rules, w.phase[seat], SET):
        return count
    usual = 2 if asks_for(rules, w.phase[seat], RUN) else 3
    index = count - 1
    while index >= 0 and w.size[seat] < size:
        card = cards[index]
        if card < WILD:
            number = card % NUMBERS + 1
            if memory.took[seat][number] > 0 and w.number[seat][number] < usual:
                gain(w, seat, card)
                count -= 1
                cards[index] = cards[count]
        index -= 1
    return count


def is_likely(w: State, rules: RuleCodes, memory: Memory, seat: int, card: int, dice: Row) -> bool:
    """Whether somebody holds this card who threw what this seat threw; by lot, where it may be."""
    if w.laid[seat] > 0:
        return True
    if card == SKIP:
        return roll(dice, 4) == 0
    phase = w.phase[seat]
    if card == WILD or phase == 0:
        return True
    number = card % NUMBERS + 1
    let = memory.let[seat][number]
    if asks_for(rules, phase, SET):
        return roll(dice, 1 + let if asks_for(rules, phase, RUN) else 1 + 3 * let) == 0
    if asks_for(rules, phase, RUN):
        return w.number[seat][number] == 0 or roll(dice, 3) == 0
    return roll(dice, 1 + memory.let_colour[seat][card // NUMBERS]) == 0


def asks_for(rules: RuleCodes, phase: int, kind: int) -> bool:
    """Whether a phase has a group of a kind."""
    for group in range(rules.groups[phase]):
        if rules.kind[phase][group] == kind:
            return True
    return False


def leave_incomplete(
    w: State, rules: RuleCodes, memory: Memory, seat: int, cards: Row, count: int, dice: Row
) -> None:
    """Change cards of a hand that is complete: after a turn its phase would be on the table."""
    phase = aim(w, rules, seat)
    for _ in range(MOST_SWAPS):
        if distance(w, rules, seat, phase) > 0:
            return
        swap(w, memory, seat, some_card(w, seat, dice), cards, roll(dice, count))


def collect(
    w: State, rules: RuleCodes, memory: Memory, seat: int, turns: int, cards: Row, count: int, dice: Row
) -> None:
    """Let a hand dealt at random have had its turns: it has kept what brings it nearer, but for the last."""
    phase = aim(w, rules, seat)
    missing = distance(w, rules, seat, phase)
    for _ in range(turns):
        if missing <= 1:
            return
        place = roll(dice, count)
        drawn = cards[place]
        if not is_likely(w, rules, memory, seat, drawn, dice):
            continue
        gain(w, seat, drawn)
        nearer = distance(w, rules, seat, phase) < missing
        thrown = useless_card(w, rules, seat, phase)
        lose(w, seat, drawn)
        if nearer and swap(w, memory, seat, thrown, cards, place):
            missing -= 1


def swap(w: State, memory: Memory, seat: int, thrown: int, cards: Row, place: int) -> bool:
    """Change a card of the hand for an unseen one; not one that they are known to hold."""
    if memory.known[seat][thrown] >= w.held[seat][thrown]:
        return False
    lose(w, seat, thrown)
    gain(w, seat, cards[place])
    cards[place] = thrown
    return True


def some_card(w: State, seat: int, dice: Row) -> int:
    """A card of a hand, whichever."""
    left = roll(dice, w.size[seat])
    for card in range(KINDS):
        left -= w.held[seat][card]
        if left < 0:
            return card
    return SKIP
