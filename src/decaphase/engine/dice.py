"""The random generator: Marsaglia's xorshift128, four words of 32 bits, the same at both speeds."""

from __future__ import annotations

from typing import Final

from decaphase.engine.fields import Row

WORD: Final = 0xFFFFFFFF


def seed_dice(dice: Row, seed: int) -> None:
    """Fill the four words from one number of at most 62 bits."""
    low = seed & WORD
    high = (seed >> 32) & WORD
    for word in range(4):
        low = (low + 0x9E3779B9) & WORD
        mixed = ((low ^ (low >> 16)) * 0x21F0AAAD) & WORD
        mixed = ((mixed ^ (mixed >> 15)) * 0x735A2D97) & WORD
        high = (high * 0x2C1B3C6D + mixed) & WORD
        dice[word] = mixed ^ (mixed >> 15) ^ high
    dice[3] |= 1  # not all words may be zero


def roll(dice: Row, sides: int) -> int:
    """A number from 0 to sides - 1."""
    first = dice[0]
    mixed = first ^ ((first << 11) & WORD)
    last = dice[3]
    dice[0] = dice[1]
    dice[1] = dice[2]
    dice[2] = last
    last = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
    dice[3] = last
    return (last * sides) >> 32


def shuffle(cards: Row, count: int, dice: Row) -> None:
    """Shuffle the first `count` cards (Fisher and Yates).

    The rolls of `roll` are written out here: a deck takes a hundred of them.
    """
    first = dice[0]
    second = dice[1]
    third = dice[2]
    last = dice[3]
    for end in range(count - 1, 0, -1):
        mixed = first ^ ((first << 11) & WORD)
        first = second
        second = third
        third = last
        last = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
        chosen = (last * (end + 1)) >> 32
        card = cards[end]
        cards[end] = cards[chosen]
        cards[chosen] = card
    dice[0] = first
    dice[1] = second
    dice[2] = third
    dice[3] = last
