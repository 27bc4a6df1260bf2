"""The cards of a hand that can be spared, in and out of turn."""

from __future__ import annotations

from typing import Final

from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.cards import WILD, Card
from decaphase.game import View

PLAYING_STAGES: Final = ("draw", "play", "claim")
"""The stages in which a hand is being played."""


def spare_cards(view: View) -> frozenset[Card]:
    """The cards that the phase does not need; once it is down, those that fit nothing on the table.

    Any single one of them can go: of two cards that serve the phase equally both are included. A spectator
    or a player who is not in this hand has none.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> sorted(spare_cards(game.view(2))), spare_cards(game.view(None))
    ([r2, r4, b9, g5, g7, g10], frozenset())
    """
    if view.seat is None or view.seat not in view.playing or view.stage not in PLAYING_STAGES:
        return frozenset()
    analysis = HandAnalysis.for_seat(view, view.seat - 1)
    if analysis.is_down:
        return frozenset(card for card in view.holding if analysis.fitting_group(card) is None)
    return frozenset(card for card in view.holding if card != WILD and not analysis.is_needed(card))
