"""What came out of the hands of a game, as it goes over HTTP."""

from __future__ import annotations

from msgspec import Struct


class HandScored(Struct, frozen=True):
    """What came out of a hand; tuples begin with seat 1.

    `out`: who went out (none: nothing was left to draw). `crossed`: the phase that each seat completed in
    this hand. `points`: what each seat got, none where it did not play in this hand or no points are kept.
    """

    hand: int
    dealer: int | None
    out: int | None
    crossed: tuple[int | None, ...]
    points: tuple[int | None, ...]
    totals: tuple[int, ...]


class ScoresShown(Struct, frozen=True):
    """The score sheet of a table's game: every hand that is over, and what comes next.

    `scored`: points are kept. `next_dealer` deals the coming hand, `coming` are the seats that play in it;
    both say nothing where the game is over.
    """

    players: tuple[str, ...]
    scored: bool
    hands: tuple[HandScored, ...]
    next_dealer: int | None
    coming: tuple[int, ...]
