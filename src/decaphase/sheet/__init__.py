"""Score sheets for games with real cards: the results written down, and the standings that follow."""

from __future__ import annotations

from decaphase.sheet.leftover_cards import MOST_CARDS, check_cards, dearest_hand, points_of
from decaphase.sheet.model import HandResult, Left, Made, Sheet, SheetProblem, begin_sheet
from decaphase.sheet.standings import Standing, add_hand, edit_hand, standing_of, undo_hand

__all__ = [
    "MOST_CARDS",
    "HandResult",
    "Left",
    "Made",
    "Sheet",
    "SheetProblem",
    "Standing",
    "add_hand",
    "begin_sheet",
    "check_cards",
    "dearest_hand",
    "edit_hand",
    "points_of",
    "standing_of",
    "undo_hand",
]
