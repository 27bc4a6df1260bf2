"""`Rules`: an edition with a table's overrides, validated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from decaphase.rules.phases import Phase
from decaphase.rules.selection import Selection, select

WildPoints: TypeAlias = Literal[20, 25]
Naturals: TypeAlias = Literal["per-phase", "per-group", "none"]
SkipStyle: TypeAlias = Literal["choose", "lay-before", "next"]
SkipReturns: TypeAlias = Literal["top", "bottom"]
SkipLimit: TypeAlias = Literal["one-pending", "once-per-round", "once-per-hand"]
Pickup: TypeAlias = Literal["free", "must-play"]
Scoring: TypeAlias = Literal["points", "none"]
TiePoints: TypeAlias = Literal["with-this-hand", "before-this-hand"]
TieBreak: TypeAlias = Literal["replay", "shared"]
Advance: TypeAlias = Literal["on-completion", "every-hand"]
Order: TypeAlias = Literal["in-order", "any"]
Cards: TypeAlias = Literal["colours", "packs"]

Setting: TypeAlias = "str | bool | int | tuple[str, ...] | tuple[int, ...]"
"""An option's value as `load_rules` takes it, with lists as tuples."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one table; `load_rules` makes and validates them.

    The catalogue explains each option (`option-...`); `OPTIONS` says when it has an effect.
    """

    edition: str
    overrides: tuple[tuple[str, Setting], ...]
    phases: tuple[Phase, ...]
    wild_points: WildPoints
    naturals: Naturals
    skip_style: SkipStyle
    skip_returns: SkipReturns
    skip_limit: SkipLimit
    pickup: Pickup
    scoring: Scoring
    tie_points: TiePoints
    tie_break: TieBreak
    play_on: bool
    advance: Advance
    selection: Selection
    order: Order
    knocking: bool
    cards: Cards

    @property
    def selected(self) -> tuple[int, ...]:
        """The phase numbers in play, ascending."""
        return select(self.selection, len(self.phases))

    def setting(self, option: str) -> Setting:
        """The value of an option as `load_rules` takes it.

        >>> from decaphase.rules import load_rules
        >>> load_rules("classic-en", {"selection": [2, 5]}).setting("selection")
        (2, 5)
        """
        if option == "phases":
            return tuple(str(phase) for phase in self.phases)
        value: Setting = getattr(self, option)
        return value
