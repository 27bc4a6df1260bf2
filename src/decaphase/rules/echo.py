"""User input quoted back in error messages: short and printable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST_CHARACTERS: Final = 40
_MOST_ITEMS: Final = 10
_LEAST_SIMILARITY: Final = 0.6
_MOST_BITS: Final = 10_000
"""Python refuses to print longer numbers."""


def echo(value: object) -> str:
    """A value as a person would write it, truncated.

    >>> echo(True), echo([2, "x"]), echo("x" * 99)
    ('true', '[2, "x"]', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…')
    """
    return _cut(value if isinstance(value, str) else _written(value, nested=False))


def nearest(name: str, known: Iterable[str]) -> str:
    """The most similar known name (the first of equals), or "none".

    >>> nearest("skip_stile", ["skip_style", "skip_limit"]), nearest("x", ["skip_style"])
    ('skip_style', 'none')
    """
    from difflib import SequenceMatcher

    # SequenceMatcher caches its second sequence, so that one is the name.
    matcher = SequenceMatcher(b=name[: 2 * MOST_CHARACTERS])
    similarity = {}
    for candidate in known:
        matcher.set_seq1(candidate)
        similarity[candidate] = matcher.ratio()
    best = max(similarity, key=similarity.__getitem__)
    return best if similarity[best] >= _LEAST_SIMILARITY else "none"


def _written(value: object, *, nested: bool) -> str:
    match value:
        case str():
            return f'"{_cut(value)}"'
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > _MOST_BITS:
            return "…"
        case list() | tuple() if not nested:
            listed = [_written(part, nested=True) for part in value[:_MOST_ITEMS]]
            return f"[{', '.join(listed + ['…'] * (len(value) > _MOST_ITEMS))}]"
        case list() | tuple():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case int() | float() | None:
            return str(value)
        case _:
            return type(value).__name__


def _cut(text: str) -> str:
    # Truncate before checking each character: the text may be megabytes long.
    short = text if len(text) <= MOST_CHARACTERS else text[: MOST_CHARACTERS - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)
