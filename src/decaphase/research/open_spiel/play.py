"""A game as OpenSpiel goes through it: now a card is chosen by chance, now somebody chooses a move."""

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
    TURNED,
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

# What a game waits for.
A_DEAL: Final = 0
A_DRAW: Final = 1
A_MOVE: Final = 2
NOTHING_MORE: Final = 3


class Play:
    """A game at one moment: the engine's state, what it waits for, and what was told."""

    __slots__ = ("before", "decisions", "log", "memory", "state", "terms", "waits_for")

    def __init__(self, terms: GameParameters) -> None:
        self.terms = terms
        self.state: State = terms.setting.start()
        self.memory: Memory = Memory()
        self.log: Log = array("q")
        self.decisions = 0
        self.before: list[float] | None = None
        self.waits_for = A_DEAL
        self._open_hand()

    def copy(self) -> Play:
        """A game of its own: nothing that changes is shared with the original."""
        new = object.__new__(Play)
        new.terms, new.waits_for = self.terms, self.waits_for
        new.state, new.memory, new.log = self.state.copy(), self.memory.copy(), self.log[:]
        new.decisions, new.before = self.decisions, self.before
        return new

    def __deepcopy__(self, _memo: object) -> Play:
        return self.copy()

    def outcomes(self) -> list[tuple[int, float]]:
        """The kinds of card that are left in the deck, and how likely each is to come."""
        count = self.state.deck_count
        # The deck lies in order, and so do the kinds as they are counted.
        return [(card, copies / count) for card, copies in Counter(self.state.deck[:count]).items()]

    def legal(self) -> list[int]:
        """The ids of what may be done by whose turn it is, rising."""
        setting, seat = self.terms.setting, self.state.turn
        moves = moves_in(self.state, setting.book)
        return sorted([id_of(setting.ids, move) for move in moves if seat_of(move) == seat])

    def come(self, card: int) -> None:
        """A card of this kind comes from the deck."""
        if self.waits_for == A_DRAW:
            self._draw(self.state.turn, card)
            return
        seat = next_dealt(self.state)
        deal_kind(self.state, self.terms.setting.book, card)
        if seat == NOBODY:
            self.log.append(card_entry(TURNED, 0, card))
            self.waits_for = A_MOVE
        else:
            self.log.append(card_entry(DEALT, seat, card))

    def choose(self, number: int) -> None:
        """Whose turn it is does what an id names."""
        setting, state = self.terms.setting, self.state
        move = move_of(setting.ids, state.turn, number)
        if self.terms.pays_by_the_way:
            self.before = self.returns()
        self.decisions += 1
        self.log.append(move_entry(move))
        if verb_of(move) == DRAW_DECK:
            restock(state)
            self.waits_for = A_DRAW
            return
        make_move(state, setting.book, self.memory, move)
        if verb_of(move) == LAY:
            self._tell_laid(seat_of(move))
        self._settle()

    def returns(self) -> list[float]:
        """What each seat has gained since the start."""
        terms, book, first = self.terms, self.terms.setting.book, self.terms.worth_at_first
        seats = range(self.state.players)
        return [total_reward(self.state, book, terms.episode, terms.scheme, seat) - first for seat in seats]

    def rewards(self) -> list[float]:
        """What the latest decision, and the cards that came after it, brought each seat."""
        if not self.terms.pays_by_the_way:
            return self.returns()
        before = self.before or [0.0] * self.state.players
        return [now - then for now, then in zip(self.returns(), before, strict=True)]

    def _open_hand(self) -> None:
        open_deal(self.state, self.terms.setting.book)
        forget(self.memory)
        self.log.append(hand_entry(self.state.hand))
        self.waits_for = A_DEAL

    def _draw(self, seat: int, card: int) -> None:
        """The drawn card: put on top of the deck, and taken from there as the rules have it."""
        raise_kind(self.state, card)
        make_move(self.state, self.terms.setting.book, self.memory, simple_move(DRAW_DECK, seat))
        self.log.append(card_entry(DRAWN, seat, card))
        self._settle()

    def _settle(self) -> None:
        """See what comes next: a move, another hand, or nothing more."""
        state, terms = self.state, self.terms
        self.waits_for = A_MOVE
        if state.stage >= HAND_OVER:
            self.log.extend(points_entry(seat, state.points[seat]) for seat in range(state.players))
        if episode_is_over(state, terms.episode) or self.decisions >= terms.setting.most_decisions:
            self.waits_for = NOTHING_MORE
        elif state.stage == HAND_OVER:
            self._open_hand()

    def _tell_laid(self, seat: int) -> None:
        """Everybody sees which cards lie in which group."""
        state = self.state
        for group in range(self.terms.setting.book.groups[state.phase[seat]]):
            cards = state.group_card[seat][group][: state.group_size[seat][group]]
            self.log.extend(laid_entry(group, card) for card in cards)
