"""Reading the others: hands for them that explain what they took, let go and threw, turn by turn.

A track is a hand that somebody may hold, with the time when each card of it came and when each card that was
thrown did. Small changes are tried again and again (another card, or another time), and each is kept by as
much as a player with those cards would sooner have done what was seen: after a while the hands come up as
often as they are likely (the method of Metropolis). With them it is weighed whether that player is a greedy
or a steady one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from decaphase.bots.thinking.determinize import deal_likely_hand, list_unseen, stock_world
from decaphase.bots.thinking.discard_rating import NO_DISCARD, rate_discards
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.greedy import aim, brings_nearer, useless_card
from decaphase.bots.thinking.memory import TURNS, Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.dice import roll, shuffle
from decaphase.engine.fields import Row
from decaphase.engine.hand import empty_hand, gain
from decaphase.engine.state import SEATS, RuleCodes, State

MOST_CARDS: Final = 32
"""So many cards have room in a track: those held, and those thrown."""

# Where things stand in a track: how many cards it has, how many turns; by card which it is, in which turn it
# came (0: before all) and was thrown, and what is known of it; by turn how likely it is, for either player.
TRACK_CARDS: Final = 0
TRACK_TURNS: Final = 1
TRACK_CARD: Final = 2
TRACK_CAME: Final = TRACK_CARD + MOST_CARDS
TRACK_WENT: Final = TRACK_CAME + MOST_CARDS
TRACK_KNOWN: Final = TRACK_WENT + MOST_CARDS
TRACK_GREEDY: Final = TRACK_KNOWN + MOST_CARDS
TRACK_STEADY: Final = TRACK_GREEDY + TURNS + 1
TRACK: Final = TRACK_STEADY + TURNS + 1
TRACKS: Final = TRACK * SEATS

UNKNOWN, SEEN, TAKEN = 0, 1, 2
"""Nothing is known of a card in a track; it was seen; and when it came, too."""

TRIED: Final = 2 * TURNS + 2

FIRST_CHANGES: Final = 300
"""So many changes at most until a track no longer depends on where it began."""
PLAYOUTS_A_CHANGE: Final = 8
"""Who plays out few hands has no time for many changes, either."""
CHANGES: Final = 4
"""So many more for each world."""

SURE: Final = 1_000_000
TAKES: Final = 0.9
"""How often somebody takes a card that brings them nearer."""
TAKES_USELESS: Final = 0.02
STAYS_UP: Final = 0.002
"""How often somebody does not lay what is complete."""
KEEPS_SKIP: Final = 0.01
FOLLOWS: Final = 0.9
"""How often somebody throws what the greedy player would."""
STRAYS: Final = 0.01
"""How often somebody throws a card for no reason that is known here."""

FADES: Final = 16
FADE: Final = [int(SURE * exp(-step / FADES)) for step in range(10 * FADES)]
NUANCE: Final = 120
"""What steady finds worse by so much, it throws e times less often, as far as others can tell."""


def begin_reading(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    playouts: int,
    live: Row,
    tracks: Row,
    cards: Row,
    dice: Row,
) -> int:
    """Deal the others first hands in a copied state, and make tracks of them; how many cards are left.

    `live` holds the unseen cards (`pace.count_unseen`); what is left of them is written into `cards`.
    """
    count = list_unseen(live, cards, dice)
    changes = min(FIRST_CHANGES, playouts // PLAYOUTS_A_CHANGE)
    for other in range(w.players):
        if other != seat and w.size[other] > 0:
            count = deal_likely_hand(w, rules, memory, mind, other, cards, count, dice)
            begin_track(w, rules, memory, mind, other, tracks, dice)
    for other in range(w.players):
        if other != seat and w.size[other] > 0 and count > 0:
            change_track(w, rules, memory, mind, other, tracks, cards, count, changes, dice)
    return count


def read_world(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    tracks: Row,
    cards: Row,
    count: int,
    greedy: Row,
    dice: Row,
) -> None:
    """Make another world of the state that is being read, and say which of the others are greedy in it."""
    for other in range(w.players):
        if other == seat or w.size[other] == 0:
            continue
        start = other * TRACK
        if tracks[start + TRACK_TURNS] > 0:
            if count > 0:
                change_track(w, rules, memory, mind, other, tracks, cards, count, CHANGES, dice)
            greedy[other] = 1 if roll(dice, SURE) < greed_of(tracks, start) else 0
        else:
            left = put_back(w, memory, other, cards, count)
            shuffle(cards, left, dice)
            deal_likely_hand(w, rules, memory, mind, other, cards, left, dice)
            greedy[other] = roll(dice, 2) if w.players == 2 else 0  # several others play steadily
    shuffle(cards, count, dice)
    stock_world(w, cards, count, dice)


def put_back(w: State, memory: Memory, seat: int, cards: Row, count: int) -> int:
    """Add the cards that a seat was dealt to those that are left; how many these are then."""
    for card in range(KINDS):
        for _ in range(w.held[seat][card] - memory.known[seat][card]):
            cards[count] = card
            count += 1
    return count


def begin_track(
    w: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, tracks: Row, dice: Row
) -> None:
    """Make a track of the hand that a seat was dealt, with some past that could have led to it.

    Once somebody is down there is none: throws have other reasons then. Nor with several others: whether that
    makes for better moves is not known (docs/strength.md).
    """
    start = seat * TRACK
    turns = memory.turns[seat]
    if w.players > 2 or w.laid_count > 0 or w.size[seat] + turns > MOST_CARDS:
        turns = 0
    tracks[start + TRACK_TURNS] = turns
    if turns == 0:
        return
    count = 0
    for card in range(KINDS):
        for copy in range(w.held[seat][card]):
            known = SEEN if copy < memory.known[seat][card] else UNKNOWN
            put_on_track(tracks, start + count, card, turns + 1, known)
            count += 1
    for turn in range(1, turns + 1):
        put_on_track(tracks, start + count, memory.threw[seat][turn - 1], turn, SEEN)
        count += 1
    tracks[start + TRACK_CARDS] = count
    for turn in range(turns, 0, -1):
        if memory.drew[seat][turn - 1] > 0:
            trace_taken(tracks, start, turn, memory.drew[seat][turn - 1] - 1)
    for turn in range(turns, 0, -1):
        if memory.drew[seat][turn - 1] == 0:
            trace_drawn(tracks, start, turn, dice)
    for turn in range(1, turns + 1):
        weigh_turn(w, rules, memory, mind, seat, tracks, turn)
    hold_track(w, seat, tracks)


def put_on_track(tracks: Row, place: int, card: int, went: int, known: int) -> None:
    """Add a card to a track, of which it is not known when it came."""
    tracks[place + TRACK_CARD] = card
    tracks[place + TRACK_CAME] = 0
    tracks[place + TRACK_WENT] = went
    tracks[place + TRACK_KNOWN] = known


def trace_taken(tracks: Row, start: int, turn: int, card: int) -> None:
    """Note of a card that was taken when it came."""
    for place in range(start, start + tracks[start + TRACK_CARDS]):
        if (
            tracks[place + TRACK_CARD] == card
            and tracks[place + TRACK_KNOWN] == SEEN
            and tracks[place + TRACK_WENT] >= turn
        ):
            tracks[place + TRACK_CAME] = turn
            tracks[place + TRACK_KNOWN] = TAKEN
            return


def trace_drawn(tracks: Row, start: int, turn: int, dice: Row) -> None:
    """Let some card that may have been drawn in a turn have come then."""
    count = tracks[start + TRACK_CARDS]
    first = roll(dice, count)
    for step in range(count):
        place = start + (first + step) % count
        if (
            tracks[place + TRACK_CAME] == 0
            and tracks[place + TRACK_WENT] >= turn
            and may_have_come(tracks, start, place)
        ):
            tracks[place + TRACK_CAME] = turn
            return


def may_have_come(tracks: Row, start: int, place: int) -> bool:
    """Whether it is open when a card came: not if it was taken, in a turn that is written down or before."""
    known = tracks[place + TRACK_KNOWN]
    return known == UNKNOWN or (known == SEEN and tracks[place + TRACK_WENT] <= tracks[start + TRACK_TURNS])


def hold_track(w: State, seat: int, tracks: Row) -> None:
    """Give a seat the hand of its track."""
    start = seat * TRACK
    empty_hand(w, seat)
    for place in range(start, start + tracks[start + TRACK_CARDS]):
        if tracks[place + TRACK_WENT] > tracks[start + TRACK_TURNS]:
            gain(w, seat, tracks[place + TRACK_CARD])


def change_track(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    tracks: Row,
    cards: Row,
    count: int,
    changes: int,
    dice: Row,
) -> None:
    """Try so many changes of a track, and give its seat the hand that comes of it."""
    start = seat * TRACK
    if tracks[start + TRACK_TURNS] == 0:
        return
    for _ in range(changes):
        place = start + roll(dice, tracks[start + TRACK_CARDS])
        if tracks[place + TRACK_KNOWN] == UNKNOWN and roll(dice, 3) > 0:
            change_card(w, rules, memory, mind, seat, tracks, place, cards, roll(dice, count), dice)
        else:
            other = start + roll(dice, tracks[start + TRACK_CARDS])
            change_times(w, rules, memory, mind, seat, tracks, place, other, dice)
    hold_track(w, seat, tracks)


def change_card(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    tracks: Row,
    place: int,
    cards: Row,
    index: int,
    dice: Row,
) -> None:
    """Try another card in a hand, one of those that are left."""
    held = tracks[place + TRACK_CARD]
    if held == cards[index]:
        return
    tracks[place + TRACK_CARD] = cards[index]
    first = max(tracks[place + TRACK_CAME], 1)
    last = tracks[seat * TRACK + TRACK_TURNS]
    if is_kept(w, rules, memory, mind, seat, tracks, first, last, dice):
        cards[index] = held
    else:
        tracks[place + TRACK_CARD] = held


def change_times(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    tracks: Row,
    place: int,
    other: int,
    dice: Row,
) -> None:
    """Try whether one card came when another did, and the other way round."""
    start = seat * TRACK
    came = tracks[place + TRACK_CAME]
    came_too = tracks[other + TRACK_CAME]
    if (
        came == came_too
        or tracks[place + TRACK_WENT] < came_too
        or tracks[other + TRACK_WENT] < came
        or not may_have_come(tracks, start, place)
        or not may_have_come(tracks, start, other)
    ):
        return
    tracks[place + TRACK_CAME] = came_too
    tracks[other + TRACK_CAME] = came
    first = max(min(came, came_too), 1)
    if not is_kept(w, rules, memory, mind, seat, tracks, first, max(came, came_too), dice):
        tracks[place + TRACK_CAME] = came
        tracks[other + TRACK_CAME] = came_too


def is_kept(
    w: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    tracks: Row,
    first: int,
    last: int,
    dice: Row,
) -> bool:
    """Whether a change in these turns is kept: by lot, as much as it explains better what was seen."""
    start = seat * TRACK
    before = zeros(TRIED)
    for turn in range(first, last + 1):
        before[turn] = tracks[start + TRACK_GREEDY + turn]
        before[TURNS + turn] = tracks[start + TRACK_STEADY + turn]
    was = chance_of(tracks, start + TRACK_GREEDY, start) + chance_of(tracks, start + TRACK_STEADY, start)
    for turn in range(first, last + 1):
        weigh_turn(w, rules, memory, mind, seat, tracks, turn)
    now = chance_of(tracks, start + TRACK_GREEDY, start) + chance_of(tracks, start + TRACK_STEADY, start)
    if now * SURE >= was * (roll(dice, SURE) + 0.5):
        return True
    for turn in range(first, last + 1):
        tracks[start + TRACK_GREEDY + turn] = before[turn]
        tracks[start + TRACK_STEADY + turn] = before[TURNS + turn]
    return False


def chance_of(tracks: Row, chances: int, start: int) -> float:
    """The chance of all turns together, from where their chances stand."""
    chance = 1.0
    for turn in range(1, tracks[start + TRACK_TURNS] + 1):
        chance *= tracks[chances + turn] / SURE
    return chance


def greed_of(tracks: Row, start: int) -> int:
    """How likely it is, in millionths, that whoever has this track plays greedily."""
    greedy = chance_of(tracks, start + TRACK_GREEDY, start)
    return int(SURE * greedy / (greedy + chance_of(tracks, start + TRACK_STEADY, start)))


def weigh_turn(
    w: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, tracks: Row, turn: int
) -> None:
    """Write down how likely somebody with the cards of a turn does what was seen, greedy or steady."""
    start = seat * TRACK
    drawn = hold_before(w, seat, tracks, turn)
    phase = aim(w, rules, seat)
    chance = take_chance(w, rules, memory, seat, phase, turn)
    if drawn >= 0:
        gain(w, seat, drawn)
    thrown = memory.threw[seat][turn - 1]
    greedily = 1.0
    steadily = 1.0
    if distance(w, rules, seat, phase) == 0:
        chance *= STAYS_UP
    elif w.held[seat][SKIP] > 0:
        chance *= 1.0 if thrown == SKIP else KEEPS_SKIP
    else:
        greedily = greedy_chance(w, rules, seat, phase, thrown)
        steadily = steady_chance(w, rules, memory, mind, seat, thrown)
    tracks[start + TRACK_GREEDY + turn] = max(int(SURE * chance * greedily), 1)
    tracks[start + TRACK_STEADY + turn] = max(int(SURE * chance * steadily), 1)


def hold_before(w: State, seat: int, tracks: Row, turn: int) -> int:
    """Give a seat the hand that its track had before a turn; the card that came in it, or -1."""
    start = seat * TRACK
    drawn = -1
    empty_hand(w, seat)
    for place in range(start, start + tracks[start + TRACK_CARDS]):
        if tracks[place + TRACK_WENT] >= turn:
            if tracks[place + TRACK_CAME] < turn:
                gain(w, seat, tracks[place + TRACK_CARD])
            elif tracks[place + TRACK_CAME] == turn:
                drawn = tracks[place + TRACK_CARD]
    return drawn


def take_chance(w: State, rules: RuleCodes, memory: Memory, seat: int, phase: int, turn: int) -> float:
    """How likely somebody with these cards takes what was taken, or lets go what was let go."""
    taken = memory.drew[seat][turn - 1] - 1
    if taken >= 0:
        helps = taken == WILD or brings_nearer(w, rules, seat, phase, taken)
        return TAKES if helps else TAKES_USELESS
    top = memory.let_top[seat][turn - 1] - 1
    if top < 0:
        return 1.0
    helps = top == WILD or brings_nearer(w, rules, seat, phase, top)
    return 1.0 - TAKES if helps else 1.0 - TAKES_USELESS


def greedy_chance(w: State, rules: RuleCodes, seat: int, phase: int, thrown: int) -> float:
    """How likely a greedy player throws this card."""
    card = useless_card(w, rules, seat, phase)
    if card == thrown or (card < WILD and thrown < WILD and card % NUMBERS == thrown % NUMBERS):
        return FOLLOWS
    return STRAYS


def steady_chance(
    w: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, thrown: int
) -> float:
    """How likely a steady player throws this card."""
    worths = zeros(KINDS)
    rate_discards(w, rules, memory, mind, seat, worths)
    most = NO_DISCARD
    for card in range(KINDS):
        most = max(most, worths[card])
    total = 0
    for card in range(KINDS):
        if worths[card] > NO_DISCARD:
            worths[card] = fade(most - worths[card])
            total += worths[card]
        else:
            worths[card] = 0
    return STRAYS + (1.0 - STRAYS) * worths[thrown] / max(total, 1)


def fade(gap: int) -> int:
    """How much more seldom something is done that is worse by so much, in millionths."""
    return FADE[min(gap * FADES // NUANCE, len(FADE) - 1)]
