"""A fixed list of tables by name: every edition, every value of every option, and interacting options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from decaphase.rules import Rules, load_rules

OWN_PHASES: Final = ["set 2 + colour 3", "run 4 + set 2 + colour 2", "colour 4", "set 2 + set 2 + set 2"]

VARIANTS: Final[Mapping[str, tuple[str, Mapping[str, object]]]] = {
    "classic-en": ("classic-en", {}),
    "classic-fr": ("classic-fr", {}),
    "classic-de": ("classic-de", {}),
    "braille-nl": ("braille-nl", {}),
    "house-nl": ("house-nl", {}),
    "house-nl-original": ("house-nl-original", {}),
    # Differences between the editions, each value in an edition that has another.
    "phases-own": ("classic-en", {"phases": OWN_PHASES}),
    "wild_points-20": ("classic-en", {"wild_points": 20}),
    "wild_points-25": ("classic-de", {"wild_points": 25}),
    "naturals-per-phase": ("classic-de", {"naturals": "per-phase"}),
    "naturals-per-group": ("classic-en", {"naturals": "per-group"}),
    "naturals-none": ("classic-en", {"naturals": "none"}),
    "skip_style-choose": ("house-nl", {"skip_style": "choose"}),
    "skip_style-lay-before": ("classic-en", {"skip_style": "lay-before"}),
    "skip_style-next": ("classic-en", {"skip_style": "next"}),
    "skip_returns-top": ("classic-de", {"skip_returns": "top"}),
    "skip_returns-bottom": ("braille-nl", {"skip_returns": "bottom"}),
    "skip_limit-one-pending": ("classic-en", {"skip_limit": "one-pending"}),
    "skip_limit-once-per-round": ("braille-nl", {"skip_limit": "once-per-round"}),
    "skip_limit-once-per-hand": ("classic-en", {"skip_limit": "once-per-hand"}),
    "pickup-free": ("house-nl", {"pickup": "free"}),
    "pickup-must-play": ("classic-en", {"pickup": "must-play"}),
    "scoring-points": ("house-nl", {"scoring": "points"}),
    "scoring-none": ("classic-en", {"scoring": "none"}),
    "tie_points-with-this-hand": ("house-nl-original", {"tie_points": "with-this-hand"}),
    "tie_points-before-this-hand": ("classic-en", {"tie_points": "before-this-hand"}),
    "tie_break-replay": ("house-nl-original", {"tie_break": "replay"}),
    "tie_break-shared": ("classic-en", {"tie_break": "shared", "tie_points": "before-this-hand"}),
    "play_on-true": ("classic-en", {"play_on": True}),
    "play_on-false": ("house-nl", {"play_on": False}),
    # Variants.
    "advance-every-hand": ("classic-en", {"advance": "every-hand"}),
    "selection-first-2": ("classic-en", {"selection": "first-2"}),
    "selection-even": ("classic-en", {"selection": "even"}),
    "selection-odd": ("classic-en", {"selection": "odd"}),
    "selection-list": ("classic-en", {"selection": [2, 8]}),
    "order-any": ("classic-de", {"order": "any"}),
    "knocking": ("classic-de", {"knocking": True}),
    "cards-packs": ("house-nl", {"cards": "packs"}),
    # Interacting options.
    "knocking-must-play": ("house-nl-original", {"knocking": True}),
    "knocking-skips": ("classic-en", {"knocking": True, "skip_limit": "one-pending"}),
    "must-play-own-phases": ("classic-de", {"pickup": "must-play", "phases": OWN_PHASES}),
    "must-play-naturals-per-group": ("house-nl", {"naturals": "per-group"}),
    "must-play-order-any": ("house-nl", {"order": "any", "phases": OWN_PHASES}),
    "order-any-replay": ("house-nl-original", {"order": "any", "tie_break": "replay"}),
    "replay-then-play-on": (
        "classic-en",
        {"tie_points": "before-this-hand", "play_on": True},
    ),
    "knocking-order-any-own-phases": (
        "braille-nl",
        {"knocking": True, "order": "any", "phases": OWN_PHASES, "naturals": "per-group"},
    ),
}

COVER: Final = (
    "classic-fr",
    "skip_returns-bottom",
    "advance-every-hand",
    "selection-first-2",
    "selection-even",
    "selection-odd",
    "selection-list",
    "order-any",
    "cards-packs",
    "knocking-must-play",
    "must-play-order-any",
    "knocking-order-any-own-phases",
)
"""Twelve of them with every edition, every value of every option, and most pairs of two options' values."""

VARIANT_PARAMETERS: Final = [
    pytest.param(name, marks=[] if name in COVER else [pytest.mark.slow]) for name in VARIANTS
]
"""All of them for a test that is parametrised by them; those outside the cover are slow."""


def variant(name: str, **overrides: object) -> Rules:
    """The rules of a variant, with further overrides."""
    edition, options = VARIANTS[name]
    return load_rules(edition, {**options, **overrides})
