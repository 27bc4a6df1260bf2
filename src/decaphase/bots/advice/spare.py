"""Which cards of a hand can be spared, whoever's turn it is."""

from __future__ import annotations

from typing import Final

from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.cards import WILD, Card
from decaphase.game import View

PLAYED: Final = ("draw", "play", "claim")
"""The stages in which a hand is being played."""


def spare_cards(view: View) -> frozenset[Card]:
    """The cards that the phase does not need; once it is down, those that fit nothing on the table.

    Any one of them can go: of two that do the same for the phase both are here. Whoever has no hand to
    play has none to spare.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> sorted(spare_cards(game.view(2))), spare_cards(game.view(None))
    ([r2, r4, b9, g5, g7, g10], frozenset())
    """
    if view.seat is None or view.seat not in view.playing or view.stage not in PLAYED:
        return frozenset()
    sight = HandAnalysis.in_seat(view, view.seat - 1)
    if sight.down:
        return frozenset(card for card in view.holding if sight.group_for(card) is None)
    return frozenset(card for card in view.holding if card != WILD and not sight.is_needed(card))
