"""Saved settings: verbosity, colour, sort order, name."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from decaphase.problems import Problem
from decaphase.say.events import FULLNESS, Fullness
from decaphase.terminal.folders import settings_folder, write_atomically
from decaphase.terminal.play.hand_order import ORDERS, Order

Colour: TypeAlias = Literal["auto", "always", "never"]
COLOUR: Final[tuple[Colour, ...]] = get_args(Colour)

T = TypeVar("T", bound=str)
Preferences: TypeAlias = tuple[Fullness, Order]


@dataclass(frozen=True, slots=True)
class TerminalSettings:
    """The settings of the terminal."""

    fullness: Fullness = "normal"
    colour: Colour = "auto"
    sort: Order = "number"
    name: str = ""
    """The name of the last player here."""


def settings_file() -> Path:
    """The file of the settings."""
    return settings_folder() / "settings.toml"


def load_settings() -> TerminalSettings:
    """The saved settings; unreadable or invalid values are replaced by the defaults."""
    defaults = TerminalSettings()
    try:
        found = tomllib.loads(settings_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, Problem):
        return defaults
    name = found.get("name")
    return TerminalSettings(
        fullness=_one_of(FULLNESS, found.get("fullness"), defaults.fullness),
        colour=_one_of(COLOUR, found.get("colour"), defaults.colour),
        sort=_one_of(ORDERS, found.get("sort"), defaults.sort),
        name=name if isinstance(name, str) else defaults.name,
    )


def _one_of(values: tuple[T, ...], found: object, defaults: T) -> T:
    return next((value for value in values if value == found), defaults)


def save_preferences(settings: TerminalSettings, before: Preferences, after: Preferences) -> None:
    """Save verbosity and sort order where the player changed them during a game."""
    if after != before:
        fullness, sort = after
        try_to_save(replace(settings, fullness=fullness, sort=sort))


def try_to_save(settings: TerminalSettings) -> None:
    """Save the settings, if possible; on failure the player only has to set them again."""
    with suppress(Problem):
        save_settings(settings)


def save_settings(settings: TerminalSettings) -> None:
    """Save the settings."""
    from decaphase.records.toml import write_text  # loads the whole engine, which is slow

    lines = [
        f"{field.name} = {write_text(getattr(settings, field.name))}" for field in fields(TerminalSettings)
    ]
    write_atomically(settings_file(), "\n".join(lines) + "\n")
