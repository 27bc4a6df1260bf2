"""Entries that a person may not see change no byte, number, time or count of what they receive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

import pytest

from decaphase.bots import make_bot
from decaphase.online.server.tables.followers import Follower, RecentEntries, prepare, table_entries
from decaphase.online.table import Command, Entry, Person, TableSettings, Who, steps_of
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import Answered, HandBegan
from decaphase.online.table.talk import MAX_REPORTS
from support.server.table_host import RecordingListener
from support.server.two_players import NONCE
from support.table.live import ANN, BOB, CAS, DEE, EVE, SERVER, Live
from support.table.sealing import seal

HANDS: Final = 10
KNOCKING: Final = {"knocking": True, "selection": "first-1"}
PLAYERS: Final = (ANN, BOB, CAS, DEE)
OBSERVERS: Final = (ANN, BOB, EVE)
"""Two seats and a spectator."""
RECONNECT_EVERY: Final = 101
"""Commands between two reconnections of all observers."""
FLOOD: Final = 150
"""More hidden entries than a server keeps in memory, just before some reconnections."""


class Asked(NamedTuple):
    """A command of the evening, and when it was sent."""

    at: int
    command: Command
    who: Who


class Watched(Live):
    """A table, and every frame that some observers are sent: live, and when they reconnect."""

    def __init__(self, *observers: Person) -> None:
        self.recent = RecentEntries()
        self.listeners = {person: RecordingListener() for person in observers}
        self.followers = [
            Follower(listener, person.account, person.name, words="en")
            for person, listener in self.listeners.items()
        ]
        super().__init__(
            *PLAYERS,
            settings=TableSettings.of(claims="fastest"),
            options=KNOCKING,
        )

    def do(self, command: Command, who: Who = SERVER) -> tuple[Entry, ...]:
        """Carry out a command as a live table does; the same secrets, however long the log is."""
        fresh = sha256(f"{self.state.games} {len(self.state.deals)}".encode()).digest()
        before = self.state
        steps = steps_of(before, command, who, self.now, fresh, self.dealer)
        if steps:
            entries = table_entries(steps, None)
            self.state = steps[-1][1]
            for follower, frame in prepare(self.followers, before, self.state, entries).frames:
                if frame is not None:
                    follower.listener.send(frame)
            self.recent.add(entries)
            self.log += [entry for entry, _ in steps]
        return tuple(entry for entry, _ in steps)

    def follow(self, asked: Asked, place: int) -> None:
        """Carry out a command of the script; after some of them, everyone reconnects."""
        self.now = asked.at
        self.do(asked.command, asked.who)
        if place % RECONNECT_EVERY == 0:
            self.reconnect()

    def reconnect(self) -> None:
        """Everyone asks for what they missed since several places, and for the table."""
        for follower in self.followers:
            seq = self.state.number_for(follower.account)
            for missed in (0, 1, 7, 60, seq - 1, -5):
                missed_entries = self.recent.since(seq - missed, follower.account)
                follower.send_table(self.state, self.now, missed_entries)


class Evening(NamedTuple):
    """All commands of an evening, and what the observers received."""

    script: list[Asked]
    live: Watched


@pytest.fixture(scope="module")
def evening() -> Evening:
    """Greedy moves, some talk, knocks at once, and windows that run out."""
    live, script, dice = Watched(*OBSERVERS), list[Asked](), Random(4)

    def do(command: Command, who: Who) -> None:
        live.now += dice.randint(600, 2000)
        live.follow(Asked(live.now, command, who), len(script))
        script.append(Asked(live.now, command, who))

    while sum(isinstance(entry, HandBegan) for entry in live.log) < HANDS:
        over = live.state.stage == "over"
        for _, person in live.people():
            do(ask.WantRematch() if over else ask.Ready(), person)
        for seat, person in live.people():
            do(seal(live.state.deal, seat, NONCE), person)
        for _, person in live.people():
            do(ask.Contribute(NONCE), person)
        while live.state.stage == "playing":
            game = live.state.game
            assert game is not None
            if game.stage != "claim":
                move = make_bot("greedy").choose(game.view(live.turn))
                do(ask.Act(str(move)), live.person_at(live.turn))
            elif dice.random() < 0.4:
                seat = dice.choice(live.state.unanswered)
                do(ask.Act(f"{seat} {dice.choice(('knock', 'pass'))}"), live.person_at(seat))
            else:
                live.now = live.state.deadline or 0
                do(ask.Tick(), SERVER)
            if dice.random() < 0.1:
                do(ask.Say(f"{live.now}"), dice.choice(PLAYERS))
    return Evening(script, live)


def answering(script: Sequence[Asked]) -> Iterator[int]:
    """The seats that answer in the open window from here on."""
    for asked in script:
        match asked.command:
            case ask.Act(action) if action.endswith((" knock", " pass")):
                yield int(action[0])
            case ask.Say():
                continue
            case _:
                return


def hide_something(live: Watched, observer: Person, dice: Random, script: Sequence[Asked]) -> None:
    """Make an entry that this observer may not see, and that changes nothing that the others do."""
    idle = set(live.state.unanswered) - set(answering(script))
    able = sorted(seat for seat in idle if live.person_at(seat) != observer)
    if able and len(idle) > 1:  # the window stays open
        seat = dice.choice(able)
        live.do(ask.Act(f"{seat} pass"), live.person_at(seat))
        return
    (_, person), (seat, _) = dice.sample([pair for pair in live.people() if pair[1] != observer], 2)
    hidden: list[Command] = [ask.Mute(seat), ask.Unmute(seat), ask.Offer(f"guest-{live.now}")]
    if live.state.reports.count((person.account, live.person_at(seat).account)) < MAX_REPORTS:
        hidden.append(ask.Report(seat, "rude"))
    live.do(dice.choice(hidden), person)


@pytest.mark.parametrize("observer", OBSERVERS, ids=lambda person: person.name)
def test_hidden_entries_change_nothing_for_others(evening: Evening, observer: Person) -> None:
    (script, plain), live, dice = evening, Watched(observer), Random(observer.account)
    for place, asked in enumerate(script):
        if live.state.stage == "playing":
            hidden = FLOOD if place % RECONNECT_EVERY == 0 else dice.randint(0, 2)
            for number in range(hidden):
                live.now = asked.at - 500 + number
                hide_something(live, observer, dice, script[place:])
        live.follow(asked, place)
    answers = [sum(isinstance(entry, Answered) for entry in one.log) for one in (live, plain)]
    assert answers[0] > answers[1] + 20
    assert len(live.log) > 1.5 * len(plain.log)
    assert live.listeners[observer].frames == plain.listeners[observer].frames


def test_the_test_would_notice(evening: Evening) -> None:
    live = evening.live
    assert len({tuple(listener.frames) for listener in live.listeners.values()}) == len(OBSERVERS)
    assert live.state.number_for(EVE.account) < live.state.number_for(ANN.account) < live.state.seq
