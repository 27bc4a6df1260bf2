"""What somebody asks of a table, and who asks. Whether it is done, `decide` says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from decaphase.problems import Problem

REACTIONS: Final = ("bravo", "thanks", "oops", "wow", "laugh", "hurry", "sorry", "hello", "goodbye")
"""What can be said at the press of a key, in everybody's own language."""


class Refused(Problem):
    """This is not for you, or not now: the table stays as it is."""


# Who asks


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account, as the server knows them; `invited`: to this table."""

    account: str
    name: str
    invited: bool = False


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The bot that plays a seat, be it its own or one that it minds."""

    seat: int


@dataclass(frozen=True, slots=True)
class Server:
    """The server itself, for what time brings."""


Who: TypeAlias = Person | SeatBot | Server


# Seats


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat that is open, that somebody left, or that was offered to you."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up your seat; in a game a bot plays it on until somebody takes it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer your seat to somebody; it is theirs as soon as they sit down in it."""

    account: str


@dataclass(frozen=True, slots=True)
class AddBot:
    """Put a bot into an open seat."""

    seat: int
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class RemoveBot:
    """Send a bot away before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChangeTable:
    """Choose other rules, or another number of seats, before the game."""

    edition: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StepAway:
    """Let a bot mind your seat."""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take your seat back from the bot that minds it."""


@dataclass(frozen=True, slots=True)
class VoteKick:
    """Say that the person in this seat should go."""

    seat: int


# Play


@dataclass(frozen=True, slots=True)
class Ready:
    """Say that the next hand may be dealt."""


@dataclass(frozen=True, slots=True)
class NotReady:
    """Take that back."""


@dataclass(frozen=True, slots=True)
class Contribute:
    """Add your own chance to the shuffle."""

    nonce: bytes


@dataclass(frozen=True, slots=True)
class Act:
    """Make a move, written as in a record: `1 draw deck`."""

    action: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the last lay-down or hit of your turn."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clocks."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on."""


@dataclass(frozen=True, slots=True)
class WantRematch:
    """Ask for another game with the same people."""


# Talk


@dataclass(frozen=True, slots=True)
class Say:
    """Say something short to the table."""

    text: str


@dataclass(frozen=True, slots=True)
class React:
    """Say one of `REACTIONS`."""

    reaction: str


@dataclass(frozen=True, slots=True)
class Mute:
    """Hear no more of the person in this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Unmute:
    """Hear them again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Report:
    """Tell the people who run the server about the person in this seat."""

    seat: int
    text: str


# Time, and the end


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed; what is due now is done."""


@dataclass(frozen=True, slots=True)
class Start:
    """The server is up again: the time it was down counts for nobody."""


@dataclass(frozen=True, slots=True)
class Close:
    """Put the table away for good."""


Command: TypeAlias = (
    Sit
    | Leave
    | Offer
    | AddBot
    | RemoveBot
    | ChangeTable
    | StepAway
    | ComeBack
    | VoteKick
    | Ready
    | NotReady
    | Contribute
    | Act
    | TakeBack
    | Pause
    | Resume
    | WantRematch
    | Say
    | React
    | Mute
    | Unmute
    | Report
    | Tick
    | Start
    | Close
)
