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
from decaphase.online.table.view import DealView
from decaphase.problems import Problem
from decaphase.records.fair_deal import FairDeal, commitment, fair_deck
from decaphase.records.proof import FairHand, Proof
from decaphase.records.verify import PlayerNotes

NONCE_BYTES: Final = 32
MAX_GAMES_PER_TABLE: Final = 1000
"""How many games at one table are tried when looking for the game of a deal."""


@dataclass(frozen=True, slots=True)
class NonceNote:
    """Our notes on a hand: its commitment before the deal, our seat, and our contribution.

    `accepted`: the server has confirmed the contribution. `events`: what we saw of the hand.
    """

    commitment: bytes
    seat: int
    nonce: bytes
    accepted: bool = False
    events: tuple[Event, ...] = ()


class FairPlay:
    """Contributes to every deal of a game, and checks every hand when it is over."""

    def __init__(self) -> None:
        self._notes: dict[int, NonceNote] = {}
        self._checked: set[int] = set()

    def contribution(self, table: TableView) -> bytes | None:
        """Our contribution to the deal being prepared; None if it is not waiting for us."""
        if table.stage != "dealing" or table.you is None or table.deals[-1].contributed:
            return None
        deal = table.deals[-1]
        if deal.hand == 1 and self._notes.get(1, _NO_NOTE).commitment != deal.commitment:  # a new game
            self._notes.clear()
            self._checked.clear()
        if deal.hand in self._notes:
            return None
        note = NonceNote(deal.commitment, table.you, secrets.token_bytes(NONCE_BYTES))
        self._notes[deal.hand] = note
        return note.nonce

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

    def noted(self, table: TableView) -> PlayerNotes:
        """Our notes on the game at this table, to be compared with its record."""
        over = [deal for deal in table.deals if deal.secret is not None and deal.hand in self._notes]
        name = next((name for deal in over if (name := game_name(table.table, deal)) is not None), None)
        if name is None:
            return PlayerNotes()
        hands = []
        for deal in over:
            note = self._notes[deal.hand]
            given = tuple(note.nonce if seat.seat == note.seat else b"" for seat in table.seats)
            hands.append(FairHand(deal.hand, note.commitment.hex(), given if note.accepted else ()))
        return PlayerNotes(Proof(name, tuple(hands)))


_NO_NOTE: Final = NonceNote(b"", 0, b"")


def deal_matches(note: NonceNote, deal: DealView, table: str, seats: int) -> bool:
    """Whether a revealed deal agrees with our notes and gives the cards we saw."""
    name, given = game_name(table, deal), dict(deal.contributions)
    if name is None or deal.secret is None or note.commitment != deal.commitment:
        return False
    if note.accepted and given.get(note.seat) != note.nonce:
        return False
    by_seat = tuple(given.get(seat, b"") for seat in range(1, seats + 1))
    return cards_match(fair_deck(FairDeal(name, deal.hand, deal.secret, by_seat)), note.events, note.seat)


def game_name(table: str, deal: DealView) -> str | None:
    """The name of the game a deal was bound to; None if the secret fits no game at this table."""
    if deal.secret is None:
        return None
    for game in range(1, MAX_GAMES_PER_TABLE):
        name = table if game == 1 else f"{table}/{game}"
        if commitment(deal.secret, name, deal.hand) == deal.commitment.hex():
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
