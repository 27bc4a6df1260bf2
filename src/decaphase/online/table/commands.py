"""Commands to a table, and who sends them; `decide` accepts or refuses them.

Each command is the struct that comes over the wire: every field is bounded, and unknown fields are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from decaphase.problems import Problem

REACTIONS: Final = ("bravo", "thanks", "oops", "wow", "laugh", "hurry", "sorry", "hello", "goodbye")
"""Short remarks that every reader gets in their own language."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Setting: TypeAlias = (
    bool
    | Annotated[int, Meta(ge=0, le=1000)]
    | Annotated[str, Meta(max_length=60)]
    | Annotated[
        list[Annotated[int, Meta(ge=0, le=1000)] | Annotated[str, Meta(max_length=100)]], Meta(max_length=20)
    ]
)
Options: TypeAlias = Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=40)]
"""A table's overrides of its edition."""


class Refused(Problem):
    """A command that this sender may not give, or not now; the table stays as it is."""


# Senders


@dataclass(frozen=True, slots=True)
class Person:
    """A person with an account; `invited`: to this table."""

    account: str
    name: str
    invited: bool = False


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The bot that plays a seat, for itself or for an absent person."""

    seat: int


@dataclass(frozen=True, slots=True)
class Server:
    """The server itself, for whatever the clock brings."""


Who: TypeAlias = Person | SeatBot | Server


def kind_name(class_name: str) -> str:
    """The stable name that tags values of this class in a log and on the wire: commands, entries and events.

    >>> kind_name("SeatTaken")
    'seat-taken'
    """
    return re.sub("(?<!^)(?=[A-Z])", "-", class_name).lower()


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kind_name):
    """A command; `do` is its kind on the wire."""


# Seats


class Sit(_Command, frozen=True):
    """Take a seat that is open, that its player left, or that was offered to you."""

    seat: SeatNumber


class Leave(_Command, frozen=True):
    """Give up your seat; during a game a bot plays it until another person takes it."""


class Offer(_Command, frozen=True):
    """Offer your seat to the account with this id; it is theirs as soon as they sit down in it."""

    account: Annotated[str, Meta(min_length=1, max_length=64)]


class AddBot(_Command, frozen=True):
    """Put a bot (`random`, `beginner`, `greedy`, `steady`, `sharp`) into an open seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]
    name: Name


class RemoveBot(_Command, frozen=True):
    """Remove a bot before the game."""

    seat: SeatNumber


class ChangeTable(_Command, frozen=True):
    """Choose other rules, or another number of seats, before the game."""

    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=6)]
    options: Options = {}


class StepAway(_Command, frozen=True):
    """Let a bot play your seat until you come back."""


class ComeBack(_Command, frozen=True):
    """Take your seat back from the bot that plays it."""


class VoteKick(_Command, frozen=True):
    """Vote to send the person in this seat away."""

    seat: SeatNumber


# Play


class Ready(_Command, frozen=True):
    """Say that the next hand may be dealt."""


class NotReady(_Command, frozen=True):
    """Take back that you are ready."""


class Seal(_Command, frozen=True):
    """Seal your own chance for the shuffle: its SHA-256 as `docs/fair-deal.md` says, in hexadecimal."""

    seal: Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]


class Contribute(_Command, frozen=True):
    """Add your own chance to the shuffle, which opens your seal: 16 to 64 random bytes, in hexadecimal."""

    nonce: Annotated[str, Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})+$")]


class Act(_Command, frozen=True):
    """Make a move, written as in a record: `1 draw deck`."""

    action: Annotated[str, Meta(min_length=1, max_length=400)]


class TakeBack(_Command, frozen=True):
    """Take back the last lay-down or hit of your turn."""


class Pause(_Command, frozen=True):
    """Stop the clocks."""


class Resume(_Command, frozen=True):
    """End the pause."""


class WantRematch(_Command, frozen=True):
    """Ask for another game with the same players."""


# Talk


class Say(_Command, frozen=True):
    """Say something short to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(_Command, frozen=True):
    """Send one of the reactions."""

    reaction: Annotated[str, Meta(max_length=20)]


class Mute(_Command, frozen=True):
    """Hide what the person in this seat says."""

    seat: SeatNumber


class Unmute(_Command, frozen=True):
    """Show again what the person in this seat says."""

    seat: SeatNumber


class Report(_Command, frozen=True):
    """Report the person in this seat to the server's operators."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)]


# Time, and the end


class Tick(_Command, frozen=True):
    """Do what is due by the clock."""


class Start(_Command, frozen=True):
    """Note that the server was restarted: no clock counts the time it was down."""


class NoteLoss(_Command, frozen=True):
    """Note that the database lost the log's last entries."""

    entries: Annotated[int, Meta(ge=1)]


class Close(_Command, frozen=True):
    """Close the table for good; only its opener may, and only while no game is played."""


PersonCommand: TypeAlias = (
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
    | Seal
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
    | Close
)
"""Commands that people can send."""

Command: TypeAlias = PersonCommand | Tick | Start | NoteLoss
