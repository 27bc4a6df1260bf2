"""Games on the engine's own state among players of all kinds, with their memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, make_move, start_hand
from decaphase.bots.thinking.player_settings import (
    BEGINNER,
    GREEDY,
    RANDOM,
    STEADY,
    PlayerSettings,
    default_settings,
)
from decaphase.bots.thinking.scratch import new_scratch
from decaphase.engine.dice import seed_dice
from decaphase.engine.state import GAME_OVER, HAND_OVER, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules
from support.engine.states import plain_state
from support.laws.dealing import spent_game, thin_game, thin_rules

SCRATCH: Final = new_scratch()
MOVES: Final = SCRATCH.moves
COMPANY: Final = (RANDOM, BEGINNER, GREEDY, GREEDY, STEADY, STEADY)
"""The players of a walk: a random one, and enough that make progress."""

STARTS: Final = ("new", "spent", "thin")


@dataclass(slots=True)
class Walk:
    """A game in progress, and the memory of its hand."""

    rules: Rules
    state: State
    memory: Memory = field(default_factory=Memory)
    book: RuleCodes = field(init=False)

    def __post_init__(self) -> None:
        self.book = rule_codes(self.rules)

    @property
    def seats(self) -> range:
        return range(self.state.players)

    def answer(self, settings: PlayerSettings, seat: int | None = None) -> int:
        """The move of a player in a seat, by default the acting one."""
        turn = self.state.turn if seat is None else seat
        return player_move(self.state, self.book, self.memory, settings, turn, SCRATCH)

    def make(self, move: int) -> None:
        make_move(self.state, self.book, self.memory, move)

    def deal(self) -> None:
        start_hand(self.state, self.book, self.memory)


def start_walk(rules: Rules, players: int, dice: Random, start: str = "new") -> Walk:
    """A new game with its first hand dealt, or one in the middle of a hand with hardly a card to draw."""
    names = [f"P{seat}" for seat in range(players)]
    if start == "spent":
        return Walk(rules, plain_state(spent_game(rules, names, dice)))
    if start == "thin":
        return Walk(thin_rules(rules), plain_state(thin_game(thin_rules(rules), names, dice)))
    walk = Walk(rules, new_state(players))
    seed_dice(walk.state.dice, dice.getrandbits(32))
    walk.deal()
    return walk


def moves_of(walk: Walk, dice: Random, most: int, company: Sequence[int] = COMPANY) -> Iterator[int]:
    """The moves of a game, each before it is made, by randomly chosen players."""
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
