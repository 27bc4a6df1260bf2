"""A table's settings beside its rules: clocks, knocking windows, pauses, talk, and whether it is listed."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from decaphase.online.table.commands import Refused

Claims: TypeAlias = Literal["nearest", "fastest"]
Pausing: TypeAlias = Literal["always", "between-hands"]
Talk: TypeAlias = Literal["chat", "reactions", "off"]

DAY: Final = 86_400


class TableSettings(Struct, frozen=True):
    """A table's settings. Times are in seconds; `turn_seconds` 0: turns are not timed and may take days.

    `claim_seconds` 0: a knocking window stays open until every seat that was asked has answered.
    """

    listed: bool = False
    turn_seconds: int = 60
    reserve_seconds: int = 300
    claim_seconds: int = 8
    claims: Claims = "nearest"
    pausing: Pausing = "always"
    talk: Talk = "chat"


CORRESPONDENCE: Final = TableSettings(turn_seconds=0, reserve_seconds=0, claim_seconds=0)
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
