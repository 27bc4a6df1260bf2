"""Names of players at a live table: each can be seen, and no two people's look alike."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import category, normalize

from decaphase.game.names import check_name
from decaphase.online.table.entries import is_text
from decaphase.problems import Impossible

MAX_MARKS: Final = 3
"""Combining marks on one letter: more would reach into other lines."""

_DIRECTIONS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]")
"""Characters that change the direction or the layout of the text around a name."""
_BLANKS: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0\ufffc]")
"""Letters and symbols that show nothing."""
_MARKS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]")
"""Accents of any script, and variants of a form; without the vowels that Indic scripts write as marks."""
_VISIBLE: Final = ("L", "N", "P", "S")
_IGNORED: Final = ("C", "Z")
"""Unicode's categories of characters that can be seen, and of those that cannot."""


def check_player_name(name: str) -> None:
    """Refuse a name that cannot be shown or logged."""
    if not is_text(name):
        raise Impossible("unprintable-name")
    check_name(name)
    visible = any(category(letter)[0] in _VISIBLE for letter in _BLANKS.sub("", name))
    if not visible or _DIRECTIONS.search(name) or _most_marks(name) > MAX_MARKS:
        raise Impossible("hidden-name")


def look_alike(one: str, other: str) -> bool:
    """Whether people may take one name for the other.

    >>> (
    ...     look_alike("Anna", "ANNA"),
    ...     look_alike("Anna", "Аnnа"),
    ...     look_alike("Bob", "B0b"),
    ...     look_alike("Ann", "Anna"),
    ... )
    (True, True, True, False)
    """
    return not _skeletons(one).isdisjoint(_skeletons(other))


def _most_marks(name: str) -> int:
    """The length of the longest run of combining marks."""
    longest = run = 0
    for letter in normalize("NFD", name):
        run = run + 1 if category(letter) in ("Mn", "Me") else 0
        longest = max(longest, run)
    return longest


def _skeletons(name: str) -> frozenset[str]:
    """What is left of a name without the differences that are hard to see, and without case.

    Case is folded before and after: the small l looks like the capital I, and i like neither.
    """
    return frozenset((_skeleton(name).casefold(), _skeleton(name.casefold())))


def _skeleton(name: str) -> str:
    """The skeleton of Unicode's report on security mechanisms (UTS 39), also without accents and spaces."""
    return _plain(_plain(name).translate(_confusables()))


def _plain(name: str) -> str:
    letters = _BLANKS.sub("", _MARKS.sub("", normalize("NFKD", name)))
    return "".join(letter for letter in letters if category(letter)[0] not in _IGNORED)


@cache
def _confusables() -> dict[int, str]:
    """Unicode's table of characters and what each looks like, for `str.translate`."""
    from confusable_homoglyphs.utils import load

    alike = {
        one.strip("\u200e"): [other["c"].strip("\u200e") for other in others]
        for one, others in load("confusables.json").items()
    }
    table = {}
    for one, others in alike.items():
        # The package lists both directions: a character has one prototype, a prototype all that look like it.
        prototype = others[0]
        pair = len(alike.get(prototype, ())) == 1
        if len(one) == 1 and len(others) == 1 and not (pair and len(prototype) == 1 and one < prototype):
            table[ord(one)] = prototype
    return table
