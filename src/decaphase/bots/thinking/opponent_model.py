"""The opponent model: hands for the others that explain what they took, declined and discarded.

A track is a hypothesis about a seat: a hand and its discards, with the turn in which each card came. Small
changes are proposed again and again (another card, or other turns), and accepted by how much better they
explain what was seen, so that hands come up as often as they are likely (the Metropolis algorithm). The same
likelihoods tell whether the player is greedy or steady.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from decaphase.bots.thinking.determinize import deal_likely_hand, list_unseen, stock_sample
from decaphase.bots.thinking.discard_rating import NO_DISCARD, rate_discards
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.draws_to_go import UNSEEN_COUNTS, count_unseen
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
"""The most cards in a track, held and discarded."""

# Layout of a track: the number of its cards and of its turns; by card which it is, in which turn it came
# (0: before all) and went, and what is known of it; by turn how likely it is, for either player.
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
"""What is known of a card in a track: nothing; that the seat held it; and in which turn it came, too."""

TURN_CHANCES: Final = 2 * TURNS + 2

FIRST_CHANGES: Final = 300
"""Changes at most until a track no longer depends on where it began."""
PLAYOUTS_A_CHANGE: Final = 8
"""With few playouts there is no time for many changes."""
CHANGES: Final = 4
"""Changes for each further sample."""

CERTAIN: Final = 1_000_000
TAKES: Final = 0.9
"""How often a player takes a card that brings them nearer."""
TAKES_USELESS: Final = 0.02
KEEPS_PHASE: Final = 0.002
"""How often a player does not lay a complete phase."""
KEEPS_SKIP: Final = 0.01
GREEDY_DISCARDS: Final = 0.9
"""How often a greedy player's discard is the one expected here."""
OTHER_DISCARDS: Final = 0.01
"""How often a player discards a card for no reason known here."""

FADE_STEPS: Final = 16
FADE: Final = [int(CERTAIN * exp(-step / FADE_STEPS)) for step in range(10 * FADE_STEPS)]
FADE_GAP: Final = 120
"""A discard that steady rates this much lower is assumed to be chosen e times less often."""


class OpponentModel(NamedTuple):
    """The state of the sampler of hidden hands."""

    state: State  # a copy of the game, with the hands and the deck sampled last
    rules: RuleCodes
    memory: Memory
    settings: PlayerSettings
    tracks: Row
    cards: Row  # the unseen cards that are in no hand
    dice: Row


def begin_sampling(m: OpponentModel, seat: int, playouts: int) -> int:
    """Deal the others first hands in the sampled state, with tracks; returns how many cards are left."""
    s = m.state
    unseen = zeros(UNSEEN_COUNTS)
    count_unseen(s, m.rules, m.memory, seat, unseen)
    count = list_unseen(unseen, m.cards, m.dice)
    changes = min(FIRST_CHANGES, playouts // PLAYOUTS_A_CHANGE)
    for other in range(s.players):
        if other != seat and s.size[other] > 0:
            count = deal_likely_hand(s, m.rules, m.memory, m.settings, other, m.cards, count, m.dice)
            begin_track(m, other)
    for other in range(s.players):
        if other != seat and s.size[other] > 0 and count > 0:
            change_track(m, other, count, changes)
    return count


def sample_hands(m: OpponentModel, seat: int, count: int, greedy: Row) -> None:
    """Sample new hands and a new deck, and which of the others are greedy."""
    s = m.state
    for other in range(s.players):
        if other == seat or s.size[other] == 0:
            continue
        start = other * TRACK
        if m.tracks[start + TRACK_TURNS] > 0:
            if count > 0:
                change_track(m, other, count, CHANGES)
            greedy[other] = 1 if roll(m.dice, CERTAIN) < greed_of(m.tracks, start) else 0
        else:
            left = put_back(s, m.memory, other, m.cards, count)
            shuffle(m.cards, left, m.dice)
            deal_likely_hand(s, m.rules, m.memory, m.settings, other, m.cards, left, m.dice)
            greedy[other] = roll(m.dice, 2) if s.players == 2 else 0  # several others are taken for steady
    shuffle(m.cards, count, m.dice)
    stock_sample(s, m.cards, count, m.dice)


def put_back(s: State, memory: Memory, seat: int, cards: Row, count: int) -> int:
    """Return a seat's hidden cards to the remaining cards; returns how many these are then."""
    for card in range(KINDS):
        for _ in range(s.held[seat][card] - memory.known[seat][card]):
            cards[count] = card
            count += 1
    return count


def begin_track(m: OpponentModel, seat: int) -> None:
    """Make a track of a seat's sampled hand, with a past that could have led to it.

    There is none once a player is down, when discards have other reasons, nor with several others, where
    it is not known to help (docs/strength.md).
    """
    s = m.state
    memory = m.memory
    tracks = m.tracks
    start = seat * TRACK
    turns = memory.turns[seat]
    if s.players > 2 or s.laid_count > 0 or s.size[seat] + turns > MOST_CARDS:
        turns = 0
    tracks[start + TRACK_TURNS] = turns
    if turns == 0:
        return
    count = 0
    for card in range(KINDS):
        for copy in range(s.held[seat][card]):
            known = SEEN if copy < memory.known[seat][card] else UNKNOWN
            put_on_track(tracks, start + count, card, turns + 1, known)
            count += 1
    for turn in range(1, turns + 1):
        put_on_track(tracks, start + count, memory.discarded[seat][turn - 1], turn, SEEN)
        count += 1
    tracks[start + TRACK_CARDS] = count
    for turn in range(turns, 0, -1):
        if memory.taken[seat][turn - 1] > 0:
            trace_taken(tracks, start, turn, memory.taken[seat][turn - 1] - 1)
    for turn in range(turns, 0, -1):
        if memory.taken[seat][turn - 1] == 0:
            trace_drawn(tracks, start, turn, m.dice)
    for turn in range(1, turns + 1):
        weigh_turn(m, seat, turn)
    hold_track(s, seat, tracks)


def put_on_track(tracks: Row, place: int, card: int, went: int, known: int) -> None:
    """Add a card to a track without the turn in which it came."""
    tracks[place + TRACK_CARD] = card
    tracks[place + TRACK_CAME] = 0
    tracks[place + TRACK_WENT] = went
    tracks[place + TRACK_KNOWN] = known


def trace_taken(tracks: Row, start: int, turn: int, card: int) -> None:
    """Note the turn in which a card was taken."""
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
    """Assign a turn's draw to a random card that may have come then."""
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
    """Whether the turn in which a card came is open: not if it was taken from the discard pile."""
    known = tracks[place + TRACK_KNOWN]
    return known == UNKNOWN or (known == SEEN and tracks[place + TRACK_WENT] <= tracks[start + TRACK_TURNS])


def hold_track(s: State, seat: int, tracks: Row) -> None:
    """Give a seat the hand of its track."""
    start = seat * TRACK
    empty_hand(s, seat)
    for place in range(start, start + tracks[start + TRACK_CARDS]):
        if tracks[place + TRACK_WENT] > tracks[start + TRACK_TURNS]:
            gain(s, seat, tracks[place + TRACK_CARD])


def change_track(m: OpponentModel, seat: int, count: int, changes: int) -> None:
    """Propose `changes` changes of a track, and give its seat the resulting hand."""
    start = seat * TRACK
    if m.tracks[start + TRACK_TURNS] == 0:
        return
    for _ in range(changes):
        place = start + roll(m.dice, m.tracks[start + TRACK_CARDS])
        if m.tracks[place + TRACK_KNOWN] == UNKNOWN and roll(m.dice, 3) > 0:
            change_card(m, seat, place, roll(m.dice, count))
        else:
            change_times(m, seat, place, start + roll(m.dice, m.tracks[start + TRACK_CARDS]))
    hold_track(m.state, seat, m.tracks)


def change_card(m: OpponentModel, seat: int, place: int, index: int) -> None:
    """Propose another card in a hand, one of those that are left."""
    held = m.tracks[place + TRACK_CARD]
    if held == m.cards[index]:
        return
    m.tracks[place + TRACK_CARD] = m.cards[index]
    first = max(m.tracks[place + TRACK_CAME], 1)
    if is_kept(m, seat, first, m.tracks[seat * TRACK + TRACK_TURNS]):
        m.cards[index] = held
    else:
        m.tracks[place + TRACK_CARD] = held


def change_times(m: OpponentModel, seat: int, place: int, other: int) -> None:
    """Propose that two cards came in each other's turns."""
    tracks = m.tracks
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
    if not is_kept(m, seat, max(min(came, came_too), 1), max(came, came_too)):
        tracks[place + TRACK_CAME] = came
        tracks[other + TRACK_CAME] = came_too


def is_kept(m: OpponentModel, seat: int, first: int, last: int) -> bool:
    """Whether a change in these turns is accepted: at random, by how much better it fits what was seen."""
    tracks = m.tracks
    start = seat * TRACK
    before = zeros(TURN_CHANCES)
    for turn in range(first, last + 1):
        before[turn] = tracks[start + TRACK_GREEDY + turn]
        before[TURNS + turn] = tracks[start + TRACK_STEADY + turn]
    was = chance_of(tracks, start + TRACK_GREEDY, start) + chance_of(tracks, start + TRACK_STEADY, start)
    for turn in range(first, last + 1):
        weigh_turn(m, seat, turn)
    now = chance_of(tracks, start + TRACK_GREEDY, start) + chance_of(tracks, start + TRACK_STEADY, start)
    if now * CERTAIN >= was * (roll(m.dice, CERTAIN) + 0.5):
        return True
    for turn in range(first, last + 1):
        tracks[start + TRACK_GREEDY + turn] = before[turn]
        tracks[start + TRACK_STEADY + turn] = before[TURNS + turn]
    return False


def chance_of(tracks: Row, chances: int, start: int) -> float:
    """The likelihood of all turns together, from the place where those of the turns begin."""
    chance = 1.0
    for turn in range(1, tracks[start + TRACK_TURNS] + 1):
        chance *= tracks[chances + turn] / CERTAIN
    return chance


def greed_of(tracks: Row, start: int) -> int:
    """The probability that a track is a greedy player's, in millionths."""
    greedy = chance_of(tracks, start + TRACK_GREEDY, start)
    return int(CERTAIN * greedy / (greedy + chance_of(tracks, start + TRACK_STEADY, start)))


def weigh_turn(m: OpponentModel, seat: int, turn: int) -> None:
    """Compute the likelihood of what was seen in a turn, for a greedy and a steady player."""
    s = m.state
    rules = m.rules
    start = seat * TRACK
    drawn = hold_before(s, seat, m.tracks, turn)
    phase = aim(s, rules, seat)
    chance = take_chance(s, rules, m.memory, seat, phase, turn)
    if drawn >= 0:
        gain(s, seat, drawn)
    discarded = m.memory.discarded[seat][turn - 1]
    greedily = 1.0
    steadily = 1.0
    if distance(s, rules, seat, phase) == 0:
        chance *= KEEPS_PHASE
    elif s.held[seat][SKIP] > 0:
        chance *= 1.0 if discarded == SKIP else KEEPS_SKIP
    else:
        greedily = greedy_chance(s, rules, seat, phase, discarded)
        steadily = steady_chance(s, rules, m.memory, m.settings, seat, discarded)
    m.tracks[start + TRACK_GREEDY + turn] = max(int(CERTAIN * chance * greedily), 1)
    m.tracks[start + TRACK_STEADY + turn] = max(int(CERTAIN * chance * steadily), 1)


def hold_before(s: State, seat: int, tracks: Row, turn: int) -> int:
    """Give a seat the hand of its track before a turn; returns the card that came in it, or -1."""
    start = seat * TRACK
    drawn = -1
    empty_hand(s, seat)
    for place in range(start, start + tracks[start + TRACK_CARDS]):
        if tracks[place + TRACK_WENT] >= turn:
            if tracks[place + TRACK_CAME] < turn:
                gain(s, seat, tracks[place + TRACK_CARD])
            elif tracks[place + TRACK_CAME] == turn:
                drawn = tracks[place + TRACK_CARD]
    return drawn


def take_chance(s: State, rules: RuleCodes, memory: Memory, seat: int, phase: int, turn: int) -> float:
    """The likelihood of the card taken or declined in a turn, given the hand."""
    taken = memory.taken[seat][turn - 1] - 1
    if taken >= 0:
        helps = taken == WILD or brings_nearer(s, rules, seat, phase, taken)
        return TAKES if helps else TAKES_USELESS
    top = memory.declined_top[seat][turn - 1] - 1
    if top < 0:
        return 1.0
    helps = top == WILD or brings_nearer(s, rules, seat, phase, top)
    return 1.0 - TAKES if helps else 1.0 - TAKES_USELESS


def greedy_chance(s: State, rules: RuleCodes, seat: int, phase: int, discarded: int) -> float:
    """The likelihood of a discard, for a greedy player."""
    card = useless_card(s, rules, seat, phase)
    if card == discarded or (card < WILD and discarded < WILD and card % NUMBERS == discarded % NUMBERS):
        return GREEDY_DISCARDS
    return OTHER_DISCARDS


def steady_chance(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, discarded: int
) -> float:
    """The likelihood of a discard, for a steady player."""
    worths = zeros(KINDS)
    rate_discards(s, rules, memory, settings, seat, worths)
    most = NO_DISCARD
    for card in range(KINDS):
        most = max(most, worths[card])
    total = 0
    for card in range(KINDS):
        if worths[card] > NO_DISCARD:
            worths[card] = gap_likelihood(most - worths[card])
            total += worths[card]
        else:
            worths[card] = 0
    return OTHER_DISCARDS + (1.0 - OTHER_DISCARDS) * worths[discarded] / max(total, 1)


def gap_likelihood(gap: int) -> int:
    """How much less often a discard is chosen that is rated this much lower, in millionths."""
    return FADE[min(gap * FADE_STEPS // FADE_GAP, len(FADE) - 1)]
