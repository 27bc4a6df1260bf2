"""The score sheet of a game, over HTTP."""

from __future__ import annotations

from msgspec import Struct


class HandScored(Struct, frozen=True):
    """The result of a hand; tuples begin with seat 1.

    `out`: the seat that went out (null: the cards ran out). `crossed`: the phase that each seat completed in
    this hand. `points`: null for a seat that did not play in this hand, and where no points are kept.
    """

    hand: int
    dealer: int | None
    out: int | None
    crossed: tuple[int | None, ...]
    points: tuple[int | None, ...]
    totals: tuple[int, ...]


class ScoresShown(Struct, frozen=True):
    """The score sheet of a table's game: every finished hand, and the next one.

    `scored`: points are kept. `next_dealer` deals the next hand, `coming` are the seats that play in it; both
    are empty if the game is over.
    """

    players: tuple[str, ...]
    scored: bool
    hands: tuple[HandScored, ...]
    next_dealer: int | None
    coming: tuple[int, ...]
