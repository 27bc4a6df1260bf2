"""A table's settings beside its rules: clocks, knocking windows, pauses, talk, and whether it is listed."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from decaphase.online.table.commands import Refused

Claims: TypeAlias = Literal["nearest", "fastest"]
Pausing: TypeAlias = Literal["always", "between-hands"]
Talk: TypeAlias = Literal["chat", "reactions", "off"]

DAY: Final = 86_400


class TableSettings(Struct, frozen=True):
    """A table's settings. Times are in seconds; `turn_seconds` 0: turns are not timed and may take days.

    `claim_seconds` 0: a knocking window stays open until every seat that was asked has answered.
    """

    listed: bool
    turn_seconds: int
    reserve_seconds: int
    claim_seconds: int
    claims: Claims
    pausing: Pausing
    talk: Talk

    @classmethod
    def of(cls, **changes: bool | int | str) -> TableSettings:
        """The default settings with these changes.

        >>> TableSettings.of(listed=True).turn_seconds
        60
        """
        return replace(DEFAULT_SETTINGS, **changes)


# No field has a default of its own: a log and a view hold all of them, and so says their JSON Schema.
DEFAULT_SETTINGS: Final = TableSettings(
    listed=False,
    turn_seconds=60,
    reserve_seconds=300,
    claim_seconds=8,
    claims="nearest",
    pausing="always",
    talk="chat",
)
CORRESPONDENCE: Final = TableSettings.of(turn_seconds=0, reserve_seconds=0, claim_seconds=0)
"""A table without clocks, for a move a day."""

_BOUNDS: Final = {
    "turn_seconds": (5, 7 * DAY),
    "reserve_seconds": (0, 7 * DAY),
    "claim_seconds": (0, 60),
}
_CHOICES: Final = {"claims": get_args(Claims), "pausing": get_args(Pausing), "talk": get_args(Talk)}


def check_settings(settings: TableSettings) -> None:
    """Refuse settings outside their choices or bounds."""
    for name, (least, most) in _BOUNDS.items():
        value = getattr(settings, name)
        untimed = name == "turn_seconds" and value == 0
        if not untimed and not least <= value <= most:
            raise Refused("table-setting-range", setting=name, least=least, most=most)
    for name, choices in _CHOICES.items():
        if getattr(settings, name) not in choices:
            raise Refused("table-setting-choice", setting=name, choices=", ".join(choices))
