"""How a table is played beside its rules: time, knocking windows, pauses, talk, and who finds it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Literal, TypeAlias, get_args

from decaphase.online.table.commands import Refused

Claims: TypeAlias = Literal["nearest", "fastest"]
Pausing: TypeAlias = Literal["always", "between-hands"]
Talk: TypeAlias = Literal["chat", "reactions", "off"]

DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What a table chose. Times are in seconds; `turn_seconds` 0: nobody is timed, a turn may take days.

    `claim_seconds` 0: a knocking window stays open until everybody who was asked has answered.
    """

    listed: bool = False
    turn_seconds: int = 60
    reserve_seconds: int = 300
    claim_seconds: int = 8
    claims: Claims = "nearest"
    pausing: Pausing = "always"
    talk: Talk = "chat"


CORRESPONDENCE: Final = TableSettings(turn_seconds=0, reserve_seconds=0, claim_seconds=0)
"""A table without any clock, for a move a day."""

_BOUNDS: Final = {
    "turn_seconds": (5, 7 * DAY),
    "reserve_seconds": (0, 7 * DAY),
    "claim_seconds": (0, 60),
}
_CHOICES: Final = {"claims": get_args(Claims), "pausing": get_args(Pausing), "talk": get_args(Talk)}


def check_settings(settings: TableSettings) -> None:
    """Refuse a setting that no table can have."""
    for field in fields(settings):
        value = getattr(settings, field.name)
        if field.name in _CHOICES and value not in _CHOICES[field.name]:
            raise Refused("table-setting-choice", setting=field.name, choices=", ".join(_CHOICES[field.name]))
        if field.name in _BOUNDS:
            least, most = _BOUNDS[field.name]
            untimed = field.name == "turn_seconds" and value == 0
            if not untimed and not least <= value <= most:
                raise Refused("table-setting-range", setting=field.name, least=least, most=most)
