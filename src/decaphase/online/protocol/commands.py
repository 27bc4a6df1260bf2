"""What a person may ask of a table, as it comes over the wire: every field bounded, nothing unknown taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, Final, TypeAlias, get_args

from msgspec import Meta, Struct
from msgspec.structs import astuple

from decaphase.online.protocol.wire_types import read_hex
from decaphase.online.table import Command
from decaphase.online.table import commands as ask

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
"""What a table plays otherwise than its edition."""


class _Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something asked of a table."""


class Sit(_Asked, tag="sit", frozen=True):
    """Take a seat that is open, that somebody left, or that was offered to you."""

    seat: SeatNumber


class Leave(_Asked, tag="leave", frozen=True):
    """Give up your seat; in a game a bot plays it on until somebody takes it."""


class Offer(_Asked, tag="offer", frozen=True):
    """Offer your seat to the account with this id; it is theirs as soon as they sit down in it."""

    account: Annotated[str, Meta(min_length=1, max_length=64)]


class AddBot(_Asked, tag="add-bot", frozen=True):
    """Put a bot (`random`, `beginner`, `greedy`, `steady`, `sharp`) into an open seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]
    name: Name


class RemoveBot(_Asked, tag="remove-bot", frozen=True):
    """Send a bot away before the game."""

    seat: SeatNumber


class ChangeTable(_Asked, tag="change-table", frozen=True):
    """Choose other rules, or another number of seats, before the game."""

    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=6)]
    options: Options = {}


class StepAway(_Asked, tag="step-away", frozen=True):
    """Let a bot mind your seat."""


class ComeBack(_Asked, tag="come-back", frozen=True):
    """Take your seat back from the bot that minds it."""


class VoteKick(_Asked, tag="vote-kick", frozen=True):
    """Say that the person in this seat should go."""

    seat: SeatNumber


class Ready(_Asked, tag="ready", frozen=True):
    """Say that the next hand may be dealt."""


class NotReady(_Asked, tag="not-ready", frozen=True):
    """Take that back."""


class Contribute(_Asked, tag="contribute", frozen=True):
    """Add your own chance to the shuffle: 16 to 64 random bytes, in hexadecimal."""

    nonce: Annotated[str, Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})+$")]


class Act(_Asked, tag="act", frozen=True):
    """Make a move, written as in a record: `1 draw deck`."""

    action: Annotated[str, Meta(min_length=1, max_length=400)]


class TakeBack(_Asked, tag="take-back", frozen=True):
    """Take back the last lay-down or hit of your turn."""


class Pause(_Asked, tag="pause", frozen=True):
    """Stop the clocks."""


class Resume(_Asked, tag="resume", frozen=True):
    """Go on."""


class WantRematch(_Asked, tag="want-rematch", frozen=True):
    """Ask for another game with the same people."""


class Say(_Asked, tag="say", frozen=True):
    """Say something short to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(_Asked, tag="react", frozen=True):
    """Say something at the press of a key: one of the reactions."""

    reaction: Annotated[str, Meta(max_length=20)]


class Mute(_Asked, tag="mute", frozen=True):
    """Hear no more of the person in this seat."""

    seat: SeatNumber


class Unmute(_Asked, tag="unmute", frozen=True):
    """Hear them again."""

    seat: SeatNumber


class Report(_Asked, tag="report", frozen=True):
    """Tell the people who run the server about the person in this seat."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)]


class Close(_Asked, tag="close", frozen=True):
    """Put the table away for good; only its opener may, and only while no game is played."""


Asked: TypeAlias = (
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
    | Close
)


_COMMANDS: Final[dict[type[Asked], Callable[..., Command]]] = {
    kind: getattr(ask, kind.__name__) for kind in get_args(Asked)
}
"""Every command has the name of its wire form, and the same fields."""
_ASKED: Final[dict[str, Callable[..., Asked]]] = {kind.__name__: kind for kind in _COMMANDS}


def command_of(asked: Asked) -> Command:
    """The table's own command."""
    if isinstance(asked, Act):  # first, as most commands are moves
        return ask.Act(asked.action)
    if isinstance(asked, Contribute):
        return ask.Contribute(read_hex(asked.nonce))
    return _COMMANDS[type(asked)](*astuple(asked))


def asked_of(command: Command) -> Asked:
    """How a person's command is sent."""
    if isinstance(command, ask.Contribute):
        return Contribute(command.nonce.hex())
    values = [getattr(command, field.name) for field in fields(command)]
    return _ASKED[type(command).__name__](*values)
