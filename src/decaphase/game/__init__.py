"""The readable interface of the engine: games, actions, events, and views of single seats."""

from __future__ import annotations

from decaphase.game.actions import Action, Discard, Draw, End, Hit, Knock, LaidGroup, Lay, Pass, Pile
from decaphase.game.events import Event
from decaphase.game.game import Game, HandLog
from decaphase.game.position import LaidPhase, Position, Stage
from decaphase.game.view import TableGroup, View
from decaphase.problems import IllegalMove, Impossible

__all__ = [
    "Action",
    "Discard",
    "Draw",
    "End",
    "Event",
    "Game",
    "HandLog",
    "Hit",
    "IllegalMove",
    "Impossible",
    "Knock",
    "LaidGroup",
    "LaidPhase",
    "Lay",
    "Pass",
    "Pile",
    "Position",
    "Stage",
    "TableGroup",
    "View",
]
