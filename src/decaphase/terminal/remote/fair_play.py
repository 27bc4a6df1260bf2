"""Our contribution to each shuffle, and the check that the cards we saw follow from it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from decaphase.cards import Card
from decaphase.engine.deal import HAND_SIZE
from decaphase.game import Event
from decaphase.game.events import Drew, HandDealt, Reshuffled
from decaphase.online.table import TableView
from decaphase.online.table import commands as ask
from decaphase.online.table.view import DealView
from decaphase.problems import Problem
from decaphase.records.fair_deal import (
    SEALED,
    FairDeal,
    by_seat,
    commitment,
    fair_deck,
    seal_of,
    withholders,
)
from decaphase.records.proof import FairHand, Proof
from decaphase.records.verify import PlayerNotes
from decaphase.say import say_list

NONCE_BYTES: Final = 32
MAX_GAMES_PER_TABLE: Final = 1000
"""How many games at one table are tried when looking for the game of a deal."""


@dataclass(frozen=True, slots=True)
class NonceNote:
    """Our notes on a hand: its commitment before the deal, our seat, and our contribution.

    `seals`: everyone's, as they were shown before we opened ours. `accepted`: the server has confirmed the
    contribution. `events`: what we saw of the hand.
    """

    commitment: bytes
    seat: int
    nonce: bytes
    seals: tuple[tuple[int, bytes], ...] = ()
    accepted: bool = False
    events: tuple[Event, ...] = ()


class FairPlay:
    """Contributes to every deal of a game, and checks every hand when it is over."""

    def __init__(self) -> None:
        self._notes: dict[int, NonceNote] = {}
        self._checked: set[int] = set()

    def command(self, table: TableView) -> ask.Seal | ask.Contribute | None:
        """What we send to the deal being prepared; None if it is not waiting for us."""
        if table.stage != "dealing" or table.you is None or table.deals[-1].contributed:
            return None
        deal = table.deals[-1]
        if deal.hand == 1 and self._notes.get(1, _NO_NOTE).commitment != deal.commitment:  # a new game
            self._notes.clear()
            self._checked.clear()
        if deal.closed:
            return self._opening(deal)
        if deal.hand in self._notes:
            return None
        note = NonceNote(deal.commitment, table.you, secrets.token_bytes(NONCE_BYTES))
        self._notes[deal.hand] = note
        if deal.scheme == SEALED:
            return ask.Seal(seal_of(note.commitment, note.seat, note.nonce).hex())
        return ask.Contribute(note.nonce.hex())

    def _opening(self, deal: DealView) -> ask.Contribute | None:
        """Open our seal once, if it is among the final seals; these are noted first."""
        note = self._notes.get(deal.hand)
        if note is None or note.seals or note.commitment != deal.commitment:
            return None
        if dict(deal.seals).get(note.seat) != seal_of(note.commitment, note.seat, note.nonce):
            return None
        self._notes[deal.hand] = replace(note, seals=deal.seals)
        return ask.Contribute(note.nonce.hex())

    def mark_accepted(self, nonce: bytes) -> None:
        """Note that the server accepted this contribution; it may be another terminal's."""
        for hand, note in self._notes.items():
            if note.nonce == nonce:
                self._notes[hand] = replace(note, accepted=True)

    def note_events(self, table: TableView) -> None:
        """Note what we see of the current hand."""
        if table.game is None or not table.deals:
            return
        deal = table.deals[-1]
        note = self._notes.get(deal.hand)
        if note is not None and deal.hand not in self._checked:
            events = () if table.stage == "dealing" else table.game.events
            if not events or isinstance(events[0], HandDealt):  # without the deal they prove nothing
                self._notes[deal.hand] = replace(note, events=events)

    def problems(self, table: TableView) -> Iterator[Problem]:
        """The hands whose cards do not match, or lack our contribution; each is checked once."""
        for deal in table.deals:
            note = self._notes.get(deal.hand)
            if deal.secret is None or note is None or deal.hand in self._checked:
                continue
            self._checked.add(deal.hand)
            if not deal_matches(note, deal, table.table, len(table.seats)):
                yield Problem("connect-cards-do-not-fit", hand=str(deal.hand))
            elif not note.accepted:
                yield Problem("connect-no-part", hand=str(deal.hand))
            elif names := _withholders(table, deal):
                yield Problem("connect-withheld", hand=str(deal.hand), players=say_list(names))

    def noted(self, table: TableView) -> PlayerNotes:
        """Our notes on the game at this table, to be compared with its record."""
        over = [deal for deal in table.deals if deal.secret is not None and deal.hand in self._notes]
        name = next((name for deal in over if (name := game_name(table.table, deal)) is not None), None)
        if name is None:
            return PlayerNotes()
        hands, seats = [], len(table.seats)
        for deal in over:
            note = self._notes[deal.hand]
            given = by_seat(((note.seat, note.nonce),), seats) if note.accepted else ()
            seals = by_seat(note.seals, seats) if note.seals else ()
            hands.append(FairHand(deal.hand, note.commitment.hex(), given, seals=seals))
        return PlayerNotes(Proof(name, tuple(hands), over[-1].scheme))


_NO_NOTE: Final = NonceNote(b"", 0, b"")


def deal_matches(note: NonceNote, deal: DealView, table: str, seats: int) -> bool:
    """Whether a revealed deal agrees with our notes and gives the cards we saw."""
    name, given = game_name(table, deal), by_seat(deal.contributions, seats)
    if name is None or deal.secret is None or note.commitment != deal.commitment:
        return False
    if (note.accepted and given[note.seat - 1] != note.nonce) or not _seals_match(note, deal):
        return False
    seals = by_seat(deal.seals, seats) if deal.scheme == SEALED else ()
    deck = fair_deck(FairDeal(name, deal.hand, deal.secret, given, seals))
    return cards_match(deck, note.events, note.seat)


def _seals_match(note: NonceNote, deal: DealView) -> bool:
    """Whether the seals are those that we saw before we opened ours, and every contribution fits its seal."""
    if note.seals and note.seals != deal.seals:
        return False
    seals = dict(deal.seals)
    return deal.scheme != SEALED or all(
        seals.get(seat) == seal_of(deal.commitment, seat, given) for seat, given in deal.contributions
    )


def _withholders(table: TableView, deal: DealView) -> tuple[str, ...]:
    """The names of the players whose seals stayed closed."""
    seats = len(table.seats)
    closed = withholders(by_seat(deal.seals, seats), by_seat(deal.contributions, seats))
    return tuple(table.seats[seat - 1].name for seat in closed)


def game_name(table: str, deal: DealView) -> str | None:
    """The name of the game a deal was bound to; None if the secret fits no game at this table."""
    if deal.secret is None:
        return None
    for game in range(1, MAX_GAMES_PER_TABLE):
        name = table if game == 1 else f"{table}/{game}"
        if commitment(deal.secret, name, deal.hand, deal.scheme) == deal.commitment.hex():
            return name
    return None


def cards_match(deck: Sequence[Card], events: Sequence[Event], seat: int) -> bool:
    """Whether a seat saw the cards of this deck, up to the first reshuffle."""
    drawn = 0
    for event in events:
        match event:
            case HandDealt():
                if not _dealt_cards_match(deck, event, seat):
                    return False
                drawn = HAND_SIZE * len(event.playing) + 1
            case Drew(pile="deck"):
                if event.card is not None and deck[drawn] != event.card:
                    return False
                drawn += 1
            case Reshuffled():
                return True
    return True


def _dealt_cards_match(deck: Sequence[Card], event: HandDealt, seat: int) -> bool:
    """Whether the deck gives the first discard and the seat's hand."""
    playing, dealer = event.playing, event.dealer or 0
    if deck[HAND_SIZE * len(playing)] != event.turned_up:
        return False
    hand = event.hands[seat - 1]
    if not hand or seat not in playing:
        return True
    clockwise = sorted(playing, key=lambda other: (other <= dealer, other))
    mine = deck[clockwise.index(seat) : HAND_SIZE * len(playing) : len(playing)]
    return sorted(mine) == sorted(hand)
