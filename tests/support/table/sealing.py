"""Sealing what a seat contributes to a shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from decaphase.online.table import commands as ask
from decaphase.online.table import replay
from decaphase.online.table.entries import Committed
from decaphase.online.table.state import Deal
from decaphase.online.table.view import DealView
from decaphase.records.fair_deal import OPEN, commitment, seal_of

if TYPE_CHECKING:
    from support.table.live import Live

SECRET = bytes(range(32))


def seal(deal: Deal | DealView, seat: int, nonce: str) -> ask.Seal:
    """The command by which a seat seals this contribution."""
    return ask.Seal(seal_of(deal.commitment, seat, bytes.fromhex(nonce)).hex())


def first_scheme(live: Live) -> Live:
    """This new table, at which the first hand is being dealt without seals, as its log was written then."""
    bound = commitment(SECRET, live.state.game_name, 1, OPEN)
    live.get_ready()
    live.log[-1] = Committed(live.now, 1, SECRET.hex(), bound)
    live.state = replay(live.log)
    return live
