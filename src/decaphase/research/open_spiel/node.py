"""A node of the game tree: a chance node, a decision node or a terminal one."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Final

from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.engine.moves import DRAW_DECK, LAY, seat_of, simple_move, verb_of
from decaphase.engine.state import HAND_OVER, NOBODY, State
from decaphase.game.action_codes import moves_in
from decaphase.research.open_spiel.log import (
    DEALT,
    DRAWN,
    TURNED_UP,
    Log,
    card_entry,
    hand_entry,
    laid_entry,
    move_entry,
    points_entry,
)
from decaphase.research.open_spiel.parameters import GameParameters
from decaphase.research.stepping.action_ids import id_of, move_of
from decaphase.research.stepping.dealt_by_chance import deal_kind, next_dealt, open_deal, raise_kind, restock
from decaphase.research.stepping.rewards import episode_is_over, total_reward

# Kinds of node; the first two are chance nodes.
DEAL: Final = 0
DRAW: Final = 1
DECISION: Final = 2
TERMINAL: Final = 3


class GameNode:
    """The engine's state, the kind of node, and the log of the game so far."""

    __slots__ = ("decisions", "kind", "log", "memory", "parameters", "previous_returns", "state")

    def __init__(self, parameters: GameParameters) -> None:
        self.parameters = parameters
        self.state: State = parameters.setting.start()
        self.memory: Memory = Memory()
        self.log: Log = array("q")
        self.decisions = 0
        self.previous_returns: list[float] | None = None
        self.kind = DEAL
        self._open_hand()

    def copy(self) -> GameNode:
        """A copy that shares nothing mutable with the original."""
        new = object.__new__(GameNode)
        new.parameters, new.kind = self.parameters, self.kind
        new.state, new.memory, new.log = self.state.copy(), self.memory.copy(), self.log[:]
        new.decisions, new.previous_returns = self.decisions, self.previous_returns
        return new

    def __deepcopy__(self, _memo: object) -> GameNode:
        return self.copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds of card left in the deck, with their probabilities."""
        count = self.state.deck_count
        # The deck is sorted, so the counter lists the kinds in order.
        return [(card, copies / count) for card, copies in Counter(self.state.deck[:count]).items()]

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions of the seat to act, in ascending order."""
        setting, seat = self.parameters.setting, self.state.turn
        moves = moves_in(self.state, setting.book)
        return sorted([id_of(setting.ids, move) for move in moves if seat_of(move) == seat])

    def apply_chance(self, card: int) -> None:
        """Deal, turn up or draw a card of this kind."""
        if self.kind == DRAW:
            self._draw(self.state.turn, card)
            return
        seat = next_dealt(self.state)
        deal_kind(self.state, self.parameters.setting.book, card)
        if seat == NOBODY:
            self.log.append(card_entry(TURNED_UP, 0, card))
            self.kind = DECISION
        else:
            self.log.append(card_entry(DEALT, seat, card))

    def apply_decision(self, number: int) -> None:
        """Apply the action with this id for the seat to act."""
        setting, state = self.parameters.setting, self.state
        move = move_of(setting.ids, state.turn, number)
        if self.parameters.rewards_before_end:
            self.previous_returns = self.returns()
        self.decisions += 1
        self.log.append(move_entry(move))
        if verb_of(move) == DRAW_DECK:
            restock(state)
            self.kind = DRAW
            return
        make_move(state, setting.book, self.memory, move)
        if verb_of(move) == LAY:
            self._log_laid(seat_of(move))
        self._advance()

    def returns(self) -> list[float]:
        """The rewards of each seat since the start."""
        parameters = self.parameters
        goal = parameters.setting.book, parameters.episode, parameters.scheme
        seats = range(self.state.players)
        return [total_reward(self.state, *goal, seat) - parameters.initial_worth for seat in seats]

    def rewards(self) -> list[float]:
        """The rewards of each seat for the latest decision and the chance nodes after it."""
        if not self.parameters.rewards_before_end:
            return self.returns()
        before = self.previous_returns or [0.0] * self.state.players
        return [now - then for now, then in zip(self.returns(), before, strict=True)]

    def _open_hand(self) -> None:
        open_deal(self.state, self.parameters.setting.book)
        forget(self.memory)
        self.log.append(hand_entry(self.state.hand))
        self.kind = DEAL

    def _draw(self, seat: int, card: int) -> None:
        """Put the card on top of the deck, and let the engine draw it."""
        raise_kind(self.state, card)
        make_move(self.state, self.parameters.setting.book, self.memory, simple_move(DRAW_DECK, seat))
        self.log.append(card_entry(DRAWN, seat, card))
        self._advance()

    def _advance(self) -> None:
        """Set the kind of node after a move, and open the next hand if one ended."""
        state, parameters = self.state, self.parameters
        self.kind = DECISION
        if state.stage >= HAND_OVER:
            self.log.extend(points_entry(seat, state.points[seat]) for seat in range(state.players))
        if episode_is_over(state, parameters.episode) or self.decisions >= parameters.setting.most_decisions:
            self.kind = TERMINAL
        elif state.stage == HAND_OVER:
            self._open_hand()

    def _log_laid(self, seat: int) -> None:
        """Log the cards of each group that was laid, which are public."""
        state = self.state
        for group in range(self.parameters.setting.book.groups[state.phase[seat]]):
            cards = state.group_card[seat][group][: state.group_size[seat][group]]
            self.log.extend(laid_entry(group, card) for card in cards)
