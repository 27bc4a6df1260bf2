"""The table of options: their values, and when each has an effect.

A new option needs a line here, a field of the same name in `Rules` and a value in `editions/base.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, get_args

from decaphase.problems import RulesProblem
from decaphase.rules import model
from decaphase.rules.echo import echo
from decaphase.rules.model import Rules, Setting
from decaphase.rules.phases import read_phases
from decaphase.rules.selection import WORDS, read_selection


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
    Option("wild_points", get_args(model.WildPoints)),
    Option("naturals", get_args(model.Naturals)),
    Option("skip_style", get_args(model.SkipStyle)),
    Option("skip_returns", get_args(model.SkipReturns), lambda rules: rules.skip_style == "lay-before"),
    Option("skip_limit", get_args(model.SkipLimit), lambda rules: rules.skip_style != "next"),
    Option("pickup", get_args(model.Pickup)),
    Option("scoring", get_args(model.Scoring)),
    Option("tie_points", get_args(model.TiePoints), _points_break_ties),
    Option("tie_break", get_args(model.TieBreak), _points_break_ties),
    Option("play_on", (True, False)),
    Option("advance", get_args(model.Advance), variant=True),
    Option("selection", WORDS, variant=True),
    Option("order", get_args(model.Order), variant=True),
    Option("knocking", (False, True), variant=True),
    Option("cards", get_args(model.Cards), variant=True),
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
