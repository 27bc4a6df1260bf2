"""Observers: the observation of a state as a tensor of named parts, and as a string."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Final

import numpy as np
import numpy.typing as npt
import pyspiel

from decaphase.cards import KINDS
from decaphase.research.open_spiel.events import event_width, write_events
from decaphase.research.open_spiel.log import SEPARATOR, history_text
from decaphase.research.open_spiel.observation import feature_row, hand_text, public_text
from decaphase.research.open_spiel.parameters import GameParameters
from decaphase.research.open_spiel.state import DecaphaseState
from decaphase.research.stepping.features import AT_SEATS, AT_TOP, SEAT_WIDTH

CURRENT: Final = pyspiel.IIGObservationType(perfect_recall=False)


class DecaphaseObserver:
    """An observer of an OpenSpiel type: with or without public, private and past information."""

    def __init__(
        self,
        parameters: GameParameters,
        kind: pyspiel.IIGObservationType | None,
        params: Mapping[str, object] | None,
    ) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {sorted(params)}")
        kind = kind or CURRENT
        self._public: bool = kind.public_info
        self._perfect_recall: bool = kind.perfect_recall
        self._sees_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._players = parameters.setting.players
        shapes = self._shapes(parameters)
        self.tensor: npt.NDArray[np.float32] = np.zeros(
            sum(map(int, map(np.prod, shapes.values()))), np.float32
        )
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for name, shape in shapes.items():
            end = start + prod(shape)
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def _shapes(self, parameters: GameParameters) -> dict[str, tuple[int, ...]]:
        players = self._players
        shapes: dict[str, tuple[int, ...]] = {}
        if self._sees_own or self._sees_all:
            shapes["player"] = (players,)
            shapes["hand"] = (players, KINDS) if self._sees_all else (KINDS,)
        if self._public:
            shapes["table"] = (AT_SEATS - AT_TOP,)
            shapes["seats"] = (players, SEAT_WIDTH)
        if self._perfect_recall:
            shapes["events"] = (parameters.recall, event_width(players))
        return shapes

    def set_from(self, state: DecaphaseState, player: int) -> None:
        """Fill `tensor` and `dict` with the observation of a player."""
        seat, node = self._viewpoint(player), state.node
        row = feature_row(node, seat)
        if "player" in self.dict:
            self.dict["player"].fill(0)
            self.dict["player"][seat] = 1
            if self._sees_all:
                self.dict["hand"][:] = [node.state.held[other] for other in self._visible_seats(seat)]
            else:
                self.dict["hand"][:] = row[:KINDS]
        if self._public:
            self.dict["table"][:] = row[AT_TOP:AT_SEATS]
            self.dict["seats"].reshape(-1)[:] = row[AT_SEATS:]
        if self._perfect_recall:
            write_events(
                node.log,
                self._visible_seats(seat),
                seat,
                self.dict["events"],
                public=self._public,
                players=self._players,
            )

    def string_from(self, state: DecaphaseState, player: int) -> str:
        """The observation of a player as text."""
        seat, node = self._viewpoint(player), state.node
        visible = self._visible_seats(seat)
        parts = [f"seat {seat + 1}"] if visible else []
        if self._perfect_recall:
            book = node.parameters.setting.book
            parts.append(history_text(node.log, book, visible, public=self._public))
        else:
            parts.extend(hand_text(node, other) for other in visible)
            if self._public:
                parts.append(public_text(feature_row(node, seat), seat, self._players))
        return SEPARATOR.join(part for part in parts if part)

    def _viewpoint(self, player: int) -> int:
        """The seat from which seats are counted; the first for observers of public information only."""
        return player if self._sees_own or self._sees_all else 0

    def _visible_seats(self, seat: int) -> tuple[int, ...]:
        """The seats whose cards are observed, the own one first."""
        if self._sees_all:
            return tuple((seat + left) % self._players for left in range(self._players))
        return (seat,) if self._sees_own else ()
