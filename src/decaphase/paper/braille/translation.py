"""Text that a table of liblouis has cells for, whatever people call themselves; and its translation."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from decaphase.paper.braille.liblouis import translate
from decaphase.say.braille_labels import BLANK, Code

LAST: Final = "⠿"
"""The last cell of six dots; cells of eight are for screens, not for paper."""

BASES: Final = {
    "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ı": "i", "œ": "oe",
    "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "þ": "th", "Þ": "Th", "ð": "d", "Ð": "D",
}  # fmt: skip
"""Letters that do not come apart into a letter and its accent."""

UNSEEN: Final = ("Cc", "Cf")
"""Marks that only steer how text is shown, such as its direction."""

UNKNOWN: Final = "?"
"""In place of a character that no way of writing it in this language is known for."""

FRENCH_GAP: Final = re.compile(r"(?<=«)\s|\s(?=[;:!?»])")
"""Print sets a thin space there; braille does not."""

MOST_KEPT: Final = 1024


def to_cells(text: str, code: Code) -> str:
    """The text in the braille of a language: six dots, one empty cell between words."""
    # Word by word: over some words together, such as “5 %.np”, the German table of liblouis 3.24 never ends.
    cells = BLANK.join(translate(word, code.table) for word in readable(text, code).split())
    # Beside some others it leaves a few signs as they are: a line drawn beside a number.
    words = "".join(cell if _has_six_dots(cell) else BLANK for cell in cells).split(BLANK)
    return BLANK.join(word for word in words if word)


def readable(text: str, code: Code) -> str:
    """The text in characters that the table knows, with plain spaces.

    What it does not know is written without its accents or, at last, as a question mark.
    """
    if code.language == "fr":
        text = FRENCH_GAP.sub("", text)
    plain = " ".join(normalize("NFC", text).split())
    return "".join(_written(character, code.table) for character in plain)


@lru_cache(maxsize=MOST_KEPT)
def _written(character: str, table: str) -> str:
    """One character as this table can write it."""
    if character == " " or _knows(character, table):
        return character
    if combining(character) or category(character) in UNSEEN:
        return ""
    parts = normalize("NFKD", BASES.get(character, character))
    plain = "".join(part for part in parts if not combining(part))
    return plain if plain and all(_knows(part, table) for part in plain) else UNKNOWN


def _knows(character: str, table: str) -> bool:
    """Whether a table has cells of six dots for a character, and not only an empty one."""
    cells = translate(character, table)
    return bool(cells.strip(BLANK)) and all(map(_has_six_dots, cells))


def _has_six_dots(cell: str) -> bool:
    return BLANK <= cell <= LAST
