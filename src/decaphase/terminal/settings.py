"""What somebody set once and for all: how much is said, whether cards are painted, how hands are sorted."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from decaphase.problems import Problem
from decaphase.terminal.folders import settings_folder, write_whole

CHOICES: Final = {
    "fullness": ("normal", "brief", "full"),
    "colour": ("auto", "always", "never"),
    "sort": ("number", "colour", "need", "own"),
}
"""The values that each setting can have, the first unless something else was set."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was set."""

    fullness: str = CHOICES["fullness"][0]
    colour: str = CHOICES["colour"][0]
    sort: str = CHOICES["sort"][0]
    name: str = ""
    """The name of whoever played here last."""


def settings_file() -> Path:
    """The file that holds the settings."""
    return settings_folder() / "settings.toml"


def load_settings() -> Settings:
    """What was set; what cannot be read, or is no value, counts as not set."""
    try:
        found = tomllib.loads(settings_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, Problem):
        return Settings()
    kept = {
        field.name: value
        for field in fields(Settings)
        if isinstance(value := found.get(field.name), str) and value in CHOICES.get(field.name, (value,))
    }
    return Settings(**kept)


def save_settings(settings: Settings) -> None:
    """Keep the settings for the next time."""
    from decaphase.records.toml import write_text

    lines = [f"{field.name} = {write_text(getattr(settings, field.name))}" for field in fields(Settings)]
    write_whole(settings_file(), "\n".join(lines) + "\n")
