"""Replays a game from its moves: what the acting seat saw, could do and did at every decision."""

from __future__ import annotations

from typing import Final, NamedTuple

from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.self_play import deal_from_seed
from decaphase.engine.fields import Grid, Grid16, Row, Row16
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import MOST_MOVES, seat_of
from decaphase.engine.state import HAND_OVER, SEATS, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids, id_of
from decaphase.research.stepping.features import write_observation

FACT_HAND: Final = 0  # the number of the hand, from 1
FACT_SEAT: Final = 1  # the acting seat, from 0
FACT_ACTION: Final = 2  # the id of the chosen action
FACT_END: Final = 3  # where its legal ids end; they begin where those of the decision before end
FACTS: Final = 4


class MoveLog(NamedTuple):
    """Moves of a game, and the seed of its decks."""

    moves: Row
    length: int
    seed: int


class ReplayOutput(NamedTuple):
    """Where a replay writes: a row of each for every decision, and for every hand a row of results."""

    rows: Grid16  # what the seat saw
    facts: Grid  # FACT_HAND and so on
    legal: Row16  # the ids of all legal moves, one decision after the other
    results: Grid  # by hand: the points of every seat, then whether each had laid its phase
    most_decisions: int  # how many rows there are
    most_ids: int  # how many legal ids fit


def replay(
    s: State, rules: RuleCodes, ids: Ids, memory: Memory, moves: Row, log: MoveLog, out: ReplayOutput
) -> int:
    """Replay the moves of a log until it ends or the output is full; returns how many were replayed."""
    done = 0
    end = 0
    while done < log.length and done < out.most_decisions and end + MOST_MOVES <= out.most_ids:
        if s.stage == HAND_OVER:
            deal_from_seed(s, rules, log.seed)
            forget(memory)
            continue
        move = log.moves[done]
        seat = seat_of(move)
        write_observation(s, rules, memory, seat, out.rows, done)
        for index in range(legal_moves(s, rules, moves)):
            if seat_of(moves[index]) == seat:
                out.legal[end] = id_of(ids, moves[index])
                end += 1
        out.facts[done][FACT_HAND] = s.hand
        out.facts[done][FACT_SEAT] = seat
        out.facts[done][FACT_ACTION] = id_of(ids, move)
        out.facts[done][FACT_END] = end
        make_move(s, rules, memory, move)
        done += 1
        if s.stage >= HAND_OVER:
            for other in range(s.players):
                out.results[s.hand - 1][other] = s.points[other]
                out.results[s.hand - 1][SEATS + other] = 1 if s.laid[other] > 0 else 0
    return done
