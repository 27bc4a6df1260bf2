"""The same table with other cards where a seat cannot see them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from decaphase.game import Action, Draw
from decaphase.online.table import (
    TableState,
)
from support.laws.hidden_cards import exchanged, with_other_cards


def other_hidden(
    state: TableState, seat: int | None, dice: Random, action: Action | None = None
) -> TableState:
    """A table that looks the same to a seat, with everything different that it may not know."""
    assert state.game is not None
    deal = state.deal
    given = tuple((n, nonce if n == seat else dice.randbytes(16)) for n, nonce in deal.contributions)
    return replace(
        state,
        game=exchanged(state.game, seat, dice, action),
        deals=(*state.deals[:-1], replace(deal, secret=dice.randbytes(32), contributions=given)),
        happened=tuple(with_other_cards(event, seat, dice) for event in state.happened),
    )


def draws_unseen(action: Action, seat: int | None) -> bool:
    """Whether this shows the seat a card that it did not know."""
    return isinstance(action, Draw) and action.pile == "deck" and action.seat == seat
