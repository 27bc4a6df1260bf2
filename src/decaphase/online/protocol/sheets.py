"""Score sheets over HTTP: every field is bounded, unknown fields are refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from decaphase.game.names import LEAST_PLAYERS, MOST_PLAYERS
from decaphase.game.rule_codes import rule_code_fields
from decaphase.online.table.commands import Name, Options, SeatNumber
from decaphase.rules import load_rules
from decaphase.rules.phases import MOST_PHASES
from decaphase.sheet import MOST_CARDS, HandResult, Made, Sheet, begin_sheet, standing_of

MOST_HANDS: Final = 150
"""More than any game has, and few enough to score without delaying other requests."""

CardWritten: TypeAlias = Annotated[str, Meta(max_length=3)]
LeftWritten: TypeAlias = (
    Annotated[int, Meta(ge=0, le=1000)] | Annotated[tuple[CardWritten, ...], Meta(max_length=MOST_CARDS)]
)
Revision: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a sheet, or of a request with one."""


class MadeWritten(_Written, frozen=True):
    """A seat made its phase; `phase` says which where phases go in any order."""

    seat: SeatNumber
    phase: Annotated[int, Meta(ge=1, le=MOST_PHASES)] | None


class HandWritten(_Written, frozen=True):
    """The result of one hand: who went out, who made a phase, the cards or points left in each seat."""

    out: SeatNumber | None
    made: Annotated[tuple[MadeWritten, ...], Meta(max_length=MOST_PLAYERS)]
    left: Annotated[tuple[LeftWritten, ...], Meta(max_length=MOST_PLAYERS)]


class SheetWritten(_Written, frozen=True):
    """A score sheet: rules, players, the first dealer, and the result of each hand."""

    edition: Annotated[str, Meta(max_length=40)]
    options: Options
    players: Annotated[tuple[Name, ...], Meta(min_length=LEAST_PLAYERS, max_length=MOST_PLAYERS)]
    dealer: SeatNumber | None
    hands: Annotated[tuple[HandWritten, ...], Meta(max_length=MOST_HANDS)]


class SheetSave(_Written, frozen=True):
    """A sheet to save, and the revision that it was made from; 0: it is new."""

    revision: Revision
    sheet: SheetWritten


class SheetKept(Struct, frozen=True):
    """A saved sheet; a change names the revision it was made from."""

    sheet: str
    revision: int
    updated: int


class SheetListed(Struct, frozen=True):
    """A sheet in its owner's list."""

    sheet: str
    revision: int
    updated: int
    edition: str
    players: tuple[str, ...]
    hands: int


class SheetList(Struct, frozen=True):
    """All sheets of an account, the last written first."""

    sheets: tuple[SheetListed, ...]


class SheetShown(Struct, frozen=True):
    """A sheet with what is needed to score it: the kind of cards, and its rules as numbers."""

    sheet: str
    revision: int
    updated: int
    written: SheetWritten
    cards: str
    book: dict[str, int | list[int | list[int]]]


def read_written(written: SheetWritten) -> Sheet:
    """The sheet; raises a Problem if it is impossible."""
    rules = load_rules(written.edition, written.options)
    results = tuple(
        HandResult(hand.out, tuple(Made(made.seat, made.phase) for made in hand.made), hand.left)
        for hand in written.hands
    )
    sheet = replace(begin_sheet(rules, written.players, written.dealer), results=results)
    standing_of(sheet)
    return sheet


def write_body(sheet: Sheet) -> str:
    """A sheet as it is stored; equal sheets give equal text."""
    hands = tuple(
        HandWritten(hand.out, tuple(MadeWritten(made.seat, made.phase) for made in hand.made), hand.left)
        for hand in sheet.results
    )
    options = msgspec.convert(dict(sheet.rules.overrides), Options)
    written = SheetWritten(sheet.rules.edition, options, sheet.players, sheet.dealer, hands)
    return msgspec.json.encode(written).decode()


def read_body(body: str) -> SheetWritten:
    """The sheet that `write_body` wrote."""
    return msgspec.json.decode(body, type=SheetWritten)


def show_sheet(sheet: str, revision: int, updated: int, body: str) -> SheetShown:
    """A stored sheet, with its rules."""
    written = read_body(body)
    rules = load_rules(written.edition, written.options)
    return SheetShown(sheet, revision, updated, written, rules.cards, rule_code_fields(rules))
