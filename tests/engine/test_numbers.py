"""The engine's numbers mean what the options say, and its functions can share one namespace."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType

import pytest

import decaphase.research.stepping  # noqa: F401 - registers itself and the bots' thinking
from decaphase.engine import COMPILED_PACKAGES
from decaphase.engine import state as core
from decaphase.game.rule_codes import NUMBERED, rule_codes
from decaphase.rules import load_rules

NAMES = {
    "naturals": {
        "per-phase": core.PER_PHASE,
        "per-group": core.PER_GROUP,
        "none": core.NO_NATURALS,
    },
    "skip_style": {"choose": core.CHOOSE, "lay-before": core.LAY_BEFORE, "next": core.NEXT},
    "skip_returns": {"top": core.TOP, "bottom": core.BOTTOM},
    "skip_limit": {
        "one-pending": core.ONE_PENDING,
        "once-per-round": core.ONCE_PER_ROUND,
        "once-per-hand": core.ONCE_PER_HAND,
    },
    "pickup": {"free": core.FREE, "must-play": core.MUST_PLAY},
    "scoring": {"points": core.POINTS, "none": core.NO_POINTS},
    "tie_points": {"with-this-hand": core.WITH_THIS_HAND, "before-this-hand": core.BEFORE_THIS_HAND},
    "tie_break": {"replay": core.REPLAY, "shared": core.SHARED},
    "advance": {"on-completion": core.ON_COMPLETION, "every-hand": core.EVERY_HAND},
    "order": {"in-order": core.IN_ORDER, "any": core.ANY},
}


@pytest.mark.parametrize(("option", "value"), [(name, value) for name in NUMBERED for value in NAMES[name]])
def test_each_value_has_its_number(option: str, value: str) -> None:
    options = {option: value} | ({"skip_style": "lay-before"} if option == "skip_returns" else {})
    book = rule_codes(load_rules("classic-en", options))
    assert getattr(book, option) == NAMES[option][value]


def compiled_modules() -> list[str]:
    return [f"{package.name}.{name}" for package in COMPILED_PACKAGES.values() for name in package.modules]


def test_no_two_modules_of_the_engine_use_a_name_twice() -> None:
    seen: dict[str, object] = {}
    for name in compiled_modules():
        module = import_module(name)
        for key, value in vars(module).items():
            if isinstance(value, FunctionType | int | list | tuple) and not key.startswith("__"):
                assert seen.setdefault(key, value) is value or seen[key] == value, key
    assert set(seen) >= {name for package in COMPILED_PACKAGES.values() for name in package.entries}
