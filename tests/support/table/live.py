"""A table for tests: every entry is encoded and decoded, and the log always gives the same table."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import pytest

from decaphase.bots import make_bot
from decaphase.game import Discard, Draw
from decaphase.online.table import (
    Command,
    Entry,
    FairDealer,
    Person,
    SeatBot,
    Server,
    TableSettings,
    TableStage,
    TableState,
    Who,
    carry_out,
    evolve,
    open_table,
    read_entry,
    replay,
    write_entry,
)
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import Acted
from decaphase.problems import Problem
from decaphase.say import explain, languages
from support.table.sealing import seal

ANN = Person("account-1", "Ann", invited=True)
BOB = Person("account-2", "Bob", invited=True)
CAS = Person("account-3", "Cas", invited=True)
DEE = Person("account-4", "Dee", invited=True)
EVE = Person("account-5", "Eve", invited=True)
PEOPLE = (ANN, BOB, CAS, DEE, EVE)
SERVER = Server()
NONCE = bytes(16).hex()
TABLE = "a-table"


class Live:
    """A table driven command by command, with a clock that only the test moves."""

    def __init__(
        self,
        *people: Person,
        seats: int | None = None,
        seed: int = 0,
        edition: str = "classic-en",
        settings: TableSettings | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.now = 1_000_000
        self.seed = seed
        self.dealer = FairDealer()
        self.log: list[Entry] = list(
            open_table(
                TABLE,
                people[0],
                seats or len(people),
                self.now,
                edition=edition,
                options=options,
                settings=settings,
            )
        )
        self.state: TableState = replay(self.log)
        for seat, person in enumerate(people[1:], 2):
            self.do(ask.Sit(seat), person)

    def do(self, command: Command, who: Who = SERVER) -> tuple[Entry, ...]:
        """Carry out a command; the new entries, decoded from their bytes."""
        fresh = sha256(f"{self.seed} {len(self.log)}".encode()).digest()
        entries, after = carry_out(self.state, command, who, self.now, fresh, self.dealer)
        kept = tuple(read_entry(write_entry(entry)) for entry in entries)
        assert kept == entries
        for entry in kept:
            self.state = evolve(self.state, entry)
        assert self.state == after
        self.log += kept
        return kept

    def refusal(self, command: Command, who: Who) -> str:
        """The code with which a command is refused; the table stays as it is."""
        before, count = self.state, len(self.log)
        with pytest.raises(Problem) as caught:
            self.do(command, who)
        assert (self.state, len(self.log)) == (before, count)
        for language in languages():
            assert "problem-" not in explain(caught.value, language)
        return caught.value.code

    def wait(self, seconds: float) -> tuple[Entry, ...]:
        """Let time pass, and send a tick."""
        self.now += int(seconds * 1000)
        return self.do(ask.Tick())

    def people(self) -> list[tuple[int, Person]]:
        """The people who are present, by seat."""
        found = []
        for person in PEOPLE:
            seat = self.state.seat_of(person.account)
            if seat is not None and self.state.seat(seat).present:
                found.append((seat, person))
        return sorted(found, key=lambda pair: pair[0])

    def deal(self) -> None:
        """Everyone says ready and contributes to the shuffle."""
        self.get_ready()
        self.seal()
        self.contribute()

    def get_ready(self) -> None:
        """Everyone says ready."""
        for _, person in self.people():
            self.do(ask.WantRematch() if self.state.stage == "over" else ask.Ready(), person)

    def seal(self, *people: Person, nonce: str = NONCE) -> None:
        """These people, or everyone, seal this contribution to the shuffle."""
        for seat, person in self.people():
            if not people or person in people:
                self.do(seal(self.state.deal, seat, nonce), person)

    def contribute(self, *people: Person, nonce: str = NONCE) -> tuple[Entry, ...]:
        """These people, or everyone, open their seals; the entries of the last."""
        last: tuple[Entry, ...] = ()
        for _, person in self.people():
            if not people or person in people:
                last = self.do(ask.Contribute(nonce), person)
        return last

    def stage(self) -> TableStage:
        """The stage, as a function: mypy remembers a property from before a command."""
        return self.state.stage

    def deadline(self) -> int | None:
        return self.state.deadline

    @property
    def turn(self) -> int:
        assert self.state.game is not None
        return self.state.game.turn or 0

    def person_at(self, seat: int) -> Person:
        return dict(self.people())[seat]

    def play_one(self, bot: str = "greedy") -> None:
        """Make the next move; people play as a bot would."""
        game = self.state.game
        assert game is not None
        due = self.state.bot_turn()
        if due is not None:
            action = make_bot(due.bot, seed=self.seed).choose(due.view)
            self.do(ask.Act(str(action)), SeatBot(due.seat))
            return
        seat = self.state.unanswered[0] if game.stage == "claim" else self.turn
        action = make_bot(bot, seed=len(self.log)).choose(game.view(seat))
        self.do(ask.Act(str(action)), self.person_at(seat))

    def play_to_reshuffle(self) -> Acted:
        """Everyone draws and discards until the deck is reshuffled."""
        while True:
            game = self.state.game
            assert game is not None
            actions = game.legal_actions(self.turn)
            action = next(one for one in actions if isinstance(one, Draw | Discard))
            (entry, *_) = self.do(ask.Act(str(action)), self.person_at(self.turn))
            assert isinstance(entry, Acted)
            if entry.reshuffle is not None:
                return entry

    def play_turn(self) -> None:
        """Play until the next turn."""
        seat, count = self.turn, self.turns_begun()
        while self.state.stage == "playing" and (self.turn, self.turns_begun()) == (seat, count):
            self.play_one()

    def turns_begun(self) -> int:
        assert self.state.game is not None
        return sum(isinstance(action, Draw) for action in self.state.game.hands[-1].actions) - (
            self.state.game.stage == "play"
        )

    def play_hand(self) -> None:
        while self.state.stage == "playing":
            self.play_one()

    def play_game(self) -> None:
        """Play the game to its end."""
        self.play_hand()
        while self.state.stage != "over":
            self.deal()
            self.play_hand()

    def check_replay(self) -> None:
        """The log, decoded from its bytes, gives the same table."""
        assert replay(read_entry(write_entry(entry)) for entry in self.log) == self.state
