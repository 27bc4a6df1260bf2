"""Games between random players, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator

from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.random_player import random_answer
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import roll, seed_dice
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import MOST_MOVES, seat_of
from decaphase.engine.state import GAME_OVER, HAND_OVER, State
from decaphase.research.environment import EnvironmentSetting

MOST = 400


def walk(
    setting: EnvironmentSetting, seed: int, most: int = MOST
) -> Iterator[tuple[State, Memory, list[int]]]:
    """Every decision of a game: the state, the memory, and the legal moves of the seat to act."""
    state, memory, moves, book = setting.start(), Memory(), [0] * MOST_MOVES, setting.book
    dice = [0] * 4
    seed_dice(state.dice, seed)
    seed_dice(dice, seed + 1)
    for _ in range(most):
        while state.stage == HAND_OVER:
            deal_hand(state, book)
            forget(memory)
        if state.stage == GAME_OVER:
            return
        legal = moves[: legal_moves(state, book, moves)]
        own = [move for move in legal if seat_of(move) == state.turn]
        yield state, memory, own
        chosen = (
            own[roll(dice, len(own))]
            if roll(dice, 4) == 0
            else random_answer(state, book, state.turn, moves, dice)
        )
        make_move(state, book, memory, chosen)
