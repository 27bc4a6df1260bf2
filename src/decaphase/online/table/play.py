"""Play: moves, answers in a knocking window, and taking back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from decaphase.cards import Card
from decaphase.game import Action, Discard, Draw, Event, Game, Hit, Knock, Lay, Pass
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Command, Refused
from decaphase.online.table.state import TableState, Transaction, clockwise, replace
from decaphase.problems import Impossible
from decaphase.records import read_action

PlayCommand: TypeAlias = ask.Act | ask.TakeBack
PlayEntry: TypeAlias = log.Answered | log.TookBack

ANSWERS: Final = (Knock, Pass)
REVOCABLE: Final = (Lay, Hit)
"""Moves that can be taken back while the turn lasts."""
OVER: Final = ("hand-over", "game-over")


@lru_cache(maxsize=2048)
def _read(text: str, players: int) -> tuple[Action, str]:
    """An action, and how a record writes it; every table makes the same ones."""
    action = read_action(text, players)
    return action, str(action)


# Decide


def decide_play(transaction: Transaction, command: PlayCommand, seat: int) -> None:
    """Carry out a player's move, or refuse it."""
    state = transaction.state
    _refuse_if_bot_plays(state, seat)
    if isinstance(command, ask.Act):
        _act(transaction, command, seat)
        return
    if not state.undo or state.game is None or state.game.turn != seat:
        raise Refused("table-nothing-to-take-back")
    transaction.record(log.TookBack(transaction.now, seat))


def decide_bot_play(transaction: Transaction, command: Command, seat: int) -> None:
    """Carry out the move of a bot in a seat that it plays now."""
    state = transaction.state
    if not isinstance(command, ask.Act) or not 1 <= seat <= len(state.seats):
        raise Refused("table-not-for-you")
    if state.bot_turn() is None or state.bot_plays(seat) is None:
        raise Refused("table-not-for-you")
    _act(transaction, command, seat)


def _refuse_if_bot_plays(state: TableState, seat: int) -> None:
    """Leave a bot the turn that it plays; an absent person has to come back first."""
    if state.seat(seat).away:
        raise Refused("table-away")
    if state.minded and state.bot_plays(seat) is not None:
        raise Refused("table-turn-minded")


def _act(transaction: Transaction, command: ask.Act, seat: int) -> None:
    state, game = transaction.state, transaction.state.game
    if game is None or state.stage != "playing":
        raise Refused("table-no-hand")
    action, text = _read(command.action, len(state.seats))
    if action.seat != seat:
        raise Refused("table-not-your-seat", seat=seat)
    if not isinstance(action, ANSWERS):
        reshuffle = _reshuffle_for(transaction, game, action)
        after, happened = game.after(action, reshuffle=reshuffle)  # an illegal move is refused here
        entry = log.Acted(transaction.now, seat, text, reshuffle)
        transaction.record(entry, _moved(state, entry, action, after, happened))
        return
    if seat in dict(state.answers):
        raise Refused("table-answered-already")
    game.check(action)  # it is carried out only when the window closes
    transaction.record(log.Answered(transaction.now, seat, isinstance(action, Knock)))


def _reshuffle_for(transaction: Transaction, game: Game, action: Action) -> tuple[Card, ...] | None:
    """The new deck where a legal draw needs one."""
    if not isinstance(action, Draw) or not game.needs_reshuffle(action):
        return None
    game.check(action)
    state = transaction.state
    return transaction.dealer.reshuffle(state.fair_deal, state.deal.reshuffles + 1, game.discard[:-1])


def close_window(transaction: Transaction) -> None:
    """Close a knocking window that has nothing left to wait for."""
    state = transaction.state
    if state.game is None or state.game.stage != "claim":
        return
    fastest = state.settings.claims == "fastest" and any(knock for _, knock in state.answers)
    if fastest or not state.unanswered:
        settle_claim(transaction)


def settle_claim(transaction: Transaction) -> None:
    """Give the discard to the nearest or the fastest seat that knocked; without one, all have passed."""
    state, now = transaction.state, transaction.now
    if state.game is None:
        return
    asked = clockwise(state.game)
    knocked = [seat for seat, knock in state.answers if knock]
    if knocked:
        winner = knocked[0] if state.settings.claims == "fastest" else min(knocked, key=asked.index)
        transaction.record(log.Acted(now, winner, str(Knock(winner)), None))
        return
    for seat in asked:
        transaction.record(log.Acted(now, seat, str(Pass(seat)), None))


# Evolve


def evolve_play(state: TableState, entry: PlayEntry) -> TableState:
    """The table after an answer or after a move was taken back."""
    match entry:
        case log.Answered():
            return replace(state, answers=(*state.answers, (entry.seat, entry.knock)))
        case log.TookBack():
            return replace(state, game=state.undo[-1], undo=state.undo[:-1])


def evolve_move(state: TableState, entry: log.Acted) -> TableState:
    """The table after a move."""
    if state.game is None:
        raise Impossible("table-log-start")
    action, _ = _read(entry.action, len(state.seats))
    game, happened = state.game.after(action, reshuffle=entry.reshuffle)
    return _moved(state, entry, action, game, happened)


def _moved(
    before: TableState, entry: log.Acted, action: Action, game: Game, happened: tuple[Event, ...]
) -> TableState:
    """The table after a move that led to this game; one `replace`, as most entries are moves."""
    state = before
    if entry.reshuffle is not None:
        state = state.with_deal(replace(state.deal, reshuffles=state.deal.reshuffles + 1))
    stage, discard = game.stage, isinstance(action, Discard)
    hand_over = stage in OVER
    if state.settings.turn_seconds and (discard or hand_over):
        state = _charge_time(state, entry)
    undo: tuple[Game, ...] = ()
    if isinstance(action, REVOCABLE) and not hand_over and before.game is not None:
        undo = (*state.undo, before.game)
    waits = stage == "claim" and not discard  # a pass; other seats have not answered
    if undo or waits or isinstance(action, Draw):
        return replace(state, now=entry.at, seq=state.seq + 1, game=game, undo=undo, happened=happened)
    return replace(
        state,
        now=entry.at,
        seq=state.seq + 1,
        game=game,
        undo=undo,
        happened=happened,
        began=entry.at,
        minded=False,
        answers=(),
    )


def _charge_time(state: TableState, entry: log.Acted) -> TableState:
    """Take the time that a finished turn took beyond its limit out of the seat's reserve."""
    if state.bot_plays(entry.seat) is not None:
        return state
    seat = state.seat(entry.seat)
    over = max(0, entry.at - state.began - 1000 * state.settings.turn_seconds)
    if not over and not seat.timeouts:
        return state
    return state.with_seat(entry.seat, replace(seat, reserve=max(0, seat.reserve - over), timeouts=0))
