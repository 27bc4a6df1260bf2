"""A state of the game, as OpenSpiel asks about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from decaphase.cards import CODES, write_cards
from decaphase.engine.state import NOBODY
from decaphase.research.open_spiel.log import SEPARATOR, move_text
from decaphase.research.open_spiel.observation import held_text, public_text, row_of
from decaphase.research.open_spiel.play import A_DRAW, A_MOVE, NOTHING_MORE, Play
from decaphase.research.stepping.action_ids import move_of
from decaphase.research.stepping.dealt_by_chance import next_dealt

if TYPE_CHECKING:
    from decaphase.research.open_spiel.game import DecaphaseGame


class DecaphaseState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel's library ships no types
    """A game at one moment; OpenSpiel copies and writes down the one thing it keeps, its `Play`."""

    def __init__(self, game: DecaphaseGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        """Whose turn it is; chance's, while a card is to come."""
        play = self.play
        if play.waits_for == A_MOVE:
            return play.state.turn
        over = play.waits_for == NOTHING_MORE
        player: int = pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE
        return player

    def is_terminal(self) -> bool:
        """Whether the episode is over, or was cut off."""
        return self.play.waits_for == NOTHING_MORE

    def is_chance_node(self) -> bool:
        """Whether a card is to come; OpenSpiel would ask whose turn it is."""
        return self.play.waits_for <= A_DRAW

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds of card that can come, and how likely each is."""
        return self.play.outcomes()

    def returns(self) -> list[float]:
        """What each player has gained since the start."""
        return self.play.returns()

    def rewards(self) -> list[float]:
        """What the latest decision brought each player."""
        return self.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DecaphaseState:
        """A state that looks the same to a player, with hidden cards that are dealt anew."""
        from decaphase.research.open_spiel.resample import resampled

        return resampled(self, player, sampler)

    def __reduce__(self) -> tuple[object, ...]:
        from decaphase.research.open_spiel.game import read_state

        return read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.play.legal()

    def _apply_action(self, action: int) -> None:
        if self.play.waits_for == A_MOVE:
            self.play.choose(action)
        else:
            self.play.come(action)

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.play
        if player >= 0:
            setting = play.terms.setting
            return move_text(setting.book, move_of(setting.ids, player, action))
        if play.waits_for == A_DRAW:
            return f"{play.state.turn + 1} draws {CODES[action]}"
        seat = next_dealt(play.state)
        return f"turn up {CODES[action]}" if seat == NOBODY else f"deal {CODES[action]} to {seat + 1}"

    def __str__(self) -> str:
        play, state = self.play, self.play.state
        turn = f"waits for {state.turn + 1}"
        waits = ("waits for a deal", "waits for a draw", turn, "waits for nothing more")[play.waits_for]
        hands = [held_text(play, seat) for seat in range(state.players)]
        deck = f"deck {write_cards(state.deck[: state.deck_count])}"
        public = public_text(row_of(play, 0), 0, state.players)
        return "\n".join((waits, *hands, deck, *public.split(SEPARATOR)))
