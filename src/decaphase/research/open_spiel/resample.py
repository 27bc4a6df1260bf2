"""Worlds for searches: a state that looks the same to a player, with other cards where it cannot look."""

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
    SORT,
    TURNED,
    card_entry,
    value_of_entry,
    who_of,
)
from decaphase.research.open_spiel.play import Play

if TYPE_CHECKING:
    from decaphase.research.open_spiel.state import DecaphaseState

NOTHING_KEPT: Final = b64encode(pickle.dumps({})).decode()


def resampled(state: DecaphaseState, player: int, sampler: Callable[[], float]) -> DecaphaseState:
    """The same state to a player's eyes; the cards nobody showed it are shuffled with the deck.

    What others were dealt and drew in this hand changes with what they hold, so that each of them, too, has
    a past that leads to its cards. How others chose is not weighed: every deal is as likely as another.
    """
    play = state.play.copy()
    chances = iter(shuffle_hidden(play, player, sampler))
    history = ",".join(
        f"{item.player}:{next(chances) if item.player == pyspiel.PlayerId.CHANCE else item.action}"
        for item in state.full_history()
    )
    # The one way to give a state a history is to have it read; what it keeps is quicker put there by hand.
    new: DecaphaseState = state.get_game().deserialize_state(
        f"history={history}\nmove_number={state.move_number()}\n__dict__={NOTHING_KEPT}"
    )
    new.play = play
    return new


def shuffle_hidden(play: Play, player: int, sampler: Callable[[], float]) -> list[int]:
    """Deal the hidden cards of a play anew; all cards that chance has chosen by then, in their order."""
    state = play.state
    pool = state.deck[: state.deck_count]
    hidden: list[tuple[int, int]] = []
    for seat in range(state.players):
        if seat != player:
            held, known = Counter(dict(enumerate(state.held[seat]))), play.memory.known[seat]
            for card in (held - Counter(dict(enumerate(known)))).elements():
                lose(state, seat, card)
                hidden.append((seat, card))
                pool.append(card)
    _shuffle(pool, sampler)
    for seat, card in hidden:
        new = pool.pop()
        gain(state, seat, new)
        _rewrite(play, seat, card, new)
    state.deck[: state.deck_count] = sorted(pool)
    return [value_of_entry(entry) for entry in play.log if entry & SORT in {DEALT, TURNED, DRAWN}]


def _rewrite(play: Play, seat: int, card: int, new: int) -> None:
    """Write down that a seat was dealt, or drew, another card in this hand."""
    log = play.log
    for place in range(len(log) - 1, -1, -1):
        sort = log[place] & SORT
        if sort in {DEALT, DRAWN} and who_of(log[place]) == seat and value_of_entry(log[place]) == card:
            log[place] = card_entry(sort, seat, new)
            return
        if sort == HAND:
            return


def _shuffle(cards: list[int], sampler: Callable[[], float]) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = int(sampler() * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]
