"""The candidate moves of the sharp player's search, beside the steady player's move."""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.discard_rating import NO_DISCARD, rate_discards
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.bots.thinking.steady import MOST_LAYS, best_discard
from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine.arrays import zeros
from decaphase.engine.fields import Row
from decaphase.engine.hand import gain, lose
from decaphase.engine.layouts import asks_for, list_lays
from decaphase.engine.legal import list_hits
from decaphase.engine.moves import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    KNOCK,
    LAY,
    NO_VICTIM,
    PASS,
    card_of,
    discard_move,
    end_of,
    group_of,
    simple_move,
    target_of,
    verb_of,
)
from decaphase.engine.pickup import may_take_top
from decaphase.engine.state import CLAIM, COLOUR, DRAW, NEXT, NOTHING, RuleCodes, State
from decaphase.engine.turn import deck_can_be_drawn, may_be_skipped, next_seat, top_may_be_taken

MOST_CANDIDATES: Final = 6


def list_candidates(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    settings: PlayerSettings,
    seat: int,
    candidates: Row,
    gaps: Row,
    moves: Row,
) -> int:
    """List the candidates, the steady move first, and how much lower steady rates each; returns how many."""
    steady = candidates[0]
    if s.stage == DRAW or s.stage == CLAIM:
        return list_takes(s, rules, seat, candidates)
    if verb_of(steady) != DISCARD:
        return list_plays(s, rules, memory, settings, seat, candidates, moves)
    if card_of(steady) == SKIP:
        return list_skips(s, rules, memory, settings, seat, candidates)
    return list_rated_discards(s, rules, memory, settings, seat, candidates, gaps)


def list_takes(s: State, rules: RuleCodes, seat: int, candidates: Row) -> int:
    """Both piles, or both answers to a claim."""
    verb = verb_of(candidates[0])
    if verb == KNOCK:
        candidates[1] = simple_move(PASS, seat)
        return 2
    if verb == DRAW_DISCARD:
        candidates[1] = simple_move(DRAW_DECK, seat)
        return 2 if deck_can_be_drawn(s) else 1
    if not top_may_be_taken(s) or not may_take_top(s, rules, seat):
        return 1
    candidates[1] = simple_move(DRAW_DISCARD if verb == DRAW_DECK else KNOCK, seat)
    return 2


def list_plays(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    settings: PlayerSettings,
    seat: int,
    candidates: Row,
    moves: Row,
) -> int:
    """Other lay-downs or other hits, and playing nothing more in this turn."""
    if verb_of(candidates[0]) == LAY:
        listed = list_lays(s, rules, seat, moves, MOST_LAYS)
    else:
        listed = list_hits(s, rules, seat, moves)
    count = 1
    if s.taken == NOTHING and s.size[seat] > 1:
        candidates[1] = best_discard(s, rules, memory, settings, seat)
        count = 2
    by_colour = colours_count(s, rules)
    for index in range(listed):
        if count < MOST_CANDIDATES and is_new(moves[index], candidates, count, by_colour):
            candidates[count] = moves[index]
            count += 1
    return count


def is_new(move: int, candidates: Row, count: int, by_colour: bool) -> bool:
    """Whether no candidate is equivalent: where colours don't count, hits that differ only in colour are."""
    for index in range(count):
        other = candidates[index]
        if move == other:
            return False
        if (
            not by_colour
            and verb_of(move) == verb_of(other) != LAY
            and card_of(move) < WILD
            and card_of(other) < WILD
            and card_of(move) % NUMBERS == card_of(other) % NUMBERS
            and target_of(move) == target_of(other)
            and group_of(move) == group_of(other)
            and end_of(move) == end_of(other)
        ):
            return False
    return True


def list_skips(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, candidates: Row
) -> int:
    """A skip on each player who may be skipped; with several others, also keeping it.

    With one other player a skip is as good as a turn, and best used at once.
    """
    if s.size[seat] == 1:
        return 1
    count = 1
    if rules.skip_style != NEXT:
        victim = next_seat(s, seat)
        while victim != seat:
            move = discard_move(seat, SKIP, victim)
            if may_be_skipped(s, rules, victim) and move != candidates[0]:
                candidates[count] = move
                count += 1
            victim = next_seat(s, victim)
    skips = s.held[seat][SKIP]
    if s.players > 2 and s.size[seat] > skips and count < MOST_CANDIDATES:
        for _ in range(skips):
            lose(s, seat, SKIP)
        candidates[count] = best_discard(s, rules, memory, settings, seat)
        count += 1
        for _ in range(skips):
            gain(s, seat, SKIP)
    return count


def list_rated_discards(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    settings: PlayerSettings,
    seat: int,
    candidates: Row,
    gaps: Row,
) -> int:
    """The discards that the steady player rates nearly as high as its own."""
    worths = zeros(KINDS)
    rate_discards(s, rules, memory, settings, seat, worths)
    chosen = card_of(candidates[0])
    most = worths[chosen]
    by_colour = colours_count(s, rules)
    leave_out(worths, chosen, by_colour)
    count = 1
    while count < MOST_CANDIDATES:
        best = chosen
        for card in range(WILD):
            if worths[card] > worths[best]:
                best = card
        gap = most - worths[best]
        if gap > settings.discard_margin:
            break
        leave_out(worths, best, by_colour)
        candidates[count] = discard_move(seat, best, NO_VICTIM)
        gaps[count] = gap
        count += 1
    return count


def colours_count(s: State, rules: RuleCodes) -> bool:
    """Whether any player's phase has a colour group, or may have one."""
    for seat in range(s.players):
        phase = s.phase[seat]
        if phase == 0 or asks_for(rules, phase, COLOUR):
            return True
    return False


def leave_out(worths: Row, card: int, by_colour: bool) -> None:
    """Mark a card as listed, and where colours don't count all cards of its number."""
    worths[card] = NO_DISCARD
    if not by_colour and card < WILD:
        for alike in range(card % NUMBERS, WILD, NUMBERS):
            worths[alike] = NO_DISCARD
