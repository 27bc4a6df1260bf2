"""Rules as data: six editions, the options in which they differ, and a table's overrides."""

from __future__ import annotations

from decaphase.rules.load import (
    DEFAULT_EDITION,
    EDITIONS,
    Edition,
    load_edition,
    load_rules,
    read_option,
    read_options,
)
from decaphase.rules.options import OPTIONS, Option, Rules, Setting, matters
from decaphase.rules.phases import Group, Kind, Phase, read_phase

__all__ = [
    "DEFAULT_EDITION",
    "EDITIONS",
    "OPTIONS",
    "Edition",
    "Group",
    "Kind",
    "Option",
    "Phase",
    "Rules",
    "Setting",
    "load_edition",
    "load_rules",
    "matters",
    "read_option",
    "read_options",
    "read_phase",
]
