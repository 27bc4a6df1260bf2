"""A table's rules encoded as the engine's integers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from decaphase.engine.native import flat_of
from decaphase.engine.state import (
    ANOTHER_FORM,
    ONE_GROUP,
    RUN_AND_SET,
    SET_AND_RUN,
    TWO_SETS,
    RuleCodes,
    State,
)
from decaphase.game.rule_functions import is_flat
from decaphase.rules import OPTIONS, Rules
from decaphase.rules.phases import KINDS

CODED: Final = tuple(name for name in OPTIONS if RuleCodes.SHAPES.get(name) == ())
"""The options that are one number in `RuleCodes`: a word by its place among the option's values."""

FORMS: Final[dict[tuple[str, ...], int]] = {
    ("set", "set"): TWO_SETS,
    ("set", "run"): SET_AND_RUN,
    ("run", "set"): RUN_AND_SET,
}


@lru_cache(maxsize=64)
def rule_codes(rules: Rules) -> RuleCodes:
    """The engine's form of these rules; cached, so read-only."""
    codes = RuleCodes()
    for option in CODED:
        value = getattr(rules, option)
        setattr(codes, option, OPTIONS[option].values.index(value) if isinstance(value, str) else int(value))
    codes.selected = len(rules.selected)
    codes.selection[: codes.selected] = rules.selected
    for number, phase in enumerate(rules.phases, 1):
        codes.groups[number] = len(phase)
        codes.form[number] = form_of(rules, tuple(group.kind for group in phase))
        codes.needed[number] = sum(group.size for group in phase)
        for index, group in enumerate(phase):
            codes.kind[number][index] = KINDS.index(group.kind)
            codes.need[number][index] = group.size
    return codes


@lru_cache(maxsize=64)
def _flat_codes(rules: Rules) -> RuleCodes:
    return flat_of(rule_codes(rules))  # type: ignore[no-any-return]


def codes_for(state: State, rules: Rules) -> RuleCodes:
    """The same in the form of a state, plain or flat."""
    return _flat_codes(rules) if is_flat(state) else rule_codes(rules)


def rule_code_fields(rules: Rules) -> dict[str, int | list[int | list[int]]]:
    """The same integers by field name."""
    codes = rule_codes(rules)
    return {name: getattr(codes, name) for name in RuleCodes.SHAPES}


def form_of(rules: Rules, kinds: tuple[str, ...]) -> int:
    """The form of a phase with groups of these kinds."""
    if len(kinds) == 1:
        return ONE_GROUP
    return ANOTHER_FORM if rules.naturals == "per-group" else FORMS.get(kinds, ANOTHER_FORM)
