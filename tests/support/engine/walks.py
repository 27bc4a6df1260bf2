"""Games on the engine's own state, played by players of all kinds who watch each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.player_settings import (
    BEGINNER,
    GREEDY,
    RANDOM,
    STEADY,
    PlayerSettings,
    default_settings,
)
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import GAME_OVER, HAND_OVER, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules
from support.laws.dealing import spent_game, thin_game, thin_rules

MOVES: Final = [0] * MOST_MOVES
ROOM: Final = [State(), State()], [Memory()]
COMPANY: Final = (RANDOM, BEGINNER, GREEDY, GREEDY, STEADY, STEADY)
"""Who plays: somebody who does anything, and enough who get on with it."""

STARTS: Final = ("new", "spent", "thin")


@dataclass(slots=True)
class Walk:
    """A game that is being played, and what everybody remembers of the hand."""

    rules: Rules
    state: State
    memory: Memory = field(default_factory=Memory)
    book: RuleCodes = field(init=False)

    def __post_init__(self) -> None:
        self.book = rule_codes(self.rules)

    @property
    def seats(self) -> range:
        return range(self.state.players)

    def answer(self, mind: PlayerSettings, seat: int | None = None) -> int:
        """What somebody would do in a seat, that of whose turn it is if nothing is said."""
        turn = self.state.turn if seat is None else seat
        return player_move(self.state, self.book, self.memory, mind, turn, MOVES, *ROOM)

    def make(self, move: int) -> None:
        make_move(self.state, self.book, self.memory, move)

    def deal(self) -> None:
        deal_hand(self.state, self.book)
        forget(self.memory)


def start_walk(rules: Rules, players: int, dice: Random, start: str = "new") -> Walk:
    """A new game with its first hand dealt, or one in the middle of a hand with hardly a card to draw."""
    names = [f"P{seat}" for seat in range(players)]
    if start == "spent":
        return Walk(rules, spent_game(rules, names, dice)._state)
    if start == "thin":
        return Walk(thin_rules(rules), thin_game(thin_rules(rules), names, dice)._state)
    walk = Walk(rules, new_state(players))
    seed_dice(walk.state.dice, dice.getrandbits(32))
    walk.deal()
    return walk


def moves_of(walk: Walk, dice: Random, most: int, company: Sequence[int] = COMPANY) -> Iterator[int]:
    """The moves of a game, each before it is made by whoever in this company happens to make it."""
    for _ in range(most):
        if walk.state.stage == HAND_OVER:
            walk.deal()
        if walk.state.stage >= HAND_OVER:
            continue  # a tie blocked before it began, or the game is over
        move = walk.answer(default_settings(dice.choice(company), dice.getrandbits(30)))
        yield move
        walk.make(move)
        if walk.state.stage == GAME_OVER:
            return
