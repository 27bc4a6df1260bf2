"""A game told again from its moves: at every decision what its seat saw, what it could do and what it did."""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Grid, Row
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import MOST_MOVES, seat_of
from decaphase.engine.state import HAND_OVER, SEATS, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids, id_of
from decaphase.research.stepping.features import see

FACT_HAND: Final = 0  # the number of the hand, from 1
FACT_SEAT: Final = 1  # who decided, from 0
FACT_ACTION: Final = 2  # the id of what was done
FACT_END: Final = 3  # where the legal ids end, of which the first begins where those before it end
FACTS: Final = 4


def retell(
    s: State,
    rules: RuleCodes,
    ids: Ids,
    memory: Memory,
    moves: Row,
    log: Row,
    first: int,
    seed: int,
    rows: Grid,
    facts: Grid,
    legal: Row,
    results: Grid,
) -> int:
    """Tell on from a decision of a log until the log ends or the room; how many decisions were told.

    `results` has a row for each hand: the points of every seat, then whether each had laid its phase.
    """
    told = 0
    end = 0
    while first + told < len(log) and told < len(rows) and end + MOST_MOVES <= len(legal):
        if s.stage == HAND_OVER:
            seed_dice(s.dice, seed + s.hand)
            deal_hand(s, rules)
            forget(memory)
            continue
        move = log[first + told]
        seat = seat_of(move)
        see(s, rules, memory, seat, rows, told)
        for index in range(legal_moves(s, rules, moves)):
            if seat_of(moves[index]) == seat:
                legal[end] = id_of(ids, moves[index])
                end += 1
        facts[told][FACT_HAND] = s.hand
        facts[told][FACT_SEAT] = seat
        facts[told][FACT_ACTION] = id_of(ids, move)
        facts[told][FACT_END] = end
        make_move(s, rules, memory, move)
        told += 1
        if s.stage >= HAND_OVER:
            for other in range(s.players):
                results[s.hand - 1][other] = s.points[other]
                results[s.hand - 1][SEATS + other] = 1 if s.laid[other] > 0 else 0
    return told
