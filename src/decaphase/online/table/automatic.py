"""What happens by itself when its time has come: a hand is dealt, a window closes, a secret is told."""

from __future__ import annotations

from typing import Final

from decaphase.game import Knock, Pass
from decaphase.online.table import entries as log
from decaphase.online.table.state import TableState, clockwise
from decaphase.online.table.transaction import Transaction

TIMEOUTS_BORNE: Final = 3
"""After so many turns in a row that ran out, a bot minds the seat until its person is back."""


def go_on(story: Transaction) -> None:
    """Do all that now needs nobody's word any more."""
    before = -1
    while before != len(story.steps) and not _is_played(story.state):
        before = len(story.steps)
        _step(story)


def _is_played(state: TableState) -> bool:
    """Whether somebody is to draw or to play, and nothing comes by itself."""
    return state.game is not None and not state.dealing and state.game.stage in ("draw", "play")


def _step(story: Transaction) -> None:
    state, stage = story.state, story.state.stage
    if stage in ("between", "over") and not state.deal.revealed:
        story.tell(log.SecretRevealed(story.now, state.deal.hand, state.deal.secret))
    elif state.paused is not None:
        return
    elif stage in ("lobby", "between", "over") and _all_ready(state):
        _commit(story)
    elif stage == "dealing" and not _missing(state):
        _begin_hand(story)
    elif stage == "playing":
        _close_window(story)


def tick(story: Transaction) -> None:
    """Do what is due by the clock."""
    state = story.state
    if state.deadline is None or story.now < state.deadline:
        return
    if state.stage == "dealing":
        _begin_hand(story)
    elif state.unanswered:
        _decide_claim(story)
    elif state.game is not None and state.game.turn is not None:
        seat = state.game.turn
        story.tell(log.TimedOut(story.now, seat))
        if story.state.seat(seat).timeouts >= TIMEOUTS_BORNE:
            story.tell(log.BotMinds(story.now, seat))


def _all_ready(state: TableState) -> bool:
    """Whether every seat is taken and everybody who is there has said so."""
    return (
        all(seat.taken for seat in state.seats)
        and state.somebody_present
        and all(seat.ready for seat in state.seats if seat.present)
    )


def _commit(story: Transaction) -> None:
    if story.state.stage == "over":
        story.tell(log.RematchBegan(story.now))
    state = story.state
    hand = len(state.deals) + 1
    secret, commitment = story.dealer.commit(story.fresh, state.game_name, hand)
    story.tell(log.Committed(story.now, hand, secret, commitment))


def _missing(state: TableState) -> list[int]:
    """The seats whose part in the shuffle is waited for."""
    given = {seat for seat, _ in state.deal.contributions}
    return [number for number, seat in enumerate(state.seats, 1) if seat.present and number not in given]


def _begin_hand(story: Transaction) -> None:
    state, deal = story.state, story.state.deal
    deck = story.dealer.deck(deal.secret, deal.by_seat(len(state.seats)), state.game_name, deal.hand)
    due = None if state.game is None else state.game.next_dealer
    story.tell(log.HandBegan(story.now, deal.hand, due or len(state.seats), deck))


def _close_window(story: Transaction) -> None:
    """Close a knocking window that has nothing to wait for."""
    state = story.state
    if state.game is None or state.game.stage != "claim":
        return
    fastest = state.settings.claims == "fastest" and any(knock for _, knock in state.answers)
    if fastest or not state.unanswered:
        _decide_claim(story)


def _decide_claim(story: Transaction) -> None:
    """The card goes to the nearest that knocked, or to the fastest; else all have let it go."""
    state = story.state
    if state.game is None:
        return
    asked = clockwise(state.game)
    knocked = [seat for seat, knock in state.answers if knock]
    if knocked:
        winner = knocked[0] if state.settings.claims == "fastest" else min(knocked, key=asked.index)
        story.tell(log.Acted(story.now, winner, str(Knock(winner))))
        return
    for seat in asked:
        story.tell(log.Acted(story.now, seat, str(Pass(seat))))
