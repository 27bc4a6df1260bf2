"""Loads `Rules` from an edition's file and a table's overrides, or refuses them with a reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from decaphase.problems import RulesProblem
from decaphase.rules.echo import echo, nearest
from decaphase.rules.options import OPTIONS, Option, Rules, Setting
from decaphase.rules.phases import read_phases
from decaphase.rules.selection import check_selection

EDITIONS: Final = ("classic-en", "classic-fr", "classic-de", "braille-nl", "house-nl", "house-nl-original")
DEFAULT_EDITION: Final = "classic-en"

_FOLDER: Final = Path(__file__).parent / "editions"


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition's file: the rulebook it follows, and the options that differ from the base.

    `ours` lists options whose value is our decision, because the rulebook is silent or contradicts itself.
    """

    name: str
    rulebook: str
    language: str
    ours: tuple[str, ...]
    options: Mapping[str, Setting]


def load_rules(edition: str = DEFAULT_EDITION, options: Mapping[str, object] | None = None) -> Rules:
    """An edition with a table's overrides, their values as TOML gives them.

    >>> rules = load_rules("house-nl", {"skip_style": "choose"})
    >>> rules.skip_style, rules.skip_limit, rules.pickup
    ('choose', 'once-per-round', 'must-play')
    >>> load_rules("classic-en", {"selection": "first-11"})
    Traceback (most recent call last):
    decaphase.problems.RulesProblem: first-too-many (value=first-11)
    """
    overrides = {name: _find_option(name).read(value) for name, value in (options or {}).items()}
    return _rules(load_edition(edition).name, tuple(sorted(overrides.items())))


@lru_cache(maxsize=256)
def _rules(edition: str, overrides: tuple[tuple[str, Setting], ...]) -> Rules:
    """Equal choices share one `Rules`."""
    values: dict[str, Any] = {**_base(), **load_edition(edition).options, **dict(overrides)}
    values["phases"] = read_phases(values["phases"])
    rules = Rules(edition=edition, overrides=overrides, **values)
    _refuse_clashes(rules, dict(overrides))
    check_selection(rules.selection, len(rules.phases))
    return rules


@cache
def _read_edition(name: str) -> Edition:
    with (_FOLDER / f"{name}.toml").open("rb") as file:
        data = tomllib.load(file)
    options = {option: OPTIONS[option].read(value) for option, value in data.get("options", {}).items()}
    ours = tuple(data.get("ours", ()))
    return Edition(name, data["rulebook"], data["language"], ours, options)


def load_edition(name: str) -> Edition:
    """Load an edition's file by name.

    >>> load_edition("house-nl").options["scoring"]
    'none'
    """
    if name not in EDITIONS:
        written = echo(name)
        raise RulesProblem("unknown-edition", edition=written, nearest=nearest(written, EDITIONS))
    return _read_edition(name)


@cache
def _base() -> dict[str, Setting]:
    with (_FOLDER / "base.toml").open("rb") as file:
        data = tomllib.load(file)
    first = {name: option.values[0] for name, option in OPTIONS.items() if option.variant}
    values = {**first, **data["options"]}
    return {name: option.read(values[name]) for name, option in OPTIONS.items()}


def read_option(text: str) -> tuple[str, object]:
    """Parse an option from the command line; the value may be TOML or a bare word.

    >>> read_option("pickup=must-play"), read_option("selection=[2, 5]"), read_option("knocking=true")
    (('pickup', 'must-play'), ('selection', [2, 5]), ('knocking', True))
    """
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise RulesProblem("option-without-value", text=echo(text))
    return name.strip(), _read_value(value.strip())


def read_options(texts: Iterable[str]) -> dict[str, object]:
    """Parse all options from the command line; none may be repeated."""
    options: dict[str, object] = {}
    for text in texts:
        name, value = read_option(text)
        if name in options:
            raise RulesProblem("option-twice", option=echo(name))
        options[name] = value
    return options


def _read_value(text: str) -> object:
    try:
        table = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):  # not TOML, or nested too deeply: a bare word
        return text
    # A newline in the text could add a second key.
    return table["value"] if len(table) == 1 else text


def _find_option(name: object) -> Option:
    option = OPTIONS.get(name) if isinstance(name, str) else None
    if option is None:
        written = echo(name)
        raise RulesProblem("unknown-option", option=written, nearest=nearest(written, OPTIONS))
    return option


CLASHES: Final = (
    (("advance", "every-hand"), ("scoring", "none")),
    (("advance", "every-hand"), ("play_on", True)),
    (("advance", "every-hand"), ("order", "any")),
)
"""Values that exclude each other."""


def _refuse_clashes(rules: Rules, overrides: Mapping[str, Setting]) -> None:
    """Refuse contradictory options, naming both, even where one is the edition's own."""
    for pair in CLASHES:
        if all(rules.setting(option) == value for option, value in pair):
            one, other = (f"{option} = {echo(value)}" for option, value in pair)
            raise RulesProblem("options-clash", one=one, other=other)
    # An edition's own skip_returns has no effect if the table chooses another skip_style.
    if "skip_returns" in overrides and rules.skip_style != "lay-before":
        raise RulesProblem("skip-returns-idle", value=rules.skip_returns, style=rules.skip_style)
