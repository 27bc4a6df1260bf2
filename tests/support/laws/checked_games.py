"""A random game that counts the cards after every hand: restricted Python, compiled by the test."""

from __future__ import annotations

from typing import Final

from decaphase.bots.thinking.random_player import random_move
from decaphase.cards import KINDS, SKIP
from decaphase.engine import register
from decaphase.engine.act import act
from decaphase.engine.deal import deal_hand
from decaphase.engine.fields import Row
from decaphase.engine.legal import legal_moves
from decaphase.engine.state import GAME_OVER, GROUPS, HAND_OVER, LAY_BEFORE, SEATS, RuleCodes, State

MOST_HANDS: Final = 3_000
MOST_DECISIONS: Final = 100_000

FINISHED, LOST_A_CARD, ENDLESS_HAND, ENDLESS_GAME, NOT_ALL_PLACED = range(5)


def count_cards(s: State, codes: RuleCodes, found: Row) -> None:
    """Count the cards of each kind, wherever they are."""
    for card in range(KINDS):
        found[card] = 0
    for index in range(s.deck_count):
        found[s.deck[index]] += 1
    for index in range(s.discard_count):
        found[s.discard[index]] += 1
    for seat in range(SEATS):
        for card in range(KINDS):
            found[card] += s.held[seat][card]
        for group in range(GROUPS):
            for index in range(s.group_size[seat][group]):
                found[s.group_card[seat][group][index]] += 1
        if codes.skip_style == LAY_BEFORE:
            found[SKIP] += s.waiting[seat]


def wrong_kinds(found: Row, copies: Row) -> int:
    """The number of kinds with a wrong count."""
    wrong = 0
    for card in range(KINDS):
        if found[card] != copies[card]:
            wrong += 1
    return wrong


def seats_unplaced(s: State) -> int:
    """The number of players without a place."""
    unplaced = 0
    for seat in range(s.players):
        if s.place[seat] == 0:
            unplaced += 1
    return unplaced


def play_checked(s: State, codes: RuleCodes, moves: Row, dice: Row, found: Row, copies: Row) -> int:
    """Play one game, and count the cards after every hand."""
    for _ in range(MOST_HANDS):
        deal_hand(s, codes)
        decisions = 0
        while s.stage < HAND_OVER and decisions < MOST_DECISIONS:
            act(s, codes, random_move(moves, legal_moves(s, codes, moves), dice))
            decisions += 1
        count_cards(s, codes, found)
        if wrong_kinds(found, copies) > 0:
            return LOST_A_CARD
        if s.stage < HAND_OVER:
            return ENDLESS_HAND
        if s.stage == GAME_OVER:
            return FINISHED if seats_unplaced(s) == 0 else NOT_ALL_PLACED
    return ENDLESS_GAME


register("support.laws", modules=("checked_games",), entries=("play_checked",))
