"""The states of the OpenSpiel game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from decaphase.cards import CODES, write_cards
from decaphase.engine.state import NOBODY
from decaphase.research.open_spiel.log import SEPARATOR, move_text
from decaphase.research.open_spiel.node import DECISION, DRAW, TERMINAL, GameNode
from decaphase.research.open_spiel.observation import feature_row, hand_text, public_text
from decaphase.research.stepping.action_ids import move_of
from decaphase.research.stepping.dealt_by_chance import next_dealt

if TYPE_CHECKING:
    from decaphase.research.open_spiel.game import DecaphaseGame


class DecaphaseState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel's library ships no types
    """A state; OpenSpiel copies and serialises its one attribute, the `GameNode`."""

    def __init__(self, game: DecaphaseGame, node: GameNode) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's id for chance and terminal nodes."""
        node = self.node
        if node.kind == DECISION:
            return node.state.turn
        player: int = pyspiel.PlayerId.TERMINAL if node.kind == TERMINAL else pyspiel.PlayerId.CHANCE
        return player

    def is_terminal(self) -> bool:
        """Whether the episode is over, or was truncated."""
        return self.node.kind == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether a card is to be dealt or drawn; quicker than OpenSpiel's test by `current_player`."""
        return self.node.kind <= DRAW

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds of card left in the deck, with their probabilities."""
        return self.node.chance_outcomes()

    def returns(self) -> list[float]:
        """The rewards of each player since the start."""
        return self.node.returns()

    def rewards(self) -> list[float]:
        """The rewards of each player for the latest decision."""
        return self.node.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DecaphaseState:
        """A state with the same information for this player, and the hidden cards dealt anew."""
        from decaphase.research.open_spiel.resample import resample

        return resample(self, player, sampler)

    def __reduce__(self) -> tuple[object, ...]:
        from decaphase.research.open_spiel.game import read_state

        return read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.node.legal_ids()

    def _apply_action(self, action: int) -> None:
        if self.node.kind == DECISION:
            self.node.apply_decision(action)
        else:
            self.node.apply_chance(action)

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player >= 0:
            setting = node.parameters.setting
            return move_text(setting.book, move_of(setting.ids, player, action))
        if node.kind == DRAW:
            return f"{node.state.turn + 1} draws {CODES[action]}"
        seat = next_dealt(node.state)
        return f"turn up {CODES[action]}" if seat == NOBODY else f"deal {CODES[action]} to {seat + 1}"

    def __str__(self) -> str:
        node, state = self.node, self.node.state
        turn = f"waits for {state.turn + 1}"
        waits = ("waits for a deal", "waits for a draw", turn, "waits for nothing more")[node.kind]
        hands = [hand_text(node, seat) for seat in range(state.players)]
        deck = f"deck {write_cards(state.deck[: state.deck_count])}"
        public = public_text(feature_row(node, 0), 0, state.players)
        return "\n".join((waits, *hands, deck, *public.split(SEPARATOR)))
