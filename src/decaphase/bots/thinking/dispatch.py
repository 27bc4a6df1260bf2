"""Who sits in a seat, and what they do now: the one place where players that are not people are called."""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.beginner import beginner_move
from decaphase.bots.thinking.greedy import greedy_move
from decaphase.bots.thinking.memory import Memory, turns_had
from decaphase.bots.thinking.player_settings import BEGINNER, GREEDY, SHARP, STEADY, PlayerSettings
from decaphase.bots.thinking.random_player import random_answer
from decaphase.bots.thinking.sharp import sharp_move
from decaphase.bots.thinking.steady import steady_move
from decaphase.cards import KINDS
from decaphase.engine.arrays import zeros
from decaphase.engine.dice import WORD, roll, seed_dice
from decaphase.engine.fields import Row
from decaphase.engine.state import RuleCodes, State

PATIENCE: Final = 50
"""Who has had so many turns in a hand (5 are usual) sees that nobody lets go what others wait for."""

WHIM: Final = 4
"""Then it does anything it may, one time in so many, and something new comes up."""


def player_move(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    mind: PlayerSettings,
    seat: int,
    moves: Row,
    worlds: list[State],
    memories: list[Memory],
) -> int:
    """What the player in a seat does now; it looks at nothing that the seat cannot see.

    `worlds` and `memories` are room for two states and one memory, where the sharp player tries things out.
    """
    if mind.player == GREEDY:
        return greedy_move(s, rules, seat, moves)
    if mind.player >= STEADY and turns_had(memory, seat) > PATIENCE:
        return impatient_move(s, rules, memory, mind, seat, moves)
    if mind.player == STEADY:
        return steady_move(s, rules, memory, mind, seat, moves)
    dice = zeros(4)
    decision_dice(s, seat, mind.seed, dice)
    if mind.player == BEGINNER:
        return beginner_move(s, rules, seat, mind.slips, moves, dice)
    if mind.player == SHARP:
        return sharp_move(s, rules, memory, mind, seat, moves, dice, worlds, memories)
    return random_answer(s, rules, seat, moves, dice)


def impatient_move(
    s: State, rules: RuleCodes, memory: Memory, mind: PlayerSettings, seat: int, moves: Row
) -> int:
    """The steady player's move, or now and then any: to think ahead takes long in such a hand."""
    dice = zeros(4)
    decision_dice(s, seat, mind.seed, dice)
    if roll(dice, WHIM) == 0:
        return random_answer(s, rules, seat, moves, dice)
    return steady_move(s, rules, memory, mind, seat, moves)


def decision_dice(s: State, seat: int, seed: int, dice: Row) -> None:
    """Dice for one decision, from what the seat sees: the same view and the same seed give the same move."""
    mixed = seed & WORD
    for card in range(KINDS):
        mixed = (mixed * 0x2C1B3C6D + s.held[seat][card] + 1) & WORD
    mixed = (mixed * 0x2C1B3C6D + s.hand * 64 + s.stage * 8 + seat) & WORD
    mixed = (mixed * 0x2C1B3C6D + s.deck_count * 128 + s.discard_count) & WORD
    for other in range(s.players):
        mixed = (mixed * 0x2C1B3C6D + s.size[other] * 4096 + s.score[other]) & WORD
    seed_dice(dice, mixed << 30 | (seed & 0x3FFFFFFF))
