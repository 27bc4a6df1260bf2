"""The order of the rulebook: clauses, options and tables of each chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Says:
    """Clauses that form one paragraph."""

    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An option, as the table plays it and, if different, as the edition has it."""

    option: str


@dataclass(frozen=True, slots=True)
class Shows:
    """A block that is no paragraph: the phases, the points of the cards, the steps of a turn."""

    what: Literal["phases", "points", "steps"]


Part: TypeAlias = Says | Choice | Shows


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter and its parts; our decisions and the examples follow at its end."""

    name: str
    parts: tuple[Part, ...]


def _says(*clauses: str) -> Says:
    return Says(clauses)


CHAPTERS: Final = (
    Chapter("aim", (_says("aim-points", "aim-none", "aim-every-hand"), _says("hands", "one-hand"))),
    Chapter(
        "need",
        (
            _says("players"),
            Choice("cards"),
            _says("no-colour", "reference"),
            _says("sheet-points", "sheet-none"),
        ),
    ),
    Chapter(
        "phases",
        (
            Choice("selection"),
            Shows("phases"),
            _says("letters", "letters-set", "letters-run", "letters-colour"),
            Choice("advance"),
            Choice("order"),
            _says("counts", "counts-once"),
            _says("list-silent", "list-braille", "list-french"),
        ),
    ),
    Chapter(
        "groups",
        (
            _says("set", "same-number"),
            _says("run", "no-step"),
            _says("colour"),
            _says("more", "no-more-groups"),
        ),
    ),
    Chapter(
        "wilds",
        (
            _says("wild-number", "wild-colour", "wild-stays"),
            _says("wild-hit", "wild-ends"),
            Choice("naturals"),
            _says("all-wild"),
            _says("wild-no-skip"),
        ),
    ),
    Chapter(
        "deal",
        (
            _says("shuffle", "ten", "one-at-a-time", "clockwise"),
            _says("turn-up"),
            _says("first", "deal-passes"),
            _says("skip-up", "wild-up"),
        ),
    ),
    Chapter("turn", (Shows("steps"),)),
    Chapter("draw", (_says("draw"), _says("draw-no-skip"), _says("draw-wild"), Choice("pickup"))),
    Chapter("lay", (_says("lay"), _says("lay-once", "lay-may"))),
    Chapter("hit", (_says("hit"), _says("hit-set", "hit-run", "hit-colour"))),
    Chapter("discard", (_says("discard"),)),
    Chapter(
        "skips",
        (
            _says("skip-jokers"),
            Choice("skip_style"),
            _says("skip-lies"),
            Choice("skip_returns"),
            _says("skip-self", "skip-must-name"),
            Choice("skip_limit"),
            _says("skip-round", "skip-round-knock", "skip-waiting", "skip-up-free"),
            _says("skip-two"),
            _says("skip-never"),
            _says("skip-last"),
            _says("skip-empty-pile"),
        ),
    ),
    Chapter(
        "knocking",
        (
            Choice("knocking"),
            _says("knock-before-skip"),
            _says(
                "knock-next", "knock-first", "knock-twice", "knock-skipped", "knock-not", "knock-must-play"
            ),
        ),
    ),
    Chapter("empty", (_says("reshuffle", "blocked-points", "blocked-none"),)),
    Chapter("end", (_says("end", "end-cross"),)),
    Chapter(
        "points",
        (Choice("scoring"), Shows("points"), Choice("wild_points"), _says("out-zero"), _says("ranking")),
    ),
    Chapter(
        "win",
        (
            _says("played-out", "win", "win-any", "win-none", "win-none-any", "win-every-hand"),
            Choice("tie_points"),
            Choice("tie_break"),
            _says("replay", "laid-first", "equal-totals"),
            Choice("play_on"),
            _says("replay-first", "play-on-leave"),
            _says("places-points", "places-none"),
        ),
    ),
    Chapter("pause", (_says("pause-points", "pause-none"),)),
)
"""The chapters after the introduction."""
