"""The names of commands, entries and events in a log and on the wire."""

from __future__ import annotations

import re


def kind_name(class_name: str) -> str:
    """The stable name that tags values of this class.

    >>> kind_name("SeatTaken")
    'seat-taken'
    """
    return re.sub("(?<!^)(?=[A-Z])", "-", class_name).lower()
