"""Requests and responses over HTTP: every field of a request is bounded, unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from decaphase.online.protocol.messages import Language
from decaphase.online.table.commands import Name, Options
from decaphase.online.table.entries import LARGEST_NUMBER
from decaphase.online.table.settings import DAY, Claims, Pausing, Talk

Login: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A password that is tried may be too short to be right."""
Time: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
"""Milliseconds since 1970."""
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=7 * DAY)]

INVITE_DAYS: Final = 14


class _Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


# Accounts


class NewAccount(_Asked, frozen=True):
    """A new account; it needs only a name."""

    name: Name
    language: Language | None = None


class AccountChange(_Asked, frozen=True):
    """Changes to an account; missing fields stay as they are."""

    name: Name | None = None
    language: Language | None = None


class NewLogin(_Asked, frozen=True):
    """A login for an account; `current` is the password it has, if it has one."""

    login: Login
    password: Password
    current: AnyPassword | None = None


class Credentials(_Asked, frozen=True):
    """A login and its password."""

    login: Login
    password: AnyPassword


class Farewell(_Asked, frozen=True):
    """The password of the account to be deleted, if it has one."""

    password: AnyPassword | None = None


class AccountShown(Struct, frozen=True):
    """An account, as its owner sees it."""

    account: str
    name: str
    language: str
    login: str | None
    created: int


class Visitor(Struct, frozen=True):
    """The sender of the request; `account` is null for a visitor without an account."""

    account: AccountShown | None


class AccountBegun(Struct, frozen=True):
    """A new account with its token, which is shown only once."""

    account: str
    name: str
    language: str
    token: str


# Tables


class NewTable(_Asked, frozen=True):
    """A table to open: its rules and settings."""

    edition: Annotated[str, Meta(max_length=40, description="the edition of the rules")]
    seats: Annotated[int, Meta(ge=2, le=6, description="the number of seats, for people and bots")]
    options: Annotated[Options, Meta(description="the options that differ from the edition")] = {}
    listed: Annotated[bool, Meta(description="public: anyone may watch and take a free seat")] = False
    turn_seconds: Annotated[Seconds, Meta(description="for a turn, 5 or more; 0: turns are not timed")] = 60
    reserve_seconds: Annotated[Seconds, Meta(description="of each seat, for turns that take longer")] = 300
    claim_seconds: Annotated[
        int, Meta(ge=0, le=60, description="to knock or pass; 0: until every seat has answered")
    ] = 8
    claims: Annotated[
        Claims, Meta(description="who gets the discard: the nearest of those who knock, or the fastest")
    ] = "nearest"
    pausing: Annotated[Pausing, Meta(description="when players may pause the game")] = "always"
    talk: Annotated[Talk, Meta(description="chat lines and reactions, reactions only, or neither")] = "chat"


class TableBegun(Struct, frozen=True):
    """A new table, and an invitation code with its expiry."""

    table: str
    invite: str
    expires: int


class SeatSummary(Struct, frozen=True):
    """The player in a seat: a person, a bot (by its kind), or none."""

    name: str
    person: bool
    bot: str | None


class Summary(Struct, frozen=True):
    """A table as a list shows it."""

    edition: str
    options: dict[str, str | bool | int | tuple[str | int, ...]]
    seats: tuple[SeatSummary, ...]
    opener: str
    hand: int
    scores: tuple[int, ...]


class ListedTable(Struct, frozen=True):
    """A table in a list; `summary` is missing for a moment after the table was opened."""

    table: str
    stage: str
    updated: int
    summary: Summary | None


class TableList(Struct, frozen=True):
    """Tables, newest first; ask for the next page with `before` and `before_table`, unless there is none."""

    tables: list[ListedTable]
    before: int | None
    before_table: str | None


class NewInvite(_Asked, frozen=True):
    """The number of days until an invitation expires."""

    days: Annotated[int, Meta(ge=1, le=60)] = INVITE_DAYS


class InviteGiven(Struct, frozen=True):
    """An invitation code; it admits anyone who knows it until it expires."""

    invite: str
    expires: int


class InviteShown(Struct, frozen=True):
    """The table that a code invites to."""

    edition: str
    options: dict[str, str | bool | int | tuple[str | int, ...]]
    seats: tuple[SeatSummary, ...]
    stage: str
    expires: int


class Admitted(Struct, frozen=True):
    """The table to which a guest was admitted."""

    table: str


# Figures


class TotalsShown(Struct, frozen=True):
    """The sums of an account's games; `places` is the sum of the places reached."""

    games: int
    wins: int
    places: int
    phases: int
    hands: int


class ResultShown(Struct, frozen=True):
    """The result of one game."""

    table: str
    game: int
    seat: int
    players: int
    place: int
    winner: bool
    score: int
    phases: int
    hands: int
    edition: str
    at: int


class Statistics(Struct, frozen=True):
    """An account's results, the last games first."""

    totals: TotalsShown
    results: list[ResultShown]


# The rules to choose from


class ValueShown(Struct, frozen=True):
    """A value that an option may have."""

    value: str | bool | int
    title: str
    about: str


class OptionShown(Struct, frozen=True):
    """A rule in which tables differ; `values` is empty if the value is a free list."""

    option: str
    title: str
    about: str
    variant: bool
    values: list[ValueShown]


class PhaseShown(Struct, frozen=True):
    """A phase, as a record writes it and in words."""

    phase: str
    words: str


class EditionShown(Struct, frozen=True):
    """An edition's rules: the value of every option; `idle` options have no effect with these rules."""

    edition: str
    title: str
    about: str
    language: str
    options: dict[str, str | bool | int | tuple[str | int, ...]]
    phases: list[PhaseShown]
    idle: list[str]


class RulesShown(Struct, frozen=True):
    """All choices for a new table."""

    language: str
    default: str
    editions: list[EditionShown]
    options: list[OptionShown]


class RulesWanted(_Asked, frozen=True):
    """An edition with a table's options, to be tried before a table is opened with them."""

    edition: Annotated[str, Meta(max_length=40)]
    options: Options = {}


class RulesTried(Struct, frozen=True):
    """The resulting rules: the value of every option; `idle` options have no effect with these rules."""

    options: dict[str, str | bool | int | tuple[str | int, ...]]
    phases: list[PhaseShown]
    idle: list[str]


# The server itself


class PrintShown(Struct, frozen=True):
    """A printable: its title, its number of pages, and how many of them have a preview.

    For stickers also the sizes of label sheets, in millimetres.
    """

    title: str
    pages: int
    shown: int
    labels: list[str] = []


class Health(Struct, frozen=True):
    """The server is ready."""

    status: str
    version: str


class About(Struct, frozen=True):
    """The server's name and version."""

    name: str
    version: str
    about: str
    api: str
    live: str
