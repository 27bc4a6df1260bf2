"""`Rules`, an edition with a table's overrides, and the options: their values, and when each has an effect.

A new option needs a field of `Rules` and a line of the same name in `_TABLE`, and its value in
`editions/base.toml` unless it is a variant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from decaphase.problems import RulesProblem
from decaphase.rules.echo import echo
from decaphase.rules.phases import Phase, read_phases
from decaphase.rules.selection import WORDS, Selection, read_selection, select

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


def _always(_rules: Rules) -> bool:
    return True


def _points_break_ties(rules: Rules) -> bool:
    # With every-hand, points are the ranking, and equal totals share a place.
    return rules.scoring == "points" and rules.advance == "on-completion"


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that differs between rulebooks or tables.

    `values` are the allowed ones (for phases and selection: the keywords beside a list). The first value of a
    variant is the default. `matters` says whether the option has an effect given the others.
    """

    name: str
    values: tuple[str | int, ...]
    matters: Callable[[Rules], bool] = _always
    variant: bool = False

    def read(self, value: object) -> Setting:
        """Validate a value."""
        if self.name == "phases":
            return tuple(str(phase) for phase in read_phases(value))
        if self.name == "selection":
            return read_selection(value)
        for allowed in self.values:
            # In Python True == 1 and 20.0 == 20; neither is an allowed value.
            if type(value) is type(allowed) and value == allowed:
                return allowed
        allowed_values = ", ".join(echo(allowed) for allowed in self.values)
        raise RulesProblem("not-a-value", option=self.name, value=echo(value), values=allowed_values)


_TABLE: Final = (
    Option("phases", ()),
    Option("wild_points", get_args(WildPoints)),
    Option("naturals", get_args(Naturals)),
    Option("skip_style", get_args(SkipStyle)),
    Option("skip_returns", get_args(SkipReturns), lambda rules: rules.skip_style == "lay-before"),
    Option("skip_limit", get_args(SkipLimit), lambda rules: rules.skip_style != "next"),
    Option("pickup", get_args(Pickup)),
    Option("scoring", get_args(Scoring)),
    Option("tie_points", get_args(TiePoints), _points_break_ties),
    Option("tie_break", get_args(TieBreak), _points_break_ties),
    Option("play_on", (True, False)),
    Option("advance", get_args(Advance), variant=True),
    Option("selection", WORDS, variant=True),
    Option("order", get_args(Order), variant=True),
    Option("knocking", (False, True), variant=True),
    Option("cards", get_args(Cards), variant=True),
)

OPTIONS: Final = {option.name: option for option in _TABLE}
"""Every option by its name, in the order of the rules."""


def matters(rules: Rules, option: str) -> bool:
    """Whether an option has an effect given the others; if not, "-" is shown.

    >>> from decaphase.rules import load_rules
    >>> matters(load_rules("classic-de"), "skip_returns"), matters(load_rules("classic-en"), "skip_returns")
    (True, False)
    """
    return OPTIONS[option].matters(rules)
