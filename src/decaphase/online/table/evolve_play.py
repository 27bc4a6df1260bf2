"""How a table changes when hands are dealt and played."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.game import Discard, Draw, Game, Hit, Lay
from decaphase.online.table import entries as log
from decaphase.online.table.replace import replace
from decaphase.online.table.state import Deal, TableState
from decaphase.problems import Impossible
from decaphase.records import read_action

Play: TypeAlias = (
    log.SaidReady
    | log.TookReadyBack
    | log.RematchWanted
    | log.RematchBegan
    | log.Committed
    | log.Contributed
    | log.HandBegan
    | log.SecretRevealed
    | log.Answered
    | log.TookBack
)
PLAY: Final = (
    log.SaidReady,
    log.TookReadyBack,
    log.RematchWanted,
    log.RematchBegan,
    log.Committed,
    log.Contributed,
    log.HandBegan,
    log.SecretRevealed,
    log.Answered,
    log.TookBack,
)

REVOCABLE: Final = (Lay, Hit)
"""What can be taken back while the turn lasts."""
OVER: Final = ("hand-over", "game-over")


def evolve_play(state: TableState, entry: Play) -> TableState:
    """The table after a step of its game, or on the way to its next hand."""
    match entry:
        case log.SaidReady() | log.TookReadyBack() | log.RematchWanted():
            ready = not isinstance(entry, log.TookReadyBack)
            return state.with_seat(entry.seat, replace(state.seat(entry.seat), ready=ready))
        case log.RematchBegan():
            return replace(state, game=None, deals=(), games=state.games + 1)
        case log.Committed():
            return _committed(state, entry)
        case log.Contributed():
            given = (*state.deal.contributions, (entry.seat, entry.nonce))
            return _with_deal(state, replace(state.deal, contributions=tuple(sorted(given))))
        case log.HandBegan():
            return _hand_began(state, entry)
        case log.SecretRevealed():
            return _with_deal(state, replace(state.deal, revealed=True))
        case log.Answered():
            return replace(state, answers=(*state.answers, (entry.seat, entry.knock)))
        case log.TookBack():
            return replace(state, game=state.undo[-1], undo=state.undo[:-1])


def _with_deal(state: TableState, deal: Deal) -> TableState:
    return replace(state, deals=(*state.deals[:-1], deal))


def _committed(state: TableState, entry: log.Committed) -> TableState:
    """Chance is put together for the next hand; everybody will be asked anew whether they are ready."""
    seats = tuple(replace(seat, ready=False) for seat in state.seats)
    game = state.game
    if game is None:
        game = Game(state.rules, state.names, seed=0)  # no deck is ever shuffled by the game itself
        reserve = 1000 * state.settings.reserve_seconds
        seats = tuple(replace(seat, reserve=reserve, timeouts=0) for seat in seats)
    deal = Deal(entry.hand, entry.secret, entry.commitment)
    return replace(state, seats=seats, game=game, deals=(*state.deals, deal), dealing=True, began=entry.at)


def _hand_began(state: TableState, entry: log.HandBegan) -> TableState:
    game = _game(state).copy()
    happened = game.start_hand(dealer=entry.dealer, deck=entry.deck)
    people = ((seat.account, number) for number, seat in enumerate(state.seats, 1))
    return replace(
        state,
        game=game,
        dealing=False,
        began=entry.at,
        minded=False,
        answers=(),
        undo=(),
        happened=happened,
        held=frozenset((account, number) for account, number in people if account is not None),
    )


def evolve_move(state: TableState, entry: log.Acted) -> TableState:
    """The table after a move."""
    before = state.game
    if before is None:
        raise Impossible("table-log-start")
    action = read_action(entry.action, len(state.seats))
    game, happened = before.after(action, reshuffle=entry.reshuffle)
    if entry.reshuffle is not None:
        state = _with_deal(state, replace(state.deal, reshuffles=state.deal.reshuffles + 1))
    stage, discard = game.stage, isinstance(action, Discard)
    hand_over = stage in OVER
    if state.settings.turn_seconds and (discard or hand_over):
        state = _charge(state, entry)
    changes = isinstance(action, REVOCABLE) and not hand_over
    undo = (*state.undo, before) if changes else ()
    waits = stage == "claim" and not discard  # a pass; others have not answered
    if changes or waits or isinstance(action, Draw):
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


def _charge(state: TableState, entry: log.Acted) -> TableState:
    """The turn is over: what it took beyond its time comes out of the reserve."""
    if state.bot_plays(entry.seat) is not None:
        return state
    seat = state.seat(entry.seat)
    over = max(0, entry.at - state.began - 1000 * state.settings.turn_seconds)
    if not over and not seat.timeouts:
        return state
    return state.with_seat(entry.seat, replace(seat, reserve=max(0, seat.reserve - over), timeouts=0))


def _game(state: TableState) -> Game:
    if state.game is None:
        raise Impossible("table-log-start")
    return state.game
