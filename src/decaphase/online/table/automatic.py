"""Steps that follow without a command: a hand is dealt, a window closes, a secret is revealed."""

from __future__ import annotations

from decaphase.online.table.dealing import (
    all_contributed,
    all_ready,
    begin_hand,
    commit_to_secret,
    reveal_secret,
)
from decaphase.online.table.play import close_window
from decaphase.online.table.state import TableState
from decaphase.online.table.transaction import Transaction


def follow_up(transaction: Transaction) -> None:
    """Record every step that now follows without a command."""
    before = -1
    while before != len(transaction.steps) and not _waits_for_move(transaction.state):
        before = len(transaction.steps)
        _step(transaction)


def _waits_for_move(state: TableState) -> bool:
    """Whether a player has to draw or to play, so that nothing can follow."""
    return state.game is not None and not state.dealing and state.game.stage in ("draw", "play")


def _step(transaction: Transaction) -> None:
    state, stage = transaction.state, transaction.state.stage
    if stage in ("between", "over") and not state.deal.revealed:
        reveal_secret(transaction)
    elif state.paused is not None:
        return
    elif stage in ("lobby", "between", "over") and all_ready(state):
        commit_to_secret(transaction)
    elif stage == "dealing" and all_contributed(state):
        begin_hand(transaction)
    elif stage == "playing":
        close_window(transaction)
