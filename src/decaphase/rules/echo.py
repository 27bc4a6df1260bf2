"""What somebody wrote, short and safe enough to say back to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LONGEST: Final = 40
_LISTED: Final = 10
_ALIKE: Final = 0.6
_BITS: Final = 10_000
"""Python itself refuses to write longer numbers out."""


def echo(value: object) -> str:
    """A value as a person would have written it, cut where it is long.

    >>> echo(True), echo([2, "x"]), echo("x" * 99)
    ('true', '[2, "x"]', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…')
    """
    return _cut(value if isinstance(value, str) else _written(value, nested=False))


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name somebody may have meant (of equals the first), or "none".

    >>> nearest("skip_stile", ["skip_style", "skip_limit"]), nearest("x", ["skip_style"])
    ('skip_style', 'none')
    """
    from difflib import SequenceMatcher

    # The name asked for is the second sequence: that is the one the matcher prepares once.
    matcher = SequenceMatcher(b=name[: 2 * LONGEST])
    likeness = {}
    for candidate in known:
        matcher.set_seq1(candidate)
        likeness[candidate] = matcher.ratio()
    best = max(likeness, key=likeness.__getitem__)
    return best if likeness[best] >= _ALIKE else "none"


def _written(value: object, *, nested: bool) -> str:
    match value:
        case str():
            return f'"{_cut(value)}"'
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > _BITS:
            return "…"
        case list() | tuple() if not nested:
            listed = [_written(part, nested=True) for part in value[:_LISTED]]
            return f"[{', '.join(listed + ['…'] * (len(value) > _LISTED))}]"
        case list() | tuple():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case int() | float() | None:
            return str(value)
        case _:
            return type(value).__name__


def _cut(text: str) -> str:
    # Cut before looking at each character: the text may be megabytes long.
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)
