"""Dealing: being ready, the shared shuffle, the deal of a hand, and rematches."""

from __future__ import annotations

from typing import Final, TypeAlias

from decaphase.game import Game
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Refused
from decaphase.online.table.state import Deal, TableState, Transaction, replace
from decaphase.problems import Impossible, Unreadable
from decaphase.records.fair_deal import HANDS_BARRED, SEALED, seal_of

DealCommand: TypeAlias = ask.Ready | ask.NotReady | ask.WantRematch | ask.Seal | ask.Contribute
DealEntry: TypeAlias = (
    log.SaidReady
    | log.TookReadyBack
    | log.RematchWanted
    | log.RematchBegan
    | log.Committed
    | log.Sealed
    | log.SealsClosed
    | log.Contributed
    | log.HandBegan
    | log.SecretRevealed
)

NONCE_BYTES: Final = (16, 64)


# Decide


def decide_dealing(transaction: Transaction, command: DealCommand, seat: int) -> None:
    """Carry out a player's command about the next hand, or refuse it."""
    match command:
        case ask.Ready() | ask.WantRematch():
            _say_ready(transaction, command, seat)
        case ask.NotReady():
            if transaction.state.seat(seat).ready:
                transaction.record(log.TookReadyBack(transaction.now, seat))
        case ask.Seal():
            _seal(transaction, command, seat)
        case ask.Contribute():
            _contribute(transaction, command, seat)


def _say_ready(transaction: Transaction, command: ask.Ready | ask.WantRematch, seat: int) -> None:
    state = transaction.state
    rematch = isinstance(command, ask.WantRematch)
    if rematch and state.stage != "over":
        raise Refused("table-game-runs" if state.game is not None else "table-no-game-yet")
    if not rematch and state.stage not in ("lobby", "between"):
        raise Refused("table-hand-runs" if state.stage != "over" else "table-game-over")
    if state.seat(seat).away:
        raise Refused("table-away")
    if not state.seat(seat).ready:
        kind = log.RematchWanted if rematch else log.SaidReady
        transaction.record(kind(transaction.now, seat))


def _seal(transaction: Transaction, command: ask.Seal, seat: int) -> None:
    state = transaction.state
    if state.stage != "dealing" or state.deal.scheme != SEALED:
        raise Refused("table-not-dealing")
    if state.deal.closed:
        raise Refused("table-seals-closed")
    if seat in barred_seats(state):
        raise Refused("table-seal-barred", hands=HANDS_BARRED)
    if seat in dict(state.deal.seals):
        raise Refused("table-sealed-already")
    transaction.record(log.Sealed(transaction.now, seat, command.seal))


def _contribute(transaction: Transaction, command: ask.Contribute, seat: int) -> None:
    state = transaction.state
    least, most = NONCE_BYTES
    try:
        nonce = bytes.fromhex(command.nonce)
    except ValueError:
        raise Unreadable("wire-not-hex") from None
    if state.stage != "dealing":
        raise Refused("table-not-dealing")
    if not least <= len(nonce) <= most:
        raise Refused("table-nonce-size", least=least, most=most)
    if seat in dict(state.deal.contributions):
        raise Refused("table-contributed-already")
    if state.deal.scheme == SEALED:
        _refuse_unless_sealed(state.deal, seat, nonce)
    transaction.record(log.Contributed(transaction.now, seat, nonce.hex()))


def _refuse_unless_sealed(deal: Deal, seat: int, nonce: bytes) -> None:
    """Refuse a contribution before all seals are final, and one that its seat did not seal."""
    if not deal.closed:
        raise Refused("table-seals-not-closed")
    if dict(deal.seals).get(seat) != seal_of(deal.commitment, seat, nonce):
        raise Refused("table-seal-differs")


def all_ready(state: TableState) -> bool:
    """Whether every seat is taken and every person who is present is ready."""
    return (
        all(seat.taken for seat in state.seats)
        and state.anyone_present
        and all(seat.ready for seat in state.seats if seat.present)
    )


def barred_seats(state: TableState) -> frozenset[int]:
    """The seats that left a seal unopened in one of the last hands of this game."""
    recent = state.deals[-1 - HANDS_BARRED : -1]
    return frozenset(
        seat for deal in recent for seat, _ in deal.seals if seat not in dict(deal.contributions)
    )


def awaited_seats(state: TableState) -> frozenset[int]:
    """The seats whose seals or contributions the deal waits for."""
    deal = state.deal
    present = frozenset(number for number, seat in enumerate(state.seats, 1) if seat.present)
    if deal.scheme == SEALED and not deal.closed:
        return present - barred_seats(state) - dict(deal.seals).keys()
    if deal.scheme == SEALED:
        present = frozenset(number for number, _ in deal.seals if state.seat(number).account is not None)
    return present - dict(deal.contributions).keys()


def go_on_dealing(transaction: Transaction, *, overdue: bool = False) -> None:
    """Close the seals or deal the hand, as soon as no seat is awaited or its time is up."""
    state = transaction.state
    if awaited_seats(state) and not overdue:
        return
    if state.deal.scheme == SEALED and not state.deal.closed:
        transaction.record(log.SealsClosed(transaction.now))
    else:
        _begin_hand(transaction)


def commit_to_secret(transaction: Transaction) -> None:
    """Commit to a secret for the next hand, of a new game where the last one is over.

    A game that began before contributions were sealed goes on without seals, as its record has one scheme.
    """
    if transaction.state.stage == "over":
        transaction.record(log.RematchBegan(transaction.now))
    state = transaction.state
    hand = len(state.deals) + 1
    scheme = state.deal.scheme if state.deals else SEALED
    secret, commitment = transaction.dealer.commit(transaction.fresh, state.game_name, hand, scheme)
    transaction.record(log.Committed(transaction.now, hand, secret.hex(), commitment.hex(), scheme))


def _begin_hand(transaction: Transaction) -> None:
    """Deal the hand from the secret and the contributions."""
    state, deal = transaction.state, transaction.state.deal
    deck = transaction.dealer.deck(state.fair_deal)
    due = None if state.game is None else state.game.next_dealer
    transaction.record(log.HandBegan(transaction.now, deal.hand, due or len(state.seats), deck))


def reveal_secret(transaction: Transaction) -> None:
    """Reveal the secret of a hand that is over."""
    deal = transaction.state.deal
    transaction.record(log.SecretRevealed(transaction.now, deal.hand, deal.secret.hex()))


# Evolve


def evolve_dealing(state: TableState, entry: DealEntry) -> TableState:
    """The table after an entry about the next hand."""
    match entry:
        case log.SaidReady() | log.TookReadyBack() | log.RematchWanted():
            ready = not isinstance(entry, log.TookReadyBack)
            return state.with_seat(entry.seat, replace(state.seat(entry.seat), ready=ready))
        case log.RematchBegan():
            return replace(state, game=None, deals=(), games=state.games + 1)
        case log.Committed():
            return _committed(state, entry)
        case log.Sealed():
            seals = (*state.deal.seals, (entry.seat, bytes.fromhex(entry.seal)))
            return state.with_deal(replace(state.deal, seals=tuple(sorted(seals))))
        case log.SealsClosed():
            return replace(state.with_deal(replace(state.deal, closed=True)), began=entry.at)
        case log.Contributed():
            given = (*state.deal.contributions, (entry.seat, bytes.fromhex(entry.nonce)))
            return state.with_deal(replace(state.deal, contributions=tuple(sorted(given))))
        case log.HandBegan():
            return _hand_began(state, entry)
        case log.SecretRevealed():
            return state.with_deal(replace(state.deal, revealed=True))


def _committed(state: TableState, entry: log.Committed) -> TableState:
    """The table waiting for contributions; before the hand after it, every person says ready again."""
    seats = tuple(replace(seat, ready=False) for seat in state.seats)
    game = state.game
    if game is None:
        game = Game(state.rules, state.names, seed=0)  # the game itself never shuffles a deck
        reserve = 1000 * state.settings.reserve_seconds
        seats = tuple(replace(seat, reserve=reserve, timeouts=0) for seat in seats)
    secret, commitment = bytes.fromhex(entry.secret), bytes.fromhex(entry.commitment)
    deal = Deal(entry.hand, secret, commitment, scheme=entry.scheme)
    return replace(state, seats=seats, game=game, deals=(*state.deals, deal), dealing=True, began=entry.at)


def _hand_began(state: TableState, entry: log.HandBegan) -> TableState:
    if state.game is None:
        raise Impossible("table-log-start")
    game = state.game.copy()
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
