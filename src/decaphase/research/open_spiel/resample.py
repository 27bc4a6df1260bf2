"""Determinization: a state with the hidden cards of a player's information state dealt anew."""

from __future__ import annotations

import pickle
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pyspiel

from decaphase.engine.hand import gain, lose
from decaphase.research.open_spiel.log import (
    DEALT,
    DRAWN,
    HAND,
    KIND,
    TURNED_UP,
    card_entry,
    value_of_entry,
)
from decaphase.research.open_spiel.node import GameNode

if TYPE_CHECKING:
    from decaphase.research.open_spiel.state import DecaphaseState

EMPTY_DICT: Final = b64encode(pickle.dumps({})).decode()


def resample(state: DecaphaseState, player: int, sampler: Callable[[], float]) -> DecaphaseState:
    """A state with the same information for this player, and the hidden cards shuffled with the deck.

    The log of what others were dealt and drew in this hand changes with their hands, so that it leads to
    them. Every deal is equally likely: the choices of others are not taken into account.
    """
    node = state.node.copy()
    chances = iter(redeal_hidden(node, player, sampler))
    history = ",".join(
        f"{item.player}:{next(chances) if item.player == pyspiel.PlayerId.CHANCE else item.action}"
        for item in state.full_history()
    )
    # Only deserialisation can set the history of a state; its attributes are quicker to set afterwards.
    new: DecaphaseState = state.get_game().deserialize_state(
        f"history={history}\nmove_number={state.move_number()}\n__dict__={EMPTY_DICT}"
    )
    new.node = node
    return new


def redeal_hidden(node: GameNode, player: int, sampler: Callable[[], float]) -> list[int]:
    """Deal the hidden cards anew, and return the outcomes of all chance nodes so far."""
    state = node.state
    pool = state.deck[: state.deck_count]
    hidden: list[tuple[int, int]] = []
    for seat in range(state.players):
        if seat != player:
            held, known = Counter(dict(enumerate(state.held[seat]))), node.memory.known[seat]
            for card in (held - Counter(dict(enumerate(known)))).elements():
                lose(state, seat, card)
                hidden.append((seat, card))
                pool.append(card)
    _shuffle(pool, sampler)
    for seat, card in hidden:
        new = pool.pop()
        gain(state, seat, new)
        _replace_in_log(node, seat, card, new)
    state.deck[: state.deck_count] = sorted(pool)
    return [value_of_entry(entry) for entry in node.log if entry & KIND in {DEALT, TURNED_UP, DRAWN}]


def _replace_in_log(node: GameNode, seat: int, card: int, new: int) -> None:
    """Replace a card that a seat was dealt, or drew, in this hand."""
    log = node.log
    for place in range(len(log) - 1, -1, -1):
        kind = log[place] & KIND
        if kind in {DEALT, DRAWN} and log[place] == card_entry(kind, seat, card):
            log[place] = card_entry(kind, seat, new)
            return
        if kind == HAND:
            return


def _shuffle(cards: list[int], sampler: Callable[[], float]) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = int(sampler() * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]
