"""Records about people, and their bounds; every time is in milliseconds since 1970."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final
from unicodedata import normalize

from decaphase.online.store.model import StoreProblem, check_id, check_size


@dataclass(frozen=True, slots=True)
class Account:
    """A player's account; a guest has no login."""

    account_id: str
    name: str
    language: str
    created_at: int
    seen_at: int
    login: str | None = None
    password_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation to a table, for anyone who knows its code."""

    table: str
    by: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class Listing:
    """A table's entry in the lists of tables; `listed`: in the public one."""

    table: str
    listed: bool
    stage: str
    summary: bytes
    at: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as a list shows it; `summary` is written by the server."""

    table: str
    stage: str
    summary: bytes
    updated_at: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one seat in one game; `account` is None for a bot and for a deleted account."""

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
    """The sums of an account's results."""

    games: int
    wins: int
    places: int
    phases: int
    hands: int


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report about a person; `by` is None once the reporter's account was deleted."""

    table: str
    by: str | None
    whom: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A score sheet as its owner last saved it; every save increments the revision."""

    sheet_id: str
    revision: int
    updated_at: int
    body: str


@dataclass(frozen=True, slots=True)
class Run:
    """A server process and its last heartbeat."""

    run_id: str
    started_at: int
    beat_at: int


# Bounds; logins are compared as people read them

LONGEST_NAME: Final = 40
LONGEST_LOGIN: Final = 40
LONGEST_REPORT: Final = 2000
LONGEST_LANGUAGE: Final = 35
"""The length that RFC 5646 recommends."""
HASH_BYTES: Final = 32
"""SHA-256."""
BIGGEST_SUMMARY: Final = 4096
BIGGEST_SHEET: Final = 64 * 1024
"""Bytes of its body."""
MOST_RESULTS: Final = 64
"""Of one call; a game has one for each seat."""
LAST_TIME: Final = 2**53
"""The largest number that browsers count exactly."""
BIGGEST_NUMBER: Final = 2**31 - 1

_TEARS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Line breaks and unwritable characters; some names need other invisible characters."""
_UNWRITABLE: Final = re.compile("[\x00\ud800-\udfff]")
_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
_PASSWORD_HASH: Final = re.compile(r"[!-~]{1,512}")


def check_name(name: str) -> str:
    """Check a displayed name."""
    if not name.strip() or len(name) > LONGEST_NAME or _TEARS.search(name):
        raise StoreProblem("store-bad-name", most=LONGEST_NAME)
    return name


def login_key(login: str) -> str:
    """The form in which logins are compared: Unicode's compatibility caseless match.

    >>> login_key("ÄNN"), login_key("Ｂｏｂ")
    ('änn', 'bob')
    """
    folded = normalize("NFKD", normalize("NFD", login).casefold()).casefold()
    key = normalize("NFKC", folded)
    if not _is_login(login) or not _is_login(key):
        raise StoreProblem("store-bad-login", most=LONGEST_LOGIN)
    return key


def _is_login(text: str) -> bool:
    return 1 <= len(text) <= LONGEST_LOGIN and text.isprintable() and " " not in text


def check_password_hash(password_hash: str) -> str:
    """Check a salted password hash, as a password library writes it."""
    if not _PASSWORD_HASH.fullmatch(password_hash):
        raise StoreProblem("store-bad-hash")
    return password_hash


def check_hash(digest: bytes) -> bytes:
    """Check a SHA-256 hash of a secret."""
    if len(digest) != HASH_BYTES:
        raise StoreProblem("store-bad-hash")
    return digest


def check_language(language: str) -> str:
    """Check a language tag; the language need not be supported."""
    if len(language) > LONGEST_LANGUAGE or not _LANGUAGE.fullmatch(language):
        raise StoreProblem("store-bad-language")
    return language


def check_time(time: int) -> int:
    """Check a time in milliseconds since 1970."""
    if not 0 <= time <= LAST_TIME:
        raise StoreProblem("store-bad-time")
    return time


def check_report(text: str) -> str:
    """Check the text of a report."""
    if not text.strip() or len(text) > LONGEST_REPORT or _UNWRITABLE.search(text):
        raise StoreProblem("store-bad-report", most=LONGEST_REPORT)
    return text


def check_revision(revision: int) -> int:
    """Check the revision of a sheet."""
    if not 0 <= revision <= BIGGEST_NUMBER:
        raise StoreProblem("store-bad-revision")
    return revision


def check_sheet(body: str) -> str:
    """Check a sheet's body: text that both databases can store."""
    if _UNWRITABLE.search(body):
        raise StoreProblem("store-bad-sheet")
    check_size(body.encode(), BIGGEST_SHEET)
    return body


def check_results(results: Sequence[Result]) -> Sequence[Result]:
    """Check every part of some results."""
    if len(results) > MOST_RESULTS:
        raise StoreProblem("store-many-results", count=len(results), most=MOST_RESULTS)
    for result in results:
        check_id(result.table)
        check_id(result.edition)
        if result.account is not None:
            check_id(result.account)
        check_time(result.at)
        counts = (result.game, result.seat, result.players, result.place, result.phases, result.hands)
        if min(counts) < 0 or max(*counts, abs(result.score)) > BIGGEST_NUMBER:
            raise StoreProblem("store-bad-result")
    return results
