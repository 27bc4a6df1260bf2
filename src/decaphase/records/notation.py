"""Parser for actions and laid phases: `1 lay r5 g5 b5 / y7 r7 w`, `2: r3 b3 g3 / y1 w g3 b4`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal, TypeAlias, cast

from decaphase.cards import BY_CODE, Card
from decaphase.game.actions import Action, Discard, Draw, End, Hit, Knock, LaidGroup, Lay, Pass
from decaphase.game.names import MOST_PLAYERS
from decaphase.game.position import LaidPhase
from decaphase.problems import Unreadable
from decaphase.rules.echo import echo

MOST_CHARACTERS: Final = 1000
"""Longer texts are refused unparsed; an action with all 108 cards is far shorter."""

Why: TypeAlias = Literal["verb", "form", "seat", "card", "group", "stands-for", "phase"]

_STANDS_FOR: Final = re.compile(r"=(?:(1[0-2]|[1-9])|([rbgy]))")
_TARGET: Final = re.compile(r"([1-9])\.([1-9])")
_PHASE: Final = re.compile(r"([1-9][0-9]?):")
_SEAT: Final = re.compile(r"[1-9]")


class _BadPart(Exception):
    """The part of a text that does not parse, and what was expected there."""

    def __init__(self, why: Why, part: str) -> None:
        super().__init__(why, part)
        self.why = why
        self.part = part


def read_action(text: str, players: int = MOST_PLAYERS) -> Action:
    """Parse an action; extra spaces are allowed.

    >>> read_action("1 lay w w w =7 / y7 r7 b7")
    Lay(seat=1, groups=(LaidGroup(cards=(w, w, w), stands_for=7), \
LaidGroup(cards=(y7, r7, b7), stands_for=None)), phase=None)
    >>> read_action("3 hit q9 on 2.1")
    Traceback (most recent call last):
    decaphase.problems.Unreadable: bad-action (action=3 hit q9 on 2.1, why=card, part=q9)
    """
    try:
        return _known_action(text, players)
    except _BadPart as bad:
        raise Unreadable("bad-action", action=echo(text), why=bad.why, part=echo(bad.part)) from None


def read_laid_phase(text: str, players: int = MOST_PLAYERS) -> LaidPhase:
    """Parse a phase on the table: a seat and its groups, or `2 lay 4: ...` with the phase's number.

    >>> read_laid_phase("2 lay 4: r1 b2 r3 g4 y5 w g7").phase
    4
    """
    try:
        return _laid_phase(_words(text), players)
    except _BadPart as bad:
        raise Unreadable("bad-table-line", line=echo(text), why=bad.why, part=echo(bad.part)) from None


def write_laid_phase(laid: LaidPhase) -> str:
    """The inverse of `read_laid_phase`."""
    named = ":" if laid.phase is None else f" lay {laid.phase}:"
    return f"{laid.seat}{named} " + " / ".join(str(group) for group in laid.groups)


def _words(text: str) -> list[str]:
    if len(text) > MOST_CHARACTERS:
        raise _BadPart("form", text)
    return [word for word in text.split(" ") if word]


@lru_cache(maxsize=2048)
def _known_action(text: str, players: int) -> Action:
    """Cached: most actions are parsed several times, for checking, applying and at other tables."""
    return _action(_words(text), players)


def _action(words: list[str], players: int) -> Action:
    match words:
        case [seat, "draw", "deck" | "discard" as pile]:
            return Draw(_seat(seat, players), pile)
        case [seat, "lay", *rest] if rest:
            return _lay(_seat(seat, players), rest)
        case [seat, "hit", card, "on", target, *end] if end in ([], ["low"], ["high"]):
            return _hit(_seat(seat, players), card, target, end, players)
        case [seat, "discard", card]:
            return Discard(_seat(seat, players), _card(card))
        case [seat, "discard", card, ">", victim]:
            return Discard(_seat(seat, players), _card(card), _seat(victim, players))
        case [seat, "knock"]:
            return Knock(_seat(seat, players))
        case [seat, "pass"]:
            return Pass(_seat(seat, players))
    raise _unreadable_part(words, players)


def _unreadable_part(words: list[str], players: int) -> _BadPart:
    """The first word that fits no action, or else the form of the whole."""
    if len(words) < 2:
        return _BadPart("form", " ".join(words))
    _seat(words[0], players)
    if words[1] not in {"draw", "lay", "hit", "discard", "knock", "pass"}:
        return _BadPart("verb", words[1])
    return _BadPart("form", words[1])


def _lay(seat: int, words: list[str]) -> Lay:
    phase = None
    if words[0].endswith(":"):
        phase = _phase(words[0])
        words = words[1:]
    return Lay(seat, _groups(words), phase)


def _hit(seat: int, card: str, target: str, end: list[str], players: int) -> Hit:
    where = _TARGET.fullmatch(target)
    if where is None:
        raise _BadPart("group", target)
    said = cast("End", end[0]) if end else None
    return Hit(seat, _card(card), _seat(where[1], players), int(where[2]), said)


def _laid_phase(words: list[str], players: int) -> LaidPhase:
    match words:
        case [seat, "lay", phase, *cards]:
            return LaidPhase(_seat(seat, players), _groups(cards), _phase(phase))
        case [seat, *cards] if seat.endswith(":"):
            return LaidPhase(_seat(seat[:-1], players), _groups(cards))
    raise _BadPart("form", " ".join(words))


def _groups(words: list[str]) -> tuple[LaidGroup, ...]:
    groups: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            groups.append([])
        else:
            groups[-1].append(word)
    return tuple(_group(group) for group in groups)


def _group(words: list[str]) -> LaidGroup:
    stands_for: int | str | None = None
    cards = words
    if words and words[-1].startswith("="):
        said = _STANDS_FOR.fullmatch(words[-1])
        if said is None:
            raise _BadPart("stands-for", words[-1])
        stands_for = int(said[1]) if said[1] else said[2]
        cards = words[:-1]
    if not cards:
        raise _BadPart("form", "/")
    return LaidGroup(tuple(_card(word) for word in cards), stands_for)


def _seat(word: str, players: int) -> int:
    if _SEAT.fullmatch(word) is None or int(word) > players:
        raise _BadPart("seat", word)
    return int(word)


def _card(word: str) -> Card:
    card = BY_CODE.get(word)
    if card is None:
        raise _BadPart("card", word)
    return card


def _phase(word: str) -> int:
    named = _PHASE.fullmatch(word)
    if named is None:
        raise _BadPart("phase", word)
    return int(named[1])
