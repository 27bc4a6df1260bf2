"""What is kept of people and answered about them; every time is in milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who plays; a guest is one without a login."""

    account_id: str
    name: str
    language: str
    created_at: int
    seen_at: int
    login: str | None = None
    password_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Invite:
    """A way in to a table, for whoever knows its code."""

    table: str
    by: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class Listing:
    """How a table is to stand in lists; `listed`: in that of all."""

    table: str
    listed: bool
    stage: str
    summary: bytes
    at: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as it stands in a list; `summary` is what the server wrote about it."""

    table: str
    stage: str
    summary: bytes
    updated_at: int


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat fared in one game; nobody's account stands there for a bot, or once it was deleted."""

    table: str
    game: int
    account: str | None
    seat: int
    players: int
    place: int
    winner: bool
    score: int
    phases: int
    hands: int
    edition: str
    at: int


@dataclass(frozen=True, slots=True)
class Totals:
    """All results of an account taken together."""

    games: int
    wins: int
    places: int
    phases: int
    hands: int


@dataclass(frozen=True, slots=True)
class StoredReport:
    """What somebody reported of somebody else; `by` is None once that account was deleted."""

    table: str
    by: str | None
    whom: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A score sheet as its owner last saved it; every save makes the revision grow by one."""

    sheet_id: str
    revision: int
    updated_at: int
    body: str


@dataclass(frozen=True, slots=True)
class Run:
    """A server process, and when it last gave a sign of life."""

    run_id: str
    started_at: int
    beat_at: int
