"""Dispatch to the engine's players: the move of the player in a seat."""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.beginner import beginner_move
from decaphase.bots.thinking.greedy import greedy_move
from decaphase.bots.thinking.memory import Memory, turns_had
from decaphase.bots.thinking.player_settings import BEGINNER, GREEDY, SHARP, STEADY, PlayerSettings
from decaphase.bots.thinking.random_player import random_answer
from decaphase.bots.thinking.scratch import Scratch
from decaphase.bots.thinking.sharp import sharp_move
from decaphase.bots.thinking.steady import steady_move
from decaphase.cards import KINDS
from decaphase.engine.arrays import zeros
from decaphase.engine.dice import WORD, roll, seed_dice
from decaphase.engine.fields import Row
from decaphase.engine.state import RuleCodes, State

STALLED_TURNS: Final = 50
"""After this many turns in a hand (5 are usual), players hold back what the others wait for."""

RANDOM_MOVE_ODDS: Final = 4
"""In such a hand one move in this many is random, which brings new cards into play."""


def player_move(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, scratch: Scratch
) -> int:
    """The move of the player in a seat, who reads nothing that the seat cannot see."""
    moves = scratch.moves
    if settings.player == GREEDY:
        return greedy_move(s, rules, seat, moves)
    if settings.player >= STEADY and turns_had(memory, seat) > STALLED_TURNS:
        return stalled_move(s, rules, memory, settings, seat, moves)
    if settings.player == STEADY:
        return steady_move(s, rules, memory, settings, seat, moves)
    dice = zeros(4)
    decision_dice(s, seat, settings.seed, dice)
    if settings.player == BEGINNER:
        return beginner_move(s, rules, seat, settings.slips, moves, dice)
    if settings.player == SHARP:
        return sharp_move(s, rules, memory, settings, seat, dice, scratch)
    return random_answer(s, rules, seat, moves, dice)


def stalled_move(
    s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: int, moves: Row
) -> int:
    """The steady player's move, or now and then a random one: searching takes long in such a hand."""
    dice = zeros(4)
    decision_dice(s, seat, settings.seed, dice)
    if roll(dice, RANDOM_MOVE_ODDS) == 0:
        return random_answer(s, rules, seat, moves, dice)
    return steady_move(s, rules, memory, settings, seat, moves)


def decision_dice(s: State, seat: int, seed: int, dice: Row) -> None:
    """Dice for one decision, seeded by what the seat sees: the same view and seed give the same move."""
    mixed = seed & WORD
    for card in range(KINDS):
        mixed = (mixed * 0x2C1B3C6D + s.held[seat][card] + 1) & WORD
    mixed = (mixed * 0x2C1B3C6D + s.hand * 64 + s.stage * 8 + seat) & WORD
    mixed = (mixed * 0x2C1B3C6D + s.deck_count * 128 + s.discard_count) & WORD
    for other in range(s.players):
        mixed = (mixed * 0x2C1B3C6D + s.size[other] * 4096 + s.score[other]) & WORD
    seed_dice(dice, mixed << 30 | (seed & 0x3FFFFFFF))
