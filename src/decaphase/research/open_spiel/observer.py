"""What can be observed of a state: as a tensor of named parts, and as a string."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Final

import numpy as np
import numpy.typing as npt
import pyspiel

from decaphase.cards import KINDS
from decaphase.research.open_spiel.events import width_of_event, write_events
from decaphase.research.open_spiel.log import SEPARATOR, tell
from decaphase.research.open_spiel.observation import held_text, public_text, row_of
from decaphase.research.open_spiel.parameters import GameParameters
from decaphase.research.open_spiel.state import DecaphaseState
from decaphase.research.stepping.features import AT_SEATS, AT_TOP, SEAT_WIDTH

PLAIN: Final = pyspiel.IIGObservationType(perfect_recall=False)


class DecaphaseObserver:
    """An observer of the kind that OpenSpiel asks for: with or without what is public, private, and past."""

    def __init__(
        self,
        terms: GameParameters,
        kind: pyspiel.IIGObservationType | None,
        params: Mapping[str, object] | None,
    ) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {sorted(params)}")
        kind = kind or PLAIN
        self._public: bool = kind.public_info
        self._recalls: bool = kind.perfect_recall
        self._sees_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._players = terms.setting.players
        shapes = self._shapes(terms)
        self.tensor: npt.NDArray[np.float32] = np.zeros(
            sum(map(int, map(np.prod, shapes.values()))), np.float32
        )
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for name, shape in shapes.items():
            end = start + prod(shape)
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def _shapes(self, terms: GameParameters) -> dict[str, tuple[int, ...]]:
        players = self._players
        shapes: dict[str, tuple[int, ...]] = {}
        if self._sees_own or self._sees_all:
            shapes["player"] = (players,)
            shapes["hand"] = (players, KINDS) if self._sees_all else (KINDS,)
        if self._public:
            shapes["table"] = (AT_SEATS - AT_TOP,)
            shapes["seats"] = (players, SEAT_WIDTH)
        if self._recalls:
            shapes["events"] = (terms.recall, width_of_event(players))
        return shapes

    def set_from(self, state: DecaphaseState, player: int) -> None:
        """Fill `tensor` and `dict` with what a player observes."""
        seat, play = self._stand(player), state.play
        row = row_of(play, seat)
        if "player" in self.dict:
            self.dict["player"].fill(0)
            self.dict["player"][seat] = 1
            eyes = self._eyes(seat)
            self.dict["hand"][:] = [play.state.held[eye] for eye in eyes] if self._sees_all else row[:KINDS]
        if self._public:
            self.dict["table"][:] = row[AT_TOP:AT_SEATS]
            self.dict["seats"].reshape(-1)[:] = row[AT_SEATS:]
        if self._recalls:
            write_events(
                play.log,
                self._eyes(seat),
                seat,
                self.dict["events"],
                public=self._public,
                players=self._players,
            )

    def string_from(self, state: DecaphaseState, player: int) -> str:
        """What a player observes, in words."""
        seat, play = self._stand(player), state.play
        eyes = self._eyes(seat)
        parts = [f"seat {seat + 1}"] if eyes else []
        if self._recalls:
            parts.append(tell(play.log, play.terms.setting.book, eyes, public=self._public))
        else:
            parts.extend(held_text(play, eye) for eye in eyes)
            if self._public:
                parts.append(public_text(row_of(play, seat), seat, self._players))
        return SEPARATOR.join(part for part in parts if part)

    def _stand(self, player: int) -> int:
        """Where the observer stands: what is public looks the same to everybody, from the first seat."""
        return player if self._sees_own or self._sees_all else 0

    def _eyes(self, seat: int) -> tuple[int, ...]:
        """Whose cards are seen, in the order of the seats from the own one on."""
        if self._sees_all:
            return tuple((seat + left) % self._players for left in range(self._players))
        return (seat,) if self._sees_own else ()
