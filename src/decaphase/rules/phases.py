"""Phases as data: one to three groups, each a set, a run or a colour with its size."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast, get_args

from decaphase.cards import MOST_HELD
from decaphase.problems import RulesProblem
from decaphase.rules.echo import echo

Kind: TypeAlias = Literal["set", "run", "colour"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

LEAST: Final[dict[Kind, int]] = {"set": 2, "run": 4, "colour": 2}
LONGEST_RUN: Final = 12
MOST_GROUPS: Final = 3
MOST_CARDS: Final = MOST_HELD
"""A larger phase could never be laid."""
MOST_PHASES: Final = 10


@dataclass(frozen=True, slots=True)
class Group:
    """A part of a phase.

    >>> str(Group("set", 3))
    'set 3'
    """

    kind: Kind
    size: int

    def __str__(self) -> str:
        return f"{self.kind} {self.size}"


class Phase(tuple[Group, ...]):
    """The groups of a phase.

    >>> phase = Phase((Group("set", 3), Group("run", 4)))
    >>> str(phase), phase.size
    ('set 3 + run 4', 7)
    """

    __slots__ = ()

    @property
    def size(self) -> int:
        """The least number of cards."""
        return sum(group.size for group in self)

    def __str__(self) -> str:
        return " + ".join(str(group) for group in self)

    def __repr__(self) -> str:
        return f"Phase({str(self)!r})"


_GROUP: Final = re.compile(rf"\s*({'|'.join(KINDS)})\s+([0-9]{{1,3}})\s*", re.ASCII)
_LONGEST_TEXT: Final = 100
"""Longer texts are refused unparsed."""


def read_phases(value: object) -> tuple[Phase, ...]:
    """Parse a list of phases.

    >>> [str(phase) for phase in read_phases(["set 3 + set 3", "run 7"])]
    ['set 3 + set 3', 'run 7']
    """
    if not isinstance(value, list | tuple):
        raise RulesProblem("phases-not-a-list", value=echo(value))
    if not 1 <= len(value) <= MOST_PHASES:
        raise RulesProblem("phases-count", count=len(value))
    return tuple(read_phase(text, number) for number, text in enumerate(value, 1))


def read_phase(text: object, number: int = 1) -> Phase:
    """Parse a phase like "set 3 + run 4"; `number` is its place in the list, for error messages."""
    if not isinstance(text, str) or len(text) > _LONGEST_TEXT or not text.strip():
        raise RulesProblem("phase-not-text", number=number, value=echo(text))
    parts = text.split("+")
    if len(parts) > MOST_GROUPS:
        raise RulesProblem("phase-groups", number=number, phase=echo(text), count=len(parts))
    phase = Phase(_read_group(part, text, number) for part in parts)
    if phase.size > MOST_CARDS:
        raise RulesProblem("phase-too-big", number=number, phase=str(phase), cards=phase.size)
    return phase


def _read_group(part: str, phase: str, number: int) -> Group:
    match = _GROUP.fullmatch(part)
    if match is None:
        raise RulesProblem("bad-group", number=number, phase=echo(phase), group=echo(part.strip()))
    kind = cast("Kind", match[1])
    group = Group(kind, int(match[2]))
    if group.size < LEAST[kind]:
        raise RulesProblem("group-too-small", number=number, group=str(group), kind=kind, least=LEAST[kind])
    if kind == "run" and group.size > LONGEST_RUN:
        raise RulesProblem("run-too-long", number=number, group=str(group))
    return group
