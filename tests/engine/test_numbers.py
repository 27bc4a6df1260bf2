"""The engine's numbers mean what the options say, and its functions can share one namespace."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType

import pytest

import decaphase.research.stepping  # noqa: F401 - registers itself and the bots' thinking
from decaphase.engine import COMPILED_PACKAGES, state
from decaphase.game.rule_codes import CODED, rule_codes
from decaphase.rules import OPTIONS, load_rules
from decaphase.rules.phases import KINDS

VALUES = [(name, value) for name in CODED for value in OPTIONS[name].values]


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_each_value_has_its_number(option: str, value: str | int) -> None:
    options = {option: value} | ({"skip_style": "lay-before"} if option == "skip_returns" else {})
    codes = rule_codes(load_rules("classic-en", options))
    expected = OPTIONS[option].values.index(value) if isinstance(value, str) else value
    assert getattr(codes, option) == expected


def test_the_numbers_have_the_names_that_the_engine_reads() -> None:
    assert tuple(map(KINDS.index, ("set", "run", "colour"))) == (state.SET, state.RUN, state.COLOUR)
    assert (state.PER_PHASE, state.PER_GROUP, state.NO_NATURALS) == (0, 1, 2)
    assert (state.ONE_PENDING, state.ONCE_PER_ROUND, state.ONCE_PER_HAND) == (0, 1, 2)
    with pytest.raises(ValueError, match="pickup"):
        state._codes("pickup", "free", "must-pay")


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
